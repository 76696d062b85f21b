#include "verifier/domain/term_chain.h"

#include <algorithm>

namespace warpproof::domain::term {

namespace {

constexpr std::uint32_t run_count_max = UINT32_MAX - 1;

// Makes (a, b) the second item of a run that has one; false when it belongs to another family.
bool set_steps(PairRun& run, std::uint64_t a, std::uint64_t b) {
  if (run.count != 1 || !same_family(run.a, a) || !same_family(run.b, b)) return false;
  run.step_a = static_cast<std::int64_t>(a - run.a);
  run.step_b = static_cast<std::int64_t>(b - run.b);
  run.count = 2;
  return true;
}

}  // namespace

void PairList::append(std::uint64_t a, std::uint64_t b) {
  if (last_.count < run_count_max && extend(a, b)) return;
  if (set_steps(last_, a, b)) {
    next_a_ = a + static_cast<std::uint64_t>(last_.step_a);
    next_b_ = b + static_cast<std::uint64_t>(last_.step_b);
    return;
  }
  if (last_.count != 0) closed_.push_back(last_);
  last_ = {a, b, 0, 0, 1};
  next_a_ = nothing;
  next_b_ = nothing;
}

std::uint32_t ChainStore::create(std::uint64_t base) {
  if (size_ % block_size == 0) {
    blocks_.emplace_back();
    blocks_.back().reserve(block_size);
  }
  blocks_.back().push_back({base, 0, {}});
  return size_++;
}

void ChainStore::append(std::uint32_t id, std::uint64_t a, std::uint64_t b) {
  Chain& chain = (*this)[id];
  const std::uint64_t before = chain.items.bytes();
  chain.items.append(a, b);
  ++chain.length;
  run_bytes_ += chain.items.bytes() - before;
}

std::uint64_t ProductStore::create_slowly(std::uint64_t a, std::uint64_t b) {
  if (!runs_.empty() && set_steps(runs_.back().run, a, b)) {
    next_a_ = a + static_cast<std::uint64_t>(runs_.back().run.step_a);
    next_b_ = b + static_cast<std::uint64_t>(runs_.back().run.step_b);
    return size_++;
  }
  runs_.push_back({size_, {a, b, 0, 0, 1}});
  next_a_ = ~std::uint64_t{0};
  next_b_ = ~std::uint64_t{0};
  return size_++;
}

ProductStore::Pair ProductStore::at(std::uint64_t number) const {
  const auto holds = [&](std::size_t index) {
    return index < runs_.size() && number - runs_[index].first < runs_[index].run.count;
  };
  // The run of the last look-up, the next one, or as far ahead as the last time: loops read with a stride.
  if (!holds(hint_)) {
    const std::size_t before = hint_;
    if (holds(before + 1)) {
      hint_ = before + 1;
    } else if (holds(before + hop_)) {
      hint_ = before + hop_;
    } else {
      const auto after = std::upper_bound(runs_.begin(), runs_.end(), number,
                                          [](std::uint64_t n, const Numbered& run) { return n < run.first; });
      hint_ = static_cast<std::size_t>(after - runs_.begin()) - 1;
      hop_ = hint_ - before;
    }
  }
  const Numbered& run = runs_[hint_];
  const std::uint64_t index = number - run.first;
  return {run.run.a + index * static_cast<std::uint64_t>(run.run.step_a),
          run.run.b + index * static_cast<std::uint64_t>(run.run.step_b)};
}

}  // namespace warpproof::domain::term
