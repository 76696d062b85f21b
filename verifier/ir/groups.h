#pragma once
// Axis groups of any rank (docs/language.md, L70 to L76). A rewrite with groups is stored as its instance
// with one axis a group, in variables named I*, s*, i*; here is which group an expression speaks of, and
// every other instance.
//
//   at_rank(slice, {2}):  A[s* + i*]  becomes  A[s_1 + i_1, s_2 + i_2];  i* < s* becomes i_1 < s_1 and i_2 <
//   s_2

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/ir/program.h"

namespace warpproof::ir {

/// Index of a group in Rewrite::groups, or one of these.
using GroupNumber = int;
inline constexpr GroupNumber no_group = -1;
inline constexpr GroupNumber several_groups = -2;

/// Which groups the names of a rewrite belong to.
class GroupTable {
 public:
  /// Knows the sizes and inputs along groups, and the indices of all equations, reductions and requirements.
  explicit GroupTable(const Rewrite& rewrite);

  /// Further indices: those bound in an expression; one that runs as far as `extent`.
  void learn(const ExpressionPtr& expression);
  void learn(const IndexVariable& variable, const ExpressionPtr& extent);

  /// The group that a number speaks of axis by axis. What stands inside the indices of a read, in a reduction
  /// or below a comparison speaks of whole tuples and does not count.
  GroupNumber of(const ExpressionPtr& expression) const;
  GroupNumber of_index(IndexId id) const;

 private:
  std::map<std::string, GroupNumber> names_;
  std::map<IndexId, GroupNumber> indices_;
};

/// True for a comparison of numbers: with starred names in it, it says "on every axis".
bool is_comparison(const Expression& expression);

/// A name that belongs to an axis group: I*, s*, i*.
inline bool is_starred(std::string_view name) { return name.size() > 1 && name.back() == '*'; }

/// What breaks the rules of axis groups (E0190, E0265, E0266) in a rewrite that is right otherwise; empty:
/// none.
base::Diagnostics group_faults(const Rewrite& rewrite);

/// One rank for each group.
using Ranks = std::vector<std::uint32_t>;

/// "I* of rank 2, J* of rank 0".
std::string ranks_text(const Rewrite& rewrite, const Ranks& ranks);

/// The instance at these ranks, without groups; `numbers` and `maxima` are left empty. An index that
/// speaks of no group, in a place of r axes, stands in each. The rewrite must have no `group_faults`. New
/// indices have ids that no program reaches (0x10000000 and up).
Rewrite at_rank(const Rewrite& rewrite, const Ranks& ranks);

}  // namespace warpproof::ir
