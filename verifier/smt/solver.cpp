#include "verifier/smt/solver.h"

#include <z3++.h>

#include <mutex>
#include <optional>
#include <stdexcept>
#include <unordered_map>

#include "verifier/base/fault.h"
#include "verifier/smt/child.h"
#include "verifier/smt/guess.h"
#include "verifier/smt/problem.h"

namespace warpproof::smt {

namespace {

using FormulaKind = Formula::Kind;

/// Megabytes that Z3 may hold in this process; beyond it a call fails with an exception instead of killing
/// us.
constexpr const char* memory_megabytes_max = "4096";

class Encoding {
 public:
  Encoding(z3::context& context, const Problem& problem) : context_(context), problem_(problem) {}

  z3::expr formula(const Formula& formula) {
    switch (formula.kind) {
      case FormulaKind::constant:
        return context_.bool_val(formula.value);
      case FormulaKind::boolean_variable:
        return context_.bool_const(formula.name.c_str());
      case FormulaKind::at_least_zero:
        return polynomial(formula.polynomial) >= 0;
      case FormulaKind::positive:
        return polynomial(formula.polynomial) > 0;
      case FormulaKind::zero:
        return polynomial(formula.polynomial) == 0;
      case FormulaKind::negation:
        return !this->formula(formula.operands[0]);
      case FormulaKind::conjunction:
        return z3::mk_and(operands(formula));
      case FormulaKind::disjunction:
        return z3::mk_or(operands(formula));
    }
    base::raise_fault(__FILE__, __LINE__, "a formula of no kind");
  }

 private:
  z3::expr_vector operands(const Formula& formula) {
    z3::expr_vector out(context_);
    for (const Formula& operand : formula.operands) out.push_back(this->formula(operand));
    return out;
  }

  z3::expr variable(const std::string& name, bool as_real) {
    if (problem_.variables.at(name) == Sort::real) return context_.real_const(name.c_str());
    const z3::expr integer = context_.int_const(name.c_str());
    return as_real ? z3::to_real(integer) : integer;
  }

  z3::expr polynomial(const Polynomial& polynomial) {
    bool real = false;
    for (const auto& [monomial, coefficient] : polynomial) {
      real = real || !coefficient.is_integer();
      for (const std::string& name : monomial) real = real || problem_.variables.at(name) == Sort::real;
    }
    // Never by move assignment: in Z3's C++ header of this version it leaks the old expression, and a context
    // with leaks takes longer to delete than to ask.
    std::optional<z3::expr> total;
    for (const auto& [monomial, coefficient] : polynomial) {
      const std::string digits = coefficient.str();
      std::optional<z3::expr> term;
      if (monomial.empty() || coefficient != Rational(1))
        term.emplace(real ? context_.real_val(digits.c_str()) : context_.int_val(digits.c_str()));
      for (const std::string& name : monomial) {
        const z3::expr factor = variable(name, real);
        if (term) {
          term.emplace(*term * factor);
        } else {
          term.emplace(factor);
        }
      }
      if (total) {
        total.emplace(*total + *term);
      } else {
        total.emplace(*term);
      }
    }
    return total ? *total : context_.int_val(0);
  }

  z3::context& context_;
  const Problem& problem_;
};

std::string value_text(const z3::expr& value) {
  std::string text = value.is_numeral() ? Z3_get_numeral_string(value.ctx(), value) : value.to_string();
  return text;
}

void read_model(const z3::model& model, const Problem& problem, z3::context& context, Answer& answer) {
  for (const auto& [name, sort] : problem.variables) {
    if (name.starts_with('!')) continue;
    const z3::expr variable = sort == Sort::boolean   ? context.bool_const(name.c_str())
                              : sort == Sort::integer ? context.int_const(name.c_str())
                                                      : context.real_const(name.c_str());
    answer.model.emplace_back(name, value_text(model.eval(variable, true)));
  }
}

struct Configuration {
  unsigned seed;
  unsigned arithmetic;  ///< Z3's smt.arith.solver
  bool tactics;         ///< Z3 chooses tactics by the shape of the query; costs some 8 ms to set up
};
constexpr Configuration first_configuration{0, 6, false};
constexpr Configuration second_configuration{17, 2, true};

Answer ask(const Problem& problem, const Budget& budget, const Configuration& configuration) {
  Answer answer;
  try {
    z3::context context;
    z3::solver solver =
        configuration.tactics ? z3::solver(context) : z3::solver(context, z3::solver::simple());
    z3::params params(context);
    params.set("rlimit", static_cast<unsigned>(std::min<std::uint64_t>(budget.resource_max, 4'000'000'000u)));
    params.set("timeout", static_cast<unsigned>(std::min<std::uint64_t>(budget.wall_ms_max, 3'600'000u)));
    params.set("random_seed", configuration.seed);
    params.set("arith.solver", configuration.arithmetic);
    solver.set(params);
    Encoding encoding(context, problem);
    for (const Formula& assertion : problem.assertions) solver.add(encoding.formula(assertion));
    const z3::check_result result = solver.check();
    if (result == z3::unsat) answer.status = Status::unsat;
    if (result == z3::sat) {
      answer.status = Status::sat;
      read_model(solver.get_model(), problem, context, answer);
    }
    if (result == z3::unknown) {
      answer.reason = solver.reason_unknown();
      answer.out_of_budget = answer.reason.find("resource") != std::string::npos ||
                             answer.reason.find("canceled") != std::string::npos ||
                             answer.reason.find("timeout") != std::string::npos;
    }
    const z3::stats statistics = solver.statistics();
    for (unsigned i = 0; i < statistics.size(); ++i)
      if (statistics.key(i) == "rlimit count") answer.resource_used = statistics.uint_value(i);
    // Some solvers say only "unknown" when the limit ends them.
    if (result == z3::unknown && answer.resource_used >= budget.resource_max) answer.out_of_budget = true;
  } catch (const z3::exception& exception) {
    answer.status = Status::crashed;
    answer.reason = exception.msg();
  } catch (const std::bad_alloc&) {
    answer.status = Status::crashed;
    answer.reason = "out of memory";
  }
  return answer;
}

/// An answer as lines of text, to come out of a child process: status, budget, resource, reason, then the
/// model.
std::string written(const Answer& answer) {
  std::string text = std::to_string(static_cast<int>(answer.status)) + "\n" +
                     (answer.out_of_budget ? "1" : "0") + "\n" + std::to_string(answer.resource_used) + "\n" +
                     answer.reason.substr(0, answer.reason.find('\n')) + "\n";
  for (const auto& [name, value] : answer.model) text += name + "\n" + value + "\n";
  return text;
}

Answer read_back(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  Answer answer;
  if (lines.size() < 4) return {.status = Status::crashed, .reason = "no answer from the solver's process"};
  answer.status = static_cast<Status>(std::stoi(lines[0]));
  answer.out_of_budget = lines[1] == "1";
  answer.resource_used = std::stoull(lines[2]);
  answer.reason = lines[3];
  for (std::size_t i = 4; i + 1 < lines.size(); i += 2) answer.model.emplace_back(lines[i], lines[i + 1]);
  return answer;
}

/// The nonlinear form, in a child that is killed when it heeds no limit.
Answer ask_apart(const Problem& problem, const Budget& budget, const Configuration& configuration) {
  const auto text = run_in_child([&] { return written(ask(problem, budget, configuration)); },
                                 budget.wall_ms_max + budget.wall_ms_max / 4);
  if (text) return read_back(*text);
  return {
      .status = Status::unknown, .out_of_budget = true, .reason = "the solver crashed or heeded no limit"};
}

/// Everything that is not a solver's opinion: false assertions need no solver.
bool trivially_false(const Formula& formula) {
  if (formula.kind == FormulaKind::constant) return !formula.value;
  const bool is_number = formula.polynomial.empty() ||
                         (formula.polynomial.size() == 1 && formula.polynomial.begin()->first.empty());
  const int sign = formula.polynomial.empty() ? 0 : formula.polynomial.begin()->second.sign();
  switch (formula.kind) {
    case FormulaKind::at_least_zero:
      return is_number && sign < 0;
    case FormulaKind::positive:
      return is_number && sign <= 0;
    case FormulaKind::zero:
      return is_number && sign != 0;
    case FormulaKind::conjunction:
      for (const Formula& operand : formula.operands)
        if (trivially_false(operand)) return true;
      return false;
    default:
      return false;
  }
}

Answer decide(const Problem& problem, const Budget& budget) {
  for (const Formula& assertion : problem.assertions)
    if (trivially_false(assertion)) return {.status = Status::unsat, .by_linear = true};
  const bool nonlinear = problem.nonlinear();
  Answer linear = ask(linearised(problem), budget, first_configuration);
  if (linear.status == Status::unsat) linear.by_linear = true;
  if (!nonlinear || linear.status == Status::unsat) return linear;
  if (budget.linear_only) return {.status = Status::unknown, .reason = "not shown in linear form"};

  Answer first = ask_apart(problem, budget, first_configuration);
  first.resource_used += linear.resource_used;
  if (first.status != Status::unsat) return first;
  const Answer second = ask_apart(problem, budget, second_configuration);
  first.resource_used += second.resource_used;
  if (second.status == Status::unsat) return first;
  first.status = Status::unconfirmed;
  first.reason =
      "the second configuration says " + std::string(word(second.status)) + " (" + second.reason + ")";
  return first;
}

}  // namespace

const char* word(Status status) {
  switch (status) {
    case Status::unsat:
      return "unsat";
    case Status::sat:
      return "sat";
    case Status::unknown:
      return "unknown";
    case Status::unconfirmed:
      return "unconfirmed";
    case Status::crashed:
      return "crashed";
  }
  return "unknown";
}

Answer check_unsat(const std::vector<Term>& assertions, const Budget& budget) {
  static std::once_flag limits_set;
  std::call_once(limits_set, [] { Z3_global_param_set("memory_max_size", memory_megabytes_max); });
  try {
    if (auto model = guess_model(assertions)) return {.status = Status::sat, .model = std::move(*model)};
    return decide(lower(assertions), budget);
  } catch (const std::length_error& error) {
    return {.status = Status::unknown, .out_of_budget = true, .reason = error.what()};
  }
}

std::string solver_version() {
  unsigned major = 0, minor = 0, build = 0, revision = 0;
  Z3_get_version(&major, &minor, &build, &revision);
  return "Z3 " + std::to_string(major) + "." + std::to_string(minor) + "." + std::to_string(build) + "." +
         std::to_string(revision);
}

}  // namespace warpproof::smt
