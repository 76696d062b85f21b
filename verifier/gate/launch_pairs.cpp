#include "verifier/gate/launch_pairs.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/gate/contradiction.h"
#include "verifier/text/load.h"

namespace warpproof::gating {
namespace {

using importers::HostBranch;
using importers::ImportedLaunch;
using Launches = std::vector<const ImportedLaunch*>;

constexpr std::size_t atoms_max = 10;

/// "not (x)" is x that does not hold.
std::pair<std::string, bool> atom_of(const HostBranch& branch) {
  if (branch.read == nullptr) return {branch.condition, branch.holds};
  ir::ExpressionPtr at = branch.read;
  bool holds = branch.holds;
  while (at->kind == ir::Kind::apply && at->op->name == "not" && at->operands.size() == 1) {
    at = at->operands[0];
    holds = !holds;
  }
  return {text::print(at), holds};
}

/// Whichever way each of the conditions goes.
class Worlds {
 public:
  Worlds(const Launches& before, const Launches& after) {
    for (const Launches* list : {&before, &after})
      for (const ImportedLaunch* launch : *list)
        for (const HostBranch& branch : launch->branches) {
          const auto [atom, holds] = atom_of(branch);
          if (!places_.emplace(atom, conditions_.size()).second) continue;
          ir::ExpressionPtr read = branch.read;
          if (read != nullptr && branch.holds != holds) read = ir::make_apply("not", {read});
          conditions_.push_back(read);
        }
  }

  bool too_many() const { return conditions_.size() > atoms_max; }
  std::size_t count() const { return std::size_t{1} << conditions_.size(); }

  Launches launched(const Launches& all, std::size_t world) const {
    Launches out;
    for (const ImportedLaunch* launch : all) {
      const bool runs =
          std::all_of(launch->branches.begin(), launch->branches.end(), [&](const auto& branch) {
            const auto [atom, holds] = atom_of(branch);
            return (((world >> places_.at(atom)) & 1) != 0) == holds;
          });
      if (runs) out.push_back(launch);
    }
    return out;
  }

  bool possible(std::size_t world) const {
    std::vector<ir::ExpressionPtr> together;
    for (std::size_t i = 0; i < conditions_.size(); ++i) {
      if (conditions_[i] == nullptr) continue;
      const bool holds = ((world >> i) & 1) != 0;
      together.push_back(holds ? conditions_[i] : ir::make_apply("not", {conditions_[i]}));
    }
    return !contradict(together);
  }

 private:
  std::map<std::string, std::size_t> places_;
  std::vector<ir::ExpressionPtr> conditions_;  ///< null: not read, may be either
};

base::Diagnostic differs(const ImportedLaunch& launch, const std::string& message) {
  return {.code = "E0746",
          .where = launch.claim.where,
          .message = message,
          .expected = "a claim that says what the kernel computes"};
}

/// Launches of one function on each side.
void pair_up(const Launches& before, const Launches& after, LaunchPairs& out) {
  const Worlds worlds(before, after);
  bool equal = !worlds.too_many();
  for (std::size_t world = 0; equal && world < worlds.count(); ++world) {
    const Launches left = worlds.launched(before, world), right = worlds.launched(after, world);
    decltype(out.pairs) found;
    for (std::size_t i = 0; i < std::min(left.size(), right.size()); ++i)
      if (std::find(out.pairs.begin(), out.pairs.end(), std::pair(left[i], right[i])) == out.pairs.end())
        found.emplace_back(left[i], right[i]);
    if ((left.size() == right.size() && found.empty()) || !worlds.possible(world)) continue;
    equal = left.size() == right.size();
    out.pairs.insert(out.pairs.end(), found.begin(), found.end());
  }
  if (equal) return;
  const ImportedLaunch& launch = *after.front();
  out.differ.push_back(differs(launch, "'" + launch.function + "' does not launch '" + launch.kernel +
                                           "' as often, or not in the same branches, as the old host code"));
}

std::vector<std::pair<std::string, Launches>> by_function(const Launches& launches) {
  std::vector<std::pair<std::string, Launches>> out;
  for (const ImportedLaunch* launch : launches) {
    const auto known = std::find_if(out.begin(), out.end(),
                                    [&](const auto& entry) { return entry.first == launch->function_key; });
    if (known == out.end())
      out.push_back({launch->function_key, {launch}});
    else
      known->second.push_back(launch);
  }
  return out;
}

}  // namespace

LaunchPairs launch_pairs(const Launches& before, const Launches& after, bool two_kernels) {
  LaunchPairs out;
  auto olds = by_function(before), news = by_function(after);
  const auto all_olds = olds, all_news = news;
  for (const auto& [key, launches] : all_news) {
    const auto same = [&](const auto& entry) { return entry.first == key; };
    const auto old = std::find_if(all_olds.begin(), all_olds.end(), same);
    if (old == all_olds.end()) continue;
    pair_up(old->second, launches, out);
    std::erase_if(olds, same);
    std::erase_if(news, same);
  }
  if (two_kernels) {
    const auto& left = olds.empty() ? all_olds : olds;
    const auto& right = news.empty() ? all_news : news;
    if (olds.empty() && news.empty()) return out;
    for (const auto& [old_key, old_launches] : left)
      for (const auto& [new_key, new_launches] : right) pair_up(old_launches, new_launches, out);
    return out;
  }
  if (olds.size() == 1 && news.size() == 1) {
    pair_up(olds[0].second, news[0].second, out);
    return out;
  }
  for (const auto& [key, launches] : olds)
    out.differ.push_back(differs(*launches.front(), "'" + launches.front()->function + "' launched '" +
                                                        launches.front()->kernel +
                                                        "', and no function stands in its place"));
  // A function that launches it as well: like any other.
  for (const auto& [key, launches] : news) pair_up(all_olds.back().second, launches, out);
  return out;
}

}  // namespace warpproof::gating
