#include "verifier/check/rootless.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace warpproof::checking {
namespace {

// As JSON writes it; no verdict holds a start-of-heading otherwise, and one that does is not kept.
constexpr const char* mark = "\\u0001root\\u0001";

std::string replaced(const std::string& text, const std::string& from, const std::string& to) {
  std::string out;
  std::size_t begin = 0;
  for (std::size_t at = 0; (at = text.find(from, begin)) != std::string::npos; begin = at + from.size())
    out.append(text, begin, at - begin).append(to);
  return out.append(text, begin);
}

}  // namespace

Rootless::Rootless(std::string root) : root_(std::move(root)) {
  while (root_.ends_with('/')) root_.pop_back();
  const bool plain = std::all_of(root_.begin(), root_.end(), [](unsigned char c) {
    return std::isalnum(c) != 0 || c == '/' || c == '.' || c == '_' || c == '-';
  });
  const bool is_full_path = root_.starts_with('/') && root_.size() > 1;
  if (!plain || !is_full_path) root_.clear();
}

std::string Rootless::place(const std::string& path) const {
  return !root_.empty() && path.starts_with(root_ + "/") ? "<root>" + path.substr(root_.size()) : path;
}

bool Rootless::is_in(const std::string& text) const {
  return !root_.empty() && text.find(root_) != std::string::npos;
}

std::optional<std::string> Rootless::without(const std::string& text) const {
  if (root_.empty()) return text;
  if (text.find(mark) != std::string::npos) return std::nullopt;
  std::string out = replaced(text, root_ + "/", std::string(mark) + "/");
  if (is_in(out)) return std::nullopt;
  return out;
}

std::string Rootless::with(const std::string& text) const {
  return root_.empty() ? text : replaced(text, std::string(mark) + "/", root_ + "/");
}

}  // namespace warpproof::checking
