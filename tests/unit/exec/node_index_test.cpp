// Numbers of nodes by hash: equal structures meet, others never, whatever their hashes do.
#include "verifier/exec/node_index.h"

#include <doctest/doctest.h>

#include <map>
#include <vector>

using namespace warpproof;

TEST_CASE("node index: nodes are told apart by what they are, never by the hash alone") {
  for (const std::uint64_t hashes : {1ull, 7ull, 1ull << 33, ~0ull}) {
    exec::NodeIndex index;
    std::vector<int> nodes;
    std::map<int, std::uint32_t> known;
    for (int round = 0; round < 3; ++round)
      for (int node = 0; node < 1'000; node += round + 1) {
        const std::uint64_t hash = static_cast<std::uint64_t>(node) * 0x9e3779b97f4a7c15ull % hashes;
        const auto id = index.find_or_add(hash, [&](std::uint32_t other) { return nodes[other] == node; });
        if (id == nodes.size()) nodes.push_back(node);
        REQUIRE(id < nodes.size());
        CHECK(known.try_emplace(node, id).first->second == id);
      }
    CHECK(nodes.size() == 1'000);
  }
}
