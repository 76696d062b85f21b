#include "verifier/check/equivalence_side.h"

#include <filesystem>

#include "verifier/base/files.h"
#include "verifier/base/machine_names.h"
#include "verifier/check/root.h"
#include "verifier/text/load.h"

namespace warpproof::checking {
namespace {

base::Diagnostic side_error(const char* code, const std::string& message, const std::string& expected = "",
                            const std::string& found = "") {
  base::Diagnostic diagnostic{.code = code, .message = message};
  diagnostic.expected = expected;
  diagnostic.found = found;
  return diagnostic;
}

bool stands_in(const ir::Program& program, const base::Span& where) {
  return where.source && where.source == program.sources.back();
}

/// "gemm[gfx942]" is gemm on gfx942.
std::pair<std::string, std::string> name_and_target(const std::string& selected) {
  const std::size_t bracket = selected.find('[');
  if (bracket == std::string::npos || !selected.ends_with(']')) return {selected, ""};
  return {selected.substr(0, bracket), selected.substr(bracket + 1, selected.size() - bracket - 2)};
}

base::Result<std::optional<EquivalenceSubject>> in_claim_file(const SideWords& words, ir::Program program) {
  const auto [name, target] = name_and_target(words.selected);
  std::vector<std::pair<std::string, bool>> candidates;
  const auto consider = [&](const auto& claims, bool is_sequence) {
    for (const auto& claim : claims)
      if (stands_in(program, claim.where) && (name.empty() ? !claim.twin_of.has_value() : claim.id == name))
        candidates.emplace_back(claim.id, is_sequence);
  };
  consider(program.sequences, true);
  // The kernels of a sequence are its steps: a file with a sequence is about that.
  if (candidates.empty()) consider(program.kernels, false);
  if (candidates.empty())
    return side_error("E0338", "'" + words.path + "' states no kernel or sequence" +
                                   (name.empty() ? std::string() : " '" + name + "'"));
  if (candidates.size() > 1) {
    std::string found;
    for (const auto& [id, is_sequence] : candidates) found += (found.empty() ? "" : ", ") + id;
    return side_error("E0337", "'" + words.path + "' states several kernels",
                      words.path + "#" + candidates.front().first, found);
  }
  EquivalenceSubject subject{ir::Program(), candidates.front().first, candidates.front().second, words.path};
  if (!words.selected.empty()) subject.name += "#" + words.selected;
  subject.program = target.empty() ? std::move(program) : ir::for_target(program, target);
  return std::optional(std::move(subject));
}

/// The target of the source that is this file, or nothing.
std::optional<std::string> target_of(const ir::KernelClaim& kernel, const std::string& file,
                                     const std::string& wanted) {
  std::vector<const ir::SourceReference*> sources = {&kernel.source};
  for (const ir::SourceReference& other : kernel.others) sources.push_back(&other);
  for (const ir::SourceReference* source : sources)
    if ((source->path == file || source->artefact == file) && (wanted.empty() || source->target == wanted))
      return source->target;
  return std::nullopt;
}

std::optional<EquivalenceSubject> in_claim_of_folder(const SideWords& words, const ir::Program& program,
                                                     const std::string& file) {
  for (const ir::KernelClaim& kernel : program.kernels) {
    if (!stands_in(program, kernel.where)) continue;
    const auto target = target_of(kernel, file, words.selected);
    if (!target) continue;
    EquivalenceSubject subject{ir::for_target(program, *target), kernel.id, false, words.path};
    if (!words.selected.empty()) subject.name += "#" + words.selected;
    return subject;
  }
  return std::nullopt;
}

}  // namespace

SideWords side_words(const std::string& written) {
  const std::size_t mark = written.rfind('#');
  if (mark == std::string::npos) return {written, ""};
  return {written.substr(0, mark), written.substr(mark + 1)};
}

base::Result<std::optional<EquivalenceSubject>> subject_of(const SideWords& words, const Request& request,
                                                           const base::Limits& limits) {
  if (words.is_claim()) {
    auto program = text::load_file(words.path, root_of(request, words.path), limits);
    if (!program) return program.diagnostics();
    return in_claim_file(words, std::move(*program));
  }
  // A readable file first: a name that was mistyped is no kernel without a claim.
  if (const auto readable = base::read_source(words.path, limits); !readable) return readable.diagnostics();
  const std::filesystem::path path(words.path);
  const std::filesystem::path folder = path.has_parent_path() ? path.parent_path() : ".";
  std::error_code error;
  for (const auto& [claim, file] :
       {std::pair{folder / "claim.rw", path.filename()},
        std::pair{folder.parent_path() / "claim.rw", folder.filename() / path.filename()}}) {
    if (!std::filesystem::is_regular_file(claim, error)) continue;
    auto program = text::load_file(claim.string(), root_of(request, claim.string()), limits);
    if (!program) return program.diagnostics();
    if (auto subject = in_claim_of_folder(words, *program, file.generic_string())) return subject;
  }
  return std::optional<EquivalenceSubject>();
}

base::Result<EquivalenceSubject> borrowed_subject(const SideWords& words, const EquivalenceSubject& other) {
  if (other.is_sequence)
    return side_error(
        "E0336", "no claim knows '" + words.path + "', and '" + other.name + "' is a sequence of launches",
        "a claim.rw beside it with its arguments and launch");
  EquivalenceSubject subject = other;
  subject.name = words.path;
  if (!words.selected.empty()) subject.name += "#" + words.selected;
  const std::filesystem::path path(words.path);
  for (ir::KernelClaim& kernel : subject.program.kernels) {
    if (kernel.id != other.id) continue;
    const bool same_vendor = base::is_amd_source(words.path) == base::is_amd_target(kernel.source.target);
    kernel.source.path = path.filename().string();
    kernel.source.artefact.clear();
    kernel.others.clear();
    const bool names_target = words.selected.starts_with("sm_") || words.selected.starts_with("gfx");
    if (names_target)
      kernel.source.target = words.selected;
    else if (!same_vendor)
      kernel.source.target = base::is_amd_source(words.path) ? "gfx942" : "sm_80";
    if (!names_target && !words.selected.empty()) kernel.source.entry = words.selected;
    if (!same_vendor) kernel.source.flags.clear();
    // Sources are read below the folder of the claim's text: here the one of the new file.
    const std::string folder = path.has_parent_path() ? path.parent_path().string() : ".";
    auto text = std::make_shared<base::SourceFile>(
        base::SourceFile{folder + "/claim of " + path.filename().string(), kernel.where.source->text});
    kernel.where.source = std::move(text);
  }
  return subject;
}

}  // namespace warpproof::checking
