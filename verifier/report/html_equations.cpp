#include "verifier/report/html_equations.h"

#include <limits>

#include "verifier/text/parser.h"

namespace warpproof::report::html {
namespace {

constexpr std::size_t text_bytes_max = 20'000;
constexpr std::int64_t extent_max = 1'000'000'000;
constexpr int depth_max = 50;

text::Tokens tokens_of(const std::string& written, base::Diagnostics& diagnostics) {
  const auto source = std::make_shared<const base::SourceFile>(base::SourceFile{"definition", written});
  return text::read_tokens(source, {}, diagnostics);
}

std::optional<std::int64_t> small(std::int64_t value) {
  return value >= -extent_max && value <= extent_max ? std::optional(value) : std::nullopt;
}

std::int64_t floor_div(std::int64_t a, std::int64_t b) {
  return a / b - ((a % b != 0 && (a < 0) != (b < 0)) ? 1 : 0);
}

std::optional<std::int64_t> value_of(const text::Node& node, const Sizes& sizes, int depth);

std::optional<std::int64_t> apply(const std::string& word, const text::Node& node, const Sizes& sizes,
                                  int depth) {
  if (node.operands.size() != 2) return std::nullopt;
  const auto a = value_of(*node.operands[0], sizes, depth), b = value_of(*node.operands[1], sizes, depth);
  if (!a || !b) return std::nullopt;
  if (word == "+") return small(*a + *b);
  if (word == "-") return small(*a - *b);
  if (word == "*") return small(*a * *b);
  if (word == "max") return std::max(*a, *b);
  if (word == "min") return std::min(*a, *b);
  if (*b == 0) return std::nullopt;
  if (word == "div") return floor_div(*a, *b);
  if (word == "mod") return *a - *b * floor_div(*a, *b);
  if (word == "ceil_div") return -floor_div(-*a, *b);
  return std::nullopt;
}

std::optional<std::int64_t> value_of(const text::Node& node, const Sizes& sizes, int depth) {
  if (depth <= 0) return std::nullopt;
  switch (node.form) {
    case text::Form::number:
      if (node.word.size() > 9 || node.word.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
      return std::stoll(node.word);
    case text::Form::name:
      for (const auto& [name, value] : sizes)
        if (name == node.word) return small(value);
      return std::nullopt;
    case text::Form::binary:
    case text::Form::call:
      return node.has_indices ? std::nullopt : apply(node.word, node, sizes, depth - 1);
    default:
      return std::nullopt;
  }
}

}  // namespace

std::vector<text::EquationSyntax> equations_of(const std::string& definition) {
  if (definition.size() > text_bytes_max) return {};
  base::Diagnostics diagnostics;
  const base::Limits limits;
  const std::size_t first = definition.find_first_not_of(" \t\n");
  const bool has_word = first != std::string::npos && (definition.compare(first, 7, "before ") == 0 ||
                                                       definition.compare(first, 6, "after ") == 0);
  const std::string written = std::string("rewrite shown\n") + (has_word ? "" : "before ") + definition;
  const text::FileSyntax file = text::Parser(tokens_of(written, diagnostics), limits, diagnostics).file();
  if (!diagnostics.empty() || file.items.size() != 1 || !file.definitions.empty() || !file.imports.empty() ||
      !file.uses.empty())
    return {};
  const text::ItemSyntax& item = file.items.front();
  if (item.written.size() != 1) return {};
  return item.before.empty() ? item.after : item.before;
}

std::optional<text::DefinitionSyntax> function_of(const std::string& definition) {
  if (definition.size() > text_bytes_max || !definition.starts_with("define ")) return std::nullopt;
  base::Diagnostics diagnostics;
  const base::Limits limits;
  const text::FileSyntax file = text::Parser(tokens_of(definition, diagnostics), limits, diagnostics).file();
  const bool alone = diagnostics.empty() && file.definitions.size() == 1 && file.items.empty() &&
                     file.imports.empty() && file.uses.empty();
  return alone ? std::optional(file.definitions.front()) : std::nullopt;
}

text::NodePtr expression_of(const std::string& written) {
  if (written.size() > text_bytes_max) return nullptr;
  base::Diagnostics diagnostics;
  const base::Limits limits;
  text::NodePtr node = text::Parser(tokens_of(written, diagnostics), limits, diagnostics).lone_expression();
  return diagnostics.empty() ? node : nullptr;
}

std::optional<std::vector<std::int64_t>> extents_of(const std::vector<text::EquationSyntax>& equations,
                                                    const std::string& name, const Sizes& sizes) {
  for (const text::EquationSyntax& equation : equations) {
    if (equation.name.text != name) continue;
    std::vector<std::int64_t> extents;
    for (const text::BinderSyntax& index : equation.indices) {
      if (!index.upper) return std::nullopt;
      const auto extent = value_of(*index.upper, sizes, depth_max);
      if (!extent || *extent < 0) return std::nullopt;
      extents.push_back(*extent + (index.upper_included ? 1 : 0));
    }
    return extents;
  }
  return std::nullopt;
}

}  // namespace warpproof::report::html
