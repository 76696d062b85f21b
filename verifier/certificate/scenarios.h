#pragma once
// One output of a rewrite, seen from one axis group: which comparisons along the group and which reads an
// element meets, for each choice of what those comparisons answer (docs/semantics.md S7).

#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "verifier/certificate/operation.h"
#include "verifier/ir/groups.h"
#include "verifier/ir/unfold.h"

namespace warpproof::certificate {

/// The two sides of an output, and where they are defined, unfolded at the same output indices.
struct OutputView {
  ir::UnfoldedOutput before, after;
  ExpressionPtr before_defined, after_defined;
};

class Scenarios {
 public:
  /// `table` knows the indices of the output and of both bodies.
  Scenarios(const OutputView& output, const ir::Rewrite& rewrite, const ir::GroupTable& table,
            ir::GroupNumber group);

  /// What speaks against the theorem; "" when nothing does.
  std::string why_not();
  /// The largest number of axes that any choice of answers needs. Only after `why_not` was "".
  std::uint32_t axes_needed();

 private:
  using Answers = std::vector<bool>;    ///< one a unit
  using Facts = std::set<std::string>;  ///< conditions that hold, by their keys
  struct Met {
    std::vector<bool> units;
    std::vector<const Expression*> reads;
  };

  // conditions
  void admit(const ExpressionPtr& expression, bool control);
  bool admit_number(const ExpressionPtr& expression);
  void admit_read(const Expression& expression, bool control);
  bool is_unit(const ExpressionPtr& expression) const;
  bool is_ours(const ExpressionPtr& expression) const;
  bool speaks_of_group(const ExpressionPtr& expression) const;
  bool has_axis(const std::string& tensor) const;
  void refuse(const std::string& why) {
    if (why_.empty()) why_ = why;
  }

  // one choice of answers
  ExpressionPtr with_names(const ExpressionPtr& expression) const;
  std::string key_of(const ExpressionPtr& expression) const;
  std::optional<std::size_t> unit_number(const ExpressionPtr& expression) const;
  ExpressionPtr resolved(const ExpressionPtr& expression, const Answers& answers, const Facts& facts) const;
  ExpressionPtr resolved_parts(const ExpressionPtr& expression, const Answers& answers,
                               const Facts& facts) const;
  void learn(const std::vector<ExpressionPtr>& conditions, Facts& facts) const;
  void meet(const ExpressionPtr& expression, const Answers& answers, Met& met) const;
  std::uint32_t pairs(const Met& met) const;
  bool same_map(const Expression& a, const Expression& b) const;
  std::uint32_t needed(const Answers& answers) const;

  const OutputView& output_;
  const ir::GroupTable& table_;
  ir::GroupNumber group_;
  std::map<std::string, std::vector<bool>> axes_;  ///< of each input: which positions belong to the group
  std::vector<std::string> units_;                 ///< by their keys
  std::vector<std::vector<ExpressionPtr>> unit_parts_;
  bool values_decide_ =
      false;  ///< elements along the group reach a condition, an index or a domain of a function
  std::string why_;
};

}  // namespace warpproof::certificate
