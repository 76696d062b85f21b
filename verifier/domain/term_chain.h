#pragma once
// Long accumulations and products in affine runs: what a loop computes, in the space of its pattern.
//
// A run stands for `count` items (a + i * step_a, b + i * step_b) of raw values, i = 0, 1, ...; an item means
// the product of its two operands. A chain is base + the sum of its items. Appending to the newest version of
// a chain is in place; (chain, length) names a version, so that older versions stay what they were.
//
// Source: the "affine runs" of the feasibility study in the design (408 to 843 million fma a second).

#include <cstdint>
#include <vector>

#include "verifier/domain/term_value.h"

namespace warpproof::domain::term {

struct PairRun {
  std::uint64_t a = 0, b = 0;
  std::int64_t step_a = 0, step_b = 0;
  std::uint32_t count = 0;
};

/// A growing list of pairs that compresses affine patterns while it grows.
class PairList {
 public:
  /// Extends the last run when (a, b) is what comes next in it. The common case of a loop: no branch but this
  /// one.
  bool extend(std::uint64_t a, std::uint64_t b) {
    if (a != next_a_ || b != next_b_) return false;
    ++last_.count;
    next_a_ += static_cast<std::uint64_t>(last_.step_a);
    next_b_ += static_cast<std::uint64_t>(last_.step_b);
    return true;
  }
  void append(std::uint64_t a, std::uint64_t b);

  std::size_t run_count() const { return closed_.size() + (last_.count != 0 ? 1 : 0); }
  const PairRun& run(std::size_t index) const { return index < closed_.size() ? closed_[index] : last_; }
  std::uint64_t bytes() const { return closed_.capacity() * sizeof(PairRun); }

 private:
  // Never a value: what "comes next" while a run has one item only and any second item sets its steps.
  static constexpr std::uint64_t nothing = ~std::uint64_t{0};

  PairRun last_;
  std::uint64_t next_a_ = nothing, next_b_ = nothing;
  std::vector<PairRun> closed_;
};

struct Chain {
  std::uint64_t base = raw_zero;
  std::uint32_t length = 0;
  PairList items;
};

/// Chains in blocks, so that growing moves nothing.
class ChainStore {
 public:
  static constexpr std::uint32_t block_size = 1024;
  Chain& operator[](std::uint32_t id) { return blocks_[id / block_size][id % block_size]; }
  const Chain& operator[](std::uint32_t id) const { return blocks_[id / block_size][id % block_size]; }
  std::uint32_t size() const { return size_; }
  std::uint32_t create(std::uint64_t base);
  void append(std::uint32_t id, std::uint64_t a, std::uint64_t b);
  std::uint64_t bytes() const { return blocks_.size() * block_size * sizeof(Chain) + run_bytes_; }

 private:
  std::vector<std::vector<Chain>> blocks_;
  std::uint32_t size_ = 0;
  std::uint64_t run_bytes_ = 0;
};

/// Products of two inputs, numbered in order of creation and stored as runs.
class ProductStore {
 public:
  std::uint64_t create(std::uint64_t a, std::uint64_t b) {
    if (a == next_a_ && b == next_b_ && runs_.back().run.count != UINT32_MAX) {
      Numbered& last = runs_.back();
      ++last.run.count;
      next_a_ += static_cast<std::uint64_t>(last.run.step_a);
      next_b_ += static_cast<std::uint64_t>(last.run.step_b);
      return size_++;
    }
    return create_slowly(a, b);
  }
  struct Pair {
    std::uint64_t a, b;
  };
  Pair at(std::uint64_t number) const;
  std::uint64_t bytes() const { return runs_.capacity() * sizeof(Numbered); }

 private:
  struct Numbered {
    std::uint64_t first;  ///< number of the run's first product
    PairRun run;
  };
  std::uint64_t create_slowly(std::uint64_t a, std::uint64_t b);

  std::vector<Numbered> runs_;
  std::uint64_t next_a_ = ~std::uint64_t{0}, next_b_ = ~std::uint64_t{0};
  std::uint64_t size_ = 0;
  mutable std::size_t hint_ = 0;  ///< the run of the last look-up: programs read what they just wrote
  mutable std::size_t hop_ = 1;   ///< how far it lay ahead when it had to be searched
};

}  // namespace warpproof::domain::term
