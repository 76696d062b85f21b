// What a cache may be believed: what is whole and authentic, whatever else somebody does to its file.

#include "verifier/cache/cache.h"

#include <doctest/doctest.h>
#include <fcntl.h>
#include <signal.h>
#include <sqlite3.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <thread>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/cache/key.h"

using namespace warpproof::cache;

namespace {

const std::string secret = "0123456789abcdef0123456789abcdef";

/// Runs SQL on the file as anybody could.
void tamper(const std::string& path, const std::string& sql) {
  sqlite3* database = nullptr;
  REQUIRE(sqlite3_open(path.c_str(), &database) == SQLITE_OK);
  CHECK(sqlite3_exec(database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
  sqlite3_close(database);
}

std::string bytes_of(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

}  // namespace

TEST_CASE("what was kept is found again, by the next opener too, and nothing else") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  const std::string text("a \0 b \xff", 7);
  {
    Cache cache(path, "");
    CHECK(cache.why_not().empty());
    CHECK(!cache.find("k").text);
    CHECK(cache.find("k").why.empty());
    CHECK(cache.keep("k", text).empty());
    CHECK(cache.find("k").text == text);
    CHECK(!cache.find("K").text);
    CHECK(cache.keep("k", "other").empty());
    CHECK(cache.find("k").text == "other");
    CHECK(cache.keep("k", text).empty());
  }
  Cache again(path, "");
  CHECK(again.find("k").text == text);
  CHECK(!again.keep("long", std::string(value_bytes_max + 1, 'x')).empty());
}

TEST_CASE("a changed entry is damaged, a moved one too") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  Cache cache(path, "");
  const auto damaged_by = [&](const std::string& sql) {
    CHECK(cache.keep("k", "proved").empty());
    CHECK(cache.keep("other", "refuted").empty());
    tamper(path, sql);
    const Found found = cache.find("k");
    CHECK(!found.text);
    return found.damaged;
  };
  CHECK(damaged_by("UPDATE verdict_1 SET value = 'refuted' WHERE key = CAST('k' AS BLOB)"));
  CHECK(damaged_by("UPDATE verdict_1 SET digest = 'x' WHERE key = CAST('k' AS BLOB)"));
  CHECK(
      damaged_by("UPDATE verdict_1 SET digest = NULLIF(1, 2) || 'x', value = 7"
                 " WHERE key = CAST('other' AS BLOB); UPDATE verdict_1 SET value = '' WHERE 1"));
  CHECK(
      damaged_by("DELETE FROM verdict_1 WHERE key = CAST('k' AS BLOB);"
                 "UPDATE verdict_1 SET key = CAST('k' AS BLOB) WHERE key = CAST('other' AS BLOB)"));
  CHECK(cache.keep("k", "proved").empty());  // and it heals
  CHECK(cache.find("k").text == "proved");
}

TEST_CASE("with a secret only what was made with it is believed") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  Cache ours(path, secret), without(path, ""), theirs(path, "another secret of some length");
  CHECK(without.keep("k", "proved").empty());
  CHECK(ours.find("k").untrusted);
  CHECK(!ours.find("k").text);
  CHECK(theirs.keep("k", "proved").empty());
  CHECK(ours.find("k").untrusted);
  CHECK(ours.keep("k", "proved").empty());
  CHECK(ours.find("k").text == "proved");
  CHECK(without.find("k").text == "proved");
  // An authentic entry under another key is not authentic there, also with its digest mended.
  CHECK(ours.keep("other", "refuted").empty());
  CHECK(without.keep("third", "refuted").empty());
  tamper(
      path,
      "UPDATE verdict_1 SET tag = (SELECT tag FROM verdict_1 WHERE key = CAST('other' AS BLOB)) WHERE key = "
      "CAST('third' AS BLOB)");
  CHECK(ours.find("third").untrusted);
  CHECK(without.find("third").text == "refuted");
}

TEST_CASE("a file that is no database, a folder, a pipe, a missing folder: unusable, with a reason") {
  ScratchFolder folder;
  folder.write("text.db", "this is a text file of somebody, and must stay one\n" + std::string(4096, 'x'));
  REQUIRE(mkfifo((folder.path() + "/pipe").c_str(), 0600) == 0);
  for (const char* name : {"/text.db", "/pipe", "", "/none/cache.db"}) {
    CAPTURE(name);
    Cache cache(folder.path() + name, "");
    CHECK(!cache.why_not().empty());
    CHECK(!cache.find("k").text);
    CHECK(!cache.keep("k", "v").empty());
  }
  CHECK(bytes_of(folder.path() + "/text.db").starts_with("this is a text file"));
}

TEST_CASE("a hostile schema neither answers nor hangs") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  tamper(path,
         "CREATE VIEW verdict_1 AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT "
         "'k' AS key, "
         "'v' AS value, 'd' AS digest, 't' AS tag FROM n");
  Cache view(path, "");
  CHECK(!view.find("k").text);
  CHECK(!view.keep("k", "v").empty());
  const std::string other = folder.path() + "/trigger.db";
  tamper(other,
         "CREATE TABLE verdict_1 (key BLOB PRIMARY KEY, value BLOB, digest BLOB, tag BLOB);"
         "CREATE TRIGGER t AFTER INSERT ON verdict_1 BEGIN UPDATE verdict_1 SET value = 'refuted'; END");
  Cache trigger(other, "");
  CHECK(trigger.keep("k", "proved").empty());
  CHECK(trigger.find("k").text == "proved");
}

TEST_CASE("bytes changed anywhere in the file: a right answer or none") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  {
    CHECK(Cache(path, "").keep("k", "proved").empty());
  }
  const std::string whole = bytes_of(path);
  REQUIRE(whole.size() > 1000);
  for (std::size_t at = 0; at < whole.size(); at += 37) {
    std::string broken = whole;
    broken[at] = static_cast<char>(broken[at] ^ 0x5a);
    folder.write("broken.db", broken);
    Cache cache(folder.path() + "/broken.db", "");
    const Found found = cache.find("k");
    if (found.text) CHECK(*found.text == "proved");
    if (at % 10 == 0) cache.keep("other", "v");
  }
  for (const std::size_t length : {std::size_t{0}, std::size_t{100}, whole.size() / 2, whole.size() - 1}) {
    folder.write("short.db", whole.substr(0, length));
    Cache cache(folder.path() + "/short.db", "");
    const Found found = cache.find("k");
    if (found.text) CHECK(*found.text == "proved");
  }
}

TEST_CASE("a locked file is read as none and written later") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  Cache cache(path, "");
  CHECK(cache.keep("k", "v").empty());
  sqlite3* other = nullptr;
  REQUIRE(sqlite3_open(path.c_str(), &other) == SQLITE_OK);
  REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
  const Found found = cache.find("k");
  CHECK(!found.text);
  CHECK(found.why.find("locked") != std::string::npos);
  CHECK(cache.keep("k", "w").find("locked") != std::string::npos);
  sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
  sqlite3_close(other);
  CHECK(cache.find("k").text == "v");
}

TEST_CASE("a file that may only be read still answers") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  {
    CHECK(Cache(path, "").keep("k", "v").empty());
  }
  REQUIRE(chmod(path.c_str(), 0400) == 0);
  // Root writes anyway: the rest is done by somebody else.
  const pid_t child = fork();
  if (child == 0) {
    if (getuid() == 0 && (chmod(folder.path().c_str(), 0555) != 0 || chown(path.c_str(), 65534, 65534) != 0 ||
                          setgid(65534) != 0 || setuid(65534) != 0))
      _exit(9);
    Cache cache(path, "");
    const bool right = cache.why_not().empty() && cache.find("k").text == "v" &&
                       !cache.keep("l", "w").empty() && cache.find("k").text == "v";
    _exit(right ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WEXITSTATUS(status) == 0);
}

TEST_CASE("a full disk: what could not be stored is said, what was there stays") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  {
    CHECK(Cache(path, "").keep("k", "v").empty());
  }
  const pid_t child = fork();
  if (child == 0) {
    signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{40'000, 40'000};
    if (setrlimit(RLIMIT_FSIZE, &limit) != 0) _exit(9);
    Cache cache(path, "");
    const bool refused = !cache.keep("big", std::string(1 << 20, 'x')).empty();
    _exit(refused && cache.find("k").text == "v" && !cache.find("big").text ? 0 : 1);
  }
  int status = 0;
  REQUIRE(waitpid(child, &status, 0) == child);
  CHECK(WEXITSTATUS(status) == 0);
  CHECK(Cache(path, "").find("k").text == "v");
}

TEST_CASE("several threads and several openers share a file") {
  ScratchFolder folder;
  const std::string path = folder.path() + "/cache.db";
  Cache shared(path, secret);
  std::vector<std::thread> threads;
  std::vector<int> wrong(4, 0);
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      Cache own(path, secret);
      Cache& cache = t % 2 == 0 ? shared : own;
      for (int i = 0; i < 10; ++i) {
        const std::string key = std::to_string(i);
        cache.keep(key, "value " + key);
        const Found found = cache.find(key);
        if (found.damaged || found.untrusted || (found.text && *found.text != "value " + key)) ++wrong[t];
      }
    });
  for (std::thread& thread : threads) thread.join();
  for (const int count : wrong) CHECK(count == 0);
}

TEST_CASE("a key is the list of its parts") {
  const auto key = [](auto... parts) {
    Key out("test");
    const std::vector<std::string> list = {parts...};
    for (std::size_t i = 0; i + 1 < list.size(); i += 2) out.add(list[i], list[i + 1]);
    return out.digest();
  };
  CHECK(key("a", "b") == key("a", "b"));
  CHECK(key("a", "b") != key("a", "bc"));
  CHECK(key("ab", "c") != key("a", "bc"));
  CHECK(key("a", "b", "c", "d") != key("c", "d", "a", "b"));
  CHECK(key("a", "") != key("", "a"));
  CHECK(key() != Key("other").digest());
  CHECK(build_id().size() == 64);
}

TEST_CASE("a secret is a file of some length") {
  ScratchFolder folder;
  folder.write("key", secret + "\n");
  folder.write("short", "secret\n");
  REQUIRE(read_secret(folder.path() + "/key"));
  CHECK(*read_secret(folder.path() + "/key") == secret);
  CHECK(read_secret(folder.path() + "/short").diagnostics()[0].code == "E0773");
  CHECK(!read_secret(folder.path() + "/none"));
}
