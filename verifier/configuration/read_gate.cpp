// [gate]: policy, waivers, twins, launches of kernels without a claim.

#include "verifier/configuration/glob.h"
#include "verifier/configuration/read.h"
#include "warpproof/verdict.h"

namespace warpproof::configuration {
namespace {

constexpr std::size_t launch_bytes_max = 64u << 10;

void check_pattern(Table& table, const std::string& key, const std::string& pattern) {
  if (const std::string fault = pattern_fault(pattern); !fault.empty())
    table.problem("E0705", table.where(key), "'" + base::escaped(pattern) + "' is no path pattern: " + fault,
                  "for example kernels/** or **/*.cu");
}

std::string pattern(Table& table) {
  table.oblige("path", "which paths it is about, for example kernels/**");
  const std::string path = table.string("path").value_or("");
  if (!path.empty()) check_pattern(table, "path", path);
  return path;
}

void read_policy(Table& table, GateTables& gate) {
  PolicyRule rule{.where = table.where()};
  rule.path = pattern(table);
  rule.allow = table.words("allow", policy_words());
  rule.block = table.words("block", policy_words());
  if (!table.has("allow") && !table.has("block"))
    table.problem("E0704", table.where(), "a policy rule needs 'allow' or 'block'",
                  "for example allow = [\"tested\"]");
  gate.policy.push_back(std::move(rule));
}

bool is_waivable(const std::string& reason) {
  for (const std::string& cause : waivable_causes())
    if (cause == reason) return true;
  return reason != "bad_input" && reason != "none" && reason_named(reason).has_value();
}

void read_waiver(Table& table, GateTables& gate) {
  Waiver waiver{.where = table.where()};
  waiver.claim = table.string("claim").value_or("");
  waiver.path = table.string("path").value_or("");
  if (waiver.claim.empty() == waiver.path.empty())
    table.problem("E0704", table.where(), "a waiver is about one 'claim' or one 'path'",
                  "claim = \"name\", or path = \"kernels/old/**\"");
  if (!waiver.path.empty()) check_pattern(table, "path", waiver.path);
  for (const char* key : {"reason", "text", "owner"})
    table.oblige(key, "all keys of a waiver are obligatory");
  table.oblige("expires", "the last day on which it counts, for example 2027-01-31");
  waiver.reason = table.string("reason").value_or("");
  if (!waiver.reason.empty() && !is_waivable(waiver.reason))
    table.problem("E0703", table.where("reason"), "'" + base::escaped(waiver.reason) + "' can not be waived",
                  "a reason code (warpproof list reasons), or weakened, deleted, policy_changed, uncovered, "
                  "unreadable");
  waiver.text = table.string("text").value_or("");
  waiver.owner = table.string("owner").value_or("");
  waiver.expires = table.date("expires").value_or("");
  gate.waivers.push_back(std::move(waiver));
}

void read_twins(Table& table, GateTables& gate) {
  table.oblige("path", "where wrong twins may stand, for example rewrites/**");
  for (const std::string& path : table.strings("path")) {
    check_pattern(table, "path", path);
    gate.twins.push_back(path);
  }
}

void read_kernel(Table& table, GateTables& gate) {
  KernelLaunch kernel{.where = table.where()};
  for (const char* key : {"file", "kernel", "target", "launch"})
    table.oblige(key, "file, kernel, target (sm_80), and the sections arguments, launch, sizes of a claim");
  kernel.file = table.string("file").value_or("");
  kernel.kernel = table.string("kernel").value_or("");
  kernel.target = table.string("target").value_or("");
  kernel.flags = table.strings("flags");
  kernel.launch = table.string("launch").value_or("");
  if (kernel.launch.size() > launch_bytes_max)
    table.problem("E0708", table.where("launch"), "'launch' is too large", "at most 64 KiB");
  gate.kernels.push_back(std::move(kernel));
}

}  // namespace

void read_gate(Table& table, GateTables& gate) {
  table.rows("policy", [&](Table& row) { read_policy(row, gate); });
  table.rows("waiver", [&](Table& row) { read_waiver(row, gate); });
  table.rows("twins", [&](Table& row) { read_twins(row, gate); });
  table.rows("kernel", [&](Table& row) { read_kernel(row, gate); });
}

}  // namespace warpproof::configuration
