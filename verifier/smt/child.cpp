#include "verifier/smt/child.h"

#include "verifier/base/child_work.h"

namespace warpproof::smt {

std::optional<std::string> run_in_child(const std::function<std::string()>& work, std::uint64_t wall_ms_max) {
  // Answers are short; more than this is none.
  constexpr std::uint64_t answer_bytes_max = 1 << 20;
  base::ChildWork done = base::work_in_child(work, wall_ms_max, answer_bytes_max);
  if (done.end != base::ChildWorkEnd::finished) return std::nullopt;
  return std::move(done.answer);
}

}  // namespace warpproof::smt
