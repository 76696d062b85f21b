// Errors on a logarithmic axis: what is certified of the definition and of the kernel, and the largest error
// that a run showed. The marks differ in shape, so that colour is not needed; the figures stand below.

#include <algorithm>
#include <cmath>

#include "verifier/report/html_sections.h"

namespace warpproof::report::html {
namespace {

constexpr double width = 340, left = 12, right = 318, row_height = 42, top = 6;
constexpr std::size_t rows_max = 24;

bool is_drawn(double value) { return std::isfinite(value) && value > 0; }

/// Decades from `first` to `last`.
struct Axis {
  int first = 0, last = 1;
  double at(double value) const {
    if (!is_drawn(value)) return value == 0 ? left : right;
    return left + (right - left) * (std::log10(value) - first) / (last - first);
  }
};

Axis axis_of(const std::vector<const ErrorBound*>& bounds) {
  double low = HUGE_VAL, high = 0;
  for (const ErrorBound* bound : bounds)
    for (const double value : {bound->bound_before, bound->bound_after, bound->worst_found})
      if (is_drawn(value)) low = std::min(low, value), high = std::max(high, value);
  if (high == 0) return {-8, -4};
  Axis axis{static_cast<int>(std::floor(std::log10(low))), static_cast<int>(std::ceil(std::log10(high)))};
  while (axis.last - axis.first < 3) axis.last - axis.first == 1 ? ++axis.last : --axis.first;
  return axis;
}

std::string coordinate(double value) {
  char shown[32];
  std::snprintf(shown, sizeof shown, "%.1f", value);
  return shown;
}

Node shape(Node parent, const char* name, const char* kind,
           std::initializer_list<std::pair<const char*, double>> attributes) {
  Node node = element(parent, name, kind);
  for (const auto& [key, value] : attributes) node.append_attribute(key) = coordinate(value).c_str();
  return node;
}

void label(Node parent, const char* kind, double x, double y, const char* anchor, std::string_view content) {
  Node node = shape(parent, "text", kind, {{"x", x}, {"y", y}});
  node.append_attribute("text-anchor") = anchor;
  text(node, visible(content, 60));
}

void circle(Node svg, double x, double y) { shape(svg, "circle", "after", {{"cx", x}, {"cy", y}, {"r", 5}}); }
void ring(Node svg, double x, double y) { shape(svg, "circle", "before", {{"cx", x}, {"cy", y}, {"r", 7}}); }
void diamond(Node svg, double x, double y) {
  Node node = element(svg, "path", "worst");
  node.append_attribute("d") =
      ("M" + coordinate(x) + " " + coordinate(y - 6) + " l6 6 l-6 6 l-6 -6 z").c_str();
}

void append_axis(Node svg, const Axis& axis, double bottom) {
  const int step = std::max(1, (axis.last - axis.first + 5) / 6);
  for (int decade = axis.first; decade <= axis.last; ++decade) {
    const double x = left + (right - left) * (decade - axis.first) / (axis.last - axis.first);
    shape(svg, "line", "grid", {{"x1", x}, {"y1", top}, {"x2", x}, {"y2", bottom}});
    if ((decade - axis.first) % step == 0) {
      const char* anchor = decade == axis.first ? "start" : decade == axis.last ? "end" : "middle";
      const double nudge = decade == axis.first ? -10 : decade == axis.last ? 10 : 0;
      label(svg, "tick", x + nudge, bottom + 15, anchor, "1e" + std::to_string(decade));
    }
  }
}

void append_row(Node svg, const ErrorBound& bound, const Axis& axis, double y) {
  label(svg, "output", left, y + 11, "start", bound.output);
  const double line = y + 25;
  const double after = axis.at(bound.bound_after), worst = axis.at(bound.worst_found);
  shape(svg, "line", "track", {{"x1", left}, {"y1", line}, {"x2", right}, {"y2", line}});
  if (bound.worst_found > 0)
    shape(svg, "line", "slack",
          {{"x1", std::min(worst, after)}, {"y1", line}, {"x2", std::max(worst, after)}, {"y2", line}});
  if (!std::isfinite(bound.bound_before) || !std::isfinite(bound.bound_after))
    label(svg, "tick", right, line - 10, "end", "no bound");
  ring(svg, axis.at(bound.bound_before), line);
  circle(svg, after, line);
  if (bound.worst_found > 0) diamond(svg, worst, line);
}

void append_legend(Node part) {
  Node legend = element(part, "div", "legend");
  constexpr std::pair<const char*, void (*)(Node, double, double)> entries[] = {
      {"bound, before", ring}, {"bound, after", circle}, {"worst found", diamond}};
  for (const auto& [name, draw] : entries) {
    Node entry = element(legend, "span");
    Node svg = element(entry, "svg", "key");
    svg.append_attribute("viewBox") = "0 0 18 18";
    svg.append_attribute("aria-hidden") = "true";
    draw(svg, 9, 9);
    text(entry, name);
  }
}

void append_table(Node part, const std::vector<const ErrorBound*>& bounds) {
  Node table = element(element(part, "div", "scroll"), "table", "figures");
  Node head = table.append_child("tr");
  for (const char* name :
       {"output", "magnitude", "bound, before", "bound, after", "after ÷ before", "worst found"})
    element(head, "th", "", name);
  const auto shown = [](double value) {
    return std::isnan(value) ? "?" : std::isinf(value) ? "none" : value == 0 ? "0" : short_number(value);
  };
  for (const ErrorBound* bound : bounds) {
    Node row = table.append_child("tr");
    element(element(row, "th"), "code", "", bound->output);
    element(row, "td", "", shown(bound->magnitude));
    element(row, "td", "", shown(bound->bound_before));
    element(row, "td", "", shown(bound->bound_after));
    const bool comparable = is_drawn(bound->bound_before) && std::isfinite(bound->bound_after);
    element(row, "td", "", comparable ? short_number(bound->bound_after / bound->bound_before) : "–");
    element(row, "td", "", bound->worst_found == 0 ? "–" : shown(bound->worst_found));
  }
}

}  // namespace

void append_errors(Node article, const Verdict& verdict) {
  std::vector<const ErrorBound*> bounds;
  for (const Answer& answer : verdict.answers)
    for (const ErrorBound& bound : answer.errors)
      if (bounds.size() < rows_max) bounds.push_back(&bound);
  if (bounds.empty()) return;
  Node part = section(article, "Errors, absolute, on the declared box", "errors");
  append_legend(part);
  const Axis axis = axis_of(bounds);
  const double bottom = top + row_height * static_cast<double>(bounds.size());
  Node svg = element(part, "svg", "plot");
  svg.append_attribute("viewBox") = ("0 0 " + coordinate(width) + " " + coordinate(bottom + 22)).c_str();
  svg.append_attribute("role") = "img";
  element(
      svg, "title", "",
      "Certified error bounds and the worst error found, logarithmic; the figures stand in the table below");
  append_axis(svg, axis, bottom);
  for (std::size_t i = 0; i < bounds.size(); ++i)
    append_row(svg, *bounds[i], axis, top + row_height * static_cast<double>(i));
  append_table(part, bounds);
}

}  // namespace warpproof::report::html
