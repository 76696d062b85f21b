// Formats, box, acceptance, sizes and expectations (docs/language.md, L50 to L59).

#include <algorithm>

#include "verifier/text/elaborator.h"

namespace warpproof::text {
namespace {

const std::vector<std::string> outcome_words = {"proved",      "refuted",  "tested", "unknown",
                                                "unsupported", "rejected", "vacuous"};
const std::vector<std::string> format_words = {"f16", "bf16", "tf32", "f32", "f64"};
constexpr std::int64_t size_max = std::int64_t{1} << 40;

bool contains(const std::vector<std::string>& list, const std::string& word) {
  return std::find(list.begin(), list.end(), word) != list.end();
}

/// "x, y"; not more than can be read.
std::string one_of(const std::vector<std::string>& names) {
  constexpr std::size_t names_max = 8;
  std::string out;
  for (std::size_t i = 0; i < std::min(names.size(), names_max); ++i) out += (i == 0 ? "" : ", ") + names[i];
  return out + (names.size() > names_max ? ", ..." : "");
}

}  // namespace

std::optional<ir::Format> Elaborator::format(const Word& word) {
  const std::optional<ir::Format> found = refmodels::number::format_named(word.text);
  if (found) return found;
  if (word.text == "e4m3" || word.text == "e5m2") {
    report("E0190", word.where, "not supported yet: the format " + word.text);
  } else {
    report("E0330", word.where, "unknown format '" + word.text + "'", "f16, bf16, tf32, f32 or f64",
           base::nearest_name(word.text, format_words));
  }
  return std::nullopt;
}

void Elaborator::formats(const FormatsSyntax& syntax, const std::vector<std::string>& tensors,
                         ir::NumericContract& numbers) {
  std::vector<std::string> seen;
  for (const FormatGroupSyntax& group : syntax.groups) {
    const std::optional<ir::Format> format = this->format(group.format);
    ir::FormatDeclaration declared;
    for (const Word& name : group.names) {
      if (!contains(tensors, name.text)) {
        report("E0331", name.where, "no tensor is called '" + name.text + "'", "",
               base::nearest_name(name.text, tensors));
      } else if (contains(seen, name.text)) {
        report("E0334", name.where, "a second format for '" + name.text + "'");
      }
      seen.push_back(name.text);
      declared.names.push_back(name.text);
    }
    if (!format) continue;
    declared.format = *format;
    numbers.formats.push_back(std::move(declared));
  }
  if (!syntax.accumulate.text.empty()) numbers.accumulate = format(syntax.accumulate);
  if (syntax.order == "pairwise") numbers.order = ir::SummationOrder::pairwise;
  if (syntax.order != "blocked") return;
  numbers.order = ir::SummationOrder::blocked;
  Scope nothing;
  const std::optional<ir::Rational> block = reader(nothing).constant(*syntax.block);
  const std::optional<std::int64_t> count = block ? block->to_int64() : std::nullopt;
  if (!block) return;
  if (!count || *count < 1 || *count > UINT32_MAX) {
    report("E0322", syntax.block->where, "a block is a whole number of terms, 1 or more");
    return;
  }
  numbers.block = static_cast<std::uint32_t>(*count);
}

void Elaborator::box(const std::vector<BoxSyntax>& ranges, const std::vector<std::string>& inputs,
                     ir::NumericContract& numbers) {
  Scope nothing;
  for (const BoxSyntax& range : ranges) {
    const std::optional<ir::Rational> low = reader(nothing).constant(*range.low);
    const std::optional<ir::Rational> high = reader(nothing).constant(*range.high);
    if (!contains(inputs, range.name.text)) {
      report("E0333", range.name.where, "no input is called '" + range.name.text + "'", one_of(inputs),
             base::nearest_name(range.name.text, inputs));
      continue;
    }
    for (const ir::BoxRange& earlier : numbers.box) {
      if (earlier.name == range.name.text) {
        report("E0334", range.name.where, "a second range for '" + range.name.text + "'");
      }
    }
    if (low && high) numbers.box.push_back({range.name.text, *low, *high});
  }
}

void Elaborator::acceptance(const AcceptSyntax& syntax, ir::NumericContract& numbers) {
  ir::Acceptance accept;
  accept.where = syntax.where;
  accept.factor = 1;
  if (syntax.factor) {
    Scope nothing;
    const std::optional<ir::Rational> factor = reader(nothing).constant(*syntax.factor);
    if (!factor) return;
    if (factor->sign() < 0) {
      report("E0335", syntax.factor->where, "an error bound is not negative");
      return;
    }
    accept.factor = *factor;
  }
  const bool bound = syntax.quantity == "bound";
  if (syntax.unit == "before") {
    accept.kind = bound ? ir::AcceptanceKind::bound_ratio : ir::AcceptanceKind::error_ratio;
  } else if (!bound) {
    report("E0335", syntax.where, "an error is compared with the error of before",
           "error <= 2 * error(before)");
    return;
  } else {
    accept.kind = syntax.unit == "ulps" ? ir::AcceptanceKind::bound_ulps : ir::AcceptanceKind::bound_absolute;
  }
  numbers.accept = std::move(accept);
}

ir::NumericContract Elaborator::numbers(const ItemSyntax& item, const std::vector<std::string>& tensors,
                                        const std::vector<std::string>& inputs) {
  ir::NumericContract result;
  formats(item.formats, tensors, result);
  box(item.box, inputs, result);
  if (item.written.count("accept") > 0) acceptance(item.accept, result);
  return result;
}

std::optional<std::int64_t> Elaborator::size_value(const Word& digits) {
  const std::optional<ir::Rational> value = ir::Rational::parse(digits.text);
  const std::optional<std::int64_t> whole = value ? value->to_int64() : std::nullopt;
  if (whole && *whole >= 0 && *whole <= size_max) return whole;
  report("E0322", digits.where, "a size is a whole number", "at most " + std::to_string(size_max));
  return std::nullopt;
}

void Elaborator::listed_sizes(const ItemSyntax& item, const std::vector<std::string>& size_names,
                              std::vector<ir::SizeAssignment>& sizes,
                              std::vector<std::pair<std::string, std::int64_t>>& maxima) {
  const auto known = [this, &size_names](const Word& name) {
    if (contains(size_names, name.text)) return true;
    report("E0321", name.where, "no size is called '" + name.text + "'", "",
           base::nearest_name(name.text, size_names));
    return false;
  };
  for (const std::vector<AssignmentSyntax>& syntax : item.listed.listed) {
    ir::SizeAssignment assignment;
    bool ok = true;
    for (const AssignmentSyntax& one : syntax) {
      const std::optional<std::int64_t> value = size_value(one.digits);
      ok = known(one.name) && value && ok;
      if (!ok) continue;
      for (const auto& [name, earlier] : assignment) {
        if (name == one.name.text) report("E0204", one.name.where, "'" + name + "' is given twice");
      }
      assignment.emplace_back(one.name.text, *value);
    }
    for (const std::string& name : size_names) {
      const auto given = [&name](const AssignmentSyntax& one) { return one.name.text == name; };
      if (!ok || std::any_of(syntax.begin(), syntax.end(), given)) continue;
      report("E0320", syntax.front().name.where, "no value is given for '" + name + "'",
             "a value for each size");
      ok = false;
    }
    std::sort(assignment.begin(), assignment.end());
    if (ok) sizes.push_back(std::move(assignment));
  }
  for (const AssignmentSyntax& limit : item.listed.maxima) {
    const std::optional<std::int64_t> value = size_value(limit.digits);
    if (known(limit.name) && value) maxima.emplace_back(limit.name.text, *value);
  }
}

/// Listed sizes that break a requirement about sizes would be examples of nothing.
void Elaborator::sizes_meet(const std::vector<ir::Requirement>& requirements,
                            const std::vector<ir::SizeAssignment>& sizes, const base::Span& where) {
  for (const ir::SizeAssignment& assignment : sizes) {
    ir::Substitution values;
    for (const auto& [name, value] : assignment) {
      values.sizes.emplace_back(name, ir::make_constant(value, ir::ScalarType::integer));
    }
    for (const ir::Requirement& requirement : requirements) {
      if (!requirement.for_all.empty()) continue;
      const auto met = closed_value(ir::substitute(requirement.condition, values, program_.allocator));
      if (!met || !met->is_zero()) continue;
      std::string shown;
      for (const auto& [name, value] : assignment) shown += " " + name + "=" + std::to_string(value);
      report("E0323", where,
             "the listed sizes" + shown + " break the requirement '" + requirement.label + "'");
    }
  }
}

std::optional<ir::Expectation> Elaborator::expectation(const ItemSyntax& item) {
  if (item.written.count("expect") == 0) return std::nullopt;
  ir::Expectation result;
  result.outcome = item.expect.outcome;
  result.reach = item.expect.reach;
  if (!item.expect.reason.empty()) result.reason = item.expect.reason;
  result.where = item.expect.where;
  if (!contains(outcome_words, result.outcome)) {
    report("E0310", item.expect.where, "no outcome is called '" + result.outcome + "'",
           "proved, refuted, tested, unknown, unsupported, rejected or vacuous",
           base::nearest_name(result.outcome, outcome_words));
  }
  const bool twin = !item.twin_of.text.empty();
  if (twin && result.outcome == "refuted" && !result.reason) {
    report("E0311", item.expect.where, "a wrong twin is refuted for a stated reason",
           "refuted (value_differs)");
  }
  if (twin && result.outcome == "proved") {
    report("E0311", item.expect.where, "a wrong twin that is expected to be proved",
           "refuted (value_differs)");
  }
  return result;
}

}  // namespace warpproof::text
