#include "verifier/check/evaluation.h"

#include <algorithm>

#include "verifier/check/statement.h"
#include "verifier/check/verdict_files.h"
#include "verifier/replay/compare.h"
#include "verifier/replay/output_values.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::checking {
namespace {

using base::Diagnostic;

std::optional<Diagnostic> wrong_size(const ir::Rewrite& rewrite, const ir::SizeAssignment& sizes) {
  for (const auto& [name, value] : sizes) {
    const auto& names = rewrite.size_names;
    if (std::find(names.begin(), names.end(), name) == names.end()) {
      std::string known;
      for (const std::string& size : names) known += (known.empty() ? "" : ", ") + size;
      return Diagnostic{.code = "E0782",
                        .message = "'" + rewrite.id + "' has no size '" + base::escaped(name) + "'",
                        .expected = known.empty() ? "no sizes" : known,
                        .suggestion = base::nearest_name(name, names)};
    }
    if (value < 0)
      return Diagnostic{
          .code = "E0782", .message = "size '" + name + "' is negative", .expected = "0 or more"};
  }
  return std::nullopt;
}

std::vector<std::string> texts_of(const std::vector<replay::Value>& values) {
  std::vector<std::string> out;
  out.reserve(values.size());
  for (const replay::Value& value : values) out.push_back(value.text());
  return out;
}

void evaluate_outputs(Evaluation& out, const ir::Program& program, const ir::Rewrite& rewrite,
                      const replay::Point& point, replay::Budget& budget) {
  replay::Evaluator before(program, rewrite, rewrite.before, point, budget);
  replay::Evaluator after(program, rewrite, rewrite.after, point, budget);
  for (const ir::TensorDeclaration& output : rewrite.outputs) {
    const replay::OutputValues left = replay::output_values(before, output.name);
    const replay::OutputValues right = replay::output_values(after, output.name);
    out.outputs.push_back({output.name, left.shape.value_or(std::vector<std::int64_t>{}),
                           right.shape.value_or(std::vector<std::int64_t>{}), left.shape.has_value(),
                           right.shape.has_value(), texts_of(left.elements), texts_of(right.elements)});
  }
  const replay::Comparison comparison =
      replay::compare_sides(program, rewrite, point, budget, [](Reason) { return true; });
  out.compared = comparison.compared;
  if (!comparison.difference) return;
  out.reason = comparison.difference->reason;
  out.output = comparison.difference->output;
  out.index = comparison.difference->index;
  out.before = comparison.difference->before;
  out.after = comparison.difference->after;
}

void look_at_requirements(Evaluation& out, const ir::Program& program, const ir::Rewrite& rewrite,
                          const replay::Point& point, replay::Budget& budget) {
  const ir::Side none;
  replay::Evaluator evaluator(program, rewrite, none, point, budget);
  out.requirements_hold = true;
  for (const ir::Requirement& requirement : rewrite.requirements) {
    const replay::Certainty truth = evaluator.holds(requirement);
    out.requirements_hold = out.requirements_hold && truth == replay::Certainty::yes;
    out.requirements.emplace_back(requirement_text(requirement), truth == replay::Certainty::yes ? "holds"
                                                                 : truth == replay::Certainty::no
                                                                     ? "does not hold"
                                                                     : "not decided");
  }
}

}  // namespace

Evaluation not_evaluated(base::Diagnostics diagnostics) {
  Evaluation out;
  out.diagnostics = verdict::as_data(diagnostics);
  return out;
}

Evaluation evaluation_of(const ir::Program& program, const ir::Rewrite& written,
                         const EvaluationRequest& request, const std::vector<replay::GivenTensor>& inputs) {
  const ir::Rewrite rewrite =
      written.groups.empty() ? written : ir::at_rank(written, ir::Ranks(written.groups.size(), request.rank));
  Evaluation out;
  out.id = written.id;
  out.fact = written.fact;
  out.title = written.title;
  out.place = verdict::place_of(written.where);
  for (Definition& side : definitions_of(program, rewrite))
    if (side.name == "before" || side.name == "after") out.sides.push_back(std::move(side));
  const auto refuse = [&out](Diagnostic why) { out.diagnostics = verdict::as_data({std::move(why)}); };
  if (auto wrong = wrong_size(rewrite, request.sizes)) {
    refuse(std::move(*wrong));
    return out;
  }
  const replay::ChosenPoint chosen =
      replay::choose_point(program, rewrite, request.sizes, inputs, request.seed, request.steps_max);
  if (!chosen.point) {
    refuse({.code = "E0783",
            .message = "'" + rewrite.id + "' can not be evaluated: " + base::escaped(chosen.refusal),
            .expected = "--sizes and --inputs that fit"});
    return out;
  }
  out.sizes = chosen.point->sizes;
  out.inputs = replay::print_inputs(*chosen.point);
  replay::Budget budget{request.steps_max, 0};
  try {
    look_at_requirements(out, program, rewrite, *chosen.point, budget);
    evaluate_outputs(out, program, rewrite, *chosen.point, budget);
  } catch (const replay::Exhausted&) {
    refuse({.code = "E0783",
            .message = "'" + rewrite.id + "' can not be evaluated: too many steps at these sizes",
            .expected = "smaller sizes"});
  }
  return out;
}

}  // namespace warpproof::checking
