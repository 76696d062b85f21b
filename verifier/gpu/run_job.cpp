#include "verifier/gpu/run_job.h"

#include <algorithm>
#include <cstring>

namespace warpproof::gpu {
namespace {

/// All ones is a NaN of every float format and -1; the other is a large finite number in binary32.
constexpr char poisons[] = {'\xff', '\x7f'};
constexpr char guard = '\xc3';
constexpr std::uint64_t alignment = 512;

std::uint64_t bytes_of(const Buffer& buffer) {
  return buffer.contents.empty() ? buffer.bytes : buffer.contents.size();
}

/// Where every buffer lies in one allocation.
struct Placement {
  std::vector<std::uint64_t> offsets;
  std::uint64_t total = guard_bytes;
  explicit Placement(const std::vector<Buffer>& buffers) {
    for (const Buffer& buffer : buffers) {
      offsets.push_back(total);
      total = (total + bytes_of(buffer) + guard_bytes + alignment - 1) / alignment * alignment;
    }
  }
};

std::string initial_contents(const Buffer& buffer, char poison) {
  if (!buffer.contents.empty()) return buffer.contents;
  return std::string(buffer.bytes, buffer.zeroed ? '\0' : poison);
}

void launch_all(Driver& driver, const Job& job, const std::vector<Driver::Handle>& modules,
                std::uint64_t base, const Placement& placement) {
  for (const Launch& launch : job.launches) {
    std::vector<std::string> cells;
    for (const Argument& argument : launch.arguments) {
      cells.push_back(argument.bytes);
      for (const Argument::Address& address : argument.addresses) {
        const std::uint64_t value = base + placement.offsets.at(address.buffer) + address.offset_bytes;
        std::memcpy(&cells.back().at(address.at), &value, sizeof value);
      }
    }
    std::vector<void*> parameters;
    for (std::string& cell : cells) parameters.push_back(cell.data());
    driver.launch(driver.find(modules.at(launch.image), launch.entry), launch, parameters);
  }
}

/// Guard zones and inputs as they were, else marked; outputs kept.
void collect(const Job& job, const Placement& placement, const std::string& before, const std::string& after,
             JobResult& result) {
  for (std::size_t i = 0; i < job.buffers.size(); ++i) {
    const std::uint64_t begin = placement.offsets[i], size = bytes_of(job.buffers[i]);
    const std::uint64_t next = i + 1 < job.buffers.size() ? placement.offsets[i + 1] : placement.total;
    BufferResult& buffer = result.buffers[i];
    const auto same = [&](std::uint64_t from, std::uint64_t to) {
      return before.compare(from, to - from, after, from, to - from) == 0;
    };
    // The zone between two buffers is both's: whose fault it is can not be told.
    if (!same(begin - guard_bytes, begin) || !same(begin + size, next)) buffer.guard_touched = true;
    if (!job.buffers[i].output && !same(begin, begin + size)) buffer.changed = true;
    if (job.buffers[i].output) buffer.contents.push_back(after.substr(begin, size));
  }
}

void run_once(Session& session, const Job& job, const std::vector<Driver::Handle>& modules,
              std::uint32_t repeat, JobResult& result) {
  Driver& driver = session.driver();
  const char poison = poisons[repeat % 2];
  const Placement placement(job.buffers);
  std::string before(placement.total, guard);
  for (std::size_t i = 0; i < job.buffers.size(); ++i) {
    const std::string contents = initial_contents(job.buffers[i], poison);
    before.replace(placement.offsets[i], contents.size(), contents);
    const bool poisoned = job.buffers[i].contents.empty() && !job.buffers[i].zeroed;
    if (job.buffers[i].output) result.buffers[i].poison.push_back(poisoned ? std::string(1, poison) : "");
  }
  constexpr std::uint64_t shifts = 4;
  const std::uint64_t base =
      session.address(placement.total + shifts * alignment) + repeat % shifts * alignment;
  driver.upload(base, before);
  launch_all(driver, job, modules, base, placement);
  driver.synchronise();
  collect(job, placement, before, driver.download(base, placement.total), result);
}

}  // namespace

std::uint64_t Session::address(std::uint64_t bytes) {
  if (bytes > bytes_) {
    if (bytes_ != 0) driver_.release(base_);
    bytes_ = 0;
    base_ = driver_.allocate(bytes);
    bytes_ = bytes;
  }
  return base_;
}

Driver::Handle Session::module(const std::string& image) {
  const auto known = modules_.find(image);
  if (known != modules_.end()) return known->second;
  return modules_[image] = driver_.load(image);
}

JobResult run_job(Session& session, const Job& job) {
  JobResult result;
  result.buffers.resize(job.buffers.size());
  try {
    result.evidence = session.driver().evidence();
    std::vector<Driver::Handle> modules;
    for (const std::string& image : job.images) modules.push_back(session.module(image));
    for (std::uint32_t repeat = 0; repeat < job.repeats; ++repeat)
      run_once(session, job, modules, repeat, result);
    result.end = JobEnd::ran;
  } catch (const DriverError& error) {
    result.end = error.end;
    result.why = error.what();
  } catch (const std::exception& error) {  // an argument that names no buffer, no memory here
    result.end = JobEnd::crashed;
    result.why = error.what();
  }
  return result;
}

}  // namespace warpproof::gpu
