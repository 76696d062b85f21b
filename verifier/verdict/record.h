#pragma once
// A verdict as one JSON text that reads back as the same verdict, every field of it: for the cache, for child
// processes, for other languages. The formats for people and tools are in verifier/report.
//
//   const std::string text = record(verdict);
//   const base::Result<Verdict> again = read_record(text);
//
// One object, "record": "warpproof-verdict-1", then the fields of warpproof/verdict.h under their own names,
// in their order. Enumerators are their words; a pair is an array of two; no counterexample is null; text
// that is not UTF-8 is {"bytes": "<lower case hex>"}, and only such text; a number that is not finite is
// "inf", "-inf" or "nan".
//
// Code: E0770, not a record; the message says where.

#include <cstddef>
#include <string>
#include <string_view>

#include "verifier/base/result.h"
#include "warpproof/verdict.h"

namespace warpproof::verdict {

/// Of a text that is read. A verdict has some kilobytes; a certificate is the largest thing in it.
inline constexpr std::size_t record_bytes_max = 64u << 20;

/// Deterministic: same verdict, same bytes. Bytes that are not UTF-8 survive.
std::string record(const Verdict& verdict);

/// Hostile text is a diagnostic, never fatal; an unknown word, a missing, an unknown or a repeated field is
/// refused.
base::Result<Verdict> read_record(std::string_view text);

}  // namespace warpproof::verdict
