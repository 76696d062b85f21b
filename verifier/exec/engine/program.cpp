#include "verifier/exec/engine/program.h"

#include <bit>
#include <map>

#include "verifier/exec/engine/parameters.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::exec::engine {
namespace {

using ptx::Instruction;
using ptx::Operand;

/// A construct without a meaning here; the operation becomes `not modelled` and is reported when it is
/// reached.
struct NotModelled {
  std::string why;
};

class Builder {
 public:
  Builder(Program& program, const ParameterBlock& parameters) : program_(program), parameters_(parameters) {
    number_shared();
    program_.rows = static_cast<std::uint32_t>(program_.function->registers.size());
    for (const ptx::RegisterDeclaration& declaration : program_.function->registers) {
      program_.row_bits.push_back(
          static_cast<std::uint8_t>(declaration.type == ptx::Type::pred ? 1 : 8 * size_of(declaration.type)));
    }
  }

  void build() {
    std::vector<std::uint32_t> first(program_.function->body.size() + 1);
    for (std::uint32_t i = 0; i < program_.function->body.size(); ++i) {
      first[i] = static_cast<std::uint32_t>(program_.operations.size());
      add_instruction(i);
    }
    first.back() = static_cast<std::uint32_t>(program_.operations.size());
    Operation end;
    end.meaning = machine::End{};
    end.instruction = static_cast<std::uint32_t>(program_.function->body.size());
    end.opcode_text = text("end of the kernel");
    end.counts = false;
    program_.operations.push_back(end);
    for (Operation& operation : program_.operations) {
      if (std::holds_alternative<machine::Branch>(operation.meaning))
        operation.target = first[operation.target];
    }
  }

 private:
  void number_shared() {
    program_.shared.push_back({"dynamic shared memory", 0, program_.function->dynamic_shared_align, 1});
    const auto add = [&](const ptx::Variable& variable) {
      const std::uint32_t number = static_cast<std::uint32_t>(program_.shared.size());
      const std::uint32_t element = std::max<std::uint32_t>(size_of(variable.type), 1);
      program_.shared.push_back({variable.name, variable.size, variable.align, element});
      return number;
    };
    for (const ptx::SharedPlacement& placement : program_.function->module_shared) {
      const ptx::Variable& variable = program_.module->variables[placement.variable];
      module_shared_[placement.variable] = variable.size_unknown ? 0 : add(variable);
      if (variable.size_unknown) program_.shared[0].name = variable.name;
    }
    for (std::uint32_t i = 0; i < program_.function->variables.size(); ++i) {
      const ptx::Variable& variable = program_.function->variables[i];
      if (variable.space == ptx::Space::shared)
        function_shared_[i] = variable.size_unknown ? 0 : add(variable);
      if (variable.space == ptx::Space::local) {
        function_local_[i] = static_cast<std::uint32_t>(program_.local_variables.size());
        program_.local_variables.push_back(i);
      }
    }
    if (program_.shared.size() > shared_numbers_max) program_.problems.push_back("too many shared arrays");
  }

  std::uint32_t text(const std::string& opcode) {
    const auto [place, fresh] =
        text_ids_.try_emplace(opcode, static_cast<std::uint32_t>(program_.texts.size()));
    if (fresh) program_.texts.push_back(opcode);
    return place->second;
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

  std::uint32_t special(std::string_view name) {
    if (const std::optional<Special> known = special_named(name)) {
      const auto [place, fresh] = specials_.try_emplace(*known, 0);
      if (fresh) {
        place->second = hidden_row(32);
        program_.specials.push_back({place->second, *known});
      }
      return place->second;
    }
    throw NotModelled{"special register " + std::string(name)};
  }

  std::uint32_t symbol(const ptx::SymbolReference& reference, std::int64_t addend) {
    using K = ptx::SymbolReference::Kind;
    std::optional<std::uint64_t> base;
    if (reference.kind == K::module_variable) {
      const ptx::Variable& variable = program_.module->variables[reference.index];
      if (variable.space == ptx::Space::global) base = address_of(AddressKind::variable, reference.index);
      if (variable.space == ptx::Space::constant) base = address_of(AddressKind::constant, reference.index);
      if (const auto found = module_shared_.find(reference.index); found != module_shared_.end()) {
        base = shared_address(found->second);
      }
    } else if (reference.kind == K::function_variable) {
      if (const auto found = function_shared_.find(reference.index); found != function_shared_.end()) {
        base = shared_address(found->second);
      }
      if (const auto found = function_local_.find(reference.index); found != function_local_.end()) {
        base = address_of(AddressKind::local, found->second);
      }
    }
    if (!base) throw NotModelled{"address of a parameter, function or label"};
    return constant(Kind::pointer, *base + static_cast<std::uint64_t>(addend));
  }

  std::uint64_t immediate(const ptx::Immediate& value, const Instruction& instruction) {
    const bool wide = instruction.has(".f64");
    if (value.kind == ptx::Immediate::Kind::float64 && !wide && instruction.has(".f32")) {
      return std::bit_cast<std::uint32_t>(static_cast<float>(std::bit_cast<double>(value.bits)));
    }
    if (value.kind == ptx::Immediate::Kind::float32 && wide && !instruction.has(".f32")) {
      const auto narrow = std::bit_cast<float>(static_cast<std::uint32_t>(value.bits));
      return std::bit_cast<std::uint64_t>(static_cast<double>(narrow));
    }
    return value.bits;
  }

  std::uint32_t plain_register(const ptx::Register& reg) {
    if (!reg.selector.empty()) throw NotModelled{"a part of a register as operand"};
    if (program_.function->registers[reg.index].vector_width != 1) throw NotModelled{"a vector register"};
    return reg.index;
  }

  std::uint32_t source(const Operand& operand, const Instruction& instruction, std::uint32_t index) {
    if (const auto* reg = std::get_if<ptx::Register>(&operand.value)) {
      const std::uint32_t row = plain_register(*reg);
      if (reg->prefix == ptx::Prefix::none) return row;
      if (reg->prefix == ptx::Prefix::logical_not) return negated(row, instruction, index);
      throw NotModelled{"a minus sign on an operand"};
    }
    if (const auto* value = std::get_if<ptx::Immediate>(&operand.value)) {
      return constant(Kind::bits, immediate(*value, instruction));
    }
    if (const auto* name = std::get_if<ptx::Special>(&operand.value)) return special(name->name);
    if (const auto* name = std::get_if<ptx::SymbolReference>(&operand.value))
      return symbol(*name, name->addend);
    throw NotModelled{"an operand of this form"};
  }

  /// `!%p` as operand: a hidden register that an operation of our own sets first.
  std::uint32_t negated(std::uint32_t row, const Instruction&, std::uint32_t index) {
    if (program_.row_bits[row] != 1) throw NotModelled{"negation of an operand that is no predicate"};
    Instruction negation;
    negation.opcode = "not";
    negation.modifiers = {".pred"};
    Operation operation;
    operation.meaning = ptx::meaning_of(negation);
    operation.instruction = index;
    operation.counts = false;
    operation.opcode_text = text("not.pred");
    operation.destination_count = operation.source_count = 1;
    operation.destinations[0] = hidden_row(1);
    operation.sources[0] = row;
    program_.operations.push_back(operation);
    return operation.destinations[0];
  }

  void add_sources(Operation& operation, const Operand& operand, const Instruction& instruction) {
    if (const auto* vector = std::get_if<ptx::Vector>(&operand.value)) {
      for (const Operand& item : vector->items) add_sources(operation, item, instruction);
      return;
    }
    if (operation.source_count == sources_max) throw NotModelled{"too many operands"};
    const std::uint32_t row = source(operand, instruction, operation.instruction);
    operation.sources[operation.source_count++] = row;
  }

  void add_destinations(Operation& operation, const Operand& operand) {
    const auto* vector = std::get_if<ptx::Vector>(&operand.value);
    const auto* pair = std::get_if<ptx::Pair>(&operand.value);
    if (vector != nullptr || pair != nullptr) {
      for (const Operand& item : vector != nullptr ? vector->items : pair->items)
        add_destinations(operation, item);
      return;
    }
    if (operation.destination_count == destinations_max) throw NotModelled{"too many destinations"};
    std::uint32_t row = no_register;
    if (const auto* reg = std::get_if<ptx::Register>(&operand.value)) {
      if (reg->prefix != ptx::Prefix::none) throw NotModelled{"a destination with a sign"};
      row = plain_register(*reg);
    } else if (!std::holds_alternative<ptx::Sink>(operand.value)) {
      throw NotModelled{"a destination of this form"};
    }
    operation.destinations[operation.destination_count++] = row;
  }

  void add_address(Operation& operation, const Operand& operand) {
    const auto* address = std::get_if<ptx::Address>(&operand.value);
    if (address == nullptr || !address->coordinates.empty()) throw NotModelled{"an address of this form"};
    operation.offset = address->offset;
    std::uint32_t row = 0;
    if (const auto* reg = std::get_if<ptx::Register>(&address->base))
      row = plain_register(*reg);
    else if (const auto* name = std::get_if<ptx::SymbolReference>(&address->base))
      row = symbol(*name, 0);
    else
      row = constant(Kind::bits, 0);
    operation.sources[operation.source_count++] = row;
  }

  void load_parameter(Operation& operation, const Instruction& instruction,
                      const machine::MemoryAccess& access) {
    const auto* address = std::get_if<ptx::Address>(&instruction.operands[1].value);
    const auto* name = address == nullptr ? nullptr : std::get_if<ptx::SymbolReference>(&address->base);
    if (name == nullptr || name->kind != ptx::SymbolReference::Kind::parameter) {
      throw NotModelled{"a parameter read at a computed address"};
    }
    add_destinations(operation, instruction.operands[0]);
    const std::uint32_t size = access.bytes;
    for (unsigned i = 0; i < access.vector; ++i) {
      const auto offset =
          static_cast<std::int64_t>(parameters_.offset(name->index)) + address->offset + i * size;
      const ParameterCell cell = parameters_.read(offset, size);
      if (!cell.known) throw NotModelled{"a read across parts of a parameter"};
      std::uint64_t bits = cell.bits;
      if (cell.kind == Kind::bits && access.sign_extends && size < 8) {
        const unsigned shift = 64 - 8 * size;
        bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(bits << shift) >> shift);
      }
      operation.sources[operation.source_count++] = constant(cell.kind, bits, cell.tensor);
    }
    operation.meaning = machine::Copy{};
  }

  void require(bool condition) {
    if (!condition) throw NotModelled{"an operand count that this form does not have"};
  }

  /// Destinations and sources as the way of executing wants them.
  void resolve(Operation& operation, const Instruction& instruction) {
    const std::vector<Operand>& operands = instruction.operands;
    if (const auto* access = std::get_if<machine::MemoryAccess>(&operation.meaning)) {
      require(operands.size() == 2);
      const machine::MemoryAccess copy = *access;
      if (copy.space == machine::Space::parameter) {
        if (copy.store) throw NotModelled{"a store into a parameter"};
        load_parameter(operation, instruction, copy);
      } else if (copy.store) {
        add_address(operation, operands[0]);
        add_sources(operation, operands[1], instruction);
      } else {
        add_destinations(operation, operands[0]);
        add_address(operation, operands[1]);
      }
      const unsigned moved = copy.store ? operation.source_count - 1u : operation.destination_count;
      require(moved == copy.vector);
      return;
    }
    if (std::holds_alternative<machine::NoEffect>(operation.meaning) ||
        std::holds_alternative<machine::End>(operation.meaning) ||
        std::holds_alternative<machine::Trap>(operation.meaning)) {
      return;
    }
    if (std::holds_alternative<machine::Branch>(operation.meaning)) {
      const auto* label =
          operands.size() == 1 ? std::get_if<ptx::LabelReference>(&operands[0].value) : nullptr;
      if (label == nullptr) throw NotModelled{"a branch to something that is no label"};
      operation.target = label->instruction;
      return;
    }
    std::size_t next = 0;
    if (!std::holds_alternative<machine::Barrier>(operation.meaning) &&
        !std::holds_alternative<machine::WarpBarrier>(operation.meaning)) {
      require(!operands.empty());
      add_destinations(operation, operands[next++]);
    }
    for (; next < operands.size(); ++next) add_sources(operation, operands[next], instruction);
    check_counts(operation);
  }

  void check_counts(Operation& operation) {
    unsigned destinations = 1;
    bool second = false;
    unsigned sources = 1;
    if (auto* lanes = std::get_if<machine::LaneFunction>(&operation.meaning)) {
      sources = lanes->operands - (lanes->reads_carry ? 1 : 0);
      second = lanes->second != nullptr && !lanes->writes_carry;
    } else if (const auto* real = std::get_if<machine::RealFunction>(&operation.meaning)) {
      sources = real->operands;
    } else if (const auto* comparison = std::get_if<machine::RealComparison>(&operation.meaning)) {
      sources = comparison->combine == machine::Combine::none ? 2 : 3;
      second = true;
    } else if (std::holds_alternative<machine::Select>(operation.meaning)) {
      sources = 3;
    } else if (const auto* pack = std::get_if<machine::Pack>(&operation.meaning)) {
      sources = pack->pieces;
    } else if (const auto* unpack = std::get_if<machine::Unpack>(&operation.meaning)) {
      destinations = unpack->pieces;
    } else if (std::holds_alternative<machine::Shuffle>(operation.meaning)) {
      sources = 4;
      second = true;
    } else if (std::holds_alternative<machine::Vote>(operation.meaning)) {
      sources = 2;
    } else if (std::holds_alternative<machine::ActiveMask>(operation.meaning)) {
      sources = 0;
    } else if (std::holds_alternative<machine::WarpBarrier>(operation.meaning)) {
      destinations = 0;
    } else if (std::holds_alternative<machine::Barrier>(operation.meaning)) {
      destinations = 0;
      sources = operation.source_count == 2 ? 2 : 1;
    }
    require(operation.source_count == sources);
    require(operation.destination_count == destinations ||
            (second && operation.destination_count == destinations + 1));
    if (auto* lanes = std::get_if<machine::LaneFunction>(&operation.meaning)) add_carry(operation, *lanes);
  }

  void add_carry(Operation& operation, const machine::LaneFunction& lanes) {
    if (!lanes.reads_carry && !lanes.writes_carry) return;
    if (carry_ == no_register) carry_ = hidden_row(1);
    if (lanes.reads_carry) operation.sources[operation.source_count++] = carry_;
    if (lanes.writes_carry) operation.destinations[operation.destination_count++] = carry_;
  }

  void add_instruction(std::uint32_t index) {
    const Instruction& instruction = program_.function->body[index];
    std::string opcode(instruction.opcode);
    for (const std::string_view modifier : instruction.modifiers) opcode += modifier;
    Operation operation;
    operation.instruction = index;
    operation.opcode_text = text(opcode);
    try {
      operation.meaning = ptx::meaning_of(instruction);
      if (instruction.guard) {
        operation.guard = plain_register(instruction.guard->predicate);
        operation.guard_negated = instruction.guard->negated;
      }
      if (std::holds_alternative<std::monostate>(operation.meaning)) throw NotModelled{opcode};
      resolve(operation, instruction);
    } catch (const NotModelled& reason) {
      operation.meaning = std::monostate{};
      operation.why = reason.why;
      operation.source_count = operation.destination_count = 0;
    }
    program_.operations.push_back(std::move(operation));
  }

  Program& program_;
  const ParameterBlock& parameters_;
  std::map<std::uint32_t, std::uint32_t> module_shared_;
  std::map<std::uint32_t, std::uint32_t> function_shared_;
  std::map<std::uint32_t, std::uint32_t> function_local_;
  std::map<std::string, std::uint32_t> text_ids_;
  std::map<std::tuple<Kind, std::uint64_t, std::uint32_t>, std::uint32_t> constants_;
  std::map<Special, std::uint32_t> specials_;
  std::uint32_t carry_ = no_register;
};

}  // namespace

Program build_program(const ptx::Module& module, const Launch& launch, const std::vector<Buffer>& buffers) {
  Program program;
  program.module = &module;
  program.function = ptx::find_entry(module, launch.entry);
  if (program.function == nullptr || !program.function->has_body) {
    program.function = nullptr;
    program.problems.push_back("the module has no entry '" + launch.entry + "'");
    return program;
  }
  check_launch(program, launch);
  const ParameterBlock parameters(*program.function, launch, buffers, program.problems);
  if (!program.problems.empty()) return program;
  Builder(program, parameters).build();
  program.shared[0].bytes = launch.dynamic_shared_bytes;
  return program;
}

}  // namespace warpproof::exec::engine
