// Any bytes as the record of a verdict: no crash, no hang; a refusal has one diagnostic that can be printed;
// what is read is written and read back as the same verdict.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "tests/fuzz/require.h"
#include "verifier/verdict/record.h"

using namespace warpproof;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const auto read = verdict::read_record({reinterpret_cast<const char*>(data), size});
  if (!read) {
    require(read.diagnostics().size() == 1 && !read.diagnostics().front().message.empty(), "no reason");
    for (const char c : read.diagnostics().front().message)
      require(static_cast<unsigned char>(c) >= 0x20, "a control byte");
    return 0;
  }
  const std::string written = verdict::record(*read);
  const auto again = verdict::read_record(written);
  require(bool(again), "what was written is not read");
  require(verdict::record(*again) == written, "what was written reads differently");
  return 0;
}
