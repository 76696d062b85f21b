#include "verifier/configuration/file.h"

#include <algorithm>

#include "verifier/base/stable_order.h"
#include "verifier/configuration/read.h"

namespace warpproof::configuration {
namespace {

/// The TOML reader recurses into brackets: count them before it does, strings and comments included, which
/// only ever counts too many.
bool is_too_deep(const std::string& text) {
  constexpr int depth_max = 64;
  int depth = 0;
  for (const char c : text) {
    if (c == '[' || c == '{') ++depth;
    if (c == ']' || c == '}') depth = std::max(0, depth - 1);
    if (depth > depth_max) return true;
  }
  return false;
}

/// a.b.c = 1 nests too.
bool has_long_key(const std::string& text) {
  constexpr int dots_max = 64;
  int dots = 0;
  for (const char c : text) {
    if (c == '.') ++dots;
    if (c == '\n' || c == '"' || c == '\'') dots = 0;
    if (dots > dots_max) return true;
  }
  return false;
}

}  // namespace

base::Result<ConfigurationFile> read_file(const base::SourcePtr& source) {
  const auto refused = [&](const char* code, std::string message, std::string expected) {
    return base::Diagnostic{.code = code,
                            .where = {source, 0, 0},
                            .message = std::move(message),
                            .expected = std::move(expected)};
  };
  if (source->text.size() > file_bytes_max)
    return refused("E0708", "the configuration is too large",
                   "at most " + std::to_string(file_bytes_max) + " bytes");
  if (is_too_deep(source->text) || has_long_key(source->text))
    return refused("E0708", "the configuration is nested too deeply", "at most 64 levels");
  toml::table document;
  try {
    document = toml::parse(source->text, source->path);
  } catch (const toml::parse_error& error) {
    return base::Diagnostic{.code = "E0700",
                            .where = span_at(source, error.source().begin, error.source().end),
                            .message = "this is no TOML: " + base::escaped(error.description())};
  }
  base::Diagnostics diagnostics;
  ConfigurationFile file;
  Table table(document, "", source, diagnostics);
  read_settings(table, file.settings);
  table.table("gate", [&](Table& gate) { read_gate(gate, file.gate); });
  table.finish();
  check_policy(file.gate, diagnostics);
  if (!diagnostics.empty()) {
    base::sort_stably(diagnostics,
                     [](const auto& a, const auto& b) { return a.where.begin < b.where.begin; });
    return diagnostics;
  }
  return file;
}

}  // namespace warpproof::configuration
