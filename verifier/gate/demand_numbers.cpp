// Formats, box and acceptance rule.

#include <algorithm>

#include "verifier/gate/demand.h"
#include "verifier/text/print.h"

namespace warpproof::gating {
namespace {

using Kind = DemandChange::Kind;

std::string formats_part(const ir::NumericContract& numbers) {
  ir::NumericContract part = numbers;
  part.box.clear();
  part.accept.reset();
  return text::numbers_text(part);
}

std::string box_part(const ir::NumericContract& numbers) {
  ir::NumericContract part;
  part.box = numbers.box;
  return text::numbers_text(part);
}

std::string accept_part(const ir::NumericContract& numbers) {
  ir::NumericContract part;
  part.accept = numbers.accept;
  return text::numbers_text(part);
}

const ir::BoxRange* range_of(const ir::NumericContract& numbers, const std::string& name) {
  for (const ir::BoxRange& range : numbers.box)
    if (range.name == name) return &range;
  return nullptr;
}

bool is_relative(const ir::NumericContract& numbers) {
  return numbers.accept && numbers.accept->kind != ir::AcceptanceKind::bound_absolute;
}

void compare_boxes(const ir::NumericContract& before, const ir::NumericContract& after, DemandChanges& out) {
  const auto add = [&](Kind kind, const std::string& why) {
    out.push_back({kind, why, box_part(before), box_part(after)});
  };
  for (const ir::BoxRange& was : before.box) {
    const ir::BoxRange* is = range_of(after, was.name);
    if (is == nullptr)
      add(Kind::changed, "the box of " + was.name + " was dropped: its error may no longer be asked about");
    else if (was.low < is->low || is->high < was.high)
      add(Kind::weakened, "the box of " + was.name + " is narrower");
    else if (is_relative(before) && (is->low < was.low || was.high < is->high))
      // The rule measures against a supremum over the box (of `before`'s error, of the output in ulps): what
      // was not allowed in the smaller box may be allowed in the larger one.
      add(Kind::changed, "the box of " + was.name + " is wider, and the acceptance rule is relative to it");
  }
  for (const ir::BoxRange& is : after.box)
    if (range_of(before, is.name) == nullptr) add(Kind::changed, "a box of " + is.name + " is new");
}

void compare_rules(const ir::NumericContract& before, const ir::NumericContract& after, DemandChanges& out) {
  if (!before.accept) return;  // a new rule asks for more
  const auto add = [&](Kind kind, const std::string& why) {
    out.push_back({kind, why, accept_part(before), accept_part(after)});
  };
  if (!after.accept)
    add(Kind::weakened, "the acceptance rule was dropped");
  else if (before.accept->kind != after.accept->kind)
    add(Kind::changed, "the acceptance rule is another one");
  else if (before.accept->factor < after.accept->factor)
    add(Kind::weakened, "the acceptance rule is looser");
}

}  // namespace

void compare_numbers(const ir::NumericContract& before, const ir::NumericContract& after,
                     DemandChanges& out) {
  // Another format of `before` is another error to be measured against, so even a finer one may ask for less.
  const bool had_formats = !before.formats.empty() || before.accumulate.has_value();
  const bool order_changed = before.order != after.order || before.block != after.block;
  if (had_formats || before.accept)
    compare_texts(Kind::changed, "the formats changed", formats_part(before), formats_part(after), out);
  if (order_changed && (out.empty() || out.back().why != "the formats changed"))
    out.push_back(
        {Kind::changed, "the order of summation changed", formats_part(before), formats_part(after)});
  compare_boxes(before, after, out);
  compare_rules(before, after, out);
}

}  // namespace warpproof::gating
