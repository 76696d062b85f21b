#include "verifier/isa/ptx/read/references.h"

#include <algorithm>

#include "verifier/base/fault.h"

namespace warpproof::ptx::read {
namespace {

constexpr std::uint32_t placeholder =
    0xffffffffu;  ///< LabelReference::instruction of an operand not yet resolved

std::vector<Operand>* items_of(Operand& operand) {
  if (auto* vector = std::get_if<Vector>(&operand.value)) return &vector->items;
  if (auto* group = std::get_if<Group>(&operand.value)) return &group->items;
  if (auto* pair = std::get_if<Pair>(&operand.value)) return &pair->items;
  if (auto* address = std::get_if<Address>(&operand.value)) return &address->coordinates;
  return nullptr;
}

}  // namespace

bool References::define_label(std::string_view name, std::uint32_t label) {
  return scopes_.back().targets.try_emplace(name, LabelReference{label, 0}).second;
}

bool References::define(std::string_view name, SymbolReference target) {
  return scopes_.back().targets.try_emplace(name, target).second;
}

Operand References::refer(std::string_view name, std::int64_t addend, const Extent& where) {
  const auto id = static_cast<std::uint32_t>(pending_.size());
  pending_.push_back({name, addend, where, {}});
  scopes_.back().open[name].push_back(id);
  return {LabelReference{id, placeholder}, where};
}

// The smaller map moves into the larger one: n references in scopes of any depth cost n log n.
void References::close() {
  Scope scope = std::move(scopes_.back());
  scopes_.pop_back();
  for (const auto& [name, target] : scope.targets) {
    const auto found = scope.open.find(name);
    if (found == scope.open.end()) continue;
    for (const std::uint32_t id : found->second) pending_[id].target = target;
    scope.open.erase(found);
  }
  if (scopes_.empty()) {
    scopes_.push_back(std::move(scope));  // resolve() reads what is left
    return;
  }
  auto& outer = scopes_.back().open;
  if (outer.size() < scope.open.size()) std::swap(outer, scope.open);
  for (auto& [name, ids] : scope.open) {
    std::vector<std::uint32_t>& into = outer[name];
    if (into.size() < ids.size()) std::swap(into, ids);
    into.insert(into.end(), ids.begin(), ids.end());
  }
}

void References::replace_all(TokenStream& stream, const Function& function, std::vector<Operand>& operands) {
  for (Operand& operand : operands) replace(stream, function, operand);
}

void References::replace(TokenStream& stream, const Function& function, Operand& operand) {
  if (std::vector<Operand>* items = items_of(operand)) {
    replace_all(stream, function, *items);
    return;
  }
  auto* label = std::get_if<LabelReference>(&operand.value);
  if (label == nullptr || label->instruction != placeholder) return;
  const Pending& pending = pending_[label->label];
  if (const auto* symbol = std::get_if<SymbolReference>(&pending.target)) {
    SymbolReference reference = *symbol;
    reference.addend = pending.addend;
    operand.value = reference;
    return;
  }
  const auto* target = std::get_if<LabelReference>(&pending.target);
  if (target == nullptr) return;  // reported
  if (pending.addend != 0) stream.report("E0402", pending.where, "an offset behind a label");
  operand.value = LabelReference{target->label, function.labels[target->label].instruction};
}

void References::resolve(TokenStream& stream, const ModuleNames& module, Function& function) {
  WARPPROOF_INVARIANT(scopes_.size() == 1, "a brace scope of a function is still open");
  close();
  std::vector<std::uint32_t> missing;
  for (const auto& [name, ids] : scopes_.back().open) {
    const auto found = module.find(name);
    if (found == module.end()) {
      missing.insert(missing.end(), ids.begin(), ids.end());
      continue;
    }
    module_names_.insert(name);
    for (const std::uint32_t id : ids) pending_[id].target = found->second;
  }
  std::sort(missing.begin(), missing.end());  // the order of the map must not show
  for (const std::uint32_t id : missing) {
    const Pending& pending = pending_[id];
    stream.report("E0406", pending.where, "'" + std::string(pending.name) + "' is not declared",
                  "a register, variable, label or function in scope");
  }
  for (Instruction& instruction : function.body) replace_all(stream, function, instruction.operands);
  for (BranchTargets& list : function.branch_targets) replace_all(stream, function, list.targets);
}

}  // namespace warpproof::ptx::read
