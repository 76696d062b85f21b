// The HTML page on verdicts made by hand: its structure, and that nothing of the input leaves its place.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <pugixml.hpp>
#include <set>
#include <sstream>

#include "sample_verdicts.h"
#include "verifier/report/format.h"
#include "verifier/report/html_sections.h"

namespace {

std::string page_of(const std::vector<warpproof::Verdict>& verdicts) {
  std::ostringstream out;
  warpproof::report::write_html(verdicts, {}, out);
  return out.str();
}

/// All texts below a node.
std::string text_of(pugi::xml_node node) {
  std::string out = node.value();
  for (pugi::xml_node child : node.children()) out += text_of(child);
  return out;
}

struct Page {
  explicit Page(const std::vector<warpproof::Verdict>& verdicts) : written(page_of(verdicts)) {
    const auto result =
        document.load_buffer(written.data(), written.size(), pugi::parse_default | pugi::parse_doctype);
    CHECK_MESSAGE(static_cast<bool>(result), result.description());
    body = document.child("html").child("body");
  }
  pugi::xml_node find(const char* name, const std::string& kind) const {
    return body.find_node([&](pugi::xml_node node) {
      return std::string(node.name()) == name && std::string(node.attribute("class").value()) == kind;
    });
  }
  std::size_t count(const char* name, const std::string& kind) const {
    std::size_t found = 0;
    body.find_node([&](pugi::xml_node node) {
      found += std::string(node.name()) == name && std::string(node.attribute("class").value()) == kind;
      return false;
    });
    return found;
  }
  std::string written;
  pugi::xml_document document;
  pugi::xml_node body;
};

const std::set<std::string> elements = {
    "html",    "head",  "meta",   "title",      "style",   "body",    "main",  "header", "footer", "section",
    "article", "h1",    "h2",     "h3",         "h4",      "p",       "div",   "span",   "small",  "code",
    "pre",     "a",     "ul",     "ol",         "li",      "dl",      "dt",    "dd",     "table",  "tr",
    "td",      "th",    "figure", "figcaption", "details", "summary", "svg",   "line",   "circle", "path",
    "text",    "math",  "mrow",   "mi",         "mn",      "mo",      "mtext", "mspace", "msub",   "msup",
    "msqrt",   "mfrac", "munder", "munderover", "mtable",  "mtr",     "mtd"};
const std::set<std::string> attributes = {
    "class",  "id",   "lang", "dir",         "charset", "http-equiv", "content",
    "name",   "open", "href", "style",       "viewBox", "role",       "aria-hidden",
    "x",      "y",    "x1",   "y1",          "x2",      "y2",         "cx",
    "cy",     "r",    "d",    "text-anchor", "display", "width",      "movablelimits",
    "largeop"};

void check_only_ours(pugi::xml_node node) {
  if (node.type() == pugi::node_element) {
    CHECK_MESSAGE(elements.count(node.name()) == 1, node.name());
    for (pugi::xml_attribute attribute : node.attributes()) {
      CHECK_MESSAGE(attributes.count(attribute.name()) == 1, attribute.name());
      const std::string key = attribute.name(), value = attribute.value();
      if (key == "href") CHECK(value.starts_with("#v"));
      if (key == "style") CHECK(value.starts_with("flex-grow:"));
      if (key == "class" || key == "id") CHECK(value.find('<') == std::string::npos);
    }
  }
  for (pugi::xml_node child : node.children()) check_only_ours(child);
}

}  // namespace

TEST_CASE("html: the verdict's word stands first, with reach and reason in a sentence") {
  const Page page({sample::wrong_kernel()});
  const std::string text = text_of(page.body);
  CHECK(text.find("Refuted") < text.find("gemm_row_scale_column_scale"));
  CHECK(text.find("Refuted for the listed sizes: an output element differs") != std::string::npos);
  CHECK(text.find("As the claim expects: refuted (output_differs)") != std::string::npos);
  CHECK(text_of(page.find("div", "card silent")).find("Equal?not asked") == 0);
  CHECK(!page.find("section", "overview"));  // one verdict needs no table
}

TEST_CASE("html: it is one file without script, network or frames") {
  const std::string written = page_of(sample::all());
  CHECK(written.starts_with("<!DOCTYPE html><html lang=\"en\""));
  CHECK(written.find("default-src 'none'; style-src 'unsafe-inline'") != std::string::npos);
  for (const char* never : {"<script", "<img", "<link", "<iframe", "http://", "https://", "url(", "@import"})
    CHECK_MESSAGE(written.find(never) == std::string::npos, never);
  CHECK(std::string(warpproof::report::html::style_sheet()).find_first_of("<>&") == std::string::npos);
  for (const char* holds : {"prefers-color-scheme: dark", "@media print", "max-width: 40rem"})
    CHECK(written.find(holds) != std::string::npos);
}

TEST_CASE("html: nothing of the input becomes markup, and what misleads is shown as an escape") {
  const Page page({sample::hostile(), sample::wrong_kernel()});
  check_only_ours(page.document.child("html"));
  const std::string text = text_of(page.body);
  CHECK(text.find("</script></style></title><img src=x onerror=alert(1)>") != std::string::npos);
  CHECK(text.find("\\u{0001}\\u{001B}[31m\\u{202E}\\xFF") != std::string::npos);
  for (const unsigned char c : page.written) CHECK((c >= 0x20 || c == '\n' || c == '\t'));
  CHECK(page.written.find("\xe2\x80\xae") == std::string::npos);
  CHECK(page.written.find('\xff') == std::string::npos);
  CHECK(page.written.find("&#") == std::string::npos);  // a control byte of the tree's own
  // Twice the same verdicts: the same bytes.
  CHECK(page.written == page_of({sample::hostile(), sample::wrong_kernel()}));
}

TEST_CASE("html: cases that a decoder gets wrong are shown, none is passed on") {
  using warpproof::report::visible;
  CHECK(visible("a\xc0\xaf") == "a\\xC0\\xAF");         // longer than needed
  CHECK(visible("\xed\xa0\x80") == "\\xED\\xA0\\x80");  // half of a pair
  CHECK(visible("\xf4\x90\x80\x80") == "\\xF4\\x90\\x80\\x80");
  CHECK(visible("\xe2\x82") == "\\xE2\\x82");  // cut
  CHECK(visible("\xc2\x85\xef\xbb\xbf\xe2\x81\xa6") == "\\u{0085}\\u{FEFF}\\u{2066}");
  CHECK(visible("\xf3\xa0\x81\x81") == "\\u{E0041}");  // letters that are not seen
  CHECK(visible("\xc3\xa4 \xe2\x88\x91 \xf0\x9d\x94\xb8\t\n") ==
        "\xc3\xa4 \xe2\x88\x91 \xf0\x9d\x94\xb8\t\n");
  CHECK(visible(std::string("a\0b", 3)) == "a\\u{0000}b");
  CHECK(visible("abcdef", 3) == "abc…");
}

TEST_CASE("html: the marked lines of the source, each with what is said of it") {
  const Page page({sample::race()});
  const pugi::xml_node windows = page.find("figure", "file").child("div");
  std::vector<std::string> numbers;
  for (pugi::xml_node line : windows.children("div"))
    if (std::string(line.attribute("class").value()) == "line violation") {
      numbers.push_back(text_of(line.child("span")));
      CHECK(std::string(line.next_sibling().attribute("class").value()) == "said");
    }
  CHECK(numbers == std::vector<std::string>{"18", "21"});
  CHECK(text_of(windows).find("no barrier here") != std::string::npos);
  CHECK(text_of(windows).find("#include") == std::string::npos);  // eight lines around, not more
  CHECK(page.count("div", "gap") >= 1);
  // Lines that decide stand before the mathematics.
  CHECK(page.written.find("class=\"sources\"") < page.written.find("class=\"definitions\""));
}

TEST_CASE("html: the counterexample's differing cell, at its place in the output") {
  const Page page({sample::wrong_kernel()});
  CHECK(page.count("td", "differs") == 1);
  const pugi::xml_node cell = page.find("td", "differs");
  CHECK(text_of(cell) == "0.250x3e800000");
  // Y is 3 x 5 at M = 3, N = 5: row 1, column 2 behind the row's number.
  const pugi::xml_node table = cell.parent().parent();
  CHECK(std::distance(table.children("tr").begin(), table.children("tr").end()) == 1 + 3);
  CHECK(text_of(table.first_child()) == "01234");
  CHECK(text_of(cell.parent().first_child()) == "1");
  warpproof::Verdict of_two = sample::wrong_kernel();
  of_two.answers[1].counterexample->after = "0.25 (0x3e800000) by new.cu";
  CHECK(text_of(Page({of_two}).find("td", "differs")) == "0.250x3e800000");
  CHECK(text_of(page.find("dd", "expected")) == "-0.625");
  CHECK(text_of(page.find("dd", "got")) == "0.25 (0x3e800000)");
}

TEST_CASE("html: an error plot with a mark for each figure, and what has no bound said so") {
  const Page page({sample::wrong_kernel()});
  const pugi::xml_node plot = page.find("svg", "plot");
  std::size_t rings = 0, discs = 0, diamonds = 0;
  for (pugi::xml_node mark : plot.children()) {
    const std::string kind = mark.attribute("class").value();
    rings += kind == "before", discs += kind == "after", diamonds += kind == "worst";
  }
  CHECK(rings == 3);
  CHECK(discs == 3);
  CHECK(diamonds == 2);
  const std::string table = text_of(page.find("table", "figures"));
  CHECK(table.find("1.8e-06"
                   "3.1e-06"
                   "1.722"
                   "4.4e-07") != std::string::npos);
  CHECK(table.find("none") != std::string::npos);
}

TEST_CASE("html: a diagnostic with its source line and the page of its code, nothing twice") {
  const Page page({sample::rejected_file()});
  const std::string text = text_of(page.find("section", "diagnostics"));
  CHECK(text.find("sum k < L. X[i, k]\n      |                          ^") != std::string::npos);
  CHECK(text.find("Give one index an axis.") != std::string::npos);
  CHECK(text.find("a size declared with 'size'") == text.rfind("a size declared with 'size'"));
}

TEST_CASE("html: the derivation as mathematics, by groups, with its lemmas") {
  const Page page({sample::proved_rewrite()});
  const pugi::xml_node part = page.find("section", "derivation");
  std::vector<std::string> groups;
  for (pugi::xml_node head : part.child("details").children("h4")) groups.push_back(text_of(head));
  CHECK(groups == std::vector<std::string>{"y, left side", "y"});
  CHECK(page.count("li", "step") == 6);
  CHECK(page.count("span", "lemma") == 3);
  std::size_t drawn = 0;
  part.find_node([&drawn](pugi::xml_node node) {
    drawn += std::string(node.name()) == "math";
    return false;
  });
  CHECK(drawn == 5);
  CHECK(text_of(part).find("⟺") != std::string::npos);
  CHECK(text_of(part).find("and 3 lines more") != std::string::npos);
}

TEST_CASE("html: a table on top of many verdicts, worst first, each linked to its article") {
  const Page page(sample::all());
  const pugi::xml_node table = page.find("table", "verdicts");
  std::vector<std::string> words;
  for (pugi::xml_node row : table.children("tr")) {
    const pugi::xml_node link = row.find_child_by_attribute("td", "class", "subject").child("a");
    if (!link) continue;
    words.push_back(row.attribute("class").value());
    const std::string target = std::string(link.attribute("href").value()).substr(1);
    const pugi::xml_node article =
        page.body.child("main").find_child_by_attribute("article", "id", target.c_str());
    CHECK(text_of(article.child("header").child("h2")).starts_with(text_of(link)));
  }
  CHECK(words == std::vector<std::string>{"refuted", "rejected", "refuted", "unknown", "unsupported",
                                          "refuted", "proved"});
}

TEST_CASE("html: the size is bounded, and what is left out is said") {
  warpproof::Verdict large = sample::proved_rewrite();
  large.answers[0].certificate = std::string(4'000'000, 'x');
  large.answers[0].derivation.assign(100'000, std::string(300, 'y'));
  large.definitions[0].text = "y[i] = " + std::string(200'000, '(');
  const std::string one = page_of({large});
  CHECK(one.size() < 1'000'000);
  CHECK(one.find("bytes more") != std::string::npos);
  CHECK(one.find("99600 more steps") != std::string::npos);
  large.answers[0].derivation.resize(400);
  large.answers[0].certificate.resize(60'000);
  const std::string many = page_of(std::vector<warpproof::Verdict>(100, large));
  CHECK(many.size() < 20'000'000);
  CHECK(many.find("stand in the table only") != std::string::npos);
}

TEST_CASE("html: no verdict at all, and verdicts without anything in them") {
  CHECK(page_of({}).find("0 of 0 as asked") != std::string::npos);
  const Page page({warpproof::Verdict{}, warpproof::Verdict{}});
  CHECK(page.count("tr", "unknown") == 2);
}

TEST_CASE("html: pages for the screenshots") {
  const char* folder = std::getenv("WARPPROOF_PAGES");
  if (folder == nullptr) return;
  const auto write = [folder](const std::string& name, const std::vector<warpproof::Verdict>& verdicts) {
    std::ofstream file(std::string(folder) + "/" + name + ".html", std::ios::binary);
    file << page_of(verdicts);
    CHECK(static_cast<bool>(file));
  };
  write("wrong_kernel", {sample::wrong_kernel()});
  write("race", {sample::race()});
  write("proved", {sample::proved_rewrite()});
  write("rejected", {sample::rejected_file()});
  write("hostile", {sample::hostile()});
  write("many", sample::all());
}
