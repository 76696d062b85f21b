#include "verifier/check/suggest_menu.h"

#include <algorithm>
#include <functional>
#include <set>

#include "verifier/base/stable_order.h"
#include "verifier/text/load.h"

namespace warpproof::checking {
namespace {

using ir::ExpressionPtr;

ExpressionPtr whole(std::int64_t value) { return ir::make_constant(value, ir::ScalarType::integer); }

void walk(const ExpressionPtr& expression, const std::function<void(const ir::Expression&)>& visit) {
  if (!expression) return;
  visit(*expression);
  for (const ExpressionPtr& operand : expression->operands) walk(operand, visit);
  walk(expression->condition, visit);
  for (const ir::Binder& binder : expression->binders) {
    walk(binder.lower, visit);
    walk(binder.upper, visit);
  }
  for (const ir::TensorArgument& argument : expression->arguments) {
    for (const ir::Binder& binder : argument.binders) walk(binder.upper, visit);
    walk(argument.body, visit);
  }
}

class Menu {
 public:
  explicit Menu(const ir::Rewrite& rewrite) : rewrite_(rewrite) {
    for (const std::string& size : rewrite.size_names) {
      taken_.insert(size);
      if (!size.ends_with('*')) sizes_.push_back(size);
    }
    for (const ir::TensorDeclaration& input : rewrite.inputs) taken_.insert(input.name);
    for (const ir::Requirement& requirement : rewrite.requirements) labels_.insert(requirement.label);
  }

  std::vector<Candidate> all() {
    sizes_alone();
    pairs_of_sizes();
    divisors();
    products();
    for (const ir::TensorDeclaration& input : rewrite_.inputs) values(input);
    base::sort_stably(menu_, [](const Candidate& a, const Candidate& b) { return a.strength < b.strength; });
    if (menu_.size() > candidates_max) menu_.resize(candidates_max);
    return std::move(menu_);
  }

 private:
  void add(int strength, const std::string& label, ExpressionPtr condition, const std::string& about = "",
           std::vector<ir::Binder> for_all = {}) {
    std::string name = label;
    for (int n = 2; labels_.contains(name); ++n) name = label + "_" + std::to_string(n);
    menu_.push_back({{name, std::move(for_all), std::move(condition), {}}, about, strength});
  }

  void sizes_alone() {
    for (const std::string& size : sizes_)
      add(0, "at_least_one", ir::make_apply("ge", {ir::make_size(size), whole(1)}));
  }

  void pairs_of_sizes() {
    for (const std::string& a : sizes_)
      for (const std::string& b : sizes_) {
        if (a == b) continue;
        add(2, "ordered", ir::make_apply("le", {ir::make_size(a), ir::make_size(b)}));
        if (a < b) add(7, "equal_sizes", ir::make_apply("eq", {ir::make_size(a), ir::make_size(b)}));
      }
  }

  /// Each size by each size or number that something is divided by, or that a range ends with.
  void divisors() {
    std::set<std::int64_t> numbers;
    std::set<std::string> names(sizes_.begin(), sizes_.end());
    const auto look = [&](const ir::Expression& expression) {
      if (expression.kind == ir::Kind::constant && expression.type == ir::ScalarType::integer &&
          expression.value >= 2 && expression.value <= 4096)
        numbers.insert(std::stoll(expression.value.str()));
    };
    for (const ir::Side* side : {&rewrite_.before, &rewrite_.after})
      for (const ir::Equation& equation : side->equations) {
        walk(equation.body, look);
        for (const ExpressionPtr& extent : equation.extents) walk(extent, look);
      }
    for (const std::string& size : sizes_) {
      const auto divides = [&](const ExpressionPtr& divisor) {
        add(3, "divides",
            ir::make_apply("eq", {ir::make_apply("mod", {ir::make_size(size), divisor}), whole(0)}));
      };
      for (const std::string& divisor : names)
        if (divisor != size) divides(ir::make_size(divisor));
      for (const std::int64_t number : numbers) divides(whole(number));
    }
  }

  /// K = p * T, of sizes that stand apart.
  void products() {
    if (sizes_.size() > 5) return;
    for (const std::string& size : sizes_)
      for (const std::string& a : sizes_)
        for (const std::string& b : sizes_)
          if (a < b && a != size && b != size)
            add(6, "product",
                ir::make_apply("eq", {ir::make_size(size),
                                      ir::make_apply("mul", {ir::make_size(a), ir::make_size(b)})}));
  }

  void values(const ir::TensorDeclaration& input) {
    if (input.element == ir::ScalarType::boolean) return;
    if (!rewrite_.groups.empty() && !input.extents.empty()) return;
    const auto value = [&](int strength, const char* label, const char* op, std::int64_t bound) {
      std::vector<ir::Binder> for_all;
      std::vector<ExpressionPtr> indices;
      for (const ExpressionPtr& extent : input.extents) {
        for_all.push_back({fresh(), whole(0), extent});
        indices.push_back(ir::make_index(for_all.back().variable));
      }
      next_name_ = 0;
      const ExpressionPtr element = ir::make_read(input.name, std::move(indices), input.element);
      add(strength, label, ir::make_apply(op, {element, whole(bound)}), input.name, std::move(for_all));
    };
    value(1, "nonzero", "ne", 0);
    value(4, "not_negative", "ge", 0);
    value(4, "not_positive", "le", 0);
    value(5, "positive", "gt", 0);
    value(5, "negative", "lt", 0);
    value(8, "ones", "eq", 1);
    value(9, "zero", "eq", 0);
    if (input.element != ir::ScalarType::integer || !input.extents.empty()) return;
    for (const std::string& size : sizes_)
      add(5, "below",
          ir::make_apply("lt", {ir::make_read(input.name, {}, input.element), ir::make_size(size)}));
  }

  /// A name that nothing else has. The ids lie above all of a program; a requirement's indices are its own.
  ir::IndexVariable fresh() {
    static const std::vector<std::string> letters = {"i", "j", "k", "l", "m", "n", "a", "b", "c", "d"};
    for (;;) {
      const std::size_t number = next_name_++;
      const std::string name = letters[number % letters.size()] +
                               (number < letters.size() ? "" : std::to_string(number / letters.size()));
      if (!taken_.contains(name)) return {name, next_id_++};
    }
  }

  const ir::Rewrite& rewrite_;
  std::vector<std::string> sizes_;
  std::set<std::string> taken_, labels_;
  std::vector<Candidate> menu_;
  std::size_t next_name_ = 0;
  ir::IndexId next_id_ = 0x20000000;
};

}  // namespace

std::vector<Candidate> menu_of(const ir::Rewrite& rewrite) { return Menu(rewrite).all(); }

std::string clause_of(const std::vector<ir::Requirement>& requirements) {
  std::string clause;
  for (const ir::Requirement& requirement : requirements)
    clause +=
        (clause.empty() ? "require " : ", ") + requirement.label + ": " + text::print(requirement.condition);
  return clause;
}

}  // namespace warpproof::checking
