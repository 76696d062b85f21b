#pragma once
// A concrete input on which a kernel's output is outside its certified bound, replayed by the independent
// evaluator.

#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/input_data.h"
#include "verifier/replay/point.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

/// The point of the rewrite that the data are; an array of integers that nobody gives holds zeros.
replay::Point point_of(const Context& context, const InputData& data);

/// `replayed` is set only when verifier/replay's value of the definition, which shares no code with the
/// domains, is also further than `bound` from what the kernel gave (`bits`), or when that is not finite.
Counterexample kernel_counterexample(const Context& context, const InputData& data, std::size_t output,
                                     const std::vector<std::int64_t>& index, std::uint64_t bits,
                                     double bound);

/// Sizes and inputs of a counterexample, with their bits; the rest is the caller's.
Counterexample show_inputs(const Context& context, const InputData& data);
/// "1.5 (0x3fc00000)"
std::string show_bits(std::uint64_t bits, ir::Format format);

}  // namespace warpproof::prove
