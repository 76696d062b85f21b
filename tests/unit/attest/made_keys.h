#pragma once
// Keys made anew for each run, in a folder that is removed at the end.

#include <filesystem>
#include <string>

namespace warpproof::attest {

class MadeKeys {
 public:
  MadeKeys();
  ~MadeKeys();
  MadeKeys(const MadeKeys&) = delete;
  MadeKeys& operator=(const MadeKeys&) = delete;
  /// algorithm: "ED25519", "P-256", "P-384", "RSA". Writes NAME.pem and NAME.pub.pem.
  void make(const std::string& name, const std::string& algorithm);
  void write(const std::string& name, const std::string& text);
  std::string secret(const std::string& name) const { return (folder_ / (name + ".pem")).string(); }
  std::string open(const std::string& name) const { return (folder_ / (name + ".pub.pem")).string(); }

 private:
  std::filesystem::path folder_;
};

}  // namespace warpproof::attest
