#include "verifier/report/rewrite_pages.h"

#include <cctype>
#include <map>
#include <set>
#include <sstream>

#include "verifier/report/html_page.h"
#include "verifier/report/html_rewrite.h"

namespace warpproof::report {
namespace html {

const char* const rewrite_style = R"css(
.filter { position: absolute; top: 0; }
.filters a { margin-right: 0.9rem; display: inline-block; max-width: 100%; }
.filters { margin-top: 0.5rem; color: var(--soft); font-size: 0.92rem; }
.family h2 { font: 600 1.1rem/1.4 var(--sans); margin-bottom: 0.5rem; }
.subject small, h2 small, h4 small { display: block; color: var(--soft); font: 0.8rem/1.4 var(--mono); }
.of-twin .subject { padding-left: 1.4rem; }
.twin { border-left: 3px solid var(--tone); padding: 0.2rem 0 0.2rem 1rem; margin: 1rem 0; }
.twin:target { background: var(--wash); }
.of-rewrite .word { font: 600 1.16rem/1.4 var(--sans); letter-spacing: 0; margin-top: 0.4rem; }
.of-rewrite .word .mark { font-size: 1em; }
.of-rewrite .word .sentence { font: inherit; font-weight: 400; color: var(--ink); }
.of-rewrite h2 { font: 600 1.5rem/1.3 var(--serif); }
.of-rewrite .sides + .facts { margin-top: 0.8rem; }
.requirement .label { color: var(--soft); margin-right: 0.6rem; }
main:has(.family:target) .family:not(:target) { display: none; }
body:has(#proved:target) .entry:not(.proved), body:has(#refuted:target) .entry:not(.refuted),
body:has(#tested:target) .entry:not(.tested), body:has(#unknown:target) .entry:not(.unknown),
body:has(#unsupported:target) .entry:not(.unsupported), body:has(#rejected:target) .entry:not(.rejected),
body:has(#vacuous:target) .entry:not(.vacuous) { display: none; }
body:has(#proved:target) .family:not(:has(.entry.proved)),
body:has(#refuted:target) .family:not(:has(.entry.refuted)),
body:has(#tested:target) .family:not(:has(.entry.tested)),
body:has(#unknown:target) .family:not(:has(.entry.unknown)),
body:has(#unsupported:target) .family:not(:has(.entry.unsupported)),
body:has(#rejected:target) .family:not(:has(.entry.rejected)),
body:has(#vacuous:target) .family:not(:has(.entry.vacuous)) { display: none; }
)css";

}  // namespace html

namespace {

/// An id as a file name that no file system confuses with another one's.
class PageNames {
 public:
  std::string of(const std::string& id) {
    constexpr std::size_t name_bytes_max = 120;
    std::string base;
    for (const char c : id.substr(0, name_bytes_max))
      base += std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_' || c == '-' ? c : '_';
    std::string name = base.empty() ? "_" : base;
    for (int i = 2; !taken_.insert(lower(name)).second; ++i) name = base + "-" + std::to_string(i);
    return name + ".html";
  }

 private:
  static std::string lower(std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
  }
  std::set<std::string> taken_{"index"};
};

/// The entry that another is the wrong twin of: of the same file, else of any; null when there is none.
class Rights {
 public:
  explicit Rights(const std::vector<RewriteEntry>& entries) {
    for (const RewriteEntry& entry : entries) {
      if (!entry.statement.twin_of.empty()) continue;
      here_.emplace(std::pair(entry.statement.place.path, entry.statement.id), &entry);
      anywhere_.emplace(entry.statement.id, &entry);
    }
  }
  const RewriteEntry* of(const RewriteEntry& twin) const {
    if (twin.statement.twin_of.empty()) return nullptr;
    const auto here = here_.find({twin.statement.place.path, twin.statement.twin_of});
    if (here != here_.end()) return here->second;
    const auto found = anywhere_.find(twin.statement.twin_of);
    return found == anywhere_.end() ? nullptr : found->second;
  }

 private:
  std::map<std::pair<std::string, std::string>, const RewriteEntry*> here_;
  std::map<std::string, const RewriteEntry*> anywhere_;
};

std::vector<html::RewriteFamilyMember> members_of(const std::vector<RewriteEntry>& entries) {
  const Rights rights(entries);
  std::vector<html::RewriteFamilyMember> members;
  std::map<const RewriteEntry*, std::size_t> place;
  PageNames names;
  for (const RewriteEntry& entry : entries)
    if (rights.of(entry) == nullptr) {
      place.emplace(&entry, members.size());
      members.push_back({&entry, {}, names.of(entry.statement.id)});
    }
  for (const RewriteEntry& entry : entries)
    if (const RewriteEntry* right = rights.of(entry)) members[place.at(right)].twins.push_back(&entry);
  return members;
}

std::string written(html::Page& page) {
  std::ostringstream out;
  page.write(out);
  return out.str();
}

}  // namespace

std::vector<RewritePage> write_rewrite_pages(const std::vector<RewriteEntry>& entries,
                                             const std::vector<Verdict>& at_fault) {
  const std::vector<html::RewriteFamilyMember> members = members_of(entries);
  std::vector<RewritePage> pages;
  html::Page index("warpproof: " + html::counted(entries.size(), "rewrite"), html::rewrite_style);
  html::append_rewrite_index(index.body(), members, at_fault);
  pages.push_back({"index.html", written(index)});
  for (const html::RewriteFamilyMember& member : members) {
    html::Page page(visible(html::shown_title(member.entry->statement), 120), html::rewrite_style);
    html::append_rewrite(page.body(), member);
    pages.push_back({member.page, written(page)});
  }
  return pages;
}

}  // namespace warpproof::report
