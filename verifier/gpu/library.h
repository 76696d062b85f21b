#pragma once
// A shared library loaded at run time, and its functions by name.

#include <string>

#include "verifier/gpu/driver.h"

namespace warpproof::gpu {

class Library {
 public:
  /// The first of the names that loads; throws DriverError (no_driver) with the loader's words.
  explicit Library(const std::vector<std::string>& names);
  Library(const Library&) = delete;
  Library& operator=(const Library&) = delete;

  /// Assigns the function of that name; throws DriverError (no_driver) when the library has none.
  template <class Function>
  void find(Function*& function, const char* name) const {
    function = reinterpret_cast<Function*>(symbol(name));
  }
  const std::string& name() const { return name_; }

 private:
  void* symbol(const char* name) const;
  void* handle_ = nullptr;  ///< never closed: drivers do not like it, and the process is about to end
  std::string name_;
};

}  // namespace warpproof::gpu
