#pragma once
// The templates as a SequenceMatcher of the executor.
//
//   std::unique_ptr<TemplateMatcher<Term>> matcher = matcher_for(kernel, term);    // null: nothing can occur
//   execute(module, launch, memory, term, matcher.get(), limits, deadline);
//   for (const DomainObligation<Term>& o : matcher->obligations()) prove o.argument in [o.low, o.high];
//
// A match is exact: opcode texts with modifiers, immediates bit for bit, and every use of the argument the
// same operand. Only factors of a product may stand in either order. A multiplication at the root may also
// stand contracted with an addition: fma.rn(a, b, c) is then f(x) + c, which is exact for expf since its last
// factor is a power of two. Obligations are deduplicated by argument; there is no limit on their number but
// that of the nodes.

#include <cstring>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "verifier/exec/raw_graph.h"
#include "verifier/idioms/templates.h"

namespace warpproof::idioms {

/// What has to be shown for a match to mean anything: the argument lies in the template's domain.
template <class D>
struct DomainObligation {
  const Template* learnt = nullptr;
  typename D::Value argument{};
  std::uint32_t ptx_line = 0;  ///< of the root, where it was met first
};

template <class D>
class TemplateMatcher : public exec::SequenceMatcher<D> {
 public:
  explicit TemplateMatcher(D& domain) : domain_(domain) {
    for (const Template& known : templates())
      roots_.push_back({&known, contracted(known.pattern.nodes.back().opcode)});
  }

  /// The first steps of expf are ordinary arithmetic and must be seen with their modifiers.
  exec::GraphDetail detail() const override { return exec::GraphDetail::everything; }

  std::optional<exec::Replacement<D>> match(const exec::RawGraph<D>& graph, exec::NodeId node) override {
    const std::string_view opcode = graph.opcode_text(node);
    for (const Root& root : roots_) {
      const bool plain = opcode == root.learnt->pattern.nodes.back().opcode;
      if (!plain && (root.contracted.empty() || opcode != root.contracted)) continue;
      Attempt attempt{graph, root.learnt->pattern, {}, {}};
      if (!attempt.root(node, plain)) continue;
      if (auto found = replacement(graph, node, root, *attempt.argument, plain)) return found;
    }
    return std::nullopt;
  }

  const std::vector<DomainObligation<D>>& obligations() const { return obligations_; }

 private:
  using Operand = exec::RawOperand<D>;
  using Node = exec::RawNode<D>;
  struct Root {
    const Template* learnt;
    std::string contracted;
  };

  /// One try to lay a pattern over the graph. Bindings are undone when the other order of factors is tried.
  struct Attempt {
    const exec::RawGraph<D>& graph;
    const Pattern& pattern;
    std::optional<Operand> argument;
    std::vector<exec::NodeId> bound;

    bool root(exec::NodeId at, bool plain) {
      bound.assign(pattern.nodes.size(), exec::no_node);
      const PatternNode& last = pattern.nodes.back();
      const Node& node = graph.node(at);
      const std::size_t expected = last.operands.size() + (plain ? 0 : 1);
      return node.result == last.result && node.operand_count == expected && factors(node, last) && argument;
    }

    bool factors(const Node& node, const PatternNode& wanted) {
      const auto saved = std::pair(argument, bound);
      if (in_order(node, wanted, false)) return true;
      std::tie(argument, bound) = saved;
      return wanted.operands.size() >= 2 && commutes(wanted.opcode) && in_order(node, wanted, true);
    }

    bool in_order(const Node& node, const PatternNode& wanted, bool exchanged) {
      for (std::size_t i = 0; i < wanted.operands.size(); ++i) {
        const std::size_t at = exchanged && i < 2 ? 1 - i : i;
        if (!operand(node.operands[at], wanted.operands[i])) return false;
      }
      return true;
    }

    bool operand(const Operand& found, const PatternOperand& wanted) {
      switch (wanted.kind) {
        case PatternOperand::Kind::bits:
          return found.kind == exec::OperandKind::bits && found.bits == wanted.bits;
        case PatternOperand::Kind::argument:
          if (found.kind != exec::OperandKind::value && found.kind != exec::OperandKind::node) return false;
          if (argument) return *argument == found;
          argument = found;
          return true;
        case PatternOperand::Kind::node:
          break;
      }
      if (found.kind != exec::OperandKind::node) return false;
      if (bound[wanted.node] != exec::no_node) return bound[wanted.node] == found.node;
      const PatternNode& inner = pattern.nodes[wanted.node];
      const Node& node = graph.node(found.node);
      if (graph.opcode_text(found.node) != inner.opcode || node.result != inner.result) return false;
      if (inner.decided && (!node.has_bits || ((node.bits & 1) != 0) != *inner.decided)) return false;
      if (node.operand_count != inner.operands.size() || !factors(node, inner)) return false;
      bound[wanted.node] = found.node;
      return true;
    }
  };

  /// The domain value of an operand, if it is a known binary32 value.
  std::optional<typename D::Value> value_of(const exec::RawGraph<D>& graph, const Operand& operand) {
    if (operand.kind == exec::OperandKind::value && operand.format == domain::Format::binary32)
      return operand.value;
    if (operand.kind == exec::OperandKind::bits)
      return domain_.constant(operand.bits, domain::Format::binary32);
    if (operand.kind != exec::OperandKind::node) return std::nullopt;
    const Node& node = graph.node(operand.node);
    if (!node.has_value || node.format != domain::Format::binary32) return std::nullopt;
    return node.value;
  }

  std::optional<exec::Replacement<D>> replacement(const exec::RawGraph<D>& graph, exec::NodeId at,
                                                  const Root& root, const Operand& argument, bool plain) {
    const auto x = value_of(graph, argument);
    if (!x) return std::nullopt;
    // Not `approximate`: that is an instruction's documented error; this is the library function's.
    typename D::Value result = domain_.apply(root.learnt->function, *x, domain::Mode{});
    if (!plain) {
      const auto addend = value_of(graph, graph.node(at).operands[2]);
      if (!addend) return std::nullopt;
      result = domain_.add(result, *addend, domain::Mode{});
    }
    remember(*root.learnt, *x, graph.node(at).ptx_line);
    return exec::Replacement<D>{result, domain::Format::binary32, root.learnt->id};
  }

  void remember(const Template& learnt, const typename D::Value& argument, std::uint32_t ptx_line) {
    std::string key = learnt.id + std::string(1, '\0');
    key.append(reinterpret_cast<const char*>(&argument), sizeof argument);
    if (seen_.insert(std::move(key)).second) obligations_.push_back({&learnt, argument, ptx_line});
  }

  D& domain_;
  std::vector<Root> roots_;
  std::vector<DomainObligation<D>> obligations_;
  std::set<std::string> seen_;
};

/// Null when no template can occur in this kernel.
template <class D>
std::unique_ptr<TemplateMatcher<D>> matcher_for(const machine::Code& kernel, D& domain) {
  return may_occur(kernel) ? std::make_unique<TemplateMatcher<D>>(domain) : nullptr;
}

}  // namespace warpproof::idioms
