#include "verifier/report/html_node.h"

#include <cstdio>

#include "verifier/report/reach_text.h"
#include "verifier/report/visible.h"

namespace warpproof::report::html {
namespace {

void append(Node parent, std::string_view content) {
  parent.append_child(pugi::node_pcdata).set_value(std::string(content).c_str());
}

}  // namespace

Node element(Node parent, const char* name, const char* kind) {
  Node node = parent.append_child(name);
  if (*kind != 0) node.append_attribute("class") = kind;
  return node;
}

Node element(Node parent, const char* name, const char* kind, std::string_view content) {
  Node node = element(parent, name, kind);
  text(node, content);
  return node;
}

void text(Node parent, std::string_view content, std::size_t bytes_max) {
  const Visible shown = pieces_of(content, bytes_max);
  for (const Visible::Piece& piece : shown.pieces)
    append(piece.is_escape ? element(parent, "span", "escape") : parent, piece.text);
  if (shown.bytes_left_out != 0)
    append(element(parent, "span", "cut"), " … cut here, " + counted(shown.bytes_left_out, "byte") + " more");
}

Node folded(Node parent, std::string_view summary, bool open) {
  Node details = element(parent, "details");
  if (open) details.append_attribute("open") = "open";
  element(details, "summary", "", summary);
  return details;
}

std::string reach_words(const Verdict& verdict, Reach reach) {
  const bool tried = !sizes_tried(verdict).empty();
  switch (reach) {
    case Reach::all_sizes:
      return "for all sizes";
    case Reach::listed_sizes:
      return tried ? "at the sizes tried" : "for the listed sizes";
    case Reach::listed_data:
      return tried ? "at the sizes and index data tried" : "for the listed sizes and index data";
    case Reach::samples:
      return "on samples";
    case Reach::none:
      break;
  }
  return "";
}

std::string counted(std::size_t count, const std::string& noun) {
  return std::to_string(count) + " " + noun + (count == 1 ? "" : "s");
}

std::string short_number(double value) {
  char shown[40];
  std::snprintf(shown, sizeof shown, "%.4g", value);
  return shown;
}

}  // namespace warpproof::report::html
