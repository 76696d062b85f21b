// A fault that no seed shows and a mutant does: proves that the fuzzers would notice one.
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size >= 3 && data[0] == 'b' && data[1] == 'u' && data[2] == 'g') std::abort();
  return 0;
}
