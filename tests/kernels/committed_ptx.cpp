// committed_ptx check|renew ROOT...
//
// Walks the roots for x.cu beside x.ptx, and x.hip beside x.gfx942.ll and its like. `check` compiles each
// source again in the sandbox and compares byte for byte where the compiler is the build that the head of the
// PTX names; another build says so and is compared without comments and line directives only. `renew` writes
// what the compiler makes. A source without its artefact is a failure of `check`.
//
// Compiled with -O3, CUDA for sm_80 and HIP for gfx1151, gfx1100, gfx90a and gfx942, unless one of the first
// three lines says otherwise: `// flags: -O3 -use_fast_math`, `// targets: gfx1151 gfx90a`.
//
// Exit: 0 all right, 1 something differs, 2 usage, 77 not measured here.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/compile.h"
#include "verifier/toolchain/sandbox.h"

namespace {

namespace files = std::filesystem;
using namespace warpproof::toolchain;

std::string read_text(const files::path& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

bool has_claim(const files::path& folder) {
  for (const auto& entry : files::directory_iterator(folder))
    if (entry.path().extension() == ".rw") return true;
  return false;
}

/// The claim's folder: the nearest one above the source that holds a .rw file, else the source's own.
files::path claim_folder(const files::path& source, const files::path& root) {
  for (files::path at = source.parent_path(); at != root && at.has_relative_path(); at = at.parent_path())
    if (has_claim(at)) return at;
  return source.parent_path();
}

/// The words after `marker` in the first lines of a source, else `otherwise`.
std::vector<std::string> words_after(const files::path& source, std::string_view marker,
                                     std::vector<std::string> otherwise) {
  std::ifstream in(source);
  constexpr int lines_max = 3;
  std::string line;
  for (int i = 0; i < lines_max && std::getline(in, line); ++i) {
    if (!line.starts_with(marker)) continue;
    std::istringstream words(line.substr(marker.size()));
    return {std::istream_iterator<std::string>(words), {}};
  }
  return otherwise;
}

/// One artefact that is compiled from one source: x.ptx of x.cu, x.gfx942.ll of x.hip.
struct Artefact {
  files::path source, path;
  std::string target;
  bool hip = false;
};

std::vector<Artefact> artefacts_of(const files::path& source) {
  std::vector<Artefact> out;
  if (source.extension() == ".cu")
    out.push_back({source, files::path(source).replace_extension(".ptx"), "sm_80"});
  if (source.extension() == ".hip")
    for (const std::string& target :
         words_after(source, "// targets: ", {"gfx1151", "gfx1100", "gfx90a", "gfx942"}))
      out.push_back({source, files::path(source).replace_extension("." + target + ".ll"), target, true});
  return out;
}

/// What two builds of one compiler family must agree on: the text without comments, line directives and
/// version line.
std::string loose(const std::string& ptx) {
  std::istringstream lines(ptx.substr(0, ptx.find("\n\t.file")));
  std::string out;
  for (std::string line; std::getline(lines, line);) {
    const std::size_t text = line.find_first_not_of(" \t");
    if (text == std::string::npos) continue;
    const std::string body = line.substr(text);
    const bool remark = body.starts_with("//") || body.starts_with(";") || body.starts_with("!");
    if (!remark && !body.starts_with(".loc") && !body.starts_with(".version")) out += body + "\n";
  }
  return out;
}

std::optional<Compiler> recorded_producer(const std::string& committed) {
  const auto nvcc = producer_of(committed);
  return nvcc ? nvcc : producer_of_ir(committed);
}

enum class Comparison { same, same_loosely, differs };

Comparison compare(const std::string& committed, const CompileResult& fresh) {
  if (committed == fresh.text) return Comparison::same;
  const auto recorded = recorded_producer(committed);
  // Only where the sandbox moves folders are the names inside debug sections those of the record.
  const bool comparable = find_sandbox().moves_folders();
  if (comparable && recorded && same_build(*recorded, fresh.compiler)) return Comparison::differs;
  return loose(committed) == loose(fresh.text) ? Comparison::same_loosely : Comparison::differs;
}

bool check_one(const files::path& artefact, const CompileResult& fresh) {
  const std::string committed = files::exists(artefact) ? read_text(artefact) : "";
  const auto recorded = recorded_producer(committed);
  const bool known_build = recorded && same_build(*recorded, fresh.compiler);
  switch (compare(committed, fresh)) {
    case Comparison::same:
      return true;
    case Comparison::same_loosely:
      std::printf(
          "%s: another build of the compiler or sandbox (%s, recorded %s): same instructions, bytes not "
          "compared\n",
          artefact.c_str(), fresh.compiler.version.c_str(), recorded ? recorded->version.c_str() : "none");
      return true;
    case Comparison::differs:
      break;
  }
  // A different build may choose other instructions: that is no fault of the tree, and its verdicts are
  // compared by the catalogue's own tests.
  const char* what = committed.empty() ? "MISSING: `committed_ptx renew` makes it"
                     : known_build     ? "DIFFERS from what the recorded compiler makes of its source"
                                   : "another build of the compiler makes other instructions; not compared";
  std::printf("%s: %s\n", artefact.c_str(), what);
  return !known_build && !committed.empty();
}

bool available(bool hip) { return hip ? find_clang().has_value() : find_nvcc().has_value(); }

CompileResult compile(const Artefact& artefact) {
  const files::path folder = claim_folder(artefact.source, ".");
  const CompileRequest request{.folder = folder.string(),
                               .file = artefact.source.lexically_relative(folder).string(),
                               .target = artefact.target,
                               .flags = words_after(artefact.source, "// flags: ", {"-O3"})};
  return artefact.hip ? compile_to_ir(request, {}) : compile_to_ptx(request, {});
}

int run(const std::string& mode, const std::vector<files::path>& roots) {
  if (find_sandbox().confinement == Confinement::none || (!available(false) && !available(true))) {
    std::printf("not measured here: needs nvcc or clang 19 and a sandbox (%s)\n", find_sandbox().why.c_str());
    return 77;
  }
  std::set<files::path> sources;
  for (const files::path& root : roots)
    if (files::exists(root))
      for (const auto& entry : files::recursive_directory_iterator(root)) sources.insert(entry.path());
  std::size_t done = 0, left_out = 0, wrong = 0;
  for (const files::path& source : sources)
    for (const Artefact& artefact : artefacts_of(source)) {
      if (!available(artefact.hip)) {
        ++left_out;
        continue;
      }
      ++done;
      const CompileResult fresh = compile(artefact);
      if (fresh.status != CompileStatus::compiled) {
        for (const auto& problem : fresh.diagnostics)
          std::printf("%s", warpproof::base::render(problem).c_str());
        ++wrong;
      } else if (mode == "renew") {
        std::ofstream(artefact.path, std::ios::binary) << fresh.text;
      } else if (!check_one(artefact.path, fresh)) {
        ++wrong;
      }
    }
  std::printf("%zu artefacts, %zu wrong, %zu whose compiler is not here\n", done, wrong, left_out);
  return wrong == 0 && done > 0 ? 0 : 1;
}

}  // namespace

int main(int argc, char** argv) {
  const std::string mode = argc > 1 ? argv[1] : "";
  if (argc < 3 || (mode != "check" && mode != "renew")) {
    std::fprintf(stderr, "usage: committed_ptx check|renew ROOT...\n");
    return 2;
  }
  return run(mode, {argv + 2, argv + argc});
}
