#pragma once
// Small doors for the tests of the language: a text, and what became of it.

#include <doctest/doctest.h>

#include <memory>
#include <string>
#include <vector>

#include "verifier/text/load.h"

namespace reading {

inline warpproof::base::SourcePtr source(const std::string& text) {
  return std::make_shared<const warpproof::base::SourceFile>(warpproof::base::SourceFile{"test.rw", text});
}

inline warpproof::base::Result<warpproof::ir::Program> load(const std::string& text,
                                                            const warpproof::base::Limits& limits = {}) {
  return warpproof::text::load_program(source(text), limits);
}

inline std::string rendered(const warpproof::base::Diagnostics& diagnostics) {
  std::string out;
  for (const auto& diagnostic : diagnostics) out += warpproof::base::render(diagnostic);
  return out;
}

/// The codes of what is wrong, in the order of the text: "E0201 E0222", or "" when all is well.
inline std::string codes(const std::string& text, const warpproof::base::Limits& limits = {}) {
  const auto program = load(text, limits);
  if (program) return "";
  std::string out;
  for (const auto& diagnostic : program.diagnostics()) out += (out.empty() ? "" : " ") + diagnostic.code;
  return out;
}

inline warpproof::ir::Program good(const std::string& text) {
  auto program = load(text);
  if (!program) {
    FAIL(rendered(program.diagnostics()));
    return warpproof::ir::Program();
  }
  return *program;
}

/// A rewrite whose sides are `X[i, j]` and this expression; X[M, N], s[M] real, c, d real, n int, b bool,
/// sizes M N T.
inline std::string with_expression(const std::string& expression) {
  return "rewrite test\n size M, N, T\n input X[M, N], s[M], c, d : real, n : int, b : bool\n"
         " before Y[i, j] = X[i, j]\n after Y[i, j] = " +
         expression + "\n";
}

/// The same with the expression as a condition.
inline std::string with_condition(const std::string& condition) {
  return with_expression("if " + condition + " then X[i, j] else 0");
}

/// What the expression was read as, printed.
inline std::string read_as(const std::string& expression) {
  const auto program = good(with_expression(expression));
  if (program.rewrites.empty()) return "";
  return warpproof::text::print(program.rewrites[0].after.equations.back().body);
}

}  // namespace reading
