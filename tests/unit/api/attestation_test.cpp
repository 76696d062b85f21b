// What a summary says of code that a compiler emitted, and where the files of a statement are looked up.

#include "warpproof/attestation.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "verifier/base/digest.h"

using namespace warpproof;

namespace {

namespace fs = std::filesystem;

/// A folder with one file in a folder of its own, removed at the end.
struct Folder {
  Folder() : path(fs::temp_directory_path() / ("attestation-" + std::to_string(::getpid()))) {
    fs::create_directories(path / "k/deep");
    write("k/kernel.cu", source);
  }
  ~Folder() { fs::remove_all(path); }
  std::string write(const std::string& name, const std::string& text) const {
    std::ofstream(path / name) << text;
    return (path / name).string();
  }
  fs::path path;
  const std::string source = "__global__ void k() {}\n";
};

Verdict of_kernel(const Folder& folder, const std::string& emitted) {
  Verdict verdict{.id = "k", .kind = "kernel"};
  verdict.artefacts = {{"source", "kernel.cu", base::sha256_hex(folder.source), true, ""},
                       {"code", emitted, std::string(64, 'a'), false, ""}};
  return verdict;
}

AttestationReport recheck(const Folder& folder, const std::string& place, const Verdict& verdict,
                          PredicateType type) {
  const std::string path = folder.write(place, in_toto_statement(verdict, type));
  return recheck_attestation({.path = path, .root = "", .key_paths = {}});
}

}  // namespace

TEST_CASE("code that was emitted is no file, in a statement and in a summary of statements") {
  const Folder folder;
  for (const PredicateType type : {PredicateType::verdict, PredicateType::test_result}) {
    const AttestationReport good =
        recheck(folder, "k/a.json", of_kernel(folder, "kernel.cu as compiled"), type);
    CHECK(good.diagnostics.empty());
    CHECK(good.exit_code == 3);
    // What only looks like it: no such source, no such ending.
    for (const char* other : {"other.cu as compiled", "kernel.ptx", "kernel.cu as compiled "}) {
      CAPTURE(other);
      CHECK(recheck(folder, "k/a.json", of_kernel(folder, other), type).exit_code == 2);
    }
  }
}

TEST_CASE("files are found below the folder of the attestation, or one above it") {
  const Folder folder;
  const Verdict verdict = of_kernel(folder, "kernel.cu as compiled");
  CHECK(recheck(folder, "k/deep/a.json", verdict, PredicateType::verdict).exit_code == 3);
  const AttestationReport away = recheck(folder, "a.json", verdict, PredicateType::verdict);
  CHECK(away.exit_code == 2);
  REQUIRE(away.diagnostics.size() == 1);
  CHECK(away.diagnostics.front().expected.find("--root FOLDER") != std::string::npos);
  CHECK(away.diagnostics.front().expected.find("kernel.cu") != std::string::npos);
  // The nearest file has other bytes: said so, and the right one further up is taken.
  folder.write("k/deep/kernel.cu", "other\n");
  CHECK(recheck(folder, "k/deep/a.json", verdict, PredicateType::verdict).exit_code == 3);
  folder.write("k/kernel.cu", "changed\n");
  CHECK(recheck(folder, "k/deep/a.json", verdict, PredicateType::verdict).diagnostics.front().code ==
        "E0759");
}
