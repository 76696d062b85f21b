#pragma once
// A kernel's parameter as an argument of a claim: what it points to, or is.

#include <map>
#include <string>

#include "verifier/importers/syntax_tree.h"

namespace warpproof::importers {

/// "const float *__restrict" is "const float" that is pointed to.
struct ParameterType {
  std::string element;  ///< "f32", "s32", ...; "" not known
  unsigned alignment = 4;
  bool is_pointer = false, is_const = false;
};

/// Names for types, where a name stands for one type only.
std::map<std::string, std::string> type_names(const SyntaxTree& tree);

/// `written` as clang prints it; `names` of `type_names`.
ParameterType parameter_type(const std::string& written, const std::map<std::string, std::string>& names);

}  // namespace warpproof::importers
