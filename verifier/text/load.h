#pragma once
// The language (docs/language.md): from text to ir and back. Printing a program and reading the text again
// gives the same program, up to the ids of bound indices.
//
//   base::Result<ir::Program> program = load_program(source, limits);
//   if (!program) show(program.diagnostics());          // all that is wrong, not the first
//   std::string text = print(*program);
//
// Codes: E010x characters, E011x grammar, E019x "has a place in the language, and is not supported yet",
// E02xx names and types, E03xx claims, E05xx files. Hostile input ends with diagnostics, never otherwise.

#include <string>
#include <utility>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/ir/program.h"

namespace warpproof::text {

/// One program of all sources: names are seen across them. `import` and `use` are taken as resolved by the
/// caller: a name that is in none of the sources is reported where it is used.
base::Result<ir::Program> load_program(const std::vector<base::SourcePtr>& sources,
                                       const base::Limits& limits);
base::Result<ir::Program> load_program(base::SourcePtr source, const base::Limits& limits);

/// Reads a file, what it imports, and what it `use`s: rewrites/<family>/<name>.rw below `root`. No path
/// leaves `root`, through `..` or a symbolic link (E0512); circular imports are reported (E0514).
base::Result<ir::Program> load_file(const std::string& path, const std::string& root,
                                    const base::Limits& limits);

/// True when nothing is wrong but what is not supported yet (all errors are E019x): the outcome is
/// `unsupported`.
bool only_unsupported(const base::Diagnostics& diagnostics);

std::string print(const ir::Program& program);
std::string print(const ir::Rewrite& rewrite, const ir::Program& program);
std::string print(const ir::KernelClaim& kernel, const ir::Program& program);
std::string print(const ir::SequenceClaim& sequence, const ir::Program& program);
std::string print(const ir::Definition& definition);

/// An expression on its own. Bound indices get names of their own (k, k_2, ...); free indices are printed by
/// name, and by name_2, ... where two different ones share a name: `free_index_names` says which is which.
std::string print(const ir::ExpressionPtr& expression);
std::vector<std::pair<std::string, ir::IndexId>> free_index_names(const ir::ExpressionPtr& expression);

/// What an expression of a certificate may mention.
struct ExpressionScope {
  struct Tensor {
    std::string name;
    std::size_t rank = 0;
    ir::ScalarType element = ir::ScalarType::real;
  };
  std::vector<std::string> sizes;
  std::vector<Tensor> tensors;
  std::vector<std::pair<std::string, ir::IndexId>> indices;
  /// First id for bound indices: must lie above every id in `indices`; 0 chooses it.
  ir::IndexId first_bound_id = 0;
};
/// With this scope in mind: bound indices avoid its names, free indices have the names that it gives. What a
/// certificate is written with.
std::string print(const ir::ExpressionPtr& expression, const ExpressionScope& scope);
/// Reads what `print` wrote; the result is alpha_equal to what was printed when the scope gives the same free
/// indices.
base::Result<ir::ExpressionPtr> parse_expression(const std::string& text, const ExpressionScope& scope,
                                                 const base::Limits& limits = {});
/// The same, with fresh bound indices from `allocator`.
base::Result<ir::ExpressionPtr> parse_expression(const std::string& text, const ExpressionScope& scope,
                                                 ir::IndexAllocator& allocator,
                                                 const base::Limits& limits = {});
/// The names and kinds of the inputs of a rewrite, and its sizes; free indices are to be added.
ExpressionScope scope_of(const ir::Rewrite& rewrite);

}  // namespace warpproof::text
