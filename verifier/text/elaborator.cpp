#include "verifier/text/elaborator.h"

#include <algorithm>
#include <functional>

#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

using Copier = std::function<void(ItemSyntax&, const ItemSyntax&)>;

template <class T>
Copier copy_of(T ItemSyntax::* field) {
  return [field](ItemSyntax& to, const ItemSyntax& from) { to.*field = from.*field; };
}

/// What a section leaves in the syntax: a twin takes it from its parent unless it writes the section itself.
const std::vector<std::pair<std::string, Copier>>& section_copiers() {
  static const std::vector<std::pair<std::string, Copier>> table = {
      {"title", copy_of(&ItemSyntax::title)},
      {"origin", copy_of(&ItemSyntax::origin)},
      {"theory", copy_of(&ItemSyntax::theory)},
      {"size", copy_of(&ItemSyntax::sizes)},
      {"size", copy_of(&ItemSyntax::along)},
      {"let", copy_of(&ItemSyntax::lets)},
      {"input", copy_of(&ItemSyntax::inputs)},
      {"output", copy_of(&ItemSyntax::outputs)},
      {"require", copy_of(&ItemSyntax::requirements)},
      {"require", copy_of(&ItemSyntax::ranks)},
      {"before", copy_of(&ItemSyntax::before)},
      {"before", copy_of(&ItemSyntax::before_where)},
      {"after", copy_of(&ItemSyntax::after)},
      {"after", copy_of(&ItemSyntax::after_where)},
      {"formats", copy_of(&ItemSyntax::formats)},
      {"box", copy_of(&ItemSyntax::box)},
      {"accept", copy_of(&ItemSyntax::accept)},
      {"sizes", copy_of(&ItemSyntax::listed)},
      {"source", copy_of(&ItemSyntax::sources)},
      {"computes", copy_of(&ItemSyntax::computes)},
      {"arguments", copy_of(&ItemSyntax::arguments)},
      {"buffers", copy_of(&ItemSyntax::arguments)},
      {"data", copy_of(&ItemSyntax::data)},
      {"launch", copy_of(&ItemSyntax::grid)},
      {"launch", copy_of(&ItemSyntax::launches)},
  };
  return table;
}

}  // namespace

void Elaborator::report(const char* code, const base::Span& where, std::string message, std::string expected,
                        std::string suggestion) {
  diagnostics_.push_back({.code = code,
                          .where = where,
                          .message = std::move(message),
                          .expected = std::move(expected),
                          .suggestion = std::move(suggestion)});
}

bool Elaborator::resolve_twin(ItemSyntax& twin, const std::map<std::string, const ItemSyntax*>& items) {
  const auto found = items.find(twin.twin_of.text);
  if (found == items.end()) {
    std::vector<std::string> names;
    for (const auto& [name, item] : items) names.push_back(name);
    report("E0304", twin.twin_of.where, "nothing is called '" + twin.twin_of.text + "'", "",
           base::nearest_name(twin.twin_of.text, names));
    return false;
  }
  const ItemSyntax& parent = *found->second;
  if (!parent.twin_of.text.empty()) {
    report("E0305", twin.twin_of.where, "'" + twin.twin_of.text + "' is a wrong twin itself",
           "the right form");
    return false;
  }
  if (parent.broken) return false;
  twin.kind = parent.kind;
  if (!fits_kind(twin)) return false;
  if (twin.written.count("expect") == 0 && !twin.broken) {
    report("E0306", twin.name.where, "a wrong twin says what is expected of it",
           "expect refuted (value_differs)");
    return false;
  }
  for (const auto& [word, copy] : section_copiers()) {
    if (parent.written.count(word) == 0 || twin.written.count(word) > 0) continue;
    copy(twin, parent);
  }
  twin.written.insert(parent.written.begin(), parent.written.end());
  return true;
}

/// What a twin may write is known only with its parent.
bool Elaborator::fits_kind(const ItemSyntax& twin) {
  bool ok = true;
  const std::vector<std::string_view>& allowed = section_words(*twin.kind);
  for (const std::string& word : twin.written) {
    if (std::find(allowed.begin(), allowed.end(), word) != allowed.end()) continue;
    report("E0112", twin.name.where, "'" + word + "' is not a section of '" + twin.twin_of.text + "'");
    ok = false;
  }
  return ok;
}

/// Lists are looked through once an entry; nobody writes such long ones.
bool Elaborator::fits_counts(const ItemSyntax& item) {
  constexpr std::size_t entries_max = 500;
  constexpr std::size_t listed_max = 64;
  std::size_t most = std::max({item.sizes.size(), item.lets.size(), item.inputs.size(), item.outputs.size(),
                               item.requirements.size(), item.ranks.size(), item.before.size(),
                               item.after.size(), item.box.size(), item.formats.groups.size(),
                               item.arguments.size(), item.launches.size(), item.sources.size(),
                               item.listed.maxima.size(), item.computes.outputs.size(), item.data.size()});
  for (const SourceSyntax& source : item.sources) most = std::max(most, source.targets.size());
  for (const FormatGroupSyntax& group : item.formats.groups) most = std::max(most, group.names.size());
  for (const std::vector<AssignmentSyntax>& one : item.listed.listed) most = std::max(most, one.size());
  if (most <= entries_max && item.listed.listed.size() <= listed_max) return true;
  report("E0116", item.name.where, "a section of '" + item.name.text + "' is too long",
         "at most " + std::to_string(entries_max) + " entries, and " + std::to_string(listed_max) +
             " listed sizes");
  return false;
}

bool Elaborator::fits_counts(const std::vector<FileSyntax>& files) {
  constexpr std::size_t things_max = 4096;
  std::size_t count = 0;
  for (const FileSyntax& file : files) {
    count += file.definitions.size() + file.items.size() + file.uses.size();
    if (count <= things_max) continue;
    const Word& name = file.items.empty() ? file.definitions.empty() ? file.uses[0] : file.definitions[0].name
                                          : file.items[0].name;
    report("E0116", name.where, "too many things", "at most " + std::to_string(things_max));
    return false;
  }
  return true;
}

/// All things with twins filled in; duplicates and what can not be resolved are left out.
std::vector<ItemSyntax> Elaborator::resolved_items(const std::vector<FileSyntax>& files) {
  std::map<std::string, const ItemSyntax*> by_name;
  std::vector<const ItemSyntax*> ordered;
  for (const FileSyntax& file : files) {
    for (const ItemSyntax& item : file.items) {
      if (!by_name.emplace(item.name.text, &item).second) {
        report("E0206", item.name.where, "'" + item.name.text + "' is there already", "another name");
        continue;
      }
      ordered.push_back(&item);
      if (item.broken) broken_.insert(item.name.text);
    }
  }
  std::vector<ItemSyntax> result;
  for (const ItemSyntax* item : ordered) {
    ItemSyntax copy = *item;
    const bool resolved = copy.twin_of.text.empty() || resolve_twin(copy, by_name);
    if (resolved && !copy.broken && fits_counts(copy)) {
      result.push_back(std::move(copy));
    } else {
      broken_.insert(copy.name.text);
    }
  }
  return result;
}

void Elaborator::uses(const std::vector<FileSyntax>& files) {
  for (const FileSyntax& file : files) {
    for (const Word& used : file.uses) {
      if (program_.find_rewrite(used.text) || broken_.count(used.text) > 0) continue;
      std::vector<std::string> names;
      for (const ir::Rewrite& rewrite : program_.rewrites) names.push_back(rewrite.id);
      report("E0340", used.where, "no rewrite is called '" + used.text + "'", "a rewrite of the given files",
             base::nearest_name(used.text, names));
    }
  }
}

ir::Program Elaborator::run(const std::vector<FileSyntax>& files) {
  for (const FileSyntax& file : files) {
    if (file.definitions_broken) return std::move(program_);
  }
  if (!fits_counts(files)) return std::move(program_);
  definitions(files);
  if (!broken_.empty()) return std::move(program_);
  const std::vector<ItemSyntax> items = resolved_items(files);
  for (const ItemSyntax& item : items) {
    if (item.kind == ItemKind::rewrite) rewrite(item);
  }
  uses(files);
  for (const ItemSyntax& item : items) {
    if (item.kind == ItemKind::kernel) kernel(item);
  }
  for (const ItemSyntax& item : items) {
    if (item.kind == ItemKind::sequence) sequence(item);
  }
  return std::move(program_);
}

}  // namespace warpproof::text
