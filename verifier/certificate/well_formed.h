#pragma once
// Which terms mean something: whatever a term mentions is declared or bound around it. Asked of the statement
// before anything is proved of it, and of each term of a certificate.
//
//   malformed({{"N"}, {}}, {}, sum k < N. k) == "";   malformed({{"N"}, {}}, {}, k) == "index k 1 is not ..."

#include <map>
#include <set>
#include <string>

#include "verifier/certificate/operation.h"

namespace warpproof::certificate {

struct TensorKind {
  std::size_t rank = 0;
  ir::ScalarType element = ir::ScalarType::real;
};

/// Names that terms may mention.
struct Declarations {
  std::set<std::string> sizes;
  std::map<std::string, TensorKind> tensors;
};

/// Free indices of `indices` only, no free state, nothing bound twice on a path, declared names only, no
/// call: empty when well formed, else what is wrong.
std::string malformed(const Declarations& declarations, const std::set<IndexId>& indices,
                      const ExpressionPtr& expression);

}  // namespace warpproof::certificate
