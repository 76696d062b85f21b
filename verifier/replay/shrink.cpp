#include "verifier/replay/shrink.h"

#include <algorithm>

#include "verifier/replay/compare.h"
#include "verifier/replay/filling.h"

namespace warpproof::replay {
namespace {

constexpr int rounds_max = 4;

/// The same elements at the indices that both shapes have; 1 elsewhere.
void keep_elements(const Point& from, Point& to) {
  for (Tensor& tensor : to.inputs) {
    const Tensor* old = from.input(tensor.name);
    if (old == nullptr || tensor.elements.empty()) continue;
    std::vector<std::int64_t> index(tensor.shape.size(), 0);
    std::size_t position = 0;
    do {
      std::size_t offset = 0;
      bool inside = true;
      for (std::size_t axis = 0; axis < index.size(); ++axis) {
        inside &= index[axis] < old->shape[axis];
        offset = offset * static_cast<std::size_t>(old->shape[axis]) + static_cast<std::size_t>(index[axis]);
      }
      tensor.elements[position++] = inside ? old->elements[offset] : Rational(1);
    } while (next_index(index, tensor.shape));
  }
}

class Shrinker {
 public:
  Shrinker(const ir::Program& program, const ir::Rewrite& rewrite, const SizeSpace& sizes, Point point,
           const Shows& shows, Budget& budget)
      : program_(program),
        rewrite_(rewrite),
        sizes_(sizes),
        point_(std::move(point)),
        shows_(shows),
        budget_(budget) {}

  Point run() {
    for (int round = 0; round < rounds_max; ++round) {
      const bool fewer = smaller_sizes(), simpler = simpler_tensors(), plainer = simpler_elements();
      if (!fewer && !simpler && !plainer) break;
    }
    return std::move(point_);
  }

 private:
  bool accept(Point candidate) {
    if (!shows_(candidate)) return false;
    point_ = std::move(candidate);
    return true;
  }

  /// A reader believes positive extents more readily: 0 stays only where nothing else shows the difference.
  bool smaller_sizes() {
    bool changed = false;
    for (std::size_t i = 0; i < point_.sizes.size(); ++i) {
      if (point_.sizes[i].second == 0) changed |= at_size(i, 1);
      for (std::int64_t value = 1; value < point_.sizes[i].second; ++value) {
        if (at_size(i, value)) {
          changed = true;
          break;
        }
      }
    }
    return changed;
  }

  bool at_size(std::size_t which, std::int64_t value) {
    try {
      ir::SizeAssignment sizes = point_.sizes;
      sizes[which].second = value;
      if (!sizes_.complete(sizes, budget_) || sizes == point_.sizes) return false;
      std::optional<Point> candidate = zero_point(program_, rewrite_, sizes, budget_);
      if (!candidate) return false;
      keep_elements(point_, *candidate);
      return accept(std::move(*candidate));
    } catch (const Exhausted&) {
      return false;
    }
  }

  bool simpler_tensors() {
    bool changed = false;
    for (std::size_t i = 0; i < point_.inputs.size(); ++i) {
      for (const std::int64_t value : {std::int64_t{0}, std::int64_t{1}}) {
        Point candidate = point_;
        std::vector<Rational>& elements = candidate.inputs[i].elements;
        std::fill(elements.begin(), elements.end(), Rational(value));
        if (elements == point_.inputs[i].elements || (value == 1 && all_zero(i))) break;
        if (accept(std::move(candidate))) {
          changed = true;
          break;
        }
      }
    }
    return changed;
  }

  bool all_zero(std::size_t tensor) const {
    const std::vector<Rational>& elements = point_.inputs[tensor].elements;
    return std::all_of(elements.begin(), elements.end(),
                       [](const Rational& value) { return value.is_zero(); });
  }

  bool simpler_elements() {
    static const Rational simple[] = {Rational(0), Rational(1), Rational(2), Rational(-1), Rational(3)};
    bool changed = false;
    for (std::size_t i = 0; i < point_.inputs.size(); ++i) {
      for (std::size_t k = 0; k < point_.inputs[i].elements.size(); ++k) {
        for (const Rational& value : simple) {
          if (point_.inputs[i].elements[k] == value) break;
          Point candidate = point_;
          candidate.inputs[i].elements[k] = value;
          if (!accept(std::move(candidate))) continue;
          changed = true;
          break;
        }
      }
    }
    return changed;
  }

  const ir::Program& program_;
  const ir::Rewrite& rewrite_;
  const SizeSpace& sizes_;
  Point point_;
  const Shows& shows_;
  Budget& budget_;
};

}  // namespace

Point shrink(const ir::Program& program, const ir::Rewrite& rewrite, const SizeSpace& sizes, Point point,
             const Shows& shows, Budget& budget) {
  return Shrinker(program, rewrite, sizes, std::move(point), shows, budget).run();
}

}  // namespace warpproof::replay
