#include "verifier/isa/ptx/control_flow.h"

#include <algorithm>

#include "verifier/isa/machine/dominators.h"

namespace warpproof::ptx {
namespace {

struct Exits {
  std::vector<std::uint32_t> targets;  ///< instruction indices; body.size() for leaving
  bool falls_through = true;
};

bool ends_thread(std::string_view opcode) { return opcode == "ret" || opcode == "exit" || opcode == "trap"; }
bool is_branch(std::string_view opcode) { return opcode == "bra" || opcode == "brx"; }
bool ends_block(std::string_view opcode) { return ends_thread(opcode) || is_branch(opcode); }

Exits exits_of(const Function& function, const Instruction& instruction) {
  Exits exits;
  const auto end = static_cast<std::uint32_t>(function.body.size());
  if (!ends_block(instruction.opcode)) return exits;
  exits.falls_through = instruction.guard.has_value();
  if (ends_thread(instruction.opcode)) {
    exits.targets.push_back(end);
    return exits;
  }
  const auto add = [&](const Operand& operand) {
    const auto* label = std::get_if<LabelReference>(&operand.value);
    if (label != nullptr) exits.targets.push_back(label->instruction);
  };
  for (const Operand& operand : instruction.operands) {
    add(operand);
    const auto* list = std::get_if<SymbolReference>(&operand.value);
    if (list == nullptr || list->kind != SymbolReference::Kind::branch_targets) continue;
    for (const Operand& target : function.branch_targets[list->index].targets) add(target);
  }
  if (exits.targets.empty()) exits.targets.push_back(end);  // a branch to nowhere: the executor refuses it
  return exits;
}

// Instructions at which a block begins, ascending, without body.size().
std::vector<std::uint32_t> leaders(const Function& function) {
  const std::size_t size = function.body.size();
  std::vector<bool> leads(size + 1, false);
  leads[0] = true;
  for (const Label& label : function.labels) leads[label.instruction] = true;
  for (std::size_t i = 0; i < size; ++i) {
    if (ends_block(function.body[i].opcode)) leads[i + 1] = true;
  }
  std::vector<std::uint32_t> result;
  for (std::uint32_t i = 0; i < size; ++i) {
    if (leads[i]) result.push_back(i);
  }
  return result;
}

}  // namespace

ControlFlow control_flow(const Function& function) {
  ControlFlow flow;
  const auto size = static_cast<std::uint32_t>(function.body.size());
  const std::vector<std::uint32_t> begins = leaders(function);
  flow.block_of.resize(size);
  for (std::size_t i = 0; i < begins.size(); ++i) {
    BasicBlock block;
    block.begin = begins[i];
    block.end = i + 1 < begins.size() ? begins[i + 1] : size;
    for (std::uint32_t at = block.begin; at < block.end; ++at)
      flow.block_of[at] = static_cast<std::uint32_t>(i);
    flow.blocks.push_back(block);
  }
  const auto block_at = [&](std::uint32_t instruction) {
    return instruction < size ? flow.block_of[instruction] : virtual_exit;
  };
  for (BasicBlock& block : flow.blocks) {
    const Exits exits = exits_of(function, function.body[block.end - 1]);
    for (const std::uint32_t target : exits.targets) block.successors.push_back(block_at(target));
    if (exits.falls_through) block.successors.push_back(block_at(block.end));
    std::sort(block.successors.begin(), block.successors.end());
    block.successors.erase(std::unique(block.successors.begin(), block.successors.end()),
                           block.successors.end());
  }
  flow.immediate_post_dominator = immediate_post_dominators(flow.blocks);
  return flow;
}

std::vector<std::uint32_t> immediate_post_dominators(const std::vector<BasicBlock>& blocks) {
  const auto exit = static_cast<std::uint32_t>(blocks.size());
  std::vector<std::vector<std::uint32_t>> reversed(blocks.size() + 1);  // edges of the reversed graph
  for (std::uint32_t block = 0; block < exit; ++block) {
    for (const std::uint32_t successor : blocks[block].successors) {
      reversed[successor == virtual_exit ? exit : successor].push_back(block);
    }
  }
  std::vector<std::uint32_t> dominators = machine::immediate_dominators(reversed, exit);
  dominators.pop_back();
  for (std::uint32_t& dominator : dominators) {
    if (dominator == exit || dominator == machine::unreachable) dominator = virtual_exit;
  }
  return dominators;
}

std::uint32_t ControlFlow::reconvergence(const Function& function, std::uint32_t instruction) const {
  const std::uint32_t join = immediate_post_dominator[block_of[instruction]];
  return join == virtual_exit ? static_cast<std::uint32_t>(function.body.size()) : blocks[join].begin;
}

}  // namespace warpproof::ptx
