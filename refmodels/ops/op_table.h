#pragma once
// The table that the build writes (table.cpp.in), for op.cpp only: rows sorted by name.

#include "refmodels/ops/derivative.h"

namespace refmodels::ops {

std::span<const Op* const> generated_rows();
std::span<const Derivative* const> generated_derivatives();  ///< in the same order

}  // namespace refmodels::ops
