// The value of an expression at a point, from the graph as it was built: shares no code with the normal form.

#include <array>
#include <unordered_map>

#include "refmodels/ops/op.h"
#include "verifier/domain/term.h"

namespace warpproof::domain {

namespace {

using refmodels::number::Interval;
using refmodels::number::Rational;
using term::Coefficients;
using term::Graph;
using term::Node;
using term::NodeKind;
using term::Tag;
using term::tag_of;

const refmodels::ops::Op& op_of(Function function) {
  static constexpr std::array<const char*, function_count> names = {
      "sqrt", "rsqrt", "reciprocal", "exp2", "exp", "log2", "log", "sin", "cos", "tanh", "erf"};
  return *refmodels::ops::find_op(names[static_cast<std::size_t>(function)]);
}

// The two kinds of points. `Number` is what an expression has there.
struct ExactPoint {
  using Number = std::optional<Rational>;
  const std::function<Rational(std::uint32_t, std::uint64_t)>& input;

  Number at(std::uint32_t tensor, std::uint64_t element) const { return input(tensor, element); }
  static Number constant(const Coefficients& coefficients, std::uint32_t id) {
    return Coefficients::is_special(id) ? Number() : Number(coefficients.value(id));
  }
  static Number add(const Number& a, const Number& b) { return a && b ? Number(*a + *b) : Number(); }
  static Number multiply(const Number& a, const Number& b) { return a && b ? Number(*a * *b) : Number(); }
  static Number divide(const Number& a, const Number& b) {
    return a && b && !b->is_zero() ? Number(*a / *b) : Number();
  }
  static Number maximum(const Number& a, const Number& b) {
    return a && b ? Number(*a < *b ? *b : *a) : Number();
  }
  static Number minimum(const Number& a, const Number& b) {
    return a && b ? Number(*a < *b ? *a : *b) : Number();
  }
  static Number absolute(const Number& a) { return a ? Number(a->abs()) : Number(); }
  static Number apply(Function function, const Number& a) {
    if (!a) return {};
    const auto exact = op_of(function).exact({*a});
    return exact ? Number(exact.value) : Number();
  }
  static Number choose(bool equality, const Number& condition, const Number& a, const Number& b) {
    if (!condition) return {};
    return (equality ? condition->is_zero() : condition->sign() > 0) ? a : b;
  }
  static Number ln_of_2() { return {}; }
};

struct EnclosedPoint {
  using Number = Interval;
  const std::function<Interval(std::uint32_t, std::uint64_t)>& input;

  Number at(std::uint32_t tensor, std::uint64_t element) const { return input(tensor, element); }
  static Number constant(const Coefficients& coefficients, std::uint32_t id) {
    if (id == Coefficients::not_a_number) return Interval::undefined();
    if (Coefficients::is_special(id)) return Interval::infinity(id == Coefficients::plus_infinity ? 1 : -1);
    return coefficients.value(id);
  }
  static Number add(const Number& a, const Number& b) { return a + b; }
  static Number multiply(const Number& a, const Number& b) { return a * b; }
  static Number divide(const Number& a, const Number& b) { return a / b; }
  static Number maximum(const Number& a, const Number& b) { return max(a, b); }
  static Number minimum(const Number& a, const Number& b) { return min(a, b); }
  static Number absolute(const Number& a) { return a.abs(); }
  static Number apply(Function function, const Number& a) { return op_of(function).interval({a}); }
  static Number choose(bool equality, const Number& condition, const Number& a, const Number& b) {
    // A condition on intervals that do not settle it: anything that either branch allows.
    const int sign = condition.sign_if_certain();
    if (sign < 0) return b;
    if (sign > 0) return equality ? b : a;
    if (condition.is_point()) return equality ? a : b;  // zero
    return hull(a, b);
  }
  static Number ln_of_2() { return Interval(Rational(2)).log(); }
};

template <class Point>
class Evaluator {
 public:
  using Number = typename Point::Number;
  Evaluator(const Graph& graph, const Coefficients& coefficients, Point point)
      : graph_(graph), coefficients_(coefficients), point_(point) {}

  Number evaluate(std::uint64_t raw) {
    std::vector<std::uint64_t> stack{raw};
    while (!stack.empty()) {
      const std::uint64_t top = stack.back();
      const std::size_t before = stack.size();
      if (!leaf(top) && !known_.contains(top)) {
        for_operands(top, [&](std::uint64_t part) {
          if (!leaf(part) && !known_.contains(part)) stack.push_back(part);
        });
        if (stack.size() != before) continue;
        known_.emplace(top, compute(top));
      }
      stack.pop_back();
    }
    return value(raw);
  }

 private:
  static bool leaf(std::uint64_t raw) { return tag_of(raw) != Tag::node && tag_of(raw) != Tag::chain; }

  template <class Use>
  void for_items(std::uint64_t chain, Use use) const {
    std::uint32_t left = term::length_of(chain);
    const term::PairList& items = graph_.chain(chain).items;
    for (std::size_t r = 0; r < items.run_count() && left != 0; ++r) {
      const term::PairRun run = items.run(r);
      for (std::uint32_t i = 0; i < run.count && left != 0; ++i, --left) {
        use(run.a + static_cast<std::uint64_t>(run.step_a) * i,
            run.b + static_cast<std::uint64_t>(run.step_b) * i);
      }
    }
  }

  template <class Use>
  void for_operands(std::uint64_t raw, Use use) const {
    if (tag_of(raw) == Tag::node) {
      use(graph_.node(raw).a);
      use(graph_.node(raw).b);
      return;
    }
    use(graph_.chain(raw).base);
    for_items(raw, [&](std::uint64_t a, std::uint64_t b) {
      use(a);
      use(b);
    });
  }

  Number value(std::uint64_t raw) const {
    switch (tag_of(raw)) {
      case Tag::constant:
        return Point::constant(coefficients_, static_cast<std::uint32_t>(term::payload_of(raw)));
      case Tag::input:
        return point_.at(term::tensor_of(raw), term::element_of(raw));
      case Tag::product: {
        const auto [a, b] = graph_.product(raw);
        return Point::multiply(value(a), value(b));
      }
      case Tag::node:
      case Tag::chain:
        break;
    }
    return known_.at(raw);
  }

  Number compute(std::uint64_t raw) const {
    if (tag_of(raw) == Tag::chain) {
      Number sum = value(graph_.chain(raw).base);
      for_items(raw, [&](std::uint64_t a, std::uint64_t b) {
        sum = Point::add(sum, Point::multiply(value(a), value(b)));
      });
      return sum;
    }
    const Node& node = graph_.node(raw);
    switch (node.kind) {
      case NodeKind::add:
        return Point::add(value(node.a), value(node.b));
      case NodeKind::multiply:
        return Point::multiply(value(node.a), value(node.b));
      case NodeKind::divide:
        return Point::divide(value(node.a), value(node.b));
      case NodeKind::maximum:
        return Point::maximum(value(node.a), value(node.b));
      case NodeKind::minimum:
        return Point::minimum(value(node.a), value(node.b));
      case NodeKind::absolute:
        return Point::absolute(value(node.a));
      case NodeKind::function:
        return Point::apply(node.function, value(node.a));
      case NodeKind::choose_positive:
      case NodeKind::choose_zero: {
        const Node& branches = graph_.node(node.b);
        return Point::choose(node.kind == NodeKind::choose_zero, value(node.a), value(branches.a),
                             value(branches.b));
      }
      case NodeKind::pair:
        return value(node.a);  // never looked at: the choice reads both
      case NodeKind::log2_of_e:
        return Point::divide(value(term::raw_one), Point::ln_of_2());
      case NodeKind::ln_of_2:
        break;
    }
    return Point::ln_of_2();
  }

  const Graph& graph_;
  const Coefficients& coefficients_;
  Point point_;
  std::unordered_map<std::uint64_t, Number> known_;  // looked up only, never walked
};

}  // namespace

std::optional<Rational> Term::evaluate(
    Value value, const std::function<Rational(std::uint32_t, std::uint64_t)>& input) const {
  return Evaluator<ExactPoint>(*graph_, *coefficients_, {input}).evaluate(value.raw);
}

Interval Term::enclose(Value value,
                       const std::function<Interval(std::uint32_t, std::uint64_t)>& input) const {
  return Evaluator<EnclosedPoint>(*graph_, *coefficients_, {input}).evaluate(value.raw);
}

}  // namespace warpproof::domain
