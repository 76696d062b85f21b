#pragma once
// A run on a device as plain data: code, buffers as bytes, launches in stream order.
//
// Each repeat starts from fresh buffers. What is not input is filled with a poison, another one every second
// repeat: an element that holds the poison of each repeat was not written; one that differs between repeats
// is not determined by its inputs.
//
//   gpu::Job job;
//   job.images = {ptx};
//   job.buffers = {{.name = "X", .contents = bytes}, {.name = "Y", .bytes = 256, .output = true}};
//   job.launches = {{.entry = "scale", .block = {64, 1, 1}, .arguments = {pointer(0), pointer(1)}}};

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace warpproof::gpu {

enum class Vendor : std::uint8_t { cuda, hip };

struct Buffer {
  std::string name;
  /// Of an input (or of an output that is also read): its bytes. Else empty, and `bytes` says how many.
  std::string contents;
  std::uint64_t bytes = 0;
  bool output = false;  ///< may be written; an input that changes is a fault
  bool zeroed = false;  ///< the caller promises zeros in place of the poison
};

/// One kernel parameter: its bytes, and where in them the address of a buffer goes.
struct Argument {
  std::string bytes;
  struct Address {
    std::uint32_t at = 0;
    std::uint32_t buffer = 0;
    std::uint64_t offset_bytes = 0;
  };
  std::vector<Address> addresses;
};
Argument pointer(std::uint32_t buffer, std::uint64_t offset_bytes = 0);
Argument scalar(std::uint64_t bits, std::uint32_t bytes);

struct Launch {
  std::uint32_t image = 0;  ///< which of the job's images holds the entry
  std::string entry;
  std::array<std::uint32_t, 3> grid = {1, 1, 1};
  std::array<std::uint32_t, 3> block = {1, 1, 1};
  std::uint32_t dynamic_shared_bytes = 0;
  std::vector<Argument> arguments;
};

struct Job {
  std::vector<std::string> images;  ///< PTX text, or the bytes of a cubin or code object
  std::vector<Buffer> buffers;
  std::vector<Launch> launches;
  std::uint32_t repeats = 4;  ///< at least 2, so that both poisons are used
  /// Jobs of one kernel: when one of them does not come back, those of the same group that follow are not
  /// run.
  std::string group;
};

enum class JobEnd : std::uint8_t {
  ran,
  no_driver,    ///< no driver library, or no device behind it
  not_loaded,   ///< the driver refused the code or has no such entry
  fault,        ///< an illegal access, a trap, a launch that the device refuses
  timed_out,    ///< killed after the wall limit
  crashed,      ///< the child died
  out_of_room,  ///< more device memory than there is
};
const char* name_of(JobEnd end);

struct BufferResult {
  std::vector<std::string> contents;  ///< of an output: one a repeat
  std::vector<std::string> poison;    ///< what each repeat was filled with (one byte), "" for given contents
  bool changed = false;               ///< an input that was written
  bool guard_touched = false;         ///< bytes before or behind it were written
};

struct JobResult {
  JobEnd end = JobEnd::crashed;
  std::string why;  ///< the driver's words, for a person
  std::vector<BufferResult> buffers;
  std::vector<std::pair<std::string, std::string>> evidence;  ///< device, compute capability, driver, ...
};

/// Is element `index` of `bytes` bytes unwritten, that is, poison in every repeat?
bool unwritten(const BufferResult& buffer, std::uint64_t index, std::uint32_t bytes);
/// Has it the same bytes in every repeat?
bool determined(const BufferResult& buffer, std::uint64_t index, std::uint32_t bytes);

}  // namespace warpproof::gpu
