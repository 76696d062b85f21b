#include "verifier/toolchain/fingerprint.h"

#include <sys/stat.h>

#include <filesystem>

namespace warpproof::toolchain {

std::string fingerprint(const std::vector<std::string>& paths) {
  std::string out;
  for (const std::string& path : paths) {
    std::error_code failed;
    const std::string real = std::filesystem::canonical(path, failed).string();
    struct stat about{};
    if (failed || stat(real.c_str(), &about) != 0) continue;
    out += path + "\n" + real;
    for (const auto value :
         {std::int64_t{about.st_size}, std::int64_t{about.st_mode}, std::int64_t{about.st_mtim.tv_sec},
          std::int64_t{about.st_mtim.tv_nsec}, std::int64_t{about.st_ctim.tv_sec},
          std::int64_t{about.st_ctim.tv_nsec}, static_cast<std::int64_t>(about.st_ino),
          static_cast<std::int64_t>(about.st_dev)})
      out += " " + std::to_string(value);
    out += "\n";
  }
  return out;
}

}  // namespace warpproof::toolchain
