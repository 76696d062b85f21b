#include "verifier/gpu/library.h"

#include <dlfcn.h>

namespace warpproof::gpu {

Library::Library(const std::vector<std::string>& names) {
  std::string why;
  for (const std::string& name : names) {
    handle_ = dlopen(name.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (handle_ != nullptr) {
      name_ = name;
      return;
    }
    if (const char* text = dlerror(); text != nullptr && why.empty()) why = text;
  }
  throw DriverError(JobEnd::no_driver, "no driver library: " + why);
}

void* Library::symbol(const char* name) const {
  void* found = dlsym(handle_, name);
  if (found == nullptr) throw DriverError(JobEnd::no_driver, name_ + " has no " + name);
  return found;
}

}  // namespace warpproof::gpu
