#include "tests/catalogue/mutants.h"

#include <map>

namespace catalogue {
namespace {

using namespace warpproof;
using ir::ExpressionPtr;

struct Variant {
  std::string what;
  ExpressionPtr expression;
};

const std::map<std::string_view, std::vector<const char*>> other_operations = {
    {"add", {"sub", "mul"}},
    {"sub", {"add"}},
    {"mul", {"add", "sub"}},
    {"div", {"mul"}},
    {"max", {"min"}},
    {"min", {"max"}},
    {"lt", {"le", "gt"}},
    {"le", {"lt"}},
    {"ge", {"gt"}},
    {"gt", {"ge"}},
    {"eq", {"ne"}},
    {"ceil_div", {"floor_div"}},
    {"floor_div", {"ceil_div"}},
    {"rsqrt", {"sqrt"}},
    {"sqrt", {"rsqrt"}},
    {"exp", {"exp2", "neg"}},
    {"neg", {"abs"}},
    {"and", {"or"}},
};

/// Changes at the root of one expression.
class Site {
 public:
  explicit Site(const std::vector<ir::IndexVariable>& scope) : scope_(scope) {}

  std::vector<Variant> variants(const ExpressionPtr& expression) const {
    std::vector<Variant> found;
    const ir::Expression& e = *expression;
    switch (e.kind) {
      case ir::Kind::constant:
        constant(e, found);
        break;
      case ir::Kind::index:
        index(e, found);
        break;
      case ir::Kind::size:
        found.push_back({e.name + " -> " + e.name + " + 1", plus(expression, 1)});
        found.push_back({e.name + " -> " + e.name + " - 1", plus(expression, -1)});
        break;
      case ir::Kind::apply:
        apply(e, found);
        break;
      case ir::Kind::reduce:
        reduce(e, found);
        break;
      default:
        break;
    }
    return found;
  }

 private:
  static ExpressionPtr plus(const ExpressionPtr& expression, std::int64_t n) {
    return ir::make_apply("add", {expression, ir::make_constant(n, ir::ScalarType::integer)});
  }

  static void constant(const ir::Expression& e, std::vector<Variant>& found) {
    if (e.type == ir::ScalarType::boolean) return;
    found.push_back({e.value.str() + " -> + 1", ir::make_constant(e.value + ir::Rational(1), e.type)});
    if (!e.value.is_zero()) found.push_back({e.value.str() + " -> 0", ir::make_constant(0, e.type)});
  }

  void index(const ir::Expression& e, std::vector<Variant>& found) const {
    for (const ir::IndexVariable& other : scope_) {
      if (other.id != e.index_id) found.push_back({e.name + " -> " + other.name, ir::make_index(other)});
    }
  }

  static void apply(const ir::Expression& e, std::vector<Variant>& found) {
    const auto others = other_operations.find(e.op->name);
    if (others != other_operations.end()) {
      for (const char* other : others->second) {
        found.push_back({std::string(e.op->name) + " -> " + other, ir::make_apply(other, e.operands)});
      }
    }
    if (e.operands.size() == 2 && !e.op->commutative() && e.op->name != "pown") {
      found.push_back({"operands of " + std::string(e.op->name) + " swapped",
                       ir::make_apply(*e.op, {e.operands[1], e.operands[0]})});
    }
    const bool arithmetic =
        e.op->name == "add" || e.op->name == "mul" || e.op->name == "sub" || e.op->name == "div";
    if (arithmetic && e.operands[0]->type == e.type) {
      found.push_back({"right operand of " + std::string(e.op->name) + " dropped", e.operands[0]});
    }
    if (arithmetic && e.operands[1]->type == e.type) {
      found.push_back({"left operand of " + std::string(e.op->name) + " dropped", e.operands[1]});
    }
    if (e.op->name == "select") {
      found.push_back(
          {"branches swapped", ir::make_apply("select", {e.operands[0], e.operands[2], e.operands[1]})});
    }
  }

  static void reduce(const ir::Expression& e, std::vector<Variant>& found) {
    const auto with = [&](ir::Reduction reduction, const std::vector<ir::Binder>& binders,
                          const ExpressionPtr& condition) {
      return ir::make_reduce(reduction, binders, condition, e.operands[0]);
    };
    if (e.reduction == ir::Reduction::sum) {
      found.push_back({"sum -> max", with(ir::Reduction::max, e.binders, e.condition)});
      found.push_back({"sum -> prod", with(ir::Reduction::prod, e.binders, e.condition)});
    }
    if (e.reduction == ir::Reduction::max) {
      found.push_back({"max -> sum", with(ir::Reduction::sum, e.binders, e.condition)});
    }
    if (e.condition) found.push_back({"guard dropped", with(e.reduction, e.binders, nullptr)});
    for (std::size_t i = 0; i < e.binders.size(); ++i) {
      std::vector<ir::Binder> binders = e.binders;
      binders[i].lower =
          binders[i].lower ? plus(binders[i].lower, 1) : ir::make_constant(1, ir::ScalarType::integer);
      found.push_back(
          {"first of " + binders[i].variable.name + " left out", with(e.reduction, binders, e.condition)});
    }
  }

  const std::vector<ir::IndexVariable>& scope_;
};

/// Rebuilds an expression with the variant number `wanted` in preorder; `what` stays empty when there are
/// fewer.
class Rebuild {
 public:
  Rebuild(std::size_t wanted, std::vector<ir::IndexVariable> scope)
      : left_(wanted), scope_(std::move(scope)) {}
  std::string what;

  ExpressionPtr of(const ExpressionPtr& expression) {
    if (!expression || !what.empty()) return expression;
    const std::vector<Variant> variants = Site(scope_).variants(expression);
    if (left_ < variants.size()) {
      what = variants[left_].what;
      return variants[left_].expression;
    }
    left_ -= variants.size();
    const ir::Expression& e = *expression;
    if (e.kind == ir::Kind::reduce) return reduce(e);
    std::vector<ExpressionPtr> operands;
    for (const ExpressionPtr& operand : e.operands) operands.push_back(of(operand));
    if (e.kind == ir::Kind::apply) return ir::make_apply(*e.op, operands);
    if (e.kind == ir::Kind::read) return ir::make_read(e.name, operands, e.type);
    return expression;
  }

 private:
  ExpressionPtr reduce(const ir::Expression& e) {
    const std::size_t mark = scope_.size();
    std::vector<ir::Binder> binders = e.binders;
    for (ir::Binder& binder : binders) {
      binder.lower = of(binder.lower);
      binder.upper = of(binder.upper);
      scope_.push_back(binder.variable);
    }
    const ExpressionPtr condition = of(e.condition);
    const ExpressionPtr body = of(e.operands[0]);
    scope_.resize(mark);
    return ir::make_reduce(e.reduction, binders, condition, body);
  }

  std::size_t left_;
  std::vector<ir::IndexVariable> scope_;
};

}  // namespace

std::vector<Mutant> mutants_of(const ir::Rewrite& rewrite) {
  std::vector<Mutant> mutants;
  for (std::size_t i = 0; i < rewrite.after.equations.size(); ++i) {
    const ir::Equation& equation = rewrite.after.equations[i];
    for (std::size_t wanted = 0;; ++wanted) {
      Rebuild rebuild(wanted, equation.indices);
      const ExpressionPtr body = rebuild.of(equation.body);
      if (rebuild.what.empty()) break;
      Mutant mutant{equation.name + ": " + rebuild.what, rewrite};
      mutant.rewrite.after.equations[i].body = body;
      mutants.push_back(std::move(mutant));
    }
  }
  return mutants;
}

}  // namespace catalogue
