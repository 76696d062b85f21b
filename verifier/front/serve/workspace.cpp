#include "verifier/front/serve/workspace.h"

#include <algorithm>
#include <fstream>
#include <sstream>

#include "warpproof/isolated.h"

namespace warpproof::serve {
namespace {

namespace files = std::filesystem;

constexpr const char* inline_folder = "request";
constexpr std::uint64_t copied_bytes_max = 32u << 20;
constexpr int visited_max = 20'000;
constexpr int depth_max = 8;
constexpr std::size_t path_bytes_max = 1024;

bool is_plain_name(const std::string& name) {
  return !name.empty() && name.size() <= 128 && name[0] != '.' && name[0] != '-' &&
         std::all_of(name.begin(), name.end(), [](char c) {
           return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' || c == '.';
         });
}

bool is_compiled(const files::path& path) {
  const std::string extension = path.extension().string();
  return extension == ".ptx" || extension == ".ll" || extension == ".bc";
}

std::string text_of(const files::path& path) {
  std::ostringstream text;
  std::ifstream file(path, std::ios::binary);
  text << file.rdbuf();
  return text.str();
}

void replace_all(std::string& text, const std::string& what, const std::string& by) {
  for (std::size_t at = 0; !what.empty() && (at = text.find(what, at)) != std::string::npos; at += by.size())
    text.replace(at, what.size(), by);
}

}  // namespace

std::string wrong_with_path(const std::string& root, const std::string& written) {
  const std::string path = written.substr(0, written.rfind('#'));
  if (path.empty() || path.size() > path_bytes_max) return "the path is empty or too long";
  for (const char c : path)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F) return "the path contains a control byte";
  if (path[0] == '/') return "the path is absolute; write it relative to the served root";
  files::path at = root;
  for (const files::path& part : files::path(path)) {
    if (part == "..") return "the path climbs with '..'; only files below the served root are read";
    at /= part;
    std::error_code failed;
    if (files::is_symlink(files::symlink_status(at, failed)))
      return "the path goes through the symbolic link '" + part.string() + "'";
  }
  std::error_code failed;
  if (!files::is_regular_file(at, failed)) return "there is no such file below the served root";
  return "";
}

Workspace::Workspace(std::string root) : root_(std::move(root)) {}

bool Workspace::make_private() {
  if (is_private()) return true;
  folder_ = private_folder(why_);
  if (!folder_) return false;
  private_root_ = *folder_;
  std::error_code failed;
  files::create_directory(files::path(private_root_) / inline_folder, failed);
  if (failed) why_ = "no temporary folder: " + failed.message();
  return !failed;
}

std::string Workspace::inline_path(const std::string& name) const {
  return private_root_ + "/" + inline_folder + "/" + name;
}

bool Workspace::write(const std::string& name, const std::string& text) {
  if (!is_plain_name(name)) {
    why_ = "'" + name.substr(0, 60) + "' is no plain file name (letters, digits, '_', '-', '.')";
    return false;
  }
  if (!make_private()) return false;
  std::ofstream file(inline_path(name), std::ios::binary);
  file.write(text.data(), static_cast<std::streamsize>(text.size()));
  file.close();
  if (!file) why_ = "the temporary folder can not be written";
  return static_cast<bool>(file);
}

bool Workspace::copy(const files::path& from, const files::path& to) {
  std::error_code failed;
  copied_bytes_ += files::file_size(from, failed);
  if (failed) return true;  // gone meanwhile: it will be missed where it is needed
  if (copied_bytes_ > copied_bytes_max) {
    why_ =
        "the files that a request may need are more than " + std::to_string(copied_bytes_max >> 20) + " MiB";
    return false;
  }
  files::create_directories(to.parent_path(), failed);
  files::copy_file(from, to, files::copy_options::overwrite_existing, failed);
  return true;
}

std::vector<files::path> Workspace::rewrites_of_root() const {
  std::vector<files::path> out;
  std::error_code failed;
  int visited = 0;
  files::recursive_directory_iterator at(root_, files::directory_options::skip_permission_denied, failed);
  for (; !failed && at != files::recursive_directory_iterator(); at.increment(failed)) {
    if (++visited > visited_max) break;
    const files::path& path = at->path();
    const bool hidden = path.filename().string().starts_with('.');
    std::error_code unknown;
    if (at->is_symlink(unknown)) continue;
    if (at->is_directory(unknown) && (hidden || at.depth() >= depth_max)) at.disable_recursion_pending();
    if (!hidden && path.extension() == ".rw" && at->is_regular_file(unknown)) out.push_back(path);
  }
  return out;
}

bool Workspace::take_rewrites() {
  if (!make_private()) return false;
  std::vector<std::string> texts;  // of what is there, and not yet looked through
  std::error_code failed;
  for (const auto& entry : files::directory_iterator(files::path(private_root_) / inline_folder, failed))
    if (entry.path().extension() == ".rw") texts.push_back(text_of(entry.path()));
  std::vector<files::path> left = rewrites_of_root();
  while (!texts.empty()) {
    const std::string text = std::move(texts.back());
    texts.pop_back();
    const auto wanted = std::partition(left.begin(), left.end(), [&](const files::path& path) {
      return text.find(path.stem().string()) == std::string::npos;
    });
    for (auto path = wanted; path != left.end(); ++path) {
      if (!copy(*path, files::path(private_root_) / path->lexically_relative(root_))) return false;
      texts.push_back(text_of(*path));
    }
    left.erase(wanted, left.end());
  }
  return true;
}

bool Workspace::take_folder_of(const std::string& claim, bool without_code) {
  if (!make_private()) return false;
  std::error_code failed;
  for (const auto& entry : files::directory_iterator(files::path(path(claim)).parent_path(), failed)) {
    std::error_code unknown;
    if (entry.is_symlink(unknown) || !entry.is_regular_file(unknown)) continue;
    if (without_code && is_compiled(entry.path())) continue;
    if (!copy(entry.path(), inline_path(entry.path().filename().string()))) return false;
  }
  return true;
}

std::string Workspace::shown(std::string text) const {
  if (is_private()) {
    replace_all(text, private_root_ + "/" + inline_folder + "/", "");
    replace_all(text, private_root_ + "/", "");
    replace_all(text, private_root_, ".");
    // As seen from the folder that we run in.
    std::error_code failed;
    const std::string relative = files::proximate(private_root_, failed).string();
    if (!failed) replace_all(text, relative + "/" + inline_folder + "/", "");
    if (!failed) replace_all(text, relative + "/", "");
  }
  if (root_ != ".") replace_all(text, root_ + "/", "");
  return text;
}

}  // namespace warpproof::serve
