#include "verifier/base/child_process.h"

#include <fcntl.h>
#include <grp.h>
#include <poll.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <utility>

#include "verifier/base/limits.h"
#include "verifier/base/session.h"

namespace warpproof::base {
namespace {

constexpr int poll_step_ms = 10;
constexpr int drain_after_exit_ms = 100;  // a grandchild outside the group may hold the pipes open for ever
constexpr unsigned nobody_id = 65534;

class Descriptor {
 public:
  explicit Descriptor(int fd = -1) : fd_(fd) {}
  Descriptor(Descriptor&& other) noexcept : fd_(std::exchange(other.fd_, -1)) {}
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(fd_, other.fd_);
    return *this;
  }
  ~Descriptor() { close_now(); }
  int get() const { return fd_; }
  bool open() const { return fd_ >= 0; }
  void close_now() {
    if (fd_ >= 0) close(fd_);
    fd_ = -1;
  }

 private:
  int fd_;
};

struct Pipe {
  Descriptor read_end, write_end;
  bool make() {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return false;
    read_end = Descriptor(ends[0]);
    write_end = Descriptor(ends[1]);
    return true;
  }
};

/// Standard input as an anonymous file: no pipe that could fill up, no SIGPIPE.
Descriptor input_file(const std::string& text) {
  Descriptor file(memfd_create("stdin", MFD_CLOEXEC));
  std::size_t done = 0;
  while (file.open() && done < text.size()) {
    const ssize_t n = write(file.get(), text.data() + done, text.size() - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return Descriptor();
    done += static_cast<std::size_t>(n);
  }
  if (file.open() && lseek(file.get(), 0, SEEK_SET) != 0) return Descriptor();
  return file;
}

// ---- between fork and exec: async-signal-safe calls only ----

enum class Step : std::uint8_t { session, streams, limits, user, parent, directory, confinement, exec };

[[noreturn]] void give_up(int report_fd, Step step) {
  const int message[2] = {static_cast<int>(step), errno};
  const ssize_t written = write(report_fd, message, sizeof message);
  _exit(written > 0 ? 127 : 126);
}

bool set_limit(int resource, std::uint64_t value) {
  if (value == 0) return true;
  struct rlimit limit{};
  if (getrlimit(static_cast<__rlimit_resource_t>(resource), &limit) != 0) return false;
  limit.rlim_cur = limit.rlim_max == RLIM_INFINITY ? value : std::min<rlim_t>(value, limit.rlim_max);
  limit.rlim_max = limit.rlim_cur;
  return setrlimit(static_cast<__rlimit_resource_t>(resource), &limit) == 0;
}

bool set_limits(const ChildLimits& limits) {
  const struct rlimit no_core{};
  return setrlimit(RLIMIT_CORE, &no_core) == 0 && set_limit(RLIMIT_CPU, limits.cpu_time_s_max) &&
         set_limit(RLIMIT_AS, limits.address_space_bytes_max) &&
         set_limit(RLIMIT_FSIZE, limits.file_bytes_max) &&
         set_limit(RLIMIT_NPROC, limits.process_count_max) && set_limit(RLIMIT_NOFILE, limits.open_files_max);
}

bool become_nobody() {
  if (geteuid() != 0) return true;
  return setgroups(0, nullptr) == 0 && setgid(nobody_id) == 0 && setuid(nobody_id) == 0;
}

bool set_streams(int in, int out, int err) {
  // Our descriptors may themselves be 0, 1 or 2 when the parent runs without standard streams: move them up
  // first.
  const int high_in = fcntl(in, F_DUPFD_CLOEXEC, 10);
  const int high_out = fcntl(out, F_DUPFD_CLOEXEC, 10);
  const int high_err = fcntl(err, F_DUPFD_CLOEXEC, 10);
  return high_in >= 0 && high_out >= 0 && high_err >= 0 && dup2(high_in, 0) == 0 && dup2(high_out, 1) == 1 &&
         dup2(high_err, 2) == 2;
}

struct ExecPlan {
  std::vector<char*> argv, environment;  // null-terminated; made before fork
  int in, out, err, report;
  pid_t parent;
  bool own_session;
};

/// Own process group, no terminal. A worker keeps its children in its session, so that whoever ends the
/// worker finds them all.
bool leave_group(const ExecPlan& plan) { return plan.own_session ? setsid() >= 0 : setpgid(0, 0) == 0; }

/// A change of user undoes this: it comes after it.
bool die_with_parent(const ExecPlan& plan) {
  return prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) == 0 && getppid() == plan.parent;
}

[[noreturn]] void become_child(const ChildRequest& request, const ExecPlan& plan) {
  const int report = fcntl(plan.report, F_DUPFD_CLOEXEC, 20);
  if (!leave_group(plan)) give_up(report, Step::session);
  if (!set_streams(plan.in, plan.out, plan.err)) give_up(report, Step::streams);
  syscall(SYS_close_range, 3U, ~0U,
          4U);  // CLOEXEC on all others, the report pipe too; all of ours have it anyway
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, nullptr);
  for (int number = 1; number < 32; ++number) signal(number, SIG_DFL);
  if (!set_limits(request.limits)) give_up(report, Step::limits);
  if (request.drop_to_nobody && !become_nobody()) give_up(report, Step::user);
  if (!die_with_parent(plan)) give_up(report, Step::parent);
  const std::string& folder = request.working_directory;
  if (!folder.empty() && chdir(folder.c_str()) != 0) give_up(report, Step::directory);
  if (request.confinement && !confine(*request.confinement)) give_up(report, Step::confinement);
  execve(plan.argv[0], plan.argv.data(), plan.environment.data());
  give_up(report, Step::exec);
}

// ---- the parent ----

std::vector<char*> pointers(const std::vector<std::string>& words) {
  std::vector<char*> out;
  for (const std::string& word : words) out.push_back(const_cast<char*>(word.c_str()));
  out.push_back(nullptr);
  return out;
}

std::string start_failure(int report_fd) {
  static constexpr const char* steps[] = {
      "a new session",  "the standard streams",  "the resource limits", "the unprivileged user",
      "the bond to us", "the working directory", "the confinement",     "the program"};
  int message[2];
  ssize_t n = 0;
  do n = read(report_fd, message, sizeof message);
  while (n < 0 && errno == EINTR);
  if (n != static_cast<ssize_t>(sizeof message)) return "";  // exec closed the pipe: it runs
  return std::string("could not set up ") + steps[message[0]] + ": " + std::strerror(message[1]);
}

/// Appends what is there. False at the end of the stream.
bool read_some(Descriptor& from, std::string& into, std::uint64_t bytes_max, bool& overflow) {
  char buffer[65536];
  const ssize_t n = read(from.get(), buffer, sizeof buffer);
  if (n < 0) return errno == EINTR || errno == EAGAIN;
  if (n == 0) return false;
  const std::uint64_t room = bytes_max - into.size();
  into.append(buffer, static_cast<std::size_t>(std::min<std::uint64_t>(room, static_cast<std::uint64_t>(n))));
  if (static_cast<std::uint64_t>(n) > room) overflow = true;
  return true;
}

/// The child has ended but is not reaped yet: its id, and so its group's, can not have been reused.
bool has_ended(pid_t child) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         info.si_pid == child;
}

/// For a child that is not reaped: did it exit, rather than being killed?
bool ended_by_itself(pid_t child) {
  siginfo_t info{};
  return waitid(P_PID, static_cast<id_t>(child), &info, WEXITED | WNOWAIT) == 0 && info.si_code == CLD_EXITED;
}

class Watch {
 public:
  Watch(pid_t child, Pipe& out, Pipe& err, const ChildRequest& request, ChildResult& result)
      : child_(child), out_(out.read_end), err_(err.read_end), request_(request), result_(result) {}

  /// Returns once the child may be reaped; sets `end` when we had to kill it.
  void until_end() {
    const Deadline deadline(request_.limits.wall_time_ms_max);
    while (!has_ended(child_)) {
      if (request_.stop.stop_requested()) return stop(ChildEnd::stopped);
      if (deadline.passed()) return stop(ChildEnd::timed_out);
      read_round(poll_step_ms);
      if (overflow_) return stop(ChildEnd::output_too_large);
    }
    kill(-child_, SIGKILL);  // what it left behind in its group
    const Deadline drain(drain_after_exit_ms);
    while ((out_.open() || err_.open()) && !drain.passed() && !overflow_) read_round(poll_step_ms);
    if (overflow_) result_.end = ChildEnd::output_too_large;
  }

 private:
  void stop(ChildEnd end) {
    result_.end = end;
    kill(-child_, SIGKILL);
  }

  void read_round(int wait_ms) {
    pollfd wanted[2] = {{out_.get(), POLLIN, 0},
                        {err_.get(), POLLIN, 0}};  // a negative descriptor is skipped
    if (poll(wanted, 2, wait_ms) <= 0) return;
    const auto bytes_max = request_.limits.output_bytes_max;
    if (wanted[0].revents != 0 && !read_some(out_, result_.out, bytes_max - handed_on_, overflow_))
      out_.close_now();
    if (wanted[1].revents != 0 && !read_some(err_, result_.err, bytes_max, overflow_)) err_.close_now();
    if (request_.on_output && !result_.out.empty()) {
      handed_on_ += result_.out.size();
      request_.on_output(result_.out);
      result_.out.clear();
    }
  }

  pid_t child_;
  Descriptor& out_;
  Descriptor& err_;
  const ChildRequest& request_;
  ChildResult& result_;
  std::uint64_t handed_on_ = 0;
  bool overflow_ = false;
};

void reap(pid_t child, ChildResult& result) {
  int status = 0;
  struct rusage usage{};
  while (wait4(child, &status, 0, &usage) < 0 && errno == EINTR) {
  }
  result.peak_memory_bytes = static_cast<std::uint64_t>(usage.ru_maxrss) * 1024;
  if (result.end != ChildEnd::not_started) return;  // we ended it
  if (WIFEXITED(status)) {
    result.end = ChildEnd::exited;
    result.exit_code = WEXITSTATUS(status);
  } else {
    result.end = ChildEnd::signalled;
    result.signal = WTERMSIG(status);
  }
}

ChildResult refused(std::string why) { return {.end = ChildEnd::not_started, .why = std::move(why)}; }

}  // namespace

ChildResult run_child(const ChildRequest& request) {
  const auto start = std::chrono::steady_clock::now();
  if (request.argv.empty() || request.argv[0].find('/') == std::string::npos)
    return refused("no path of a program");
  for (const auto* words : {&request.argv, &request.environment})
    for (const std::string& word : *words)
      if (word.find('\0') != std::string::npos) return refused("an argument contains a zero byte");

  Pipe out, err, report;
  const Descriptor in = input_file(request.stdin_text);
  if (!in.open() || !out.make() || !err.make() || !report.make()) return refused("no descriptors left");
  const ExecPlan plan{.argv = pointers(request.argv),
                      .environment = pointers(request.environment),
                      .in = in.get(),
                      .out = out.write_end.get(),
                      .err = err.write_end.get(),
                      .report = report.write_end.get(),
                      .parent = getpid(),
                      .own_session = !children_stay_in_session()};
  const pid_t child = fork();
  if (child < 0) return refused(std::string("fork: ") + std::strerror(errno));
  if (child == 0) become_child(request, plan);
  out.write_end.close_now();
  err.write_end.close_now();
  report.write_end.close_now();

  ChildResult result;
  result.why = start_failure(report.read_end.get());
  if (!result.why.empty()) {
    reap(child, result);
    return refused(std::move(result.why));
  }
  Watch(child, out, err, request, result).until_end();
  // Its children may have groups of their own, which it could not end itself. It is not reaped yet.
  if (plan.own_session && !ended_by_itself(child)) end_session(child);
  reap(child, result);
  const auto spent = std::chrono::steady_clock::now() - start;
  result.wall_time_ms =
      static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
  return result;
}

std::string describe(const ChildResult& result, const ChildLimits& limits) {
  switch (result.end) {
    case ChildEnd::exited:
      return "exit code " + std::to_string(result.exit_code);
    case ChildEnd::signalled:
      return "killed by signal " + std::to_string(result.signal);
    case ChildEnd::timed_out:
      return "did not end within " + std::to_string(limits.wall_time_ms_max) + " ms";
    case ChildEnd::output_too_large:
      return "wrote more than " + std::to_string(limits.output_bytes_max) + " bytes";
    case ChildEnd::not_started:
      return "not started: " + result.why;
    case ChildEnd::stopped:
      return "was stopped";
  }
  return "";
}

}  // namespace warpproof::base
