#pragma once
// Kernel expressions as solver terms. What the solver has no theory for (reads, functions, reductions)
// becomes one variable for each key, so that equal things are the same variable.

#include <map>

#include "verifier/certificate/polynomial.h"
#include "verifier/smt/term.h"

namespace warpproof::certificate {

class Encoder {
 public:
  explicit Encoder(Expander& expander) : expander_(expander) {}
  smt::Term number(const ExpressionPtr& expression);
  smt::Term boolean(const ExpressionPtr& expression);

  /// Every variable that was made, with what it stands for.
  const std::map<std::string, ExpressionPtr>& variables() const { return variables_; }

 private:
  smt::Term variable(std::string name, const ExpressionPtr& expression);
  std::string sorted_key(const ExpressionPtr& expression);
  smt::Term apply(const ExpressionPtr& expression);
  smt::Term power(const ExpressionPtr& expression);
  smt::Term quotient(Operation operation, const smt::Term& a, const smt::Term& b);

  Expander& expander_;
  std::map<std::string, ExpressionPtr> variables_;
};

}  // namespace warpproof::certificate
