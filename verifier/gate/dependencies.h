#pragma once
// What each claim of a revision rests on, as paths: its own file, what it imports and uses, kernel sources
// with what they include, committed code. Read off the texts, without compiling and without elaborating; too
// much rather than too little.
//
//   const Dependencies head(revision, "");
//   for (const ClaimFile& file : head.files()) if (file.touched_by(changed)) ...

#include <map>
#include <set>
#include <string>
#include <vector>

#include "verifier/gate/revision.h"
#include "verifier/gate/source_scan.h"
#include "verifier/text/syntax.h"

namespace warpproof::gating {

using Paths = std::set<std::string>;

/// A thing that a file states, with the code that it rests on.
struct ClaimItem {
  std::string id;
  std::vector<std::pair<std::string, std::string>> sources;  ///< path and entry; of a sequence, its steps'
  Paths code;       ///< sources, includes, committed code; also of paths where nothing is
  Paths committed;  ///< of these, committed PTX or IR
  bool expects_refuted = false;
  bool asked = false;  ///< it has a verdict of its own; a kernel that is only a sequence's step has none
};

struct ClaimFile {
  std::string path;
  std::string root;                ///< folder that its imports may not leave, "" is the repository's
  bool readable = true;            ///< false: it has mistakes, and rests on its whole folder
  std::vector<std::string> texts;  ///< itself last, what it needs before it, in the order of reading
  Paths wanted;                    ///< every path of a text that it names, whether there or not
  std::vector<ClaimItem> items;
  std::set<std::string> used;  ///< names after `use`: a rewrite of that name that comes or goes matters
  Paths code;                  ///< of all items
  /// Something that it says may mean something else now: all of it is to be looked at.
  bool texts_touched(const Paths& changed) const;
  bool asks_anything() const;
  /// Ids of items with a verdict of their own whose code is among these paths.
  std::vector<std::string> touched_items(const Paths& changed) const;
};

class Dependencies {
 public:
  /// `root`: what the configuration says; "": the nearest folder above a file that holds `rewrites`, else the
  /// repository's root.
  enum class Files : std::uint8_t {
    all,
    on_demand
  };  ///< on_demand: `files()` is empty, `read` what is wanted
  /// `gone`: paths that are not there any more and count as if they were, for what includes them.
  Dependencies(const Revision& revision, std::string root, Files files = Files::all, Paths gone = {});
  const std::vector<ClaimFile>& files() const { return files_; }
  const ClaimFile* find(const std::string& path) const;
  /// The claim file as if it were in the listing, for one that is looked at on its own.
  ClaimFile read(const std::string& path) const;
  /// Source files that a compilation in this folder can see.
  const std::vector<std::string>& sources_of(const std::string& folder) const;
  const Revision& revision() const { return revision_; }
  const SourceScan& scan(const std::string& path) const;

 private:
  struct Stated {
    bool readable = true;
    text::FileSyntax syntax;
  };
  void add_committed(const std::string& claim, const text::ItemSyntax& item, Paths& code) const;
  const Stated& stated(const std::string& path) const;
  std::string root_of(const std::string& path) const;
  std::string used_rewrite(const std::string& root, const std::string& name) const;
  void collect_texts(const std::string& path, ClaimFile& file) const;
  Paths code_of(const std::string& claim, const text::ItemSyntax& item) const;
  void add_includes(const std::string& folder, const std::string& source, Paths& code) const;
  void add_steps(const std::vector<std::string>& texts, const text::ItemSyntax& sequence,
                 ClaimItem& item) const;
  Paths code_of_texts(const std::vector<std::string>& texts) const;

  const Revision& revision_;
  std::string root_;
  Paths gone_;
  std::vector<ClaimFile> files_;
  mutable std::map<std::string, Stated> stated_;
  mutable std::map<std::string, std::vector<std::string>> sources_;
  mutable std::map<std::string, SourceScan> scans_;
};

}  // namespace warpproof::gating
