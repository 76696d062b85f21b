#include "verifier/front/cli/terminal.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <charconv>
#include <cstdlib>

namespace warpproof::cli {
namespace {

std::string environment(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? "" : value;
}

}  // namespace

bool is_terminal(int descriptor) {
  const std::string term = environment("TERM");
  return isatty(descriptor) != 0 && !term.empty() && term != "dumb";
}

bool wants_color(const std::string& choice, int descriptor) {
  if (choice != "auto") return choice == "always";
  return descriptor >= 0 && is_terminal(descriptor) && environment("NO_COLOR").empty();
}

int columns_of(int descriptor) {
  const std::string wanted = environment("COLUMNS");
  int columns = 0;
  if (std::from_chars(wanted.data(), wanted.data() + wanted.size(), columns).ec == std::errc() && columns > 0)
    return columns;
  winsize size{};
  if (ioctl(descriptor, TIOCGWINSZ, &size) == 0 && size.ws_col > 0) return size.ws_col;
  return 80;
}

std::string fitted(const std::string& text, int columns) {
  std::string out;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x80 && byte < 0xC0) continue;  // the rest of a character of UTF-8
    out += byte < 0x20 || byte >= 0x7F ? '?' : c;
  }
  const std::size_t room = columns > 0 ? static_cast<std::size_t>(columns) : 0;
  if (out.size() <= room) return out;
  return room <= 2 ? out.substr(0, room) : out.substr(0, room - 2) + "..";
}

}  // namespace warpproof::cli
