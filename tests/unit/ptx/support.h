#pragma once
// Short ways to read PTX text in the tests of this room.

#include <doctest/doctest.h>

#include <string>

#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/printer.h"

namespace ptx_test {

inline warpproof::base::Result<warpproof::ptx::Module> load(const std::string& text,
                                                            const warpproof::base::Limits& limits = {}) {
  auto source = std::make_shared<warpproof::base::SourceFile>();
  source->path = "test.ptx";
  source->text = text;
  return warpproof::ptx::load_module(source, limits);
}

/// The module's head and `text`.
inline std::string with_head(const std::string& text) {
  return ".version 9.0\n.target sm_80\n.address_size 64\n" + text;
}

inline std::string rendered(const warpproof::base::Diagnostics& diagnostics) {
  std::string out;
  for (const auto& diagnostic : diagnostics) out += render(diagnostic);
  return out;
}

/// The module of head and `text`; the test fails when there is none.
inline warpproof::ptx::Module module_of(const std::string& text) {
  auto result = load(with_head(text));
  REQUIRE_MESSAGE(bool(result), (result ? "" : rendered(result.diagnostics())));
  return *result;
}

/// A kernel `k` with the given body.
inline warpproof::ptx::Module kernel_of(const std::string& body) {
  return module_of(".visible .entry k()\n{\n" + body + "\n}\n");
}

/// The codes of the mistakes in `text`, in order, separated by a space; "" when it is read.
inline std::string codes_of(const std::string& text) {
  const auto result = load(text);
  if (result) return "";
  std::string out;
  for (const auto& diagnostic : result.diagnostics()) out += (out.empty() ? "" : " ") + diagnostic.code;
  return out;
}

/// Reads `module` back from its print and compares.
inline void check_print_and_read(const warpproof::ptx::Module& module) {
  const std::string text = print(module);
  const auto again = load(text);
  REQUIRE_MESSAGE(bool(again), (again ? "" : rendered(again.diagnostics()) + text));
  CHECK_MESSAGE(*again == module, text);
  CHECK(print(*again) == text);
}

}  // namespace ptx_test
