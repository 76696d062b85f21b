#pragma once
// One SQLite file as a map from text to rows. The file may be anything that somebody left there: it is opened
// without triggers, views and extensions, under limits, and whatever is wrong with it is a reason, never an
// exception. Safe to use from several threads; several processes and versions may share the file.
//
//   Store store("cache.db");
//   if (!store.why_not().empty()) go_on_without();

#include <memory>
#include <optional>
#include <string>

namespace warpproof::cache {

/// Longest value that is stored or read.
inline constexpr std::size_t value_bytes_max = 32u << 20;
/// The oldest entries are dropped when the file has grown larger than this.
inline constexpr std::size_t file_bytes_max = 1u << 30;

struct Row {
  std::string value, digest, tag;
};

class Store {
 public:
  explicit Store(const std::string& path);
  ~Store();
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;

  /// Why the file can not be used at all; "" when it can.
  const std::string& why_not() const { return why_not_; }

  struct Got {
    std::optional<Row> row;
    std::string why;  ///< why it could not be read: locked, damaged; "" when there simply is none
  };
  Got get(const std::string& key);
  /// "" or why it was not stored: read-only, full, locked, too long.
  std::string put(const std::string& key, const Row& row);

 private:
  struct Handle;
  std::unique_ptr<Handle> handle_;
  std::string why_not_;
};

}  // namespace warpproof::cache
