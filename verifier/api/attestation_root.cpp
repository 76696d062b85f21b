#include "verifier/api/attestation_root.h"

#include <algorithm>
#include <filesystem>
#include <vector>

#include "verifier/base/digest.h"
#include "verifier/base/files.h"

namespace warpproof {
namespace {

namespace fs = std::filesystem;

/// Relative to here, so that no path of the machine stands in what is printed.
void add_upward(const fs::path& from, std::vector<std::string>& folders) {
  constexpr int levels_max = 64;
  std::error_code error;
  fs::path folder = fs::weakly_canonical(fs::absolute(from, error), error);
  for (int level = 0; !error && level < levels_max; ++level) {
    const std::string shown = fs::proximate(folder, error).string();
    if (std::find(folders.begin(), folders.end(), shown) == folders.end()) folders.push_back(shown);
    if (folder == folder.parent_path()) return;
    folder = folder.parent_path();
  }
}

enum class Files { none, some, other_bytes, same };  // worst first

Files files_below(const std::string& folder, const attest::Statement& statement) {
  const base::Limits limits;
  bool all = true, any = false, same = true;
  for (const attest::Subject& subject : statement.subjects) {
    if (attest::is_emitted(statement, subject)) continue;
    const auto file = base::read_source_below(folder, subject.name, limits);
    // A link, or something that is too large, is there too: the reader hears about it.
    any = any || file || file.diagnostics().front().code != "E0502";
    all = all && file;
    same = same && file && base::sha256_hex((*file)->text) == subject.sha256;
  }
  return same ? Files::same : all ? Files::other_bytes : any ? Files::some : Files::none;
}

}  // namespace

std::vector<std::string> folders_upward(const std::string& file) {
  std::vector<std::string> folders;
  add_upward(".", folders);
  const fs::path folder = fs::path(file).parent_path();
  add_upward(folder.empty() ? "." : folder, folders);
  return folders;
}

std::optional<std::string> attestation_root(const attest::Statement& statement,
                                            const AttestationRequest& request) {
  if (!request.root.empty()) return request.root;
  std::optional<std::string> best;
  Files of_best = Files::none;
  for (const std::string& folder : folders_upward(request.path)) {
    const Files files = files_below(folder, statement);
    if (files > of_best) {
      best = folder;
      of_best = files;
    }
    if (files == Files::same) break;
  }
  return best;
}

}  // namespace warpproof
