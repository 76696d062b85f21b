#include "verifier/prove/kernel/size_choice.h"

#include <algorithm>
#include <set>

#include "verifier/base/stable_order.h"
#include "verifier/prove/kernel/grid_reach.h"
#include "verifier/prove/kernel/guard_search.h"
#include "verifier/prove/kernel/layout.h"
#include "verifier/prove/kernel/size_constants.h"
#include "verifier/prove/kernel/tile_sizes.h"

namespace warpproof::prove {
namespace {

constexpr std::int64_t searched_work_max = 150'000;
constexpr std::int64_t work_max =
    400'000;  ///< product of an added choice: small sizes show what there is to show

void names_in(const ir::ExpressionPtr& e, std::set<std::string>& out) {
  if (!e) return;
  if (e->kind == ir::Kind::size) out.insert(e->name);
  for (const ir::ExpressionPtr& operand : e->operands) names_in(operand, out);
}

/// The shape that the rewrite gives an array; null: none.
const std::vector<ir::ExpressionPtr>* natural_shape(const ClaimView& claim, const std::string& name) {
  for (const ir::TensorDeclaration& input : claim.rewrite->inputs)
    if (input.name == name) return &input.extents;
  for (const ir::Equation& equation : claim.side->equations)
    if (equation.name == name) return &equation.extents;
  return nullptr;
}

/// Sizes that reach the launch: as scalars, through shapes of the arrays, or in its configuration.
std::set<std::string> visible_sizes(const ClaimView& claim) {
  std::set<std::string> out;
  for (const ir::KernelArgument& argument : *claim.arguments) {
    if (!argument.is_array) {
      if (argument.value)
        names_in(argument.value, out);
      else
        out.insert(argument.name);
      continue;
    }
    const std::vector<ir::ExpressionPtr>* shape =
        argument.extents.empty() ? natural_shape(claim, argument.name) : &argument.extents;
    if (shape != nullptr)
      for (const ir::ExpressionPtr& extent : *shape) names_in(extent, out);
    for (const ir::ExpressionPtr& stride : argument.strides) names_in(stride, out);
  }
  if (claim.kernel != nullptr)
    for (std::size_t i = 0; i < 3; ++i) {
      names_in(claim.kernel->grid[i], out);
      names_in(claim.kernel->block[i], out);
    }
  return out;
}

/// A guess at the tile: the side of the thread block.
std::int64_t tile_of(const ClaimView& claim, const Sizes& sizes) {
  std::int64_t tile = 0;
  for (const ir::KernelClaim* kernel : claim.kernels)
    for (std::size_t i = 0; i < 3; ++i)
      if (kernel->block[i])
        if (const auto side = integer_at(kernel->block[i], sizes); side && *side > 1)
          tile = tile == 0 ? *side : std::min(tile, *side);
  return tile == 0 ? 32 : tile;
}

bool within_maxima(const ClaimView& claim, const Sizes& sizes) {
  for (const auto& [name, maximum] : *claim.maxima) {
    const auto at = sizes.find(name);
    if (at != sizes.end() && at->second > maximum) return false;
  }
  return true;
}

/// No array reaches beyond the storage that the claim gives it: else there is nothing to launch.
bool arrays_fit(const ClaimView& claim, const Sizes& sizes) {
  const auto values = [&](const std::vector<ir::ExpressionPtr>& list) {
    std::vector<std::int64_t> out;
    for (const ir::ExpressionPtr& e : list)
      if (const auto value = integer_at(e, sizes)) out.push_back(*value);
    return out;
  };
  for (const ir::KernelArgument& argument : *claim.arguments) {
    if (!argument.is_array || argument.storage == nullptr || argument.strides.empty()) continue;
    const auto* shape = argument.extents.empty() ? natural_shape(claim, argument.name) : &argument.extents;
    if (shape == nullptr) continue;
    const std::vector<std::int64_t> extents = values(*shape), strides = values(argument.strides);
    if (extents.size() != strides.size()) return false;
    const auto needed = elements_needed(extents, strides), storage = integer_at(argument.storage, sizes);
    if (!needed || !storage || *storage < *needed) return false;
  }
  return true;
}

/// What may be run beside the listed sizes.
bool admissible(const ClaimView& claim, const Sizes& sizes) {
  return requirements_hold(claim, sizes) && within_maxima(claim, sizes) && arrays_fit(claim, sizes);
}

std::int64_t work(const Sizes& sizes, const std::set<std::string>& visible) {
  std::int64_t product = 1;
  for (const auto& [name, value] : sizes)
    if (visible.contains(name))
      product = std::min<std::int64_t>(product * std::max<std::int64_t>(value, 1), work_max + 1);
  return product;
}

std::vector<std::vector<std::int64_t>> patterns(std::int64_t tile, bool quick) {
  std::vector<std::vector<std::int64_t>> out = {{1}, {2 * tile + 1, tile - 1, tile + 1}};
  if (quick) return out;
  out.push_back({2, 3, 5});
  out.push_back({tile});
  out.push_back({tile + 1});
  out.push_back({tile - 1, 2 * tile + 1, 2 * tile});
  out.push_back({tile + 1, tile - 1, 2 * tile + 1});
  return out;
}

/// The constants of all kernels of the claim that these sizes leave on one side.
std::vector<SizeConstant> constants_left(const ClaimView& claim, const Codes& codes,
                                         const std::vector<ChosenSizes>& chosen) {
  std::vector<Sizes> sizes;
  for (const ChosenSizes& at : chosen) sizes.push_back(at.sizes);
  std::vector<SizeConstant> out;
  for (const ir::KernelClaim* kernel : claim.kernels)
    if (const auto code = codes.find(kernel->id); code != codes.end() && code->second != nullptr)
      for (SizeConstant& constant : unreached_constants(*code->second, *kernel, sizes))
        out.push_back(std::move(constant));
  return out;
}

constexpr std::size_t around_max = 12;  ///< choices around constants

/// One size at a constant and next to it, the others small.
void add_around(const ClaimView& claim, const std::set<std::string>& visible,
                const std::vector<SizeConstant>& constants, std::vector<ChosenSizes>& chosen) {
  std::set<std::int64_t> values;
  for (const SizeConstant& constant : constants)
    if (constant.value > 1 && constant.value < work_max) values.insert(constant.value);
  const Sizes first = chosen.front().sizes;  // a copy: `chosen` grows
  std::size_t made = 0;
  for (const std::int64_t value : values)
    for (const auto& [name, unused] : first) {
      if (!visible.contains(name)) continue;
      for (const std::int64_t near : {value, value + 1, value + 2}) {  // an index is one less than its size
        Sizes sizes = first;
        for (auto& [other, size] : sizes)
          if (visible.contains(other)) size = other == name ? near : 2;
        const auto same = [&](const ChosenSizes& known) { return known.sizes == sizes; };
        if (made == around_max || std::any_of(chosen.begin(), chosen.end(), same)) continue;
        if (!admissible(claim, sizes)) continue;
        if (work(sizes, visible) > work_max) continue;
        chosen.push_back({std::move(sizes), true, true});
        ++made;
      }
    }
}

/// Where an axis alone is filled, where conditions of the code get an answer that they did not have, and
/// where its own arrays overflow.
void add_searched(const ClaimView& claim, const Codes& codes, const std::set<std::string>& visible,
                  bool quick, std::vector<ChosenSizes>& chosen) {
  std::vector<SearchedKernel> kernels;
  for (const ir::KernelClaim* kernel : claim.kernels)
    if (const auto code = codes.find(kernel->id); code != codes.end() && code->second != nullptr)
      kernels.push_back({code->second, kernel});
  std::vector<Sizes> known;
  for (const ChosenSizes& at : chosen) known.push_back(at.sizes);
  const auto fits = [&](const Sizes& sizes) { return admissible(claim, sizes); };
  for (Sizes& sizes : tile_sizes({kernels, known, visible, fits, searched_work_max}, quick)) {
    known.push_back(sizes);
    chosen.push_back({std::move(sizes), true, true});
  }
  for (Sizes& sizes : guard_sizes({kernels, known, visible, fits, searched_work_max}))
    chosen.push_back({std::move(sizes), true, true});
}

/// One size where each launch of the claim has several blocks or rounds, the others small.
GridReach reach_of(const ClaimView& claim, const std::set<std::string>& visible, const Sizes& first) {
  Sizes small;
  for (const auto& [name, value] : first)
    if (visible.contains(name)) small[name] = 2;
  const auto whole = [&](const Sizes& moved) {
    Sizes sizes = first;
    for (const auto& [name, value] : moved) sizes[name] = value;
    return sizes;
  };
  GridReach out;
  for (const ir::KernelClaim* kernel : claim.kernels) {
    GridReach here =
        grid_reach(*kernel, small, [&](const Sizes& moved) { return admissible(claim, whole(moved)); });
    for (const Sizes& moved : here.sizes) out.sizes.push_back(whole(moved));
    if (out.not_reached.empty()) out.not_reached = here.not_reached;
  }
  return out;
}

}  // namespace

std::vector<std::string> not_reached(const ClaimView& claim, const Codes& codes,
                                     const std::vector<ChosenSizes>& chosen) {
  std::vector<std::string> out;
  for (const SizeConstant& constant : constants_left(claim, codes, chosen)) out.push_back(sentence(constant));
  if (const std::string grid = reach_of(claim, visible_sizes(claim), chosen.front().sizes).not_reached;
      !grid.empty())
    out.push_back(grid);
  return out;
}

bool requirements_hold(const ClaimView& claim, const Sizes& sizes) {
  for (const auto* requirements : {&claim.rewrite->requirements, claim.requirements})
    for (const ir::Requirement& requirement : *requirements)
      if (condition_at(requirement.condition, sizes) == std::optional<bool>(false)) return false;
  return true;
}

base::Result<std::vector<ChosenSizes>> choose_sizes(const ClaimView& claim, const Codes& codes, bool quick) {
  std::vector<ChosenSizes> out;
  base::Diagnostics why;
  for (const ir::SizeAssignment& listed : *claim.sizes) {
    const Sizes sizes = to_sizes(listed);
    for (const std::string& name : claim.rewrite->size_names)
      if (!sizes.contains(name))
        why.push_back({.code = "E0380",
                       .where = claim.computes->where,
                       .message = "'" + claim.id + "' lists sizes without '" + name + "'"});
    if (!requirements_hold(claim, sizes) || !within_maxima(claim, sizes))
      why.push_back({.code = "E0380",
                     .where = claim.computes->where,
                     .message = "the listed sizes " + describe(sizes) + " break a requirement or a maximum"});
    out.push_back({sizes, false});
  }
  if (out.empty())
    why.push_back(
        {.code = "E0381", .where = claim.computes->where, .message = "'" + claim.id + "' lists no sizes"});
  if (!why.empty()) return why;
  const std::set<std::string> visible = visible_sizes(claim);
  std::vector<ChosenSizes> added;
  // One more than the largest listed value of each: what is hard-coded to a listed size shows.
  Sizes beyond = out.front().sizes;
  for (auto& [name, value] : beyond)
    for (const ChosenSizes& listed : out)
      if (visible.contains(name)) value = std::max(value, listed.sizes.at(name) + 1);
  const auto is_listed = [&](const ChosenSizes& other) { return other.sizes == beyond; };
  if (std::none_of(out.begin(), out.end(), is_listed) && admissible(claim, beyond) &&
      work(beyond, visible) <= work_max)
    added.push_back({beyond, true});
  for (const std::vector<std::int64_t>& pattern : patterns(tile_of(claim, out.front().sizes), quick)) {
    Sizes sizes = out.front().sizes;
    std::size_t i = 0;
    for (auto& [name, value] : sizes)
      if (visible.contains(name)) value = std::max<std::int64_t>(pattern[i++ % pattern.size()], 1);
    const auto same = [&](const ChosenSizes& other) { return other.sizes == sizes; };
    const bool known =
        std::any_of(out.begin(), out.end(), same) || std::any_of(added.begin(), added.end(), same);
    if (!known && admissible(claim, sizes) && work(sizes, visible) <= work_max)
      added.push_back({sizes, true});
  }
  base::sort_stably(added, [&](const ChosenSizes& a, const ChosenSizes& b) {
    return work(a.sizes, visible) < work(b.sizes, visible);
  });
  out.insert(out.end(), added.begin(), added.end());
  const Sizes first = out.front().sizes;  // a copy: `out` grows
  for (Sizes& sizes : reach_of(claim, visible, first).sizes) {
    const auto same = [&](const ChosenSizes& known) { return known.sizes == sizes; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back({std::move(sizes), true, true});
  }
  add_around(claim, visible, constants_left(claim, codes, out), out);
  add_searched(claim, codes, visible, quick, out);
  return out;
}

}  // namespace warpproof::prove
