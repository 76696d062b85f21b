#include "verifier/isa/ptx/layout.h"

#include <algorithm>

namespace warpproof::ptx {
namespace {

constexpr std::uint64_t steps_max = 10'000'000;

std::uint64_t aligned(std::uint64_t offset, std::uint64_t align) {
  return (offset + align - 1) / align * align;
}

void place(Variable& variable, std::uint64_t& bytes) {
  variable.offset = aligned(bytes, variable.align);
  bytes = variable.offset + variable.size;
}

/// What a function's own text mentions; sorted, without duplicates.
struct Mentions {
  std::vector<std::uint32_t> shared_variables;
  std::vector<std::uint32_t> functions;
  bool calls_through_register = false;
};

void sort_unique(std::vector<std::uint32_t>& values) {
  std::sort(values.begin(), values.end());
  values.erase(std::unique(values.begin(), values.end()), values.end());
}

class MentionCollector {
 public:
  MentionCollector(const Module& module, Mentions& mentions) : module_(module), mentions_(mentions) {}

  void symbol(const SymbolReference& reference) {
    using Kind = SymbolReference::Kind;
    if (reference.kind == Kind::function) mentions_.functions.push_back(reference.index);
    if (reference.kind == Kind::module_variable &&
        module_.variables[reference.index].space == Space::shared) {
      mentions_.shared_variables.push_back(reference.index);
    }
  }

  void operands(const std::vector<Operand>& list) {
    for (const Operand& operand : list) {
      if (const auto* reference = std::get_if<SymbolReference>(&operand.value)) symbol(*reference);
      if (const auto* vector = std::get_if<Vector>(&operand.value)) operands(vector->items);
      if (const auto* group = std::get_if<Group>(&operand.value)) operands(group->items);
      if (const auto* pair = std::get_if<Pair>(&operand.value)) operands(pair->items);
      if (const auto* address = std::get_if<Address>(&operand.value)) {
        if (const auto* base = std::get_if<SymbolReference>(&address->base)) symbol(*base);
        operands(address->coordinates);
      }
    }
  }

  void function(const Function& function) {
    for (const Instruction& instruction : function.body) {
      operands(instruction.operands);
      if (instruction.opcode != "call") continue;
      for (const Operand& operand : instruction.operands) {
        mentions_.calls_through_register |= std::holds_alternative<Register>(operand.value);
      }
    }
    for (const BranchTargets& list : function.branch_targets) operands(list.targets);
    sort_unique(mentions_.shared_variables);
    sort_unique(mentions_.functions);
  }

 private:
  const Module& module_;
  Mentions& mentions_;
};

class SharedPlacer {
 public:
  explicit SharedPlacer(Module& module) : module_(module) {
    for (const Function& function : module.functions) mentions_.push_back(mentions_of(function));
    for (const Alias& alias : module.aliases) mentions_[alias.function].functions.push_back(alias.target);
  }

  bool place_entry(Function& entry) {
    Mentions reached = mentions_of(entry);
    if (!walk(reached)) return false;
    std::uint64_t bytes = entry.static_shared_bytes;
    std::vector<std::uint32_t> dynamic;
    for (const std::uint32_t index : reached.shared_variables) {
      const Variable& variable = module_.variables[index];
      if (variable.size_unknown) {
        dynamic.push_back(index);
        continue;
      }
      const std::uint64_t offset = aligned(bytes, variable.align);
      entry.module_shared.push_back({index, offset});
      bytes = offset + variable.size;
    }
    for (const std::uint32_t index : reached.functions) place_callee(entry, index, bytes);
    entry.static_shared_bytes = bytes;
    place_dynamic(entry, dynamic);
    return true;
  }

 private:
  Mentions mentions_of(const Function& function) const {
    Mentions mentions;
    MentionCollector(module_, mentions).function(function);
    return mentions;
  }

  void place_callee(Function& entry, std::uint32_t index, std::uint64_t& bytes) {
    const Function& callee = module_.functions[index];
    entry.names_dynamic_shared |= callee.names_dynamic_shared;
    entry.dynamic_shared_align = std::max(entry.dynamic_shared_align, callee.dynamic_shared_align);
    if (callee.static_shared_bytes == 0) return;
    std::uint64_t frame_align = 1;
    for (const Variable& variable : callee.variables) {
      if (variable.space == Space::shared) frame_align = std::max(frame_align, variable.align);
    }
    const std::uint64_t offset = aligned(bytes, frame_align);
    entry.callee_shared.push_back({index, offset});
    bytes = offset + callee.static_shared_bytes;
  }

  void place_dynamic(Function& entry, const std::vector<std::uint32_t>& dynamic) {
    for (const std::uint32_t index : dynamic) {
      entry.names_dynamic_shared = true;
      entry.dynamic_shared_align = std::max(entry.dynamic_shared_align, module_.variables[index].align);
    }
    entry.dynamic_shared_offset = aligned(entry.static_shared_bytes, entry.dynamic_shared_align);
    for (const std::uint32_t index : dynamic) {
      entry.module_shared.push_back({index, entry.dynamic_shared_offset});
    }
    std::sort(entry.module_shared.begin(), entry.module_shared.end(),
              [](const SharedPlacement& a, const SharedPlacement& b) { return a.variable < b.variable; });
    for (Variable& variable : entry.variables) {
      if (variable.space == Space::shared && variable.size_unknown)
        variable.offset = entry.dynamic_shared_offset;
    }
  }

  // Adds everything that can be reached through calls.
  bool walk(Mentions& reached) {
    if (reached.functions.empty() && !reached.calls_through_register) return true;
    std::vector<bool> seen(module_.functions.size(), false);
    std::vector<std::uint32_t> work;
    const auto visit = [&](std::uint32_t index) {
      if (!seen[index]) work.push_back(index);
      seen[index] = true;
    };
    const auto visit_all = [&](const Mentions& mentions) {
      for (const std::uint32_t index : mentions.functions) visit(index);
      if (!mentions.calls_through_register) return;
      for (std::uint32_t index = 0; index < seen.size(); ++index) visit(index);
    };
    visit_all(reached);
    steps_ += seen.size();
    while (!work.empty()) {
      const Mentions& mentions = mentions_[work.back()];
      reached.functions.push_back(work.back());
      work.pop_back();
      steps_ += 1 + mentions.functions.size() + mentions.shared_variables.size() +
                (mentions.calls_through_register ? seen.size() : 0);
      if (steps_ > steps_max) return false;
      reached.shared_variables.insert(reached.shared_variables.end(), mentions.shared_variables.begin(),
                                      mentions.shared_variables.end());
      visit_all(mentions);
    }
    sort_unique(reached.functions);
    sort_unique(reached.shared_variables);
    return true;
  }

  Module& module_;
  std::vector<Mentions> mentions_;
  std::uint64_t steps_ = 0;
};

}  // namespace

void place_function_variables(Function& function) {
  for (Variable& variable : function.variables) {
    if (variable.space == Space::local) place(variable, function.local_bytes);
    if (variable.space != Space::shared) continue;
    if (!variable.size_unknown) {
      place(variable, function.static_shared_bytes);
      continue;
    }
    function.names_dynamic_shared = true;
    function.dynamic_shared_align = std::max(function.dynamic_shared_align, variable.align);
  }
}

bool place_reachable_shared(Module& module) {
  SharedPlacer placer(module);
  for (Function& entry : module.entries) {
    if (!placer.place_entry(entry)) return false;
  }
  return true;
}

}  // namespace warpproof::ptx
