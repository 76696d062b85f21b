#pragma once
// Basic blocks and immediate post-dominators of a function body: where the two sides of a branch meet again.
// Predicated `ret`, `exit` and `trap` may fall through; post-dominators are dominators of the reversed graph
// with one virtual exit.
//
//   ControlFlow flow = control_flow(*kernel);
//   std::uint32_t join = flow.reconvergence(*kernel, branch_index);  // instruction index, body.size() = only
//   the end

#include <cstdint>
#include <vector>

#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

inline constexpr std::uint32_t virtual_exit = 0xffffffffu;

struct BasicBlock {
  std::uint32_t begin = 0;                ///< first instruction
  std::uint32_t end = 0;                  ///< one past the last
  std::vector<std::uint32_t> successors;  ///< block numbers, ascending; virtual_exit for leaving the function
};

struct ControlFlow {
  std::vector<BasicBlock> blocks;       ///< ascending and gap-free over the body
  std::vector<std::uint32_t> block_of;  ///< instruction -> block
  /// Block -> the nearest block that every path to the exit passes; virtual_exit when only the exit is, or
  /// when the exit can not be reached from it (an endless loop).
  std::vector<std::uint32_t> immediate_post_dominator;

  /// First instruction of the immediate post-dominator of the block that holds `instruction`; body.size() for
  /// the exit.
  std::uint32_t reconvergence(const Function& function, std::uint32_t instruction) const;
};

/// An indirect branch (`brx.idx`) goes to every label of its target list.
ControlFlow control_flow(const Function& function);

/// Block -> immediate post-dominator, as in ControlFlow.
std::vector<std::uint32_t> immediate_post_dominators(const std::vector<BasicBlock>& blocks);

}  // namespace warpproof::ptx
