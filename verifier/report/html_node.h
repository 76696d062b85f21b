#pragma once
// Building blocks of the HTML report. The page is a pugixml tree and never a string, so that every text is
// escaped by construction; what could still mislead a reader (control characters, bytes that are no UTF-8,
// marks that reorder or hide text) is shown as an escape such as \u{202E}.
//
//   pugi::xml_node cell = element(row, "td", "number");
//   text(cell, verdict.id);

#include <cstdint>
#include <pugixml.hpp>
#include <string>
#include <string_view>

#include "verifier/report/visible.h"
#include "warpproof/verdict.h"

namespace warpproof::report::html {

using Node = pugi::xml_node;

/// Appends <name class="kind">; no class when `kind` is "".
Node element(Node parent, const char* name, const char* kind = "");
/// The same with one text inside.
Node element(Node parent, const char* name, const char* kind, std::string_view content);

/// Appends text of a user; escapes stand in a <span class="escape">. At most `bytes_max` bytes of it, then a
/// note that says how many were left out.
void text(Node parent, std::string_view content, std::size_t bytes_max = 4'000);

/// A folded part: its summary line is written; the caller fills what it returns.
Node folded(Node parent, std::string_view summary, bool open = false);

/// "for the listed sizes"; "" for Reach::none.
/// The reach of a verdict, or of an answer of it.
std::string reach_words(const Verdict& verdict, Reach reach);
/// "1 step", "2 steps": a count with its noun.
std::string counted(std::size_t count, const std::string& noun);
/// Four significant digits: "5.96e-08".
std::string short_number(double value);

}  // namespace warpproof::report::html
