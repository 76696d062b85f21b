#pragma once
// The service for agents: the Model Context Protocol over stdio or HTTP on loopback, and plain JSON lines.
// Each request is answered in a confined child process (warpproof/isolated.h); docs/serve.md describes tools,
// protocols and errors.
//
//   warpproof::serve::Options options{.root = "."};
//   return warpproof::serve::serve_stdio(options);
//
// All of them return when the peer is gone, or after SIGTERM or SIGINT: 0, or 2 when the service can not
// start (why is on standard error). Standard output carries the protocol and nothing else.

#include <cstdint>
#include <string>

namespace warpproof::serve {

/// Of one message. Long texts are one value each; no request of ours needs a hundredth of so many.
struct JsonLimits {
  std::uint32_t depth_max = 64;
  std::uint32_t values_max = 4096;
};

struct Options {
  std::string root = ".";   ///< paths in requests are below it
  std::string worker;       ///< program that answers; "": the one of this installation
  bool unconfined = false;  ///< go on where the kernel can not confine a child
  bool compile_sources = true;
  std::uint64_t budget_ms = 25'000;       ///< of one request that names none
  std::uint64_t budget_ms_max = 600'000;  ///< of one that does
  std::uint64_t memory_bytes_max = 4ull << 30;
  std::uint32_t concurrent_max = 2;  ///< children at the same time
  std::uint32_t queued_max = 64;     ///< requests that wait; one more is refused with advice to retry
  std::uint64_t message_bytes_max = 8u << 20;
  JsonLimits json;  ///< of one message
};

int serve_stdio(const Options& options);
int serve_json_lines(const Options& options);
/// On 127.0.0.1 only. Port 0 takes a free one; the address is printed on standard error.
int serve_http(const Options& options, int port);

}  // namespace warpproof::serve
