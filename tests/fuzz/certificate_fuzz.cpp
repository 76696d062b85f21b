// Any bytes as a certificate: no crash, no hang; what is refused has a reason that can be printed, what is
// read is written and read back as the same certificate.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <variant>

#include "tests/fuzz/require.h"
#include "verifier/base/diagnostic.h"
#include "verifier/certificate/certificate.h"

using namespace warpproof;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const base::Limits limits{};
  const auto read = certificate::read_certificate(text, limits);
  if (const auto* why = std::get_if<std::string>(&read)) {
    require(!why->empty(), "a refusal without a reason");
    for (const char c : base::escaped(*why)) require(static_cast<unsigned char>(c) >= 0x20, "a control byte");
    return 0;
  }
  const std::string written = certificate::write_certificate(std::get<certificate::Certificate>(read));
  const auto again = certificate::read_certificate(written, limits);
  require(std::holds_alternative<certificate::Certificate>(again), "what was written is not read");
  require(certificate::write_certificate(std::get<certificate::Certificate>(again)) == written,
          "what was written reads differently");
  return 0;
}
