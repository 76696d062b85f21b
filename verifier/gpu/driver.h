#pragma once
// The calls of a device driver that a run needs, over CUDA's driver API or HIP's module API, loaded at run
// time. A failing call throws DriverError; after a fault of the device every later call fails too.
//
//   auto driver = open_driver(Vendor::cuda, "");     // "" : the system's own library
//   const auto module = driver->load(ptx);
//   driver->launch(driver->find(module, "scale"), launch, parameters);

#include <cstdint>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include "verifier/gpu/job.h"

namespace warpproof::gpu {

struct DriverError : std::runtime_error {
  DriverError(JobEnd end_, const std::string& what) : std::runtime_error(what), end(end_) {}
  JobEnd end;
};

class Driver {
 public:
  using Handle = void*;
  virtual ~Driver() = default;
  /// Device, compute capability or architecture, driver version.
  virtual std::vector<std::pair<std::string, std::string>> evidence() = 0;
  virtual Handle load(const std::string& image) = 0;
  virtual Handle find(Handle module, const std::string& entry) = 0;
  virtual std::uint64_t allocate(std::uint64_t bytes) = 0;
  virtual void release(std::uint64_t address) = 0;
  virtual void upload(std::uint64_t address, const std::string& bytes) = 0;
  virtual std::string download(std::uint64_t address, std::uint64_t bytes) = 0;
  /// `parameters[i]` points at the bytes of argument i.
  virtual void launch(Handle function, const Launch& launch, std::vector<void*>& parameters) = 0;
  virtual void synchronise() = 0;
};

/// Throws DriverError (no_driver) where there is no such library, a symbol is missing, or no device.
std::unique_ptr<Driver> open_driver(Vendor vendor, const std::string& library);

std::unique_ptr<Driver> open_cuda(const std::string& library);
std::unique_ptr<Driver> open_hip(const std::string& library);

}  // namespace warpproof::gpu
