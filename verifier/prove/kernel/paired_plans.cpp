#include "verifier/prove/kernel/paired_plans.h"

#include <algorithm>

#include "verifier/prove/kernel/index_data.h"

namespace warpproof::prove {
namespace {

base::Diagnostic problem(const char* code, const EquivalenceSide& side, const std::string& message) {
  return {.code = code, .where = side.claim.computes->where, .message = message};
}

/// Sizes that this side knows: a size of the other side alone means nothing to it.
Sizes known_sizes(const EquivalenceSide& side, const Sizes& sizes) {
  Sizes out;
  const std::vector<std::string>& names =
      side.claim.kernel != nullptr ? side.claim.kernel->size_names : side.claim.sequence->size_names;
  for (const auto& [name, value] : sizes)
    if (std::find(names.begin(), names.end(), name) != names.end()) out[name] = value;
  return out;
}

bool takes(const EquivalenceSide& side, const std::string& array) {
  return std::any_of(
      side.claim.arguments->begin(), side.claim.arguments->end(), [&](const ir::KernelArgument& argument) {
        return argument.is_array && argument.name == array &&
               (argument.mode == ir::ArgumentMode::in || argument.mode == ir::ArgumentMode::inout);
      });
}

/// The left side's numbers for the tensors of the right, and what does not fit.
class Renumbering {
 public:
  Renumbering(const EquivalenceSide& left, const EquivalenceSide& right, const Plan& left_plan)
      : left_(left), right_(right), left_plan_(left_plan) {}

  void apply(Plan& plan) {
    for (auto& [name, layout] : plan.tensors) {
      const auto other = left_plan_.tensors.find(name);
      if (other == left_plan_.tensors.end()) {
        if (is_read(plan, name, layout))
          why_.push_back(problem("E0382", right_,
                                 "'" + name + "' of " + right_.name + " is no input of " + left_.name +
                                     ": inputs are compared by their names"));
        continue;
      }
      // What an array of integers holds is known to the side that takes it.
      if (!layout.is_integer || takes(right_, name)) check(name, other->second, layout);
      numbers_[layout.tensor] = other->second.tensor;
    }
    // An input that nobody reads has no number here.
    std::erase_if(plan.tensors, [&](const auto& entry) { return !numbers_.contains(entry.second.tensor); });
    for (auto& [name, layout] : plan.tensors) layout.tensor = renamed(layout.tensor);
    for (exec::Buffer& buffer : plan.buffers)
      if (buffer.tensor) buffer.tensor = renamed(*buffer.tensor);
    for (PlannedLaunch& launch : plan.launches)
      for (exec::Argument& argument : launch.launch.arguments)
        for (exec::ArgumentPiece& piece : argument.pieces)
          if (piece.tensor) piece.tensor = renamed(*piece.tensor);
  }

  const base::Diagnostics& why() const { return why_; }

 private:
  bool is_read(const Plan& plan, const std::string& name, const TensorLayout& layout) const {
    if (layout.is_integer) return takes(right_, name);
    const std::uint32_t tensor = layout.tensor;
    for (const exec::Buffer& buffer : plan.buffers)
      if (buffer.tensor == tensor) return true;
    for (const PlannedLaunch& launch : plan.launches)
      for (const exec::Argument& argument : launch.launch.arguments)
        for (const exec::ArgumentPiece& piece : argument.pieces)
          if (piece.tensor == tensor) return true;
    return false;
  }

  std::uint32_t renamed(std::uint32_t tensor) const {
    const auto at = numbers_.find(tensor);
    return at != numbers_.end() ? at->second : tensor;  // else a diagnostic was made
  }

  void check(const std::string& name, const TensorLayout& left, const TensorLayout& right) {
    const std::string shown = "'" + name + "' of " + right_.name;
    if (left.extents != right.extents)
      why_.push_back(problem(
          "E0382", right_,
          shown + " has other extents than in " + left_.name + " (at " + describe(left_plan_.sizes) + ")"));
    else if (left.integers != right.integers)
      why_.push_back(problem("E0382", right_,
                             shown + " holds other integers than in " + left_.name + " (at " +
                                 describe(left_plan_.sizes) + ")"));
    else if (left.strides != right.strides || left.format != right.format)
      why_.push_back(
          problem("E0393", right_,
                  "not supported yet: " + shown + " has another layout or format than in " + left_.name));
  }

  const EquivalenceSide& left_;
  const EquivalenceSide& right_;
  const Plan& left_plan_;
  std::map<std::uint32_t, std::uint32_t> numbers_;
  base::Diagnostics why_;
};

/// By the name of what is computed; a single output on either side needs no name.
base::Diagnostics align_outputs(const EquivalenceSide& left, const EquivalenceSide& right,
                                PairedPlans& plans) {
  std::vector<PlannedOutput> aligned;
  base::Diagnostics why;
  for (const PlannedOutput& wanted : plans.left.outputs) {
    const PlannedOutput* found = nullptr;
    for (const PlannedOutput& candidate : plans.right.outputs)
      if (candidate.equation == wanted.equation) found = &candidate;
    if (plans.left.outputs.size() == 1 && plans.right.outputs.size() == 1) found = &plans.right.outputs[0];
    if (found == nullptr) {
      why.push_back(problem(
          "E0383", right, right.name + " has no output '" + wanted.equation + "' as " + left.name + " has"));
    } else if (found->extents != wanted.extents) {
      why.push_back(problem("E0383", right,
                            "the output '" + wanted.equation + "' has other extents in " + right.name +
                                " (at " + describe(plans.left.sizes) + ")"));
    } else {
      aligned.push_back(*found);
    }
  }
  if (why.empty() && plans.right.outputs.size() != plans.left.outputs.size())
    why.push_back(problem("E0383", right, right.name + " has outputs that " + left.name + " has not"));
  plans.right.outputs = std::move(aligned);
  return why;
}

}  // namespace

base::Diagnostics differing_index_data(const EquivalenceSide& left, const EquivalenceSide& right,
                                       const Sizes& sizes) {
  base::Diagnostics why;
  const Sizes of_left = known_sizes(left, sizes), of_right = known_sizes(right, sizes);
  for (const ir::IndexData& data : *right.claim.data) {
    const ir::IndexData* other = index_data_of(left.claim, data.name);
    const std::string shown = "'" + data.name + "' of " + right.name;
    const auto refuse = [&](const char* code, const std::string& message) {
      why.push_back(
          {.code = code, .where = data.where, .message = message + " (at " + describe(sizes) + ")"});
    };
    if (other == nullptr)
      refuse("E0382",
             shown + " is no array of integers of " + left.name + ": inputs are compared by their names");
    else if ((other->value == nullptr) != (data.value == nullptr))
      refuse("E0386", shown + (data.value ? " is given by a formula, in " : " is over a range, in ") +
                          left.name + (data.value ? " it is over a range" : " it is given by a formula"));
    else if (!data.value && index_range(*other, of_left) != index_range(data, of_right))
      refuse("E0386", shown + " is over another range than in " + left.name);
    else if (!data.value && index_elements(left.claim, data.name, of_left) !=
                                index_elements(right.claim, data.name, of_right))
      refuse("E0382", shown + " has other extents than in " + left.name);
  }
  return why;
}

base::Result<PairedPlans> pair_plans(const EquivalenceSide& left, const EquivalenceSide& right,
                                     const Sizes& sizes, const base::Limits& limits,
                                     std::uint64_t index_choice) {
  const Sizes of_left = known_sizes(left, sizes), of_right = known_sizes(right, sizes);
  const IndexContents ranged = index_contents(left.claim, of_left, index_choice);
  auto first = plan(left.program, left.claim, of_left, left.codes, limits, ranged);
  if (!first) return first.diagnostics();
  auto second = plan(right.program, right.claim, of_right, right.codes, limits, ranged);
  if (!second) return second.diagnostics();
  PairedPlans plans{std::move(*first), std::move(*second)};
  Renumbering renumbering(left, right, plans.left);
  renumbering.apply(plans.right);
  if (!renumbering.why().empty()) return renumbering.why();
  if (auto why = align_outputs(left, right, plans); !why.empty()) return why;
  return plans;
}

}  // namespace warpproof::prove
