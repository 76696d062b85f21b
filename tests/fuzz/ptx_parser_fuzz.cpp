// Any text: no crash, no hang, codes of our own; and what is read prints and reads back as the same module,
// with a control flow that covers the body.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/require.h"
#include "verifier/isa/ptx/control_flow.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/printer.h"

using namespace warpproof;

namespace {

base::Result<ptx::Module> load(std::string text) {
  auto source = std::make_shared<base::SourceFile>();
  source->path = "fuzz.ptx";
  source->text = std::move(text);
  return ptx::load_module(source, base::Limits{});
}

void check_flow(const ptx::Function& function) {
  const ptx::ControlFlow flow = ptx::control_flow(function);
  require(flow.immediate_post_dominator.size() == flow.blocks.size(), "a block without a post-dominator");
  std::uint32_t at = 0;
  for (const ptx::BasicBlock& block : flow.blocks) {
    require(block.begin == at && block.end > at, "blocks that do not cover the body");
    at = block.end;
  }
  require(at == function.body.size(), "blocks that do not cover the body");
  for (std::uint32_t i = 0; i < function.body.size(); ++i) {
    require(flow.reconvergence(function, i) <= function.body.size(), "a join outside of the body");
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto module = load(std::string(reinterpret_cast<const char*>(data), size));
  if (!module) {
    require(!module.diagnostics().empty(), "no module and no reason");
    for (const base::Diagnostic& diagnostic : module.diagnostics()) {
      require(diagnostic.code.starts_with("E04") || diagnostic.code.starts_with("E05"), "a foreign code");
      require(!render(diagnostic).empty(), "an empty message");
    }
    return 0;
  }
  for (const ptx::Function& entry : module->entries) check_flow(entry);
  for (const ptx::Function& function : module->functions) check_flow(function);
  const auto again = load(ptx::print(*module));
  require(bool(again), "what was printed is not read");
  require(*again == *module, "what was printed reads differently");
  return 0;
}
