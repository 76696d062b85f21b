#include "verifier/report/evaluation.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <ostream>

#include "verifier/report/visible.h"
#include "verifier/verdict/json_text.h"

namespace warpproof::report {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::size_t elements_shown_max = 24;

std::string bracketed(const std::vector<std::int64_t>& numbers) {
  std::string out;
  for (const std::int64_t number : numbers) out += (out.empty() ? "" : ", ") + std::to_string(number);
  return "[" + out + "]";
}

/// "Y[1, 0]"; "Y" of a scalar.
std::string element_name(const std::string& name, std::size_t at, const std::vector<std::int64_t>& shape) {
  std::vector<std::int64_t> index(shape.size());
  for (std::size_t axis = shape.size(); axis-- > 0;) {
    const auto extent = static_cast<std::size_t>(std::max<std::int64_t>(shape[axis], 1));
    index[axis] = static_cast<std::int64_t>(at % extent);
    at /= extent;
  }
  return visible(name) + (shape.empty() ? "" : bracketed(index));
}

void write_input(const TensorValue& input, std::ostream& out) {
  out << "  " << visible(input.name) << (input.shape.empty() ? "" : bracketed(input.shape)) << " =";
  for (std::size_t i = 0; i < std::min(input.elements.size(), elements_shown_max); ++i)
    out << " " << input.elements[i];
  if (input.elements.size() > elements_shown_max) out << " ...";
  out << "\n";
}

void write_shape(const EvaluatedOutput& output, std::ostream& out) {
  const std::string before = output.shaped_before ? "shape " + bracketed(output.shape_before) : "undefined";
  const std::string after = output.shaped_after ? "shape " + bracketed(output.shape_after) : "undefined";
  out << "  " << visible(output.name) << ": before has " << before << ", after " << after << "\n";
}

void write_output(const Evaluation& evaluation, const EvaluatedOutput& output, std::ostream& out) {
  if (!output.shaped_before || !output.shaped_after || output.shape_before != output.shape_after) {
    write_shape(output, out);
    return;
  }
  if (output.before.empty()) out << "  " << visible(output.name) << " has no elements there\n";
  const std::size_t count = std::min(output.before.size(), output.after.size());
  for (std::size_t i = 0; i < std::min(count, elements_shown_max); ++i) {
    const std::string name = element_name(output.name, i, output.shape_before);
    const bool first =
        evaluation.reason != Reason::none &&
        name == visible(evaluation.output) + (output.shape_before.empty() ? "" : bracketed(evaluation.index));
    out << "  " << name << "   before " << output.before[i] << "   after " << output.after[i]
        << (first ? "   <- first difference" : "") << "\n";
  }
  if (count > elements_shown_max)
    out << "  and " << count - elements_shown_max << " elements more (--format json)\n";
}

void write_one(const Evaluation& evaluation, std::ostream& out) {
  for (const Diagnostic& diagnostic : evaluation.diagnostics) out << visible(diagnostic.rendered) << "\n";
  if (evaluation.id.empty()) return;
  out << visible(evaluation.id) << (evaluation.fact.empty() ? "" : "  fact " + visible(evaluation.fact))
      << "  " << visible(evaluation.title) << "\n  " << visible(evaluation.place.path) << ":"
      << evaluation.place.line << "\n";
  for (const Definition& side : evaluation.sides) {
    std::string text = side.text;
    while (text.ends_with('\n')) text.pop_back();
    std::string indented;
    for (const char c : text) indented += c == '\n' ? std::string("\n          ") : std::string(1, c);
    const std::string word = side.name == "before" ? "  before  " : "  after   ";
    out << word;
    for (std::size_t at = 0, end = 0; at <= indented.size(); at = end + 1) {
      end = std::min(indented.find('\n', at), indented.size());
      out << visible(indented.substr(at, end - at)) << "\n";
    }
  }
  if (!evaluation.diagnostics.empty()) return;
  if (!evaluation.sizes.empty()) {
    out << " ";
    for (const auto& [name, value] : evaluation.sizes) out << " " << visible(name) << "=" << value;
    out << "\n";
  }
  for (const TensorValue& input : evaluation.inputs) write_input(input, out);
  for (const auto& [requirement, truth] : evaluation.requirements)
    out << "  requires " << visible(requirement) << "   " << truth << "\n";
  for (const EvaluatedOutput& output : evaluation.outputs) write_output(evaluation, output, out);
  if (evaluation.reason == Reason::none)
    out << "  no difference at " << evaluation.compared << " elements\n";
  else
    out << "  differs (" << code(evaluation.reason) << "): " << visible(evaluation.output)
        << (evaluation.index.empty() ? "" : bracketed(evaluation.index)) << " before "
        << visible(evaluation.before) << ", after " << visible(evaluation.after) << "\n";
  if (!evaluation.requirements_hold) out << "  the requirements do not hold there: nothing is claimed\n";
}

Json json_of(const Evaluation& evaluation) {
  Json out;
  out["id"] = evaluation.id;
  out["fact"] = evaluation.fact;
  out["title"] = evaluation.title;
  out["path"] = evaluation.place.path;
  out["line"] = evaluation.place.line;
  out["sizes"] = verdict::json_object(evaluation.sizes);
  out["inputs"] = Json::array();
  for (const TensorValue& input : evaluation.inputs)
    out["inputs"].push_back({{"name", input.name}, {"shape", input.shape}, {"elements", input.elements}});
  out["requirements"] = Json::array();
  for (const auto& [requirement, truth] : evaluation.requirements)
    out["requirements"].push_back({{"text", requirement}, {"truth", truth}});
  out["requirements_hold"] = evaluation.requirements_hold;
  out["outputs"] = Json::array();
  const auto side = [](bool shaped, const std::vector<std::int64_t>& shape,
                       const std::vector<std::string>& elements) {
    return Json{{"shape", shaped ? Json(shape) : Json(nullptr)}, {"elements", elements}};
  };
  for (const EvaluatedOutput& output : evaluation.outputs)
    out["outputs"].push_back({{"name", output.name},
                              {"before", side(output.shaped_before, output.shape_before, output.before)},
                              {"after", side(output.shaped_after, output.shape_after, output.after)}});
  out["difference"] = nullptr;
  if (evaluation.reason != Reason::none)
    out["difference"] = {{"reason", code(evaluation.reason)},
                         {"output", evaluation.output},
                         {"index", evaluation.index},
                         {"before", evaluation.before},
                         {"after", evaluation.after}};
  out["compared"] = evaluation.compared;
  out["diagnostics"] = Json::array();
  for (const Diagnostic& diagnostic : evaluation.diagnostics)
    out["diagnostics"].push_back({{"code", diagnostic.code}, {"message", diagnostic.message}});
  return out;
}

}  // namespace

void write_evaluations_text(const std::vector<Evaluation>& evaluations, std::ostream& out) {
  for (std::size_t i = 0; i < evaluations.size(); ++i) {
    if (i != 0) out << "\n";
    write_one(evaluations[i], out);
  }
}

void write_evaluations_json(const std::vector<Evaluation>& evaluations, std::ostream& out) {
  Json all = Json::array();
  for (const Evaluation& evaluation : evaluations) all.push_back(json_of(evaluation));
  out << verdict::json_text(Json{{"evaluations", all}}, 2) << "\n";
}

}  // namespace warpproof::report
