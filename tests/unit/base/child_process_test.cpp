#include "verifier/base/child_process.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <thread>

using namespace warpproof::base;

namespace {
ChildRequest shell(const std::string& script) {
  return {.argv = {"/bin/sh", "-c", script}, .environment = {"PATH=/usr/bin:/bin"}};
}
}  // namespace

TEST_CASE("a child's output, error output and exit code come back") {
  const ChildResult result = run_child(shell("echo one; echo two >&2; exit 7"));
  CHECK(result.end == ChildEnd::exited);
  CHECK(result.exit_code == 7);
  CHECK(result.out == "one\n");
  CHECK(result.err == "two\n");
}

TEST_CASE("no shell reads the arguments, and nothing of our environment leaks") {
  setenv("WARPPROOF_TEST_SECRET", "leaked", 1);
  const ChildResult words = run_child({.argv = {"/bin/echo", "$HOME", "; exit 1", "`id`"}});
  CHECK(words.out == "$HOME ; exit 1 `id`\n");
  const ChildResult names = run_child({.argv = {"/usr/bin/env"}, .environment = {"ONLY=this"}});
  CHECK(names.out == "ONLY=this\n");
}

TEST_CASE("standard input is the given text, also when large and when nobody reads it") {
  ChildRequest counted = shell("wc -c");
  counted.stdin_text.assign(3'000'000, 'x');
  CHECK(run_child(counted).out == "3000000\n");
  ChildRequest ignored = shell("exit 0");
  ignored.stdin_text.assign(3'000'000, 'x');
  CHECK(run_child(ignored).exit_code == 0);
  CHECK(run_child(shell("cat")).out.empty());
}

TEST_CASE("an endless child is killed in time, with its children") {
  ChildRequest request = shell("sleep 1000 & sleep 1000; echo never");
  request.limits.wall_time_ms_max = 200;
  const ChildResult result = run_child(request);
  CHECK(result.end == ChildEnd::timed_out);
  CHECK(result.wall_time_ms < 5'000);
  CHECK(result.out.empty());
}

TEST_CASE("a grandchild that keeps the pipe open does not hold us") {
  const ChildResult in_group = run_child(shell("sleep 30 & echo done"));
  CHECK(in_group.end == ChildEnd::exited);
  CHECK(in_group.out == "done\n");
  CHECK(in_group.wall_time_ms < 5'000);
  const ChildResult outside = run_child(shell("setsid sleep 3 & echo done"));
  CHECK(outside.out == "done\n");
  CHECK(outside.wall_time_ms < 2'500);
}

TEST_CASE("a child that closes its output and goes on is still timed") {
  ChildRequest request = shell("exec >&- 2>&-; sleep 1000");
  request.limits.wall_time_ms_max = 200;
  CHECK(run_child(request).end == ChildEnd::timed_out);
}

TEST_CASE("output has a limit on each stream") {
  ChildRequest request = shell("while :; do echo yyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyyy; done");
  request.limits.output_bytes_max = 10'000;
  const ChildResult result = run_child(request);
  CHECK(result.end == ChildEnd::output_too_large);
  CHECK(result.out.size() == 10'000);
  ChildRequest quick = shell("head -c 20000 /dev/zero >&2");
  quick.limits.output_bytes_max = 10'000;
  CHECK(run_child(quick).end == ChildEnd::output_too_large);
  quick.limits.output_bytes_max = 20'000;
  CHECK(run_child(quick).end == ChildEnd::exited);
}

TEST_CASE("resource limits bite") {
  ChildRequest burn = shell("while :; do :; done");
  burn.limits.cpu_time_s_max = 1;
  const ChildResult burnt = run_child(burn);
  CHECK(burnt.end == ChildEnd::signalled);
  CHECK((burnt.signal == SIGXCPU || burnt.signal == SIGKILL));

  ChildRequest greedy = shell("head -c 400000000 /dev/zero | tail -c 300000000 | wc -c");
  greedy.limits.address_space_bytes_max = 64u << 20;
  CHECK(run_child(greedy).out != "300000000\n");

  ChildRequest files = shell("cd /tmp && f=$(mktemp) && head -c 100000 /dev/zero > $f; wc -c < $f; rm -f $f");
  files.limits.file_bytes_max = 4096;
  CHECK(run_child(files).out == "4096\n");

  ChildRequest cores = shell("ulimit -c");
  CHECK(run_child(cores).out == "0\n");
}

TEST_CASE("as root a child can be made nobody, and then its processes are limited") {
  ChildRequest request = shell("id -u; id -g; id -G");
  request.drop_to_nobody = true;
  const std::string ids = run_child(request).out;
  if (geteuid() != 0) {
    CHECK(ids.starts_with(std::to_string(geteuid()) + "\n"));
    return;
  }
  CHECK(ids == "65534\n65534\n65534\n");
  ChildRequest fork_bomb = shell("for i in 1 2 3 4 5 6 7 8 9 10 11 12; do sleep 5 & done; echo all");
  fork_bomb.drop_to_nobody = true;
  fork_bomb.limits.process_count_max = 4;
  CHECK(run_child(fork_bomb).out != "all\n");
}

TEST_CASE("what can not start says so") {
  const ChildResult missing = run_child({.argv = {"/nonexistent/program"}});
  CHECK(missing.end == ChildEnd::not_started);
  CHECK(missing.why.find("No such file") != std::string::npos);
  CHECK(run_child({.argv = {}}).end == ChildEnd::not_started);
  CHECK(run_child({.argv = {"echo"}}).end == ChildEnd::not_started);
  CHECK(run_child({.argv = {"/bin/echo", std::string("a\0b", 3)}}).end == ChildEnd::not_started);
  ChildRequest nowhere = shell("pwd");
  nowhere.working_directory = "/nonexistent";
  CHECK(run_child(nowhere).end == ChildEnd::not_started);
  nowhere.working_directory = "/";
  CHECK(run_child(nowhere).out == "/\n");
}

TEST_CASE("a signal is told apart from an exit") {
  const ChildResult result = run_child(shell("kill -SEGV $$"));
  CHECK(result.end == ChildEnd::signalled);
  CHECK(result.signal == SIGSEGV);
  CHECK(describe(result, {}) == "killed by signal 11");
}

TEST_CASE("no descriptor of ours reaches the child, and none is lost over many runs") {
  const ChildResult listing = run_child({.argv = {"/bin/ls", "/proc/self/fd"}});
  CHECK(listing.out == "0\n1\n2\n3\n");  // 3 is the folder that ls reads
  const int before = dup(0);
  close(before);
  for (int i = 0; i < 50; ++i) run_child(shell("exit 0"));
  const int after = dup(0);
  close(after);
  CHECK(before == after);
}

TEST_CASE("a confined child sees the granted folders, writes where it may, and has no network") {
  if (!can_confine()) {
    MESSAGE("not measured here: needs Landlock");
    return;
  }
  char name[] = "/tmp/warpproof-confined-XXXXXX";
  REQUIRE(mkdtemp(name));
  const std::string folder = name;
  ChildRequest request{
      .argv = {"/bin/bash", "-c",
               "cat /etc/passwd; ls /home /proc/1; echo x > /tmp/warpproof-escaped; echo kept > " + folder +
                   "/file; cat " + folder +
                   "/file; exec 3<>/dev/tcp/127.0.0.1/9; kill -0 $PPID; "
                   "chmod 777 " +
                   folder + "; echo quiet > /dev/null; echo end"},
      .environment = {"PATH=/usr/bin:/bin"}};
  request.confinement = {{"/usr/bin", "/usr/lib", "/usr/lib64", "/lib", "/lib64", "/bin", "/nonexistent"},
                         {folder}};
  const ChildResult result = run_child(request);
  CHECK(result.end == ChildEnd::exited);
  CHECK(result.out == "kept\nend\n");
  CHECK(result.err.find("/etc/passwd: Permission denied") != std::string::npos);
  CHECK(result.err.find("/tmp/warpproof-escaped: Permission denied") != std::string::npos);
  CHECK(result.err.find("/dev/tcp/127.0.0.1/9") != std::string::npos);
  CHECK(result.err.find("Operation not permitted") != std::string::npos);
  CHECK(access("/tmp/warpproof-escaped", F_OK) != 0);
  ChildRequest forbidden{.argv = {"/bin/echo", "x"}};
  forbidden.confinement = {{"/usr/lib"}, {}};
  CHECK(run_child(forbidden).end == ChildEnd::not_started);
  request.argv = {"/bin/rm", "-r", folder};
  request.confinement.reset();
  run_child(request);
}

TEST_CASE("output is handed on while the child runs, and still counted") {
  ChildRequest request = shell("echo one; sleep 0.3; echo two; echo error >&2");
  std::string seen;
  std::uint64_t first_ms = 0;
  const auto start = std::chrono::steady_clock::now();
  request.on_output = [&](std::string_view piece) {
    const auto spent = std::chrono::steady_clock::now() - start;
    if (seen.empty())
      first_ms =
          static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::milliseconds>(spent).count());
    seen += piece;
  };
  const ChildResult result = run_child(request);
  CHECK(seen == "one\ntwo\n");
  CHECK(result.out.empty());
  CHECK(result.err == "error\n");
  CHECK(first_ms + 200 < result.wall_time_ms);
  ChildRequest large = shell("head -c 300000 /dev/zero");
  std::size_t bytes = 0;
  large.on_output = [&](std::string_view piece) { bytes += piece.size(); };
  large.limits.output_bytes_max = 200'000;
  CHECK(run_child(large).end == ChildEnd::output_too_large);
  CHECK(bytes == 200'000);
}

TEST_CASE("a stop ends the child, and what it started in groups of their own") {
  char name[] = "/tmp/warpproof-stopped-XXXXXX";
  REQUIRE(mkdtemp(name));
  const std::string folder = name;
  std::stop_source source;
  // Job control (set -m) gives the inner one its own group, as run_child does inside of a worker.
  ChildRequest request = shell("set -m; (sleep 1; echo late > " + folder + "/late) & wait");
  request.argv[0] = "/bin/bash";  // others need a terminal for that
  request.stop = source.get_token();
  std::jthread stopper([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(200));
    source.request_stop();
  });
  const ChildResult result = run_child(request);
  CHECK(result.end == ChildEnd::stopped);
  CHECK(result.wall_time_ms < 900);
  std::this_thread::sleep_for(std::chrono::milliseconds(1200));
  CHECK(access((folder + "/late").c_str(), F_OK) != 0);
  run_child({.argv = {"/bin/rm", "-r", folder}});
}

TEST_CASE("a confined program that keeps children may end them, and nobody else") {
  if (!can_confine()) {
    MESSAGE("not measured here: needs Landlock");
    return;
  }
  ChildRequest request =
      shell("sleep 30 & kill -9 $! && echo ended; kill -0 $PPID 2>/dev/null || echo scoped");
  request.confinement = {{"/usr", "/lib", "/lib64", "/bin"}, {}};
  CHECK(run_child(request).out.find("ended") == std::string::npos);
  request.confinement->keeps_children = true;
  CHECK(run_child(request).out.starts_with("ended\n"));
}
