#include "verifier/exec/engine/program.h"

namespace warpproof::exec::engine {
namespace {

std::uint32_t axis_of(std::uint64_t linear, const std::array<std::uint32_t, 3>& extent, unsigned axis) {
  if (axis == 0) return static_cast<std::uint32_t>(linear % extent[0]);
  if (axis == 1) return static_cast<std::uint32_t>(linear / extent[0] % extent[1]);
  return static_cast<std::uint32_t>(linear / extent[0] / extent[1]);
}

}  // namespace

std::uint32_t special_value(machine::Special special, const Launch& launch, unsigned wave_lanes,
                            std::uint64_t block, std::uint32_t thread) {
  using machine::Special;
  const std::uint32_t lane = thread % wave_lanes;
  const std::uint64_t bit = std::uint64_t{1} << lane;
  const auto low = [](std::uint64_t mask) { return static_cast<std::uint32_t>(mask); };
  switch (special) {
    case Special::tid_x:
      return axis_of(thread, launch.block, 0);
    case Special::tid_y:
      return axis_of(thread, launch.block, 1);
    case Special::tid_z:
      return axis_of(thread, launch.block, 2);
    case Special::ntid_x:
      return launch.block[0];
    case Special::ntid_y:
      return launch.block[1];
    case Special::ntid_z:
      return launch.block[2];
    case Special::ctaid_x:
      return axis_of(block, launch.grid, 0);
    case Special::ctaid_y:
      return axis_of(block, launch.grid, 1);
    case Special::ctaid_z:
      return axis_of(block, launch.grid, 2);
    case Special::nctaid_x:
      return launch.grid[0];
    case Special::nctaid_y:
      return launch.grid[1];
    case Special::nctaid_z:
      return launch.grid[2];
    case Special::laneid:
      return lane;
    case Special::warpid:
      return thread / wave_lanes;
    case Special::nwarpid:
      return (launch.block[0] * launch.block[1] * launch.block[2] + wave_lanes - 1) / wave_lanes;
    case Special::lanemask_eq:
      return low(bit);
    case Special::lanemask_lt:
      return low(bit - 1);
    case Special::lanemask_le:
      return low(bit | (bit - 1));
    case Special::lanemask_gt:
      return low(~(bit | (bit - 1)));
    case Special::lanemask_ge:
      return low(~(bit - 1));
    case Special::lanemask_lt_high:
      return low((bit - 1) >> 32);
    case Special::dynamic_smem_size:
      return launch.dynamic_shared_bytes;
    case Special::zero:
      break;
  }
  return 0;
}

}  // namespace warpproof::exec::engine
