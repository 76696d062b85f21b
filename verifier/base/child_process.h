#pragma once
// Runs a program without a shell, under limits, and never hangs: the caller gets an answer at the latest a
// moment after `wall_time_ms_max`, with the child's whole process group killed; when the child was killed or
// crashed, with every process of its session, so also the groups of its own children. The child dies with
// the thread that waits for it. The environment is exactly what is given. A program that can not be started
// is `not_started` with a reason, never an exception.
//
//   ChildResult result = run_child({.argv = {"/usr/bin/nvcc", "--version"}, .environment =
//   {"PATH=/usr/bin"}}); if (result.end == ChildEnd::exited && result.exit_code == 0) use(result.out);

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

#include "verifier/base/child_confinement.h"

namespace warpproof::base {

/// Zero means: leave the inherited limit (wall time and output are always limited).
struct ChildLimits {
  std::uint64_t wall_time_ms_max = 60'000;
  std::uint64_t cpu_time_s_max = 60;          ///< each process of the group
  std::uint64_t address_space_bytes_max = 0;  ///< each process of the group
  std::uint64_t file_bytes_max = 0;           ///< each file that is written
  std::uint64_t process_count_max = 0;        ///< counted for the user id; without effect for root
  std::uint64_t open_files_max = 256;
  std::uint64_t output_bytes_max = 16u << 20;  ///< standard output and standard error, each
};

struct ChildRequest {
  std::vector<std::string> argv;         ///< argv[0] is the path of the program; PATH is not searched
  std::vector<std::string> environment;  ///< NAME=value, nothing is inherited
  std::string stdin_text;
  std::string working_directory;           ///< "" keeps ours
  bool drop_to_nobody = false;             ///< when we are root: user and group 65534, no further groups
  std::optional<Confinement> confinement;  ///< these folders, no network, no signals to others
  ChildLimits limits;
  std::stop_token stop;  ///< asks for the end: it is then `stopped`, within some 10 ms
  /// Gets standard output piece by piece while the child runs, in the waiting thread; `out` then stays empty
  /// and output_bytes_max counts the pieces. Must not throw.
  std::function<void(std::string_view)> on_output;
};

enum class ChildEnd : std::uint8_t { exited, signalled, timed_out, output_too_large, not_started, stopped };

struct ChildResult {
  ChildEnd end = ChildEnd::not_started;
  int exit_code = -1;    ///< exited
  int signal = 0;        ///< signalled
  std::string out, err;  ///< at most output_bytes_max bytes each
  std::string why;       ///< not_started: what failed
  std::uint64_t wall_time_ms = 0;
  std::uint64_t peak_memory_bytes = 0;  ///< of the largest process
};

ChildResult run_child(const ChildRequest& request);

/// "exit code 2", "killed by signal 9", "did not end within 500 ms", ... for messages.
std::string describe(const ChildResult& result, const ChildLimits& limits);

}  // namespace warpproof::base
