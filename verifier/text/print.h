#pragma once
// Printing, the parts that its files share. The doors are in load.h.

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "verifier/text/load.h"

namespace warpproof::text {

/// Hands out names that are not taken: k, k_2, k_3, ...
class NamePool {
 public:
  void take(const std::string& name) { taken_.insert(name); }
  std::string unique(const std::string& wanted);

 private:
  std::set<std::string> taken_;
  std::map<std::string, int> next_;  ///< so that many indices of one name do not cost their square
};

class ExpressionPrinter {
 public:
  void take(const std::string& name) { names_.take(name); }
  /// Extents by which a slice X[i, :] can be told from `fun k < K. X[i, k]`.
  void know_tensor(const std::string& name, const std::vector<ir::ExpressionPtr>& extents) {
    names_.take(name);
    tensors_[name] = extents;
  }
  /// Takes the names that an expression mentions, and names its free indices.
  void survey(const ir::ExpressionPtr& expression);
  std::string name_index(const ir::IndexVariable& variable);
  void give_name(ir::IndexId id, const std::string& name) {
    names_.take(name);
    indices_[id] = name;
  }
  std::string name_of(ir::IndexId id) const { return indices_.at(id); }
  std::string text(const ir::ExpressionPtr& expression);

 private:
  std::string at_level(const ir::Expression& expression, std::uint8_t outer);
  std::string bare(const ir::Expression& expression, std::uint8_t& binds);
  std::string listed(const std::string& open, const std::vector<ir::ExpressionPtr>& list,
                     const std::string& close);
  std::string applied(const ir::Expression& expression, std::uint8_t& binds);
  std::string binders(const std::vector<ir::Binder>& binders);
  std::string reduced(const ir::Expression& expression);
  std::string folded(const ir::Expression& expression);
  std::string called(const ir::Expression& expression);
  std::string argument(const ir::TensorArgument& argument);
  bool whole_axes(const ir::TensorArgument& argument) const;

  NamePool names_;
  std::map<ir::IndexId, std::string> indices_;
  std::map<std::string, std::vector<ir::ExpressionPtr>> tensors_;
};

/// A string of the language: quotes and backslashes escaped.
std::string quoted(const std::string& text);
/// "a, b, c".
std::string joined(const std::vector<std::string>& parts, const std::string& separator = ", ");
/// Sections that every kind of thing can have: sizes, formats, box, accept, expect (print_numbers.cpp).
std::string numbers_text(const ir::NumericContract& numbers);
std::string sizes_text(const std::vector<ir::SizeAssignment>& sizes,
                       const std::vector<std::pair<std::string, std::int64_t>>& maxima);
/// `require label: condition` lines; `outside` knows the names that are taken.
std::string requirements_text(const ExpressionPrinter& outside,
                              const std::vector<ir::Requirement>& requirements);
std::string expect_text(const std::optional<ir::Expectation>& expect);
std::string section(const std::string& word, const std::string& content);

}  // namespace warpproof::text
