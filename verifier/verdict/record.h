#pragma once
// A verdict as one JSON text that reads back as the same verdict, every field of it: for the cache, for child
// processes, for other languages. The formats for people and tools are in verifier/report.
//
//   const std::string text = record(verdict);
//   const base::Result<Verdict> again = read_record(text);

#include <string>
#include <string_view>

#include "verifier/base/result.h"
#include "warpproof/verdict.h"

namespace warpproof::verdict {

/// Deterministic: same verdict, same bytes. Bytes that are not UTF-8 survive.
std::string record(const Verdict& verdict);

/// Hostile text is a diagnostic, never fatal; an unknown word, a missing or an unknown field is refused.
base::Result<Verdict> read_record(std::string_view text);

}  // namespace warpproof::verdict
