#include <sys/stat.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "tests/unit/text/reading.h"
#include "verifier/base/files.h"

namespace fs = std::filesystem;
namespace base = warpproof::base;
using warpproof::text::load_file;

namespace {

class Folder {
 public:
  Folder() {
    std::string name = (fs::temp_directory_path() / "warpproof_files_XXXXXX").string();
    REQUIRE(mkdtemp(name.data()) != nullptr);
    path_ = name;
  }
  ~Folder() { fs::remove_all(path_); }
  void write(const std::string& name, const std::string& text) const {
    fs::create_directories((path_ / name).parent_path());
    std::ofstream(path_ / name) << text;
  }
  std::string operator/(const std::string& name) const { return (path_ / name).string(); }
  std::string root() const { return path_.string(); }

 private:
  fs::path path_;
};

const std::string rewrite = "rewrite NAME\n size M\n input X[M]\n before Y[i] = X[i]\n after Y[i] = X[i]\n";

std::string named(const std::string& name) {
  std::string text = rewrite;
  return text.replace(text.find("NAME"), 4, name);
}

template <class T>
std::string first_code(const base::Result<T>& result) {
  return result ? "" : result.diagnostics().at(0).code;
}

}  // namespace

TEST_CASE("L9 import reads files below the root, each once") {
  const Folder folder;
  folder.write("a/one.rw", "import \"../b/two.rw\"\nimport \"three.rw\"\n" + named("one"));
  folder.write("b/two.rw", "import \"../a/three.rw\"\n" + named("two"));
  folder.write("a/three.rw", named("three"));
  const auto program = load_file(folder / "a/one.rw", folder.root(), {});
  REQUIRE_MESSAGE(program, reading::rendered(program.diagnostics()));
  CHECK(program->rewrites.size() == 3);
  CHECK(program->find_rewrite("three") != nullptr);
}

TEST_CASE("L9 use rewrite finds the catalogue") {
  const Folder folder;
  folder.write("rewrites/norm/one.rw", named("one"));
  folder.write("kernels/claim.rw", "use rewrite one\n");
  const auto program = load_file(folder / "kernels/claim.rw", folder.root(), {});
  REQUIRE(program);
  CHECK(program->rewrites.at(0).family == "norm");
  folder.write("kernels/claim.rw", "use rewrite on\n");
  CHECK(first_code(load_file(folder / "kernels/claim.rw", folder.root(), {})) == "E0340");
}

TEST_CASE("L9 no import leaves the root") {
  const Folder outside;
  outside.write("secret.rw", named("secret"));
  const Folder folder;
  const auto importing = [&folder](const std::string& path) {
    folder.write("a/one.rw", "import \"" + path + "\"\n" + named("one"));
    return first_code(load_file(folder / "a/one.rw", folder.root(), {}));
  };
  CHECK(importing("../../secret.rw") == "E0512");
  CHECK(importing(outside / "secret.rw") == "E0512");
  CHECK(importing("") == "E0512");
  CHECK(importing("missing.rw") == "E0502");
  fs::create_symlink(outside / "secret.rw", folder / "a/link.rw");
  CHECK(importing("link.rw") == "E0512");
  fs::create_directory_symlink(outside.root(), folder / "a/door");
  CHECK(importing("door/secret.rw") == "E0512");
  CHECK(first_code(load_file(outside / "secret.rw", folder.root(), {})) == "E0512");
  CHECK(first_code(load_file(folder / "nothing.rw", folder.root(), {})) == "E0502");
}

TEST_CASE("L9 circular imports are reported") {
  const Folder folder;
  folder.write("one.rw", "import \"two.rw\"\n");
  folder.write("two.rw", "import \"one.rw\"\n");
  folder.write("self.rw", "import \"self.rw\"\n");
  CHECK(first_code(load_file(folder / "one.rw", folder.root(), {})) == "E0514");
  CHECK(first_code(load_file(folder / "self.rw", folder.root(), {})) == "E0514");
}

TEST_CASE("L61 only regular files are read, and huge ones are refused before they are read") {
  const Folder folder;
  CHECK(first_code(base::read_source(folder.root(), {})) == "E0503");
  REQUIRE(mkfifo((folder / "pipe").c_str(), 0600) == 0);
  CHECK(first_code(base::read_source(folder / "pipe", {})) == "E0503");
  CHECK(first_code(base::read_source("/dev/zero", {})) == "E0503");
  std::ofstream(folder / "huge.rw").put('x');
  fs::resize_file(folder / "huge.rw", 200u << 20);
  const auto start = std::chrono::steady_clock::now();
  CHECK(first_code(load_file(folder / "huge.rw", folder.root(), {})) == "E0501");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(1));
}

TEST_CASE("joined paths stay below their start") {
  CHECK(*base::joined_path("a/b", "../c/x") == "a/c/x");
  CHECK(*base::joined_path("", "x") == "x");
  CHECK(*base::joined_path("a", "./b//c") == "a/b/c");
  CHECK_FALSE(base::joined_path("a", "../../x"));
  CHECK_FALSE(base::joined_path("", "/x"));
  CHECK_FALSE(base::joined_path("a", ".."));
  CHECK_FALSE(base::joined_path("a", "b\nc"));
}
