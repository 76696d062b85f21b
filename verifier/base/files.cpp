#include "verifier/base/files.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <memory>
#include <vector>

namespace warpproof::base {
namespace {

/// Owns a file descriptor.
class Descriptor {
 public:
  explicit Descriptor(int value) : value_(value) {}
  Descriptor(Descriptor&& other) noexcept : value_(other.value_) { other.value_ = -1; }
  Descriptor& operator=(Descriptor&& other) noexcept {
    std::swap(value_, other.value_);
    return *this;
  }
  ~Descriptor() {
    if (value_ >= 0) close(value_);
  }
  int get() const { return value_; }
  bool ok() const { return value_ >= 0; }

 private:
  int value_;
};

Diagnostic problem(const char* code, const std::string& path, const std::string& what,
                   std::string expected = "") {
  return {.code = code, .message = "'" + path + "': " + what, .expected = std::move(expected)};
}

Diagnostic cannot_open(const std::string& path, int error) {
  return problem("E0502", path, std::string("can not be read: ") + std::strerror(error));
}

Result<SourcePtr> read_all(const Descriptor& file, const std::string& path, const Limits& limits) {
  struct stat status{};
  if (fstat(file.get(), &status) != 0) return cannot_open(path, errno);
  if (!S_ISREG(status.st_mode)) return problem("E0503", path, "is not a regular file");
  const Diagnostic too_large = problem("E0501", path, "the file is too large",
                                       "at most " + std::to_string(limits.source_bytes_max) + " bytes");
  if (static_cast<std::uint64_t>(status.st_size) > limits.source_bytes_max) return too_large;
  SourceFile source;
  source.path = path;
  std::vector<char> buffer(1 << 16);
  for (;;) {
    const ssize_t count = read(file.get(), buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return cannot_open(path, errno);
    if (count == 0) break;
    source.text.append(buffer.data(), static_cast<std::size_t>(count));
    if (source.text.size() > limits.source_bytes_max) return too_large;  // it grew, or is not what it says
  }
  return std::make_shared<const SourceFile>(std::move(source));
}

std::vector<std::string> components(const std::string& path) {
  std::vector<std::string> parts;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('/', begin), path.size());
    parts.push_back(path.substr(begin, end - begin));
    begin = end + 1;
  }
  return parts;
}

Result<std::string> real_path(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> resolved(realpath(path.c_str(), nullptr), &std::free);
  if (!resolved) return cannot_open(path, errno);
  return std::string(resolved.get());
}

}  // namespace

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  return slash == std::string::npos ? "" : path.substr(0, slash);
}

Result<std::string> joined_path(const std::string& folder, const std::string& relative) {
  const Diagnostic leaves =
      problem("E0512", relative, "the path leaves the allowed folder", "a relative path that stays below it");
  if (relative.empty() || relative.front() == '/') return leaves;
  for (const char c : relative) {
    if (static_cast<unsigned char>(c) < 0x20 || c == '\\') return leaves;
  }
  std::vector<std::string> stack;
  for (const std::string& part : components(folder.empty() ? relative : folder + "/" + relative)) {
    if (part.empty() || part == ".") continue;
    if (part != "..") {
      stack.push_back(part);
    } else if (stack.empty()) {
      return leaves;
    } else {
      stack.pop_back();
    }
  }
  if (stack.empty()) return leaves;
  std::string result;
  for (const std::string& part : stack) result += (result.empty() ? "" : "/") + part;
  return result;
}

Result<SourcePtr> read_source(const std::string& path, const Limits& limits) {
  const Descriptor file(open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK));
  if (!file.ok()) return cannot_open(path, errno);
  return read_all(file, path, limits);
}

Result<SourcePtr> read_source_below(const std::string& root, const std::string& relative,
                                    const Limits& limits) {
  const Result<std::string> clean = joined_path("", relative);
  if (!clean) return clean.diagnostics();
  const std::string start = root.empty() ? "." : root;
  const std::string shown = root.empty() ? *clean : root + "/" + *clean;
  Descriptor at(open(start.c_str(), O_RDONLY | O_CLOEXEC | O_DIRECTORY));
  if (!at.ok()) return cannot_open(start, errno);
  const std::vector<std::string> parts = components(*clean);
  for (std::size_t i = 0; i < parts.size(); ++i) {
    const int kind = i + 1 < parts.size() ? O_DIRECTORY : O_NONBLOCK;
    Descriptor next(openat(at.get(), parts[i].c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | kind));
    if (!next.ok()) {
      const int error = errno;
      struct stat status{};
      const bool link =
          fstatat(at.get(), parts[i].c_str(), &status, AT_SYMLINK_NOFOLLOW) == 0 && S_ISLNK(status.st_mode);
      if (link) return problem("E0512", shown, "the path goes through a symbolic link");
      return cannot_open(shown, error);
    }
    at = std::move(next);
  }
  return read_all(at, shown, limits);
}

Result<std::string> path_below(const std::string& root, const std::string& path) {
  const Result<std::string> real_root = real_path(root.empty() ? "." : root);
  if (!real_root) return real_root.diagnostics();
  const Result<std::string> real = real_path(path);
  if (!real) return real.diagnostics();
  const std::string prefix = *real_root == "/" ? "/" : *real_root + "/";
  if (real->rfind(prefix, 0) != 0) {
    return problem("E0512", path, "the file is not below the root", "a file below '" + root + "'");
  }
  return real->substr(prefix.size());
}

}  // namespace warpproof::base
