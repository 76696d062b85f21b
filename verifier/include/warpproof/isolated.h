#pragma once
// The same questions, answered in a child process with limits: a request that is hostile, or a fault of ours,
// costs one child and never the caller. For servers, and for pipelines that can not afford a crash.
//
//   warpproof::Isolation isolation{.wall_ms_max = 25'000};
//   warpproof::IsolatedAnswer answer = warpproof::check_isolated(request, isolation);
//   if (answer.end != warpproof::IsolatedEnd::answered) complain(answer.why);
//
// The child is the program `warpproof worker`; it gets the request on standard input and answers in JSON
// lines. It has no network, and may write nothing but a folder of its own. Never throws for what the child
// does; `cancelled` and limits kill the child's whole process group.

#include <cstdint>
#include <iosfwd>
#include <stop_token>
#include <string>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

struct Isolation {
  std::string worker;  ///< path of the program `warpproof`; "": the one of this installation
  std::uint64_t wall_ms_max = 60'000;
  std::uint64_t memory_bytes_max = 4ull << 30;  ///< address space of each process of the child
  std::uint64_t file_bytes_max = 256u << 20;
  std::stop_token stop;  ///< asks for the end: the answer is then `cancelled`
};

enum class IsolatedEnd : std::uint8_t { answered, timed_out, out_of_memory, crashed, cancelled, not_started };
std::string_view word(IsolatedEnd end);

struct IsolatedAnswer {
  IsolatedEnd end = IsolatedEnd::not_started;
  std::vector<Verdict> verdicts;  ///< of what was answered before the end
  std::string why;                ///< one sentence, when not answered
};

/// `request.progress` is called in the caller's thread while the child works.
IsolatedAnswer check_isolated(const Request& request, const Isolation& isolation);
IsolatedAnswer equivalent_isolated(const std::string& left, const std::string& right, const Request& options,
                                   const Isolation& isolation);

/// The child's side: one request from `in`, answers to `out`; the exit code of the program.
int serve_worker(std::istream& in, std::ostream& out);

}  // namespace warpproof
