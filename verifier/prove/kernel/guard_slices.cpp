#include "verifier/prove/kernel/guard_slices.h"

#include <algorithm>

#include "verifier/prove/kernel/launch_shape.h"
#include "verifier/prove/kernel/row_writers.h"

namespace warpproof::prove {
namespace {

using machine::Operand;
using machine::Special;

constexpr std::size_t steps_max = 96;    ///< of one condition
constexpr std::size_t slices_max = 256;  ///< of one kernel

std::uint64_t low_bits(std::uint64_t value, unsigned bits) {
  return bits >= 64 ? value : value & ((std::uint64_t{1} << bits) - 1);
}

bool is_step(const machine::Operation& operation) {
  if (operation.guard != machine::no_row) return false;
  if (const auto* function = std::get_if<machine::LaneFunction>(&operation.meaning))
    return !function->reads_carry && !function->writes_carry &&
           function->operands <= machine::lane_operands_max && operation.destinations.size() == 1;
  if (std::holds_alternative<machine::Copy>(operation.meaning))
    return operation.destinations.size() == 1 && operation.sources.size() == 1;
  return std::holds_alternative<machine::Select>(operation.meaning) && operation.sources.size() == 3;
}

/// Specials that are known from the launch and the thread's place.
std::optional<std::uint64_t> special(Special which, const GuardLane& lane) {
  const auto at = static_cast<unsigned>(which);
  const auto axis = [&](Special first) { return at - static_cast<unsigned>(first); };
  if (which <= Special::tid_z) return lane.thread[axis(Special::tid_x)];
  if (which <= Special::ntid_z) return static_cast<std::uint64_t>(lane.launch->block[axis(Special::ntid_x)]);
  if (which <= Special::ctaid_z) return lane.block[axis(Special::ctaid_x)];
  if (which <= Special::nctaid_z)
    return static_cast<std::uint64_t>(lane.launch->grid[axis(Special::nctaid_x)]);
  if (which == Special::zero) return 0;
  return std::nullopt;
}

bool is_known(Special which) { return which <= Special::nctaid_z || which == Special::zero; }
bool is_of_thread(Special which) {
  return which <= Special::tid_z || (which >= Special::ctaid_x && which <= Special::ctaid_z);
}

}  // namespace

std::optional<LaunchValues> launch_values(const machine::Code& code, const ir::KernelClaim& claim,
                                          const Sizes& sizes) {
  const auto shape = launch_shape(claim, sizes);
  if (!shape || !exec::launch_problems(code, *shape).empty()) return std::nullopt;
  LaunchValues out;
  for (std::size_t i = 0; i < 3; ++i) {
    out.grid[i] = static_cast<std::int64_t>(shape->grid[i]);
    out.block[i] = static_cast<std::int64_t>(shape->block[i]);
  }
  for (std::size_t i = 0; i < code.parameters.size() && i < claim.arguments.size(); ++i) {
    const ir::KernelArgument& argument = claim.arguments[i];
    if (argument.is_array || argument.value == nullptr) continue;
    if (const auto value = integer_at(argument.value, sizes))
      out.scalars[static_cast<std::int64_t>(code.parameters[i].offset)] = static_cast<std::uint64_t>(*value);
  }
  return out;
}

GuardSlices::GuardSlices(const machine::Code& code, const ir::KernelClaim& claim)
    : code_(code), writers_(row_writers(code)) {
  for (std::uint32_t i = 0; i < code.operations.size() && slices_.size() < slices_max; ++i) {
    const machine::Operation& operation = code.operations[i];
    const bool condition = std::holds_alternative<machine::LaneFunction>(operation.meaning) &&
                           operation.destinations.size() == 1 &&
                           operation.destinations[0] < code.row_bits.size() &&
                           code.row_bits[operation.destinations[0]] == 1;
    if (!condition) continue;
    GuardSlice slice;
    slice.operation = i;
    std::vector<std::uint8_t> seen(code.operations.size());
    if (follow(Operand::row(operation.destinations[0]), slice, seen)) slices_.push_back(std::move(slice));
  }
  // Arguments without a value as an integer (floats, arrays) are no business of a guard.
  const auto asks_for_data = [&](const GuardSlice& slice) {
    return std::any_of(slice.steps.begin(), slice.steps.end(), [&](std::uint32_t step) {
      const auto& sources = code_.operations[step].sources;
      return std::any_of(sources.begin(), sources.end(), [&](const Operand& source) {
        if (source.kind != Operand::Kind::parameter) return false;
        for (std::size_t i = 0; i < code.parameters.size() && i < claim.arguments.size(); ++i)
          if (static_cast<std::int64_t>(code.parameters[i].offset) == source.addend)
            return claim.arguments[i].is_array || claim.arguments[i].value == nullptr;
        return true;
      });
    });
  };
  std::erase_if(slices_, asks_for_data);
}

/// Puts the operations that the operand is computed from before what is there; false: not such code.
bool GuardSlices::follow(const Operand& operand, GuardSlice& slice, std::vector<std::uint8_t>& seen) const {
  switch (operand.kind) {
    case Operand::Kind::immediate:
    case Operand::Kind::parameter:
      return true;
    case Operand::Kind::special:
      slice.of_thread |= is_of_thread(static_cast<Special>(operand.index));
      return is_known(static_cast<Special>(operand.index));
    case Operand::Kind::row:
      break;
    default:
      return false;
  }
  if (operand.index >= writers_.size() || writers_[operand.index].size() != 1) return false;
  const std::uint32_t writer = writers_[operand.index].front();
  if (seen[writer] == 2) return true;
  const machine::Operation& operation = code_.operations[writer];
  // 1: being followed, a circle
  if (seen[writer] == 1 || !is_step(operation) || slice.steps.size() >= steps_max) return false;
  seen[writer] = 1;
  for (const Operand& source : operation.sources)
    if (!follow(source, slice, seen)) return false;
  seen[writer] = 2;
  slice.steps.push_back(writer);
  return slice.steps.size() < steps_max;
}

bool GuardSlices::fetch(const Operand& operand, const std::vector<GuardLane>& lanes, Cells& out) const {
  if (operand.kind == Operand::Kind::row) {
    out = rows_[operand.index];
    return true;
  }
  for (std::size_t i = 0; i < lanes.size(); ++i) {
    if (operand.kind == Operand::Kind::immediate) {
      out[i] = operand.bits;
    } else if (operand.kind == Operand::Kind::special) {
      const auto value = special(static_cast<Special>(operand.index), lanes[i]);
      if (!value) return false;
      out[i] = *value;
    } else {
      const auto known = lanes[i].launch->scalars.find(operand.addend);
      if (known == lanes[i].launch->scalars.end()) return false;
      const unsigned bits = 8U * operand.bytes;
      out[i] = low_bits(known->second, bits);
      const bool negative = operand.sign_extends && bits > 0 && bits < 64 && (out[i] >> (bits - 1)) != 0;
      if (negative) out[i] |= ~low_bits(~std::uint64_t{0}, bits);
    }
  }
  return true;
}

bool GuardSlices::compute(const machine::Operation& operation, std::size_t lanes,
                          std::array<Cells, machine::lane_operands_max>& sources, Cells& out) {
  out = Cells{};
  if (std::holds_alternative<machine::Copy>(operation.meaning)) {
    out = sources[0];
    return true;
  }
  if (std::holds_alternative<machine::Select>(operation.meaning)) {
    for (std::size_t i = 0; i < lanes; ++i) out[i] = (sources[2][i] & 1) != 0 ? sources[0][i] : sources[1][i];
    return true;
  }
  const auto& function = std::get<machine::LaneFunction>(operation.meaning);
  if (function.nonzero_operand >= 0) {
    Cells& divisor = sources[static_cast<std::size_t>(function.nonzero_operand)];
    if (std::find(divisor.begin(), divisor.begin() + static_cast<std::ptrdiff_t>(lanes), 0) !=
        divisor.begin() + static_cast<std::ptrdiff_t>(lanes))
      return false;
    std::replace(divisor.begin(), divisor.end(), std::uint64_t{0},
                 std::uint64_t{1});  // lanes that nobody has
  }
  const std::uint64_t* in[machine::lane_operands_max];
  for (std::size_t i = 0; i < sources.size(); ++i) in[i] = sources[i].data();
  function.strip(out.data(), in);
  return true;
}

std::optional<std::uint32_t> GuardSlices::holds(const GuardSlice& slice,
                                                const std::vector<GuardLane>& lanes) {
  if (lanes.empty() || lanes.size() > machine::lanes_of_warp) return std::nullopt;
  rows_.resize(code_.row_bits.size());
  std::uint32_t row = 0;
  for (const std::uint32_t step : slice.steps) {
    const machine::Operation& operation = code_.operations[step];
    std::array<Cells, machine::lane_operands_max> sources{};
    if (operation.sources.size() > sources.size()) return std::nullopt;
    for (std::size_t i = 0; i < operation.sources.size(); ++i)
      if (!fetch(operation.sources[i], lanes, sources[i])) return std::nullopt;
    row = operation.destinations.front();
    if (!compute(operation, lanes.size(), sources, rows_[row])) return std::nullopt;
    for (std::uint64_t& cell : rows_[row]) cell = low_bits(cell, code_.row_bits[row]);
  }
  std::uint32_t out = 0;
  for (std::size_t i = 0; i < lanes.size(); ++i) out |= static_cast<std::uint32_t>(rows_[row][i] & 1) << i;
  return out;
}

}  // namespace warpproof::prove
