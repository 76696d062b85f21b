#include "verifier/prove/kernel/launch_shape.h"

namespace warpproof::prove {

std::optional<exec::LaunchShape> launch_shape(const ir::KernelClaim& claim, const Sizes& sizes,
                                              EvaluateSize evaluate) {
  exec::LaunchShape shape;
  const auto read = [&](const ir::ExpressionPtr& written, std::uint64_t& into) {
    if (written == nullptr) return true;
    const auto value = evaluate(written, sizes);
    if (!value || *value < 0) return false;
    into = static_cast<std::uint64_t>(*value);
    return true;
  };
  for (std::size_t axis = 0; axis < 3; ++axis)
    if (!read(claim.grid[axis], shape.grid[axis]) || !read(claim.block[axis], shape.block[axis]))
      return std::nullopt;
  return read(claim.dynamic_shared_bytes, shape.dynamic_shared_bytes) ? std::optional(shape) : std::nullopt;
}

}  // namespace warpproof::prove
