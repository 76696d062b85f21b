#pragma once
// The same questions, answered in a child process with limits: a request that is hostile, or a fault of ours,
// costs one child and never the caller. For servers, and for pipelines that can not afford a crash.
//
//   warpproof::Isolation isolation{.wall_ms_max = 25'000};
//   warpproof::IsolatedAnswer answer = warpproof::check_isolated(request, isolation);
//   if (answer.end != warpproof::IsolatedEnd::answered) complain(answer.why);
//
// The child is the program `warpproof worker`; it gets the request on standard input and answers in JSON
// lines. It has no network, reads the request's root, the system's programs and the compilers, and may write
// nothing but a folder of its own: so it uses no verdict cache. Compilers run in it confined once more. Never
// throws for what the child does; `cancelled` and limits kill the child with all that it started.

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

struct Isolation {
  /// Path of the program `warpproof`; "": this very program when it has that name, else the one beside it,
  /// beside this library, or in ../bin or ../libexec/warpproof of either. A program that answers `worker`
  /// itself gives "/proc/self/exe": whatever its name is, and also when its file was replaced meanwhile.
  std::string worker;
  std::uint64_t wall_ms_max = 60'000;
  std::uint64_t memory_bytes_max = 4ull << 30;  ///< address space of each process of the child
  std::uint64_t file_bytes_max = 256u << 20;
  bool unconfined = false;  ///< go on where the kernel has no Landlock: then only these limits hold
  std::stop_token stop;     ///< asks for the end: the answer is then `cancelled`
};

enum class IsolatedEnd : std::uint8_t { answered, timed_out, out_of_memory, crashed, cancelled, not_started };
std::string_view word(IsolatedEnd end);

struct IsolatedAnswer {
  IsolatedEnd end = IsolatedEnd::not_started;
  std::vector<Verdict> verdicts;  ///< of what was answered before the end
  std::string why;                ///< one sentence, when not answered
};

/// `request.progress` is called in the caller's thread while the child works; `request.answered` and
/// `request.cache` are not looked at. request.time_ms_max holds for each subject, wall_ms_max for all of it.
IsolatedAnswer check_isolated(const Request& request, const Isolation& isolation);
IsolatedAnswer equivalent_isolated(const std::string& left, const std::string& right, const Request& options,
                                   const Isolation& isolation);

/// Two forms of a source file (.cu) that no claim covers: each kernel of them, launched as the files' own
/// host code launches it, with the left form in the place of a definition. One verdict a kernel.
IsolatedAnswer compare_sources_isolated(const std::string& left, const std::string& right,
                                        const Request& options, const Isolation& isolation);

/// A new folder below TMPDIR (or /tmp), only for this user, for files of requests. It is removed with the
/// last owner of its path; after a kill, by the next process that makes one. Null, and a sentence in `why`:
/// none.
std::shared_ptr<const std::string> private_folder(std::string& why);

/// The child's side: one request from `in`, answers to `out`; the exit code of the program.
int serve_worker(std::istream& in, std::ostream& out);

}  // namespace warpproof
