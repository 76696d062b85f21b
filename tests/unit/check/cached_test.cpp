// The verdict cache from outside: the same verdict with and without, a miss for each ingredient that changes,
// and no harm from whatever lies in its file.

#include "verifier/check/cached.h"

#include "verifier/check/rootless.h"

#include <sqlite3.h>

#include "tests/unit/check/claim_folder.h"
#include "verifier/check/verdict_files.h"
#include "verifier/text/load.h"
#include "verifier/toolchain/sandbox.h"
#include "verifier/verdict/record.h"

using namespace warpproof;

namespace {

std::string how(const Verdict& verdict) {
  for (const auto& [name, value] : verdict.provenance)
    if (name == "cache") return value;
  return "";
}

/// Everything but the time and how it came.
std::string content(Verdict verdict) {
  std::erase_if(verdict.provenance, [](const auto& entry) { return entry.first == "cache"; });
  verdict.time_ms = 0;
  for (Answer& answer : verdict.answers) answer.time_ms = 0;
  return verdict::record(verdict);
}

class CachedFolder : public ClaimFolder {
 public:
  explicit CachedFolder(const char* subject = "rewrites/layout/twice.rw")
      : request(ClaimFolder::request(subject)) {
    request.cache = path("cache.db");
  }
  Verdict ask() const { return checking::check_one(request); }
  void tamper(const std::string& sql) const {
    sqlite3* database = nullptr;
    REQUIRE(sqlite3_open(request.cache.c_str(), &database) == SQLITE_OK);
    CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    sqlite3_close(database);
  }
  Request request;
};

bool has_warning(const Verdict& verdict, const std::string& code) {
  for (const Diagnostic& diagnostic : verdict.diagnostics)
    if (diagnostic.code == code && !diagnostic.is_error) return true;
  return false;
}

}  // namespace

TEST_CASE("a hit is the verdict that was computed, and without a cache nothing is said of one") {
  CachedFolder folder;
  const Verdict first = folder.ask(), second = folder.ask();
  CHECK(how(first) == "miss");
  CHECK(how(second) == "hit");
  CHECK(first.outcome == Outcome::proved);
  CHECK(content(first) == content(second));
  folder.request.cache.clear();
  const Verdict without = folder.ask();
  CHECK(how(without).empty());
  CHECK(content(without) == content(second));
}

TEST_CASE("each ingredient of a rewrite's verdict that changes is a miss, and changed back a hit") {
  CachedFolder folder;
  const Request asked = folder.request;
  CHECK(how(folder.ask()) == "miss");
  const auto misses = [&](const char* what, auto change) {
    CAPTURE(what);
    folder.request = asked;
    change();
    CHECK(how(folder.ask()).starts_with("miss"));
    CHECK(how(folder.ask()) == "hit");
    folder.request = asked;
  };
  misses("quick", [&] { folder.request.quick = false; });
  misses("seed", [&] { folder.request.seed = 2; });
  misses("solver_resource_max", [&] { folder.request.solver_resource_max = 19'000'000; });
  misses("memory_bytes_max", [&] { folder.request.memory_bytes_max = 4ull << 30; });
  misses("compile_sources", [&] { folder.request.compile_sources = false; });
  misses("another file of the same text", [&] {
    folder.folder.write("rewrites/layout/again.rw", twice_rewrite);
    folder.request.files = {folder.path("rewrites/layout/again.rw")};
  });
  misses("one byte of the text", [&] {
    folder.folder.write("rewrites/layout/twice.rw", std::string(twice_rewrite) + "# a comment\n");
  });
  folder.folder.write("rewrites/layout/twice.rw", twice_rewrite);
  CHECK(how(folder.ask()) == "hit");
  folder.request.time_ms_max = 500'000;  // the wall clock decides nothing that is kept
  CHECK(how(folder.ask()) == "hit");
}

TEST_CASE("another checkout of the same files is answered from the same cache, with its own paths") {
  CachedFolder one("k/claim.rw"), two("k/claim.rw");
  if (toolchain::find_sandbox().confinement == toolchain::Confinement::none) return;
  const Verdict computed = two.ask();
  two.request.cache = one.request.cache;
  CHECK(how(one.ask()) == "miss");
  const Verdict hit = two.ask();
  CHECK(how(hit) == "hit");
  CHECK(content(hit) == content(computed));
  CHECK(content(hit).find(one.folder.path()) == std::string::npos);
  // A file that holds the name of its folder is another file elsewhere, and is not kept.
  one.folder.write("k/claim.rw", std::string(twice_claim) + "# " + one.folder.path() + "/k\n");
  CHECK(how(one.ask()).find("not kept") != std::string::npos);
  CHECK(how(one.ask()) != "hit");
}

TEST_CASE("a root is taken out of a record and put back, and nothing else") {
  const checking::Rootless rootless("/home/a.b/");
  CHECK(rootless.place("/home/a.b/k/x") == "<root>/k/x");
  CHECK(rootless.place("/home/a.bc/k/x") == "/home/a.bc/k/x");
  const std::string text = R"({"path":"/home/a.b/k","note":"in /home/a.b/x, /home/other"})";
  const auto without = rootless.without(text);
  REQUIRE(without);
  CHECK(!rootless.is_in(*without));
  CHECK(rootless.with(*without) == text);
  CHECK(checking::Rootless("/elsewhere").with(*without) ==
        R"({"path":"/elsewhere/k","note":"in /elsewhere/x, /home/other"})");
  CHECK(!rootless.without("/home/a.b"));
  CHECK(!rootless.without("/home/a.bc"));
  CHECK(!rootless.without(*without));
  for (const char* other : {"", ".", "..", "k", "/", "/a\"b", "/caf\xc3\xa9"}) {
    CAPTURE(other);
    const checking::Rootless nothing(other);
    CHECK(nothing.without(text) == text);
    CHECK(nothing.place("/x/y") == "/x/y");
  }
}

TEST_CASE("a rewrite that is wrong now is not answered from before") {
  CachedFolder folder;
  CHECK(folder.ask().outcome == Outcome::proved);
  std::string wrong = twice_rewrite;
  folder.folder.write("rewrites/layout/twice.rw", wrong.replace(wrong.find("2 * X"), 1, "3"));
  CHECK(folder.ask().outcome == Outcome::refuted);
}

TEST_CASE("each ingredient of a kernel's verdict that changes is a miss") {
  if (toolchain::find_sandbox().confinement == toolchain::Confinement::none) return;
  CachedFolder folder("k/claim.rw");
  const Verdict first = folder.ask();
  CHECK(first.outcome == Outcome::proved);
  CHECK(how(first) == "miss");
  CHECK(how(folder.ask()) == "hit");
  CHECK(content(folder.ask()) == content(first));
  folder.folder.write("k/unrelated.h", "int nobody_includes_this;\n");
  CHECK(how(folder.ask()) == "hit");

  folder.folder.write("k/factor.h", "#define FACTOR 3.0f\n");
  const Verdict header = folder.ask();
  CHECK(how(header) == "miss");
  CHECK(header.outcome == Outcome::refuted);
  folder.folder.write("k/factor.h", "#define FACTOR 2.0f\n");
  CHECK(how(folder.ask()) == "hit");

  folder.folder.write("k/kernel.hip", std::string(twice_kernel) + "// another byte\n");
  CHECK(how(folder.ask()) == "miss");
  folder.folder.write("k/kernel.hip", twice_kernel);

  std::string flags = twice_claim;
  folder.folder.write("k/claim.rw", flags.replace(flags.find("-O3"), 3, "-O2"));
  CHECK(how(folder.ask()) == "miss");
  folder.folder.write("k/claim.rw", twice_claim);

  std::string imported = twice_rewrite;
  folder.folder.write("rewrites/layout/twice.rw", imported.replace(imported.find("2 * X"), 1, "3"));
  CHECK(how(folder.ask()) == "miss");
  CHECK(folder.ask().outcome == Outcome::refuted);
  folder.folder.write("rewrites/layout/twice.rw", twice_rewrite);
  CHECK(how(folder.ask()) == "hit");
}

TEST_CASE("another compiler, or none, is a miss") {
  if (toolchain::find_sandbox().confinement == toolchain::Confinement::none) return;
  const CachedFolder folder("k/claim.rw");
  const auto text = text::load_file(folder.path("k/claim.rw"), folder.folder.path(), {});
  REQUIRE(text);
  const checking::Session session{*text, folder.request, {}, nullptr, "", folder.folder.path()};
  const checking::Stated item{.name = "twice_elementwise", .kernel = &text->kernels.front()};
  const auto key = [&](const std::string& build) {
    return checking::verdict_key(session, item, [&](bool) { return build; });
  };
  CHECK(key("clang version 19.1.7").why_not.empty());
  CHECK(key("clang version 19.1.7").digest != key("clang version 19.1.8").digest);
  CHECK(!key("").why_not.empty());  // no compiler and no committed code
}

TEST_CASE("a verdict about other bytes than the key is not kept") {
  const CachedFolder folder;
  const Verdict verdict = folder.ask();
  const auto text = text::load_file(folder.request.files[0], folder.folder.path(), {});
  const checking::Session session{*text, folder.request, {}, nullptr, "", folder.folder.path()};
  const checking::Stated item{.name = "twice", .rewrite = &text->rewrites.front()};
  const auto key = checking::verdict_key(session, item, [](bool) { return ""; });
  CHECK(checking::is_about(verdict, key));
  Verdict other = verdict;
  other.artefacts[0].sha256[0] ^= 1;
  CHECK(!checking::is_about(other, key));
  other = verdict;
  other.artefacts.push_back(checking::artefact_of("header", "k/new.h", ""));
  CHECK(!checking::is_about(other, key));
  other = verdict;
  other.artefacts.clear();
  CHECK(!checking::is_about(other, key));
  auto compiled = key;
  compiled.compiled = {{"source(k)", "compiled here by nvcc CL-1"}};
  CHECK(!checking::is_about(verdict, compiled));
}

TEST_CASE("what the clock, memory or the machine decided is not kept") {
  const Request request;
  Verdict verdict;
  verdict.outcome = Outcome::proved;
  verdict.answers.resize(1);
  verdict.answers[0].outcome = Outcome::proved;
  CHECK(checking::may_be_kept(verdict, request, 10));
  CHECK(!checking::may_be_kept(verdict, request, static_cast<double>(request.time_ms_max)));
  for (const Reason reason : {Reason::time_limit, Reason::memory_limit, Reason::compiler_unavailable,
                              Reason::sandbox_unavailable}) {
    Verdict other = verdict;
    other.answers[0].reason = reason;
    CHECK(!checking::may_be_kept(other, request, 10));
  }
  Verdict unknown = verdict;
  unknown.answers[0].outcome = Outcome::unknown;
  unknown.answers[0].reason = Reason::open_obligation;
  CHECK(checking::may_be_kept(unknown, request, 10));
  CHECK(!checking::may_be_kept(unknown, request, 2'500));
  Verdict rejected = verdict;
  rejected.outcome = Outcome::rejected;
  CHECK(!checking::may_be_kept(rejected, request, 10));
  rejected = verdict;
  rejected.diagnostics.resize(1);
  CHECK(!checking::may_be_kept(rejected, request, 10));
  CHECK(!checking::may_be_kept(Verdict{}, request, 10));
}

TEST_CASE("a damaged entry is computed again and said so; then it is whole") {
  CachedFolder folder;
  const Verdict first = folder.ask();
  for (const char* sql : {"UPDATE verdict_1 SET value = replace(value, 'proved', 'tested')",
                          "UPDATE verdict_1 SET digest = 'x'", "UPDATE verdict_1 SET value = '{}'"}) {
    CAPTURE(sql);
    folder.tamper(sql);
    const Verdict verdict = folder.ask();
    CHECK(verdict.outcome == Outcome::proved);
    CHECK(how(verdict) == "miss");
    CHECK(has_warning(verdict, "E0771"));
    const Verdict again = folder.ask();
    CHECK(how(again) == "hit");
    CHECK(again.diagnostics.empty());
    CHECK(content(again) == content(first));
  }
}

TEST_CASE("a forged entry with a right digest: believed without a secret, never with one") {
  CachedFolder folder;
  folder.folder.write("key", "0123456789abcdef0123456789abcdef\n");
  folder.folder.write("other_key", "fedcba9876543210fedcba9876543210\n");
  CHECK(how(folder.ask()) == "miss");
  folder.request.cache_key_path = folder.path("key");
  CHECK(how(folder.ask()) == "miss (the entry there is not authentic)");
  CHECK(how(folder.ask()) == "hit");
  folder.request.cache_key_path = folder.path("other_key");
  CHECK(how(folder.ask()) == "miss (the entry there is not authentic)");
  folder.request.cache_key_path = folder.path("no_such_key");
  const Verdict without = folder.ask();
  CHECK(without.outcome == Outcome::proved);
  CHECK(how(without).starts_with("off"));
  CHECK(has_warning(without, "E0772"));
}

TEST_CASE("a cache that can not be used costs time, never a verdict") {
  CachedFolder folder;
  folder.folder.write("text.db", std::string(4096, 'x'));
  for (const char* name : {"text.db", "k", "none/cache.db"}) {
    CAPTURE(name);
    folder.request.cache = folder.path(name);
    const Verdict verdict = folder.ask();
    CHECK(verdict.outcome == Outcome::proved);
    CHECK(verdict.expectation_met);
    CHECK(how(verdict).starts_with("off: "));
    CHECK(has_warning(verdict, "E0772"));
  }
}

TEST_CASE("a file that stays locked is left alone after a few tries") {
  CachedFolder folder;
  CHECK(how(folder.ask()) == "miss");
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(folder.request.cache.c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
  folder.request.files.assign(8, folder.request.files[0]);
  const std::vector<Verdict> verdicts = checking::check_all(folder.request);
  REQUIRE(verdicts.size() == 8);
  for (const Verdict& verdict : verdicts) CHECK(verdict.outcome == Outcome::proved);
  CHECK(how(verdicts.front()).starts_with("miss, not kept: "));
  CHECK(how(verdicts.back()).starts_with("off: "));
  sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
  sqlite3_close(other);
  for (const Verdict& verdict : checking::check_all(folder.request)) CHECK(how(verdict) == "hit");
}

TEST_CASE("what is rejected is not kept") {
  CachedFolder folder;
  folder.folder.write("rewrites/layout/twice.rw", "rewrite twice\n  size N\n");
  CHECK(folder.ask().outcome == Outcome::rejected);
  CHECK(how(folder.ask()) != "hit");
}
