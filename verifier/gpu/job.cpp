#include "verifier/gpu/job.h"

#include <algorithm>

namespace warpproof::gpu {

Argument pointer(std::uint32_t buffer, std::uint64_t offset_bytes) {
  return {std::string(8, '\0'), {{0, buffer, offset_bytes}}};
}

Argument scalar(std::uint64_t bits, std::uint32_t bytes) {
  Argument argument;
  for (std::uint32_t i = 0; i < bytes; ++i)
    argument.bytes += static_cast<char>(i < 8 ? bits >> 8 * i & 255 : 0);
  return argument;
}

const char* name_of(JobEnd end) {
  constexpr const char* names[] = {"ran",       "no driver", "code not loaded",          "device fault",
                                   "timed out", "crashed",   "more memory than there is"};
  return names[static_cast<int>(end)];
}

bool unwritten(const BufferResult& buffer, std::uint64_t index, std::uint32_t bytes) {
  for (std::size_t repeat = 0; repeat < buffer.contents.size(); ++repeat) {
    if (buffer.poison[repeat].empty()) return false;
    const std::string element = buffer.contents[repeat].substr(index * bytes, bytes);
    const char poison = buffer.poison[repeat].front();
    if (!std::all_of(element.begin(), element.end(), [&](char c) { return c == poison; })) return false;
  }
  return !buffer.contents.empty();
}

bool determined(const BufferResult& buffer, std::uint64_t index, std::uint32_t bytes) {
  return std::all_of(buffer.contents.begin(), buffer.contents.end(), [&](const std::string& contents) {
    return contents.compare(index * bytes, bytes, buffer.contents.front(), index * bytes, bytes) == 0;
  });
}

}  // namespace warpproof::gpu
