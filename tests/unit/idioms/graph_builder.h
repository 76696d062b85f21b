#pragma once
// Lays a pattern into a raw graph, as the executor does when a kernel contains the sequence.

#include "verifier/domain/field.h"
#include "verifier/exec/raw_graph.h"
#include "verifier/idioms/pattern.h"

namespace builder {

using Field = warpproof::domain::Field;
using Graph = warpproof::exec::RawGraph<Field>;
using Node = warpproof::exec::RawNode<Field>;
using Operand = warpproof::exec::RawOperand<Field>;
using warpproof::exec::NodeId;
using warpproof::idioms::Pattern;
using warpproof::idioms::PatternOperand;

inline NodeId add_node(Graph& graph, const std::string& opcode, const std::vector<Operand>& operands,
                       std::uint8_t result = 0, std::optional<bool> decided = {}) {
  Node node;
  node.has_bits = decided.has_value();
  node.bits = decided.value_or(false) ? 1 : 0;
  node.opcode = graph.intern_opcode(opcode);
  node.operand_count = static_cast<std::uint8_t>(operands.size());
  node.result = result;
  for (std::size_t i = 0; i < operands.size(); ++i) node.operands[i] = operands[i];
  return graph.add(node).first;
}

/// Returns the root. The argument is the same operand everywhere.
inline NodeId build(Graph& graph, const Pattern& pattern, const Operand& argument) {
  std::vector<NodeId> ids;
  for (const auto& node : pattern.nodes) {
    std::vector<Operand> operands;
    for (const PatternOperand& o : node.operands) {
      if (o.kind == PatternOperand::Kind::argument) operands.push_back(argument);
      if (o.kind == PatternOperand::Kind::bits) operands.push_back(Operand::of_bits(o.bits));
      if (o.kind == PatternOperand::Kind::node) operands.push_back(Operand::of_node(ids[o.node]));
    }
    ids.push_back(add_node(graph, node.opcode, operands, node.result, node.decided));
  }
  return ids.back();
}

}  // namespace builder
