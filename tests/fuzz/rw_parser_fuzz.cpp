// Any text: no crash, no hang, codes of our own; and what is read prints and reads back as the same program,
// whose sides unfold or say why not.
#include <cstddef>
#include <cstdint>
#include <string>

#include "tests/fuzz/require.h"
#include "verifier/ir/unfold.h"
#include "verifier/text/load.h"

using namespace warpproof;

namespace {

base::Result<ir::Program> load(const std::string& text) {
  return text::load_program(std::make_shared<const base::SourceFile>(base::SourceFile{"fuzz.rw", text}),
                            base::Limits{});
}

void check_diagnostics(const base::Diagnostics& diagnostics) {
  require(!diagnostics.empty(), "no program and no reason");
  for (const base::Diagnostic& diagnostic : diagnostics) {
    const bool ours = diagnostic.code.size() == 5 && diagnostic.code[0] == 'E' && diagnostic.code[1] == '0';
    require(ours && diagnostic.code[2] != '4', "a foreign code");
    require(!base::render(diagnostic).empty(), "an empty message");
  }
}

void check_unfolding(const ir::Program& program) {
  base::Limits limits;
  limits.expression_nodes_max = 20'000;
  ir::IndexAllocator allocator = program.allocator;
  for (const ir::Rewrite& rewrite : program.rewrites) {
    text::ExpressionScope scope = text::scope_of(rewrite);
    for (const ir::Side* side : {&rewrite.before, &rewrite.after}) {
      const auto outputs = ir::unfold(program, rewrite, *side, allocator, limits);
      if (!outputs) {
        check_diagnostics(outputs.diagnostics());
        continue;
      }
      for (const ir::UnfoldedOutput& output : *outputs) {
        scope.indices = text::free_index_names(output.body);
        const std::string printed = text::print(output.body, scope);
        const auto again = text::parse_expression(printed, scope);
        if (!again) continue;  // deeper than a person may write
        require(ir::alpha_equal(*again, output.body), "an expression that reads back differently");
      }
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto program = load(std::string(reinterpret_cast<const char*>(data), size));
  if (!program) {
    check_diagnostics(program.diagnostics());
    return 0;
  }
  const std::string printed = text::print(*program);
  const auto again = load(printed);
  if (!again) {
    // Printing writes out what was implied, and may so reach a limit; nothing else may be wrong with it.
    for (const base::Diagnostic& diagnostic : again.diagnostics()) {
      const bool limit =
          diagnostic.code == "E0115" || diagnostic.code == "E0116" || diagnostic.code == "E0262";
      require(limit, "what was printed is not read");
    }
    return 0;
  }
  require(text::print(*again) == printed, "what was printed reads differently");
  check_unfolding(*program);
  return 0;
}
