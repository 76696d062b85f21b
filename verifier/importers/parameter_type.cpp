#include "verifier/importers/parameter_type.h"

namespace warpproof::importers {
namespace {

struct ElementWord {
  const char* type;
  const char* element;
  unsigned alignment;  ///< bytes
};
constexpr ElementWord element_words[] = {{"float", "f32", 4},        {"double", "f64", 8},
                                         {"__half", "f16", 2},       {"__nv_bfloat16", "bf16", 2},
                                         {"char", "s8", 1},          {"signed char", "s8", 1},
                                         {"unsigned char", "u8", 1}, {"bool", "u8", 1},
                                         {"short", "s16", 2},        {"unsigned short", "u16", 2},
                                         {"int", "s32", 4},          {"unsigned int", "u32", 4},
                                         {"long", "s64", 8},         {"unsigned long", "u64", 8},
                                         {"long long", "s64", 8},    {"unsigned long long", "u64", 8},
                                         {"float2", "f32", 8},       {"float4", "f32", 16},
                                         {"double2", "f64", 16},     {"int2", "s32", 8},
                                         {"int4", "s32", 16},        {"uint4", "u32", 16},
                                         {"__half2", "f16", 4},      {"__nv_bfloat162", "bf16", 4}};

std::string without(std::string text, const std::string& word) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos;) text.erase(at, word.size());
  while (!text.empty() && text.back() == ' ') text.pop_back();
  while (!text.empty() && text.front() == ' ') text.erase(0, 1);
  return text;
}

}  // namespace

std::map<std::string, std::string> type_names(const SyntaxTree& tree) {
  std::map<std::string, std::string> out;
  std::vector<const Node*> left = {&tree.root()};
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    if (node.kind == "TypedefDecl" || node.kind == "TypeAliasDecl") {
      const auto [at, is_new] = out.emplace(node.name, node.type);
      if (!is_new && at->second != node.type) at->second.clear();
    }
    if (node.kind == "TranslationUnitDecl" || node.kind == "NamespaceDecl" || node.kind == "LinkageSpecDecl")
      left.insert(left.end(), node.children.begin(), node.children.end());
  }
  return out;
}

ParameterType parameter_type(const std::string& written, const std::map<std::string, std::string>& names) {
  std::string type = without(without(without(written, "__restrict"), "struct "), "volatile ");
  ParameterType out;
  if (type.ends_with("*const")) type = type.substr(0, type.size() - 5);
  if (type.ends_with("*")) {
    out.is_pointer = true;
    type.pop_back();
  }
  out.is_const = type.starts_with("const ") || type.ends_with(" const");
  type = without(without(type, "const "), " const");
  for (unsigned i = 0; i < 8; ++i)
    if (const auto at = names.find(type); at != names.end() && at->second != type)
      type = without(without(at->second, "struct "), "const ");
  for (const ElementWord& word : element_words)
    if (type == word.type) {
      out.element = word.element;
      out.alignment = word.alignment;
    }
  return out;
}

}  // namespace warpproof::importers
