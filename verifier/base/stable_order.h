#pragma once
// A sort that keeps the order of equals, without the temporary buffer of std::stable_sort (whose library
// functions are deprecated, which clang says at every use). Equal elements are told apart by their place, so
// the result is the same on every standard library.
//
//   base::sort_stably(items, [](const Item& a, const Item& b) { return a.line < b.line; });

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace warpproof::base {

template <class T, class Less>
void sort_stably(std::vector<T>& items, Less less) {
  std::vector<std::size_t> order(items.size());
  std::iota(order.begin(), order.end(), std::size_t{0});
  std::sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) {
    if (less(items[a], items[b])) return true;
    return !less(items[b], items[a]) && a < b;
  });
  std::vector<T> sorted;
  sorted.reserve(items.size());
  for (const std::size_t i : order) sorted.push_back(std::move(items[i]));
  items = std::move(sorted);
}

}  // namespace warpproof::base
