#include "verifier/front/serve/http_guard.h"

#include <algorithm>

#include "verifier/front/serve/mcp.h"

namespace warpproof::serve {
namespace {

/// "localhost:8080", "[::1]:8080", "127.0.0.1": one of the names of this machine for itself?
bool is_loopback(std::string host) {
  const std::size_t colon = host.rfind(':');
  if (colon != std::string::npos && host.find(']', colon) == std::string::npos) host.resize(colon);
  std::transform(host.begin(), host.end(), host.begin(), [](unsigned char c) { return std::tolower(c); });
  return host == "localhost" || host == "127.0.0.1" || host == "[::1]";
}

Refusal mismatch(const std::string& header, const std::string& wanted) {
  return {400, error_code::header_mismatch,
          "the header " + header + " must be '" + shortened(wanted, 60) + "'"};
}

}  // namespace

Refusal refuse_origin(const HeaderOf& header) {
  const std::string origin = header("Origin");
  const std::string before = "://";
  const std::size_t at = origin.find(before);
  if (!origin.empty() && (at == std::string::npos || !is_loopback(origin.substr(at + before.size()))))
    return {403, error_code::invalid_request, "pages of other machines may not use this service"};
  if (!is_loopback(header("Host")))
    return {403, error_code::invalid_request, "the Host must be localhost or 127.0.0.1"};
  const std::string encoding = header("Content-Encoding");
  if (!encoding.empty() && encoding != "identity")
    return {415, error_code::invalid_request, "compressed bodies are not read"};
  return {};
}

Refusal refuse_headers(const HeaderOf& header, const Json& message) {
  const Json& meta = member(member(message, "params"), "_meta");
  const std::string in_body = text_member(meta, "io.modelcontextprotocol/protocolVersion");
  const std::string in_header = header("Mcp-Protocol-Version");
  if (in_body.empty() && !is_modern(in_header)) return {};  // the old era
  if (in_body != in_header) return mismatch("MCP-Protocol-Version", in_body);
  if (!is_modern(in_body)) return {};  // refused with the list of versions, further on
  const std::string method = text_member(message, "method");
  if (header("Mcp-Method") != method) return mismatch("Mcp-Method", method);
  const std::string name = text_member(member(message, "params"), "name");
  if (method == "tools/call" && header("Mcp-Name") != name) return mismatch("Mcp-Name", name);
  return {};
}

int status_of(const Json& answer, bool modern) {
  const Json& code = member(member(answer, "error"), "code");
  if (!code.is_number_integer()) return 200;
  switch (code.get<int>()) {
    case error_code::parse:
      return 400;
    case error_code::busy:
      return 503;
    case error_code::method_not_found:
      return modern ? 404 : 200;
    case error_code::invalid_request:
    case error_code::invalid_params:
    case error_code::header_mismatch:
    case error_code::unsupported_version:
      return modern ? 400 : 200;
    default:
      return 200;
  }
}

}  // namespace warpproof::serve
