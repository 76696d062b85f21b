// The caller's side of isolated.h: starts the worker under limits, reads its lines, says how it ended.

#include "warpproof/isolated.h"

#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdlib>
#include <exception>
#include <filesystem>

#include "verifier/api/isolated_request.h"
#include "verifier/api/with_progress.h"
#include "verifier/api/worker_program.h"
#include "verifier/base/child_process.h"
#include "verifier/base/temporary_folder.h"
#include "verifier/check/root.h"
#include "verifier/toolchain/folders.h"

namespace warpproof {
namespace {

namespace files = std::filesystem;

constexpr std::uint64_t output_bytes_max = 256u << 20;
constexpr std::uint64_t open_files_max = 256;

/// What any program reads, the compilers, and what the answer is about. Not /etc, not anybody's home.
constexpr const char* system_folders[] = {
    "/usr",  "/bin",        "/lib", "/lib32", "/lib64", "/etc/alternatives", "/etc/ld.so.cache",
    "/proc", "/dev/urandom"};

constexpr const char* kept_variables[] = {
    "PATH", "CUDA_HOME", "CUDA_PATH", "WARPPROOF_ROCM", "LD_LIBRARY_PATH", "LANG", "LC_ALL"};

/// A temporary folder of the child's own. Where we are root the compiler runs as nobody and must be able to
/// pass through it.
class OwnFolder : public base::TemporaryFolder {
 public:
  OwnFolder() : base::TemporaryFolder("worker") {
    std::error_code failed;
    if (made() && geteuid() == 0)
      files::permissions(path(), files::perms::group_exec | files::perms::others_exec,
                         files::perm_options::add, failed);
  }
};

/// The file itself, where the path is a link to it: "/proc/self/exe" is one.
files::path link_target(const std::string& program) {
  std::error_code failed;
  const files::path target = files::read_symlink(program, failed);
  return failed ? files::path(program) : (files::path(program).parent_path() / target).lexically_normal();
}

void add_folder_of(const std::string& file, const Request& request, std::vector<std::string>& folders) {
  std::error_code failed;
  folders.push_back(checking::root_of(request, file));
  const files::path real = files::weakly_canonical(file, failed);
  if (!failed) folders.push_back(real.parent_path().string());
}

base::Confinement confinement_of(const isolated::Job& job, const std::string& worker, const OwnFolder& own) {
  base::Confinement out{.writable = {own.path()}, .keeps_children = true};
  out.readable.assign(std::begin(system_folders), std::end(system_folders));
  for (std::string& folder : toolchain::compiler_folders()) out.readable.push_back(std::move(folder));
  out.readable.push_back(worker);
  for (const files::path& program : {files::path(worker), link_target(worker)})
    out.readable.push_back((program.parent_path().parent_path() / "lib").string());
  if (const char* libraries = std::getenv("LD_LIBRARY_PATH"))
    for (std::string_view rest = libraries; !rest.empty();) {
      const std::string_view folder = rest.substr(0, rest.find(':'));
      rest.remove_prefix(std::min(rest.size(), folder.size() + 1));
      if (folder.starts_with('/')) out.readable.emplace_back(folder);
    }
  for (const std::string& file : job.request.files) add_folder_of(file, job.request, out.readable);
  for (const std::string& side : {job.left, job.right})
    if (!side.empty()) add_folder_of(side.substr(0, side.find('#')), job.request, out.readable);
  return out;
}

std::vector<std::string> environment_of(const OwnFolder& own) {
  std::vector<std::string> out = {"HOME=/nonexistent", "TMPDIR=" + own.path()};
  for (const char* name : kept_variables)
    if (const char* value = std::getenv(name)) out.push_back(std::string(name) + "=" + value);
  return out;
}

base::ChildLimits limits_of(const isolated::Job& job, const Isolation& isolation) {
  base::ChildLimits limits;
  limits.wall_time_ms_max = isolation.wall_ms_max;
  limits.cpu_time_s_max = (isolation.wall_ms_max / 1000 + 2) * std::max<std::uint64_t>(job.request.jobs, 1);
  limits.file_bytes_max = isolation.file_bytes_max;
  limits.open_files_max = open_files_max;
  limits.output_bytes_max = output_bytes_max;
#if !defined(__SANITIZE_ADDRESS__)  // its shadow memory alone is larger than any limit
  limits.address_space_bytes_max = isolation.memory_bytes_max;
#endif
  return limits;
}

IsolatedAnswer not_started(std::string why) {
  return {.end = IsolatedEnd::not_started, .verdicts = {}, .why = std::move(why)};
}

IsolatedAnswer answer_of(const base::ChildResult& child, const base::ChildLimits& limits,
                         isolated::AnswerReader& reader) {
  IsolatedAnswer out{.end = IsolatedEnd::crashed, .verdicts = std::move(reader.verdicts), .why = ""};
  const bool out_of_cpu = child.end == base::ChildEnd::signalled && child.signal == SIGXCPU;
  if (child.end == base::ChildEnd::not_started) return not_started("the worker did not start: " + child.why);
  if (child.end == base::ChildEnd::stopped) {
    out.end = IsolatedEnd::cancelled;
    out.why = "cancelled by the caller";
  } else if (child.end == base::ChildEnd::timed_out || out_of_cpu) {
    out.end = IsolatedEnd::timed_out;
    out.why = "the worker did not end within " + std::to_string(limits.wall_time_ms_max) + " ms";
  } else if (reader.memory) {
    out.end = IsolatedEnd::out_of_memory;
    out.why = "the worker needed more memory than its limit";
  } else if (child.end == base::ChildEnd::exited && child.exit_code == 0 && reader.ended &&
             reader.fault.empty()) {
    out.end = IsolatedEnd::answered;
  } else {
    out.why = reader.fault.empty() ? "the worker ended without an answer: " + base::describe(child, limits)
                                   : reader.fault;
  }
  return out;
}

IsolatedAnswer run_job(isolated::Job job, const Isolation& isolation) {
  std::string why;
  const std::string worker = isolated::find_worker(isolation.worker, why);
  if (worker.empty()) return not_started(why);
  const OwnFolder own;
  if (!own.made()) return not_started("no temporary folder: " + own.why());
  const bool confined = base::can_confine();
  if (!confined && !isolation.unconfined)
    return not_started("this kernel can not confine the worker (Landlock is missing or switched off)");
  // The library's own limits come first, so that it can still say what is left.
  job.request.memory_bytes_max = std::min(job.request.memory_bytes_max, isolation.memory_bytes_max / 4 * 3);
  job.request.time_ms_max = std::min(job.request.time_ms_max, isolation.wall_ms_max);

  // A callback that throws ends the child, and then the call.
  std::exception_ptr thrown;
  std::stop_source ended;
  const std::stop_callback asked(isolation.stop, [&] { ended.request_stop(); });
  isolated::AnswerReader reader(job.request.progress);
  base::ChildRequest request{.argv = {worker, "worker"},
                             .environment = environment_of(own),
                             .stdin_text = isolated::write_job(job),
                             .limits = limits_of(job, isolation),
                             .stop = ended.get_token()};
  if (confined) request.confinement = confinement_of(job, worker, own);
  request.on_output = [&](std::string_view piece) {
    if (thrown) return;
    try {
      reader.take(piece);
    } catch (...) {
      thrown = std::current_exception();
      ended.request_stop();
    }
  };
  const base::ChildResult child = base::run_child(request);
  if (thrown) std::rethrow_exception(thrown);
  return answer_of(child, request.limits, reader);
}

}  // namespace

std::string_view word(IsolatedEnd end) {
  switch (end) {
    case IsolatedEnd::answered:
      return "answered";
    case IsolatedEnd::timed_out:
      return "timed_out";
    case IsolatedEnd::out_of_memory:
      return "out_of_memory";
    case IsolatedEnd::crashed:
      return "crashed";
    case IsolatedEnd::cancelled:
      return "cancelled";
    case IsolatedEnd::not_started:
      return "not_started";
  }
  return "";
}

std::shared_ptr<const std::string> private_folder(std::string& why) {
  const auto folder = std::make_shared<base::TemporaryFolder>("request");
  if (folder->made()) return {folder, &folder->path()};
  why = "no temporary folder: " + folder->why();
  return nullptr;
}

IsolatedAnswer check_isolated(const Request& request, const Isolation& isolation) {
  return with_progress(request, [&](const Request& watched) {
    return run_job({.request = watched, .left = "", .right = ""}, isolation);
  });
}

namespace {

IsolatedAnswer about_sides(const isolated::Job& job, const Isolation& isolation) {
  if (job.left.empty() || job.right.empty()) return not_started("a side is missing: name two files");
  return with_progress(job.request, [&](const Request& watched) {
    isolated::Job asked = job;
    asked.request = watched;
    return run_job(std::move(asked), isolation);
  });
}

}  // namespace

IsolatedAnswer equivalent_isolated(const std::string& left, const std::string& right, const Request& options,
                                   const Isolation& isolation) {
  return about_sides({options, left, right, isolated::Kind::equivalent}, isolation);
}

IsolatedAnswer compare_sources_isolated(const std::string& left, const std::string& right,
                                        const Request& options, const Isolation& isolation) {
  return about_sides({options, left, right, isolated::Kind::compare}, isolation);
}

}  // namespace warpproof
