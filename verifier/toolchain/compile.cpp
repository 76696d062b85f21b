#include "verifier/toolchain/compile.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <optional>
#include <sstream>
#include <string_view>
#include <utility>

#include "verifier/toolchain/flags.h"
#include "verifier/toolchain/messages.h"
#include "verifier/toolchain/place_words.h"
#include "verifier/toolchain/recipe.h"
#include "verifier/toolchain/sandbox.h"
#include "verifier/toolchain/snapshot.h"
#include "verifier/toolchain/work_folder.h"

namespace warpproof::toolchain {
namespace {

base::Diagnostics check_file(const CompileRequest& request, const Recipe& recipe) {
  const std::string& file = request.file;
  const bool leaves = file.starts_with('/') || file == ".." || file.starts_with("../") ||
                      file.find("/../") != std::string::npos || file.find('\0') != std::string::npos;
  if (leaves)
    return {{.code = "E0542",
             .where = request.where,
             .message = "the source '" + file.substr(0, 120) + "' lies outside the claim's folder",
             .expected = "a path below the folder of the claim"}};
  if (!file.ends_with(recipe.suffix) || file.starts_with('-'))
    return {{.code = "E0542",
             .where = request.where,
             .message = "'" + file.substr(0, 120) + "' is not a " + recipe.name + " source",
             .expected = "a " + recipe.suffix + " file"}};
  return {};
}

/// A claim may write several flags in one text: "-O3 -fmad=false".
std::vector<std::string> single_words(const std::vector<std::string>& flags) {
  std::vector<std::string> words;
  for (const std::string& flag : flags) {
    std::istringstream text(flag);
    for (std::string word; text >> word;) words.push_back(word);
  }
  return words;
}

base::Diagnostics check_request(const CompileRequest& request, const Recipe& recipe) {
  base::Diagnostics out = check_file(request, recipe);
  for (const base::Diagnostics& more : {check_target(request.target, request.where, recipe.language),
                                        check_flags(request.flags, request.where, recipe.language)})
    out.insert(out.end(), more.begin(), more.end());
  return out;
}

/// A toolkit among the system's programs is visible already and finds its parts by its own path.
bool is_system_toolkit(const Compiler& compiler) {
  return compiler.path.starts_with("/usr/bin/") || compiler.path.starts_with("/usr/lib/");
}

Layout lay_out(const Sandbox& sandbox, const Compiler& compiler, const WorkFolder& work,
               const CompileRequest& request) {
  if (!sandbox.moves_folders())
    return {work.source(), work.headers(), work.output(), compiler.toolkit_root, compiler.path, request.rocm};
  Layout layout{"/src", "/headers", "/out", compiler.toolkit_root, compiler.path, ""};
  if (!is_system_toolkit(compiler)) {
    layout.toolkit = "/toolkit";
    layout.compiler = "/toolkit" + compiler.path.substr(compiler.toolkit_root.size());
  }
  if (!request.rocm.empty()) layout.rocm = request.rocm == "/usr" ? "/usr" : "/rocm";
  return layout;
}

SandboxRequest sandbox_request(const Compiler& compiler, const WorkFolder& work, const Layout& layout,
                               const std::string& rocm, const CompileLimits& limits) {
  SandboxRequest request{.read_only = {{work.source(), layout.source}, {work.headers(), layout.headers}},
                         .writable = {work.output(), layout.output}};
  if (!rocm.empty() && rocm != "/usr") request.read_only.push_back({rocm, layout.rocm});
  if (!is_system_toolkit(compiler)) request.read_only.push_back({compiler.toolkit_root, layout.toolkit});
  request.limits = {.wall_time_ms_max = limits.wall_time_ms_max,
                    .cpu_time_s_max = limits.cpu_time_s_max,
                    .address_space_bytes_max = limits.address_space_bytes_max,
                    .file_bytes_max = limits.file_bytes_max,
                    .process_count_max = limits.process_count_max,
                    .output_bytes_max = limits.message_bytes_max};
  return request;
}

/// The result file, which the compiler's process could have made anything: only a regular file, never through
/// a link.
std::optional<std::string> read_result(const std::string& path, std::uint64_t bytes_max) {
  const int fd = open(path.c_str(), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK);
  if (fd < 0) return std::nullopt;
  struct stat about{};
  std::optional<std::string> text;
  if (fstat(fd, &about) == 0 && S_ISREG(about.st_mode) &&
      static_cast<std::uint64_t>(about.st_size) <= bytes_max) {
    text.emplace(static_cast<std::size_t>(about.st_size), '\0');
    std::size_t done = 0;
    while (done < text->size()) {
      const ssize_t n = read(fd, text->data() + done, text->size() - done);
      if (n < 0 && errno == EINTR) continue;
      if (n <= 0) break;
      done += static_cast<std::size_t>(n);
    }
    if (done != text->size()) text.reset();
  }
  close(fd);
  return text;
}

/// The folders as they are where the sandbox moves them.
std::string without_own_paths(std::string text, const Layout& layout) {
  for (const auto& [own, moved] : {std::pair(layout.source, "/src"), std::pair(layout.headers, "/headers"),
                                   std::pair(layout.toolkit, "/toolkit")}) {
    if (own.empty() || own == "/usr" || own == moved) continue;
    for (std::size_t at = 0; (at = text.find(own, at)) != std::string::npos;)
      text.replace(at, own.size(), moved);
  }
  return text;
}

Snapshot with_replaced(const Snapshot& snapshot, const std::vector<SnapshotFile>& replaced) {
  Snapshot out = snapshot;
  for (const SnapshotFile& other : replaced)
    for (SnapshotFile& file : out.files)
      if (file.path == other.path) file.text = other.text;
  return out;
}

CompileResult failed(CompileStatus status, base::Diagnostics why) {
  return {.status = status, .diagnostics = std::move(why)};
}

/// Of a compiler that prints its product, and does so although the source has errors.
CompileResult printed_result(CompileResult result, base::ChildResult& child, const base::ChildLimits& limits,
                             const Layout& layout, const Snapshot& snapshot) {
  if (child.end != base::ChildEnd::exited || child.exit_code > 1 || !child.out.ends_with("}")) {
    result.diagnostics = compiler_messages(child.err, layout.source, snapshot, base::describe(child, limits));
    return result;
  }
  result.status = CompileStatus::compiled;
  result.text = without_own_paths(std::move(child.out), layout);
  result.messages = without_own_paths(std::move(child.err), layout);
  return result;
}

CompileResult run_compiler(const CompileRequest& request, const Recipe& recipe, const Sandbox& sandbox,
                           const Compiler& compiler, const Snapshot& snapshot, const base::Limits& limits,
                           const CompileLimits& compile_limits) {
  std::vector<SnapshotFile> headers = recipe.headers;
  headers.insert(headers.end(), request.headers.begin(), request.headers.end());
  const base::Result<WorkFolder> work = WorkFolder::make(with_replaced(snapshot, request.replaced), headers);
  if (!work) return failed(CompileStatus::bad_request, work.diagnostics());
  const Layout layout = lay_out(sandbox, compiler, *work, request);
  SandboxRequest run = sandbox_request(compiler, *work, layout, request.rocm, compile_limits);
  run.argv = recipe.words(request, layout);
  base::ChildResult child = run_in_sandbox(sandbox, run);

  CompileResult result{.status = CompileStatus::compile_error, .compiler = compiler, .command = run.argv};
  result.confined = sandbox.confinement != Confinement::unconfined;
  // The sandbox itself failed, for example because its user may not enter the toolkit's folder: no word about
  // the source.
  if (child.end == base::ChildEnd::not_started || child.err.starts_with("bwrap: "))
    return failed(CompileStatus::sandbox_unavailable,
                  {{.code = "E0534",
                    .where = request.where,
                    .message = "the source was not compiled: the sandbox failed",
                    .notes = {child.why + child.err.substr(0, 300)}}});
  if (recipe.output.empty()) return printed_result(std::move(result), child, run.limits, layout, snapshot);
  const bool ended_well = child.end == base::ChildEnd::exited && child.exit_code == 0;
  if (!ended_well) {
    result.diagnostics =
        compiler_messages(child.err + child.out, layout.source, snapshot, base::describe(child, run.limits));
    return result;
  }
  const auto text = read_result(work->output() + "/" + recipe.output,
                                std::min(limits.source_bytes_max, compile_limits.file_bytes_max));
  if (!text) {
    result.diagnostics = {{.code = "E0544",
                           .where = request.where,
                           .message = "the compiler left no " + recipe.product +
                                      ", or more than the limit of " +
                                      std::to_string(limits.source_bytes_max) + " bytes"}};
    return result;
  }
  result.status = CompileStatus::compiled;
  result.text = sandbox.moves_folders() ? *text : without_own_paths(*text, layout);
  return result;
}

/// IR names the digest of the source itself, which says nothing of the code. Within a string of the program a
/// quote is written \22, so that it can not look like this.
std::string without_checksums(std::string text) {
  constexpr std::string_view mark = ", checksum: \"";
  for (std::size_t at = 0; (at = text.find(mark, at)) != std::string::npos;) {
    const std::size_t end = text.find('"', at + mark.size());
    text.erase(at, end == std::string::npos ? end : end + 1 - at);
  }
  return text;
}

/// As run_compiler, and once more with what depends on the place made unusable, where there is such a word.
CompileResult run_anywhere(const CompileRequest& request, const Recipe& recipe, const Sandbox& sandbox,
                           const Compiler& compiler, const Snapshot& snapshot, const base::Limits& limits,
                           const CompileLimits& compile_limits) {
  CompileResult result = run_compiler(request, recipe, sandbox, compiler, snapshot, limits, compile_limits);
  if (result.status != CompileStatus::compiled || recipe.output.empty()) return result;
  const Snapshot seen = with_replaced(snapshot, request.replaced);
  std::vector<SnapshotFile> files = request.headers;
  for (const std::string& path : seen.reachable(request.file)) files.push_back(*seen.find(path));
  const std::optional<PlaceWord> found = find_place_word(files, request.flags);
  if (!found) return result;
  if (!found->in_pieces) {
    CompileRequest other = request;
    other.replaced.clear();
    for (const SnapshotFile& file : seen.files) other.replaced.push_back(marred(file));
    for (SnapshotFile& header : other.headers) header = marred(header);
    const CompileResult again =
        run_compiler(other, recipe, sandbox, compiler, snapshot, limits, compile_limits);
    if (again.status == CompileStatus::compiled &&
        without_checksums(again.text) == without_checksums(result.text))
      return result;
  }
  return failed(CompileStatus::place_dependent, {place_diagnostic(*found, seen, request.where)});
}

}  // namespace

CompileResult compile_with(const Recipe& recipe, const CompileRequest& asked, const base::Limits& limits,
                           const CompileLimits& compile_limits) {
  CompileRequest request = asked;
  request.flags = single_words(asked.flags);
  if (base::Diagnostics problems = check_request(request, recipe); !problems.empty())
    return failed(CompileStatus::bad_request, std::move(problems));
  const base::Result<Snapshot> snapshot = take_snapshot(request.folder, limits);
  if (!snapshot) return failed(CompileStatus::bad_request, snapshot.diagnostics());
  if (!snapshot->find(request.file))
    return failed(
        CompileStatus::bad_request,
        {{.code = "E0532",
          .where = request.where,
          .message = "there is no regular file '" + request.file.substr(0, 120) + "' in the claim's folder",
          .expected = "a source file, not a link"}});
  const std::optional<Compiler> compiler = recipe.find(request.compiler);
  if (!compiler)
    return failed(CompileStatus::compiler_unavailable, {{.code = "E0533",
                                                         .where = request.where,
                                                         .message = "no " + recipe.compiler + " was found",
                                                         .expected = recipe.where_it_is}});
  Sandbox sandbox = request.sandbox ? *request.sandbox : find_sandbox();
  if (sandbox.confinement == Confinement::none && request.allow_unconfined)
    sandbox.confinement = Confinement::unconfined;
  if (sandbox.confinement == Confinement::none)
    return failed(CompileStatus::sandbox_unavailable,
                  {{.code = "E0534",
                    .where = request.where,
                    .message = "the source was not compiled: " + sandbox.why,
                    .expected = "bubblewrap with user namespaces, or Landlock"}});
  CompileResult result = run_anywhere(request, recipe, sandbox, *compiler, *snapshot, limits, compile_limits);
  std::vector<std::string> visible;
  for (const SnapshotFile& file : snapshot->files) visible.push_back(file.path);
  result.source_digest = snapshot->digest(visible);
  for (const std::string& path : snapshot->reachable(request.file))
    result.read.push_back(*snapshot->find(path));
  return result;
}

}  // namespace warpproof::toolchain
