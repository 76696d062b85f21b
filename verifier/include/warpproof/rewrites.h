#pragma once
// Rewrites as pages for people. A page for each, an index by family; nothing in them needs a network or a
// script, and the same input gives the same bytes.
//
//   warpproof::Request request;
//   request.files = {"rewrites"};
//   for (const warpproof::RewritePage& page : warpproof::rewrite_pages(request, {"kernels"}).pages)
//     std::cout << page.name << ": " << page.bytes.size() << " bytes\n";

#include <string>
#include <utility>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

/// What a rewrite says, in the language's own notation; what was found about it is its verdict.
struct RewriteStatement {
  std::string id, title, fact, origin;
  std::string family;   ///< the folder of its file
  std::string twin_of;  ///< of a wrong twin: the right rewrite's id
  std::string shipped;  ///< of a wrong twin: where it was met
  std::string theory;   ///< "real", "extended"
  Place place;
  std::vector<std::string> sizes;
  std::vector<std::string> inputs;                                ///< "X[M, K] : real"
  std::vector<std::pair<std::string, std::string>> requirements;  ///< label, condition
  std::vector<std::string> kernels;  ///< claims that bind it: "gemm (after), path"
};

struct RewritePage {
  std::string name;   ///< of its file, without a folder
  std::string bytes;  ///< HTML, UTF-8
};
struct RewritePages {
  std::vector<Verdict> verdicts;   ///< of all rewrites, and of files at fault
  std::vector<RewritePage> pages;  ///< index.html first
};

/// Checks the rewrites of `request.files` (kernels and sequences there are not run) and writes them out;
/// `claims` are files or folders of kernel claims that are read only, to say which kernels bind a rewrite.
RewritePages rewrite_pages(const Request& request, const std::vector<std::string>& claims);

/// Why a rewrite holds or does not, as text: the derivation, a lemma a line with the requirements that it
/// needs; or the smallest counterexample with both sides step by step; or what is open.
struct RewriteExplanation {
  std::string text;                     ///< of all rewrites of that name; "": there is none
  std::vector<Diagnostic> diagnostics;  ///< of files that could not be read
};
/// Of the rewrites of `request.files` with this id or fact. `whole`: also what is long.
RewriteExplanation explain_rewrite(const Request& request, const std::string& name, bool whole);

}  // namespace warpproof
