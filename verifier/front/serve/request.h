#pragma once
// What the checking tools have in common: budget and options of a call, and the call itself.

#include "verifier/front/serve/answer.h"
#include "verifier/front/serve/arguments.h"

namespace warpproof::serve {

/// A text, or a file below the root: the arguments NAME and NAME_path ("text" and "path" when the name is
/// "").
struct Input {
  std::string text, path;
  bool given() const { return !text.empty() || !path.empty(); }
};

/// Complains unless at most one is given, a path may be used, and one is given when `required`.
Input read_input(Arguments& arguments, const std::string& text_name, const std::string& path_name,
                 bool required, const Options& options);

struct Settings {
  Request request;
  std::uint64_t budget_ms = 0;
};
/// "only", "quick", "budget_seconds".
Settings read_settings(Arguments& arguments, const Options& options);

/// E0762, for what the workspace says.
ToolResult not_written(const Workspace& workspace);

ToolResult answer_files(Settings settings, const Workspace& workspace, const ToolContext& context);
/// By the engine's `compare` where no claim says how the sides are launched.
ToolResult answer_sides(const std::string& left, const std::string& right, Settings settings,
                        const Workspace& workspace, const ToolContext& context);

}  // namespace warpproof::serve
