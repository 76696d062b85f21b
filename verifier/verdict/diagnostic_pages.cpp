#include "verifier/verdict/diagnostic_pages.h"

#include <algorithm>
#include <vector>

namespace warpproof::verdict {
namespace {

#define WARPPROOF_PAGE(code, title, meaning, action, example) {#code, title, meaning, action, example},
constexpr DiagnosticPage written[] = {
#include "verifier/verdict/pages/claims.def"
#include "verifier/verdict/pages/doors.def"
#include "verifier/verdict/pages/files.def"
#include "verifier/verdict/pages/gate.def"
#include "verifier/verdict/pages/kernels.def"
#include "verifier/verdict/pages/language.def"
#include "verifier/verdict/pages/machine_code.def"
#include "verifier/verdict/pages/names.def"
};
#undef WARPPROOF_PAGE

}  // namespace

std::span<const DiagnosticPage> diagnostic_pages() {
  static const std::vector<DiagnosticPage> ordered = [] {
    std::vector<DiagnosticPage> pages(std::begin(written), std::end(written));
    std::sort(pages.begin(), pages.end(),
              [](const DiagnosticPage& a, const DiagnosticPage& b) { return a.code < b.code; });
    return pages;
  }();
  return ordered;
}

const DiagnosticPage* diagnostic_page(std::string_view code) {
  for (const DiagnosticPage& page : diagnostic_pages())
    if (page.code == code) return &page;
  return nullptr;
}

}  // namespace warpproof::verdict
