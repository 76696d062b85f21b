#pragma once
// Inside of the evaluator: where names are looked up, and how deep evaluation is.

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verifier/replay/evaluator.h"

namespace warpproof::replay {

/// Where names are looked up: the equations of one side, or one call of a definition.
struct Evaluator::Frame {
  const std::vector<ir::Equation>* equations = nullptr;
  const ir::Definition* definition = nullptr;  ///< null at the top
  const ir::Expression* call = nullptr;        ///< its arguments are functions in the frame of the caller
  Frame* caller = nullptr;
  std::map<std::string, std::int64_t, std::less<>> sizes;
  std::vector<std::pair<ir::IndexId, std::int64_t>> indices;  ///< innermost last
  std::vector<std::pair<ir::IndexId, Value>> states;          ///< of the folds around, innermost last
  std::map<const ir::Equation*, std::optional<Indices>> extents;
  std::map<const ir::Equation*, std::map<Indices, Value>> elements;

  /// Binds indices for a scope.
  class Scope {
   public:
    explicit Scope(Frame& frame) : frame_(frame), mark_(frame.indices.size()) {}
    ~Scope() { frame_.indices.resize(mark_); }
    Scope(const Scope&) = delete;
    Scope& operator=(const Scope&) = delete;

   private:
    Frame& frame_;
    std::size_t mark_;
  };
};

/// Levels of recursion: what takes more of the stack counts as several.
class Depth {
 public:
  explicit Depth(std::uint32_t& depth, std::uint32_t levels = 1) : depth_(depth), levels_(levels) {
    depth_ += levels_;
    if (depth_ > Evaluator::depth_max) {
      depth_ -= levels_;
      throw Exhausted{};
    }
  }
  ~Depth() { depth_ -= levels_; }
  Depth(const Depth&) = delete;
  Depth& operator=(const Depth&) = delete;

 private:
  std::uint32_t& depth_;
  std::uint32_t levels_;
};
inline constexpr std::uint32_t levels_of_a_scope = 3;

}  // namespace warpproof::replay
