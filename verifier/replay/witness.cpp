#include <algorithm>

#include "verifier/replay/compare.h"
#include "verifier/replay/filling.h"
#include "verifier/replay/search.h"
#include "verifier/replay/size_space.h"

namespace warpproof::replay {
namespace {

constexpr std::size_t sizes_listed_max = 200;
constexpr std::uint64_t fillings = structured_fillings + 4;

std::optional<Witness> defined_at(const ir::Program& program, const ir::Rewrite& rewrite, const Point& point,
                                  Budget& budget) {
  Evaluator before(program, rewrite, rewrite.before, point, budget);
  for (const ir::TensorDeclaration& output : rewrite.outputs) {
    const auto shape = before.shape(output.name);
    if (!shape || std::count(shape->begin(), shape->end(), 0) != 0) continue;
    std::vector<std::int64_t> index(shape->size(), 0);
    do {
      const Value value = before.element(output.name, index);
      if (value.is_defined()) return Witness{point, output.name, index, value.text()};
    } while (next_index(index, *shape));
  }
  return std::nullopt;
}

}  // namespace

WitnessResult find_witness(const ir::Program& program, const ir::Rewrite& rewrite,
                           const SearchOptions& options) {
  WitnessResult result;
  const SizeSpace space(program, rewrite, options.without_requirement);
  Budget for_sizes{options.steps_max / 4, 0};
  // Sizes that the rewrite lists meet its requirements, however many of them there are.
  std::vector<ir::SizeAssignment> listed = rewrite.sizes;
  for (ir::SizeAssignment& sizes : space.listed(sizes_listed_max, for_sizes))
    listed.push_back(std::move(sizes));
  result.steps = for_sizes.steps;
  const std::uint64_t share = std::max<std::uint64_t>(options.steps_max / 16, 1);
  for (std::uint64_t filling = 0; filling < fillings; ++filling) {
    for (const ir::SizeAssignment& sizes : listed) {
      if (result.steps >= options.steps_max) return result;
      Budget own{std::min(share, options.steps_max - result.steps), 0};
      try {
        const std::optional<Point> point =
            filled_point(program, rewrite, sizes, filling, options.seed, options.without_requirement, own);
        if (point) {
          result.requirements_met = true;
          result.witness = defined_at(program, rewrite, *point, own);
        }
      } catch (const Exhausted&) {
        // Too expensive at this point; the others may be cheaper.
      }
      result.steps += std::max<std::uint64_t>(own.steps, 1);
      if (result.witness) return result;
    }
  }
  return result;
}

}  // namespace warpproof::replay
