#include "verifier/base/stable_order.h"

#include <doctest/doctest.h>

#include <memory>
#include <random>

using namespace warpproof;

TEST_CASE("equal elements keep their order") {
  std::mt19937 engine(7);
  for (std::size_t size = 0; size < 60; ++size) {
    std::vector<std::pair<unsigned, std::size_t>> items;
    for (std::size_t i = 0; i < size; ++i) items.emplace_back(engine() % 5, i);
    base::sort_stably(items, [](const auto& a, const auto& b) { return a.first < b.first; });
    // By key, then by the place that each had: the whole order is known.
    CHECK(items.size() == size);
    CHECK(std::is_sorted(items.begin(), items.end()));
  }
}

TEST_CASE("elements that can only be moved are sorted") {
  std::vector<std::unique_ptr<int>> items;
  for (const int value : {3, 1, 2}) items.push_back(std::make_unique<int>(value));
  base::sort_stably(items, [](const auto& a, const auto& b) { return *a < *b; });
  CHECK(*items[0] == 1);
  CHECK(*items[2] == 3);
}
