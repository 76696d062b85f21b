#pragma once
// Raw instruction graph: what the executor keeps when a computation leaves the reals.
//
// A float operation with nearest rounding on domain values is a domain operation and leaves no trace. Bit
// tricks, directed rounding, saturation, integer views of symbolic bits, undecided comparisons give a *raw
// node*: the exact opcode text with its modifiers, and operands that are other nodes, domain values or
// concrete bits. Nodes are hash-consed by structure (never by hash alone), so equal computations of different
// threads are one node.
//
// Each new node is offered once to the SequenceMatcher, which may give it a domain value ("this graph,
// modifiers and immediates exact, is expf(x) as this compiler writes it"). Functions that are domain
// operations by themselves (ex2.approx, rcp, sqrt, div ...) on domain values make a node *with* a value, so
// that a matcher sees through them. A node that still has no value when it reaches an output, an address or a
// branch is `unsupported` at its line.
//
// Example (expf of nvcc, last step contracted): mul.f32(ex2.approx.ftz.f32(..), shl.b32(.., 23)) -> exp(x),
// and fma.rn.f32(ex2.., shl.., 3f800000) -> exp(x) + 1.

#include <cstdint>
#include <cstring>
#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "verifier/domain/domain.h"
#include "verifier/exec/node_index.h"

namespace warpproof::exec {

using NodeId = std::uint32_t;
inline constexpr NodeId no_node = 0xffffffffu;

enum class OperandKind : std::uint8_t { none, bits, value, node };

template <class D>
struct RawOperand {
  OperandKind kind = OperandKind::none;
  domain::Format format = domain::Format::binary32;  ///< of a value
  NodeId node = no_node;
  std::uint64_t bits = 0;  ///< zero-extended
  typename D::Value value{};
  static RawOperand of_bits(std::uint64_t bits) {
    RawOperand o;
    o.kind = OperandKind::bits;
    o.bits = bits;
    return o;
  }
  static RawOperand of_node(NodeId node) {
    RawOperand o;
    o.kind = OperandKind::node;
    o.node = node;
    return o;
  }
  static RawOperand of_value(typename D::Value value, domain::Format format) {
    RawOperand o;
    o.kind = OperandKind::value;
    o.value = value;
    o.format = format;
    return o;
  }
  bool operator==(const RawOperand& other) const {
    if (kind != other.kind) return false;
    if (kind == OperandKind::bits) return bits == other.bits;
    if (kind == OperandKind::node) return node == other.node;
    if (kind == OperandKind::none) return true;
    return format == other.format && std::memcmp(&value, &other.value, sizeof value) == 0;
  }
};

inline constexpr unsigned raw_operands_max = 4;

/// What a node of width 1 says: `table` holds the answer for each state of its inputs (bit 0: all no). The
/// first input is the comparison of operands 0 and 1 in `format`, when it `compares`, the rest are operands.
struct Predicate {
  bool compares = false;
  bool chooses = false;  ///< the node is operand 2 ? operand 0 : operand 1, of any width; nothing else is set
  std::uint8_t inputs = 0;  ///< 0: nothing is known; at most 2
  std::uint8_t table = 0;
  domain::Comparison comparison = domain::Comparison::less;
  domain::Format format = domain::Format::binary32;
};

template <class D>
struct RawNode {
  std::uint32_t opcode =
      0;  ///< interned; `RawGraph::opcode_text` gives e.g. "fma.rm.f32", "shl.b32", "setp.lt.f32"
  std::uint8_t operand_count = 0;
  std::uint8_t result = 0;       ///< which destination of the instruction (0; 1 for a second one)
  std::uint8_t width_bits = 32;  ///< of the result; 1 for a predicate
  bool has_value = false;        ///< a domain value is known: by the domain itself or by a matched sequence
  bool matched = false;          ///< that value came from the matcher
  bool has_bits = false;         ///< machine bits are known (a constant expression that rounds)
  domain::Format format = domain::Format::binary32;  ///< of `value`
  std::uint32_t ptx_line = 0;                        ///< where it was made first; not part of its identity
  Predicate predicate;                               ///< not part of its identity: the opcode says the same
  std::uint64_t bits = 0;
  typename D::Value value{};
  RawOperand<D> operands[raw_operands_max];
};

/// What a matcher answers: the domain value of a node, and the ledger entry that the run then leans on.
template <class D>
struct Replacement {
  typename D::Value value{};
  domain::Format format = domain::Format::binary32;
  std::string leans_on;  ///< id of the template, e.g. "nvcc-13.0/expf"
};

template <class D>
class RawGraph;

/// How much of the graph a matcher wants. `everything`: float operations on plain values leave nodes (with
/// values) too, so that a sequence whose first steps are ordinary arithmetic (tanhf, erff) can be matched;
/// slower.
enum class GraphDetail : std::uint8_t { leaving_the_reals, everything };

template <class D>
class SequenceMatcher {
 public:
  virtual ~SequenceMatcher() = default;
  virtual GraphDetail detail() const { return GraphDetail::leaving_the_reals; }
  /// Called once for each new node, after it was added. May use the domain, must not add nodes.
  virtual std::optional<Replacement<D>> match(const RawGraph<D>& graph, NodeId node) = 0;
};

template <class D>
class RawGraph {
 public:
  const RawNode<D>& node(NodeId id) const { return nodes_[id]; }
  std::string_view opcode_text(NodeId id) const { return opcodes_[nodes_[id].opcode]; }
  std::size_t size() const { return nodes_.size(); }

  std::uint32_t intern_opcode(const std::string& text) {
    const auto [place, fresh] = opcode_ids_.try_emplace(text, static_cast<std::uint32_t>(opcodes_.size()));
    if (fresh) opcodes_.push_back(text);
    return place->second;
  }

  /// The node of this structure, and whether it is new. Value, bits and line of `node` count only when it is
  /// new.
  std::pair<NodeId, bool> add(const RawNode<D>& node) {
    const NodeId id = index_.find_or_add(hash(node), [&](NodeId other) { return same(nodes_[other], node); });
    const bool fresh = id == nodes_.size();
    if (fresh) nodes_.push_back(node);
    return {id, fresh};
  }
  void set_value(NodeId id, typename D::Value value, domain::Format format) {
    nodes_[id].has_value = nodes_[id].matched = true;
    nodes_[id].value = value;
    nodes_[id].format = format;
  }

 private:
  static bool same(const RawNode<D>& a, const RawNode<D>& b) {
    if (a.opcode != b.opcode || a.operand_count != b.operand_count || a.result != b.result) return false;
    for (unsigned i = 0; i < a.operand_count; ++i)
      if (!(a.operands[i] == b.operands[i])) return false;
    return true;
  }
  static std::uint64_t mix(std::uint64_t h, std::uint64_t x) {
    h = (h ^ x) * 0x9e3779b97f4a7c15ull;
    return h ^ (h >> 29);
  }
  static std::uint64_t hash(const RawNode<D>& node) {
    std::uint64_t h = mix(node.opcode, node.operand_count * 4u + node.result);
    for (unsigned i = 0; i < node.operand_count; ++i) {
      const RawOperand<D>& o = node.operands[i];
      h = mix(h, static_cast<std::uint64_t>(o.kind));
      if (o.kind == OperandKind::bits) h = mix(h, o.bits);
      if (o.kind == OperandKind::node) h = mix(h, o.node);
      if (o.kind == OperandKind::value) {
        std::uint64_t words[2] = {0, 0};
        std::memcpy(words, &o.value, sizeof o.value);
        h = mix(mix(h, words[0]), words[1]);
      }
    }
    return h;
  }

  std::deque<RawNode<D>> nodes_;
  std::vector<std::string> opcodes_;
  std::unordered_map<std::string, std::uint32_t> opcode_ids_;
  NodeIndex index_;
};

}  // namespace warpproof::exec
