#include "verifier/isa/ptx/loader.h"

#include <algorithm>
#include <tuple>

#include "verifier/base/fault.h"
#include "verifier/isa/ptx/layout.h"
#include "verifier/isa/ptx/read/module_reader.h"

namespace warpproof::ptx {
namespace {

base::Diagnostic over_limit(const base::SourcePtr& source, std::string code, std::string message) {
  base::Diagnostic diagnostic;
  diagnostic.code = std::move(code);
  diagnostic.where = {source, 0, 0};
  diagnostic.message = std::move(message);
  return diagnostic;
}

}  // namespace

base::Result<Module> load_module(base::SourcePtr source, const base::Limits& limits) {
  WARPPROOF_INVARIANT(source != nullptr, "load_module without a source");
  constexpr std::uint64_t offset_max = 1ull << 31;  // places are 32-bit offsets
  const std::uint64_t bytes_max = std::min(limits.source_bytes_max, offset_max);
  if (source->text.size() > bytes_max) {
    return over_limit(source, "E0501",
                      "the text has " + std::to_string(source->text.size()) +
                          " bytes, more than the limit of " + std::to_string(bytes_max));
  }
  Module module;
  module.source = source;
  base::Diagnostics diagnostics;
  try {
    read::TokenStream stream(source, limits, diagnostics);
    read::ModuleReader(stream, module, limits).read();
  } catch (const read::GiveUp&) {
    WARPPROOF_INVARIANT(!diagnostics.empty(), "the reader gave up without a reason");
  }
  std::sort(diagnostics.begin(), diagnostics.end(), [](const base::Diagnostic& a, const base::Diagnostic& b) {
    return std::tie(a.where.begin, a.code, a.message) < std::tie(b.where.begin, b.code, b.message);
  });
  if (!diagnostics.empty()) return diagnostics;
  if (!place_reachable_shared(module)) {
    return over_limit(source, "E0502", "the call graph is too large to place shared memory");
  }
  return module;
}

}  // namespace warpproof::ptx
