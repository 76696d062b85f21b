#include "verifier/report/html_page.h"

#include <cstring>
#include <ostream>

#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr const char* policy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'";

void meta(Node head, const char* key, const char* name, const char* content) {
  Node node = head.append_child("meta");
  node.append_attribute(key) = name;
  node.append_attribute("content") = content;
}

void append_head(Node root, const std::string& title, const char* more_style) {
  Node head = root.append_child("head");
  head.append_child("meta").append_attribute("charset") = "utf-8";
  meta(head, "http-equiv", "Content-Security-Policy", policy);
  meta(head, "name", "viewport", "width=device-width, initial-scale=1");
  meta(head, "name", "color-scheme", "light dark");
  meta(head, "name", "referrer", "no-referrer");
  head.append_child("title").text() = title.c_str();
  head.append_child("style").text() = (std::string(style_sheet()) + more_style).c_str();
}

/// An element without content is written as <td></td>; HTML takes <td/> for an open one.
struct Closer : pugi::xml_tree_walker {
  bool for_each(Node& node) override {
    if (node.type() == pugi::node_element && !node.first_child() && std::strcmp(node.name(), "meta") != 0)
      node.append_child(pugi::node_pcdata);
    return true;
  }
};

}  // namespace

Page::Page(const std::string& title, const char* more_style) {
  document_.append_child(pugi::node_doctype).set_value("html");
  Node root = document_.append_child("html");
  root.append_attribute("lang") = "en";
  root.append_attribute("dir") = "ltr";
  append_head(root, title, more_style);
  body_ = root.append_child("body");
}

void Page::write(std::ostream& out) {
  Closer closer;
  document_.traverse(closer);
  document_.save(out, "", pugi::format_raw | pugi::format_no_declaration, pugi::encoding_utf8);
  out << "\n";
}

}  // namespace warpproof::report::html
