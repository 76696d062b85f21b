#include "verifier/idioms/pattern.h"

#include <cstring>
#include <map>
#include <optional>
#include <utility>

#include "verifier/domain/error.h"
#include "verifier/exec/execute.h"

namespace warpproof::idioms {
namespace {

using domain::Error;
using Graph = exec::RawGraph<Error>;

base::Diagnostic failure(const std::string& why) {
  return {.code = "E0430", .message = "not a template: " + why};
}

/// Keeps every node and explains none.
struct Everything : exec::SequenceMatcher<Error> {
  exec::GraphDetail detail() const override { return exec::GraphDetail::everything; }
  std::optional<exec::Replacement<Error>> match(const Graph&, exec::NodeId) override { return std::nullopt; }
};

/// The part of a graph that a node needs, operands first.
class Reader {
 public:
  Reader(const Graph& graph, const Error::Value& argument) : graph_(graph), argument_(argument) {}

  base::Result<Pattern> read(exec::NodeId root) {
    std::vector<exec::NodeId> open{root};
    while (!open.empty()) {
      const exec::NodeId top = open.back();
      const std::size_t before = open.size();
      if (!ids_.contains(top)) {
        for (const auto& operand : operands(top))
          if (operand.kind == exec::OperandKind::node && !ids_.contains(operand.node))
            open.push_back(operand.node);
        if (open.size() != before) continue;
        if (!add(top)) return failure("it mixes the argument with something unknown");
      }
      open.pop_back();
    }
    if (!uses_argument_) return failure("it does not use the argument");
    return std::move(pattern_);
  }

 private:
  std::vector<exec::RawOperand<Error>> operands(exec::NodeId id) const {
    const auto& node = graph_.node(id);
    return {node.operands, node.operands + node.operand_count};
  }

  bool add(exec::NodeId id) {
    PatternNode made{.opcode = std::string(graph_.opcode_text(id)), .result = graph_.node(id).result};
    const auto& node = graph_.node(id);
    if (node.predicate.inputs != 0 && node.has_bits) made.decided = (node.bits & 1) != 0;
    for (const auto& operand : operands(id)) {
      PatternOperand kept{.kind = PatternOperand::Kind::bits, .bits = operand.bits};
      if (operand.kind == exec::OperandKind::node) {
        kept = {.kind = PatternOperand::Kind::node, .node = ids_.at(operand.node)};
      } else if (operand.kind == exec::OperandKind::value) {
        // One number was loaded, and what is computed from it is a node: a bare value is the argument.
        if (operand.format != domain::Format::binary32 ||
            std::memcmp(&operand.value, &argument_, sizeof argument_) != 0)
          return false;
        kept = {.kind = PatternOperand::Kind::argument};
        uses_argument_ = true;
      } else if (operand.kind == exec::OperandKind::none) {
        return false;
      }
      made.operands.push_back(kept);
    }
    ids_.emplace(id, static_cast<std::uint32_t>(pattern_.nodes.size()));
    pattern_.nodes.push_back(std::move(made));
    return true;
  }

  const Graph& graph_;
  const Error::Value& argument_;
  Pattern pattern_;
  std::map<exec::NodeId, std::uint32_t> ids_;
  bool uses_argument_ = false;
};

/// What nobody explains is what the probe is for; anything else that is not modelled is in the way.
bool only_unexplained(const exec::Effect& effect) {
  for (const exec::Unsupported& unsupported : effect.unsupported)
    if (unsupported.what.find("no known sequence") == std::string::npos) return false;
  return true;
}

}  // namespace

base::Result<Pattern> learn_pattern(const machine::Code& probe, double low, double high) {
  Error error(domain::ErrorInputs::box);
  error.set_range(0, low, high);
  std::vector<exec::Buffer> buffers(2);
  buffers[0] = {.name = "x", .elements = 1, .tensor = 0};
  buffers[1] = {.name = "y", .mode = exec::BufferMode::out, .elements = 1};
  exec::Memory<Error> memory(buffers, error);
  exec::Launch launch{.entry = probe.entry,
                      .arguments = {exec::Argument::pointer(0), exec::Argument::pointer(1)}};
  Everything matcher;
  base::Limits limits;
  limits.thread_instructions_max = 320'000;  // 10,000 steps of one thread
  const exec::Effect effect =
      exec::execute<Error>(probe, launch, memory, error, &matcher, limits, base::Deadline(10'000));
  if (!effect.findings.empty()) return failure(effect.findings.front().message);
  if (!effect.ran_to_the_end || !only_unexplained(effect))
    return failure(effect.unsupported.empty() ? "it does not end" : effect.unsupported.front().what);
  const auto result = memory.element(1, 0);
  if (result.writes != 1) return failure("it stores nothing, or more than once");
  if (result.node == exec::no_node) return failure("it computes nothing");
  return Reader(memory.graph(), memory.element(0, 0).value).read(result.node);
}

bool commutes(const std::string& opcode) {
  const std::string name = opcode.substr(0, opcode.find('.'));
  return (name == "add" || name == "mul" || name == "fma") && opcode.find(".s32") == std::string::npos;
}

std::string contracted(const std::string& opcode) { return opcode == "mul.f32" ? "fma.rn.f32" : ""; }

}  // namespace warpproof::idioms
