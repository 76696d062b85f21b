#include "verifier/configuration/table.h"

#include <algorithm>
#include <sstream>

#include "verifier/configuration/file.h"

namespace warpproof::configuration {
namespace {

std::string type_word(const toml::node& node) {
  std::ostringstream out;
  out << node.type();
  return out.str();
}

std::string listed(const std::vector<std::string>& names) {
  std::string out;
  for (const std::string& name : names) out += (out.empty() ? "" : ", ") + name;
  return out;
}

std::uint32_t offset_of(const std::string& text, const toml::source_position& position) {
  std::size_t begin = 0;
  for (std::uint32_t line = 1; line < position.line; ++line) {
    const std::size_t end = text.find('\n', begin);
    if (end == std::string::npos) break;
    begin = end + 1;
  }
  const std::size_t column = position.column > 0 ? position.column - 1 : 0;
  return static_cast<std::uint32_t>(std::min(text.size(), begin + column));
}

std::string two_digits(unsigned value) { return (value < 10 ? "0" : "") + std::to_string(value); }

std::optional<std::string> date_text(const toml::date& date) {
  constexpr unsigned days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  const bool leap = (date.year % 4 == 0 && date.year % 100 != 0) || date.year % 400 == 0;
  if (date.month < 1 || date.month > 12 || date.year < 1000 || date.year > 9999) return std::nullopt;
  if (date.day < 1 || date.day > days[date.month - 1] + (leap && date.month == 2 ? 1u : 0u))
    return std::nullopt;
  return std::to_string(date.year) + "-" + two_digits(date.month) + "-" + two_digits(date.day);
}

std::optional<toml::date> date_in(const std::string& text) {
  constexpr std::size_t length = 10;
  if (text.size() != length || text[4] != '-' || text[7] != '-') return std::nullopt;
  for (const std::size_t i : {0, 1, 2, 3, 5, 6, 8, 9})
    if (text[i] < '0' || text[i] > '9') return std::nullopt;
  return toml::date{std::stoi(text.substr(0, 4)), std::stoi(text.substr(5, 2)), std::stoi(text.substr(8, 2))};
}

}  // namespace

base::Span span_at(const base::SourcePtr& source, const toml::source_position& begin,
                   const toml::source_position& end) {
  const std::uint32_t first = offset_of(source->text, begin);
  return {source, first, std::max(first, offset_of(source->text, end))};
}

base::Span Table::span_of(const toml::source_region& region) const {
  return span_at(source_, region.begin, region.end);
}

void Table::problem(const char* code, const base::Span& where, std::string message, std::string expected,
                    std::string found, std::string suggestion) {
  diagnostics_.push_back({.code = code,
                          .where = where,
                          .message = std::move(message),
                          .expected = std::move(expected),
                          .found = std::move(found),
                          .suggestion = std::move(suggestion)});
}

const toml::node* Table::known(const std::string& key) {
  known_.push_back(key);
  return table_.get(key);
}

base::Span Table::where(const std::string& key) const {
  const toml::node* node = table_.get(key);
  return node == nullptr ? where() : span(*node);
}

void Table::wrong_type(const std::string& key, const toml::node& node, const std::string& expected) {
  problem("E0702", span(node), "'" + full(key) + "' has the wrong type", expected, type_word(node));
}

std::optional<std::string> Table::string(const std::string& key) {
  const toml::node* node = known(key);
  if (node == nullptr) return std::nullopt;
  if (auto value = node->value_exact<std::string>()) return value;
  wrong_type(key, *node, "a string");
  return std::nullopt;
}

std::optional<bool> Table::boolean(const std::string& key) {
  const toml::node* node = known(key);
  if (node == nullptr) return std::nullopt;
  if (auto value = node->value_exact<bool>()) return value;
  wrong_type(key, *node, "true or false");
  return std::nullopt;
}

std::optional<std::uint64_t> Table::number(const std::string& key, std::uint64_t low, std::uint64_t high) {
  const toml::node* node = known(key);
  if (node == nullptr) return std::nullopt;
  const auto value = node->value_exact<std::int64_t>();
  const std::string expected =
      "a whole number between " + std::to_string(low) + " and " + std::to_string(high);
  if (!value) {
    wrong_type(key, *node, expected);
    return std::nullopt;
  }
  if (*value < 0 || static_cast<std::uint64_t>(*value) < low || static_cast<std::uint64_t>(*value) > high) {
    problem("E0703", span(*node), "'" + full(key) + "' is out of range", expected, std::to_string(*value));
    return std::nullopt;
  }
  return static_cast<std::uint64_t>(*value);
}

std::vector<std::string> Table::strings(const std::string& key) {
  const toml::node* node = known(key);
  std::vector<std::string> out;
  if (node == nullptr) return out;
  if (auto value = node->value_exact<std::string>()) return {*value};
  const toml::array* list = node->as_array();
  if (list == nullptr) {
    wrong_type(key, *node, "a string or an array of strings");
    return out;
  }
  for (const toml::node& one : *list) {
    const auto value = one.value_exact<std::string>();
    if (!value) wrong_type(key, one, "a string");
    if (value) out.push_back(*value);
  }
  if (out.size() > rows_max) {
    problem("E0708", span(*node), "'" + full(key) + "' has too many entries",
            "at most " + std::to_string(rows_max));
    out.clear();
  }
  return out;
}

std::vector<std::string> Table::words(const std::string& key, const std::vector<std::string>& allowed) {
  std::vector<std::string> good;
  for (const std::string& word : strings(key)) {
    if (std::find(allowed.begin(), allowed.end(), word) != allowed.end())
      good.push_back(word);
    else
      problem("E0703", where(key), "'" + full(key) + "' can not be '" + base::escaped(word) + "'",
              "one of " + listed(allowed), "", base::nearest_name(word, allowed));
  }
  return good;
}

std::optional<std::string> Table::word(const std::string& key, const std::vector<std::string>& allowed) {
  const auto value = string(key);
  if (!value || std::find(allowed.begin(), allowed.end(), *value) != allowed.end()) return value;
  problem("E0703", where(key), "'" + full(key) + "' can not be '" + base::escaped(*value) + "'",
          "one of " + listed(allowed), "", base::nearest_name(*value, allowed));
  return std::nullopt;
}

std::optional<std::string> Table::date(const std::string& key) {
  const toml::node* node = known(key);
  if (node == nullptr) return std::nullopt;
  std::optional<toml::date> date = node->value_exact<toml::date>();
  if (const auto text = node->value_exact<std::string>()) date = date_in(*text);
  if (date)
    if (auto text = date_text(*date)) return text;
  problem("E0705", span(*node), "'" + full(key) + "' is no date", "a day such as 2027-01-31");
  return std::nullopt;
}

void Table::table(const std::string& key, const std::function<void(Table&)>& read) {
  const toml::node* node = known(key);
  if (node == nullptr) return;
  const toml::table* inner = node->as_table();
  if (inner == nullptr) return wrong_type(key, *node, "a table: [" + full(key) + "]");
  Table table(*inner, full(key), source_, diagnostics_);
  read(table);
  table.finish();
}

void Table::rows(const std::string& key, const std::function<void(Table&)>& read) {
  const toml::node* node = known(key);
  if (node == nullptr) return;
  const toml::array* list = node->as_array();
  if (list == nullptr) return wrong_type(key, *node, "tables: [[" + full(key) + "]]");
  if (list->size() > rows_max)
    return problem("E0708", span(*node), "too many [[" + full(key) + "]]",
                   "at most " + std::to_string(rows_max), std::to_string(list->size()));
  for (const toml::node& one : *list) {
    const toml::table* inner = one.as_table();
    if (inner == nullptr) {
      wrong_type(key, one, "a table: [[" + full(key) + "]]");
      continue;
    }
    Table table(*inner, full(key), source_, diagnostics_);
    read(table);
    table.finish();
  }
}

void Table::oblige(const std::string& key, const std::string& what) {
  const toml::node* node = table_.get(key);
  const auto text = node == nullptr ? std::optional<std::string>() : node->value_exact<std::string>();
  if (node != nullptr && !(text && text->empty())) return;
  problem("E0704", where(key), "[[" + name_ + "]] needs '" + key + "'", what);
}

void Table::finish() {
  for (const auto& [key, node] : table_) {
    const std::string name(key.str());
    if (std::find(known_.begin(), known_.end(), name) != known_.end()) continue;
    problem("E0701", span_of(key.source()), "unknown key '" + base::escaped(full(name)) + "'",
            "one of " + listed(known_), "", base::nearest_name(name, known_));
  }
}

}  // namespace warpproof::configuration
