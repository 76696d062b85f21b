#pragma once
// Runs one launch of a kernel over a domain: every block, every thread, one schedule that stands for all
// when the effect has no finding (design, "All schedules, all blocks").
//
// Launch configuration, integers, predicates and addresses are concrete; floats are domain values. A kernel
// whose symbolic data reaches an address or a branch is `unsupported` at that line. Never throws on a
// kernel's fault; WARPPROOF_INVARIANT guards our own.
//
//   machine::Code code = *ptx::lower(module, "gemm");   // verifier/isa/ptx/lower.h
//   domain::Field field(digest, salt);
//   Memory<domain::Field> memory(buffers, field);
//   Effect effect = execute(code, launch, memory, field, nullptr, limits, deadline);
//   if (!effect.clean()) ...
//
// `execute<D>` is defined in verifier/exec/engine/execute.inc and instantiated once a domain, each in its own
// execute_<domain>.cpp: users do not compile the engine.
//
// With `decisions`, comparisons of symbolic floats are recorded or replayed (decisions.h).
//
// A domain may have `void place(std::uint32_t ptx_line, std::uint32_t source_line)`: the engine calls it
// before a division, a root or a logarithm, so that definedness obligations know their place.

#include "verifier/base/limits.h"
#include "verifier/exec/decisions.h"
#include "verifier/exec/effect.h"
#include "verifier/exec/launch.h"
#include "verifier/exec/memory.h"
#include "verifier/exec/raw_graph.h"
#include "verifier/isa/machine/code.h"

namespace warpproof::exec {

template <domain::ValueDomain D>
Effect execute(const machine::Code& code, const Launch& launch, Memory<D>& memory, D& domain,
               SequenceMatcher<D>* matcher, const base::Limits& limits, const base::Deadline& deadline,
               Decisions* decisions = nullptr);

}  // namespace warpproof::exec
