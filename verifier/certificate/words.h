#pragma once
// Goals over finitely many whole numbers, decided by trying them all. A goal becomes a program over machine
// words; the range of every part is known beforehand, so that nothing in it overflows.
//
// What is no operation on whole numbers (a read, an index, a sum) is a variable with the range that the facts
// give it; equal keys are one variable. Variables are taken as independent: more is tried than can be. Values
// are the total values of operation.h; a shift by a negative count gives 0.

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "verifier/certificate/polynomial.h"
#include "verifier/certificate/word_operations.h"

namespace warpproof::certificate {

class WordProgram {
 public:
  /// The range of a term that is a variable, where one is known.
  using Bounds = std::function<std::optional<WordRange>(const ExpressionPtr&)>;

  WordProgram(Expander& expander, Bounds bounds) : expander_(expander), bounds_(std::move(bounds)) {}

  /// The place of the value of a whole number or condition; empty when some part has no bounds, is no whole
  /// number, or goes beyond 62 bits.
  std::optional<std::size_t> compile(const ExpressionPtr& expression);
  /// The same, of a term that brings no new variable.
  std::optional<std::size_t> compile_known(const ExpressionPtr& expression);

  /// How many choices of all variables there are; saturates.
  std::uint64_t choices() const;
  std::size_t size() const { return nodes_.size(); }
  /// Whether `goal` is true for every choice for which all `facts` are. `going` is asked now and then.
  bool always(std::size_t goal, const std::vector<std::size_t>& facts,
              const std::function<bool()>& going) const;
  std::string text() const;  ///< the same for the same program

 private:
  struct Node {
    std::string name;                          ///< "constant", "variable" or that of an operation
    const WordOperation* operation = nullptr;  ///< null: a constant or a variable
    std::vector<std::size_t> operands;
    WordRange range;
  };

  std::optional<std::size_t> add(Node node, const std::string& key);
  std::optional<std::size_t> variable(const ExpressionPtr& expression, const std::string& key,
                                      const std::optional<WordRange>& range);
  std::optional<std::size_t> apply(const ExpressionPtr& expression, const std::string& key);
  std::int64_t value(const Node& node, const std::vector<std::int64_t>& values) const;

  Expander& expander_;
  Bounds bounds_;
  std::map<std::string, std::optional<std::size_t>> known_;
  std::vector<Node> nodes_;
  std::vector<std::size_t> variables_;
  bool closed_ = false;
};

}  // namespace warpproof::certificate
