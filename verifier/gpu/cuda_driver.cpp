// CUDA's driver API, with declarations of our own for the sixteen functions that are used (their names, types
// and the numbers below are those of the CUDA Driver API reference, which keeps them stable).

#include <cstring>

#include "verifier/gpu/library.h"

namespace warpproof::gpu {
namespace {

using Result = int;
constexpr Result out_of_memory = 2, no_device = 100, invalid_device = 101;
constexpr int attribute_major = 75, attribute_minor = 76, attribute_shared_optin = 97;
constexpr int function_dynamic_shared = 8;
constexpr int option_error_log = 5, option_error_log_bytes = 6;
constexpr std::uint32_t static_shared_bytes = 48 << 10;  ///< more must be asked for

struct Functions {
  Result (*init)(unsigned);
  Result (*device_get)(int*, int);
  Result (*device_name)(char*, int, int);
  Result (*device_attribute)(int*, int, int);
  Result (*driver_version)(int*);
  Result (*context_create)(void**, unsigned, int);
  Result (*synchronize)();
  Result (*allocate)(std::uint64_t*, std::size_t);
  Result (*release)(std::uint64_t);
  Result (*upload)(std::uint64_t, const void*, std::size_t);
  Result (*download)(void*, std::uint64_t, std::size_t);
  Result (*load)(void**, const void*, unsigned, int*, void**);
  Result (*find)(void**, void*, const char*);
  Result (*set_attribute)(void*, int, int);
  Result (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                   void**);
  Result (*error_name)(int, const char**);

  explicit Functions(const Library& library) {
    library.find(init, "cuInit");
    library.find(device_get, "cuDeviceGet");
    library.find(device_name, "cuDeviceGetName");
    library.find(device_attribute, "cuDeviceGetAttribute");
    library.find(driver_version, "cuDriverGetVersion");
    library.find(context_create, "cuCtxCreate_v2");
    library.find(synchronize, "cuCtxSynchronize");
    library.find(allocate, "cuMemAlloc_v2");
    library.find(release, "cuMemFree_v2");
    library.find(upload, "cuMemcpyHtoD_v2");
    library.find(download, "cuMemcpyDtoH_v2");
    library.find(load, "cuModuleLoadDataEx");
    library.find(find, "cuModuleGetFunction");
    library.find(set_attribute, "cuFuncSetAttribute");
    library.find(launch, "cuLaunchKernel");
    library.find(error_name, "cuGetErrorName");
  }
};

class CudaDriver final : public Driver {
 public:
  explicit CudaDriver(const std::string& library)
      : library_(library.empty() ? std::vector<std::string>{"libcuda.so.1", "libcuda.so"}
                                 : std::vector<std::string>{library}),
        call_(library_) {
    check(call_.init(0), "cuInit", JobEnd::no_driver);
    check(call_.device_get(&device_, 0), "cuDeviceGet", JobEnd::no_driver);
  }

  std::vector<std::pair<std::string, std::string>> evidence() override {
    char name[128] = {};
    int major = 0, minor = 0, version = 0;
    check(call_.device_name(name, sizeof name - 1, device_), "cuDeviceGetName");
    check(call_.device_attribute(&major, attribute_major, device_), "cuDeviceGetAttribute");
    check(call_.device_attribute(&minor, attribute_minor, device_), "cuDeviceGetAttribute");
    check(call_.driver_version(&version), "cuDriverGetVersion");
    return {{"device", name},
            {"compute_capability", std::to_string(major) + "." + std::to_string(minor)},
            {"driver", "CUDA " + std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10)},
            {"driver_library", library_.name()}};
  }

  Handle load(const std::string& image) override {
    need_context();
    std::string log(8192, '\0');
    int options[] = {option_error_log, option_error_log_bytes};
    void* values[] = {log.data(), reinterpret_cast<void*>(log.size())};
    void* module = nullptr;
    const Result result = call_.load(&module, image.c_str(), 2, options, values);
    log.resize(std::strlen(log.c_str()));
    check(result, log.empty() ? "cuModuleLoadDataEx" : "cuModuleLoadDataEx: " + log, JobEnd::not_loaded);
    return module;
  }
  Handle find(Handle module, const std::string& entry) override {
    void* function = nullptr;
    check(call_.find(&function, module, entry.c_str()), "cuModuleGetFunction " + entry, JobEnd::not_loaded);
    return function;
  }
  std::uint64_t allocate(std::uint64_t bytes) override {
    need_context();
    std::uint64_t address = 0;
    check(call_.allocate(&address, bytes), "cuMemAlloc of " + std::to_string(bytes) + " bytes");
    return address;
  }
  void release(std::uint64_t address) override { check(call_.release(address), "cuMemFree"); }
  void upload(std::uint64_t address, const std::string& bytes) override {
    check(call_.upload(address, bytes.data(), bytes.size()), "cuMemcpyHtoD");
  }
  std::string download(std::uint64_t address, std::uint64_t bytes) override {
    std::string out(bytes, '\0');
    check(call_.download(out.data(), address, bytes), "cuMemcpyDtoH");
    return out;
  }
  void launch(Handle function, const Launch& l, std::vector<void*>& parameters) override {
    if (l.dynamic_shared_bytes > static_shared_bytes) {
      int most = 0;
      check(call_.device_attribute(&most, attribute_shared_optin, device_), "cuDeviceGetAttribute");
      check(call_.set_attribute(function, function_dynamic_shared, static_cast<int>(l.dynamic_shared_bytes)),
            "shared memory of " + std::to_string(l.dynamic_shared_bytes) + " bytes, the device has " +
                std::to_string(most));
    }
    check(call_.launch(function, l.grid[0], l.grid[1], l.grid[2], l.block[0], l.block[1], l.block[2],
                       l.dynamic_shared_bytes, nullptr, parameters.data(), nullptr),
          "launch of " + l.entry);
  }
  void synchronise() override { check(call_.synchronize(), "kernel"); }

 private:
  /// A context costs a second: only what runs gets one.
  void need_context() {
    if (context_ == nullptr)
      check(call_.context_create(&context_, 0, device_), "cuCtxCreate", JobEnd::no_driver);
  }

  void check(Result result, const std::string& what, JobEnd end = JobEnd::fault) const {
    if (result == 0) return;
    const char* name = nullptr;
    call_.error_name(result, &name);
    if (result == out_of_memory) end = JobEnd::out_of_room;
    if (result == no_device || result == invalid_device) end = JobEnd::no_driver;
    throw DriverError(end,
                      what + ": " + (name != nullptr ? name : "error") + " (" + std::to_string(result) + ")");
  }

  Library library_;
  Functions call_;
  int device_ = 0;
  void* context_ = nullptr;
};

}  // namespace

std::unique_ptr<Driver> open_cuda(const std::string& library) {
  return std::make_unique<CudaDriver>(library);
}

std::unique_ptr<Driver> open_driver(Vendor vendor, const std::string& library) {
  return vendor == Vendor::cuda ? open_cuda(library) : open_hip(library);
}

}  // namespace warpproof::gpu
