#pragma once
// What a lemma may lean on: "this follows from the facts here", by syntax first, by signs, then by the
// solver, of which only unsat is used. Side conditions are derived by the lemmas themselves; a certificate
// never states them.
//
//   Kernel kernel(declarations, budget);
//   Scope inside = kernel.enter(scope, reduction, 0);
//   kernel.shows(inside, below(index, size))

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/certificate/encode.h"
#include "verifier/certificate/scope.h"
#include "verifier/certificate/well_formed.h"
#include "verifier/certificate/words.h"
#include "verifier/smt/solver.h"

namespace warpproof::certificate {

/// An obligation as it went to the solver, for export.
struct SolverQuery {
  std::vector<smt::Term> assertions;
  smt::Status status = smt::Status::unknown;
};

struct KernelStatistics {
  std::uint64_t queries = 0;
  std::uint64_t nonlinear = 0;  ///< shown by the nonlinear form only
  std::uint64_t resource_used = 0;
  bool out_of_budget = false;  ///< some query ended at a limit
  bool unconfirmed = false;    ///< some nonlinear unsat was not confirmed

  void add(const KernelStatistics& other) {
    queries += other.queries;
    nonlinear += other.nonlinear;
    resource_used += other.resource_used;
    out_of_budget |= other.out_of_budget;
    unconfirmed |= other.unconfirmed;
  }
};

struct Sign {
  bool at_least_zero = false, at_most_zero = false, non_zero = false;
};

class Kernel {
 public:
  Kernel(Declarations declarations, const base::Limits& limits, const base::Deadline& deadline);

  /// The scope with one more fact; conjunctions are taken apart, `all` becomes a quantified fact, `any` a
  /// witness.
  Scope with(Scope scope, const ExpressionPtr& fact);
  /// The scope at child `number` of `node`.
  Scope enter(const Scope& scope, const ExpressionPtr& node, std::uint32_t number);
  /// The scope inside the domain of a reduction: its indices, their ranges and the condition.
  Scope inside(Scope scope, const std::vector<ir::Binder>& binders, const ExpressionPtr& condition);

  /// Whether `goal` was shown to hold for all values in scope. False means only "not shown".
  bool shows(const Scope& scope, const ExpressionPtr& goal);
  bool shows_all(const Scope& scope, const std::vector<ExpressionPtr>& goals);
  /// The same, of a goal over whole numbers of few values: all are tried (words.h). `shows` does so for goals
  /// that speak of bits. The bounds of what is tried are shown without a trial of their own.
  bool shows_by_trial(const Scope& scope, const ExpressionPtr& goal);
  /// Whether the domain was shown to hold at least one tuple (its lower bounds are tried, and the first with
  /// a remainder asked for).
  bool inhabited(const Scope& scope, const std::vector<ir::Binder>& binders, const ExpressionPtr& condition);
  Sign sign(const Scope& scope, const ExpressionPtr& expression);

  /// See well_formed.h, in this scope: empty when well formed.
  std::string malformed(const Scope& scope, const ExpressionPtr& expression) const;

  ExpressionPtr substituted(const ExpressionPtr& expression,
                            const std::vector<std::pair<IndexId, ExpressionPtr>>& by);
  bool same(const ExpressionPtr& a, const ExpressionPtr& b, Laws laws = {});
  std::string key(const ExpressionPtr& expression, Laws laws = {});

  /// While alive, only the linear form of a question is asked: for guesses of a search that are checked in
  /// full later.
  class Quick {
   public:
    explicit Quick(Kernel& kernel) : kernel_(kernel), before_(std::exchange(kernel.quick_, true)) {}
    ~Quick() { kernel_.quick_ = before_; }
    Quick(const Quick&) = delete;
    Quick& operator=(const Quick&) = delete;

   private:
    Kernel& kernel_;
    bool before_;
  };

  const KernelStatistics& statistics() const { return statistics_; }
  const std::vector<SolverQuery>& queries() const { return queries_; }
  bool time_is_up() const { return deadline_.passed(); }

 private:
  Fact encoded(const ExpressionPtr& condition);
  bool ask(const Scope& scope, const ExpressionPtr& goal);
  static bool speaks_of_bits(const ExpressionPtr& goal);
  std::optional<WordRange> bounds_of(const Scope& scope, const ExpressionPtr& atom);
  std::vector<smt::Term> relevant_facts(const Scope& scope, const ExpressionPtr& goal,
                                        const Fact& encoded_goal);
  void add_instances(const Scope& scope, const ExpressionPtr& goal, std::vector<Fact>& instances);
  void add_intrinsic(const Scope& scope, const std::map<std::string, ExpressionPtr>& variables,
                     std::vector<smt::Term>& terms);
  bool contradictory(const std::vector<smt::Term>& assertions);
  Sign atom_sign(const Scope& scope, const ExpressionPtr& atom);
  Sign integer_sign(const Scope& scope, const ExpressionPtr& atom);
  Sign reduction_sign(const Scope& scope, const ExpressionPtr& reduce);
  Sign function_sign(const Scope& scope, const ExpressionPtr& atom);
  Sign known_sign(const Scope& scope, const ExpressionPtr& expression);

  Declarations declarations_;
  base::Limits limits_;
  const base::Deadline& deadline_;
  Expander expander_;
  ir::IndexAllocator allocator_;
  KernelStatistics statistics_;
  std::map<std::string, bool> answers_;  ///< of queries asked before
  std::vector<SolverQuery> queries_;
  int depth_ = 0;
  bool quick_ = false;
  bool in_trial_ = false;
};

/// Ids from here on belong to the kernel; a certificate may not use them.
inline constexpr IndexId kernel_index_base = 0x60000000;

}  // namespace warpproof::certificate
