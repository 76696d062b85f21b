#include "verifier/toolchain/messages.h"

#include <charconv>
#include <memory>
#include <optional>
#include <string_view>

namespace warpproof::toolchain {
namespace {

constexpr std::size_t messages_max = 10;
constexpr std::size_t message_bytes_max = 400;

struct Placed {
  std::string path;  ///< relative to the folder
  std::uint32_t line = 1, column = 1;
  std::string message;
};

/// Reads a number and the character after it.
std::optional<std::uint32_t> number_before(std::string_view& text, char stop) {
  std::uint32_t value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end == text.data() + text.size() || *end != stop) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()) + 1);
  return value;
}

/// "<inside>/path(line): error: message" or "<inside>/path:line:column: fatal error: message".
std::optional<Placed> read_placed(std::string_view line, const std::string& inside) {
  if (!line.starts_with(inside + "/")) return std::nullopt;
  line.remove_prefix(inside.size() + 1);
  const std::size_t end = line.find_first_of("(:");
  if (end == std::string_view::npos) return std::nullopt;
  Placed placed{.path = std::string(line.substr(0, end))};
  const char opening = line[end];
  line.remove_prefix(end + 1);
  const std::optional<std::uint32_t> row = number_before(line, opening == '(' ? ')' : ':');
  if (!row) return std::nullopt;
  placed.line = *row;
  if (opening == ':')
    if (const std::optional<std::uint32_t> column = number_before(line, ':')) placed.column = *column;
  const std::size_t error = line.find("error");
  if (error == std::string_view::npos) return std::nullopt;  // a warning
  const std::size_t colon = line.find(": ", error);
  placed.message = std::string(colon == std::string_view::npos ? line.substr(error) : line.substr(colon + 2));
  return placed;
}

std::uint32_t offset_of(const std::string& text, std::uint32_t line, std::uint32_t column) {
  std::size_t at = 0;
  for (std::uint32_t i = 1; i < line && at != std::string::npos; ++i) {
    at = text.find('\n', at);
    if (at != std::string::npos) ++at;
  }
  return static_cast<std::uint32_t>(
      std::min(at == std::string::npos ? text.size() : at + column - 1, text.size()));
}

/// Folder names of the sandbox mean nothing to the user.
std::string shorten(std::string text, const std::string& inside, const std::string& folder) {
  for (std::size_t at = 0; (at = text.find(inside + "/", at)) != std::string::npos; at += folder.size())
    text.replace(at, inside.size(), folder);
  return text.substr(0, message_bytes_max);
}

base::Diagnostic placed_diagnostic(const Placed& placed, const SnapshotFile& file, const std::string& folder,
                                   const std::string& inside) {
  const auto source =
      std::make_shared<const base::SourceFile>(base::SourceFile{folder + "/" + file.path, file.text});
  const std::uint32_t at = offset_of(file.text, placed.line, placed.column);
  return {.code = "E0543",
          .where = {source, at, at + 1},
          .message = "the compiler says: " + shorten(placed.message, inside, folder)};
}

}  // namespace

base::Diagnostics compiler_messages(const std::string& text, const std::string& inside,
                                    const Snapshot& snapshot, const std::string& ending) {
  base::Diagnostics out;
  base::Diagnostic rest{.code = "E0543", .message = "the compiler failed: " + ending};
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find('\n', at), text.size());
    const std::string line = text.substr(at, std::min(end - at, message_bytes_max));
    at = end + 1;
    const std::optional<Placed> placed = read_placed(line, inside);
    const SnapshotFile* file = placed ? snapshot.find(placed->path) : nullptr;
    if (file && out.size() < messages_max)
      out.push_back(placed_diagnostic(*placed, *file, snapshot.folder, inside));
    if (!file && !line.empty() && rest.notes.size() < messages_max)
      rest.notes.push_back(shorten(line, inside, snapshot.folder));
  }
  if (out.empty()) out.push_back(std::move(rest));
  return out;
}

}  // namespace warpproof::toolchain
