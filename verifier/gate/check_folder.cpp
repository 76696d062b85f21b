#include "verifier/gate/check_folder.h"

#include <stdlib.h>

#include <filesystem>
#include <fstream>

#include "verifier/base/files.h"

namespace warpproof::gating {
namespace {

base::Diagnostic cannot_write(const std::string& what) {
  return {.code = "E0737",
          .message = "can not write " + what,
          .expected = "room and rights in the folder for temporary files (TMPDIR)"};
}

}  // namespace

struct CheckFolder::Removed {
  std::string path;
  ~Removed() {
    std::error_code ignored;
    std::filesystem::remove_all(path, ignored);
  }
};

base::Result<CheckFolder> CheckFolder::make() {
  std::error_code error;
  const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
  std::string name = (parent / "warpproof-gate-XXXXXX").string();
  if (error || mkdtemp(name.data()) == nullptr) return cannot_write("a temporary folder");
  return CheckFolder(std::make_shared<Removed>(Removed{name}));
}

base::Diagnostics CheckFolder::add(const Revision& revision, const std::string& path,
                                   const std::string& below) {
  if (!revision.has(path) && revision.not_followed(path).empty()) return {};
  const base::Result<base::SourcePtr> source = revision.read(path);
  if (!source) return source.diagnostics();
  return add_text(below.empty() ? path : below + "/" + path, (*source)->text);
}

base::Diagnostics CheckFolder::add_text(const std::string& path, const std::string& text) {
  if (!written_.insert(path).second) return {};
  bytes_ += text.size();
  if (written_.size() > check_files_max || bytes_ > check_bytes_max)
    return {{.code = "E0718", .message = "this change needs too many files, or too large ones"}};
  const base::Result<std::string> plain = base::joined_path("", path);
  if (!plain) return plain.diagnostics();
  const std::filesystem::path file = std::filesystem::path(folder_->path) / *plain;
  std::error_code error;
  std::filesystem::create_directories(file.parent_path(), error);
  // Two names that this file system takes for one (case, accents) must not become one file.
  if (error || std::filesystem::exists(file, error)) return {cannot_write("'" + base::escaped(path) + "'")};
  std::ofstream out(file, std::ios::binary);
  out << text;
  out.close();
  if (!out) return {cannot_write("'" + base::escaped(path) + "'")};
  return {};
}

std::string CheckFolder::path_of(const std::string& path) const {
  return path.empty() ? folder_->path : folder_->path + "/" + path;
}

std::string CheckFolder::forgotten(std::string text) const {
  const std::string whole = folder_->path + "/";
  for (std::size_t at = text.find(whole); at != std::string::npos; at = text.find(whole, at))
    text.erase(at, whole.size());
  for (std::size_t at = text.find(folder_->path); at != std::string::npos; at = text.find(folder_->path, at))
    text.replace(at, folder_->path.size(), ".");
  return text;
}

void CheckFolder::forget_in(Verdict& verdict) const {
  const auto forget = [&](std::string& text) { text = forgotten(std::move(text)); };
  forget(verdict.id);
  forget(verdict.place.path);
  for (Diagnostic& one : verdict.diagnostics) {
    for (std::string* text :
         {&one.place.path, &one.message, &one.expected, &one.found, &one.suggestion, &one.rendered})
      forget(*text);
    for (std::string& note : one.notes) forget(note);
  }
  for (Answer& answer : verdict.answers) {
    forget(answer.summary);
    forget(answer.certificate);
    for (Detail& detail : answer.details) {
      forget(detail.text);
      forget(detail.place.path);
    }
    for (LedgerEntry& entry : answer.ledger) forget(entry.detail);
    if (answer.counterexample) forget(answer.counterexample->replay_file);
  }
  for (auto& [name, value] : verdict.provenance) {
    forget(name);
    forget(value);
  }
  for (Artefact& artefact : verdict.artefacts) forget(artefact.path);
}

}  // namespace warpproof::gating
