#include "verifier/exec/launch.h"

#include "verifier/exec/effect.h"

namespace warpproof::exec {

ElementType ElementType::of(Format format) {
  const auto bits = refmodels::number::info(format).storage_bits;
  return {true, format, static_cast<std::uint32_t>(bits) / 8};
}

Argument Argument::symbolic(std::uint32_t tensor, Format format) {
  ArgumentPiece piece;
  piece.bytes = ElementType::of(format).bytes;
  piece.tensor = tensor;
  piece.format = format;
  return {{piece}};
}

const char* name_of(FindingKind kind) {
  static constexpr const char* names[] = {"bad_launch",         "data_race",
                                          "block_conflict",     "out_of_bounds",
                                          "misaligned",         "uninitialised_read",
                                          "write_to_input",     "stale_read",
                                          "barrier_divergence", "barrier_count",
                                          "deadlock",           "shuffle_lanes_missing",
                                          "address_dependence", "module_state_written",
                                          "does_not_end",       "trap"};
  return names[static_cast<std::size_t>(kind)];
}

const char* name_of(Space space) {
  static constexpr const char* names[] = {"none", "global", "shared", "local", "constant", "parameter"};
  return names[static_cast<std::size_t>(space)];
}

}  // namespace warpproof::exec
