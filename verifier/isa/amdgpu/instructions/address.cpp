#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AddressRule;

constexpr Row rows[] = {
    {"getelementptr",
     "getelementptr [inbounds] [nusw] [nuw] <pointer>, indices; offsets in the index width, wrapping or "
     "poison",
     "LangRef: getelementptr"},
    {"alloca", "alloca of a constant size in the entry block; contents are poison at first",
     "LangRef: alloca"},
    {"addrspacecast", "addrspacecast between 0 (flat) and 1, 3, 4, 5", "LangRef: addrspacecast .. to"},
    {"llvm.lifetime.start", "contents become poison", "LangRef: llvm.lifetime.start"},
    {"llvm.lifetime.end", "contents become poison", "LangRef: llvm.lifetime.end"},
};

/// An index in the width of the pointer's indices, times its scale.
Operand scaled(Lowering& out, const Step& step, unsigned width, bool nsw, bool nuw) {
  Operand index = step.index.parts[0];
  const unsigned bits = step.index.types[0].bits;
  if (index.kind == Operand::Kind::immediate) {
    const std::uint64_t product =
        static_cast<std::uint64_t>(static_cast<std::int64_t>(index.bits << (64 - bits)) >> (64 - bits)) *
        static_cast<std::uint64_t>(step.scale);
    return Operand::immediate(width >= 64 ? product : product & ((std::uint64_t{1} << width) - 1));
  }
  if (bits < width) index = out.step(sign_extension(bits, width), width, {index});
  if (bits > width) index = out.step(truncation(width), width, {index});
  if (step.scale == 1) return index;
  const std::uint64_t mask = width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  return out.step(multiplication(width, nsw, nuw), width,
                  {index, Operand::immediate(static_cast<std::uint64_t>(step.scale) & mask)});
}

/// base + constant + the sum of the steps. With `inbounds` or `nusw` the offset does not overflow as a signed
/// number, with `nuw` nothing overflows as an unsigned one; what does is poison. That an inbounds pointer
/// stays in its array is checked where it is used: an access outside is a finding by itself.
bool lower_offset(Lowering& out, const Instruction& i) {
  if (i.operands[0].parts.size() != 1) return out.not_modelled("a vector of pointers");
  const Scalar& pointer = i.type[0];
  const unsigned width = pointer.bits;
  const bool nsw = i.flags.inbounds || i.flags.nusw;
  const bool nuw = i.flags.nuw;
  const std::uint64_t mask = width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  std::optional<Operand> sum;
  if (i.offset != 0) sum = Operand::immediate(static_cast<std::uint64_t>(i.offset) & mask);
  for (const Step& step : i.steps) {
    const Operand term = scaled(out, step, width, nsw, nuw);
    sum = sum ? out.step(addition(width, nsw, nuw), width, {*sum, term}) : term;
  }
  const Operand& base = i.operands[0].parts[0];
  if (!sum)
    out.emit(machine::Copy{}, {i.rows[0]}, {base});
  else
    out.emit(addition(width, false, nuw), {i.rows[0]}, {base, *sum});
  return true;
}

bool is_flat(unsigned space) { return space == 0; }
bool is_plain(unsigned space) { return space == 0 || space == 1 || space == 4; }

bool lower_cast(Lowering& out, const Instruction& i) {
  const unsigned from = i.operands[0].types[0].space;
  const unsigned to = i.type[0].space;
  if (i.rows.size() != 1) return out.not_modelled("a vector of pointers");
  if (is_plain(from) && is_plain(to)) {
    out.copy(i, i.operands[0].parts);
    return true;
  }
  const unsigned special = is_flat(to) ? from : to;
  if ((!is_flat(from) && !is_flat(to)) || (special != 3 && special != 5)) return out.not_modelled(i.text);
  out.emit(machine::AddressCast{.space = special == 3 ? machine::Space::shared : machine::Space::local,
                                .to_generic = is_flat(to)},
           {i.rows[0]}, {i.operands[0].parts[0]});
  return true;
}

/// Poison over the whole variable.
bool lower_lifetime(Lowering& out, const Instruction& i) {
  constexpr std::uint64_t bytes_max = 4096;
  const Operand* address = nullptr;
  for (const Value& operand : i.operands)
    if (operand.parts.size() == 1 && operand.parts[0].kind == Operand::Kind::variable)
      address = &operand.parts[0];
  if (address == nullptr || address->addend != 0)
    return out.not_modelled("the lifetime of what is no variable");
  const machine::Variable& variable = out.function().variables[address->index];
  if (variable.bytes > bytes_max) return out.not_modelled("the lifetime of a large variable");
  const std::uint64_t piece = variable.alignment % 4 == 0 && variable.bytes % 4 == 0 ? 4 : 1;
  for (std::uint64_t at = 0; at < variable.bytes; at += piece) {
    machine::Operation& store = out.emit(
        machine::MemoryAccess{
            .space = machine::Space::local, .bytes = static_cast<unsigned>(piece), .store = true},
        {}, {*address, Operand::poison()});
    store.offset = static_cast<std::int64_t>(at);
  }
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.name == "getelementptr") return lower_offset(out, i);
  if (i.name == "addrspacecast") return lower_cast(out, i);
  // Those of the entry block with a constant size are variables already.
  if (i.name == "alloca") return out.not_modelled("a stack variable whose size is not a constant");
  return lower_lifetime(out, i);
}

}  // namespace

extern const Family address;
const Family address = {rows, lower};

}  // namespace warpproof::amdgpu
