#pragma once
// The table that the build writes (table.cpp.in), for op.cpp only: rows sorted by name.

#include "refmodels/ops/op.h"

namespace refmodels::ops {

std::span<const Op* const> generated_rows();

}  // namespace refmodels::ops
