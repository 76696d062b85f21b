#include "verifier/text/load.h"

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <tuple>

#include "verifier/text/elaborator.h"
#include "verifier/text/parser.h"

namespace warpproof::text {
namespace {

bool is_error(const base::Diagnostic& diagnostic) { return diagnostic.severity == base::Severity::error; }

/// In the order of the text, each once: a mistake in a section that twins inherit is one mistake.
base::Diagnostics in_order(base::Diagnostics diagnostics, const std::vector<base::SourcePtr>& sources) {
  std::map<const base::SourceFile*, std::size_t> position;
  for (std::size_t i = 0; i < sources.size(); ++i) position.emplace(sources[i].get(), i);
  const auto key = [&](std::size_t i) {
    const auto found = position.find(diagnostics[i].where.source.get());
    return std::tuple(found == position.end() ? position.size() : found->second, diagnostics[i].where.begin,
                      i);
  };
  std::vector<std::size_t> order(diagnostics.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&key](std::size_t a, std::size_t b) { return key(a) < key(b); });
  constexpr std::size_t shown_max = 100;
  base::Diagnostics result;
  std::set<std::tuple<const base::SourceFile*, std::uint32_t, std::string, std::string>> seen;
  for (const std::size_t i : order) {
    base::Diagnostic& diagnostic = diagnostics[i];
    const base::Span& where = diagnostic.where;
    if (seen.emplace(where.source.get(), where.begin, diagnostic.code, diagnostic.message).second) {
      result.push_back(std::move(diagnostic));
    }
  }
  if (result.size() > shown_max) {
    const std::size_t more = result.size() - shown_max;
    result.resize(shown_max);
    result.back().notes.push_back("and " + std::to_string(more) + " more mistakes");
  }
  return result;
}

ir::IndexId above_all(const ExpressionScope& scope) {
  ir::IndexId first = std::max<ir::IndexId>(scope.first_bound_id, 1);
  for (const auto& [name, id] : scope.indices) first = std::max(first, id + 1);
  return first;
}

}  // namespace

base::Result<ir::Program> load_program(const std::vector<base::SourcePtr>& sources,
                                       const base::Limits& limits) {
  base::Diagnostics diagnostics;
  std::vector<FileSyntax> files;
  for (const base::SourcePtr& source : sources) {
    if (source->text.size() > limits.source_bytes_max) {
      base::Diagnostic too_large{.code = "E0501", .where = {source, 0, 0}};
      too_large.message = "the file is too large";
      too_large.expected = "at most " + std::to_string(limits.source_bytes_max) + " bytes";
      diagnostics.push_back(std::move(too_large));
      continue;
    }
    base::Diagnostics of_tokens;
    Tokens tokens = read_tokens(source, limits, of_tokens);
    const bool readable = of_tokens.empty();
    base::Diagnostics of_grammar;
    if (readable) files.push_back(Parser(std::move(tokens), limits, of_grammar).file());
    diagnostics.insert(diagnostics.end(), of_tokens.begin(), of_tokens.end());
    diagnostics.insert(diagnostics.end(), of_grammar.begin(), of_grammar.end());
  }
  ir::Program program;
  if (files.size() == sources.size()) program = Elaborator(limits, diagnostics).run(files);
  program.sources = sources;
  if (std::any_of(diagnostics.begin(), diagnostics.end(), is_error))
    return in_order(std::move(diagnostics), sources);
  return program;
}

base::Result<ir::Program> load_program(base::SourcePtr source, const base::Limits& limits) {
  return load_program(std::vector<base::SourcePtr>{std::move(source)}, limits);
}

bool only_unsupported(const base::Diagnostics& diagnostics) {
  return !diagnostics.empty() &&
         std::all_of(diagnostics.begin(), diagnostics.end(), [](const auto& diagnostic) {
           return !is_error(diagnostic) || diagnostic.code.rfind("E019", 0) == 0;
         });
}

ExpressionScope scope_of(const ir::Rewrite& rewrite) {
  ExpressionScope scope;
  scope.sizes = rewrite.size_names;
  for (const ir::TensorDeclaration& input : rewrite.inputs) {
    scope.tensors.push_back({input.name, input.extents.size(), input.element});
  }
  return scope;
}

base::Result<ir::ExpressionPtr> parse_expression(const std::string& text, const ExpressionScope& scope,
                                                 ir::IndexAllocator& allocator, const base::Limits& limits) {
  base::Diagnostics diagnostics;
  const auto source = std::make_shared<const base::SourceFile>(base::SourceFile{"expression", text});
  Tokens tokens = read_tokens(source, limits, diagnostics);
  if (!diagnostics.empty()) return diagnostics;
  const NodePtr node = Parser(std::move(tokens), limits, diagnostics).lone_expression();
  if (!node) return diagnostics;
  Scope names;
  names.allow_infinity();  // of what theory it is, only the place it goes to knows
  for (const std::string& size : scope.sizes)
    names.declare_size({size, {}}, ir::make_size(size), diagnostics);
  for (const ExpressionScope::Tensor& tensor : scope.tensors) {
    TensorInfo info;
    info.element = tensor.element;
    info.extents.assign(tensor.rank, ir::make_constant(0, ir::ScalarType::integer));
    names.declare_tensor({tensor.name, {}}, std::move(info), diagnostics);
  }
  for (const auto& [name, id] : scope.indices) names.enter_index({name, {}}, {name, id}, diagnostics);
  ir::Program program;
  program.allocator = allocator;
  ir::ExpressionPtr result;
  if (diagnostics.empty()) result = ExpressionReader(names, program, limits, diagnostics).value(*node);
  allocator = program.allocator;
  if (!diagnostics.empty() || !result) return diagnostics;
  return result;
}

base::Result<ir::ExpressionPtr> parse_expression(const std::string& text, const ExpressionScope& scope,
                                                 const base::Limits& limits) {
  ir::IndexAllocator allocator(above_all(scope));
  return parse_expression(text, scope, allocator, limits);
}

}  // namespace warpproof::text
