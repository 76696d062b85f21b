#pragma once
// From the expressions of a graph to their normal forms, each node once. Works with a stack of its own: a
// program may nest expressions as deep as it runs long.
//
// Fails: throws OutOfBudget and Undefined (term_algebra.h). What was finished before stays remembered.

#include <array>
#include <cstdint>
#include <optional>
#include <unordered_map>
#include <utility>
#include <vector>

#include "verifier/domain/term_algebra.h"
#include "verifier/domain/term_graph.h"

namespace warpproof::domain::term {

class Normalizer {
 public:
  Normalizer(const Graph& graph, Algebra& algebra) : graph_(graph), algebra_(algebra) {}

  /// With `full`, products of sums are multiplied out before anything is added to them.
  Normal normalize(std::uint64_t raw, bool full);
  std::uint64_t bytes() const;

 private:
  /// scale * (sum of items), what a sum in the graph consists of.
  struct Piece {
    PairRun run;
    CoefficientId scale;
  };

  std::optional<Normal> known(std::uint64_t raw);
  void remember(std::uint64_t raw, Normal value);
  /// Pushes what must be known before `raw`; false when nothing is missing.
  bool push_missing(std::uint64_t raw, std::vector<std::uint64_t>& stack);
  void gather(std::uint64_t raw, std::vector<Piece>& pieces);
  void gather_node(std::uint64_t raw, CoefficientId scale,
                   std::vector<std::pair<std::uint64_t, CoefficientId>>& open, std::vector<Piece>& pieces);
  std::vector<std::uint64_t> operands(std::uint64_t raw);
  Normal compute(std::uint64_t raw);
  Normal compute_extreme(std::uint64_t raw);
  Normal compute_sum(std::uint64_t raw);
  Normal compute_function(const Node& node);
  void add_piece(const Piece& piece, class Sum& sum);
  Normal operand(std::uint64_t raw);
  bool add_inputs(std::uint64_t raw, Tuple& tuple, std::size_t& used) const;
  static bool is_sum(const Graph& graph, std::uint64_t raw);

  const Graph& graph_;
  Algebra& algebra_;
  std::array<std::vector<Normal>, 2> nodes_;  ///< by node, lazily and fully multiplied out
  std::array<std::unordered_map<std::uint64_t, Normal>, 2> chains_;  ///< looked up only, never walked
};

}  // namespace warpproof::domain::term
