// Any bytes as AMDGPU IR (text or bitcode): no crash of this process, no hang; either code that the executor
// accepts or diagnostics with codes of our own.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/require.h"
#include "verifier/isa/amdgpu/load.h"

using namespace warpproof;

namespace {

/// The first kernel that the text defines, so that what is read is also lowered.
std::string first_kernel(const std::string& text) {
  const std::string mark = "amdgpu_kernel void @";
  const std::size_t at = text.find(mark);
  if (at == std::string::npos) return "f";
  const std::size_t begin = at + mark.size();
  return text.substr(begin, text.find('(', begin) - begin);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  auto source = std::make_shared<base::SourceFile>();
  source->text = std::string(reinterpret_cast<const char*>(data), size);
  source->path = source->text.starts_with("BC") ? "fuzz.bc" : "fuzz.ll";
  const auto code = amdgpu::load_kernel(source, first_kernel(source->text), "", base::Limits{});
  if (code) {
    require(!machine::check(*code), "malformed code");
    return 0;
  }
  require(!code.diagnostics().empty(), "no code and no reason");
  for (const base::Diagnostic& diagnostic : code.diagnostics()) {
    require(diagnostic.code.starts_with("E0"), "a foreign code");
    require(!render(diagnostic).empty(), "an empty message");
  }
  return 0;
}
