#include "verifier/isa/machine/joins.h"

#include "verifier/isa/machine/dominators.h"

namespace warpproof::machine {

std::vector<std::uint32_t> successors(const Code& code, std::uint32_t operation) {
  const Operation& op = code.operations[operation];
  const bool guarded = op.guard != no_row;
  const bool ends = std::holds_alternative<End>(op.meaning) || std::holds_alternative<Trap>(op.meaning);
  std::vector<std::uint32_t> result;
  if (std::holds_alternative<Branch>(op.meaning)) result.push_back(op.target);
  if (guarded || (!ends && result.empty())) result.push_back(operation + 1);
  return result;
}

std::vector<std::uint32_t> joins(const Code& code) {
  const auto count = static_cast<std::uint32_t>(code.operations.size());
  const std::uint32_t end = count;       // past the last operation
  const std::uint32_t exit = count + 1;  // every way to leave
  std::vector<std::vector<std::uint32_t>> reversed(count + 2);
  reversed[exit].push_back(end);
  for (std::uint32_t i = 0; i < count; ++i) {
    for (const std::uint32_t next : successors(code, i)) reversed[next].push_back(i);
    const Meaning& meaning = code.operations[i].meaning;
    if (std::holds_alternative<End>(meaning) || std::holds_alternative<Trap>(meaning))
      reversed[exit].push_back(i);
  }
  std::vector<std::uint32_t> result = immediate_dominators(reversed, exit);
  result.resize(count);
  for (std::uint32_t& join : result) {
    if (join == exit || join == unreachable) join = no_join;
  }
  return result;
}

}  // namespace warpproof::machine
