#include "total_value.h"

#include <stdexcept>

namespace warpproof::certificate::test {

namespace {

/// No exact value in this world.
struct Unknown : std::runtime_error {
  Unknown() : std::runtime_error("no exact value") {}
};

std::uint64_t mixed(std::uint64_t value) {
  value ^= value >> 30;
  value *= 0xbf58476d1ce4e5b9ull;
  value ^= value >> 27;
  value *= 0x94d049bb133111ebull;
  return value ^ (value >> 31);
}

Rational power_of_two(const Rational& exponent) {
  const auto whole = exponent.to_int64();
  if (!whole || *whole > 60 || *whole < -60) throw Unknown();
  return Rational::power_of_two(static_cast<int>(*whole));
}

Rational logarithm(const Rational& value) {
  if (value.sign() <= 0) return 0;
  for (int exponent = -60; exponent <= 60; ++exponent)
    if (Rational::power_of_two(exponent) == value) return exponent;
  throw Unknown();
}

Rational root(const Rational& value) {
  if (value.sign() <= 0) return 0;
  for (std::int64_t d = 1; d <= 60; ++d)
    for (std::int64_t n = 1; n <= 200; ++n)
      if (Rational(n * n, d * d) == value) return Rational(n, d);
  throw Unknown();
}

/// The cosine of that many quarter turns.
Rational quarter_turn(const Rational& quarters) {
  const auto whole = quarters.to_int64();
  if (!whole || !quarters.is_integer()) throw Unknown();
  const std::int64_t place = ((*whole % 4) + 4) % 4;
  return place == 0 ? 1 : place == 2 ? -1 : 0;
}

Rational inverse(const Rational& value) { return value.is_zero() ? Rational(0) : value.reciprocal(); }
Rational floor_quotient(const Rational& a, const Rational& b) {
  return b.is_zero() ? Rational(0) : (a / b).floor();
}

Rational truncated(const Rational& a, const Rational& b) {
  const Rational floor = floor_quotient(a.abs(), b.abs());
  return a.sign() * b.sign() < 0 ? -floor : floor;
}
Rational euclidean(const Rational& a, const Rational& b) {
  return b.sign() < 0 ? -floor_quotient(a, -b) : floor_quotient(a, b);
}
/// In this world exp(x) = 2^x, so that the exponential of a logarithm is a power of two.
Rational real_power(const Rational& base, const Rational& exponent) {
  if (const auto whole = exponent.to_int64(); whole && exponent.is_integer()) {
    if (*whole > 30 || *whole < -30) throw Unknown();
    return *whole < 0 ? inverse(base).pow(-*whole) : base.pow(*whole);
  }
  if (base.sign() < 0) return 0;
  if (base.is_zero()) return 0;
  if (exponent == Rational(1, 2)) return root(base);
  return power_of_two(exponent * logarithm(base));
}

/// Bit by bit, the low one first: a world of its own beside machine words.
Rational bitwise(std::string_view name, Rational a, Rational b) {
  Rational result(0), weight(1);
  for (int place = 0; place < 40; ++place, weight *= Rational(2)) {
    const Rational half_a = (a / 2).floor(), half_b = (b / 2).floor();
    const bool one = !(a == half_a * 2), other = !(b == half_b * 2);
    const bool bit = name == "bit_and" ? one && other : name == "bit_or" ? one || other : one != other;
    if (bit) result += weight;
    a = half_a;
    b = half_b;
  }
  const bool one = a.sign() < 0, other = b.sign() < 0;
  const bool negative = name == "bit_and" ? one && other : name == "bit_or" ? one || other : one != other;
  return negative ? result - weight : result;
}
Rational shifted(const Rational& a, const Rational& count, bool left) {
  if (count.sign() < 0) return 0;
  const Rational power = power_of_two(count);
  return left ? a * power : (a / power).floor();
}

class Evaluator {
 public:
  explicit Evaluator(const World& world) : world_(world) {}

  Rational value(const ir::ExpressionPtr& e) {
    switch (e->kind) {
      case ir::Kind::constant:
        return e->value;
      case ir::Kind::size:
        return world_.sizes.at(e->name);
      case ir::Kind::index:
        return world_.indices.at(e->index_id);
      case ir::Kind::read:
        return read(*e);
      case ir::Kind::apply:
        return apply(*e);
      case ir::Kind::reduce:
        return reduce(*e);
      case ir::Kind::state:
        return states_.at(e->index_id);
      case ir::Kind::fold:
        return fold(*e);
      default:
        throw Unknown();
    }
  }

 private:
  Rational read(const ir::Expression& e) {
    std::uint64_t hash = mixed(world_.seed + 17);
    for (const char c : e.name) hash = mixed(hash + static_cast<unsigned char>(c));
    for (const ir::ExpressionPtr& operand : e.operands) {
      const std::int64_t index = value(operand).to_int64().value();
      if (index < 0 || index >= world_.extents.at(e.name)) return 0;
      hash = mixed(hash + static_cast<std::uint64_t>(index) + 1);
    }
    const auto range = world_.ranges.find(e.name);
    const int low = range == world_.ranges.end() ? -3 : range->second.first;
    const int high = range == world_.ranges.end() ? 3 : range->second.second;
    return low + static_cast<int>(hash % static_cast<std::uint64_t>(high - low + 1));
  }

  Rational apply(const ir::Expression& e) {
    const std::string_view name = e.op->name;
    if (name == "select") return value(e.operands[value(e.operands[0]).is_zero() ? 2 : 1]);
    const Rational a = value(e.operands[0]);
    if (e.operands.size() == 1) return unary(name, a);
    const Rational b = value(e.operands[1]);
    if (name == "add") return a + b;
    if (name == "sub") return a - b;
    if (name == "mul") return a * b;
    if (name == "div") return a * inverse(b);
    if (name == "pown")
      return b.sign() < 0 ? inverse(a).pow(-b.to_int64().value()) : a.pow(b.to_int64().value());
    if (name == "floor_div") return floor_quotient(a, b);
    if (name == "mod") return b.is_zero() ? Rational(0) : a - b * floor_quotient(a, b);
    if (name == "div_trunc") return truncated(a, b);
    if (name == "rem") return a - b * truncated(a, b);
    if (name == "div_euclid") return euclidean(a, b);
    if (name == "mod_euclid") return a - b * euclidean(a, b);
    if (name.starts_with("bit_")) return bitwise(name, a, b);
    if (name.starts_with("shift_")) return shifted(a, b, name == "shift_left");
    if (name == "pow") return real_power(a, b);
    if (name == "ceil_div") return -floor_quotient(-a, b);
    if (name == "max") return a < b ? b : a;
    if (name == "min") return a < b ? a : b;
    if (name == "lt") return a < b;
    if (name == "le") return a <= b;
    if (name == "gt") return a > b;
    if (name == "ge") return a >= b;
    if (name == "eq") return a == b;
    if (name == "ne") return !(a == b);
    if (name == "and") return !a.is_zero() && !b.is_zero();
    if (name == "or") return !a.is_zero() || !b.is_zero();
    throw Unknown();
  }

  static Rational unary(std::string_view name, const Rational& a) {
    if (name == "neg") return -a;
    if (name == "bit_not") return -a - 1;
    if (name == "reciprocal") return inverse(a);
    if (name == "abs") return a.abs();
    // Angles of this world are quarter turns.
    if (name == "cos") return quarter_turn(a);
    if (name == "sin") return quarter_turn(a - 1);
    if (name == "sign") return a.sign();
    if (name == "not") return a.is_zero();
    if (name == "exp2") return power_of_two(a);
    if (name == "log2") return logarithm(a);
    if (name == "exp") return power_of_two(a);
    if (name == "log") return logarithm(a);
    if (name == "sqrt") return root(a);
    if (name == "rsqrt") return inverse(root(a));
    if (name == "sigmoid") return inverse(1 + power_of_two(-a));
    if (name == "tanh") return 1 - 2 * inverse(power_of_two(2 * a) + 1);
    throw Unknown();
  }

  Rational fold(const ir::Expression& e) {
    const std::size_t count = e.states.size();
    std::vector<Rational> now;
    for (std::size_t i = 0; i < count; ++i) now.push_back(value(e.operands[i]));
    const ir::Binder& round = e.binders[0];
    const std::int64_t low = value(round.lower).to_int64().value(),
                       high = value(round.upper).to_int64().value();
    const auto set = [&] {
      for (std::size_t i = 0; i < count; ++i) states_[e.states[i].id] = now[i];
    };
    for (std::int64_t k = low; k < high; ++k) {
      set();
      world_.indices[round.variable.id] = k;
      for (std::size_t i = 0; i < count; ++i) now[i] = value(e.operands[count + i]);
    }
    set();
    return value(e.operands.back());
  }

  Rational reduce(const ir::Expression& e) {
    std::optional<Rational> total;
    if (e.reduction == ir::Reduction::sum || e.reduction == ir::Reduction::any) total = 0;
    if (e.reduction == ir::Reduction::prod || e.reduction == ir::Reduction::all) total = 1;
    visit(e, 0, total);
    return total.value_or(0);
  }

  void visit(const ir::Expression& e, std::size_t binder, std::optional<Rational>& total) {
    if (binder == e.binders.size()) {
      if (e.condition && value(e.condition).is_zero()) return;
      const Rational next = value(e.operands[0]);
      switch (e.reduction) {
        case ir::Reduction::sum:
          total = *total + next;
          return;
        case ir::Reduction::prod:
          total = *total * next;
          return;
        case ir::Reduction::any:
          total = !total->is_zero() || !next.is_zero();
          return;
        case ir::Reduction::all:
          total = !total->is_zero() && !next.is_zero();
          return;
        case ir::Reduction::max:
          total = !total || *total < next ? next : *total;
          return;
        case ir::Reduction::min:
          total = !total || next < *total ? next : *total;
          return;
      }
    }
    const std::int64_t low = value(e.binders[binder].lower).to_int64().value();
    const std::int64_t high = value(e.binders[binder].upper).to_int64().value();
    const ir::IndexId id = e.binders[binder].variable.id;
    for (std::int64_t i = low; i < high; ++i) {
      world_.indices[id] = i;
      visit(e, binder + 1, total);
    }
    world_.indices.erase(id);
  }

  World world_;
  std::map<ir::IndexId, Rational> states_;
};

}  // namespace

std::optional<Rational> total_value(const ir::ExpressionPtr& expression, const World& world) {
  try {
    return Evaluator(world).value(expression);
  } catch (const Unknown&) {
    return std::nullopt;
  }
}

}  // namespace warpproof::certificate::test
