#pragma once
// Where the files of one request lie: below the served root, or in a private temporary root for text that was
// given inline. Paths of a request are relative to the root: no "..", no absolute path, no symbolic link on
// the way.

#include <filesystem>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace warpproof::serve {

/// "" when the path may be used; else what is wrong with it. A part after '#' (a name in a file) is not
/// looked at.
std::string wrong_with_path(const std::string& root, const std::string& path);

class Workspace {
 public:
  /// Nothing is made until something is written.
  explicit Workspace(std::string root);
  Workspace(const Workspace&) = delete;
  Workspace& operator=(const Workspace&) = delete;

  /// Puts text into the private root, in the folder of inline files. False: why() says why.
  bool write(const std::string& name, const std::string& text);
  /// Copies those of the root's .rw files that the inline ones may lean on, directly or through others: every
  /// file whose name, without its end, stands somewhere in them (bounded). After the inline files.
  bool take_rewrites();
  /// Copies the folder of a claim (its files, not its sub-folders) to where inline files go. Code that a
  /// compiler left (.ptx, .ll, .bc) stays behind when `without_code`: it would not be that of a new source.
  bool take_folder_of(const std::string& claim, bool without_code);

  bool is_private() const { return !private_root_.empty(); }
  std::string root() const { return is_private() ? private_root_ : root_; }
  /// Of an inline file, or of one below the root.
  std::string inline_path(const std::string& name) const;
  std::string path(const std::string& relative) const { return root_ + "/" + relative; }
  const std::string& why() const { return why_; }
  /// Text of a verdict without the places of this machine.
  std::string shown(std::string text) const;

 private:
  bool make_private();
  bool copy(const std::filesystem::path& from, const std::filesystem::path& to);
  std::vector<std::filesystem::path> rewrites_of_root() const;

  std::shared_ptr<const std::string> folder_;
  std::string root_, private_root_, why_;
  std::uint64_t copied_bytes_ = 0;
};

}  // namespace warpproof::serve
