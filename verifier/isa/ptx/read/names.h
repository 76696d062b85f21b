#pragma once
// Names inside one function: brace scopes with shadowing (PTX 9.0, 5.1; inline assembly opens them), register
// ranges
// (`%r<100>` declares %r0 to %r99 and costs nothing until one is used), and the unique names that remain once
// the scopes are flattened. Look-up takes constant time whatever the nesting,
// but for nested ranges of one prefix.

#include <deque>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx::read {

enum class NameKind : std::uint8_t { reg, variable, parameter, return_parameter };

struct Binding {
  NameKind kind = NameKind::reg;
  std::uint32_t index = 0;  ///< into the declared registers here, or into the function's table of that kind
  std::uint32_t depth = 0;
};

struct DeclaredRegister {
  Type type = Type::b32;
  std::uint8_t vector_width = 1;
  std::uint32_t dense = no_location;  ///< into Function::registers once it is referenced
};

class Names {
 public:
  Names() { open(); }
  void open();
  void close();
  std::uint32_t depth() const { return static_cast<std::uint32_t>(scopes_.size()); }

  /// False when the name is already declared in this scope.
  bool declare(std::string_view name, NameKind kind, std::uint32_t index);
  bool declare_register(std::string_view name, Type type, std::uint8_t vector_width);
  bool declare_range(std::string_view prefix, std::uint64_t count, Type type, std::uint8_t vector_width);

  std::optional<Binding> find(std::string_view name);
  DeclaredRegister& declared(std::uint32_t index) { return declared_[index]; }

  /// `wanted`, or with a suffix when another name of the function has it already. A name that is new must be
  /// a view into the module's text.
  std::string make_unique(std::string_view wanted);

 private:
  struct Range {
    std::string_view prefix;
    std::uint64_t count = 0;
    Type type = Type::b32;
    std::uint8_t vector_width = 1;
    std::uint32_t depth = 0;
  };
  struct Scope {
    std::vector<std::string_view> names;
    std::vector<std::string_view> prefixes;
  };
  const Range* find_range(std::string_view name) const;
  void bind(std::string_view name, Binding binding);
  const Binding* exact(std::string_view name) const;

  std::vector<Scope> scopes_;
  struct Node {
    Binding binding;
    std::uint32_t outer = no_location;  ///< the binding of the same name in a scope around this one
  };
  std::vector<Node> nodes_;
  std::unordered_map<std::string_view, std::uint32_t> bindings_;     ///< name -> its innermost node
  std::unordered_map<std::string_view, std::vector<Range>> ranges_;  ///< innermost last
  std::vector<std::uint32_t> depths_with_ranges_;                    ///< ascending
  std::vector<DeclaredRegister> declared_;
  std::unordered_map<std::string_view, std::uint32_t> used_;  ///< unique name -> next suffix to try
  std::deque<std::string> generated_;                         ///< names with a suffix: `used_` points at them
};

/// Whether PTX predefines this register (PTX 9.0, chapter 10), without a component: "%tid".
bool is_special_register(std::string_view name);

}  // namespace warpproof::ptx::read
