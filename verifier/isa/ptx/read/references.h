#pragma once
// Names that can be used before they are known: labels (a later one in an inner brace scope wins over an
// outer one), prototypes, target lists, and what stands in the module. Operands hold a placeholder until the
// scope ends.

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <variant>
#include <vector>

#include "verifier/isa/ptx/read/token_stream.h"

namespace warpproof::ptx::read {

/// Module-level names in order of appearance.
using ModuleNames = std::unordered_map<std::string_view, SymbolReference>;

class References {
 public:
  References() { open(); }
  void open() { scopes_.emplace_back(); }
  /// Binds what this scope can bind; the rest goes to the outer scope.
  void close();

  /// False when this scope has the name already. `target` is a label, a prototype or a target list.
  bool define_label(std::string_view name, std::uint32_t label);
  bool define(std::string_view name, SymbolReference target);

  /// A placeholder for `name`, to be replaced by resolve().
  Operand refer(std::string_view name, std::int64_t addend, const Extent& where);

  /// Closes the last scope, looks the rest up in the module, replaces every placeholder of the function.
  /// Reports E0406 for what is nowhere.
  void resolve(TokenStream& stream, const ModuleNames& module, Function& function);
  /// Module-level names that the function mentions, here or through note_module_name().
  const std::unordered_set<std::string_view>& module_names() const { return module_names_; }
  void note_module_name(std::string_view name) { module_names_.insert(name); }

 private:
  using Target = std::variant<std::monostate, LabelReference, SymbolReference>;
  struct Pending {
    std::string_view name;
    std::int64_t addend = 0;
    Extent where;
    Target target;
  };
  struct Scope {
    std::unordered_map<std::string_view, Target> targets;
    std::unordered_map<std::string_view, std::vector<std::uint32_t>> open;  ///< name -> pending
  };
  void replace(TokenStream& stream, const Function& function, Operand& operand);
  void replace_all(TokenStream& stream, const Function& function, std::vector<Operand>& operands);

  std::vector<Scope> scopes_;
  std::vector<Pending> pending_;
  std::unordered_set<std::string_view> module_names_;
};

}  // namespace warpproof::ptx::read
