#include "verifier/importers/device_source.h"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace warpproof::importers {
namespace {

constexpr std::string_view source_folder = "/src/";
constexpr std::size_t filler_headers_max = 512;

struct Range {
  std::uint32_t begin = 0, end = 0;
  bool ends_in_macro = false;  ///< then `end` is that of the macro's name
};
using Ranges = std::map<std::string, std::vector<Range>>;  ///< by file of the folder

bool is_of_device(const Node& declaration) {
  return declaration.is_constexpr || has_attribute(declaration, "CUDAGlobal") ||
         has_attribute(declaration, "CUDADevice") || has_attribute(declaration, "CUDAConstant") ||
         has_attribute(declaration, "CUDAShared");
}

/// What host code alone needs. A class is kept: a kernel may use it.
bool is_of_host(const Node& declaration) {
  const std::string& kind = declaration.kind;
  if (kind == "FunctionDecl" || kind == "CXXMethodDecl" || kind == "CXXConstructorDecl")
    return !is_of_device(declaration);
  if (kind == "FunctionTemplateDecl")
    return std::any_of(declaration.children.begin(), declaration.children.end(),
                       [](const Node* child) { return child->kind == "FunctionDecl"; }) &&
           std::none_of(declaration.children.begin(), declaration.children.end(), [](const Node* child) {
             return child->kind == "FunctionDecl" && is_of_device(*child);
           });
  if (kind == "VarDecl") return !is_of_device(declaration) && !declaration.type.starts_with("const ");
  const auto names_framework = [](const std::string& type) {
    return type.find("at::") == 0 || type.find("c10::") != type.npos || type.find("pybind11::") != type.npos;
  };
  if (kind == "TypedefDecl" || kind == "TypeAliasDecl") return names_framework(declaration.type);
  return kind == "UsingDecl" || kind == "NamespaceAliasDecl";
}

std::optional<std::string> file_of(const Node& node) {
  if (node.begin.file == nullptr || node.begin.file != node.end.file) return std::nullopt;
  if (!node.begin.file->starts_with(source_folder)) return std::nullopt;
  return node.begin.file->substr(source_folder.size());
}

void collect(const Node& around, Ranges& out) {
  std::vector<const Node*> left(around.children.begin(), around.children.end());
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    const bool one = node.kind == "LinkageSpecDecl" && node.children.size() == 1 &&
                     node.end.offset == node.children.front()->end.offset;
    if ((node.kind == "NamespaceDecl" || node.kind == "LinkageSpecDecl") && !one) {
      left.insert(left.end(), node.children.begin(), node.children.end());
      continue;
    }
    // A name for an outer namespace is cheap to keep; what it stands for may be of the device.
    if (!is_of_host(one ? *node.children.front() : node) || node.is_implicit) continue;
    if (const auto file = file_of(node))
      out[*file].push_back({node.begin.offset, node.end.offset + node.end.token_bytes, node.end.in_macro});
  }
}

/// With the arguments of the macro that a declaration ends in.
Range with_arguments(const std::string& text, Range range) {
  if (!range.ends_in_macro || range.end > text.size()) return range;
  std::size_t at = text.find_first_not_of(" \t\r\n", range.end);
  if (at == std::string::npos || text[at] != '(') return range;
  for (int depth = 0; at < text.size(); ++at) {
    if (text[at] == '(') ++depth;
    if (text[at] == ')' && --depth == 0) {
      range.end = static_cast<std::uint32_t>(at + 1);
      break;
    }
  }
  return range;
}

/// Spaces, but for line ends and lines that are directives.
void blank(std::string& text, const Range& range) {
  if (range.begin >= range.end || range.end > text.size()) return;
  std::size_t at = range.begin;
  while (at < range.end) {
    const std::size_t line_end = std::min<std::size_t>(text.find('\n', at), range.end);
    std::size_t first = text.find_last_of('\n', at == 0 ? 0 : at - 1);
    first = text.find_first_not_of(" \t", at == 0 || first == std::string::npos ? 0 : first + 1);
    const bool directive = first < line_end && text[first] == '#' && first >= range.begin;
    bool goes_on = directive;
    std::size_t end = line_end;
    while (goes_on && end < range.end && end > 0 && text[end - 1] == '\\')
      end = std::min<std::size_t>(text.find('\n', end + 1), range.end);
    if (!directive)
      for (std::size_t i = at; i < line_end; ++i)
        if (text[i] != '\r') text[i] = ' ';
    at = end + 1;
  }
}

/// Names every instance, so that the compiler makes it: nobody launches it any more.
std::string instances(const HostCode& host) {
  std::set<std::string> names;
  std::map<std::string, int> overloads;
  for (const HostKernel& kernel : host.kernels) ++overloads[kernel.base];
  for (const LaunchSite& site : host.launches) {
    const HostKernel& kernel = host.kernels[site.kernel];
    const bool alone = overloads[kernel.base] == 1 || kernel.name != kernel.base;
    const std::size_t open = kernel.type.find('(');
    if (alone || open == std::string::npos)
      names.insert("&" + kernel.name);
    else
      names.insert("static_cast<void (*)" + kernel.type.substr(open) + ">(&" + kernel.name + ")");
  }
  std::string out = "\nvoid warpproof_instances(void** out) {\n";
  for (const std::string& name : names) out += "  *out++ = (void*)(" + name + ");\n";
  return out + "}\n";
}

/// The name that an include directive gives, or "".
std::string included(std::string_view line) {
  const std::size_t mark = line.find_first_not_of(" \t");
  if (mark == line.npos || line[mark] != '#') return "";
  const std::size_t word = line.find_first_not_of(" \t", mark + 1);
  if (word == line.npos || line.substr(word, 7) != "include") return "";
  const std::size_t open = line.find_first_of("<\"", word + 7);
  if (open == line.npos) return "";
  const std::size_t close = line.find(line[open] == '<' ? '>' : '"', open + 1);
  if (close == line.npos) return "";
  const std::string name(line.substr(open + 1, close - open - 1));
  const bool plain = !name.empty() && name.size() < 200 && name[0] != '/' && name.find("..") == name.npos &&
                     name.find("//") == name.npos && name.back() != '/' &&
                     name.find_first_not_of(
                         "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
                         "0123456789_./+-") == name.npos;
  return plain ? name : "";
}

/// A build may have its own include paths: "utils.cuh" can only mean the one file of that name in the folder.
std::string only_file_named(const toolchain::Snapshot& snapshot, const std::string& name) {
  std::string found;
  for (const toolchain::SnapshotFile& file : snapshot.files) {
    if (!file.path.ends_with("/" + name)) continue;
    if (!found.empty()) return "";
    found = file.path;
  }
  return found;
}

}  // namespace

std::vector<toolchain::SnapshotFile> device_source(const SyntaxTree& tree, const HostCode& host,
                                                   const toolchain::Snapshot& snapshot,
                                                   const std::string& main_file) {
  Ranges ranges;
  collect(tree.root(), ranges);
  std::vector<toolchain::SnapshotFile> out;
  for (const toolchain::SnapshotFile& file : snapshot.files) {
    const auto found = ranges.find(file.path);
    if (found == ranges.end() && file.path != main_file) continue;
    toolchain::SnapshotFile changed = file;
    if (found != ranges.end())
      for (const Range& range : found->second) blank(changed.text, with_arguments(file.text, range));
    if (file.path == main_file) changed.text += instances(host);
    out.push_back(std::move(changed));
  }
  return out;
}

std::vector<toolchain::SnapshotFile> filler_headers(const toolchain::Snapshot& snapshot) {
  std::set<std::string> names;
  for (const toolchain::SnapshotFile& file : snapshot.files) {
    const std::string_view text = file.text;
    for (std::size_t at = 0; at < text.size() && names.size() < filler_headers_max;) {
      const std::size_t end = std::min(text.find('\n', at), text.size());
      if (const std::string name = included(text.substr(at, end - at)); !name.empty()) names.insert(name);
      at = end + 1;
    }
  }
  std::vector<toolchain::SnapshotFile> out;
  for (const std::string& name : names) {
    // "a" and "a/b" can not both be files.
    const auto below = names.lower_bound(name + "/");
    if (below != names.end() && below->starts_with(name + "/")) continue;
    if (name.starts_with("forced/")) continue;
    if (const std::string elsewhere = only_file_named(snapshot, name); !elsewhere.empty()) {
      out.push_back({name, "#include \"" + std::string(source_folder) + elsewhere + "\"\n"});
      continue;
    }
    out.push_back({name, "namespace torch {}\nnamespace at {}\nnamespace c10 {}\nnamespace pybind11 {}\n"});
  }
  return out;
}

}  // namespace warpproof::importers
