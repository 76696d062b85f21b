#include "verifier/idioms/pattern.h"

#include <map>
#include <optional>
#include <utility>

namespace warpproof::idioms {
namespace {

std::string full_opcode(const ptx::Instruction& instruction) {
  std::string text(instruction.opcode);
  for (const std::string_view modifier : instruction.modifiers) text += modifier;
  return text;
}

/// Walks a probe once. Registers hold pattern operands; what has nothing to do with the argument (addresses)
/// holds none.
class Learner {
 public:
  explicit Learner(const ptx::Module& module) : module_(module) {}

  base::Result<Pattern> learn(const ptx::Function& function) {
    for (const ptx::Instruction& instruction : function.body) {
      read(instruction);
      if (problem_) return *problem_;
    }
    if (!stored_) return failure("the probe stores nothing");
    if (stored_->kind != PatternOperand::Kind::node) return failure("the probe computes nothing");
    return reachable(stored_->node);
  }

 private:
  using Known = std::optional<PatternOperand>;

  base::Diagnostic failure(const std::string& why) const {
    return {.code = "E0430", .message = "not a template: " + why};
  }
  void fail(const ptx::Instruction& instruction, const std::string& why) {
    if (!problem_)
      problem_ = base::Diagnostic{.code = "E0430",
                                  .where = ptx::span_of(module_, instruction.extent),
                                  .message = "not a template: " + why};
  }

  void read(const ptx::Instruction& instruction) {
    const std::string_view name = instruction.opcode;
    if (instruction.guard || name == "bra" || name == "call" || name == "brx")
      return fail(instruction, "it branches");
    if (name == "ret") return;
    if (name == "ld") return load(instruction);
    if (name == "st") return store(instruction);
    if (name == "mov") return move(instruction);
    compute(instruction);
  }

  void load(const ptx::Instruction& instruction) {
    if (instruction.has(".param")) return set(instruction.operands[0], std::nullopt);
    if (!instruction.has(".global") || !instruction.has(".f32") || std::exchange(loaded_, true))
      return fail(instruction, "it loads more than one float");
    set(instruction.operands[0], PatternOperand{});
  }

  void store(const ptx::Instruction& instruction) {
    if (!instruction.has(".global") || !instruction.has(".f32") || stored_ ||
        instruction.operands.size() != 2)
      return fail(instruction, "it stores more than one float");
    stored_ = value_of(instruction.operands[1]);
    if (!stored_) fail(instruction, "what it stores does not come from the argument");
  }

  void move(const ptx::Instruction& instruction) {
    if (instruction.operands.size() != 2) return fail(instruction, "an unexpected mov");
    set(instruction.operands[0], value_of(instruction.operands[1]));
  }

  /// All operands known: a node. None known (address arithmetic on parameters): nothing. Else not a template.
  void compute(const ptx::Instruction& instruction) {
    if (instruction.operands.size() < 2) return fail(instruction, "an unexpected instruction");
    PatternNode node{.opcode = full_opcode(instruction)};
    std::size_t unknown = 0;
    for (std::size_t i = 1; i < instruction.operands.size(); ++i) {
      const Known operand = value_of(instruction.operands[i]);
      if (operand) node.operands.push_back(*operand);
      if (!operand) ++unknown;
    }
    if (unknown == instruction.operands.size() - 1) return set(instruction.operands[0], std::nullopt);
    if (unknown != 0) return fail(instruction, "it mixes the argument with something unknown");
    bool uses_argument = false;
    for (const PatternOperand& operand : node.operands)
      uses_argument |= operand.kind != PatternOperand::Kind::bits;
    if (!uses_argument) return set(instruction.operands[0], std::nullopt);
    const auto id = static_cast<std::uint32_t>(pattern_.nodes.size());
    pattern_.nodes.push_back(std::move(node));
    set(instruction.operands[0], PatternOperand{.kind = PatternOperand::Kind::node, .node = id});
  }

  Known value_of(const ptx::Operand& operand) const {
    if (const auto* immediate = std::get_if<ptx::Immediate>(&operand.value)) {
      if (immediate->kind == ptx::Immediate::Kind::float64) return std::nullopt;
      return PatternOperand{.kind = PatternOperand::Kind::bits, .bits = immediate->bits & 0xffffffffu};
    }
    const auto* name = std::get_if<ptx::Register>(&operand.value);
    if (!name || name->prefix != ptx::Prefix::none || !name->selector.empty()) return std::nullopt;
    const auto at = registers_.find(name->index);
    return at == registers_.end() ? std::nullopt : Known(at->second);
  }

  void set(const ptx::Operand& destination, const Known& value) {
    const auto* name = std::get_if<ptx::Register>(&destination.value);
    if (!name) {
      problem_ = failure("an unexpected destination");
      return;
    }
    if (value) registers_[name->index] = *value;
    if (!value) registers_.erase(name->index);
  }

  /// What the result does not need is no part of the function.
  Pattern reachable(std::uint32_t root) const {
    std::vector<bool> needed(root + 1, false);
    needed[root] = true;
    for (std::uint32_t i = root + 1; i-- > 0;)
      if (needed[i])
        for (const PatternOperand& operand : pattern_.nodes[i].operands)
          if (operand.kind == PatternOperand::Kind::node) needed[operand.node] = true;
    Pattern out;
    std::vector<std::uint32_t> new_id(root + 1, 0);
    for (std::uint32_t i = 0; i <= root; ++i) {
      if (!needed[i]) continue;
      new_id[i] = static_cast<std::uint32_t>(out.nodes.size());
      out.nodes.push_back(pattern_.nodes[i]);
      for (PatternOperand& operand : out.nodes.back().operands)
        if (operand.kind == PatternOperand::Kind::node) operand.node = new_id[operand.node];
    }
    return out;
  }

  const ptx::Module& module_;
  Pattern pattern_;
  std::map<std::uint32_t, PatternOperand> registers_;
  Known stored_;
  bool loaded_ = false;
  std::optional<base::Diagnostic> problem_;
};

}  // namespace

base::Result<Pattern> learn_pattern(const ptx::Module& module, const std::string& entry) {
  const ptx::Function* function = ptx::find_entry(module, entry);
  if (!function)
    return base::Diagnostic{.code = "E0430", .message = "not a template: no entry '" + entry + "'"};
  return Learner(module).learn(*function);
}

bool commutes(const std::string& opcode) {
  const std::string name = opcode.substr(0, opcode.find('.'));
  return name == "add" || name == "mul" || name == "fma";
}

std::string contracted(const std::string& opcode) { return opcode == "mul.f32" ? "fma.rn.f32" : ""; }

}  // namespace warpproof::idioms
