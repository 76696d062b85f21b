#include "verifier/exec/engine/program.h"

#include <map>
#include <optional>
#include <tuple>

#include "verifier/exec/engine/parameters.h"

namespace warpproof::exec::engine {
namespace {

class Binder {
 public:
  Binder(Program& program, const ParameterBlock& parameters) : program_(program), parameters_(parameters) {
    program_.row_bits = program_.code->row_bits;
    program_.rows = static_cast<std::uint32_t>(program_.row_bits.size());
    number_variables();
  }

  void build() {
    program_.operations.reserve(program_.code->operations.size() + 2);
    for (const machine::Operation& operation : program_.code->operations) add(operation);
    Operation end;
    end.meaning = machine::End{};
    end.counts = false;
    program_.end = static_cast<std::uint32_t>(program_.operations.size());
    program_.operations.push_back(end);
    Operation select;
    select.meaning = machine::Select{};
    select.text = static_cast<std::uint32_t>(program_.code->texts.size());
    program_.select = program_.end + 1;
    program_.operations.push_back(select);
  }

 private:
  void number_variables() {
    program_.shared.push_back({"dynamic shared memory", 0, program_.code->dynamic_shared_alignment, 1});
    const std::vector<machine::Variable>& variables = program_.code->variables;
    for (std::uint32_t i = 0; i < variables.size(); ++i) {
      const machine::Variable& variable = variables[i];
      switch (variable.space) {
        case machine::Space::shared:
          bases_.push_back(shared_base(variable));
          break;
        case machine::Space::local:
          bases_.push_back(
              address_of(AddressKind::local, static_cast<std::uint32_t>(program_.local_variables.size())));
          program_.local_variables.push_back(i);
          break;
        case machine::Space::constant:
          bases_.push_back(address_of(AddressKind::constant, i));
          break;
        default:
          bases_.push_back(address_of(AddressKind::variable, i));
          break;
      }
    }
    if (program_.shared.size() > shared_numbers_max) program_.problems.push_back("too many shared arrays");
    if (variables.size() > numbers_max) program_.problems.push_back("too many variables");
  }

  std::uint64_t shared_base(const machine::Variable& variable) {
    if (variable.dynamic) {
      program_.shared[0].name = variable.name;
      return shared_address(0);
    }
    program_.shared.push_back({variable.name, variable.bytes, variable.alignment, variable.element_bytes});
    return shared_address(static_cast<std::uint32_t>(program_.shared.size() - 1));
  }

  std::uint32_t hidden_row(unsigned bits) {
    program_.row_bits.push_back(static_cast<std::uint8_t>(bits));
    return program_.rows++;
  }

  std::uint32_t constant(Kind kind, std::uint64_t bits, std::uint32_t tensor = 0) {
    const auto [place, fresh] = constants_.try_emplace(std::make_tuple(kind, bits, tensor), 0);
    if (fresh) {
      place->second = hidden_row(64);
      program_.constants.push_back({place->second, kind, bits, tensor});
    }
    return place->second;
  }

  std::uint32_t special(machine::Special which) {
    const auto [place, fresh] = specials_.try_emplace(which, 0);
    if (fresh) {
      place->second = hidden_row(32);
      program_.specials.push_back({place->second, which});
    }
    return place->second;
  }

  /// Nothing when the argument block has no such piece.
  std::optional<std::uint32_t> parameter(const machine::Operand& operand) {
    const ParameterCell cell = parameters_.read(operand.addend, operand.bytes);
    if (!cell.known) return std::nullopt;
    std::uint64_t bits = cell.bits;
    if (cell.kind == Kind::bits && operand.sign_extends && operand.bytes < 8) {
      const unsigned shift = 64 - 8u * operand.bytes;
      bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << shift) >> shift);
    }
    return constant(cell.kind, bits, cell.tensor);
  }

  std::optional<std::uint32_t> source(const machine::Operand& operand) {
    using K = machine::Operand::Kind;
    switch (operand.kind) {
      case K::row:
        return operand.index;
      case K::immediate:
        return constant(Kind::bits, operand.bits);
      case K::special:
        return special(static_cast<machine::Special>(operand.index));
      case K::parameter:
        return parameter(operand);
      case K::variable:
        return constant(Kind::pointer, bases_[operand.index] + static_cast<std::uint64_t>(operand.addend));
      case K::poison:
        return constant(Kind::poison, 0);
      case K::unknown:
        return constant(Kind::unsettled, 0);
    }
    return std::nullopt;
  }

  void add(const machine::Operation& from) {
    Operation operation;
    operation.meaning = from.meaning;
    operation.counts = from.counts;
    operation.guard = from.guard;
    operation.guard_negated = from.guard_negated;
    operation.offset = from.offset;
    operation.target = from.target;
    operation.text = from.text;
    operation.why = from.why;
    for (const std::uint32_t row : from.destinations)
      operation.destinations[operation.destination_count++] = row;
    for (const machine::Operand& operand : from.sources) {
      const std::optional<std::uint32_t> row = source(operand);
      if (!row) {
        operation.meaning = std::monostate{};
        operation.why = "a read across parts of a parameter";
        break;
      }
      operation.sources[operation.source_count++] = *row;
    }
    program_.operations.push_back(std::move(operation));
  }

  Program& program_;
  const ParameterBlock& parameters_;
  std::vector<std::uint64_t> bases_;  ///< of the code's variables
  std::map<std::tuple<Kind, std::uint64_t, std::uint32_t>, std::uint32_t> constants_;
  std::map<machine::Special, std::uint32_t> specials_;
};

}  // namespace

Program bind(const machine::Code& code, const Launch& launch, const std::vector<Buffer>& buffers) {
  Program program;
  program.code = &code;
  if (launch.entry != code.entry) program.problems.push_back("the code has no entry '" + launch.entry + "'");
  if (const std::optional<std::string> malformed = machine::check(code))
    program.problems.push_back("the code is malformed: " + *malformed);
  if (!program.problems.empty()) return program;
  check_launch(program, launch);
  const ParameterBlock parameters(code, launch, buffers, program.problems);
  if (!program.problems.empty()) return program;
  Binder(program, parameters).build();
  program.shared[0].bytes = launch.dynamic_shared_bytes;
  return program;
}

}  // namespace warpproof::exec::engine
