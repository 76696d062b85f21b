#include <array>

#include "verifier/report/format.h"

namespace warpproof::report {
namespace {

constexpr std::array<FormatRow, 2> rows = {{
    {"text", "for people: the verdict first, then why, then what to do", write_text},
    {"json", "for machines: schema verdicts-1, one row an item", write_json},
}};

}  // namespace

std::span<const FormatRow> formats() { return rows; }

}  // namespace warpproof::report
