#pragma once
// The tables of the gate: what a repository's owner decided. The gate reads them from the base revision only.
//
//   [[gate.policy]]            # later rules win, word by word; without a rule only `proved` passes
//   path = "experimental/**"
//   allow = ["tested"]
//
//   [[gate.waiver]]            # all keys obligatory; after `expires` it is as if it were not there
//   path = "kernels/old/**"    # or: claim = "gemm_row_scale"
//   reason = "bound_too_loose"
//   text = "bound of the library's exp is too wide, see issue 12"
//   owner = "kernel-team"
//   expires = 2027-01-31

#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/diagnostic.h"

namespace warpproof::configuration {

/// Words that a policy may let pass: the outcomes that decide nothing, `uncovered` (a changed kernel that no
/// claim covers and that was not shown equal to the old one), `launch` (the claim's launch changed with the
/// kernel). What is refuted, rejected or weakened needs a waiver.
const std::vector<std::string>& policy_words();

/// Words that a waiver's `reason` may have beside the reason codes: causes of rows.
const std::vector<std::string>& waivable_causes();

struct PolicyRule {
  std::string path;                       ///< pattern, see glob.h
  std::vector<std::string> allow, block;  ///< of policy_words()
  base::Span where;
};

struct Waiver {
  std::string claim, path;  ///< exactly one is given; path is a pattern
  std::string reason;       ///< a reason code, or one of waivable_causes()
  std::string text, owner;
  std::string expires;  ///< "2027-01-31": the last day on which it counts
  base::Span where;
};

/// How a kernel that no claim covers is launched, so that its old and new form can be compared.
struct KernelLaunch {
  std::string file, kernel, target;
  std::vector<std::string> flags;
  std::string launch;  ///< sections of a claim: arguments, launch, sizes, formats, box, ...
  base::Span where;
};

struct GateTables {
  std::vector<PolicyRule> policy;
  std::vector<Waiver> waivers;
  std::vector<std::string> twins;  ///< patterns below which `expect refuted` counts
  std::vector<KernelLaunch> kernels;
};

/// Does this word pass for this path, and which rule says so (null: the default, which lets nothing pass)?
struct PolicyAnswer {
  bool passes = false;
  const PolicyRule* rule = nullptr;
};
PolicyAnswer policy_answer(const GateTables& tables, std::string_view path, std::string_view word);

/// "allow tested below experimental/** (warpproof.toml:3)".
std::string as_written(const PolicyRule& rule);
std::string as_written(const Waiver& waiver);

/// The tables as text, the same for the same meaning: for comparing two revisions, and for people.
std::string printed(const GateTables& tables);

}  // namespace warpproof::configuration
