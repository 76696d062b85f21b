#include "verifier/cache/store.h"

#include <sqlite3.h>
#include <sys/stat.h>

#include <mutex>

namespace warpproof::cache {
namespace {

constexpr int wait_for_lock_ms = 250;
constexpr int progress_steps = 1000;
constexpr int progress_calls_max = 20'000;  // of one statement: a hostile schema ends here

/// A statement that is finished when it leaves scope.
class Statement {
 public:
  Statement(sqlite3* database, const char* sql) {
    code_ = sqlite3_prepare_v2(database, sql, -1, &statement_, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement_); }
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;

  void bind(int number, const std::string& text) {
    if (code_ == SQLITE_OK)
      code_ = sqlite3_bind_blob64(statement_, number, text.data(), text.size(), SQLITE_STATIC);
  }
  int step() { return code_ == SQLITE_OK ? sqlite3_step(statement_) : code_; }
  std::string column(int number) const {
    const void* bytes = sqlite3_column_blob(statement_, number);
    const int size = sqlite3_column_bytes(statement_, number);
    return bytes == nullptr ? ""
                            : std::string(static_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }
  std::int64_t number(int column) const { return sqlite3_column_int64(statement_, column); }

 private:
  sqlite3_stmt* statement_ = nullptr;
  int code_ = SQLITE_OK;
};

}  // namespace

struct Store::Handle {
  sqlite3* database = nullptr;
  int calls = 0;
  std::mutex mutex;

  ~Handle() { sqlite3_close_v2(database); }

  std::string problem() const { return sqlite3_errmsg(database); }

  int run(const char* sql) {
    calls = 0;
    return sqlite3_exec(database, sql, nullptr, nullptr, nullptr);
  }

  void harden() {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, static_cast<int>(value_bytes_max) + (1 << 16));
    sqlite3_limit(database, SQLITE_LIMIT_ATTACHED, 0);
    sqlite3_busy_timeout(database, wait_for_lock_ms);
    sqlite3_progress_handler(
        database, progress_steps,
        [](void* handle) { return ++static_cast<Handle*>(handle)->calls > progress_calls_max ? 1 : 0; },
        this);
    run("PRAGMA cell_size_check = ON; PRAGMA synchronous = NORMAL");
  }

  std::int64_t bytes() {
    Statement size(database, "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size");
    return size.step() == SQLITE_ROW ? size.number(0) : 0;
  }
};

Store::Store(const std::string& path) : handle_(std::make_unique<Handle>()) {
  struct stat about{};
  if (stat(path.c_str(), &about) == 0 && !S_ISREG(about.st_mode)) {
    why_not_ = "it is not a regular file";
    return;
  }
  // Full mutex: one handle for all threads. A file that can not be written is still read.
  for (const int access : {SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, SQLITE_OPEN_READONLY}) {
    sqlite3_close_v2(handle_->database);
    handle_->database = nullptr;
    const int code =
        sqlite3_open_v2(path.c_str(), &handle_->database, access | SQLITE_OPEN_FULLMUTEX, nullptr);
    if (code == SQLITE_OK) break;
    why_not_ = handle_->database == nullptr ? "no memory" : handle_->problem();
  }
  if (handle_->database == nullptr || sqlite3_errcode(handle_->database) != SQLITE_OK) return;
  why_not_.clear();
  handle_->harden();
  // Opening reads nothing: is it a database at all?
  handle_->calls = 0;
  Statement look(handle_->database, "SELECT count(*) FROM sqlite_schema");
  const int code = look.step();
  if (code != SQLITE_ROW && code != SQLITE_BUSY && code != SQLITE_LOCKED) why_not_ = handle_->problem();
}

Store::~Store() = default;

Store::Got Store::get(const std::string& key) {
  if (!why_not_.empty()) return {std::nullopt, why_not_};
  const std::lock_guard lock(handle_->mutex);
  handle_->calls = 0;
  Statement select(handle_->database, "SELECT value, digest, tag FROM verdict_1 WHERE key = ?1");
  select.bind(1, key);
  const int code = select.step();
  if (code == SQLITE_ROW) return {Row{select.column(0), select.column(1), select.column(2)}, ""};
  if (code == SQLITE_DONE) return {};
  const std::string problem = handle_->problem();
  if (problem.starts_with("no such table")) return {};  // nothing was stored yet
  return {std::nullopt, problem};
}

std::string Store::put(const std::string& key, const Row& row) {
  if (!why_not_.empty()) return why_not_;
  if (row.value.size() > value_bytes_max) return "the value is too long";
  const std::lock_guard lock(handle_->mutex);
  const auto failed = [&] {
    const std::string problem = handle_->problem();
    handle_->run("ROLLBACK");
    return problem.empty() ? "an unknown problem" : problem;
  };
  if (handle_->run("BEGIN IMMEDIATE") != SQLITE_OK) return failed();
  if (handle_->run("CREATE TABLE IF NOT EXISTS verdict_1 (key BLOB PRIMARY KEY, value BLOB NOT NULL, digest "
                   "BLOB NOT NULL, tag BLOB NOT NULL)") != SQLITE_OK)
    return failed();
  if (handle_->bytes() > static_cast<std::int64_t>(file_bytes_max) &&
      handle_->run("DELETE FROM verdict_1 WHERE rowid IN (SELECT rowid FROM verdict_1 ORDER BY rowid LIMIT "
                   "(SELECT count(*) / 4 + 1 FROM verdict_1))") != SQLITE_OK)
    return failed();
  {
    handle_->calls = 0;
    Statement insert(handle_->database,
                     "INSERT OR REPLACE INTO verdict_1 (key, value, digest, tag) VALUES (?1, ?2, ?3, ?4)");
    insert.bind(1, key);
    insert.bind(2, row.value);
    insert.bind(3, row.digest);
    insert.bind(4, row.tag);
    if (insert.step() != SQLITE_DONE) return failed();
  }
  if (handle_->run("COMMIT") != SQLITE_OK) return failed();
  return "";
}

}  // namespace warpproof::cache
