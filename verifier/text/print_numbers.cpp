// The sections about numbers, sizes and expectations as text.

#include "verifier/text/print.h"

namespace warpproof::text {
namespace {

std::string decimal(const ir::Rational& value) {
  return print(ir::make_constant(value, value.is_integer() ? ir::ScalarType::integer : ir::ScalarType::real));
}

std::string formats_text(const ir::NumericContract& numbers) {
  std::vector<std::string> groups;
  for (const ir::FormatDeclaration& group : numbers.formats) {
    groups.push_back(joined(group.names) + " : " + std::string(refmodels::number::info(group.format).name));
  }
  std::string out = joined(groups);
  if (numbers.accumulate)
    out += " accumulate " + std::string(refmodels::number::info(*numbers.accumulate).name);
  if (numbers.order == ir::SummationOrder::pairwise) out += " pairwise";
  if (numbers.order == ir::SummationOrder::blocked) out += " blocked " + std::to_string(numbers.block);
  return out;
}

std::string acceptance_text(const ir::Acceptance& accept) {
  switch (accept.kind) {
    case ir::AcceptanceKind::bound_ratio:
      return "bound <= " + decimal(accept.factor) + " * bound(before)";
    case ir::AcceptanceKind::error_ratio:
      return "error <= " + decimal(accept.factor) + " * error(before)";
    case ir::AcceptanceKind::bound_absolute:
      return "bound <= " + decimal(accept.factor);
    case ir::AcceptanceKind::bound_ulps:
      return "bound <= " + decimal(accept.factor) + " ulps";
  }
  return "";
}

}  // namespace

std::string numbers_text(const ir::NumericContract& numbers) {
  std::string out;
  if (!numbers.formats.empty()) out += section("formats", formats_text(numbers));
  std::vector<std::string> ranges;
  for (const ir::BoxRange& range : numbers.box) {
    ranges.push_back(range.name + " in [" + decimal(range.low) + ", " + decimal(range.high) + "]");
  }
  out += section("box", joined(ranges));
  if (numbers.accept) out += section("accept", acceptance_text(*numbers.accept));
  return out;
}

std::string sizes_text(const std::vector<ir::SizeAssignment>& sizes,
                       const std::vector<std::pair<std::string, std::int64_t>>& maxima) {
  std::vector<std::string> listed;
  for (const ir::SizeAssignment& assignment : sizes) {
    std::vector<std::string> parts;
    for (const auto& [name, value] : assignment) parts.push_back(name + "=" + std::to_string(value));
    listed.push_back(joined(parts, " "));
  }
  std::vector<std::string> limits;
  for (const auto& [name, value] : maxima) limits.push_back(name + " <= " + std::to_string(value));
  std::string out = joined(listed);
  if (!limits.empty()) out += (out.empty() ? "at most " : "; at most ") + joined(limits);
  return section("sizes", out);
}

std::string expect_text(const std::optional<ir::Expectation>& expect) {
  if (!expect) return "";
  std::string out = expect->outcome;
  if (!expect->reach.empty()) out += " for " + expect->reach;
  if (expect->reason) out += " (" + *expect->reason + ")";
  return section("expect", out);
}

}  // namespace warpproof::text
