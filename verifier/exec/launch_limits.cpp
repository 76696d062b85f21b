#include "verifier/exec/launch_limits.h"

namespace warpproof::exec {
namespace {

constexpr std::uint64_t threads_max = 1024;
constexpr std::array<std::uint64_t, 3> block_max = {1024, 1024, 64};
constexpr std::array<std::uint64_t, 3> grid_max = {2147483647, 65535, 65535};

}  // namespace

std::vector<std::string> launch_problems(const machine::Code& code, const LaunchShape& shape,
                                         std::uint64_t shared_max) {
  std::vector<std::string> out;
  std::uint64_t threads = 1;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    if (shape.block[axis] == 0 || shape.block[axis] > block_max[axis])
      out.push_back("block extent " + std::to_string(shape.block[axis]) + " is not between 1 and " +
                    std::to_string(block_max[axis]));
    if (shape.grid[axis] == 0 || shape.grid[axis] > grid_max[axis])
      out.push_back("grid extent " + std::to_string(shape.grid[axis]) + " is not between 1 and " +
                    std::to_string(grid_max[axis]));
    threads = shape.block[axis] > threads_max ? threads_max + 1 : threads * shape.block[axis];
    if (threads > threads_max) threads = threads_max + 1;
  }
  if (threads > threads_max) out.push_back("a block has more than 1024 threads");
  if (shape.dynamic_shared_bytes > shared_max ||
      code.static_shared_bytes > shared_max - shape.dynamic_shared_bytes) {
    out.push_back("a block needs " + std::to_string(code.static_shared_bytes + shape.dynamic_shared_bytes) +
                  " bytes of shared memory, more than " + std::to_string(shared_max));
  }
  const std::array<std::uint64_t, 3>& block = shape.block;
  if (code.required_block &&
      !(block[0] == (*code.required_block)[0] && block[1] == (*code.required_block)[1] &&
        block[2] == (*code.required_block)[2]))
    out.push_back("the block does not fit the kernel's .reqntid");
  if (code.threads_max && threads > *code.threads_max)
    out.push_back("the block does not fit the kernel's .maxntid");
  return out;
}

}  // namespace warpproof::exec
