// The counterexample: sizes, inputs as small matrices, and the output with the differing cell marked.

#include <algorithm>

#include "verifier/report/html_equations.h"
#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr std::int64_t side_max = 8;
constexpr std::size_t slices_max = 4;
constexpr std::size_t inputs_max = 16;
constexpr std::size_t cell_bytes_max = 40;

/// The last two axes as rows and columns; the ones before them as slices.
struct Extents {
  std::int64_t slices = 1, rows = 1, columns = 1;
};

Extents extents_of_shape(const std::vector<std::int64_t>& shape) {
  Extents out;
  for (std::size_t i = 0; i < shape.size(); ++i) {
    const std::int64_t extent = std::max<std::int64_t>(shape[i], 0);
    const std::size_t from_end = shape.size() - i;
    std::int64_t& axis = from_end == 1 ? out.columns : from_end == 2 ? out.rows : out.slices;
    axis = std::min<std::int64_t>(axis * extent, 1'000'000'000);
  }
  return out;
}

std::string shape_text(const std::vector<std::int64_t>& shape) {
  std::string out;
  for (const std::int64_t extent : shape) out += (out.empty() ? "" : " × ") + std::to_string(extent);
  return out;
}

std::string index_text(const std::vector<std::int64_t>& index) {
  std::string out;
  for (std::size_t i = 0; i < index.size(); ++i) out += (i ? ", " : "") + std::to_string(index[i]);
  return out.empty() ? "" : "[" + out + "]";
}

void append_element(Node cell, const TensorValue& tensor, std::size_t at) {
  text(cell, at < tensor.elements.size() ? tensor.elements[at] : "?", cell_bytes_max);
  if (at < tensor.bits.size()) element(cell, "small", "bits", tensor.bits[at]);
}

void append_slice(Node parent, const TensorValue& tensor, const Extents& extents, std::int64_t slice) {
  Node table = element(element(parent, "div", "scroll"), "table", "matrix");
  const bool more_columns = extents.columns > side_max;
  for (std::int64_t i = 0; i < std::min(extents.rows, side_max); ++i) {
    Node row = table.append_child("tr");
    for (std::int64_t j = 0; j < std::min(extents.columns, side_max); ++j)
      append_element(row.append_child("td"), tensor,
                     static_cast<std::size_t>((slice * extents.rows + i) * extents.columns + j));
    if (more_columns) element(row, "td", "more", "⋯");
  }
  if (extents.rows <= side_max) return;
  Node row = table.append_child("tr");
  for (std::int64_t j = 0; j < std::min(extents.columns, side_max) + (more_columns ? 1 : 0); ++j)
    element(row, "td", "more", j < side_max ? "⋮" : "⋱");
}

void append_input(Node parent, const TensorValue& tensor) {
  Node box = element(parent, "div", "tensor");
  Node head = element(box, "div", "tensor-name");
  element(head, "code", "", tensor.name);
  if (!tensor.shape.empty()) element(head, "span", "shape", shape_text(tensor.shape));
  const Extents extents = extents_of_shape(tensor.shape);
  if (extents.rows == 0 || extents.columns == 0 || extents.slices == 0) {
    element(box, "p", "note", "empty");
    return;
  }
  const auto slices = static_cast<std::size_t>(extents.slices);
  for (std::size_t slice = 0; slice < std::min(slices, slices_max); ++slice)
    append_slice(box, tensor, extents, static_cast<std::int64_t>(slice));
  if (slices > slices_max) element(box, "p", "note", counted(slices - slices_max, "more slice"));
}

std::vector<std::int64_t> output_shape(const Verdict& verdict, const Counterexample& counterexample) {
  for (const Definition& definition : verdict.definitions) {
    const auto extents =
        extents_of(equations_of(definition.text), counterexample.output, counterexample.sizes);
    if (!extents || extents->size() != counterexample.index.size()) continue;
    bool inside = true;
    for (std::size_t i = 0; i < extents->size(); ++i)
      inside = inside && counterexample.index[i] >= 0 && counterexample.index[i] < (*extents)[i];
    if (inside) return *extents;
  }
  return {};
}

/// "2 (0x40000000)", "2 (0x40000000) by new.cu": the value, and its bits below; the rest stands beside the
/// grid.
void append_value(Node parent, const std::string& value) {
  const std::size_t bits = value.find(" (0x"), end = value.find(')', bits);
  const bool has_bits = bits != std::string::npos && end != std::string::npos;
  text(parent, value.substr(0, has_bits ? bits : std::string::npos), cell_bytes_max);
  if (has_bits) element(parent, "small", "bits", value.substr(bits + 2, end - bits - 2));
}

/// The rows and columns around the marked one, with their numbers.
void append_output_grid(Node parent, const Counterexample& c, const std::vector<std::int64_t>& shape) {
  const std::size_t rank = c.index.size();
  const std::int64_t column = rank >= 1 ? c.index[rank - 1] : 0, row = rank >= 2 ? c.index[rank - 2] : 0;
  const auto extent = [&](std::size_t from_end, std::int64_t at) {
    return shape.size() >= from_end ? shape[shape.size() - from_end] : at + 1;
  };
  const std::int64_t columns = extent(1, column), rows = rank >= 2 ? extent(2, row) : 1;
  const auto window = [](std::int64_t at, std::int64_t count) {
    return std::max<std::int64_t>(0, std::min(at - side_max / 2, count - side_max));
  };
  const std::int64_t first_row = window(row, rows), first_column = window(column, columns);
  Node table = element(element(parent, "div", "scroll"), "table", "matrix output");
  Node head = table.append_child("tr");
  element(head, "th", "", "");
  for (std::int64_t j = first_column; j < std::min(columns, first_column + side_max); ++j)
    element(head, "th", j == column ? "here" : "", std::to_string(j));
  for (std::int64_t i = first_row; i < std::min(rows, first_row + side_max); ++i) {
    Node line = table.append_child("tr");
    element(line, "th", i == row ? "here" : "", std::to_string(i));
    for (std::int64_t j = first_column; j < std::min(columns, first_column + side_max); ++j) {
      const bool differs = i == row && j == column;
      Node cell = element(line, "td", differs ? "differs" : "other", differs ? "" : "·");
      if (!differs) continue;
      append_value(element(cell, "span", "got"), c.after);
    }
  }
}

void append_output(Node parent, const Verdict& verdict, const Counterexample& c, bool of_kernel) {
  Node box = element(parent, "div", "difference");
  const std::vector<std::int64_t> shape = output_shape(verdict, c);
  if (!c.index.empty()) {
    Node tensor = element(box, "div", "tensor");
    Node head = element(tensor, "div", "tensor-name");
    element(head, "code", "", c.output);
    element(head, "span", "shape", shape.empty() ? "the element that differs" : shape_text(shape));
    append_output_grid(tensor, c, shape);
  }
  Node values = element(box, "dl", "values");
  element(values, "dt", "", "where");
  element(element(values, "dd", ""), "code", "", c.output + index_text(c.index));
  element(values, "dt", "", of_kernel ? "expected" : "before");
  text(element(element(values, "dd", "expected"), "code"), c.before);
  element(values, "dt", "", of_kernel ? "got" : "after");
  text(element(element(values, "dd", "got"), "code"), c.after);
}

}  // namespace

const Answer* counterexample_answer(const Verdict& verdict) {
  const Answer* found = nullptr;
  for (const Answer& answer : verdict.answers) {
    if (!answer.counterexample) continue;
    const bool decides = answer.outcome == verdict.outcome && answer.reason == verdict.reason;
    if (found == nullptr || decides) found = &answer;
    if (decides) break;
  }
  return found;
}

void append_counterexample(Node article, const Verdict& verdict) {
  const Answer* answer = counterexample_answer(verdict);
  if (answer == nullptr) return;
  const Counterexample& c = *answer->counterexample;
  const bool of_kernel = answer->question != Question::equal;
  Node part = section(article, "Counterexample", "counterexample");
  Node line = element(part, "p", "sizes");
  text(line, "At ");
  for (const auto& [name, value] : c.sizes)
    element(line, "code", "size", name + " = " + std::to_string(value));
  text(line,
       c.replayed ? " · replayed by an evaluator that shares no code with the prover" : " · not replayed");
  append_output(part, verdict, c, of_kernel);
  if (c.inputs.empty()) return;
  element(part, "h4", "", "Inputs");
  Node inputs = element(part, "div", "tensors");
  for (std::size_t i = 0; i < std::min(c.inputs.size(), inputs_max); ++i) append_input(inputs, c.inputs[i]);
  if (c.inputs.size() > inputs_max)
    element(part, "p", "note", counted(c.inputs.size() - inputs_max, "more input"));
}

}  // namespace warpproof::report::html
