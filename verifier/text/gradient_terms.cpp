#include "verifier/text/gradient_terms.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/text/linear.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::Kind;
using ir::ScalarType;

ExpressionPtr both(const ExpressionPtr& a, const ExpressionPtr& b) {
  return !a ? b : !b ? a : ir::make_apply("and", {a, b});
}

bool is_zero(const ExpressionPtr& e) { return e->kind == Kind::constant && e->value.is_zero(); }

/// Always defined where its indices are: + - * of indices, sizes and numbers.
bool is_total_integer(const ExpressionPtr& e) {
  if (e->operands.empty()) return e->kind != Kind::read && e->kind != Kind::apply;
  const bool ring = e->kind == Kind::apply && (e->op->name == "add" || e->op->name == "sub" ||
                                               e->op->name == "mul" || e->op->name == "neg");
  return ring && std::all_of(e->operands.begin(), e->operands.end(), is_total_integer);
}

/// k + rest = i and its like, solved for k; null when k stands elsewhere.
ExpressionPtr solved(const ExpressionPtr& expression, ir::IndexId k, const ExpressionPtr& value) {
  if (expression->kind == Kind::index) return expression->index_id == k ? value : nullptr;
  if (expression->kind != Kind::apply || (expression->op->name != "add" && expression->op->name != "sub"))
    return nullptr;
  const ExpressionPtr &a = expression->operands[0], &b = expression->operands[1];
  const bool in_a = ir::mentions_index(a, k), in_b = ir::mentions_index(b, k);
  if (in_a == in_b) return nullptr;
  const bool sum = expression->op->name == "add";
  if (in_a) return solved(a, k, ir::make_apply(sum ? "sub" : "add", {value, b}));
  return solved(b, k, sum ? ir::make_apply("sub", {value, a}) : ir::make_apply("sub", {a, value}));
}

class Contribution {
 public:
  Contribution(std::vector<GradientFrame> frames, ExpressionPtr value, std::vector<ExpressionPtr> read,
               ir::IndexAllocator& allocator)
      : frames_(std::move(frames)), value_(std::move(value)), read_(std::move(read)), allocator_(allocator) {}

  ExpressionPtr run(const std::vector<ExpressionPtr>& at, const std::vector<ExpressionPtr>& extents) {
    for (std::size_t axis = 0; axis < at.size(); ++axis) {
      if (ends_a_sum(axis, at[axis], extents[axis]) || ir::alpha_equal(read_[axis], at[axis])) continue;
      condition_ = both(condition_, ir::make_apply("eq", {read_[axis], at[axis]}));
      total_ = total_ && is_total_integer(read_[axis]);
    }
    if (condition_) under(condition_);
    for (auto frame = frames_.rbegin(); frame != frames_.rend(); ++frame) {
      value_ = frame->binders.empty()
                   ? chosen(frame->condition, value_)
                   : ir::make_reduce(ir::Reduction::sum, frame->binders, frame->condition, value_);
    }
    return value_;
  }

 private:
  static ExpressionPtr chosen(const ExpressionPtr& condition, const ExpressionPtr& value) {
    return ir::make_apply("select", {condition, value, ir::make_constant(0, ScalarType::real)});
  }

  void under(const ExpressionPtr& condition) {
    if (total_ && !frames_.empty() && !frames_.back().binders.empty()) {
      frames_.back().condition = both(frames_.back().condition, condition);
    } else {
      value_ = chosen(condition, value_);
    }
  }

  /// The innermost sum over an index that the read's index gives uniquely.
  bool ends_a_sum(std::size_t axis, const ExpressionPtr& at, const ExpressionPtr& extent) {
    if (!is_total_integer(read_[axis])) return false;
    std::set<ir::IndexId> inner;
    for (std::size_t f = frames_.size(); f-- > 0;) {
      for (std::size_t b = frames_[f].binders.size(); b-- > 0;) {
        const ir::Binder binder = frames_[f].binders[b];
        const ExpressionPtr point = solved(read_[axis], binder.variable.id, at);
        inner.insert(binder.variable.id);
        const bool in_scope = point && std::none_of(inner.begin(), inner.end(), [&](ir::IndexId id) {
                                return ir::mentions_index(point, id);
                              });
        if (!in_scope) continue;
        const bool whole =
            read_[axis]->kind == Kind::index && is_zero(binder.lower) && same_size(binder.upper, extent);
        end_sum(f, b, point, whole);
        return true;
      }
    }
    return false;
  }

  void end_sum(std::size_t f, std::size_t b, const ExpressionPtr& point, bool whole) {
    const GradientFrame frame = frames_[f];
    const ir::Binder& binder = frame.binders[b];
    GradientFrame outer, range, inner;
    const auto split = static_cast<std::ptrdiff_t>(b);
    outer.binders.assign(frame.binders.begin(), frame.binders.begin() + split);
    inner.binders.assign(frame.binders.begin() + split + 1, frame.binders.end());
    inner.condition = frame.condition;
    if (!whole) {
      range.condition =
          both(ir::make_apply("le", {binder.lower, point}), ir::make_apply("lt", {point, binder.upper}));
    }
    std::vector<GradientFrame> parts;
    if (!outer.binders.empty()) parts.push_back(std::move(outer));
    if (range.condition) parts.push_back(std::move(range));
    const std::size_t changed_from = f + parts.size();
    if (!inner.binders.empty() || inner.condition) parts.push_back(std::move(inner));
    const auto place = frames_.begin() + static_cast<std::ptrdiff_t>(f);
    frames_.insert(frames_.erase(place), parts.begin(), parts.end());
    put(binder.variable.id, point, changed_from);
  }

  void put(ir::IndexId k, const ExpressionPtr& point, std::size_t from) {
    const ir::Substitution substitution{{{k, point}}, {}};
    const auto change = [&](ExpressionPtr& e) {
      if (e) e = ir::substitute(e, substitution, allocator_);
    };
    for (std::size_t f = from; f < frames_.size(); ++f) {
      for (ir::Binder& binder : frames_[f].binders) {
        change(binder.lower);
        change(binder.upper);
      }
      change(frames_[f].condition);
    }
    for (ExpressionPtr& index : read_) change(index);
    change(condition_);
    change(value_);
  }

  std::vector<GradientFrame> frames_;
  ExpressionPtr value_;
  std::vector<ExpressionPtr> read_;
  ExpressionPtr condition_;  ///< of the axes so far that end no sum
  ir::IndexAllocator& allocator_;
  bool total_ = true;
};

class Witness {
 public:
  explicit Witness(const ExtentsOf& extents) : extents_(extents) {}

  ExpressionPtr of(const ExpressionPtr& e) {
    switch (e->kind) {
      case Kind::read:
        return in_range(*e) ? nullptr : e;
      case Kind::apply:
        return e->type == ScalarType::boolean ? of_condition(e) : apply(e);
      case Kind::reduce:
        return e->type == ScalarType::boolean ? of_condition(e) : reduce(e);
      case Kind::constant:
      case Kind::size:
      case Kind::index:
        return nullptr;
      case Kind::state:
      case Kind::fold:
      case Kind::call:
        break;
    }
    return e->type == ScalarType::boolean ? of_condition(e) : e;  // as a whole
  }

 private:
  static ExpressionPtr zero() { return ir::make_constant(0, ScalarType::integer); }
  static ExpressionPtr sum(const ExpressionPtr& a, const ExpressionPtr& b) {
    return !a ? b : !b ? a : ir::make_apply("add", {a, b});
  }

  /// An index that runs over the axis, no more.
  bool in_range(const ir::Expression& read) const {
    const std::vector<ExpressionPtr>* extents = extents_(read.name);
    if (extents == nullptr || extents->size() != read.operands.size()) return false;
    for (std::size_t axis = 0; axis < extents->size(); ++axis) {
      const ir::Expression& index = *read.operands[axis];
      const auto upper = index.kind == Kind::index ? upper_.find(index.index_id) : upper_.end();
      if (upper == upper_.end() || !same_size(upper->second, (*extents)[axis])) return false;
    }
    return true;
  }

  /// A condition as a whole: which of its parts must have a value is its own matter.
  ExpressionPtr of_condition(const ExpressionPtr& e) {
    return is_total(*e) ? nullptr : ir::make_apply("select", {e, zero(), zero()});
  }
  bool is_total(const ir::Expression& e) {
    if (e.kind == Kind::reduce || e.kind == Kind::fold || e.kind == Kind::state) return false;
    if (e.kind == Kind::read) return in_range(e);
    if (e.kind == Kind::apply && e.op->defined.condition != refmodels::ops::Condition::always) return false;
    return std::all_of(e.operands.begin(), e.operands.end(),
                       [this](const ExpressionPtr& operand) { return is_total(*operand); });
  }

  ExpressionPtr apply(const ExpressionPtr& e) {
    const auto& operands = e->operands;
    if (e->op->rule == refmodels::ops::Rule::select) {
      const ExpressionPtr then = of(operands[1]), otherwise = of(operands[2]);
      if (!then && !otherwise) return of(operands[0]);
      return ir::make_apply("select", {operands[0], then ? then : zero(), otherwise ? otherwise : zero()});
    }
    using refmodels::ops::Condition;
    const bool power = e->op->rule == refmodels::ops::Rule::power && operands[1]->kind == Kind::constant &&
                       operands[1]->value.sign() >= 0;
    if (e->op->name == "div") {
      const bool constant = operands[1]->kind == Kind::constant && !operands[1]->value.is_zero();
      const ExpressionPtr one = ir::make_constant(1, ScalarType::integer);
      return sum(of(operands[0]), constant ? nullptr : ir::make_apply("div", {one, operands[1]}));
    }
    if (e->op->defined.condition != Condition::always && !power) return e;
    ExpressionPtr all;
    for (const ExpressionPtr& operand : operands) all = sum(all, of(operand));
    return all;
  }

  ExpressionPtr reduce(const ExpressionPtr& e) {
    if (e->reduction == ir::Reduction::max || e->reduction == ir::Reduction::min) return e;
    bool bounds_total = true;
    for (const ir::Binder& binder : e->binders) {
      bounds_total = bounds_total && is_total(*binder.lower) && is_total(*binder.upper);
      if (is_zero(binder.lower)) upper_[binder.variable.id] = binder.upper;
    }
    const ExpressionPtr body = of(e->operands[0]);
    const bool total = bounds_total && (!e->condition || is_total(*e->condition));
    for (const ir::Binder& binder : e->binders) upper_.erase(binder.variable.id);
    if (!body && total) return nullptr;
    return ir::make_reduce(ir::Reduction::sum, e->binders, e->condition, body ? body : zero());
  }

  const ExtentsOf& extents_;
  std::map<ir::IndexId, ExpressionPtr> upper_;
};

}  // namespace

ExpressionPtr contribution(std::vector<GradientFrame> frames, ExpressionPtr value,
                           std::vector<ExpressionPtr> read, const std::vector<ExpressionPtr>& at,
                           const std::vector<ExpressionPtr>& extents, ir::IndexAllocator& allocator) {
  return Contribution(std::move(frames), std::move(value), std::move(read), allocator).run(at, extents);
}

ExpressionPtr witness_of_definedness(const ExpressionPtr& expression, const ExtentsOf& extents) {
  return Witness(extents).of(expression);
}

}  // namespace warpproof::text
