#pragma once
// Host code in a folder of its own, read as the importer reads it.

#include <doctest/doctest.h>

#include <map>
#include <string>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/importers/import_launches.h"
#include "verifier/text/load.h"
#include "verifier/toolchain/clang.h"
#include "verifier/toolchain/sandbox.h"

namespace warpproof::importers {

inline bool measured() {
  const bool possible = toolchain::find_clang().has_value() &&
                        toolchain::find_sandbox().confinement != toolchain::Confinement::none;
  if (!possible) MESSAGE("not measured here: needs clang 19 and a sandbox");
  return possible;
}

inline base::Result<ImportedFile> import_text(const std::string& text,
                                              const std::map<std::string, std::string>& others = {}) {
  ScratchFolder folder;
  folder.write("k.cu", text);
  for (const auto& [name, content] : others) folder.write(name, content);
  return import_launches({.folder = folder.path(), .file = "k.cu", .shown = "k.cu"}, {});
}

/// "grid | block | shared | arguments" of a launch, as text.
inline std::string summary(const ImportedLaunch& launch) {
  std::string out;
  for (const auto* list : {&launch.claim.grid, &launch.claim.block}) {
    for (const ir::ExpressionPtr& side : *list)
      if (const std::string text = text::print(side); text != "1" || &side == &list->front())
        out += (&side == &list->front() ? "" : ", ") + text;
    out += " | ";
  }
  out += launch.claim.dynamic_shared_bytes ? text::print(launch.claim.dynamic_shared_bytes) : "0";
  out += " |";
  for (const ir::KernelArgument& argument : launch.claim.arguments) {
    const char* mode = !argument.is_array ? "" : argument.mode == ir::ArgumentMode::in ? "in " : "inout ";
    out += " " + std::string(mode) + argument.name + " : " + argument.scalar_type;
    if (argument.value) out += " = " + text::print(argument.value);
    out += ",";
  }
  out.pop_back();
  return out;
}

inline std::string codes(const base::Diagnostics& diagnostics) {
  std::string out;
  for (const base::Diagnostic& diagnostic : diagnostics) out += (out.empty() ? "" : " ") + diagnostic.code;
  return out;
}

}  // namespace warpproof::importers
