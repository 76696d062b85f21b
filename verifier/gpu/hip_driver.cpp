// HIP's module API over code objects, loaded like CUDA's driver (names and numbers: HIP runtime API
// reference). Never run on an AMD device by us: its calls are tested against a recorded sequence.

#include "verifier/gpu/library.h"

namespace warpproof::gpu {
namespace {

using Result = int;
constexpr Result out_of_memory = 2, no_device = 100, invalid_device = 101;
constexpr int to_device = 1, to_host = 2;

struct Functions {
  Result (*init)(unsigned);
  Result (*device_count)(int*);
  Result (*set_device)(int);
  Result (*device_name)(char*, int, int);
  Result (*driver_version)(int*);
  Result (*synchronize)();
  Result (*allocate)(void**, std::size_t);
  Result (*release)(void*);
  Result (*copy)(void*, const void*, std::size_t, int);
  Result (*load)(void**, const void*);
  Result (*find)(void**, void*, const char*);
  Result (*launch)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**,
                   void**);
  const char* (*error_name)(int);

  explicit Functions(const Library& library) {
    library.find(init, "hipInit");
    library.find(device_count, "hipGetDeviceCount");
    library.find(set_device, "hipSetDevice");
    library.find(device_name, "hipDeviceGetName");
    library.find(driver_version, "hipDriverGetVersion");
    library.find(synchronize, "hipDeviceSynchronize");
    library.find(allocate, "hipMalloc");
    library.find(release, "hipFree");
    library.find(copy, "hipMemcpy");
    library.find(load, "hipModuleLoadData");
    library.find(find, "hipModuleGetFunction");
    library.find(launch, "hipModuleLaunchKernel");
    library.find(error_name, "hipGetErrorName");
  }
};

void* address_of(std::uint64_t address) { return reinterpret_cast<void*>(address); }

class HipDriver final : public Driver {
 public:
  explicit HipDriver(const std::string& library)
      : library_(library.empty()
                     ? std::vector<std::string>{"libamdhip64.so", "libamdhip64.so.7", "libamdhip64.so.6"}
                     : std::vector<std::string>{library}),
        call_(library_) {
    check(call_.init(0), "hipInit", JobEnd::no_driver);
    int count = 0;
    check(call_.device_count(&count), "hipGetDeviceCount", JobEnd::no_driver);
    if (count == 0) throw DriverError(JobEnd::no_driver, "no HIP device");
    check(call_.set_device(0), "hipSetDevice", JobEnd::no_driver);
  }

  std::vector<std::pair<std::string, std::string>> evidence() override {
    char name[128] = {};
    int version = 0;
    check(call_.device_name(name, sizeof name - 1, 0), "hipDeviceGetName");
    check(call_.driver_version(&version), "hipDriverGetVersion");
    return {
        {"device", name}, {"driver", "HIP " + std::to_string(version)}, {"driver_library", library_.name()}};
  }

  Handle load(const std::string& image) override {
    void* module = nullptr;
    check(call_.load(&module, image.data()), "hipModuleLoadData", JobEnd::not_loaded);
    return module;
  }
  Handle find(Handle module, const std::string& entry) override {
    void* function = nullptr;
    check(call_.find(&function, module, entry.c_str()), "hipModuleGetFunction " + entry, JobEnd::not_loaded);
    return function;
  }
  std::uint64_t allocate(std::uint64_t bytes) override {
    void* address = nullptr;
    check(call_.allocate(&address, bytes), "hipMalloc of " + std::to_string(bytes) + " bytes");
    return reinterpret_cast<std::uint64_t>(address);
  }
  void release(std::uint64_t address) override { check(call_.release(address_of(address)), "hipFree"); }
  void upload(std::uint64_t address, const std::string& bytes) override {
    check(call_.copy(address_of(address), bytes.data(), bytes.size(), to_device), "hipMemcpy");
  }
  std::string download(std::uint64_t address, std::uint64_t bytes) override {
    std::string out(bytes, '\0');
    check(call_.copy(out.data(), address_of(address), bytes, to_host), "hipMemcpy");
    return out;
  }
  void launch(Handle function, const Launch& l, std::vector<void*>& parameters) override {
    check(call_.launch(function, l.grid[0], l.grid[1], l.grid[2], l.block[0], l.block[1], l.block[2],
                       l.dynamic_shared_bytes, nullptr, parameters.data(), nullptr),
          "launch of " + l.entry);
  }
  void synchronise() override { check(call_.synchronize(), "kernel"); }

 private:
  void check(Result result, const std::string& what, JobEnd end = JobEnd::fault) const {
    if (result == 0) return;
    const char* name = call_.error_name(result);
    if (result == out_of_memory) end = JobEnd::out_of_room;
    if (result == no_device || result == invalid_device) end = JobEnd::no_driver;
    throw DriverError(end,
                      what + ": " + (name != nullptr ? name : "error") + " (" + std::to_string(result) + ")");
  }

  Library library_;
  Functions call_;
};

}  // namespace

std::unique_ptr<Driver> open_hip(const std::string& library) { return std::make_unique<HipDriver>(library); }

}  // namespace warpproof::gpu
