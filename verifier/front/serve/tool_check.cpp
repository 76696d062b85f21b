// The tools that check: a rewrite, a kernel against its claim, two kernels.

#include <algorithm>
#include <fstream>
#include <sstream>

#include "verifier/front/serve/request.h"

namespace warpproof::serve {
namespace {

/// Does a text lean on other .rw files? Generously: a word in a comment only costs a copy.
bool leans_on_others(const std::string& text) {
  return text.find("use") != std::string::npos || text.find("import") != std::string::npos;
}

/// The names after `kernel` and `sequence` at the start of a line: what a claim is about, without its twins,
/// whose sources are not part of a request.
std::vector<std::string> stated_kernels(const std::string& claim) {
  std::vector<std::string> out;
  std::istringstream lines(claim);
  for (std::string line; std::getline(lines, line);) {
    std::istringstream words(line);
    std::string first, name;
    if (words >> first >> name && (first == "kernel" || first == "sequence")) out.push_back(name);
  }
  return out;
}

std::string name_of(const std::string& path) { return path.substr(path.rfind('/') + 1); }

bool write_files(const std::vector<std::pair<std::string, std::string>>& files, Workspace& workspace) {
  return std::all_of(files.begin(), files.end(),
                     [&](const auto& file) { return workspace.write(file.first, file.second); });
}

/// Lays out a claim, given as text or as a path, beside the other files of the request. Its path, or "".
std::string lay_out_claim(const Input& claim, bool with_new_code, Workspace& workspace) {
  if (!claim.text.empty()) {
    if (leans_on_others(claim.text) && !workspace.take_rewrites()) return "";
    return workspace.write("claim.rw", claim.text) ? workspace.inline_path("claim.rw") : "";
  }
  if (!workspace.take_rewrites() || !workspace.take_folder_of(claim.path, with_new_code)) return "";
  return workspace.inline_path(name_of(claim.path));
}

std::string read_back(const std::string& path) {
  std::ostringstream text;
  std::ifstream file(path, std::ios::binary);
  text << file.rdbuf();
  return text.str();
}

}  // namespace

ToolResult check_rewrite(const Json& json, const ToolContext& context) {
  Arguments arguments(json);
  const Input input = read_input(arguments, "text", "path", true, context.options);
  Settings settings = read_settings(arguments, context.options);
  if (const auto wrong = arguments.complaint()) return *wrong;
  Workspace workspace(context.options.root);
  if (!input.path.empty()) {
    settings.request.files = {workspace.path(input.path)};
    return answer_files(std::move(settings), workspace, context);
  }
  if (leans_on_others(input.text) && !workspace.take_rewrites()) return not_written(workspace);
  if (!workspace.write("request.rw", input.text)) return not_written(workspace);
  settings.request.files = {workspace.inline_path("request.rw")};
  return answer_files(std::move(settings), workspace, context);
}

ToolResult check_kernel(const Json& json, const ToolContext& context) {
  Arguments arguments(json);
  const Input claim = read_input(arguments, "claim", "claim_path", true, context.options);
  std::vector<std::pair<std::string, std::string>> files = arguments.named_texts("files");
  const std::string source = arguments.text("source");
  const std::string source_name = arguments.text("source_name");
  if (!source.empty()) files.emplace_back(source_name.empty() ? "kernel.cu" : source_name, source);
  if (!claim.text.empty() && files.empty())
    arguments.complain("'source' is needed beside the text of a claim");
  Settings settings = read_settings(arguments, context.options);
  if (const auto wrong = arguments.complaint()) return *wrong;
  Workspace workspace(context.options.root);
  if (files.empty()) {
    settings.request.files = {workspace.path(claim.path)};
    return answer_files(std::move(settings), workspace, context);
  }
  const std::string path = lay_out_claim(claim, true, workspace);
  if (path.empty() || !write_files(files, workspace)) return not_written(workspace);
  settings.request.files = {path};
  if (settings.request.only.empty())
    settings.request.only = stated_kernels(claim.text.empty() ? read_back(path) : claim.text);
  return answer_files(std::move(settings), workspace, context);
}

namespace {

/// A side given as text becomes a file of the request; one given as a path stays where it is.
std::string side_path(const Input& side, const std::string& name, Workspace& workspace) {
  if (side.text.empty()) return workspace.path(side.path);
  return workspace.write(name, side.text) ? workspace.inline_path(name) : "";
}

std::string extension_of(const std::string& language) {
  if (language == "hip") return ".hip";
  if (language == "ptx") return ".ptx";
  if (language == "llvm_ir") return ".ll";
  return ".cu";
}

}  // namespace

ToolResult compare_kernels(const Json& json, const ToolContext& context) {
  Arguments arguments(json);
  const Input claim = read_input(arguments, "claim", "claim_path", false, context.options);
  const Input left = read_input(arguments, "left", "left_path", !claim.given(), context.options);
  const Input right = read_input(arguments, "right", "right_path", true, context.options);
  const std::string language = arguments.text("language");
  const std::vector<std::string> languages = {"", "cuda", "hip", "ptx", "llvm_ir"};
  if (std::find(languages.begin(), languages.end(), language) == languages.end())
    arguments.complain("'language' must be cuda, hip, ptx or llvm_ir");
  std::string source_name = arguments.text("source_name");
  Settings settings = read_settings(arguments, context.options);
  if (const auto wrong = arguments.complaint()) return *wrong;
  Workspace workspace(context.options.root);
  std::string left_path;
  if (claim.given()) {
    left_path = lay_out_claim(claim, left.given() && !left.text.empty(), workspace);
    if (left_path.empty()) return not_written(workspace);
    if (source_name.empty()) source_name = "kernel" + extension_of(language);
    if (!left.text.empty() && !workspace.write(source_name, left.text)) return not_written(workspace);
    if (!left.path.empty()) left_path = workspace.path(left.path);
    if (!settings.request.only.empty()) left_path += "#" + settings.request.only.front();
  } else {
    left_path = side_path(left, "left" + extension_of(language), workspace);
  }
  const std::string right_path = side_path(right, "right" + extension_of(language), workspace);
  if (left_path.empty() || right_path.empty()) return not_written(workspace);
  return answer_sides(left_path, right_path, std::move(settings), workspace, context);
}

}  // namespace warpproof::serve
