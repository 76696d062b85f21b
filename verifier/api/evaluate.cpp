#include "warpproof/evaluate.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/api/guarded.h"
#include "verifier/base/files.h"
#include "verifier/check/evaluation.h"
#include "verifier/check/pipeline.h"
#include "verifier/check/statement.h"
#include "verifier/report/evaluation.h"

namespace warpproof {
namespace {

using base::Diagnostic;
using Json = nlohmann::json;

constexpr std::size_t nested_max = 16;
constexpr std::size_t elements_max = 1u << 16;

/// Numbers as they are written, fractions as texts, booleans as 0 and 1.
std::optional<replay::Rational> number_of(const Json& value) {
  if (value.is_boolean()) return replay::Rational(value.get<bool>() ? 1 : 0);
  if (value.is_number()) return replay::Rational::parse(value.dump());
  if (value.is_string()) return replay::Rational::parse(value.get_ref<const std::string&>());
  return std::nullopt;
}

/// False where rows have different lengths, or something is no number.
bool read_nested(const Json& value, std::size_t depth, replay::GivenTensor& out) {
  if (depth > nested_max || out.elements.size() > elements_max) return false;
  if (!value.is_array()) {
    const auto number = number_of(value);
    if (!number || depth != out.shape.size()) return false;
    out.elements.push_back(*number);
    return true;
  }
  if (depth >= out.shape.size()) return false;
  if (static_cast<std::int64_t>(value.size()) != out.shape[depth]) return false;
  return std::all_of(value.begin(), value.end(),
                     [&](const Json& inner) { return read_nested(inner, depth + 1, out); });
}

base::Result<std::vector<replay::GivenTensor>> read_inputs(const std::string& path) {
  std::vector<replay::GivenTensor> out;
  if (path.empty()) return out;
  const auto file = base::read_source(path, {});
  if (!file) return file.diagnostics();
  const auto wrong = [&path](const std::string& why) {
    return Diagnostic{.code = "E0781",
                      .message = base::escaped(path) + ": " + why,
                      .expected = "{\"X\": [[1, \"1/3\"], [0.5, 2]], \"eps\": \"1/100000\"}"};
  };
  // Deep nesting is refused before it is kept.
  bool too_deep = false;
  const Json read = Json::parse((*file)->text,
                                [&too_deep](int depth, Json::parse_event_t, Json&) {
                                  too_deep = too_deep || depth > static_cast<int>(nested_max) + 1;
                                  return !too_deep;
                                },
                                false);
  if (too_deep) return wrong("the lists are nested too deep");
  if (!read.is_object()) return wrong("no JSON object with a value for each input");
  for (const auto& [name, value] : read.items()) {
    replay::GivenTensor tensor{name, {}, {}};
    for (const Json* at = &value; at->is_array(); at = &at->front()) {
      tensor.shape.push_back(static_cast<std::int64_t>(at->size()));
      if (at->empty()) break;
    }
    if (!read_nested(value, 0, tensor))
      return wrong("the value of '" + base::escaped(name) +
                   "' is no number, and no list with rows of one length");
    out.push_back(std::move(tensor));
  }
  return out;
}

bool is_meant(const ir::Rewrite& rewrite, const EvaluationRequest& request) {
  if (!request.id.empty() && rewrite.id != request.id) return false;
  return request.fact.empty() || checking::states_fact(rewrite, request.fact);
}

Diagnostic nothing_meant(const EvaluationRequest& request, const std::vector<checking::Task>& tasks) {
  const bool by_fact = !request.fact.empty();
  const std::string& wanted = by_fact ? request.fact : request.id;
  std::vector<std::string> names;
  for (const checking::Task& task : tasks)
    if (task.item.rewrite != nullptr)
      names.push_back(by_fact ? task.item.rewrite->fact : task.item.rewrite->id);
  return {.code = "E0780",
          .message = wanted.empty() ? "the files state no rewrite"
                                    : "no rewrite has the " + std::string(by_fact ? "fact" : "id") + " '" +
                                          base::escaped(wanted) + "'",
          .suggestion = base::nearest_name(wanted, names)};
}

std::vector<Evaluation> evaluations_of(const EvaluationRequest& request) {
  const auto inputs = read_inputs(request.inputs_path);
  if (!inputs) return {checking::not_evaluated(inputs.diagnostics())};
  Request reading;
  reading.files = request.files;
  reading.root = request.root;
  const std::vector<checking::Task> tasks = checking::tasks_of(reading);
  std::vector<Evaluation> out;
  std::size_t rewrites = 0;
  for (const checking::Task& task : tasks) rewrites += task.item.rewrite != nullptr ? 1 : 0;
  if (request.id.empty() && request.fact.empty() && rewrites > 1)
    return {checking::not_evaluated(
        {{.code = "E0780",
          .message = "the files state " + std::to_string(rewrites) + " rewrites: say which",
          .expected = "--id NAME or --fact ID"}})};
  for (const checking::Task& task : tasks) {
    if (!task.item.diagnostics.empty()) out.push_back(checking::not_evaluated(task.item.diagnostics));
    if (task.item.rewrite != nullptr && is_meant(*task.item.rewrite, request))
      out.push_back(checking::evaluation_of(*task.program, *task.item.rewrite, request, *inputs));
  }
  if (out.empty()) out.push_back(checking::not_evaluated({nothing_meant(request, tasks)}));
  return out;
}

}  // namespace

std::vector<Evaluation> evaluate(const EvaluationRequest& request) {
  return guarded([&] { return evaluations_of(request); });
}

bool write_evaluations(const std::vector<Evaluation>& evaluations, const std::string& format,
                       std::ostream& out) {
  if (format == "text") report::write_evaluations_text(evaluations, out);
  if (format == "json") report::write_evaluations_json(evaluations, out);
  return format == "text" || format == "json";
}

int exit_code(const std::vector<Evaluation>& evaluations) {
  int code = 0;
  for (const Evaluation& evaluation : evaluations) {
    if (!evaluation.diagnostics.empty()) return 2;
    if (evaluation.reason != Reason::none && evaluation.requirements_hold) code = 1;
    if (!evaluation.requirements_hold && code == 0) code = 3;
  }
  return code;
}

}  // namespace warpproof
