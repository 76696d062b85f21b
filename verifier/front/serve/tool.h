#pragma once
// A tool as an agent sees it. One row of tool_table() each; to add one: a file with its function, a row.

#include <cstdint>
#include <functional>
#include <stop_token>
#include <string>
#include <vector>

#include "verifier/front/serve/json.h"
#include "verifier/front/serve/serve.h"
#include "warpproof/isolated.h"

namespace warpproof::serve {

/// What answers: child processes, or a stand-in of a test.
struct Engine {
  std::function<IsolatedAnswer(const Request&, const Isolation&)> check = check_isolated;
  std::function<IsolatedAnswer(const std::string&, const std::string&, const Request&, const Isolation&)>
      equivalent = equivalent_isolated;
  /// Of sources that no claim covers.
  std::function<IsolatedAnswer(const std::string&, const std::string&, const Request&, const Isolation&)>
      compare = compare_sources_isolated;
};

struct ToolContext {
  const Options& options;
  const Engine& engine;
  std::stop_token stop;
  std::function<void(const Progress&)> progress;  ///< empty when nobody asked for it
};

/// `structured` fits the tool's output schema, also when is_error: then `error` is set in it.
struct ToolResult {
  Json structured;
  std::string text;  ///< for a reader; less than text_bytes_max
  bool is_error = false;
};
constexpr std::size_t text_bytes_max = 2000;

struct Tool {
  std::string name, title, description;
  Json input_schema, output_schema;
  std::function<ToolResult(const Json& arguments, const ToolContext& context)> call;
};

const std::vector<Tool>& tool_table();

/// An answer without a verdict: a diagnostic code (E076x), what is wrong, what to do.
ToolResult tool_error(const std::string& code, const std::string& message,
                      const std::vector<std::string>& next_steps);

ToolResult check_rewrite(const Json& arguments, const ToolContext& context);
ToolResult check_kernel(const Json& arguments, const ToolContext& context);
ToolResult compare_kernels(const Json& arguments, const ToolContext& context);
ToolResult explain_word(const Json& arguments, const ToolContext& context);

}  // namespace warpproof::serve
