#include "verifier/exec/engine/program.h"

namespace warpproof::exec::engine {
namespace {

struct SpecialName {
  std::string_view name;
  Special special;
};
constexpr SpecialName special_names[] = {
    {"%tid.x", Special::tid_x},
    {"%tid.y", Special::tid_y},
    {"%tid.z", Special::tid_z},
    {"%ntid.x", Special::ntid_x},
    {"%ntid.y", Special::ntid_y},
    {"%ntid.z", Special::ntid_z},
    {"%ctaid.x", Special::ctaid_x},
    {"%ctaid.y", Special::ctaid_y},
    {"%ctaid.z", Special::ctaid_z},
    {"%nctaid.x", Special::nctaid_x},
    {"%nctaid.y", Special::nctaid_y},
    {"%nctaid.z", Special::nctaid_z},
    {"%laneid", Special::laneid},
    {"%warpid", Special::warpid},
    {"%nwarpid", Special::nwarpid},
    {"%lanemask_eq", Special::lanemask_eq},
    {"%lanemask_lt", Special::lanemask_lt},
    {"%lanemask_le", Special::lanemask_le},
    {"%lanemask_gt", Special::lanemask_gt},
    {"%lanemask_ge", Special::lanemask_ge},
    {"%dynamic_smem_size", Special::dynamic_smem_size},
};

std::uint32_t axis_of(std::uint64_t linear, const std::array<std::uint32_t, 3>& extent, unsigned axis) {
  if (axis == 0) return static_cast<std::uint32_t>(linear % extent[0]);
  if (axis == 1) return static_cast<std::uint32_t>(linear / extent[0] % extent[1]);
  return static_cast<std::uint32_t>(linear / extent[0] / extent[1]);
}

}  // namespace

std::optional<Special> special_named(std::string_view name) {
  for (const SpecialName& known : special_names) {
    if (known.name == name) return known.special;
  }
  return std::nullopt;
}

std::uint32_t special_value(Special special, const Launch& launch, std::uint64_t block,
                            std::uint32_t thread) {
  const std::uint32_t lane = thread % warp_lanes;
  const std::uint32_t bit = 1u << lane;
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
      return thread / warp_lanes;
    case Special::nwarpid:
      return (launch.block[0] * launch.block[1] * launch.block[2] + warp_lanes - 1) / warp_lanes;
    case Special::lanemask_eq:
      return bit;
    case Special::lanemask_lt:
      return bit - 1;
    case Special::lanemask_le:
      return bit | (bit - 1);
    case Special::lanemask_gt:
      return ~(bit | (bit - 1));
    case Special::lanemask_ge:
      return ~(bit - 1);
    case Special::dynamic_smem_size:
      return launch.dynamic_shared_bytes;
    case Special::zero:
      break;
  }
  return 0;
}

}  // namespace warpproof::exec::engine
