// Calls: a device function's body is laid into the code at each call, with rows of its own; its parameters in
// .param space are the caller's variables themselves. What the system provides is known by name.

#include <algorithm>

#include "verifier/isa/machine/lanes.h"
#include "verifier/isa/ptx/lower/lowering.h"

namespace warpproof::ptx::lowering {
namespace {

constexpr std::size_t depth_max = 32;
constexpr std::size_t operations_max = 400'000;
constexpr std::size_t rows_max = 1u << 20;
constexpr std::uint64_t local_bytes_max = 1024;

/// `call{.uni} (returns), function, (arguments){, list}`.
struct Call {
  const Operand* callee = nullptr;
  std::vector<Operand> returns;
  std::vector<Operand> arguments;
};

Call parts_of(const Instruction& instruction) {
  Call call;
  std::size_t next = 0;
  const std::vector<Operand>& operands = instruction.operands;
  const auto group = [&](std::vector<Operand>& items) {
    const auto* found = next < operands.size() ? std::get_if<Group>(&operands[next].value) : nullptr;
    if (found == nullptr) return;
    items = found->items;
    ++next;
  };
  group(call.returns);
  if (next < operands.size()) call.callee = &operands[next++];
  group(call.arguments);
  return call;
}

}  // namespace

const Function& Lowering::callee_of(const Operand* operand) const {
  const auto* name = operand == nullptr ? nullptr : std::get_if<SymbolReference>(&operand->value);
  if (name == nullptr || name->kind != SymbolReference::Kind::function)
    throw NotModelled{"a call through a register"};
  const Function* function = &module_.functions[name->index];
  for (const Alias& alias : module_.aliases) {
    if (alias.function == name->index && !function->has_body) function = &module_.functions[alias.target];
  }
  return *function;
}

/// Emits a jump over what follows for the threads whose guard does not hold; the caller sets its target.
std::optional<std::uint32_t> Lowering::begin_guarded(const machine::Operation& operation) {
  if (operation.guard == machine::no_row) return std::nullopt;
  machine::Operation jump = operation;
  jump.meaning = machine::Branch{};
  jump.guard_negated = !operation.guard_negated;
  jump.counts = false;
  return code_.add(std::move(jump));
}

void Lowering::end_guarded(const std::optional<std::uint32_t>& jump) {
  if (jump) code_.operations[*jump].target = static_cast<std::uint32_t>(code_.operations.size());
}

void Lowering::add_step(const machine::Operation& like, machine::Meaning meaning,
                        std::vector<std::uint32_t> destinations, std::vector<machine::Operand> sources,
                        std::int64_t offset) {
  machine::Operation step = like;
  step.guard = machine::no_row;
  step.meaning = std::move(meaning);
  step.destinations = std::move(destinations);
  step.sources = std::move(sources);
  step.offset = offset;
  step.counts = false;
  code_.add(std::move(step));
}

/// The text that an argument points to, when the instructions before the call say so plainly; else "".
std::string Lowering::pointed_text(const Frame& frame, std::uint32_t index, const Operand& argument) const {
  const auto* holder = std::get_if<SymbolReference>(&argument.value);
  if (holder == nullptr) return "";
  std::optional<std::uint32_t> wanted;  // a register
  bool stored = false;
  for (std::uint32_t i = index; i-- > 0 && index - i < 64;) {
    const Instruction& before = frame.function->body[i];
    if (before.operands.size() != 2) continue;
    const auto* address = std::get_if<Address>(&before.operands[0].value);
    const auto* base = address == nullptr ? nullptr : std::get_if<SymbolReference>(&address->base);
    if (!stored && before.opcode == "st" && base != nullptr && base->kind == holder->kind &&
        base->index == holder->index) {
      stored = true;
      if (const auto* reg = std::get_if<Register>(&before.operands[1].value)) wanted = reg->index;
      continue;
    }
    const auto* target = std::get_if<Register>(&before.operands[0].value);
    if (!wanted || target == nullptr || target->index != *wanted) continue;
    const auto* symbol = std::get_if<SymbolReference>(&before.operands[1].value);
    const auto* source = std::get_if<Register>(&before.operands[1].value);
    if (source != nullptr) wanted = source->index;
    if (symbol == nullptr || symbol->kind != SymbolReference::Kind::module_variable) continue;
    const auto& initialiser = module_.variables[symbol->index].initialiser;
    if (!initialiser) return "";
    const auto& bytes = initialiser->bytes;
    const auto end = std::find(bytes.begin(), bytes.end(), std::uint8_t{0});
    std::string text;
    for (auto at = bytes.begin(); at != end; ++at)
      text += *at >= 32 && *at < 127 ? static_cast<char>(*at) : '?';
    return text;
  }
  return "";
}

/// What the run-time system provides. False: this is not one of them.
bool Lowering::lower_system_call(Frame& frame, const machine::Operation& whole, std::uint32_t index,
                                 std::string_view name) {
  const Call call = parts_of(frame.function->body[index]);
  if (name == "__assertfail") {
    machine::Operation trap = whole;
    trap.meaning = machine::Trap{};
    const std::string text = call.arguments.empty() ? "" : pointed_text(frame, index, call.arguments[0]);
    trap.why = "a device assert fails" + (text.empty() ? text : ": " + text);
    code_.add(std::move(trap));
    return true;
  }
  if (name != "vprintf") return false;
  // What it prints is no output of the claim; nobody may rely on what it returns.
  machine::Operation print = whole;
  print.meaning = machine::NoEffect{};
  code_.add(std::move(print));
  if (call.returns.size() != 1) return true;
  const auto* variable = std::get_if<SymbolReference>(&call.returns[0].value);
  if (variable != nullptr)
    add_step(whole, machine::MemoryAccess{.space = machine::Space::local, .store = true}, {},
             {symbol(frame, *variable, variable->addend), machine::Operand::unknown()}, 0);
  return true;
}

/// A call in a loop begins with the same unset registers and memory each time.
void Lowering::forget_frame(Frame& frame, const machine::Operation& whole) {
  const Function& function = *frame.function;
  for (std::size_t i = 0; i < function.variables.size(); ++i) {
    const Variable& variable = function.variables[i];
    if (variable.space != Space::local) continue;
    const std::uint32_t number = function_variable(frame, static_cast<std::uint32_t>(i));
    const std::uint64_t step = variable.align >= 8 ? 8 : variable.align >= 4 ? 4 : 1;
    for (std::uint64_t at = 0; at + step <= variable.size; at += step)
      add_step(whole,
               machine::MemoryAccess{
                   .space = machine::Space::local, .bytes = static_cast<unsigned>(step), .store = true},
               {}, {machine::Operand::variable(number), machine::Operand::poison()},
               static_cast<std::int64_t>(at));
  }
  const auto rows = static_cast<std::uint32_t>(function.registers.size());
  for (std::uint32_t i = 0; i < rows; i += machine::destinations_max) {
    std::vector<std::uint32_t> some;
    for (std::uint32_t k = i; k < rows && k < i + machine::destinations_max; ++k)
      some.push_back(frame.first_row + k);
    std::vector<machine::Operand> nothing(some.size(), machine::Operand::poison());
    add_step(whole, machine::Copy{}, std::move(some), std::move(nothing), 0);
  }
}

void Lowering::check_call(const Function& callee) const {
  const std::string name(callee.name);
  if (!callee.has_body) throw NotModelled{"a call of '" + name + "', which has no body here"};
  if (std::find(stack_.begin(), stack_.end(), &callee) != stack_.end())
    throw NotModelled{"recursion through '" + name + "'"};
  std::uint64_t local = 0;
  for (const Variable& variable : callee.variables)
    local += variable.space == Space::local ? variable.size : 0;
  if (local > local_bytes_max) throw NotModelled{"a call of '" + name + "', which has large local arrays"};
  if (stack_.size() >= depth_max || code_.operations.size() > operations_max ||
      code_.row_bits.size() + callee.registers.size() > rows_max)
    throw NotModelled{"calls that expand to too much code"};
}

void Lowering::lower_call(Frame& frame, const machine::Operation& whole, std::uint32_t index) {
  const Call call = parts_of(frame.function->body[index]);
  const Function& callee = callee_of(call.callee);
  if (lower_system_call(frame, whole, index, callee.name)) return;
  check_call(callee);
  if (call.arguments.size() != callee.parameters.size() || call.returns.size() != callee.returns.size())
    throw NotModelled{"an argument count that '" + std::string(callee.name) + "' does not have"};
  Frame inner;
  inner.function = &callee;
  inner.is_kernel = false;
  inner.first_row = static_cast<std::uint32_t>(code_.row_bits.size());
  const Instruction& instruction = frame.function->body[index];
  std::vector<std::pair<std::uint32_t, machine::Operand>> incoming;  // row of the callee, what it gets
  std::vector<std::pair<std::uint32_t, std::uint32_t>> outgoing;     // row of the caller, row of the callee
  for (std::size_t i = 0; i < callee.parameters.size(); ++i) {
    inner.parameters.push_back(source(frame, call.arguments[i], instruction));
    if (callee.parameters[i].space == Space::reg)
      incoming.emplace_back(inner.first_row + callee.parameters[i].register_index, inner.parameters.back());
  }
  for (std::size_t i = 0; i < callee.returns.size(); ++i) {
    inner.returns.push_back(source(frame, call.returns[i], instruction));
    if (callee.returns[i].space == Space::reg)
      outgoing.emplace_back(inner.returns.back().index, inner.first_row + callee.returns[i].register_index);
  }
  const std::optional<std::uint32_t> jump = begin_guarded(whole);
  machine::Operation mark = whole;  // counts as the call
  mark.guard = machine::no_row;
  mark.meaning = machine::NoEffect{};
  code_.add(mark);
  add_rows(inner);
  forget_frame(inner, mark);
  for (const auto& [row, value] : incoming) add_step(mark, machine::Copy{}, {row}, {value}, 0);
  stack_.push_back(&callee);
  lower_body(inner);
  stack_.pop_back();
  for (const auto& [to, from] : outgoing)
    add_step(mark, machine::Copy{}, {to}, {machine::Operand::row(from)}, 0);
  end_guarded(jump);
}

/// `brx.idx index, targets`: a chain of comparisons.
void Lowering::lower_indirect_branch(Frame& frame, const machine::Operation& whole,
                                     const Instruction& instruction) {
  const auto* list = instruction.operands.size() == 2
                         ? std::get_if<SymbolReference>(&instruction.operands[1].value)
                         : nullptr;
  if (list == nullptr || list->kind != SymbolReference::Kind::branch_targets)
    throw NotModelled{"a branch to something that is no list of labels"};
  const machine::Operand index = source(frame, instruction.operands[0], instruction);
  std::vector<std::uint32_t> targets;
  for (const Operand& target : frame.function->branch_targets[list->index].targets) {
    const auto* label = std::get_if<LabelReference>(&target.value);
    if (label == nullptr) throw NotModelled{"a branch to something that is no label"};
    targets.push_back(label->instruction);
  }
  const std::optional<std::uint32_t> jump = begin_guarded(whole);
  const std::uint32_t chosen = temporary(1, 0);
  for (std::uint32_t i = 0; i < targets.size(); ++i) {
    add_step(whole, machine::lanes<bool, std::uint32_t, std::uint32_t>([](std::uint32_t a, std::uint32_t b) {
               return a == b;
             }),
             {chosen}, {index, machine::Operand::immediate(i)}, 0);
    machine::Operation branch = whole;
    branch.meaning = machine::Branch{};
    branch.guard = chosen;
    branch.guard_negated = false;
    branch.counts = i == 0;
    branch.target = targets[i];
    frame.branches.push_back(code_.add(std::move(branch)));
  }
  machine::Operation beyond = whole;
  beyond.guard = machine::no_row;
  beyond.meaning = std::monostate{};
  beyond.why = "a branch by an index beyond its list";
  code_.add(std::move(beyond));
  end_guarded(jump);
}

}  // namespace warpproof::ptx::lowering
