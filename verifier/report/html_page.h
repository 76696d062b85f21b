#pragma once
// One page: a document that needs nothing else, with the style and a policy that forbids script and network.
//
//   Page page("proved: softmax_shift");
//   element(page.body(), "h1", "", "Softmax");
//   page.write(out);

#include <iosfwd>
#include <string>

#include "verifier/report/html_node.h"

namespace warpproof::report::html {

class Page {
 public:
  /// `title` is to be text that may be shown (visible.h); `more_style` stands after the style of all pages.
  explicit Page(const std::string& title, const char* more_style = "");
  Node body() { return body_; }
  /// Once: closes what is empty, and writes all of it.
  void write(std::ostream& out);

 private:
  pugi::xml_document document_;
  Node body_;
};

}  // namespace warpproof::report::html
