#include "verifier/configuration/budget.h"

#include <array>

namespace warpproof::configuration {
namespace {

constexpr std::uint64_t gibibyte = 1ull << 30;
const Request standard;

// `standard` is what a Request is without any file.
const std::array<Budget, 3> rows = {{
    {"quick", true, 30'000, 4 * gibibyte, 5'000'000},
    {"standard", standard.quick, standard.time_ms_max, standard.memory_bytes_max,
     standard.solver_resource_max},
    {"deep", false, 6'000'000, 32 * gibibyte, 200'000'000},
}};

}  // namespace

std::span<const Budget> budgets() { return rows; }

void apply(const Budget& budget, Request& request) {
  request.quick = budget.quick;
  request.time_ms_max = budget.time_ms_max;
  request.memory_bytes_max = budget.memory_bytes_max;
  request.solver_resource_max = budget.solver_resource_max;
}

}  // namespace warpproof::configuration
