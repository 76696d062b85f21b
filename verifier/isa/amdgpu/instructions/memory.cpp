#include <algorithm>

#include "verifier/isa/amdgpu/instructions/access.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {

machine::Space space_of(unsigned llvm_space) {
  switch (llvm_space) {
    case 1:
      return machine::Space::global;
    case 3:
      return machine::Space::shared;
    case 5:
      return machine::Space::local;
    default:
      return machine::Space::none;  // flat; constant pointers point into global memory or constants
  }
}

std::optional<machine::Scope> scope_of(std::string_view name) {
  if (name.ends_with("-one-as")) name.remove_suffix(7);
  if (name == "one-as") name = "";
  if (name.empty()) return machine::Scope::system;
  if (name == "agent") return machine::Scope::device;
  if (name == "workgroup") return machine::Scope::block;
  if (name == "wavefront") return machine::Scope::wave;
  return std::nullopt;
}

std::optional<machine::Strength> strength_of(std::string_view ordering) {
  if (ordering == "monotonic" || ordering == "unordered") return machine::Strength::relaxed;
  if (ordering == "acquire") return machine::Strength::acquire;
  if (ordering == "release") return machine::Strength::release;
  if (ordering == "acq_rel" || ordering == "seq_cst") return machine::Strength::acquire_release;
  return std::nullopt;
}

namespace {

constexpr Row rows[] = {
    {"load",
     "load [volatile|atomic] <integers, floats, pointers, vectors of them>, address spaces 0, 1, 3, 4, 5",
     "LangRef: load; AMDGPUUsage: Address Spaces"},
    {"store",
     "store [volatile|atomic] <integers, floats, pointers, vectors of them>, address spaces 0, 1, 3, 5",
     "LangRef: store; AMDGPUUsage: Address Spaces"},
};

/// The most that is known of the alignment `bytes` further on.
unsigned alignment_after(std::uint64_t alignment, std::uint64_t bytes) {
  const std::uint64_t low = bytes == 0 ? alignment : (bytes & (0 - bytes));
  return static_cast<unsigned>(std::min(alignment, low));
}

/// Parts that lie one after the other and are alike: from `first`, at most as many as one access has.
std::size_t run_length(const std::vector<Scalar>& types, std::size_t first) {
  std::size_t count = 1;
  while (first + count < types.size() && count < machine::destinations_max &&
         types[first + count].bytes == types[first].bytes &&
         types[first + count].offset == types[first].offset + count * types[first].bytes)
    ++count;
  return count;
}

bool lower(Lowering& out, const Instruction& i) {
  const bool store = i.name == "store";
  const Value& pointer = i.operands[store ? 1 : 0];
  const std::vector<Scalar>& types = store ? i.operands[0].types : i.type;
  if (pointer.parts.size() != 1) return out.not_modelled("a vector of pointers");
  if (pointer.origin) {
    return store ? out.not_modelled("a store into what the launch gives")
                 : load_from_launch(out, i, *pointer.origin);
  }
  const auto is_bit = [](const Scalar& type) { return type.bits == 1; };
  if (types.size() > 1 && std::any_of(types.begin(), types.end(), is_bit))
    return out.not_modelled("bits of a vector or struct in memory");
  machine::MemoryAccess access{.space = space_of(pointer.types[0].space),
                               .store = store,
                               .non_coherent = i.access.invariant || pointer.types[0].space == 4};
  if (i.access.is_atomic || i.access.is_volatile) {
    const auto scope = scope_of(i.access.scope);
    const auto strength = i.access.is_atomic ? strength_of(i.access.ordering)
                                             : std::optional(machine::Strength::volatile_access);
    if (!scope || !strength || types.size() != 1) return out.not_modelled(i.text);
    access.strength = *strength;
    access.scope = *scope;
  }
  for (std::size_t first = 0; first < types.size();) {
    const std::size_t count = run_length(types, first);
    const Scalar& type = types[first];
    access.bytes = type.bytes;
    access.vector = static_cast<unsigned>(count);
    access.alignment = alignment_after(i.access.alignment, type.offset);
    std::vector<std::uint32_t> to;
    std::vector<Operand> sources = {pointer.parts[0]};
    for (std::size_t k = first; k < first + count; ++k) {
      if (store) {
        const Operand& value = i.operands[0].parts[k];
        sources.push_back(type.bits == 1 ? out.step(zero_extension(1, 8), 8, {value}) : value);
      } else {
        to.push_back(type.bits == 1 ? out.row(8) : i.rows[k]);
      }
    }
    machine::Operation& operation = out.emit(access, to, std::move(sources));
    operation.offset = type.offset;
    // A bool that is no 0 or 1 is poison; its low bit is read.
    for (std::size_t k = first; !store && type.bits == 1 && k < first + count; ++k)
      out.emit(truncation(1), {i.rows[k]},
               {out.step(within_range(8), 8,
                         {Operand::row(to[k - first]), Operand::immediate(0), Operand::immediate(2)})});
    first += count;
  }
  return true;
}

}  // namespace

extern const Family memory;
const Family memory = {rows, lower};

}  // namespace warpproof::amdgpu
