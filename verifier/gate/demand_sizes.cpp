// Requirements, sizes, maxima and expectations.

#include <algorithm>
#include <set>

#include "verifier/gate/demand.h"
#include "verifier/text/print.h"

namespace warpproof::gating {
namespace {

using Kind = DemandChange::Kind;

/// The condition alone: a label says nothing about which inputs are meant.
std::string condition_text(const ir::Requirement& requirement) {
  ir::Requirement bare = requirement;
  bare.label = "requires";
  std::string text = text::requirements_text(text::ExpressionPrinter{}, {bare});
  const std::size_t colon = text.find(": ");
  text = colon == std::string::npos ? text : text.substr(colon + 2);
  while (text.ends_with('\n')) text.pop_back();
  // The bounds of the indices belong to it: the printed condition may leave them out.
  for (const ir::Binder& binder : requirement.for_all)
    text += ", " + binder.variable.name + " in [" + text::print(binder.lower) + ", " +
            text::print(binder.upper) + ")";
  return text;
}

std::string all_conditions(const std::vector<ir::Requirement>& requirements) {
  return text::requirements_text(text::ExpressionPrinter{}, requirements);
}

std::string one_size(const ir::SizeAssignment& assignment) {
  std::string out;
  for (const auto& [name, value] : assignment)
    out += (out.empty() ? "" : " ") + name + "=" + std::to_string(value);
  return out;
}

/// "proved" is what a claim asks for that says nothing.
std::string expectation_text(const std::optional<ir::Expectation>& expect) {
  const std::string text = text::expect_text(expect);
  return text.empty() ? "  expect proved\n" : text;
}

}  // namespace

void compare_texts(Kind kind, const std::string& why, const std::string& before, const std::string& after,
                   DemandChanges& out) {
  if (before != after) out.push_back({kind, why, before, after});
}

void compare_requirements(const std::vector<ir::Requirement>& before,
                          const std::vector<ir::Requirement>& after, DemandChanges& out) {
  std::set<std::string> known;
  for (const ir::Requirement& requirement : before) known.insert(condition_text(requirement));
  for (const ir::Requirement& requirement : after) {
    const std::string text = condition_text(requirement);
    if (known.contains(text)) continue;
    out.push_back({Kind::weakened,
                   "requirement '" + text + "' is new: what does not meet it is no longer asked about",
                   all_conditions(before), all_conditions(after)});
  }
}

void compare_sizes(const std::vector<ir::SizeAssignment>& before,
                   const std::vector<ir::SizeAssignment>& after, DemandChanges& out) {
  for (const ir::SizeAssignment& size : before) {
    if (std::find(after.begin(), after.end(), size) != after.end()) continue;
    out.push_back({Kind::weakened, "size " + one_size(size) + " was dropped", text::sizes_text(before, {}),
                   text::sizes_text(after, {})});
  }
}

void compare_maxima(const std::vector<std::pair<std::string, std::int64_t>>& before,
                    const std::vector<std::pair<std::string, std::int64_t>>& after, DemandChanges& out) {
  const auto find = [](const auto& list, const std::string& name) {
    return std::find_if(list.begin(), list.end(), [&](const auto& one) { return one.first == name; });
  };
  for (const auto& [name, value] : before) {
    const auto now = find(after, name);
    if (now != after.end() && now->second >= value) continue;
    out.push_back({Kind::weakened,
                   now == after.end() ? "the maximum of " + name + " was dropped"
                                      : "the maximum of " + name + " is smaller",
                   text::sizes_text({}, before), text::sizes_text({}, after)});
  }
  for (const auto& [name, value] : after)
    if (find(before, name) == before.end())
      out.push_back({Kind::changed, "a maximum of " + name + " is new", text::sizes_text({}, before),
                     text::sizes_text({}, after)});
}

void compare_expectations(const std::optional<ir::Expectation>& before,
                          const std::optional<ir::Expectation>& after, DemandChanges& out) {
  const std::string was = expectation_text(before), is = expectation_text(after);
  if (was == is) return;
  const auto asks_proof = [](const std::optional<ir::Expectation>& expect) {
    return !expect || (expect->outcome == "proved" && !expect->reason);
  };
  const bool reach_was_open = !before || before->reach.empty();
  if (asks_proof(before) && asks_proof(after) && reach_was_open) return;  // a reach was added: more is asked
  out.push_back({Kind::weakened, "what is expected changed", was, is});
}

}  // namespace warpproof::gating
