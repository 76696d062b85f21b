// Files, what they import, and the rewrites that they use by name.

#include <algorithm>
#include <filesystem>
#include <set>

#include "verifier/base/files.h"
#include "verifier/text/load.h"
#include "verifier/text/parser.h"

namespace warpproof::text {
namespace {

constexpr std::size_t files_max = 256;
constexpr std::size_t families_max = 4096;

/// Depth first, so that what is imported stands before what imports it; without recursion.
class FileLoader {
 public:
  FileLoader(std::string root, const base::Limits& limits) : root_(std::move(root)), limits_(limits) {}

  void run(const std::string& first) {
    open(first, {});
    while (!stack_.empty() && diagnostics_.empty()) {
      Open& top = stack_.back();
      if (top.next == top.wanted.size()) {
        sources_.push_back(top.source);
        active_.erase(top.path);
        stack_.pop_back();
        continue;
      }
      const Wanted wanted = top.wanted[top.next++];
      open(wanted.path, wanted.where);
    }
  }

  const base::Diagnostics& diagnostics() const { return diagnostics_; }
  const std::vector<base::SourcePtr>& sources() const { return sources_; }

 private:
  struct Wanted {
    std::string path;  ///< below the root
    base::Span where;
  };
  struct Open {
    std::string path;
    base::SourcePtr source;
    std::vector<Wanted> wanted;
    std::size_t next = 0;
  };

  void problem(const char* code, const base::Span& where, std::string message) {
    diagnostics_.push_back({.code = code, .where = where, .message = std::move(message)});
  }

  void refuse(base::Diagnostics why, const base::Span& where) {
    for (base::Diagnostic& diagnostic : why) {
      if (!diagnostic.where.source) diagnostic.where = where;
      diagnostics_.push_back(std::move(diagnostic));
    }
  }

  void open(const std::string& path, const base::Span& where) {
    if (active_.count(path) > 0) {
      problem("E0514", where, "'" + path + "' imports itself, directly or through others");
      return;
    }
    if (!seen_.insert(path).second) return;
    if (seen_.size() > files_max) {
      problem("E0515", where, "more than " + std::to_string(files_max) + " files");
      return;
    }
    base::Result<base::SourcePtr> source = base::read_source_below(root_, path, limits_);
    if (!source) return refuse(source.diagnostics(), where);
    active_.insert(path);
    Open opened{path, *source, {}, 0};
    base::Diagnostics ignored;  // load_program reports them
    Tokens tokens = read_tokens(opened.source, limits_, ignored);
    if (ignored.empty()) {
      const FileSyntax syntax = Parser(std::move(tokens), limits_, ignored).file();
      for (const Word& import : syntax.imports) want_import(path, import, opened.wanted);
      for (const Word& used : syntax.uses) want_rewrite(path, used, opened.wanted);
    }
    stack_.push_back(std::move(opened));
  }

  void want_import(const std::string& from, const Word& import, std::vector<Wanted>& wanted) {
    base::Result<std::string> path = base::joined_path(base::folder_of(from), import.text);
    if (!path) return refuse(path.diagnostics(), import.where);
    wanted.push_back({*path, import.where});
  }

  /// rewrites/<family>/<name>.rw; a name that is nowhere is reported where the program is put together.
  void want_rewrite(const std::string& from, const Word& used, std::vector<Wanted>& wanted) {
    namespace fs = std::filesystem;
    std::error_code error;
    std::vector<std::string> families;
    const fs::path catalogue = fs::path(root_.empty() ? "." : root_) / "rewrites";
    for (fs::directory_iterator entry(catalogue, error), end; !error && entry != end;
         entry.increment(error)) {
      if (families.size() >= families_max) break;
      families.push_back(entry->path().filename().string());
    }
    std::sort(families.begin(), families.end());
    for (const std::string& family : families) {
      const fs::path file = catalogue / family / (used.text + ".rw");
      if (!fs::is_regular_file(fs::symlink_status(file, error))) continue;
      const std::string path = "rewrites/" + family + "/" + used.text + ".rw";
      if (path != from) wanted.push_back({path, used.where});
      return;
    }
  }

  std::string root_;
  const base::Limits& limits_;
  base::Diagnostics diagnostics_;
  std::vector<base::SourcePtr> sources_;
  std::vector<Open> stack_;
  std::set<std::string> seen_, active_;
};

}  // namespace

base::Result<ir::Program> load_file(const std::string& path, const std::string& root,
                                    const base::Limits& limits) {
  const base::Result<std::string> below = base::path_below(root, path);
  if (!below) return below.diagnostics();
  FileLoader loader(root, limits);
  loader.run(*below);
  if (!loader.diagnostics().empty()) return loader.diagnostics();
  return load_program(loader.sources(), limits);
}

}  // namespace warpproof::text
