#include "verifier/text/differentiate.h"

#include <algorithm>
#include <set>
#include <unordered_map>

#include "verifier/base/fault.h"
#include "verifier/text/load.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;
using ir::Kind;
using ir::Reduction;
using ir::ScalarType;
using refmodels::ops::Kinks;
using RuleForm = refmodels::ops::Derivative::Form;

struct Stop {
  base::Diagnostic why;
};

ExpressionPtr number(std::int64_t value) { return ir::make_constant(value, ScalarType::real); }
bool is_number(const ExpressionPtr& e, std::int64_t value) {
  return e->kind == Kind::constant && e->value == ir::Rational(value);
}
ExpressionPtr both(const ExpressionPtr& a, const ExpressionPtr& b) {
  return a ? ir::make_apply("and", {a, b}) : b;
}

/// Of a kink's own: conditions have no factor from above.
ExpressionPtr product(const ExpressionPtr& above, const ExpressionPtr& rule) {
  if (!above || is_number(above, 1)) return rule;
  if (is_number(rule, 1)) return above;
  if (is_number(rule, -1)) return ir::make_apply("neg", {above});
  return ir::make_apply("mul", {above, rule});
}

class Differentiator {
 public:
  Differentiator(const Derivation& derivation, ir::IndexAllocator& allocator, const base::Limits& limits)
      : derivation_(derivation), allocator_(allocator), limits_(limits) {}

  ExpressionPtr run() {
    walk(derivation_.of, number(1));
    ExpressionPtr result = terms_.empty() ? number(0) : sum(0, terms_.size());
    ExpressionPtr witness = witness_of_definedness(derivation_.of, derivation_.extents);
    const ExpressionPtr element = ir::make_read(derivation_.by, derivation_.at, ScalarType::real);
    if (!derivation_.at.empty() && !always_reads(*result, *element))
      witness = witness ? ir::make_apply("add", {witness, element}) : element;
    if (witness) result = ir::make_apply("add", {result, ir::make_apply("mul", {number(0), witness})});
    spend(*result);
    demand_bound(result);
    return ir::substitute(result, {}, allocator_);
  }

 private:
  [[noreturn]] void too_large() const {
    throw Stop{{.code = "E0260",
                .where = derivation_.where,
                .message = "the gradient is too large when it is expanded",
                .expected = "at most " + std::to_string(limits_.expression_nodes_max) + " nodes"}};
  }
  [[noreturn]] void unsupported(const std::string& what) const {
    throw Stop{{.code = "E0190", .where = derivation_.where, .message = "not supported yet: " + what}};
  }
  /// What the result mentions, the number or the element mentions: else it means nothing.
  void demand_bound(const ExpressionPtr& result) const {
    std::set<ir::IndexId> known;
    const auto add = [&](const ExpressionPtr& e) {
      for (const auto& [name, id] : free_index_names(e)) known.insert(id);
    };
    add(derivation_.of);
    for (const ExpressionPtr& index : derivation_.at) add(index);
    for (const auto& [name, id] : free_index_names(result))
      WARPPROOF_INVARIANT(known.contains(id), "a gradient mentions '" + name + "', which nothing binds");
  }
  void spend(const ir::Expression& e) {
    spent_ += e.node_count;
    if (spent_ > limits_.expression_nodes_max) too_large();
  }

  bool depends(const ExpressionPtr& e) {
    if (!e || (e->kind == Kind::read ? e->name != derivation_.by : e->operands.empty())) return false;
    if (e->kind == Kind::read) return true;
    const auto known = depends_.find(e.get());
    if (known != depends_.end()) return known->second;
    const bool result = depends(e->condition) || std::any_of(e->operands.begin(), e->operands.end(),
                                                             [this](const auto& o) { return depends(o); });
    return depends_[e.get()] = result;
  }

  /// A tree as flat as can be: the terms may be thousands.
  ExpressionPtr sum(std::size_t begin, std::size_t end) {
    constexpr std::size_t chain_max = 16;
    if (end - begin == 1) return terms_[begin];
    const std::size_t middle = end - begin <= chain_max ? end - 1 : begin + (end - begin) / 2;
    return ir::make_apply("add", {sum(begin, middle), sum(middle, end)});
  }

  /// In a place that is always evaluated.
  bool always_reads(const ir::Expression& e, const ir::Expression& element) const {
    if (e.kind == Kind::read)
      return e.name == element.name &&
             std::equal(e.operands.begin(), e.operands.end(), element.operands.begin(),
                        element.operands.end(), ir::alpha_equal);
    if (e.kind != Kind::apply || e.op->rule == refmodels::ops::Rule::select ||
        e.op->rule == refmodels::ops::Rule::boolean)
      return false;
    return std::any_of(e.operands.begin(), e.operands.end(),
                       [&](const ExpressionPtr& part) { return always_reads(*part, element); });
  }

  void walk(const ExpressionPtr& e, const ExpressionPtr& above) {
    if (!depends(e)) return;
    if (above && above->node_count > limits_.expression_nodes_max) too_large();
    switch (e->kind) {
      case Kind::read:
        terms_.push_back(contribution(frames_, above, e->operands, derivation_.at,
                                      *derivation_.extents(derivation_.by), allocator_));
        return spend(*terms_.back());
      case Kind::apply:
        return apply(*e, above);
      case Kind::reduce:
        return reduce(e, above);
      case Kind::fold:
        unsupported("a gradient through a fold (write the recurrence as a sum or a product, if it is one)");
      case Kind::constant:
      case Kind::size:
      case Kind::index:
      case Kind::state:
        return;  // does not depend on it
      case Kind::call:
        break;
    }
    base::raise_fault(__FILE__, __LINE__, "a call was not unfolded");
  }

  void under(GradientFrame frame, const ExpressionPtr& e, const ExpressionPtr& above) {
    frames_.push_back(std::move(frame));
    walk(e, above);
    frames_.pop_back();
  }

  void apply(const ir::Expression& e, const ExpressionPtr& above) {
    const refmodels::ops::Derivative& row = refmodels::ops::derivative_of(*e.op);
    const auto& operands = e.operands;
    switch (row.form) {
      case RuleForm::condition:
        for (const ExpressionPtr& operand : operands) walk(operand, nullptr);
        return;
      case RuleForm::branch:
        walk(operands[0], nullptr);
        under({{}, operands[0]}, operands[1], above);
        return under({{}, ir::make_apply("not", {operands[0]})}, operands[2], above);
      case RuleForm::power:
        return power(e, above);
      case RuleForm::none:
        unsupported("a derivative of '" + std::string(e.op->name) + "': it " + std::string(row.why));
      case RuleForm::rule:
        break;
    }
    for (std::size_t i = 0; i < operands.size(); ++i) {
      if (!depends(operands[i])) continue;
      const ExpressionPtr rule = derivative_rule(*e.op, i, operands, derivation_.kinks, allocator_);
      if (rule) walk(operands[i], product(above, rule));
    }
  }

  void power(const ir::Expression& e, const ExpressionPtr& above) {
    const ExpressionPtr &base = e.operands[0], &exponent = e.operands[1];
    WARPPROOF_INVARIANT(exponent->kind == Kind::constant, "an exponent that is not written out");
    if (exponent->value.is_zero()) return;
    if (exponent->value == ir::Rational(1)) return walk(base, above);
    const ExpressionPtr copy = ir::substitute(base, {}, allocator_);
    const ir::Rational less = exponent->value - ir::Rational(1);
    const ExpressionPtr lower =
        less == ir::Rational(1)
            ? copy
            : ir::make_apply("pown", {copy, ir::make_constant(less, ScalarType::integer)});
    walk(base, product(above, ir::make_apply("mul", {exponent, lower})));
  }

  void reduce(const ExpressionPtr& e, const ExpressionPtr& above) {
    if (depends(e->condition)) under({e->binders, nullptr}, e->condition, nullptr);
    const ExpressionPtr& body = e->operands[0];
    switch (e->reduction) {
      case Reduction::sum:
      case Reduction::any:
      case Reduction::all:
        return under({e->binders, e->condition}, body, above);
      case Reduction::prod:
        if (depends(body)) under({e->binders, e->condition}, body, product(above, others(e, nullptr)));
        return;
      case Reduction::max:
      case Reduction::min:
        if (depends(body)) under({e->binders, e->condition}, body, product(above, extreme(e)));
        return;
    }
  }

  /// The product of `e`'s terms, or of their distances from `from`, at all places but that of the binders.
  ExpressionPtr others(const ExpressionPtr& e, const ExpressionPtr& from) {
    const ExpressionPtr copy = ir::substitute(e, {}, allocator_);
    ExpressionPtr here;
    for (std::size_t i = 0; i < e->binders.size(); ++i)
      here = both(here, ir::make_apply("eq", {ir::make_index(copy->binders[i].variable),
                                              ir::make_index(e->binders[i].variable)}));
    const ExpressionPtr elsewhere = ir::make_apply("not", {here});
    const ExpressionPtr& body = copy->operands[0];
    return ir::make_reduce(Reduction::prod, copy->binders,
                           copy->condition ? both(copy->condition, elsewhere) : elsewhere,
                           from ? ir::make_apply("sub", {from, body}) : body);
  }

  /// 1 where the term is the only extreme one, without a value where it is one of several.
  ExpressionPtr extreme(const ExpressionPtr& e) {
    if (derivation_.kinks != Kinks::undefined)
      unsupported("a convention for the kinks of '" + std::string(ir::info(e->reduction).keyword) +
                  "' over a range (write the gradient without one)");
    const ExpressionPtr& body = e->operands[0];
    const auto copy = [this](const ExpressionPtr& of) { return ir::substitute(of, {}, allocator_); };
    const ExpressionPtr alone = ir::make_apply("div", {number(0), others(e, copy(body))});
    return ir::make_apply("select", {ir::make_apply("eq", {copy(body), copy(e)}),
                                     ir::make_apply("add", {number(1), alone}), number(0)});
  }

  const Derivation& derivation_;
  ir::IndexAllocator& allocator_;
  const base::Limits& limits_;
  std::vector<GradientFrame> frames_;
  std::vector<ExpressionPtr> terms_;
  std::unordered_map<const ir::Expression*, bool> depends_;
  std::uint64_t spent_ = 0;
};

}  // namespace

base::Result<ExpressionPtr> differentiate(const Derivation& derivation, ir::IndexAllocator& allocator,
                                          const base::Limits& limits) {
  try {
    return Differentiator(derivation, allocator, limits).run();
  } catch (const Stop& stop) {
    return stop.why;
  }
}

}  // namespace warpproof::text
