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
    if (!workspace.write("claim.rw", claim.text)) return "";
    if (leans_on_others(claim.text) && !workspace.take_rewrites()) return "";
    return workspace.inline_path("claim.rw");
  }
  if (!workspace.take_folder_of(claim.path, with_new_code) || !workspace.take_rewrites()) return "";
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
  if (!workspace.write("request.rw", input.text)) return not_written(workspace);
  if (leans_on_others(input.text) && !workspace.take_rewrites()) return not_written(workspace);
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
  const bool more_rewrites =
      std::any_of(files.begin(), files.end(), [](const auto& file) { return file.first.ends_with(".rw"); });
  if (more_rewrites && !workspace.take_rewrites()) return not_written(workspace);
  settings.request.files = {path};
  if (settings.request.only.empty())
    settings.request.only = stated_kernels(claim.text.empty() ? read_back(path) : claim.text);
  return answer_files(std::move(settings), workspace, context);
}

namespace {

std::string extension_of(const std::string& language) {
  if (language == "hip") return ".hip";
  if (language == "ptx") return ".ptx";
  if (language == "llvm_ir") return ".ll";
  return ".cu";
}

struct Sides {
  Input claim, left, right;
  std::string language, source_name, only;
};

/// The suffix of a path: ".cu", or ".ll#gfx942" where it names a machine.
std::string suffix_of(const std::string& path) {
  const std::string name = name_of(path);
  const std::size_t dot = name.rfind('.', name.find('#'));
  return dot == std::string::npos ? "" : name.substr(dot);
}

/// Where the left side lies among the files of the request, or "".
std::string lay_out_left(const Sides& sides, const Options& options, Workspace& workspace) {
  const std::string extension = extension_of(sides.language);
  if (!sides.claim.given()) {
    if (!sides.left.text.empty())
      return workspace.write("left" + extension, sides.left.text) ? workspace.inline_path("left" + extension)
                                                                  : "";
    const bool taken = workspace.take_folder_of(sides.left.path, false) && workspace.take_rewrites();
    return taken ? workspace.inline_path(name_of(sides.left.path)) : "";
  }
  std::string path = lay_out_claim(sides.claim, sides.left.given(), workspace);
  std::string code = sides.left.text;
  if (!sides.left.path.empty()) code = read_back(options.root + "/" + sides.left.path);
  const std::string name = sides.source_name.empty() ? "kernel" + extension : sides.source_name;
  if (path.empty() || (sides.left.given() && !workspace.write(name, code))) return "";
  return sides.only.empty() ? path : path + "#" + sides.only;
}

std::string lay_out_right(const Sides& sides, const Options& options, Workspace& workspace) {
  const bool is_text = !sides.right.text.empty();
  const std::string suffix = is_text ? extension_of(sides.language) : suffix_of(sides.right.path);
  const std::string name = "right" + suffix.substr(0, suffix.find('#'));
  const std::string file = sides.right.path.substr(0, sides.right.path.find('#'));
  const std::string text = is_text ? sides.right.text : read_back(options.root + "/" + file);
  return workspace.write(name, text) ? workspace.inline_path("right" + suffix) : "";
}

Sides read_sides(Arguments& arguments, const Options& options) {
  Sides sides;
  sides.claim = read_input(arguments, "claim", "claim_path", false, options);
  sides.left = read_input(arguments, "left", "left_path", !sides.claim.given(), options);
  sides.right = read_input(arguments, "right", "right_path", true, options);
  sides.language = arguments.text("language");
  const std::vector<std::string> languages = {"", "cuda", "hip", "ptx", "llvm_ir"};
  if (std::find(languages.begin(), languages.end(), sides.language) == languages.end())
    arguments.complain("'language' must be cuda, hip, ptx or llvm_ir");
  sides.source_name = arguments.text("source_name");
  return sides;
}

}  // namespace

ToolResult compare_kernels(const Json& json, const ToolContext& context) {
  Arguments arguments(json);
  Sides sides = read_sides(arguments, context.options);
  Settings settings = read_settings(arguments, context.options);
  if (!settings.request.only.empty()) sides.only = settings.request.only.front();
  const bool in_place = !sides.claim.given() && sides.left.text.empty() && sides.right.text.empty();
  if (!in_place && suffix_of(sides.right.path).starts_with(".rw"))
    arguments.complain(
        "'right_path' must be a code file where a claim or a text is given; as a claim, send it alone");
  if (const auto wrong = arguments.complaint()) return *wrong;
  Workspace workspace(context.options.root);
  if (in_place)
    return answer_sides(workspace.path(sides.left.path), workspace.path(sides.right.path),
                        std::move(settings), workspace, context);
  const std::string left = lay_out_left(sides, context.options, workspace);
  const std::string right = left.empty() ? "" : lay_out_right(sides, context.options, workspace);
  if (right.empty()) return not_written(workspace);
  return answer_sides(left, right, std::move(settings), workspace, context);
}

}  // namespace warpproof::serve
