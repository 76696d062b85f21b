// Blocks by hand, and post-dominators against the definition on random graphs.
#include <random>
#include <set>

#include "support.h"
#include "verifier/isa/ptx/control_flow.h"

using namespace warpproof;
using namespace ptx_test;

namespace {

/// Blocks that can reach the exit without passing `avoided`.
std::vector<bool> reaches_exit(const std::vector<ptx::BasicBlock>& blocks, std::uint32_t avoided) {
  std::vector<bool> reaches(blocks.size(), false);
  for (bool changed = true; changed;) {
    changed = false;
    for (std::uint32_t block = 0; block < blocks.size(); ++block) {
      if (reaches[block] || block == avoided) continue;
      for (const std::uint32_t next : blocks[block].successors) {
        if (next == ptx::virtual_exit || reaches[next]) reaches[block] = changed = true;
      }
    }
  }
  return reaches;
}

/// By the definition: of the strict post-dominators, the one that all others post-dominate.
std::vector<std::uint32_t> by_definition(const std::vector<ptx::BasicBlock>& blocks) {
  const auto size = static_cast<std::uint32_t>(blocks.size());
  const std::vector<bool> leaves = reaches_exit(blocks, ptx::virtual_exit);
  std::vector<std::set<std::uint32_t>> post(size);
  for (std::uint32_t candidate = 0; candidate < size; ++candidate) {
    const std::vector<bool> around = reaches_exit(blocks, candidate);
    for (std::uint32_t block = 0; block < size; ++block) {
      if (block != candidate && leaves[block] && leaves[candidate] && !around[block])
        post[block].insert(candidate);
    }
  }
  std::vector<std::uint32_t> nearest(size, ptx::virtual_exit);
  for (std::uint32_t block = 0; block < size; ++block) {
    for (const std::uint32_t candidate : post[block]) {
      if (post[candidate].size() + 1 == post[block].size()) nearest[block] = candidate;
    }
  }
  return nearest;
}

}  // namespace

TEST_CASE("a diamond, an early return and a loop") {
  const ptx::Module module = kernel_of(R"(
	.reg .pred p; .reg .b32 a;
	@p bra ELSE;
	mov.b32 a, 1;
	bra JOIN;
ELSE:
	mov.b32 a, 2;
JOIN:
	@p ret;
LOOP:
	mov.b32 a, 3;
	@p bra LOOP;
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  const ptx::ControlFlow flow = ptx::control_flow(kernel);
  REQUIRE(flow.blocks.size() == 6);
  CHECK(flow.blocks[0].successors == std::vector<std::uint32_t>{1, 2});
  CHECK(flow.blocks[3].successors == std::vector<std::uint32_t>{4, ptx::virtual_exit});
  CHECK(flow.blocks[4].successors == std::vector<std::uint32_t>{4, 5});
  CHECK(flow.reconvergence(kernel, 0) == 4);  // the join
  CHECK(flow.reconvergence(kernel, 4) == kernel.body.size());
  CHECK(flow.reconvergence(kernel, 6) == 7);
  CHECK(flow.block_of[6] == 4);
}

TEST_CASE("indirect branches, endless loops, a label at the end, an empty body") {
  const ptx::Module module = module_of(R"(
.entry indirect() { .reg .b32 r; ts: .branchtargets A, B; brx.idx r, ts; A: bra C; B: bra C; C: ret; }
.entry endless() { .reg .pred p; @p bra OUT; L: bra L; OUT: }
.entry empty() { })");
  const ptx::ControlFlow indirect = ptx::control_flow(module.entries[0]);
  CHECK(indirect.blocks[0].successors == std::vector<std::uint32_t>{1, 2});
  CHECK(indirect.immediate_post_dominator[0] == 3);
  const ptx::ControlFlow endless = ptx::control_flow(module.entries[1]);
  CHECK(endless.blocks[0].successors == std::vector<std::uint32_t>{1, ptx::virtual_exit});
  CHECK(endless.immediate_post_dominator[1] == ptx::virtual_exit);
  CHECK(ptx::control_flow(module.entries[2]).blocks.empty());
}

TEST_CASE("post-dominators against the definition") {
  std::mt19937 random(7);
  for (int round = 0; round < 3000; ++round) {
    const std::uint32_t size = 1 + random() % 9;
    std::vector<ptx::BasicBlock> blocks(size);
    for (ptx::BasicBlock& block : blocks) {
      std::set<std::uint32_t> targets;
      for (std::uint32_t edge = 0; edge < 1 + random() % 3; ++edge) {
        const std::uint32_t target = random() % (size + 1);
        targets.insert(target == size ? ptx::virtual_exit : target);
      }
      block.successors.assign(targets.begin(), targets.end());
    }
    CHECK(ptx::immediate_post_dominators(blocks) == by_definition(blocks));
  }
}
