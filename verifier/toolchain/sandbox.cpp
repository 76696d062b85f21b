#include "verifier/toolchain/sandbox.h"

#include <unistd.h>

#include <array>

namespace warpproof::toolchain {
namespace {

using Words = std::vector<std::string>;

/// What any program needs to start: the system's programs and libraries, but not /usr/local, /usr/share, /etc
/// or /proc.
constexpr std::array<const char*, 6> system_folders = {"/usr/bin",   "/usr/lib",     "/usr/lib32",
                                                       "/usr/lib64", "/usr/libexec", "/usr/include"};
constexpr std::array<const char*, 2> compiler_names = {"/etc/alternatives", "/etc/ld.so.cache"};

/// Limits the processes inside the new user namespace only: outside, the count would include the user's own.
constexpr const char* process_limiter = "/usr/bin/prlimit";

void append(Words& words, std::initializer_list<std::string> more) { words.insert(words.end(), more); }

Words bubblewrap_words(const Sandbox& sandbox, const SandboxRequest& request) {
  Words words = {sandbox.program,     "--unshare-all", "--unshare-user",
                 "--die-with-parent", "--new-session", "--clearenv"};
  append(words, {"--setenv", "PATH", "/usr/bin:/bin", "--setenv", "HOME", "/nonexistent", "--setenv",
                 "TMPDIR", "/tmp"});
  for (const char* folder : system_folders) append(words, {"--ro-bind-try", folder, folder});
  for (const char* name : compiler_names) append(words, {"--ro-bind-try", name, name});
  append(words, {"--symlink", "usr/bin", "/bin", "--symlink", "usr/lib", "/lib", "--symlink", "usr/lib64",
                 "/lib64"});
  append(words, {"--dev", "/dev", "--size", std::to_string(request.scratch_bytes_max), "--tmpfs", "/tmp"});
  for (const SandboxMount& mount : request.read_only) append(words, {"--ro-bind", mount.host, mount.inside});
  if (!request.writable.host.empty())
    append(words, {"--bind", request.writable.host, request.writable.inside});
  append(words, {"--chdir", "/", "--"});
  return words;
}

base::Confinement landlock_folders(const SandboxRequest& request) {
  base::Confinement out;
  for (const char* folder : system_folders) out.readable.emplace_back(folder);
  for (const char* name : compiler_names) out.readable.emplace_back(name);
  for (const char* folder : {"/bin", "/lib", "/lib64"}) out.readable.emplace_back(folder);
  for (const SandboxMount& mount : request.read_only) out.readable.push_back(mount.host);
  if (!request.writable.host.empty()) out.writable.push_back(request.writable.host);
  return out;
}

}  // namespace

base::ChildResult run_in_sandbox(const Sandbox& sandbox, const SandboxRequest& request) {
  base::ChildRequest child{.environment = {"PATH=/usr/bin:/bin", "HOME=/nonexistent"},
                           .working_directory = "/",
                           .drop_to_nobody = true,
                           .limits = request.limits};
  child.limits.process_count_max = 0;
  const std::uint64_t processes = request.limits.process_count_max;
  switch (sandbox.confinement) {
    case Confinement::none:
      return {.end = base::ChildEnd::not_started, .why = "no sandbox: " + sandbox.why};
    case Confinement::bubblewrap:
      child.argv = bubblewrap_words(sandbox, request);
      if (processes != 0 && access(process_limiter, X_OK) == 0)
        append(child.argv, {process_limiter, "--nproc=" + std::to_string(processes), "--"});
      break;
    case Confinement::landlock:
      child.confinement = landlock_folders(request);
      [[fallthrough]];
    case Confinement::unconfined:
      child.environment.push_back("TMPDIR=" +
                                  (request.writable.host.empty() ? "/tmp" : request.writable.host));
      // The count is of all processes of the user: only nobody's is ours to limit, with room for runs side by
      // side.
      if (geteuid() == 0) child.limits.process_count_max = 8 * processes;
      break;
  }
  child.argv.insert(child.argv.end(), request.argv.begin(), request.argv.end());
  return base::run_child(child);
}

namespace {

bool works(const Sandbox& sandbox, std::string& why) {
  SandboxRequest request{.argv = {"/usr/bin/true"}};
  request.limits.wall_time_ms_max = 10'000;
  request.limits.process_count_max = 16;
  const base::ChildResult result = run_in_sandbox(sandbox, request);
  if (result.end == base::ChildEnd::exited && result.exit_code == 0) return true;
  why += base::describe(result, request.limits) + " " + result.err.substr(0, 200);
  return false;
}

Sandbox probe() {
  Sandbox bubblewrap{Confinement::bubblewrap, "", "bubblewrap: "};
  for (const char* program : {"/usr/bin/bwrap", "/bin/bwrap", "/usr/local/bin/bwrap"})
    if (bubblewrap.program.empty() && access(program, X_OK) == 0) bubblewrap.program = program;
  if (bubblewrap.program.empty()) bubblewrap.why += "not installed";
  if (!bubblewrap.program.empty() && works(bubblewrap, bubblewrap.why)) return bubblewrap;
  Sandbox landlock{Confinement::landlock, "", bubblewrap.why + "; Landlock: "};
  if (!base::can_confine()) landlock.why += "not in this kernel";
  if (base::can_confine() && works(landlock, landlock.why)) return landlock;
  return {Confinement::none, "", landlock.why};
}

}  // namespace

const Sandbox& find_sandbox() {
  static const Sandbox found = probe();
  return found;
}

}  // namespace warpproof::toolchain
