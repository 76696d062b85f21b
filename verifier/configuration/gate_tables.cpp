#include "verifier/configuration/gate_tables.h"

#include <algorithm>

#include "verifier/configuration/glob.h"

namespace warpproof::configuration {
namespace {

bool holds(const std::vector<std::string>& words, std::string_view word) {
  return std::find(words.begin(), words.end(), word) != words.end();
}

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : ", ") + word;
  return out;
}

std::string sorted_words(std::vector<std::string> words) {
  std::sort(words.begin(), words.end());
  return joined(words);
}

}  // namespace

const std::vector<std::string>& policy_words() {
  static const std::vector<std::string> words = {"tested",  "unknown",   "unsupported",
                                                 "vacuous", "uncovered", "launch"};
  return words;
}

const std::vector<std::string>& waivable_causes() {
  static const std::vector<std::string> words = {"weakened", "deleted", "policy_changed", "uncovered",
                                                 "unreadable"};
  return words;
}

PolicyAnswer policy_answer(const GateTables& tables, std::string_view path, std::string_view word) {
  PolicyAnswer answer;
  for (const PolicyRule& rule : tables.policy) {
    const bool allows = holds(rule.allow, word), blocks = holds(rule.block, word);
    if ((allows || blocks) && matches(rule.path, path)) answer = {allows && !blocks, &rule};
  }
  return answer;
}

std::string as_written(const PolicyRule& rule) {
  std::string out;
  if (!rule.allow.empty()) out += "allow " + joined(rule.allow);
  if (!rule.block.empty()) out += std::string(out.empty() ? "" : ", ") + "block " + joined(rule.block);
  out += " for " + rule.path;
  if (rule.where.source)
    out += " (" + rule.where.source->path + ":" +
           std::to_string(base::position_of(*rule.where.source, rule.where.begin).line) + ")";
  return out;
}

std::string as_written(const Waiver& waiver) {
  return waiver.reason + ": " + waiver.text + " (" + waiver.owner + ", until " + waiver.expires + ")";
}

std::string printed(const GateTables& tables) {
  std::string out;
  for (const PolicyRule& rule : tables.policy)
    out += "policy " + rule.path + ": allow [" + sorted_words(rule.allow) + "] block [" +
           sorted_words(rule.block) + "]\n";
  for (const Waiver& waiver : tables.waivers)
    out += "waiver " + (waiver.claim.empty() ? "path " + waiver.path : "claim " + waiver.claim) + ": " +
           as_written(waiver) + "\n";
  for (const std::string& path : tables.twins) out += "twins " + path + "\n";
  for (const KernelLaunch& kernel : tables.kernels) {
    out += "kernel " + kernel.file + ":" + kernel.kernel + " target " + kernel.target;
    for (const std::string& flag : kernel.flags) out += " " + flag;
    out += "\n" + kernel.launch + "\n";
  }
  return out;
}

}  // namespace warpproof::configuration
