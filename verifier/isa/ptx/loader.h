#pragma once
// Reads a PTX module. Syntax and name errors are E04xx with line and column, several a run; what is over a
// limit is E05xx. An instruction that nobody knows is no error. Never crashes, never runs long: time and
// memory are linear in the size of the text, which `limits.source_bytes_max` bounds; nesting is bounded by
// `limits.nesting_depth_max`.
//
//   E0401 unexpected character or unterminated text   E0405 name declared twice
//   E0402 unexpected token                            E0406 name not declared
//   E0403 literal or constant expression              E0407 initialiser, size or alignment
//   E0404 missing or wrong .version/.target           E0501 text too large   E0502 nesting or count over a
//   limit
//
//   base::Result<ptx::Module> module = ptx::load_module(source, limits);

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

base::Result<Module> load_module(base::SourcePtr source, const base::Limits& limits);

}  // namespace warpproof::ptx
