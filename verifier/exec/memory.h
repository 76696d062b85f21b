#pragma once
// Global memory over a domain: the buffers of a launch or of a sequence of launches, owned by the caller.
//
// Memory is kept in 4-byte words. A word is poison (nobody wrote it), concrete bits, one domain value of 4
// bytes, a raw node, or *detailed*: four bytes with their own state, slices of wider or narrower cells. So
// poison is exact per byte. Inputs are made lazily, at the first read.
//
//   Memory<domain::Field> memory(buffers, field);
//   Effect effect = execute(module, launch, memory, field, nullptr, limits, deadline);
//   Element<domain::Field> y = memory.element(1, 5);   // y.state == CellState::value; y.writes == 1; y.block
//   == 0

#include <array>
#include <cstdint>
#include <memory>
#include <unordered_map>
#include <vector>

#include "verifier/base/limits.h"
#include "verifier/exec/launch.h"
#include "verifier/exec/raw_graph.h"

namespace warpproof::exec {

/// State of a register or of a memory element. `faulted` follows a finding or an unsupported instruction that
/// was already reported, so that one fault is not reported again downstream.
enum class CellState : std::uint8_t { poison, faulted, bits, pointer, value, raw };

template <class D>
struct Element {
  CellState state = CellState::poison;
  std::uint64_t bits = 0;
  typename D::Value value{};
  Format format = Format::binary32;  ///< of a value
  NodeId node = no_node;             ///< of a raw cell, with a value or without
  std::uint32_t writes = 0;          ///< stores that touched it in the last launch, saturating
  std::uint64_t block = 0;           ///< linear id of the block that stored last in the last launch
  bool several_blocks = false;       ///< stores of more than one block in the last launch
};

template <class D>
class Memory {
 public:
  using Value = typename D::Value;
  /// Buffers that would need more than `bytes_max` of this machine's memory are not allocated: `execute` then
  /// answers unsupported, and their elements are faulted.
  explicit Memory(std::vector<Buffer> buffers, D& domain,
                  std::uint64_t bytes_max = base::Limits{}.memory_bytes_max);
  Memory(Memory&&) noexcept;
  Memory& operator=(Memory&&) noexcept;
  ~Memory();

  const std::vector<Buffer>& buffers() const;
  /// The element as the memory holds it now. A raw cell whose node has a value comes back as that value.
  Element<D> element(std::size_t buffer, std::uint64_t index) const;
  /// Was any element of an `in` buffer stored to, in any launch so far?
  bool inputs_unchanged() const;
  const RawGraph<D>& graph() const;

  struct State;  ///< engine only (verifier/exec/memory_state.h)
  State& state() { return *state_; }

 private:
  std::unique_ptr<State> state_;
};

}  // namespace warpproof::exec
