#pragma once
// Integer expressions of a definition at concrete sizes, made fast: an affine form over index slots where
// that is what it is (nearly always), else the operation table's exact meaning. Overflow of 64 bits and
// undefined operations (x div 0) give no value, never a wrapped one.

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "verifier/ir/program.h"

namespace warpproof::prove {

struct TensorLayout;
/// Inputs by name; those of integers have their values (plan.h).
using Tensors = std::map<std::string, TensorLayout>;

using Sizes = std::map<std::string, std::int64_t>;
Sizes to_sizes(const ir::SizeAssignment& assignment);
std::string describe(const Sizes& sizes);  ///< "K=20 M=33 N=17"

/// Where the value of a bound index stands while a definition is evaluated.
using Slots = std::map<ir::IndexId, std::uint32_t>;

class IntegerForm {
 public:
  /// Null result: the expression is not an integer over these sizes, slots and integer inputs. `tensors` must
  /// outlive the form.
  static std::optional<IntegerForm> compile(const ir::ExpressionPtr& expression, const Sizes& sizes,
                                            const Slots& slots, const Tensors* tensors = nullptr);
  std::optional<std::int64_t> at(const std::int64_t* slot_values) const;

 private:
  struct Node {
    const refmodels::ops::Op* op = nullptr;  ///< null: affine, or a read of
    const TensorLayout* tensor = nullptr;    ///< an input of integers, at the operands
    std::int64_t constant = 0;
    std::vector<std::pair<std::uint32_t, std::int64_t>> coefficients;
    std::vector<Node> operands;
  };
  static std::optional<Node> compile_node(const ir::ExpressionPtr& expression, const Sizes& sizes,
                                          const Slots& slots, const Tensors* tensors);
  static std::optional<Node> combine(const refmodels::ops::Op& op, std::vector<Node> operands);
  static std::optional<std::int64_t> read(const Node& node, const std::int64_t* slot_values);
  static std::optional<std::int64_t> evaluate(const Node& node, const std::int64_t* slot_values);
  Node root_;
};

/// An integer expression over sizes alone; no value on overflow, x div 0, or anything else.
std::optional<std::int64_t> integer_at(const ir::ExpressionPtr& expression, const Sizes& sizes);

/// A boolean expression over sizes alone.
std::optional<bool> condition_at(const ir::ExpressionPtr& expression, const Sizes& sizes);

}  // namespace warpproof::prove
