// An endless loop that no seed shows and a mutant does: proves that the fuzzers would notice one.
#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const volatile bool hangs = size >= 1 && data[0] == 'h';
  while (hangs) {
  }
  return 0;
}
