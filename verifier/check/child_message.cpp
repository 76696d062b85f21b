#include "verifier/check/child_message.h"

#include <cstdint>
#include <cstring>
#include <type_traits>

#include "verifier/verdict/record.h"

namespace warpproof::checking {
namespace {

// Both ends are this program: lengths and doubles as they lie in memory.
template <class T>
std::string raw(const T& value) {
  static_assert(std::is_trivially_copyable_v<T>);
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

template <class T>
T value_at(const std::string& text, std::size_t at) {
  T value{};
  std::memcpy(&value, text.data() + at, sizeof value);
  return value;
}

constexpr std::size_t head_bytes = 1 + sizeof(std::uint64_t) + sizeof(double);

/// Kind, length, number, content.
std::string framed(char kind, double number, const std::string& content) {
  return kind + raw(static_cast<std::uint64_t>(content.size())) + raw(number) + content;
}

}  // namespace

std::string message_of(const Progress& progress) {
  return framed('p', progress.done, progress.subject + std::string(1, '\0') + progress.stage);
}

std::string message_of(const Verdict& verdict, double elapsed_ms) {
  return framed('v', elapsed_ms, verdict::record(verdict));
}

std::optional<ChildMessage> take_message(std::string& text) {
  if (text.size() < head_bytes) return std::nullopt;
  const auto length = value_at<std::uint64_t>(text, 1);
  if (text.size() - head_bytes < length) return std::nullopt;
  const char kind = text[0];
  const auto number = value_at<double>(text, 1 + sizeof(std::uint64_t));
  const std::string content = text.substr(head_bytes, length);
  text.erase(0, head_bytes + length);
  ChildMessage message;
  if (kind == 'p') {
    const std::size_t end = std::min(content.find('\0'), content.size());
    message.progress = {content.substr(0, end), content.substr(std::min(end + 1, content.size())), number};
  } else if (auto verdict = verdict::read_record(content)) {
    message.verdict = std::move(*verdict);
    message.elapsed_ms = number;
  }
  return message;
}

}  // namespace warpproof::checking
