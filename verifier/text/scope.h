#pragma once
// The names that can be seen from an expression: sizes (derived ones as what they stand for), tensors,
// indices. All share one space of names; nothing may be declared twice and nothing may be shadowed (L8).

#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "verifier/base/diagnostic.h"
#include "verifier/ir/program.h"
#include "verifier/text/syntax.h"

namespace warpproof::text {

struct TensorInfo {
  std::vector<ir::ExpressionPtr> extents;
  ir::ScalarType element = ir::ScalarType::real;
};

class Scope {
 public:
  /// False, with a diagnostic (E0204), when the name is taken.
  bool declare_size(const Word& name, ir::ExpressionPtr value, base::Diagnostics& diagnostics);
  bool declare_tensor(const Word& name, TensorInfo tensor, base::Diagnostics& diagnostics);
  /// Indices come and go; E0205 when the name is taken.
  bool enter_index(const Word& name, const ir::IndexVariable& variable, base::Diagnostics& diagnostics);
  void leave_indices(std::size_t count) { indices_.resize(indices_.size() - count); }
  std::size_t index_count() const { return indices_.size(); }

  /// A state of a fold, or what a fold calls by a name; comes and goes as indices do.
  bool enter_value(const std::string& name, const base::Span& where, ir::ExpressionPtr value,
                   base::Diagnostics& diagnostics);
  void leave_values(std::size_t count) { values_.resize(values_.size() - count); }

  const ir::ExpressionPtr* size(const std::string& name) const;
  const TensorInfo* tensor(const std::string& name) const;
  const ir::IndexVariable* index(const std::string& name) const;
  const ir::ExpressionPtr* value(const std::string& name) const;
  bool knows(const std::string& name) const {
    return size(name) || tensor(name) || index(name) || value(name);
  }
  /// A tensor whose declaration was wrong: reads of it are silent, so that one mistake is reported once.
  void declare_wrong(const std::string& name) { wrong_.insert(name); }
  bool wrong(const std::string& name) const { return wrong_.count(name) > 0; }
  /// The equations before, which a gradient looks into.
  void keep(const ir::Equation& equation) { equations_.push_back(equation); }
  const std::vector<ir::Equation>& equations() const { return equations_; }
  /// Something that was read was a gradient, or calls a definition that holds one. Copies of a scope share
  /// it.
  void lean_on_derivatives() { *derivatives_ = true; }
  bool leans_on_derivatives() const { return *derivatives_; }
  /// `inf` is a value: over the extended reals, and in a definition, which then is of them.
  void allow_infinity() { infinity_allowed_ = true; }
  bool infinity_allowed() const { return infinity_allowed_; }
  /// For suggestions.
  std::vector<std::string> names() const;

 private:
  bool free_name(const Word& name, const char* code, base::Diagnostics& diagnostics) const;

  std::map<std::string, ir::ExpressionPtr> sizes_;
  std::map<std::string, TensorInfo> tensors_;
  std::vector<ir::IndexVariable> indices_;
  std::vector<std::pair<std::string, ir::ExpressionPtr>> values_;
  std::set<std::string> wrong_;
  std::vector<ir::Equation> equations_;
  std::shared_ptr<bool> derivatives_ = std::make_shared<bool>(false);
  bool infinity_allowed_ = false;
};

}  // namespace warpproof::text
