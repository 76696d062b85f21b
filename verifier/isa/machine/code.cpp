#include "verifier/isa/machine/code.h"

#include <bit>

namespace warpproof::machine {
namespace {

Shape exactly(unsigned destinations, unsigned sources) {
  return {destinations, destinations, sources, sources};
}

unsigned masked(Members members) { return members == Members::named ? 1 : 0; }

struct ShapeOf {
  Shape operator()(const LaneFunction& f) const {
    return {1, f.second != nullptr ? 2u : 1u, f.operands, f.operands};
  }
  Shape operator()(const RealFunction& f) const { return exactly(1, f.operands); }
  Shape operator()(const RealComparison& c) const {
    const unsigned sources = c.combine == Combine::none ? 2 : 3;
    return {1, 2, sources, sources};
  }
  Shape operator()(const Copy&) const { return {1, destinations_max, 1, destinations_max}; }
  Shape operator()(const Select&) const { return exactly(1, 3); }
  Shape operator()(const Pack& p) const { return exactly(1, p.pieces); }
  Shape operator()(const Unpack& p) const { return exactly(p.pieces, 1); }
  Shape operator()(const MemoryAccess& a) const {
    return a.store ? exactly(0, 1 + a.vector) : exactly(a.vector, 1);
  }
  Shape operator()(const Atomic& a) const {
    const unsigned sources = a.operation == AtomicOperation::compare_exchange ? 3 : 2;
    return {0, 1, sources, sources};
  }
  Shape operator()(const Barrier& b) const {
    const bool reduces = b.reduction != BarrierReduction::none;
    return exactly(reduces ? 1 : 0, 1u + (b.has_count ? 1 : 0) + (reduces ? 1 : 0));
  }
  Shape operator()(const WarpBarrier& w) const { return exactly(0, masked(w.members)); }
  Shape operator()(const Shuffle&) const { return {1, 2, 4, 4}; }
  Shape operator()(const LanePull& p) const {
    return exactly(1, 2u + (p.absent == AbsentLane::old ? 1 : 0) + masked(p.members));
  }
  Shape operator()(const LanePush& p) const { return exactly(1, 2 + masked(p.members)); }
  Shape operator()(const FirstLane& f) const { return exactly(1, 1 + masked(f.members)); }
  Shape operator()(const Vote& v) const { return exactly(1, 1 + masked(v.members)); }
  Shape operator()(const Match& m) const { return {1, m.all ? 2u : 1u, 2, 2}; }
  Shape operator()(const Reduce& r) const { return exactly(1, 1 + masked(r.members)); }
  Shape operator()(const ActiveMask&) const { return exactly(1, 0); }
  Shape operator()(const RealFromInteger&) const { return exactly(1, 1); }
  Shape operator()(const IntegerFromReal&) const { return exactly(1, 1); }
  Shape operator()(const AddressCast&) const { return exactly(1, 1); }
  Shape operator()(const Freeze&) const { return exactly(1, 1); }
  template <class Other>
  Shape operator()(const Other&) const {
    return exactly(0, 0);
  }
};

std::optional<std::string> check_operand(const Code& code, const Operand& operand) {
  switch (operand.kind) {
    case Operand::Kind::row:
      if (operand.index >= code.row_bits.size()) return "a source row that does not exist";
      break;
    case Operand::Kind::variable:
      if (operand.index >= code.variables.size()) return "a variable that does not exist";
      break;
    case Operand::Kind::special:
      if (operand.index > static_cast<std::uint32_t>(Special::zero)) return "a special that does not exist";
      break;
    case Operand::Kind::parameter:
      if (operand.bytes == 0 || operand.bytes > 8) return "a parameter piece of no or more than 8 bytes";
      break;
    case Operand::Kind::immediate:
    case Operand::Kind::poison:
    case Operand::Kind::unknown:
      break;
  }
  return std::nullopt;
}

/// Ways of executing whose lanes are looped over without a further look at their numbers.
std::optional<std::string> check_meaning(const Meaning& meaning) {
  const auto size = [](unsigned bytes) { return bytes >= 1 && bytes <= 8 && std::has_single_bit(bytes); };
  if (const auto* lanes = std::get_if<LaneFunction>(&meaning)) {
    if (lanes->strip == nullptr || lanes->operands > lane_operands_max || lanes->width_bits == 0 ||
        lanes->width_bits > 64 || lanes->nonzero_operand >= static_cast<int>(lanes->operands))
      return "a lane function of no known form";
  }
  if (const auto* real = std::get_if<RealFunction>(&meaning); real != nullptr && real->operands - 1 > 2)
    return "a float operation with no or too many operands";
  if (const auto* access = std::get_if<MemoryAccess>(&meaning)) {
    if (!size(access->bytes) || access->vector == 0 || access->vector > destinations_max)
      return "an access of no known size";
  }
  if (const auto* atomic = std::get_if<Atomic>(&meaning); atomic != nullptr && !size(atomic->bytes))
    return "an atomic of no known size";
  const auto pieces = [](unsigned count, unsigned bits) {
    return count >= 1 && count <= 4 && bits >= 1 && count * bits <= 64;
  };
  if (const auto* pack = std::get_if<Pack>(&meaning);
      pack != nullptr && !pieces(pack->pieces, pack->piece_bits))
    return "a pack of no known form";
  if (const auto* unpack = std::get_if<Unpack>(&meaning);
      unpack != nullptr && !pieces(unpack->pieces, unpack->piece_bits))
    return "an unpack of no known form";
  return std::nullopt;
}

std::optional<std::string> check_operation(const Code& code, const Operation& op) {
  if (op.guard != no_row && op.guard >= code.row_bits.size()) return "a guard row that does not exist";
  if (op.target > code.operations.size()) return "a branch target that does not exist";
  if (op.destinations.size() > destinations_max || op.sources.size() > sources_max)
    return "too many operands";
  for (const std::uint32_t row : op.destinations) {
    if (row != no_row && row >= code.row_bits.size()) return "a destination row that does not exist";
  }
  for (const Operand& operand : op.sources) {
    if (auto problem = check_operand(code, operand)) return problem;
  }
  if (std::holds_alternative<std::monostate>(op.meaning)) return std::nullopt;
  if (auto problem = check_meaning(op.meaning)) return problem;
  const Shape shape = shape_of(op.meaning);
  if (op.destinations.size() < shape.destinations_min || op.destinations.size() > shape.destinations_max ||
      op.sources.size() < shape.sources_min || op.sources.size() > shape.sources_max)
    return "an operand count that this meaning does not have";
  if (std::holds_alternative<Copy>(op.meaning) && op.destinations.size() != op.sources.size())
    return "a copy with unlike sides";
  return std::nullopt;
}

}  // namespace

Shape shape_of(const Meaning& meaning) { return std::visit(ShapeOf{}, meaning); }

std::optional<std::string> check(const Code& code) {
  if (code.wave_lanes != 32 && code.wave_lanes != 64) return "a wave has 32 or 64 lanes";
  for (const std::uint8_t bits : code.row_bits) {
    if (bits == 0 || bits > 64) return "a row of no or more than 64 bits";
  }
  for (const Variable& variable : code.variables) {
    if (variable.alignment == 0 || variable.element_bytes == 0)
      return "variable '" + variable.name + "' without alignment or element size";
  }
  for (std::size_t i = 0; i < code.operations.size(); ++i) {
    if (auto problem = check_operation(code, code.operations[i]))
      return "operation " + std::to_string(i) + ": " + *problem;
  }
  return std::nullopt;
}

}  // namespace warpproof::machine
