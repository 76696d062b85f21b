#include "verifier/gate/host_differences.h"

#include <algorithm>

namespace warpproof::gating {
namespace {

using importers::GivenValue;
using importers::ImportedLaunch;

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

/// A pointer that the function declares without a value and lets the runtime set: an array of its own.
bool is_own_array(const ImportedLaunch& launch, const GivenValue& value, const ir::KernelArgument& argument) {
  return argument.is_array && !value.name.empty() && value.text == value.name + "=" &&
         !contains(launch.parameters, value.name);
}

bool gets(const ImportedLaunch& launch, const std::string& name) {
  return std::any_of(launch.given.begin(), launch.given.end(),
                     [&](const GivenValue& value) { return value.name == name; });
}

/// Two kernels that somebody compares with each other have arrays of their own, side by side in one function
/// or in two. Which stands for which is told by the argument's place: an array that both get must be at one
/// place.
bool stand_for_each_other(const ImportedLaunch& before, std::size_t left, const ImportedLaunch& after,
                          std::size_t right) {
  const GivenValue &a = before.given[left], &b = after.given[right];
  return a.name != b.name && is_own_array(before, a, before.claim.arguments[left]) &&
         is_own_array(after, b, after.claim.arguments[right]) && !gets(after, a.name) &&
         !gets(before, b.name);
}

/// "f(x, y)" and "f(y, x)": a name would mean two things.
bool parameters_changed_places(const ImportedLaunch& before, const ImportedLaunch& after) {
  for (std::size_t i = 0; i < before.parameters.size(); ++i)
    for (std::size_t j = 0; j < after.parameters.size(); ++j)
      if (i != j && !before.parameters[i].empty() && before.parameters[i] == after.parameters[j]) return true;
  return false;
}

/// Places of the arguments that carry the same, in the old launch and in the new one.
std::vector<std::pair<std::size_t, std::size_t>> meeting_arguments(const ImportedLaunch& before,
                                                                   const ImportedLaunch& after,
                                                                   bool by_place) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  for (std::size_t i = 0; i < after.claim.arguments.size() && i < after.given.size(); ++i) {
    std::size_t other = i;
    if (!by_place)
      for (other = 0; other < before.claim.arguments.size(); ++other)
        if (before.claim.arguments[other].name == after.claim.arguments[i].name) break;
    if (other < before.given.size() && !after.given[i].text.empty()) out.emplace_back(other, i);
  }
  return out;
}

base::Diagnostic differs(const ImportedLaunch& after, const std::string& message) {
  return {.code = "E0746",
          .where = after.claim.where,
          .message = message,
          .expected = "a claim that says what the kernel computes"};
}

}  // namespace

base::Diagnostics host_differences(const ImportedLaunch& before, const ImportedLaunch& after,
                                   bool arguments_by_place, bool two_kernels) {
  base::Diagnostics out;
  if (before.function_type == after.function_type && parameters_changed_places(before, after))
    out.push_back(differs(after, "the parameters of '" + after.function + "' changed places"));
  const ImportedLaunch& doubted = after.of_kernel.empty() ? before : after;
  out.insert(out.end(), doubted.of_kernel.begin(), doubted.of_kernel.end());
  for (const auto& [name, digest] : after.uses)
    if (const auto known = before.uses.find(name); known != before.uses.end() && known->second != digest)
      out.push_back(differs(after, "the launch of '" + after.kernel + "' is computed from '" + name +
                                       "', which is not the same on both sides"));
  // In a loop the launch itself may differ from round to round.
  const bool same_rounds = before.loops.empty() || before.launch == after.launch;
  if (before.around != after.around || !same_rounds) {
    for (const ImportedLaunch* launch : {&after, &before})
      if (out.empty()) out.insert(out.end(), launch->unsure.begin(), launch->unsure.end());
    if (before.loops != after.loops)
      out.push_back(differs(
          after, "the launch of '" + after.kernel + "' stands in a loop that is not the same on both sides"));
    if (before.opaque != after.opaque)
      out.push_back({.code = "E0742",
                     .where = after.claim.where,
                     .message = "the launch of '" + after.kernel +
                                "' depends on values that are not understood, and they are not the same"});
  }
  for (const auto& [other, i] : meeting_arguments(before, after, arguments_by_place)) {
    if (two_kernels && stand_for_each_other(before, other, after, i)) continue;
    if (!may_be_the_same(before, before.given[other], after, after.given[i]))
      out.push_back(differs(after, "'" + after.claim.arguments[i].name + "' of '" + after.kernel +
                                       "' does not get the same from the new host code as from the old"));
  }
  return out;
}

std::vector<std::string> stand_ins(const ImportedLaunch& before, const ImportedLaunch& after,
                                   bool arguments_by_place) {
  std::vector<std::string> out;
  for (const auto& [other, i] : meeting_arguments(before, after, arguments_by_place))
    if (stand_for_each_other(before, other, after, i))
      out.push_back("the array '" + after.given[i].name + "' stands for '" + before.given[other].name + "'");
  return out;
}

}  // namespace warpproof::gating
