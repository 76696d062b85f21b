#include "verifier/toolchain/snapshot.h"

#include <doctest/doctest.h>
#include <sys/stat.h>
#include <unistd.h>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/toolchain/messages.h"

using namespace warpproof;
using namespace warpproof::toolchain;

TEST_CASE("a snapshot holds the sources, sorted, and nothing that a link or a pipe could bring in") {
  ScratchFolder folder;
  folder.write("kernel.cu", "k");
  folder.write("b/tile.cuh", "t");
  folder.write("claim.rw", "not a source");
  folder.write(".hidden/x.h", "no");
  REQUIRE(symlink("/etc/passwd", (folder.path() + "/secret.h").c_str()) == 0);
  REQUIRE(symlink("/etc", (folder.path() + "/etc").c_str()) == 0);
  REQUIRE(mkfifo((folder.path() + "/pipe.h").c_str(), 0600) == 0);
  const auto snapshot = take_snapshot(folder.path(), {});
  REQUIRE(snapshot);
  REQUIRE(snapshot->files.size() == 2);
  CHECK(snapshot->files[0].path == "b/tile.cuh");
  CHECK(snapshot->files[1].text == "k");
  CHECK(snapshot->find("kernel.cu"));
  CHECK(!snapshot->find("secret.h"));
}

TEST_CASE("the digest follows names and contents") {
  ScratchFolder folder;
  folder.write("kernel.cu", "k");
  const auto first = take_snapshot(folder.path(), {});
  folder.write("kernel.cu", "K");
  const auto second = take_snapshot(folder.path(), {});
  CHECK(first->digest({"kernel.cu"}) != second->digest({"kernel.cu"}));
  CHECK(first->digest({"kernel.cu"}) == first->digest({"kernel.cu"}));
  CHECK(first->digest({}) != first->digest({"kernel.cu"}));
}

TEST_CASE("limits on size and number") {
  ScratchFolder folder;
  folder.write("big.h", std::string(5000, 'x'));
  base::Limits limits;
  limits.source_bytes_max = 4096;
  CHECK(!take_snapshot(folder.path(), limits));
  CHECK(take_snapshot(folder.path(), {}));
  for (int i = 0; i < 300; ++i) folder.write("h" + std::to_string(i) + ".h", "");
  CHECK(!take_snapshot(folder.path(), {}));
  const auto missing = take_snapshot("/nonexistent", {});
  REQUIRE(!missing);
  CHECK(missing.diagnostics()[0].code == "E0530");
}

TEST_CASE("messages of both compilers get their place, others become notes") {
  const Snapshot snapshot{"claims", {{"a/kernel.cu", "one\ntwo three\n"}}};
  const auto placed = compiler_messages(
      "/src/a/kernel.cu(2): error: identifier \"two\" is undefined\n/src/a/kernel.cu:2:5: fatal error: x.h: "
      "No such file\n"
      "/src/a/kernel.cu(1): warning #177-D: unused\n2 errors detected\n",
      "/src", snapshot, "exit code 2");
  REQUIRE(placed.size() == 2);
  CHECK(base::render(placed[0]).find("claims/a/kernel.cu:2:1: error[E0543]") == 0);
  CHECK(base::render(placed[1]).find("claims/a/kernel.cu:2:5: error[E0543]") == 0);
  const auto bare =
      compiler_messages("nvcc fatal   : no\n/src/other.cu(1): error: x\n", "/src", snapshot, "exit code 1");
  REQUIRE(bare.size() == 1);
  CHECK(bare[0].message.find("exit code 1") != std::string::npos);
  CHECK(bare[0].notes.size() == 2);
  // Lines that are almost placed must not confuse the reader.
  for (const char* line :
       {"/src/", "/src/a/kernel.cu", "/src/a/kernel.cu(", "/src/a/kernel.cu(99999999999): error: x",
        "/src/a/kernel.cu(2", "/src/a/kernel.cu:2", "/src/a/kernel.cu(77): error: past the end"})
    CHECK(compiler_messages(line, "/src", snapshot, "x").size() == 1);
}

TEST_CASE("what a source may include is what it names, directly or through others") {
  const auto reached = [](const std::string& text) {
    const Snapshot snapshot{"claims",
                            {{"a.h", "#include \"sub/b.h\"\n"},
                             {"c.h", ""},
                             {"kernel.cu", text},
                             {"other.cu", ""},
                             {"sub/b.h", ""}}};
    std::string out;
    for (const std::string& path : snapshot.reachable("kernel.cu")) out += path + " ";
    return out;
  };
  const std::string all = "kernel.cu a.h c.h other.cu sub/b.h ";
  CHECK(reached("int x;\n") == "kernel.cu ");
  CHECK(reached("#include \"a.h\"\n#include <hip/hip_runtime.h>\n") == "kernel.cu a.h sub/b.h ");
  CHECK(reached("#include \"a\\\n.h\"\n") == "kernel.cu a.h sub/b.h ");
  CHECK(reached("#include \"a\\  \r\n.h\"\n") == "kernel.cu a.h sub/b.h ");
  CHECK(reached("#if __has_include(\"c.h\")\n#endif\n") == "kernel.cu c.h ");
  CHECK(reached("#include_next <c.h>\n") == "kernel.cu c.h ");
  // A name that is made by a macro may be any.
  CHECK(reached("#define X \"c\" \".h\"\n#include X\n") == all);
  CHECK(reached("#if __has_include(NAME)\n#endif\n") == all);
  CHECK(reached("#include/**/NAME\n") == all);
  CHECK(reached("%:inc\\\nlude NAME\n") == all);
  CHECK(reached("\?\?=inc\?\?/\nlude NAME\n") == all);
}
