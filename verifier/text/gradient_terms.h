#pragma once
// The parts of a gradient: what one read contributes, and what says where the differentiated value is
// defined.

#include <functional>

#include "verifier/ir/expression.h"

namespace warpproof::text {

/// What a read stands under: a sum (with binders), or a branch that is taken where `condition` holds.
struct GradientFrame {
  std::vector<ir::Binder> binders;
  ir::ExpressionPtr condition;  ///< of a sum: may be null
};

/// Of a tensor; null for an unknown name.
using ExtentsOf = std::function<const std::vector<ir::ExpressionPtr>*(const std::string&)>;

/// The sum of `value` over all frames, outermost first, where the indices `read` are the element `at` of a
/// tensor with these extents; `at` lies within them. An index that is a summation index, up to a shift, ends
/// its sum at once: sum k < K where k = i. f(k) is f(i) where 0 <= i < K, else 0.
ir::ExpressionPtr contribution(std::vector<GradientFrame> frames, ir::ExpressionPtr value,
                               std::vector<ir::ExpressionPtr> read, const std::vector<ir::ExpressionPtr>& at,
                               const std::vector<ir::ExpressionPtr>& extents, ir::IndexAllocator& allocator);

/// A number that has a value exactly where `expression` has one; null when that is everywhere.
ir::ExpressionPtr witness_of_definedness(const ir::ExpressionPtr& expression, const ExtentsOf& extents);

}  // namespace warpproof::text
