// Axis groups (docs/language.md, L70 to L76): who belongs to which, and that nothing speaks of two at a time.

#include <algorithm>

#include "verifier/ir/groups.h"
#include "verifier/text/elaborator.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

bool mentions_starred(const NodePtr& node) {
  if (!node) return false;
  if (node->form == Form::name && is_starred(node->word)) return true;
  for (const BinderSyntax& range : node->binders)
    if (is_starred(range.name) || mentions_starred(range.lower) || mentions_starred(range.upper)) return true;
  return mentions_starred(node->condition) ||
         std::any_of(node->indices.begin(), node->indices.end(), mentions_starred) ||
         std::any_of(node->operands.begin(), node->operands.end(), mentions_starred);
}

ir::AxisGroup* find_group(ir::Rewrite& rewrite, const std::string& name) {
  for (ir::AxisGroup& group : rewrite.groups)
    if (group.name == name) return &group;
  return nullptr;
}

}  // namespace

bool Elaborator::join_group(const Word& name, const Word& group, ir::Rewrite& rewrite) {
  if (ir::AxisGroup* found = find_group(rewrite, group.text)) {
    found->along.push_back(name.text);
    return true;
  }
  report("E0201", group.where, "no axis group is called '" + group.text + "'", "size " + group.text);
  return false;
}

/// i and i* in one thing would be read wrongly sooner or later.
bool Elaborator::stars_are_clear(const ItemSyntax& item) {
  std::map<std::string, Word> names;
  for (const Word& size : item.sizes) names.emplace(size.text, size);
  for (const LetSyntax& let : item.lets) names.emplace(let.name.text, let.name);
  for (const DeclarationSyntax& input : item.inputs) names.emplace(input.name.text, input.name);
  bool ok = true;
  for (const auto& [name, word] : names) {
    if (!is_starred(name) || names.count(name.substr(0, name.size() - 1)) == 0) continue;
    report("E0264", word.where, "'" + name + "' stands beside a name that differs by the star alone",
           "another name");
    ok = false;
  }
  for (const LetSyntax& let : item.lets) {
    if (is_starred(let.name.text) == mentions_starred(let.value)) continue;
    report("E0264", let.name.where,
           "a derived size has a starred name when it speaks of a group, and only then",
           is_starred(let.name.text) ? "a name without a star" : let.name.text + "*");
    ok = false;
  }
  return ok;
}

bool Elaborator::groups(const ItemSyntax& item, ir::Rewrite& rewrite) {
  bool ok = stars_are_clear(item);
  for (const Word& size : item.sizes) {
    if (is_starred(size.text) && item.along.count(size.text) == 0)
      rewrite.groups.push_back({size.text, {}, false, ""});
  }
  for (const auto& [size, group] : item.along) ok = join_group({size, group.where}, group, rewrite) && ok;
  for (const DeclarationSyntax& input : item.inputs) {
    const bool along = !input.along.text.empty();
    if (!along && !is_starred(input.name.text)) continue;
    const bool fits =
        along && is_starred(input.name.text) && input.element.text == "int" && input.extents.empty();
    if (!fits) {
      report("E0264", input.name.where,
             "'" + input.name.text + "' is no input with one integer for each axis",
             "input s* : int along I*");
    }
    ok = fits && join_group(input.name, input.along, rewrite) && ok;
  }
  for (const RankSyntax& rank : item.ranks) {
    ir::AxisGroup* group = find_group(rewrite, rank.group.text);
    if (group == nullptr || group->has_axes) {
      report("E0267", rank.group.where,
             group ? "the rank of '" + rank.group.text + "' is required twice"
                   : "no axis group is called '" + rank.group.text + "'");
      ok = false;
      continue;
    }
    group->has_axes = true;
    group->label = rank.label.text;
  }
  constexpr std::size_t groups_max = 16;
  if (rewrite.groups.size() > groups_max) {
    report("E0116", item.name.where, "too many axis groups", "at most " + std::to_string(groups_max));
    ok = false;
  }
  return ok;
}

/// Claims and definitions speak of axes that are written out.
bool Elaborator::without_groups(const ItemSyntax& item) {
  bool ok = true;
  for (const Word& size : item.sizes) {
    if (!is_starred(size.text)) continue;
    report("E0264", size.where, "an axis group belongs to a rewrite", "a size without a star");
    ok = false;
  }
  for (const LetSyntax& let : item.lets) {
    if (!is_starred(let.name.text)) continue;
    report("E0264", let.name.where, "an axis group belongs to a rewrite", "a name without a star");
    ok = false;
  }
  for (const RankSyntax& rank : item.ranks) {
    report("E0267", rank.group.where, "an axis group belongs to a rewrite", "a requirement about sizes");
    ok = false;
  }
  return ok;
}

bool Elaborator::without_groups(const DefinitionSyntax& syntax) {
  bool starred = mentions_starred(syntax.value.body);
  for (const DeclarationSyntax& parameter : syntax.parameters) {
    starred = starred || is_starred(parameter.name.text);
    for (const NodePtr& extent : parameter.extents) starred = starred || mentions_starred(extent);
  }
  for (const EquationSyntax& local : syntax.locals) {
    starred = starred || mentions_starred(local.body);
    for (const BinderSyntax& index : local.indices) starred = starred || is_starred(index.name);
  }
  if (!starred) return true;
  report("E0264", syntax.name.where, "a definition has axes that are written out", "names without a star");
  return false;
}

bool Elaborator::follows_group_rules(const ir::Rewrite& rewrite) {
  const base::Diagnostics faults = ir::group_faults(rewrite);
  diagnostics_.insert(diagnostics_.end(), faults.begin(), faults.end());
  return faults.empty();
}

}  // namespace warpproof::text
