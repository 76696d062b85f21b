#pragma once
// The kernel's parameters as bytes and pieces, and what a device would refuse about a launch.

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/exec/engine/program.h"

namespace warpproof::exec::engine {

struct ParameterCell {
  bool known = false;
  Kind kind = Kind::bits;
  std::uint64_t bits = 0;
  std::uint32_t tensor = 0;
};

class ParameterBlock {
 public:
  /// Appends to `problems` what does not fit: count, sizes, buffer numbers.
  ParameterBlock(const machine::Code& code, const Launch& launch, const std::vector<Buffer>& buffers,
                 std::vector<std::string>& problems);
  /// The cell of `bytes` bytes at `offset` in the parameter block; not known across pieces.
  ParameterCell read(std::int64_t offset, std::uint32_t bytes) const;

 private:
  struct Piece {
    std::uint64_t offset = 0;
    std::uint32_t bytes = 0;
    ParameterCell cell;
  };
  void add(const machine::Parameter& parameter, const Argument& argument, const std::vector<Buffer>& buffers,
           std::vector<std::string>& problems);
  std::vector<Piece> pieces_;
};

/// Grid, block and shared memory against the limits of every device and the kernel's own directives.
void check_launch(Program& program, const Launch& launch);

}  // namespace warpproof::exec::engine
