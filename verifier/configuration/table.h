#pragma once
// One TOML table read key by key: each read says the key's type, and names it as known. `finish` then reports
// what was written and never read, with the nearest known name.

#include <toml++/toml.h>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "verifier/base/diagnostic.h"

namespace warpproof::configuration {

class Table {
 public:
  Table(const toml::table& table, std::string name, const base::SourcePtr& source,
        base::Diagnostics& diagnostics)
      : table_(table), name_(std::move(name)), source_(source), diagnostics_(diagnostics) {}

  std::optional<std::string> string(const std::string& key);
  std::optional<bool> boolean(const std::string& key);
  std::optional<std::uint64_t> number(const std::string& key, std::uint64_t low, std::uint64_t high);
  /// A string or an array of strings.
  std::vector<std::string> strings(const std::string& key);
  /// One of these words, else E0703 with the nearest.
  std::optional<std::string> word(const std::string& key, const std::vector<std::string>& allowed);
  std::vector<std::string> words(const std::string& key, const std::vector<std::string>& allowed);
  /// A TOML date, or a string of that form; as "2027-01-31".
  std::optional<std::string> date(const std::string& key);
  void table(const std::string& key, const std::function<void(Table&)>& read);
  /// [[key]]: at most `rows_max` of them.
  void rows(const std::string& key, const std::function<void(Table&)>& read);

  bool has(const std::string& key) const { return table_.contains(key); }
  /// E0704 when it is missing or empty.
  void oblige(const std::string& key, const std::string& what);
  void finish();
  base::Span where() const { return span(table_); }
  base::Span where(const std::string& key) const;
  void problem(const char* code, const base::Span& where, std::string message, std::string expected = "",
               std::string found = "", std::string suggestion = "");

 private:
  const toml::node* known(const std::string& key);
  base::Span span(const toml::node& node) const { return span_of(node.source()); }
  base::Span span_of(const toml::source_region& region) const;
  void wrong_type(const std::string& key, const toml::node& node, const std::string& expected);
  std::string full(const std::string& key) const { return name_.empty() ? key : name_ + "." + key; }

  const toml::table& table_;
  std::string name_;
  const base::SourcePtr& source_;
  base::Diagnostics& diagnostics_;
  std::vector<std::string> known_;
};

/// Byte range of a place that the TOML reader gives as line and column.
base::Span span_at(const base::SourcePtr& source, const toml::source_position& begin,
                   const toml::source_position& end);

}  // namespace warpproof::configuration
