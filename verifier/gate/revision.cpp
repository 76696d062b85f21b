#include "verifier/gate/revision.h"

#include <algorithm>

#include "verifier/base/files.h"

namespace warpproof::gating {
namespace {

base::Diagnostic about(const std::string& path, const char* code, const std::string& message) {
  return {.code = code,
          .where = {std::make_shared<base::SourceFile>(base::SourceFile{path, ""}), 0, 0},
          .message = message};
}

}  // namespace

const Entry* Revision::find(std::string_view path) const {
  const auto at = listing_.find(path);
  return at == listing_.end() ? nullptr : &at->second;
}

bool Revision::has(std::string_view path) const {
  const Entry* entry = find(path);
  return entry != nullptr && entry->kind == EntryKind::file;
}

std::string Revision::not_followed(std::string_view path) const {
  for (std::size_t end = path.find('/');; end = path.find('/', end + 1)) {
    const std::string_view part = path.substr(0, end);
    const Entry* entry = find(part);
    if (entry != nullptr && entry->kind != EntryKind::file) return std::string(part);
    if (end == std::string_view::npos) return "";
  }
}

base::Result<base::SourcePtr> Revision::read(const std::string& path) const {
  const auto known = read_.find(path);
  if (known != read_.end()) return known->second;
  return read_.emplace(path, read_now(path)).first->second;
}

base::Result<base::SourcePtr> Revision::read_now(const std::string& path) const {
  if (const std::string link = not_followed(path); !link.empty())
    return about(path, "E0719",
                 "'" + base::escaped(path) + "' is not read: '" + base::escaped(link) + "' is a " +
                     (find(link)->kind == EntryKind::link ? "symbolic link" : "submodule"));
  const Entry* entry = find(path);
  if (entry == nullptr) return about(path, "E0720", "there is no file '" + base::escaped(path) + "'");
  if (entry->id.empty()) {
    base::Result<base::SourcePtr> file = base::read_source_below(work_tree_, path, limits_);
    if (!file) return file.diagnostics();
    bytes_ += (*file)->text.size();
    if (bytes_ <= revision_bytes_max)
      return base::SourcePtr(std::make_shared<base::SourceFile>(base::SourceFile{path, (*file)->text}));
  } else {
    base::Result<std::string> text = repository_.blob(entry->id, limits_);
    if (!text) {
      base::Diagnostics why = text.diagnostics();
      for (base::Diagnostic& one : why) one.where = about(path, "", "").where;
      return why;
    }
    bytes_ += text->size();
    if (bytes_ <= revision_bytes_max)
      return base::SourcePtr(std::make_shared<base::SourceFile>(base::SourceFile{path, std::move(*text)}));
  }
  return about(path, "E0718", "the files of this change are too large together");
}

std::vector<std::string> Revision::below(const std::string& folder, std::size_t depth_max) const {
  const std::string prefix = folder.empty() ? "" : folder + "/";
  std::vector<std::string> out;
  for (auto at = listing_.lower_bound(prefix); at != listing_.end() && at->first.starts_with(prefix); ++at) {
    const auto depth =
        std::count(at->first.begin() + static_cast<std::ptrdiff_t>(prefix.size()), at->first.end(), '/');
    if (static_cast<std::size_t>(depth) <= depth_max) out.push_back(at->first);
  }
  return out;
}

}  // namespace warpproof::gating
