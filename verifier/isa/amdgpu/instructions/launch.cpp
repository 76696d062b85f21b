#include <array>
#include <cctype>

#include "verifier/isa/amdgpu/instructions/access.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::Special;

constexpr Row rows[] = {
    {"llvm.amdgcn.workitem.id.x", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.workitem.id.y", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.workitem.id.z", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.workgroup.id.x", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.workgroup.id.y", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.workgroup.id.z", "", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.implicitarg.ptr",
     "loads at constant offsets: block counts, group sizes, remainders, global offsets, grid dimensions, "
     "dynamic LDS size",
     "AMDGPUUsage: Code Object V5 Metadata, hidden arguments"},
    {"llvm.amdgcn.dispatch.ptr", "loads at constant offsets: workgroup and grid sizes",
     "HSA Platform System Architecture 1.2, 2.9.6: kernel dispatch packet"},
    {"llvm.amdgcn.kernarg.segment.ptr", "loads at constant offsets", "AMDGPUUsage: Kernarg Segment"},
    {"__ockl_get_local_id", "a constant dimension", "ROCm device library: OCKL"},
    {"__ockl_get_group_id", "a constant dimension", "ROCm device library: OCKL"},
    {"__ockl_get_local_size", "a constant dimension", "ROCm device library: OCKL"},
    {"__ockl_get_num_groups", "a constant dimension", "ROCm device library: OCKL"},
    {"__ockl_get_global_size", "a constant dimension", "ROCm device library: OCKL"},
    {"__ockl_get_global_id", "a constant dimension", "ROCm device library: OCKL"},
};

Special on_axis(Special x, unsigned axis) { return static_cast<Special>(static_cast<unsigned>(x) + axis); }

/// A field of a structure that the launch fills: a special, a product of two, or a number.
struct Field {
  std::int64_t offset;
  unsigned bytes;
  enum class Content { number, special, threads_of_grid } content;
  Special special;  ///< of threads_of_grid: the extent in blocks, to be multiplied by that of a block
  std::uint64_t number;
};
constexpr auto number = Field::Content::number;
constexpr auto special = Field::Content::special;
constexpr auto threads_of_grid = Field::Content::threads_of_grid;

// Every block is whole: HIP launches a number of blocks, so the remainders are 0.
constexpr Field implicit_fields[] = {
    {0, 4, special, Special::nctaid_x, 0}, {4, 4, special, Special::nctaid_y, 0},
    {8, 4, special, Special::nctaid_z, 0}, {12, 2, special, Special::ntid_x, 0},
    {14, 2, special, Special::ntid_y, 0},  {16, 2, special, Special::ntid_z, 0},
    {18, 2, number, Special::zero, 0},     {20, 2, number, Special::zero, 0},
    {22, 2, number, Special::zero, 0},     {40, 8, number, Special::zero, 0},
    {48, 8, number, Special::zero, 0},     {56, 8, number, Special::zero, 0},
    {64, 2, number, Special::zero, 3},     {120, 4, special, Special::dynamic_smem_size, 0},
};
// Code object version 4: the global offsets alone are of a launch's making.
constexpr Field implicit_fields_4[] = {
    {0, 8, number, Special::zero, 0}, {8, 8, number, Special::zero, 0}, {16, 8, number, Special::zero, 0}};
constexpr Field dispatch_fields[] = {
    {4, 2, special, Special::ntid_x, 0},
    {6, 2, special, Special::ntid_y, 0},
    {8, 2, special, Special::ntid_z, 0},
    {12, 4, threads_of_grid, Special::nctaid_x, 0},
    {16, 4, threads_of_grid, Special::nctaid_y, 0},
    {20, 4, threads_of_grid, Special::nctaid_z, 0},
};

struct Multiply {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a * b;
  }
};
struct Add {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a + b;
  }
};
/// Byte `from` of a, moved to byte `to`, beside what is there already.
struct TakeByte {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t shifts, std::uint64_t rest) {
    return rest | ((a >> (shifts & 63) & 0xff) << (shifts >> 8 & 63));
  }
};

Operand content_of(Lowering& out, const Field& field) {
  if (field.content == Field::Content::number) return Operand::immediate(field.number);
  if (field.content == Field::Content::special) return Operand::special(field.special);
  const auto block =
      static_cast<Special>(static_cast<unsigned>(field.special) - (static_cast<unsigned>(Special::nctaid_x) -
                                                                   static_cast<unsigned>(Special::ntid_x)));
  return out.step(by_width<Multiply, 2>(32), 32, {Operand::special(field.special), Operand::special(block)});
}

/// The bytes [at, at + bytes) of a structure, or nothing where one of them is not known.
template <std::size_t n>
std::optional<Operand> read_fields(Lowering& out, const Field (&fields)[n], std::int64_t at, unsigned bytes) {
  for (const Field& field : fields)
    if (field.offset == at && field.bytes == bytes) return content_of(out, field);
  Operand result = Operand::immediate(0);
  for (unsigned k = 0; k < bytes; ++k) {
    const Field* holds = nullptr;
    for (const Field& field : fields)
      if (field.offset <= at + k && at + k < field.offset + field.bytes) holds = &field;
    if (holds == nullptr) return std::nullopt;
    const auto from = static_cast<std::uint64_t>(8 * (at + k - holds->offset));
    result =
        out.step(by_width<TakeByte, 3>(64), 64,
                 {content_of(out, *holds), Operand::immediate(from | std::uint64_t{8 * k} << 8), result});
  }
  return result;
}

/// llvm.amdgcn.workitem.id.x and __ockl_get_local_id(0).
bool lower_index(Lowering& out, const Instruction& i) {
  if (i.name.starts_with("llvm.")) {
    const unsigned axis = static_cast<unsigned>(i.name.back() - 'x');
    const bool item = i.name.find("workitem") != std::string::npos;
    out.copy(i, {Operand::special(on_axis(item ? Special::tid_x : Special::ctaid_x, axis))});
    return true;
  }
  if (i.operands.empty() || !i.operands[0].is_constant() || i.rows.size() != 1)
    return out.not_modelled(i.text);
  const std::string_view what = std::string_view(i.name).substr(std::string_view("__ockl_get_").size());
  const bool counts = what.ends_with("size") || what == "num_groups";
  if (i.operands[0].constant() > 2) {
    out.copy(i, {Operand::immediate(counts ? 1 : 0)});
    return true;
  }
  const auto axis = static_cast<unsigned>(i.operands[0].constant());
  const auto of = [&](Special x) { return Operand::special(on_axis(x, axis)); };
  Operand value = Operand::immediate(0);
  if (what == "local_id") value = of(Special::tid_x);
  if (what == "group_id") value = of(Special::ctaid_x);
  if (what == "local_size") value = of(Special::ntid_x);
  if (what == "num_groups") value = of(Special::nctaid_x);
  if (what == "global_size")
    value = out.step(by_width<Multiply, 2>(32), 32, {of(Special::nctaid_x), of(Special::ntid_x)});
  if (what == "global_id") {
    const Operand begin =
        out.step(by_width<Multiply, 2>(32), 32, {of(Special::ctaid_x), of(Special::ntid_x)});
    value = out.step(by_width<Add, 2>(32), 32, {begin, of(Special::tid_x)});
  }
  out.copy(i, {value});
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.name.ends_with(".ptr")) {
    out.copy(i, {Operand::unknown()});  // loads through it know their place
    return true;
  }
  return lower_index(out, i);
}

}  // namespace

bool load_from_launch(Lowering& out, const Instruction& i, const Origin& origin) {
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    const std::int64_t at = origin.offset + i.type[part].offset;
    const unsigned bytes = i.type[part].bytes;
    std::optional<Operand> value;
    switch (origin.kind) {
      case Origin::Kind::argument:
        value = Operand::parameter(at, static_cast<std::uint8_t>(bytes));
        break;
      case Origin::Kind::implicit:
        value = out.function().code_object >= 5 ? read_fields(out, implicit_fields, at, bytes)
                                                : read_fields(out, implicit_fields_4, at, bytes);
        break;
      case Origin::Kind::dispatch:
        value = read_fields(out, dispatch_fields, at, bytes);
        break;
    }
    if (!value)
      return out.not_modelled(
          "a load of " + std::to_string(bytes) + " bytes at offset " + std::to_string(at) +
          (origin.kind == Origin::Kind::dispatch ? " of the dispatch packet" : " of the implicit arguments"));
    out.emit(machine::Copy{}, {i.rows[part]}, {*value});
  }
  return true;
}

extern const Family launch;
const Family launch = {rows, lower};

}  // namespace warpproof::amdgpu
