#pragma once
// Evaluates a compiled definition over a domain: the same input names, the same domain operations as the
// kernel's own run, so that the two results can be compared by the domain. In `term` and `field` the order
// and the formats do not matter; in `error` and `bits` they are those that the claim declares for the side.
//
//   Definition<domain::Term> definition(term, code, {}, limits, deadline);
//   auto y = definition.at({i, j});     // y.state == DefinitionState::value

#include <array>
#include <unordered_map>

#include "verifier/domain/domain.h"
#include "verifier/prove/kernel/definition_code.h"

namespace warpproof::prove {

/// undefined: the definition has no value here (a read out of range, an empty max): nothing is asked of the
/// kernel.
enum class DefinitionState : std::uint8_t { value, undefined, unsupported, out_of_budget };

/// How the declared formats and order apply. `fused` is for domains over the reals: a sum of products is a
/// chain.
struct Arithmetic {
  domain::Mode mode;  ///< format of every operation and of the accumulator
  domain::Format output = domain::Format::binary32;
  ir::SummationOrder order = ir::SummationOrder::in_order;
  std::uint32_t block = 32;
  bool fused = false;
};

/// Answers a condition on data of an output's definition where the domain can not: the same for all domains.
class ConditionOracle {
 public:
  virtual ~ConditionOracle() = default;
  virtual domain::Truth decide(std::size_t output, std::uint32_t node,
                               const std::vector<std::int64_t>& slots) = 0;
};

template <domain::ValueDomain D>
class Definition {
 public:
  using Value = typename D::Value;
  struct Result {
    DefinitionState state = DefinitionState::value;
    Value value{};
    std::string text;
  };

  Definition(D& domain, const DefinitionCode& code, const Arithmetic& arithmetic, const base::Limits& limits,
             const base::Deadline& deadline)
      : domain_(domain),
        code_(code),
        arithmetic_(arithmetic),
        steps_max_(limits.thread_instructions_max),
        steps_left_(limits.thread_instructions_max),
        deadline_(deadline),
        slots_(code.slot_count),
        memo_(code.nodes.size()) {}

  /// Node evaluations so far.
  std::uint64_t steps() const { return steps_max_ - steps_left_; }

  void ask(ConditionOracle* oracle, std::size_t output) {
    oracle_ = oracle;
    output_ = output;
  }
  /// A comparison of the code, at these values of all indices in scope.
  domain::Truth condition(std::uint32_t node, const std::vector<std::int64_t>& slots) {
    slots_ = slots;
    state_ = DefinitionState::value;
    text_.clear();
    const Value a = evaluate(code_.nodes[node].operands[0]);
    const Value b = evaluate(code_.nodes[node].operands[1]);
    if (failed()) return domain::Truth::undecided;
    return domain_.compare(code_.nodes[node].comparison, a, b);
  }

  Result at(const std::vector<std::int64_t>& index) {
    for (std::size_t i = 0; i < index.size(); ++i) slots_[i] = index[i];
    state_ = DefinitionState::value;
    text_.clear();
    Value value = evaluate(static_cast<std::uint32_t>(code_.nodes.size() - 1));
    if (state_ == DefinitionState::value && !arithmetic_.fused &&
        arithmetic_.output != arithmetic_.mode.format) {
      domain::Mode narrow = arithmetic_.mode;
      narrow.format = arithmetic_.output;
      value = domain_.convert(value, arithmetic_.mode.format, narrow);
    }
    return {state_, value, text_};
  }

 private:
  using Kind = DefinitionNode::Kind;
  using Key = std::array<std::int64_t, 4>;
  struct KeyHash {
    std::size_t operator()(const Key& key) const {
      std::uint64_t h = 0x9e3779b97f4a7c15ull;
      for (const std::int64_t part : key) {
        h = (h ^ static_cast<std::uint64_t>(part)) * 0xff51afd7ed558ccdull;
        h ^= h >> 32;
      }
      return static_cast<std::size_t>(h);
    }
  };

  bool failed() const { return state_ != DefinitionState::value; }
  Value fail(DefinitionState state, const std::string& text) {
    if (!failed()) {
      state_ = state;
      text_ = text;
    }
    return Value{};
  }

  Value evaluate(std::uint32_t id) {
    const DefinitionNode& node = code_.nodes[id];
    if (!node.memoise) return compute(node);
    Key key{};
    for (std::size_t i = 0; i < node.memo_slots.size(); ++i) key[i] = slots_[node.memo_slots[i]];
    const auto known = memo_[id].find(key);
    if (known != memo_[id].end()) return known->second;
    const Value value = compute(node);
    if (!failed()) memo_[id].emplace(key, value);
    return value;
  }

  Value compute(const DefinitionNode& node) {
    if (failed() || !step()) return Value{};
    switch (node.kind) {
      case Kind::literal:
        return domain_.rational(node.literal, arithmetic_.mode);
      case Kind::integer: {
        const auto value = node.integer.at(slots_.data());
        if (!value) return fail(DefinitionState::undefined, "an integer expression without value");
        return domain_.rational(refmodels::number::Rational(*value), arithmetic_.mode);
      }
      case Kind::read:
        return read(node);
      case Kind::operation:
        return operate(node);
      case Kind::select:
        return select(node);
      case Kind::reduce:
        return reduce(node);
      case Kind::compare:
      case Kind::unsupported:
        break;
    }
    return fail(DefinitionState::unsupported, node.text);
  }

  bool step() {
    if (steps_left_ == 0 || ((steps_left_ & 0xfff) == 0 && deadline_.passed())) {
      fail(DefinitionState::out_of_budget, "the definition needs too many steps");
      return false;
    }
    --steps_left_;
    return true;
  }

  Value read(const DefinitionNode& node) {
    std::int64_t offset = 0;
    for (std::size_t i = 0; i < node.indices.size(); ++i) {
      const auto index = node.indices[i].at(slots_.data());
      if (!index || *index < 0 || *index >= node.tensor->extents[i])
        return fail(DefinitionState::undefined, "a read out of range");
      offset += *index * node.tensor->strides[i];
    }
    const Value value =
        domain_.input(node.tensor->tensor, static_cast<std::uint64_t>(offset), node.tensor->format);
    if (arithmetic_.fused || node.tensor->format == arithmetic_.mode.format) return value;
    return domain_.convert(value, node.tensor->format, arithmetic_.mode);
  }

  /// Neither branch is demanded when nobody knows which one is taken.
  Value choose(const DefinitionNode& node, domain::Comparison comparison, const Value& a, const Value& b) {
    if constexpr (requires { domain_.enter_branch(); }) domain_.enter_branch();
    const Value yes = evaluate(node.operands[1]);
    const Value no = evaluate(node.operands[2]);
    if constexpr (requires { domain_.leave_branch(); }) domain_.leave_branch();
    return failed() ? Value{} : domain_.select(comparison, a, b, yes, no);
  }

  Value select(const DefinitionNode& node) {
    bool condition = false;
    if (node.condition_on_data) {
      const DefinitionNode& test = code_.nodes[node.operands[0]];
      if (test.kind != Kind::compare) return fail(DefinitionState::unsupported, test.text);
      const Value a = evaluate(test.operands[0]);
      const Value b = evaluate(test.operands[1]);
      if (failed()) return Value{};
      domain::Truth truth = domain_.compare(test.comparison, a, b);
      if (truth == domain::Truth::undecided && oracle_ != nullptr)
        truth = oracle_->decide(output_, node.operands[0], slots_);
      if (truth == domain::Truth::undecided) return choose(node, test.comparison, a, b);
      condition = truth == domain::Truth::yes;
    } else {
      const auto value = node.integer.at(slots_.data());
      if (!value) return fail(DefinitionState::undefined, "a condition without value");
      condition = *value != 0;
    }
    return evaluate(node.operands[node.operands.size() - (condition ? 2 : 1)]);
  }

  Value operate(const DefinitionNode& node) {
    const Value a = evaluate(node.operands[0]);
    const Value b = node.operands.size() > 1 ? evaluate(node.operands[1]) : Value{};
    if (failed()) return Value{};
    const domain::Mode& mode = arithmetic_.mode;
    using Operation = RealOperation;
    switch (node.operation) {
      case Operation::add:
        return domain_.add(a, b, mode);
      case Operation::sub:
        return domain_.sub(a, b, mode);
      case Operation::mul:
        return domain_.mul(a, b, mode);
      case Operation::div:
        return domain_.div(a, b, mode);
      case Operation::neg:
        return domain_.neg(a);
      case Operation::abs:
        return domain_.abs(a);
      case Operation::max:
        return domain_.max(a, b, mode);
      case Operation::min:
        return domain_.min(a, b, mode);
      case Operation::power:
        return power(a, node.power);
      case Operation::square_root:
        return domain_.apply(domain::Function::square_root, a, mode);
      case Operation::reciprocal_square_root:
        return domain_.apply(domain::Function::reciprocal_square_root, a, mode);
      case Operation::reciprocal:
        return domain_.apply(domain::Function::reciprocal, a, mode);
      case Operation::exp:
        return domain_.apply(domain::Function::exp, a, mode);
      case Operation::exp2:
        return domain_.apply(domain::Function::exp2, a, mode);
      case Operation::log:
        return domain_.apply(domain::Function::log, a, mode);
      case Operation::log2:
        return domain_.apply(domain::Function::log2, a, mode);
      case Operation::sin:
        return domain_.apply(domain::Function::sin, a, mode);
      case Operation::cos:
        return domain_.apply(domain::Function::cos, a, mode);
      case Operation::tanh:
        return domain_.apply(domain::Function::tanh, a, mode);
      case Operation::erf:
        return domain_.apply(domain::Function::erf, a, mode);
      case Operation::sigmoid: {
        const Value one = domain_.rational(refmodels::number::Rational(1), mode);
        const Value e = domain_.apply(domain::Function::exp, domain_.neg(a), mode);
        return domain_.div(one, domain_.add(one, e, mode), mode);
      }
    }
    return fail(DefinitionState::unsupported, "an operation without meaning here");
  }

  /// By repeated multiplication from the left, as an index-order product would do.
  Value power(Value base, std::int64_t exponent) {
    Value out = domain_.rational(refmodels::number::Rational(1), arithmetic_.mode);
    for (std::int64_t i = 0; i < std::abs(exponent); ++i)
      out = i == 0 ? base : domain_.mul(out, base, arithmetic_.mode);
    return exponent < 0 ? domain_.apply(domain::Function::reciprocal, out, arithmetic_.mode) : out;
  }

  Value reduce(const DefinitionNode& node) {
    Accumulator accumulator;
    walk(node, 0, accumulator);
    if (failed()) return Value{};
    if (!accumulator.terms.empty()) return tree(accumulator.terms, 0, accumulator.terms.size());
    if (!accumulator.empty) return accumulator.value;
    if (node.reduction == ir::Reduction::sum)
      return domain_.rational(refmodels::number::Rational(0), arithmetic_.mode);
    if (node.reduction == ir::Reduction::prod)
      return domain_.rational(refmodels::number::Rational(1), arithmetic_.mode);
    return fail(DefinitionState::undefined, "a maximum of nothing");
  }

  struct Accumulator {
    bool empty = true;
    Value value{};
    std::vector<Value> terms;  ///< of a sum whose order is not the index order
  };

  void walk(const DefinitionNode& node, std::size_t level, Accumulator& accumulator) {
    if (failed()) return;
    if (level == node.loops.size()) {
      if (node.condition) {
        const auto holds = node.condition->at(slots_.data());
        if (!holds) fail(DefinitionState::undefined, "a condition without value");
        if (!holds || *holds == 0) return;
      }
      accumulate(node, accumulator);
      return;
    }
    const DefinitionNode::Loop& loop = node.loops[level];
    const auto lower = loop.lower.at(slots_.data());
    const auto upper = loop.upper.at(slots_.data());
    if (!lower || !upper) {
      fail(DefinitionState::undefined, "a range without value");
      return;
    }
    for (std::int64_t i = *lower; i < *upper && !failed(); ++i) {
      slots_[loop.slot] = i;
      walk(node, level + 1, accumulator);
    }
  }

  void accumulate(const DefinitionNode& node, Accumulator& accumulator) {
    if (!step()) return;
    const DefinitionNode& body = code_.nodes[node.operands[0]];
    const bool sum = node.reduction == ir::Reduction::sum;
    if (sum && arithmetic_.fused && body.kind == Kind::operation && body.operation == RealOperation::mul) {
      const Value a = evaluate(body.operands[0]);
      const Value b = evaluate(body.operands[1]);
      if (failed()) return;
      if (accumulator.empty)
        accumulator.value = domain_.rational(refmodels::number::Rational(0), arithmetic_.mode);
      accumulator.value = domain_.fma(a, b, accumulator.value, arithmetic_.mode);
      accumulator.empty = false;
      return;
    }
    const Value term = evaluate(node.operands[0]);
    if (failed()) return;
    if (sum && !arithmetic_.fused && arithmetic_.order != ir::SummationOrder::in_order) {
      accumulator.terms.push_back(term);
      return;
    }
    accumulator.value = accumulator.empty ? term : combine(node.reduction, accumulator.value, term);
    accumulator.empty = false;
  }

  Value combine(ir::Reduction reduction, Value a, Value b) {
    switch (reduction) {
      case ir::Reduction::sum:
        return domain_.add(a, b, arithmetic_.mode);
      case ir::Reduction::prod:
        return domain_.mul(a, b, arithmetic_.mode);
      case ir::Reduction::max:
        return domain_.max(a, b, arithmetic_.mode);
      case ir::Reduction::min:
        return domain_.min(a, b, arithmetic_.mode);
      default:
        return fail(DefinitionState::unsupported, "a reduction over booleans");
    }
  }

  /// Pairwise (halves), or blocks in order whose sums are added in order.
  Value tree(const std::vector<Value>& terms, std::size_t begin, std::size_t end) {
    if (arithmetic_.order == ir::SummationOrder::pairwise && end - begin > 1) {
      const std::size_t middle = begin + (end - begin + 1) / 2;
      return domain_.add(tree(terms, begin, middle), tree(terms, middle, end), arithmetic_.mode);
    }
    if (arithmetic_.order == ir::SummationOrder::pairwise) return terms[begin];
    const std::size_t block = std::max<std::size_t>(arithmetic_.block, 1);
    Value total{};
    for (std::size_t at = begin; at < end; at += block) {
      Value part = terms[at];
      for (std::size_t i = at + 1; i < std::min(end, at + block); ++i)
        part = domain_.add(part, terms[i], arithmetic_.mode);
      total = at == begin ? part : domain_.add(total, part, arithmetic_.mode);
    }
    return total;
  }

  D& domain_;
  const DefinitionCode& code_;
  Arithmetic arithmetic_;
  std::uint64_t steps_max_;
  std::uint64_t steps_left_;
  const base::Deadline& deadline_;
  ConditionOracle* oracle_ = nullptr;
  std::size_t output_ = 0;
  DefinitionState state_ = DefinitionState::value;
  std::string text_;
  std::vector<std::int64_t> slots_;
  std::vector<std::unordered_map<Key, Value, KeyHash>> memo_;
};

}  // namespace warpproof::prove
