#include <bit>

#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AbsentLane;
using machine::LanePull;
using machine::Meaning;
using machine::Special;

constexpr std::uint64_t no_lane = 255;  // at least the wave's size: absent

constexpr Row rows[] = {
    {"llvm.amdgcn.ds.bpermute",
     "a byte address, four a lane, modulo the wave; reading a lane that takes no part is a finding",
     "RDNA3 ISA: DS_BPERMUTE_B32"},
    {"llvm.amdgcn.ds.permute", "a byte address, four a lane, modulo the wave", "RDNA3 ISA: DS_PERMUTE_B32"},
    {"llvm.amdgcn.ds.swizzle", "bit masks (offset bit 15 clear) and quads (0x80xx)",
     "RDNA3 ISA: DS_SWIZZLE_B32"},
    {"llvm.amdgcn.update.dpp",
     "quad_perm, row_shl, row_shr, row_ror, row_mirror, row_half_mirror, row_share, row_xmask, row_bcast, "
     "wave_*1",
     "RDNA3 ISA: DPP16; Vega ISA: DPP"},
    {"llvm.amdgcn.mov.dpp", "like update.dpp, without an old value", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.readlane", "the same lane for all", "RDNA3 ISA: V_READLANE_B32"},
    {"llvm.amdgcn.readfirstlane", "", "RDNA3 ISA: V_READFIRSTLANE_B32"},
    {"llvm.amdgcn.writelane", "", "RDNA3 ISA: V_WRITELANE_B32"},
    {"llvm.amdgcn.icmp", "a constant predicate; a bit a lane", "AMDGPUUsage: LLVM IR Intrinsics"},
    {"llvm.amdgcn.ballot", "a bit a lane", "AMDGPUUsage: llvm.amdgcn.ballot"},
    {"llvm.amdgcn.mbcnt.lo", "", "RDNA3 ISA: V_MBCNT_LO_U32_B32"},
    {"llvm.amdgcn.mbcnt.hi", "", "RDNA3 ISA: V_MBCNT_HI_U32_B32"},
    {"__ockl_lane_u32", "", "ROCm device library: OCKL"},
    {"__ockl_wfany_i32", "", "ROCm device library: OCKL"},
    {"__ockl_wfall_i32", "", "ROCm device library: OCKL"},
    {"llvm.amdgcn.permlane16", "", "RDNA3 ISA: V_PERMLANE16_B32", Status::parsed_only},
    {"llvm.amdgcn.permlanex16", "", "RDNA3 ISA: V_PERMLANEX16_B32", Status::parsed_only},
    {"llvm.amdgcn.permlane64", "", "RDNA3 ISA: V_PERMLANE64_B32", Status::parsed_only},
};

struct LaneOfAddress {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t address, std::uint64_t wave) {
    return address >> 2 & (wave - 1);
  }
};
struct CountBelow {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t mask, std::uint64_t below, std::uint64_t base) {
    return static_cast<std::uint64_t>(std::popcount(mask & below)) + base;
  }
};
struct Differs {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    return a != b ? 1 : 0;
  }
};
struct Swizzled {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t lane, std::uint64_t pattern) {
    if ((pattern >> 15 & 1) != 0) return (lane & ~std::uint64_t{3}) | (pattern >> (2 * (lane & 3)) & 3);
    const std::uint64_t kept = pattern & 31, set = pattern >> 5 & 31, flipped = pattern >> 10 & 31;
    return (lane & 32) | (((lane & 31 & kept) | set) ^ flipped);
  }
};
/// The lane that a DPP control reads; absent past the end of a row of 16. Third operand: lanes of the wave.
struct DppSource {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t lane, std::uint64_t control, std::uint64_t wave) {
    const std::uint64_t row = lane & ~std::uint64_t{15}, at = lane & 15, by = control & 15;
    if (control <= 0xff) return (lane & ~std::uint64_t{3}) | (control >> (2 * (lane & 3)) & 3);
    if (control >= 0x101 && control <= 0x10f) return at + by <= 15 ? row + at + by : no_lane;
    if (control >= 0x111 && control <= 0x11f) return at >= by ? row + at - by : no_lane;
    if (control >= 0x121 && control <= 0x12f) return row + ((at + 16 - by) & 15);
    if (control == 0x130) return lane + 1 < wave ? lane + 1 : no_lane;
    if (control == 0x134) return (lane + 1) & (wave - 1);
    if (control == 0x138) return lane >= 1 ? lane - 1 : no_lane;
    if (control == 0x13c) return (lane + wave - 1) & (wave - 1);
    if (control == 0x140) return row + 15 - at;
    if (control == 0x141) return (lane & ~std::uint64_t{7}) + 7 - (lane & 7);
    if (control == 0x142) return row >= 16 ? row - 1 : no_lane;
    if (control == 0x143) return lane >= 32 ? 31 : no_lane;
    if (control >= 0x150 && control <= 0x15f) return row + by;
    if (control >= 0x160 && control <= 0x16f) return row + (at ^ by);
    return no_lane;
  }
};
/// Is a lane written under the masks of rows and banks? Operands: lane, row mask, bank mask.
struct DppWritten {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t lane, std::uint64_t row_mask, std::uint64_t bank_mask) {
    return (row_mask >> (lane >> 4 & 3) & 1) & (bank_mask >> (lane >> 2 & 3) & 1);
  }
};

bool known_control(std::uint64_t control, bool old_style) {
  const auto within = [&](std::uint64_t low, std::uint64_t high) {
    return control >= low && control <= high;
  };
  if (control <= 0xff || within(0x101, 0x10f) || within(0x111, 0x11f) || within(0x121, 0x12f) ||
      control == 0x140 || control == 0x141)
    return true;
  const bool wave_wide = control == 0x130 || control == 0x134 || control == 0x138 || control == 0x13c ||
                         control == 0x142 || control == 0x143;
  return old_style ? wave_wide : within(0x150, 0x16f);
}

Operand lane_id() { return Operand::special(Special::laneid); }
Operand wave(const Lowering& out) { return Operand::immediate(out.function().wave_lanes); }

/// update.dpp(old, source, control, row mask, bank mask, bound control); mov.dpp has no old.
bool lower_dpp(Lowering& out, const Instruction& i) {
  const std::size_t skip = i.name == "llvm.amdgcn.mov.dpp" ? 0 : 1;
  for (std::size_t k = 1 + skip; k < 5 + skip; ++k)
    if (!i.operands[k].is_constant()) return out.not_modelled(i.text);
  const std::uint64_t control = i.operands[1 + skip].constant();
  const std::string& target = out.function().target;
  if (!known_control(control, target.starts_with("gfx8") || target.starts_with("gfx9")))
    return out.not_modelled("the DPP control " + std::to_string(control) + " on " + target);
  const bool bound = (i.operands[4 + skip].constant() & 1) != 0;
  const Operand row_mask = i.operands[2 + skip].parts[0];
  const Operand bank_mask = i.operands[3 + skip].parts[0];
  const Operand from =
      out.step(by_width<DppSource, 3>(32), 32, {lane_id(), i.operands[1 + skip].parts[0], wave(out)});
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    const unsigned bits = i.type[part].bits;
    const Operand source = i.operands[skip].parts[part];
    const Operand old = skip == 0 ? Operand::poison() : i.operands[0].parts[part];
    const Operand pulled = bound ? out.step(LanePull{.absent = AbsentLane::zero}, bits, {source, from})
                                 : out.step(LanePull{.absent = AbsentLane::old}, bits, {source, from, old});
    const Operand written = out.step(by_width<DppWritten, 3>(32), 1, {lane_id(), row_mask, bank_mask});
    out.emit(machine::Select{}, {i.rows[part]}, {pulled, old, written});
  }
  return true;
}

bool lower_pull(Lowering& out, const Instruction& i, const Operand& source, const Operand& lane) {
  out.emit(LanePull{.absent = AbsentLane::finding}, {i.rows[0]}, {source, lane});
  return true;
}

bool lower_ballot(Lowering& out, const Instruction& i, const Operand& predicate) {
  if (i.type[0].bits < out.function().wave_lanes) return out.not_modelled("a ballot narrower than the wave");
  out.emit(machine::Vote{.mode = machine::VoteMode::ballot, .members = machine::Members::convergent},
           {i.rows[0]}, {predicate});
  return true;
}

/// any and all of a wave, as 0 or 1.
bool lower_vote(Lowering& out, const Instruction& i, machine::VoteMode mode) {
  const Operand holds = out.step(by_width<Differs, 2>(32, machine::AddressRule::comparison, 1), 1,
                                 {i.operands[0].parts[0], Operand::immediate(0)});
  const Operand vote =
      out.step(machine::Vote{.mode = mode, .members = machine::Members::convergent}, 1, {holds});
  out.emit(zero_extension(1, 32), {i.rows[0]}, {vote});
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.rows.empty()) return out.not_modelled(i.text);
  const std::string_view name = std::string_view(i.name).substr(i.name.starts_with("llvm.amdgcn.") ? 12 : 0);
  if (name.ends_with(".dpp")) return lower_dpp(out, i);
  if (i.rows.size() != 1) return out.not_modelled(i.text);
  if (name == "mbcnt.lo" || name == "mbcnt.hi") {
    const Special below = name == "mbcnt.lo" ? Special::lanemask_lt : Special::lanemask_lt_high;
    out.emit(by_width<CountBelow, 3>(32), {i.rows[0]},
             {i.operands[0].parts[0], Operand::special(below), i.operands[1].parts[0]});
    return true;
  }
  if (name == "__ockl_lane_u32") {
    out.copy(i, {lane_id()});
    return true;
  }
  const Operand& first = i.operands[0].parts[0];
  if (name == "ds.bpermute" || name == "ds.permute") {
    const Operand lane = out.step(by_width<LaneOfAddress, 2>(32), 32, {first, wave(out)});
    if (name == "ds.bpermute") return lower_pull(out, i, i.operands[1].parts[0], lane);
    out.emit(machine::LanePush{}, {i.rows[0]}, {i.operands[1].parts[0], lane});
    return true;
  }
  if (name == "ds.swizzle") {
    if (!i.operands[1].is_constant()) return out.not_modelled(i.text);
    const std::uint64_t pattern = i.operands[1].constant();
    if ((pattern >> 15 & 1) != 0 && (pattern & 0xff00) != 0x8000)
      return out.not_modelled("a swizzle of neither bits nor quads");
    return lower_pull(out, i, first,
                      out.step(by_width<Swizzled, 2>(32), 32, {lane_id(), i.operands[1].parts[0]}));
  }
  if (name == "readlane") return lower_pull(out, i, first, i.operands[1].parts[0]);
  if (name == "readfirstlane") {
    out.emit(machine::FirstLane{}, {i.rows[0]}, {first});
    return true;
  }
  if (name == "writelane") {  // value, lane, old
    const Operand here = out.step(equality(32), 1, {lane_id(), i.operands[1].parts[0]});
    out.emit(machine::Select{}, {i.rows[0]}, {first, i.operands[2].parts[0], here});
    return true;
  }
  if (name == "ballot") return lower_ballot(out, i, first);
  if (name == "icmp") {
    if (!i.operands[2].is_constant()) return out.not_modelled(i.text);
    const Meaning compare = comparison_numbered(i.operands[2].constant(), i.operands[0].types[0].bits);
    if (std::holds_alternative<std::monostate>(compare)) return out.not_modelled(i.text);
    return lower_ballot(out, i, out.step(compare, 1, {first, i.operands[1].parts[0]}));
  }
  return lower_vote(out, i, name == "__ockl_wfany_i32" ? machine::VoteMode::any : machine::VoteMode::all);
}

}  // namespace

extern const Family wave_operations;
const Family wave_operations = {rows, lower};

}  // namespace warpproof::amdgpu
