#pragma once
// One concrete choice of everything a rewrite leaves open: sizes and the elements of the inputs.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "refmodels/number/rational.h"
#include "verifier/ir/program.h"
#include "warpproof/verdict.h"

namespace warpproof::replay {

using refmodels::number::Rational;

struct Tensor {
  std::string name;
  std::vector<std::int64_t> shape;  ///< empty: a scalar
  std::vector<Rational> elements;   ///< row-major
};

struct Point {
  ir::SizeAssignment sizes;
  std::vector<Tensor> inputs;  ///< in the order of the rewrite's inputs

  std::int64_t size(const std::string& name) const;  ///< 0 for an unknown name
  const Tensor* input(const std::string& name) const;
};

/// Elements of a shape, or empty when an extent is negative or there are more than `elements_max`.
std::optional<std::uint64_t> element_count(const std::vector<std::int64_t>& shape,
                                           std::uint64_t elements_max);

/// The point as it is printed in a counterexample, and back. Reading fails on anything that was not printed
/// so.
std::vector<TensorValue> print_inputs(const Point& point);
std::optional<Point> read_point(const Counterexample& printed);

}  // namespace warpproof::replay
