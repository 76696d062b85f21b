#include "verifier/isa/machine/dominators.h"

#include <algorithm>
#include <utility>

namespace warpproof::machine {
namespace {

// Works on depth-first numbers; `order[number]` is the node.
class LengauerTarjan {
 public:
  LengauerTarjan(const std::vector<std::vector<std::uint32_t>>& successors, std::uint32_t root)
      : successors_(successors), number_(successors.size(), unreachable) {
    visit(root);
    const std::size_t count = order_.size();
    predecessors_.resize(count);
    for (std::uint32_t v = 0; v < count; ++v) {
      for (const std::uint32_t target : successors_[order_[v]]) predecessors_[number_[target]].push_back(v);
    }
    semi_.resize(count);
    label_.resize(count);
    ancestor_.assign(count, unreachable);
    dominator_.assign(count, 0);
    for (std::uint32_t v = 0; v < count; ++v) semi_[v] = label_[v] = v;
  }

  std::vector<std::uint32_t> solve() {
    const auto count = static_cast<std::uint32_t>(order_.size());
    std::vector<std::vector<std::uint32_t>> bucket(count);
    for (std::uint32_t w = count - 1; w > 0; --w) {
      for (const std::uint32_t v : predecessors_[w]) semi_[w] = std::min(semi_[w], semi_[evaluate(v)]);
      bucket[semi_[w]].push_back(w);
      ancestor_[w] = parent_[w];
      for (const std::uint32_t v : bucket[parent_[w]]) {
        const std::uint32_t u = evaluate(v);
        dominator_[v] = semi_[u] < semi_[v] ? u : parent_[w];
      }
      bucket[parent_[w]].clear();
    }
    std::vector<std::uint32_t> result(successors_.size(), unreachable);
    result[order_[0]] = order_[0];
    for (std::uint32_t w = 1; w < count; ++w) {
      if (dominator_[w] != semi_[w]) dominator_[w] = dominator_[dominator_[w]];
      result[order_[w]] = order_[dominator_[w]];
    }
    return result;
  }

 private:
  void visit(std::uint32_t root) {
    std::vector<std::pair<std::uint32_t, std::uint32_t>> work{{root, 0}};  // node, parent's number
    while (!work.empty()) {
      const auto [node, parent] = work.back();
      work.pop_back();
      if (number_[node] != unreachable) continue;
      const auto number = static_cast<std::uint32_t>(order_.size());
      number_[node] = number;
      order_.push_back(node);
      parent_.push_back(parent);
      for (const std::uint32_t target : successors_[node]) {
        if (number_[target] == unreachable) work.emplace_back(target, number);
      }
    }
  }

  // The node of least semidominator on the path from v up to, not including, the root of its tree.
  std::uint32_t evaluate(std::uint32_t v) {
    if (ancestor_[v] == unreachable) return v;
    path_.clear();
    for (std::uint32_t u = v; ancestor_[ancestor_[u]] != unreachable; u = ancestor_[u]) path_.push_back(u);
    for (auto u = path_.rbegin(); u != path_.rend(); ++u) {
      const std::uint32_t above = ancestor_[*u];
      if (semi_[label_[above]] < semi_[label_[*u]]) label_[*u] = label_[above];
      ancestor_[*u] = ancestor_[above];
    }
    return label_[v];
  }

  const std::vector<std::vector<std::uint32_t>>& successors_;
  std::vector<std::uint32_t> number_;
  std::vector<std::uint32_t> order_;
  std::vector<std::uint32_t> parent_;
  std::vector<std::vector<std::uint32_t>> predecessors_;
  std::vector<std::uint32_t> semi_;
  std::vector<std::uint32_t> label_;
  std::vector<std::uint32_t> ancestor_;
  std::vector<std::uint32_t> dominator_;
  std::vector<std::uint32_t> path_;
};

}  // namespace

std::vector<std::uint32_t> immediate_dominators(const std::vector<std::vector<std::uint32_t>>& successors,
                                                std::uint32_t root) {
  return LengauerTarjan(successors, root).solve();
}

}  // namespace warpproof::machine
