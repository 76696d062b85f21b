#include <algorithm>

#include "verifier/base/stable_order.h"
#include "verifier/isa/amdgpu/lower/lowering.h"

namespace warpproof::amdgpu {
namespace {

constexpr std::uint32_t none = 0xffffffffu;

/// Post-order from the first block; `before(a, b)` says which of two successors is walked first.
template <class Before>
std::vector<std::uint32_t> post_order(const std::vector<Block>& blocks, const Before& sorted) {
  std::vector<std::uint32_t> order;
  std::vector<char> seen(blocks.size(), 0);
  std::vector<std::pair<std::uint32_t, std::vector<std::uint32_t>>>
      stack;  // a block and what is left to walk
  const auto enter = [&](std::uint32_t block) {
    seen[block] = 1;
    std::vector<std::uint32_t> next;
    for (const Edge& edge : blocks[block].edges) next.push_back(edge.target);
    stack.emplace_back(block, sorted(block, std::move(next)));
  };
  if (!blocks.empty()) enter(0);
  while (!stack.empty()) {
    std::vector<std::uint32_t>& left = stack.back().second;
    if (left.empty()) {
      order.push_back(stack.back().first);
      stack.pop_back();
      continue;
    }
    const std::uint32_t next = left.front();
    left.erase(left.begin());
    if (seen[next] == 0) enter(next);
  }
  return order;
}

/// Immediate dominators by Cooper, Harvey and Kennedy, "A simple, fast dominance algorithm" (2001).
class Dominators {
 public:
  Dominators(const std::vector<Block>& blocks, const std::vector<std::uint32_t>& reverse_order)
      : number_(blocks.size(), none), above_(blocks.size(), none) {
    for (std::uint32_t i = 0; i < reverse_order.size(); ++i) number_[reverse_order[i]] = i;
    std::vector<std::vector<std::uint32_t>> from(blocks.size());
    for (const std::uint32_t block : reverse_order)
      for (const Edge& edge : blocks[block].edges) from[edge.target].push_back(block);
    if (reverse_order.empty()) return;
    above_[reverse_order.front()] = reverse_order.front();
    for (bool changed = true; changed;) {
      changed = false;
      for (std::size_t i = 1; i < reverse_order.size(); ++i) {
        const std::uint32_t block = reverse_order[i];
        std::uint32_t meet = none;
        for (const std::uint32_t source : from[block])
          if (above_[source] != none) meet = meet == none ? source : common(meet, source);
        changed = changed || meet != above_[block];
        above_[block] = meet;
      }
    }
  }
  bool dominates(std::uint32_t above, std::uint32_t block) const {
    while (number_[block] > number_[above]) block = above_[block];
    return block == above;
  }

 private:
  std::uint32_t common(std::uint32_t a, std::uint32_t b) const {
    while (a != b) {
      while (number_[a] > number_[b]) a = above_[a];
      while (number_[b] > number_[a]) b = above_[b];
    }
    return a;
  }
  std::vector<std::uint32_t> number_;
  std::vector<std::uint32_t> above_;
};

/// For each block the headers of the natural loops that it lies in, sorted.
std::vector<std::vector<std::uint32_t>> loops_of(const std::vector<Block>& blocks,
                                                 const std::vector<std::uint32_t>& reverse_order) {
  const Dominators dominators(blocks, reverse_order);
  std::vector<std::vector<std::uint32_t>> from(blocks.size());
  for (const std::uint32_t block : reverse_order)
    for (const Edge& edge : blocks[block].edges) from[edge.target].push_back(block);
  std::vector<std::vector<std::uint32_t>> loops(blocks.size());
  for (const std::uint32_t header : reverse_order) {
    std::vector<std::uint32_t> work;
    for (const std::uint32_t latch : from[header])
      if (dominators.dominates(header, latch)) work.push_back(latch);
    if (work.empty()) continue;
    std::vector<char> inside(blocks.size(), 0);
    inside[header] = 1;
    while (!work.empty()) {
      const std::uint32_t block = work.back();
      work.pop_back();
      if (inside[block] != 0) continue;
      inside[block] = 1;
      for (const std::uint32_t source : from[block]) work.push_back(source);
    }
    for (std::uint32_t block = 0; block < blocks.size(); ++block)
      if (inside[block] != 0) loops[block].push_back(header);
  }
  for (std::vector<std::uint32_t>& headers : loops) std::sort(headers.begin(), headers.end());
  return loops;
}

}  // namespace

std::vector<std::uint32_t> layout_order(const std::vector<Block>& blocks) {
  const auto as_written = [](std::uint32_t, std::vector<std::uint32_t> next) {
    std::reverse(next.begin(), next.end());
    return next;
  };
  std::vector<std::uint32_t> reverse_order = post_order(blocks, as_written);
  std::reverse(reverse_order.begin(), reverse_order.end());
  const std::vector<std::vector<std::uint32_t>> loops = loops_of(blocks, reverse_order);
  // What leaves most loops is walked first, so that it is finished first and comes last.
  const auto exits_first = [&](std::uint32_t block, std::vector<std::uint32_t> next) {
    std::reverse(next.begin(), next.end());
    const auto left = [&](std::uint32_t to) {
      std::size_t count = 0;
      for (const std::uint32_t header : loops[block])
        if (!std::binary_search(loops[to].begin(), loops[to].end(), header)) ++count;
      return count;
    };
    base::sort_stably(next, [&](std::uint32_t a, std::uint32_t b) { return left(a) > left(b); });
    return next;
  };
  std::vector<std::uint32_t> order = post_order(blocks, exits_first);
  std::reverse(order.begin(), order.end());
  return order;
}

}  // namespace warpproof::amdgpu
