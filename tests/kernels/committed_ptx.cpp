// committed_ptx check|renew ROOT...
//
// Walks the roots for x.cu beside x.ptx. `check` compiles each source again in the sandbox and compares byte
// for byte where the compiler is the build that the head of the PTX names; another build says so and is
// compared without comments and line directives only. `renew` writes what the compiler makes. A source
// without PTX is a failure of `check`.
//
// Compiled with -O3 for sm_80, or with the flags of a first line `// flags: -O3 -use_fast_math`.
//
// Exit: 0 all right, 1 something differs, 2 usage, 77 not measured here.

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

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

std::vector<std::string> flags_of(const files::path& source) {
  std::ifstream in(source);
  std::string line;
  std::getline(in, line);
  constexpr std::string_view marker = "// flags: ";
  if (!line.starts_with(marker)) return {"-O3"};
  std::istringstream words(line.substr(marker.size()));
  return {std::istream_iterator<std::string>(words), {}};
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
    if (!body.starts_with("//") && !body.starts_with(".loc") && !body.starts_with(".version"))
      out += body + "\n";
  }
  return out;
}

enum class Comparison { same, same_loosely, differs };

Comparison compare(const std::string& committed, const CompileResult& fresh) {
  if (committed == fresh.text) return Comparison::same;
  const auto recorded = producer_of(committed);
  // Only where the sandbox moves folders are the names inside debug sections those of the record.
  const bool comparable = find_sandbox().moves_folders();
  if (comparable && recorded && same_build(*recorded, fresh.compiler)) return Comparison::differs;
  return loose(committed) == loose(fresh.text) ? Comparison::same_loosely : Comparison::differs;
}

bool check_one(const files::path& artefact, const CompileResult& fresh) {
  const std::string committed = files::exists(artefact) ? read_text(artefact) : "";
  const auto recorded = producer_of(committed);
  const bool known_build = recorded && same_build(*recorded, fresh.compiler);
  switch (compare(committed, fresh)) {
    case Comparison::same:
      return true;
    case Comparison::same_loosely:
      std::printf(
          "%s: another nvcc build or sandbox (%s, recorded %s): same instructions, bytes not compared\n",
          artefact.c_str(), fresh.compiler.version.c_str(), recorded ? recorded->version.c_str() : "none");
      return true;
    case Comparison::differs:
      break;
  }
  // A different build may choose other instructions: that is no fault of the tree, and its verdicts are
  // compared by the catalogue's own tests.
  const char* what = committed.empty() ? "MISSING: `committed_ptx renew` makes it"
                     : known_build     ? "DIFFERS from what the recorded compiler makes of its source"
                                       : "another nvcc build makes other instructions; not compared";
  std::printf("%s: %s\n", artefact.c_str(), what);
  return !known_build && !committed.empty();
}

int run(const std::string& mode, const std::vector<files::path>& roots) {
  if (!find_nvcc() || find_sandbox().confinement == Confinement::none) {
    std::printf("not measured here: needs nvcc and a sandbox (%s)\n", find_sandbox().why.c_str());
    return 77;
  }
  std::set<files::path> sources;
  for (const files::path& root : roots)
    if (files::exists(root))
      for (const auto& entry : files::recursive_directory_iterator(root))
        if (entry.path().extension() == ".cu") sources.insert(entry.path());
  int wrong = 0;
  for (const files::path& source : sources) {
    const files::path folder = claim_folder(source, ".");
    const CompileResult fresh = compile_to_ptx({.folder = folder.string(),
                                                .file = source.lexically_relative(folder).string(),
                                                .target = "sm_80",
                                                .flags = flags_of(source)},
                                               {});
    files::path artefact = source;
    artefact.replace_extension(".ptx");
    if (fresh.status != CompileStatus::compiled) {
      for (const auto& problem : fresh.diagnostics)
        std::printf("%s", warpproof::base::render(problem).c_str());
      ++wrong;
    } else if (mode == "renew") {
      std::ofstream(artefact, std::ios::binary) << fresh.text;
    } else if (!check_one(artefact, fresh)) {
      ++wrong;
    }
  }
  std::printf("%zu sources, %d wrong\n", sources.size(), wrong);
  return wrong == 0 && !sources.empty() ? 0 : 1;
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
