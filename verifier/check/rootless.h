#pragma once
// A verdict names its files below the root of the request. Where that root is a full path (a checkout, a
// private folder of the gate) the cache keeps the verdict without it: it is the same verdict in another
// folder.
//
//   const Rootless rootless(session.root);
//   key.add("place", rootless.place(source->path));       // "<root>/k/claim.rw"
//   if (auto text = rootless.without(record(verdict))) cache.keep(key, *text);
//   ... read_record(rootless.with(text));

#include <optional>
#include <string>

namespace warpproof::checking {

class Rootless {
 public:
  /// Does nothing for a root that is no full path, or one that JSON would write in another way.
  explicit Rootless(std::string root);

  std::string place(const std::string& path) const;
  /// Of a record; nothing when the root stands in it as something else than the start of a path.
  std::optional<std::string> without(const std::string& text) const;
  std::string with(const std::string& text) const;
  /// Does the text hold the root?
  bool is_in(const std::string& text) const;

 private:
  std::string root_;  ///< without a slash at its end; "" when there is nothing to do
};

}  // namespace warpproof::checking
