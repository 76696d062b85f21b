#include "verifier/check/refused_launch.h"

#include <algorithm>

#include "verifier/base/machine_names.h"
#include "verifier/prove/kernel/launch_shape.h"

namespace warpproof::checking {
namespace {

using prove::Sizes;

struct RefusedLaunch {
  Sizes sizes;
  std::string why;  ///< "block extent 1056 is not between 1 and 1024"
};

constexpr std::int64_t size_max = std::int64_t{1} << 30;

/// A second evaluation, by the exact meaning of each operation: what is found must be seen by both.
std::optional<std::int64_t> exactly_at(const ir::ExpressionPtr& e, const Sizes& sizes) {
  if (e->kind == ir::Kind::constant) return e->value.to_int64();
  if (e->kind == ir::Kind::size) {
    const auto known = sizes.find(e->name);
    return known == sizes.end() ? std::nullopt : std::optional(known->second);
  }
  if (e->kind != ir::Kind::apply) return std::nullopt;
  std::vector<refmodels::number::Rational> operands;
  for (const ir::ExpressionPtr& operand : e->operands) {
    const auto value = exactly_at(operand, sizes);
    if (!value) return std::nullopt;
    operands.emplace_back(*value);
  }
  const auto result = e->op->exact(operands);
  return result.kind == refmodels::ops::Exact::Kind::rational ? result.value.to_int64() : std::nullopt;
}

/// Why the device refuses it; "" where it runs; nothing where the shape is not known.
std::optional<std::string> refusal(const CompiledLaunch& launch, const Sizes& sizes,
                                   prove::EvaluateSize evaluate = prove::integer_at) {
  const auto shape = prove::launch_shape(launch.kernel->claim, sizes, evaluate);
  if (!shape) return std::nullopt;
  const bool raised = launch.kernel->shared_raised || base::is_amd_target(launch.code->target);
  const auto problems =
      exec::launch_problems(*launch.code, *shape, raised ? exec::shared_bytes_max : exec::shared_bytes_usual);
  return problems.empty() ? "" : problems.front();
}

class Search {
 public:
  Search(const CompiledLaunch& before, const CompiledLaunch& after) : before_(before), after_(after) {}

  std::optional<RefusedLaunch> run() const {
    const ir::KernelClaim& claim = before_.kernel->claim;
    for (const ir::SizeAssignment& listed : claim.sizes)
      if (auto found = refused({listed.begin(), listed.end()})) return found;
    if (!claim.sizes.empty()) return std::nullopt;
    for (const std::string& name : claim.size_names)
      for (const std::int64_t others : {1, 2, 64})
        if (auto found = along({name}, others)) return found;
    return along({claim.size_names.begin(), claim.size_names.end()}, 1);
  }

 private:
  using Names = std::vector<std::string>;

  Sizes at(const Names& moved, std::int64_t value, std::int64_t others) const {
    Sizes out;
    for (const std::string& name : before_.kernel->claim.size_names) out[name] = others;
    for (const std::string& name : moved) out[name] = value;
    return out;
  }

  std::optional<RefusedLaunch> refused(const Sizes& sizes) const {
    for (const CompiledLaunch* launch : {&before_, &after_})
      for (const ir::Requirement& requirement : launch->kernel->claim.requirements)
        if (prove::condition_at(requirement.condition, sizes) == std::optional(false)) return std::nullopt;
    if (refusal(before_, sizes) != std::optional<std::string>("")) return std::nullopt;
    const auto why = refusal(after_, sizes);
    return why && !why->empty() ? std::optional(RefusedLaunch{sizes, *why}) : std::nullopt;
  }

  /// By powers of two, then halving towards the smallest.
  std::optional<RefusedLaunch> along(const Names& moved, std::int64_t others) const {
    std::optional<RefusedLaunch> found;
    std::int64_t below = 0, above = 1;
    for (; above <= size_max && !found; above *= 2) {
      found = refused(at(moved, above, others));
      if (!found) below = above;
    }
    for (above /= 2; found && above - below > 1;) {
      const std::int64_t middle = below + (above - below) / 2;
      auto here = refused(at(moved, middle, others));
      (here ? above : below) = middle;
      if (here) found = std::move(here);
    }
    return found;
  }

  const CompiledLaunch& before_;
  const CompiledLaunch& after_;
};

}  // namespace

std::optional<verdict::Finding> refused_launch(const CompiledLaunch& before, const CompiledLaunch& after) {
  const auto refused = Search(before, after).run();
  if (!refused) return std::nullopt;
  const auto again = [&](const CompiledLaunch& launch) {
    return refusal(launch, refused->sizes, exactly_at);
  };
  verdict::Finding finding;
  finding.evidence.replay = again(before) == std::optional<std::string>("") && again(after) == refused->why
                                ? verdict::Check::agrees
                                : verdict::Check::disagrees;
  finding.question = Question::implemented;
  // Nobody said that such sizes are meant: kernels of one row a block are right for their rows.
  const bool asked = !before.kernel->claim.sizes.empty();
  finding.found = asked ? verdict::Found::fails : verdict::Found::gave_up;
  finding.reason = asked ? Reason::output_not_written : Reason::question_not_met;
  finding.reach = Reach::listed_sizes;
  finding.summary = "the device refuses the new launch, where the old one runs (at " +
                    prove::describe(refused->sizes) + ")";
  finding.details.push_back({refused->why, {}});
  if (!after.kernel->shared_raised && refused->why.find("shared memory") != std::string::npos)
    finding.details.push_back(
        {"no cudaFuncSetAttribute(kernel, cudaFuncAttributeMaxDynamicSharedMemorySize, "
         "bytes) for it stands in the host code",
         {}});
  return finding;
}

}  // namespace warpproof::checking
