// The defaults of a request: everything outside [gate].

#include <algorithm>

#include "verifier/configuration/budget.h"
#include "verifier/configuration/read.h"

namespace warpproof::configuration {
namespace {

// The writers know their names themselves; this room may not ask them, so what is unknown there is refused
// where the format is used.
constexpr std::size_t name_bytes_max = 32;

std::vector<std::string> names_of_budgets() {
  std::vector<std::string> names;
  for (const Budget& budget : budgets()) names.emplace_back(budget.name);
  return names;
}

void read_limits(Table& table, Request& request) {
  if (const auto seconds = table.number("time_seconds", 1, 86'400)) request.time_ms_max = *seconds * 1000;
  if (const auto size = table.number("memory_mebibytes", 64, 1u << 20))
    request.memory_bytes_max = *size << 20;
  if (const auto units = table.number("solver_resource", 1000, 1'000'000'000'000))
    request.solver_resource_max = *units;
}

}  // namespace

void read_settings(Table& table, Settings& settings) {
  Request& request = settings.request;
  // First: what is written besides refines the budget.
  if (const auto name = table.word("budget", names_of_budgets()))
    for (const Budget& budget : budgets())
      if (budget.name == *name) apply(budget, request);
  table.table("limits", [&](Table& limits) { read_limits(limits, request); });
  if (const auto jobs = table.number("jobs", 1, 1024)) request.jobs = static_cast<std::uint32_t>(*jobs);
  if (const auto quick = table.boolean("quick")) request.quick = *quick;
  if (const auto compile = table.boolean("compile_sources")) request.compile_sources = *compile;
  if (const auto root = table.string("root")) request.root = *root;
  if (const auto cache = table.string("cache")) request.cache = *cache;
  if (const auto seed = table.number("seed", 0, INT64_MAX)) request.seed = *seed;
  if (const auto color = table.word("color", {"auto", "always", "never"})) settings.color = *color;
  if (const auto format = table.string("format")) {
    settings.format = *format;
    if (format->empty() || format->size() > name_bytes_max)
      table.problem("E0703", table.where("format"), "'format' is no name of an output format");
  }
}

}  // namespace warpproof::configuration
