#include "verifier/front/serve/request.h"

#include <algorithm>
#include <filesystem>

namespace warpproof::serve {
namespace {

/// The library's own net is a little shorter than the one that kills, so that it can say what is left.
std::uint64_t own_share(std::uint64_t budget_ms) {
  return budget_ms - std::min<std::uint64_t>(budget_ms / 10, 1000);
}

Isolation isolation_of(const Settings& settings, const ToolContext& context) {
  Isolation isolation;
  isolation.worker = context.options.worker;
  isolation.wall_ms_max = settings.budget_ms;
  isolation.memory_bytes_max = context.options.memory_bytes_max;
  isolation.unconfined = context.options.unconfined;
  isolation.stop = context.stop;
  return isolation;
}

/// Is it a claim, code that no host code can come with, or beside a claim (where `equivalent` looks for one)?
bool knows_launch(const std::string& side) {
  const std::filesystem::path path(side);
  if (path.extension() != ".cu") return true;
  std::error_code failed;
  return std::filesystem::exists(path.parent_path() / "claim.rw", failed) ||
         std::filesystem::exists(path.parent_path().parent_path() / "claim.rw", failed);
}

template <class Call>
ToolResult answered(Settings& settings, const Workspace& workspace, const ToolContext& context, Call&& call) {
  Whereabouts last;
  settings.request.root = workspace.root();
  settings.request.compile_sources = context.options.compile_sources;
  settings.request.time_ms_max = own_share(settings.budget_ms);
  settings.request.memory_bytes_max = context.options.memory_bytes_max;
  settings.request.progress = [&](const Progress& progress) {
    last = {workspace.shown(progress.subject), workspace.shown(progress.stage)};
    if (context.progress) context.progress({last.subject, last.stage, progress.done});
  };
  const IsolatedAnswer answer = call(isolation_of(settings, context));
  return tool_result(answer, last, workspace, settings.budget_ms);
}

}  // namespace

Input read_input(Arguments& arguments, const std::string& text_name, const std::string& path_name,
                 bool required, const Options& options) {
  Input input;
  input.text = arguments.text(text_name.c_str());
  input.path = arguments.text(path_name.c_str());
  const std::string both = "'" + text_name + "' and '" + path_name + "'";
  if (!input.text.empty() && !input.path.empty()) arguments.complain("give one of " + both + ", not both");
  if (required && !input.given()) arguments.complain("one of " + both + " is needed");
  if (!input.path.empty())
    if (const std::string wrong = wrong_with_path(options.root, input.path); !wrong.empty())
      arguments.complain("'" + path_name + "': " + wrong);
  return input;
}

Settings read_settings(Arguments& arguments, const Options& options) {
  Settings settings;
  settings.request.only = arguments.texts("only");
  settings.request.quick = arguments.flag("quick", false);
  const auto seconds =
      arguments.number("budget_seconds", 1, static_cast<double>(options.budget_ms_max) / 1000);
  settings.budget_ms = seconds ? static_cast<std::uint64_t>(*seconds * 1000) : options.budget_ms;
  return settings;
}

ToolResult not_written(const Workspace& workspace) {
  return tool_error("E0762", "the files of the request could not be laid out: " + workspace.why(),
                    {"Correct the file names, or send smaller texts."});
}

ToolResult answer_files(Settings settings, const Workspace& workspace, const ToolContext& context) {
  return answered(settings, workspace, context, [&](const Isolation& isolation) {
    return context.engine.check(settings.request, isolation);
  });
}

ToolResult answer_sides(const std::string& left, const std::string& right, Settings settings,
                        const Workspace& workspace, const ToolContext& context) {
  return answered(settings, workspace, context, [&](const Isolation& isolation) {
    const bool launched_by_host = !knows_launch(left) && !knows_launch(right);
    const auto& engine = launched_by_host ? context.engine.compare : context.engine.equivalent;
    return engine(left, right, settings.request, isolation);
  });
}

}  // namespace warpproof::serve
