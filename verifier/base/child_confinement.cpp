#include "verifier/base/child_confinement.h"

#include <fcntl.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstddef>
#include <cstdint>

namespace warpproof::base {
namespace {

// Rights that newer kernels know and this system's header may not.
constexpr std::uint64_t access_refer = 1u << 13;         // version 2
constexpr std::uint64_t access_truncate = 1u << 14;      // version 3
constexpr std::uint64_t access_ioctl_device = 1u << 15;  // version 5
constexpr std::uint64_t scope_signal = 1u << 1;          // version 6

/// The kernel's structure as of version 6; older kernels take its beginning.
struct RulesetAttributes {
  std::uint64_t handled_access_fs = 0, handled_access_net = 0, scoped = 0;
};

constexpr std::uint64_t read_rights =
    LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_READ_DIR;
constexpr std::uint64_t first_rights = (1u << 13) - 1;  // all of version 1
constexpr std::uint64_t file_rights = LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_READ_FILE |
                                      LANDLOCK_ACCESS_FS_WRITE_FILE | access_truncate | access_ioctl_device;

#if defined(__x86_64__)
constexpr std::uint32_t audit_machine = AUDIT_ARCH_X86_64;
#elif defined(__aarch64__)
constexpr std::uint32_t audit_machine = AUDIT_ARCH_AARCH64;
#else
constexpr std::uint32_t audit_machine = 0;  // not known here: can_confine() says no
#endif

long landlock_version() {
  return syscall(SYS_landlock_create_ruleset, nullptr, 0, LANDLOCK_CREATE_RULESET_VERSION);
}

std::uint64_t handled_rights(long version) {
  std::uint64_t rights = first_rights;
  if (version >= 2) rights |= access_refer;
  if (version >= 3) rights |= access_truncate;
  if (version >= 5) rights |= access_ioctl_device;
  return rights;
}

bool allow(int rules, const char* path, std::uint64_t rights) {
  const int fd = open(path, O_PATH | O_CLOEXEC);
  if (fd < 0) return errno == ENOENT || errno == EACCES;  // what is not there can not be read anyway
  // A rule on a single file takes only the rights that a file has.
  const int as_folder = open(path, O_PATH | O_DIRECTORY | O_CLOEXEC);
  if (as_folder >= 0) close(as_folder);
  landlock_path_beneath_attr rule{};
  rule.allowed_access = as_folder >= 0 ? rights : rights & file_rights;
  rule.parent_fd = fd;
  const bool added = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) == 0;
  close(fd);
  return added;
}

bool confine_files(const Confinement& confinement) {
  const long version = landlock_version();
  if (version < 1) return false;
  RulesetAttributes attributes;
  attributes.handled_access_fs = handled_rights(version);
  if (version >= 6) attributes.scoped = scope_signal;
  const long rules = syscall(SYS_landlock_create_ruleset, &attributes,
                             version >= 6 ? sizeof attributes : sizeof attributes.handled_access_fs, 0);
  if (rules < 0) return false;
  const int fd = static_cast<int>(rules);
  bool good = true;
  for (const std::string& path : confinement.readable) good = good && allow(fd, path.c_str(), read_rights);
  for (const std::string& path : confinement.writable)
    good = good && allow(fd, path.c_str(), attributes.handled_access_fs);
  good = good && allow(fd, "/dev/null",
                       LANDLOCK_ACCESS_FS_READ_FILE | LANDLOCK_ACCESS_FS_WRITE_FILE |
                           (attributes.handled_access_fs & access_truncate));
  good = good && syscall(SYS_landlock_restrict_self, fd, 0) == 0;
  close(fd);
  return good;
}

/// What a compiler never needs: sockets (io_uring could make them too), other processes, mounts, the kernel
/// itself, and the calls on paths that Landlock does not see.
constexpr std::array refused_calls = {
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_io_uring_setup,
    SYS_ptrace,
    SYS_kill,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_pidfd_open,
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    SYS_unshare,
    SYS_setns,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_keyctl,
    SYS_add_key,
    SYS_request_key,
    SYS_fchmodat,
    SYS_fchownat,
    SYS_truncate,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_removexattr,
    SYS_utimensat,
    SYS_quotactl,
    SYS_init_module,
    SYS_finit_module,
    SYS_delete_module,
    SYS_reboot,
    SYS_swapon,
    SYS_acct,
    SYS_settimeofday,
    SYS_clock_settime,
    SYS_personality,
#if defined(__x86_64__)
    SYS_chmod,
    SYS_chown,
    SYS_lchown,
    SYS_utime,
    SYS_utimes,
    SYS_futimesat,
#endif
};

/// Of these, what a program that runs others must do.
constexpr bool is_about_children(long call) {
#if defined(__x86_64__)
  if (call == SYS_chown || call == SYS_lchown) return true;
#endif
  return call == SYS_kill || call == SYS_fchownat;
}

constexpr std::uint32_t refuse = SECCOMP_RET_ERRNO | EPERM;
constexpr std::uint32_t x32_bit = 0x40000000u;

/// Straight-line filter: machine, x32 calls, then one comparison a refused call.
bool confine_calls(bool keeps_children) {
  std::array<sock_filter, 7 + 2 * refused_calls.size()> filter{};
  std::size_t n = 0;
  filter[n++] = BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, arch));
  filter[n++] = BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, audit_machine, 1, 0);
  filter[n++] = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_KILL_PROCESS);
  filter[n++] = BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(seccomp_data, nr));
  for (const long call : refused_calls) {
    if (keeps_children && is_about_children(call)) continue;
    filter[n++] = BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, static_cast<std::uint32_t>(call), 0, 1);
    filter[n++] = BPF_STMT(BPF_RET | BPF_K, refuse);
  }
  filter[n++] = BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, x32_bit, 0, 1);
  filter[n++] = BPF_STMT(BPF_RET | BPF_K, refuse);
  filter[n++] = BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
  sock_fprog program{static_cast<unsigned short>(n), filter.data()};
  return prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) == 0;
}

}  // namespace

bool can_confine() { return audit_machine != 0 && landlock_version() >= 1; }

bool confine(const Confinement& confinement) {
  if (audit_machine == 0) return false;
  return prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) == 0 && confine_files(confinement) &&
         confine_calls(confinement.keeps_children);
}

}  // namespace warpproof::base
