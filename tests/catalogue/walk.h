#pragma once
// The catalogue as programs, one a file, found by walking.

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "verifier/text/load.h"

namespace catalogue {

using namespace warpproof;

struct Entry {
  std::string path;  ///< below the root of the project
  ir::Program program;
};

inline std::vector<std::string> files_below(const std::string& folder, const std::string& extension) {
  std::vector<std::string> paths;
  const std::filesystem::path root = WARPPROOF_SOURCE_DIR;
  if (!std::filesystem::exists(root / folder)) return paths;
  for (const auto& file : std::filesystem::recursive_directory_iterator(root / folder)) {
    if (file.path().extension() == extension) paths.push_back(file.path().lexically_relative(root).string());
  }
  std::sort(paths.begin(), paths.end());
  return paths;
}

inline const std::vector<Entry>& rewrites() {
  static const std::vector<Entry> entries = [] {
    std::vector<Entry> read;
    for (const std::string& path : files_below("rewrites", ".rw")) {
      const std::string root = WARPPROOF_SOURCE_DIR;
      base::Result<ir::Program> program = text::load_file(root + "/" + path, root, base::Limits{});
      std::string why;
      if (!program) {
        for (const base::Diagnostic& diagnostic : program.diagnostics())
          why += base::render(diagnostic) + "\n";
      }
      REQUIRE_MESSAGE(program, path << "\n" << why);
      read.push_back({path, std::move(*program)});
    }
    return read;
  }();
  return entries;
}

/// The statement of a known rule, with its `fact`, or a twin of one: short entries, hundreds of them. All are
/// answered as they expect (verdicts/); what asks for more of an entry, or runs many variants of it, keeps to
/// the others.
inline bool states_a_fact(const ir::Program& program, const ir::Rewrite& rewrite) {
  if (!rewrite.fact.empty()) return true;
  for (const ir::Rewrite& parent : program.rewrites) {
    if (rewrite.twin_of == parent.id) return !parent.fact.empty();
  }
  return false;
}

/// Calls `visit(entry, rewrite)` for every rewrite and twin that states no fact.
template <class Visit>
void for_each_rewrite(Visit visit) {
  for (const Entry& entry : rewrites()) {
    for (const ir::Rewrite& rewrite : entry.program.rewrites) {
      if (states_a_fact(entry.program, rewrite)) continue;
      INFO(entry.path << ": " << rewrite.id);
      visit(entry, rewrite);
    }
  }
}

/// A part of the facts, the same each time, for what is too long to do with all.
inline bool is_in_sample(const ir::Rewrite& rewrite) {
  std::size_t hash = 0;
  for (const char letter : rewrite.id) hash = hash * 131 + static_cast<unsigned char>(letter);
  return hash % 8 == 0;
}

/// Calls `visit(entry, rewrite)` for every rewrite and twin that states a fact.
template <class Visit>
void for_each_fact(Visit visit) {
  for (const Entry& entry : rewrites()) {
    for (const ir::Rewrite& rewrite : entry.program.rewrites) {
      if (!states_a_fact(entry.program, rewrite)) continue;
      INFO(entry.path << ": " << rewrite.id);
      visit(entry, rewrite);
    }
  }
}

}  // namespace catalogue
