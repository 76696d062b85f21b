#include "verifier/prove/kernel/size_constants.h"

#include <algorithm>
#include <optional>
#include <set>

#include "verifier/prove/kernel/row_writers.h"

namespace warpproof::prove {
namespace {

using machine::Operand;

/// A constant in an order up to here is a guard of a loop or its remainder.
constexpr std::int64_t guard_max = 1;

class Constants {
 public:
  Constants(const machine::Code& code, const ir::KernelClaim& claim, const std::vector<Sizes>& sizes)
      : code_(code), claim_(claim), sizes_(sizes), writers_(row_writers(code)) {
    for (const Sizes& choice : sizes) measure(choice);
  }

  std::vector<SizeConstant> run() {
    for (const machine::Operation& operation : code_.operations)
      if (const auto* function = std::get_if<machine::LaneFunction>(&operation.meaning))
        consider(operation, *function);
    return std::move(out_);
  }

 private:
  /// Where a value comes from.
  struct Origin {
    bool grid = false, argument = false, thread = false, data = false;
  };

  void measure(const Sizes& sizes) {
    std::int64_t threads = 1;
    for (std::size_t i = 0; i < 3; ++i) {
      const std::int64_t blocks = value_of(claim_.grid[i], sizes), side = value_of(claim_.block[i], sizes);
      grid_max_ = std::max(grid_max_, blocks);
      threads = std::max(threads, blocks * side);
    }
    value_max_ = std::max(value_max_, threads);
    for (const ir::KernelArgument& argument : claim_.arguments)
      if (!argument.is_array && argument.value)
        if (const auto value = integer_at(argument.value, sizes)) value_max_ = std::max(value_max_, *value);
    for (const auto& [name, value] : sizes) value_max_ = std::max(value_max_, value);
  }

  static std::int64_t value_of(const ir::ExpressionPtr& expression, const Sizes& sizes) {
    if (expression == nullptr) return 1;
    const auto value = integer_at(expression, sizes);
    return value.has_value() ? *value : 1;
  }

  std::string text_of(const machine::Operation& operation) const {
    return operation.text < code_.texts.size() ? code_.texts[operation.text] : "";
  }

  const ir::KernelArgument* argument_at(std::int64_t offset) const {
    for (std::size_t i = 0; i < code_.parameters.size() && i < claim_.arguments.size(); ++i)
      if (code_.parameters[i].offset == static_cast<std::uint64_t>(offset)) return &claim_.arguments[i];
    return nullptr;
  }

  void add_origin(const Operand& operand, Origin& origin, std::set<std::uint32_t>& seen) const {
    using machine::Special;
    if (operand.kind == Operand::Kind::special) {
      const auto which = static_cast<Special>(operand.index);
      const bool of_grid = which >= Special::ctaid_x && which <= Special::nctaid_z;
      (of_grid ? origin.grid : origin.thread) = true;
    } else if (operand.kind == Operand::Kind::parameter) {
      const ir::KernelArgument* argument = argument_at(operand.addend);
      const bool number = argument != nullptr && !argument->is_array && argument->value != nullptr;
      (number ? origin.argument : origin.data) = true;
    } else if (operand.kind == Operand::Kind::row) {
      if (operand.index >= writers_.size() || !seen.insert(operand.index).second) return;
      for (const std::uint32_t writer : writers_[operand.index]) {
        const machine::Operation& operation = code_.operations[writer];
        const bool plain = std::holds_alternative<machine::LaneFunction>(operation.meaning) ||
                           std::holds_alternative<machine::Copy>(operation.meaning) ||
                           std::holds_alternative<machine::Select>(operation.meaning) ||
                           std::holds_alternative<machine::Pack>(operation.meaning) ||
                           std::holds_alternative<machine::Unpack>(operation.meaning);
        const bool of_parameters = text_of(operation).starts_with("ld.param");
        if (!plain && !of_parameters) origin.data = true;
        for (const Operand& source : operation.sources) add_origin(source, origin, seen);
      }
    } else if (operand.kind != Operand::Kind::immediate) {
      origin.data = true;
    }
  }

  /// The argument that a row is, as it is passed.
  const ir::KernelArgument* passed(const Operand& operand) const {
    if (operand.kind == Operand::Kind::parameter) return argument_at(operand.addend);
    if (operand.kind != Operand::Kind::row || operand.index >= writers_.size()) return nullptr;
    const auto& writers = writers_[operand.index];
    if (writers.size() != 1) return nullptr;
    const machine::Operation& operation = code_.operations[writers[0]];
    if (operation.sources.size() != 1 || operation.sources[0].kind != Operand::Kind::parameter)
      return nullptr;
    return argument_at(operation.sources[0].addend);
  }

  /// Both answers were seen at the sizes, for a comparison of an argument as it is passed.
  std::optional<bool> both_ways(const machine::LaneFunction& function, const machine::Operation& operation,
                                std::size_t constant, const ir::KernelArgument& argument) const {
    bool seen[2] = {false, false};
    for (const Sizes& sizes : sizes_) {
      const auto value = argument.value ? integer_at(argument.value, sizes) : std::nullopt;
      if (!value) return std::nullopt;
      std::uint64_t lanes[2][machine::lanes_of_warp], out[machine::lanes_of_warp] = {};
      for (std::size_t lane = 0; lane < machine::lanes_of_warp; ++lane) {
        lanes[constant][lane] = operation.sources[constant].bits;
        lanes[1 - constant][lane] = static_cast<std::uint64_t>(*value);
      }
      const std::uint64_t* in[] = {lanes[0], lanes[1]};
      function.strip(out, in);
      seen[out[0] & 1] = true;
    }
    return seen[0] && seen[1];
  }

  void consider(const machine::Operation& operation, const machine::LaneFunction& function) {
    const std::string text = text_of(operation);
    const bool compares = text.starts_with("setp") || text.starts_with("set.");
    const bool bounds = text.starts_with("min") || text.starts_with("max");
    if (text.starts_with("cvt.") && operation.sources.size() == 1) {
      const bool narrow = text.ends_with("s16") || text.ends_with("u16") || text.starts_with("cvt.u16") ||
                          text.starts_with("cvt.s16");
      const bool byte = text.ends_with("s8") || text.ends_with("u8") || text.starts_with("cvt.u8") ||
                        text.starts_with("cvt.s8");
      if (narrow || byte) judge(operation, operation.sources[0], byte ? 127 : 32767, false);
      return;
    }
    if (operation.sources.size() < 2) return;
    for (std::size_t i = 0; i < 2; ++i) {
      const Operand& constant = operation.sources[i];
      const Operand& other = operation.sources[1 - i];
      if (constant.kind != Operand::Kind::immediate || other.kind == Operand::Kind::immediate) continue;
      const bool wide = text.ends_with("64");
      const std::int64_t value = wide ? static_cast<std::int64_t>(constant.bits)
                                      : static_cast<std::int32_t>(static_cast<std::uint32_t>(constant.bits));
      const bool one_bit = text.starts_with("and.") && value > 0 && (value & (value - 1)) == 0;
      if (one_bit) judge(operation, other, value, false);
      // A cast to 8 or 16 bits, as a pair of shifts.
      const std::int64_t kept = (wide ? 64 : 32) - value;
      if (i == 1 && text.starts_with("shl.") && (kept == 8 || kept == 16))
        judge(operation, other, (std::int64_t{1} << (kept - 1)) - 1, false);
      if (!compares && !bounds) continue;
      const ir::KernelArgument* argument = compares ? passed(other) : nullptr;
      const bool is_equality = text.find(".eq") != text.npos || text.find(".ne") != text.npos;
      if (argument != nullptr && !argument->is_array && (is_equality || value > guard_max || value < -1) &&
          operation.sources.size() == 2) {
        const auto both = both_ways(function, operation, i, *argument);
        if (both && *both) continue;
        if (both && !(is_equality && value == 0)) {
          report(operation, value);
          continue;
        }
      }
      judge(operation, other, value, true);
    }
  }

  void judge(const machine::Operation& operation, const Operand& operand, std::int64_t value,
             bool may_be_negative) {
    Origin origin;
    std::set<std::uint32_t> seen;
    add_origin(operand, origin, seen);
    if (origin.data || (!origin.grid && !origin.argument)) return;
    const bool of_grid_alone = origin.grid && !origin.argument && !origin.thread;
    const std::int64_t reached = of_grid_alone ? grid_max_ : value_max_;
    if (value > reached || (may_be_negative && value < -reached)) report(operation, value);
  }

  void report(const machine::Operation& operation, std::int64_t value) {
    SizeConstant made{.value = value, .instruction = text_of(operation)};
    if (operation.place < code_.places.size()) {
      const machine::Place& place = code_.places[operation.place];
      made.line = place.source_line != 0 ? place.source_line : place.text_line;
      if (place.source_line != 0 && place.file < code_.files.size()) made.file = code_.files[place.file];
    }
    const auto same = [&](const SizeConstant& other) {
      return other.value == value && other.line == made.line;
    };
    if (std::none_of(out_.begin(), out_.end(), same)) out_.push_back(std::move(made));
  }

  const machine::Code& code_;
  const ir::KernelClaim& claim_;
  const std::vector<Sizes>& sizes_;
  std::vector<std::vector<std::uint32_t>> writers_;
  std::int64_t value_max_ = 1, grid_max_ = 1;
  std::vector<SizeConstant> out_;
};

}  // namespace

std::string sentence(const SizeConstant& constant) {
  std::string line;
  if (constant.line != 0)
    line = " (" + (constant.file.empty() ? "" : constant.file + ", ") + "line " +
           std::to_string(constant.line) + ")";
  return "a value that depends on sizes meets the constant " + std::to_string(constant.value) + " in '" +
         constant.instruction + "'" + line + ", and no size that was run lies on the other side of it";
}

std::vector<SizeConstant> unreached_constants(const machine::Code& code, const ir::KernelClaim& claim,
                                              const std::vector<Sizes>& sizes) {
  return Constants(code, claim, sizes).run();
}

}  // namespace warpproof::prove
