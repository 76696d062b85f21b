// Pages of rewrites on statements and verdicts made by hand: what stands where, and that nothing of the input
// leaves its place.

#include <doctest/doctest.h>

#include <cstdlib>
#include <fstream>
#include <map>
#include <pugixml.hpp>
#include <set>

#include "sample_verdicts.h"
#include "verifier/report/rewrite_pages.h"

namespace {

using warpproof::RewritePage;
using warpproof::report::RewriteEntry;

RewriteEntry right() {
  RewriteEntry entry{{}, sample::proved_rewrite()};
  entry.statement.id = entry.verdict.id = "row_scale";
  entry.statement.title = "A scale of rows commutes with a product";
  entry.statement.family = "matmul";
  entry.statement.fact = "our.matmul.row_scale";
  entry.statement.sizes = {"M", "K"};
  entry.statement.inputs = {"X[M, K] : real", "s[M] : real"};
  entry.statement.requirements = {{"nonzero", "s[i] != 0"}, {"", "M >= 1"}};
  entry.statement.kernels = {"gemm (after), kernels/gemm/claim.rw"};
  return entry;
}

RewriteEntry twin() {
  RewriteEntry entry{right().statement, sample::wrong_kernel()};
  entry.statement.id = entry.verdict.id = "row_scale_by_column";
  entry.statement.title = "The scale of columns";
  entry.statement.twin_of = "row_scale";
  entry.statement.shipped = "a copied loop";
  entry.verdict.kind = "rewrite";
  return entry;
}

RewriteEntry hostile() {
  const std::string attack = sample::attack;
  RewriteEntry entry{{}, sample::hostile()};
  entry.statement.id = attack;
  entry.statement.title = attack;
  entry.statement.family = attack;
  entry.statement.fact = attack;
  entry.statement.origin = attack;
  entry.statement.shipped = attack;
  entry.statement.sizes = entry.statement.inputs = entry.statement.kernels = {attack};
  entry.statement.requirements = {{attack, attack}};
  return entry;
}

std::vector<RewritePage> pages_of(const std::vector<RewriteEntry>& entries) {
  return warpproof::report::write_rewrite_pages(entries, {});
}

std::string text_of(pugi::xml_node node) {
  std::string out = node.value();
  for (pugi::xml_node child : node.children()) out += text_of(child);
  return out;
}

/// Every id of a page; checks on the way that it is a tree without anything that could act.
std::set<std::string> ids_of(const RewritePage& page, std::vector<std::string>& links) {
  pugi::xml_document document;
  const auto read =
      document.load_buffer(page.bytes.data(), page.bytes.size(), pugi::parse_default | pugi::parse_doctype);
  CHECK_MESSAGE(static_cast<bool>(read), page.name << ": " << read.description());
  std::set<std::string> ids;
  document.find_node([&](pugi::xml_node node) {
    for (const char* never : {"script", "img", "link", "iframe", "object", "form", "base"})
      CHECK_MESSAGE(std::string(node.name()) != never, page.name);
    for (pugi::xml_attribute attribute : node.attributes()) {
      const std::string name = attribute.name();
      CHECK_MESSAGE(!name.starts_with("on"), page.name);
      if (name == "id") CHECK_MESSAGE(ids.insert(attribute.value()).second, page.name << attribute.value());
      if (name == "href") links.emplace_back(attribute.value());
    }
    return false;
  });
  return ids;
}

}  // namespace

TEST_CASE("rewrite pages: a twin is a pitfall of the right one, and the index leads to both") {
  const std::vector<RewritePage> pages = pages_of({right(), twin()});
  REQUIRE(pages.size() == 2);
  CHECK(pages[0].name == "index.html");
  CHECK(pages[1].name == "row_scale.html");
  for (const char* holds :
       {"A scale of rows commutes with a product", "The scale of columns", "met in: a copied loop", "nonzero",
        "our.matmul.row_scale", "kernels/gemm/claim.rw", "Pitfalls", "Counterexample", "Derivation"})
    CHECK_MESSAGE(pages[1].bytes.find(holds) != std::string::npos, holds);
  for (const char* holds : {"href=\"row_scale.html\"", "href=\"row_scale.html#twin-row_scale_by_column\"",
                            "id=\"family-matmul\"", "href=\"#proved\"", "2 rewrites", "1 family"})
    CHECK_MESSAGE(pages[0].bytes.find(holds) != std::string::npos, holds);
  CHECK(pages[0].bytes.find("href=\"#vacuous\"") == std::string::npos);  // there is none
}

TEST_CASE("rewrite pages: a twin whose right one is not here has a page of its own") {
  const std::vector<RewritePage> pages = pages_of({twin()});
  REQUIRE(pages.size() == 2);
  CHECK(pages[1].name == "row_scale_by_column.html");
  CHECK(pages[1].bytes.find("wrong twin of") != std::string::npos);
}

TEST_CASE("rewrite pages: every link leads somewhere, ids are said once, hostile text stays text") {
  RewriteEntry same = right(), other_case = right();
  other_case.statement.id = "Row_Scale";
  const std::vector<RewritePage> pages = pages_of({right(), twin(), same, other_case, hostile()});
  std::map<std::string, std::set<std::string>> ids;
  std::map<std::string, std::vector<std::string>> links;
  for (const RewritePage& page : pages) {
    CHECK_MESSAGE(ids.emplace(page.name, ids_of(page, links[page.name])).second, page.name);
    CHECK(page.bytes.find("default-src 'none'; style-src 'unsafe-inline'") != std::string::npos);
    CHECK(page.name.find_first_of("/\\<>\"' ") == std::string::npos);
    for (const unsigned char c : page.bytes) CHECK((c >= 0x20 || c == '\n' || c == '\t'));
  }
  CHECK(ids.contains("row_scale-2.html"));
  CHECK(ids.contains("Row_Scale-3.html"));
  for (const auto& [page, targets] : links)
    for (const std::string& target : targets) {
      const std::size_t hash = target.find('#');
      const std::string file = hash == 0 ? page : target.substr(0, hash);
      REQUIRE_MESSAGE(ids.contains(file), target);
      if (hash != std::string::npos) CHECK_MESSAGE(ids.at(file).contains(target.substr(hash + 1)), target);
    }
  pugi::xml_document shown;
  shown.load_buffer(pages.back().bytes.data(), pages.back().bytes.size());
  CHECK(text_of(shown).find("<img src=x onerror=alert(1)>") != std::string::npos);  // as text
}

TEST_CASE("rewrite pages: the same entries give the same bytes, whatever the time was") {
  RewriteEntry later = right();
  later.verdict.time_ms = 1234.5;
  for (warpproof::Answer& answer : later.verdict.answers) answer.time_ms = 77;
  const auto once = pages_of({right(), twin()}), again = pages_of({later, twin()});
  REQUIRE(once.size() == again.size());
  for (std::size_t i = 0; i < once.size(); ++i) CHECK(once[i].bytes == again[i].bytes);
}

TEST_CASE("rewrite pages: pages for the screenshots") {
  const char* folder = std::getenv("WARPPROOF_PAGES");
  if (folder == nullptr) return;
  const std::vector<RewritePage> pages = pages_of({right(), twin(), hostile()});
  const char* const names[] = {"rewrite_index", "rewrite", "rewrite_hostile"};
  for (std::size_t i = 0; i < 3; ++i) {
    std::ofstream file(std::string(folder) + "/" + names[i] + ".html", std::ios::binary);
    file << pages[i].bytes;
    CHECK(static_cast<bool>(file));
  }
}
