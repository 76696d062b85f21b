#include "verifier/gate/launch_order.h"

#include <algorithm>

#include "verifier/gate/contradiction.h"

namespace warpproof::gating {
namespace {

using importers::ImportedFile;
using importers::ImportedLaunch;

/// "the first of `one` comes before the first of `other`", in this function; nothing where one is not
/// launched.
struct Meeting {
  const ImportedLaunch* one = nullptr;
  const ImportedLaunch* other = nullptr;
  bool one_first = false, other_first = false;  ///< both: they alternate
};

Meeting meeting(const ImportedFile& file, const std::string& function, const std::string& one,
                const std::string& other) {
  Meeting out;
  for (const ImportedLaunch& launch : file.launches) {
    if (launch.function_key != function) continue;
    if (launch.kernel == one) {
      if (out.other != nullptr) out.other_first = true;
      if (out.one == nullptr) out.one = &launch;
    } else if (launch.kernel == other) {
      if (out.one != nullptr) out.one_first = true;
      if (out.other == nullptr) out.other = &launch;
    }
  }
  return out;
}

bool share_an_array(const ImportedLaunch& a, const ImportedLaunch& b) {
  for (std::size_t i = 0; i < a.given.size() && i < a.claim.arguments.size(); ++i)
    for (std::size_t j = 0; j < b.given.size() && j < b.claim.arguments.size(); ++j) {
      const auto &one = a.claim.arguments[i], &other = b.claim.arguments[j];
      if (!one.is_array || !other.is_array) continue;
      if (a.given[i].name.empty() || b.given[j].name.empty() || a.given[i].name == b.given[j].name)
        return true;
    }
  return false;
}

bool never_together(const ImportedLaunch& a, const ImportedLaunch& b) {
  std::vector<ir::ExpressionPtr> conditions;
  for (const ImportedLaunch* launch : {&a, &b})
    for (const importers::HostBranch& branch : launch->branches)
      if (branch.read != nullptr)
        conditions.push_back(branch.holds ? branch.read : ir::make_apply("not", {branch.read}));
  return conditions.size() > 1 && contradict(conditions);
}

}  // namespace

base::Diagnostics changed_order(const ImportedFile& before, const ImportedFile& after,
                                const std::string& kernel) {
  base::Diagnostics out;
  for (const ImportedLaunch& launch : after.launches) {
    if (launch.kernel == kernel) continue;
    const Meeting then = meeting(before, launch.function_key, kernel, launch.kernel);
    const Meeting now = meeting(after, launch.function_key, kernel, launch.kernel);
    if (then.one == nullptr || then.other == nullptr || now.one == nullptr) continue;
    if (then.one_first == now.one_first && then.other_first == now.other_first) continue;
    if (!share_an_array(*now.one, *now.other) && !share_an_array(*then.one, *then.other)) continue;
    if (never_together(*now.one, *now.other) && never_together(*then.one, *then.other)) continue;
    out.push_back({.code = "E0746",
                   .where = now.one->claim.where,
                   .message = "'" + launch.function + "' launches '" + kernel + "' and '" + launch.kernel +
                              "' in another order than the old host code, and they work on the same array",
                   .expected = "a sequence with a claim that says what both compute"});
    return out;
  }
  return out;
}

}  // namespace warpproof::gating
