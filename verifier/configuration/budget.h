#pragma once
// Named budgets: a row each. They limit how long is searched, never what `proved` means.

#include <cstdint>
#include <span>
#include <string_view>

#include "warpproof/check.h"

namespace warpproof::configuration {

struct Budget {
  std::string_view name;
  bool quick;
  std::uint64_t time_ms_max, memory_bytes_max, solver_resource_max;
};
std::span<const Budget> budgets();

void apply(const Budget& budget, Request& request);

}  // namespace warpproof::configuration
