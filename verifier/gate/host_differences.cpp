#include "verifier/gate/host_differences.h"

#include <algorithm>
#include <map>
#include <set>

#include "verifier/text/load.h"

namespace warpproof::gating {
namespace {

using importers::GivenValue;
using importers::ImportedLaunch;

constexpr std::size_t atoms_max = 10;

bool contains(const std::vector<std::string>& list, const std::string& name) {
  return std::find(list.begin(), list.end(), name) != list.end();
}

bool may_be_the_same(const ImportedLaunch& before, const GivenValue& a, const ImportedLaunch& after,
                     const GivenValue& b) {
  if (a.text == b.text || (a.literal && b.literal)) return true;
  if (before.function_type == after.function_type || a.name.empty() || b.name.empty()) return false;
  if (a.name == b.name) {
    const bool is_parameter = contains(before.parameters, a.name) || contains(after.parameters, b.name);
    return is_parameter;
  }
  return !contains(after.parameters, a.name) && !contains(before.parameters, b.name);
}

base::Diagnostic differs(const ImportedLaunch& after, const std::string& message) {
  return {.code = "E0746",
          .where = after.claim.where,
          .message = message,
          .expected = "a claim that says what the kernel computes"};
}

/// "not (x)" is x that does not hold.
std::pair<std::string, bool> atom_of(const ir::ExpressionPtr& condition) {
  ir::ExpressionPtr at = condition;
  bool holds = true;
  while (at->kind == ir::Kind::apply && at->op->name == "not" && at->operands.size() == 1) {
    at = at->operands[0];
    holds = !holds;
  }
  return {text::print(at), holds};
}

using Branches = std::map<std::string, bool>;
struct Counted {
  std::vector<std::pair<Branches, unsigned>> launches;  ///< branches that contradict each other: never
};

Counted count(const std::vector<const ImportedLaunch*>& launches, const std::string& key,
              std::set<std::string>& atoms) {
  Counted out;
  for (const ImportedLaunch* launch : launches) {
    if (launch->function_key != key) continue;
    Branches branches;
    bool possible = true;
    for (const ir::Requirement& requirement : launch->claim.requirements) {
      if (requirement.label != "branch") continue;
      const auto [atom, holds] = atom_of(requirement.condition);
      atoms.insert(atom);
      possible = possible && branches.emplace(atom, holds).first->second == holds;
    }
    if (possible) out.launches.emplace_back(branches, launch->times);
  }
  return out;
}

unsigned taken(const Counted& counted, const Branches& world) {
  unsigned out = 0;
  for (const auto& [branches, times] : counted.launches)
    if (std::all_of(branches.begin(), branches.end(),
                    [&](const auto& branch) { return world.at(branch.first) == branch.second; }))
      out += times;
  return out;
}

}  // namespace

base::Diagnostics host_differences(const ImportedLaunch& before, const ImportedLaunch& after,
                                   bool arguments_by_place) {
  base::Diagnostics out;
  if (before.around != after.around) {
    out = after.unsure;
    if (out.empty()) out = before.unsure;
    if (before.function_type == after.function_type && before.opaque != after.opaque)
      out.push_back({.code = "E0742",
                     .where = after.claim.where,
                     .message = "the launch of '" + after.kernel +
                                "' depends on values that are not understood, and they are not the same"});
  }
  for (std::size_t i = 0; i < after.claim.arguments.size() && i < after.given.size(); ++i) {
    const ir::KernelArgument& argument = after.claim.arguments[i];
    std::size_t other = i;
    if (!arguments_by_place)
      for (other = 0; other < before.claim.arguments.size(); ++other)
        if (before.claim.arguments[other].name == argument.name) break;
    if (other >= before.given.size() || after.given[i].text.empty()) continue;
    if (!may_be_the_same(before, before.given[other], after, after.given[i]))
      out.push_back(differs(after, "'" + argument.name + "' of '" + after.kernel +
                                       "' does not get the same from the new host code as from the old"));
  }
  return out;
}

base::Diagnostics launched_differently(const std::vector<const ImportedLaunch*>& before,
                                       const std::vector<const ImportedLaunch*>& after) {
  std::map<std::string, const ImportedLaunch*> olds, news;
  for (const ImportedLaunch* launch : before) olds.emplace(launch->function_key, launch);
  for (const ImportedLaunch* launch : after) news.emplace(launch->function_key, launch);
  base::Diagnostics out;
  for (const auto& [key, launch] : news) {
    const auto same = olds.find(key);
    if (same == olds.end() && (olds.size() != 1 || news.size() != 1)) continue;
    std::set<std::string> atoms;
    const Counted left = count(before, same == olds.end() ? olds.begin()->first : key, atoms);
    const Counted right = count(after, key, atoms);
    bool equal = atoms.size() <= atoms_max;
    for (std::size_t bits = 0; equal && bits < (std::size_t{1} << atoms.size()); ++bits) {
      Branches world;
      std::size_t at = 0;
      for (const std::string& atom : atoms) world[atom] = ((bits >> at++) & 1) != 0;
      equal = taken(left, world) == taken(right, world);
    }
    if (!equal)
      out.push_back(differs(*launch, "'" + launch->function + "' does not launch '" + launch->kernel +
                                         "' as often, or not in the same branches, as the old host code"));
  }
  return out;
}

}  // namespace warpproof::gating
