#pragma once
// What an HTTP request must be before it is looked at: from a page of this machine or from no page at all
// (else a web site could speak to us through a browser, also by a name that it points at the loopback
// address), and not compressed. For the new era, its headers must say what its body says.

#include <functional>
#include <string>

#include "verifier/front/serve/json.h"

namespace warpproof::serve {

/// The value of a header, "" when absent.
using HeaderOf = std::function<std::string(const char* name)>;

struct Refusal {
  int status = 0;  ///< of HTTP; 0: nothing to refuse
  int code = 0;    ///< of JSON-RPC
  std::string why;
};

Refusal refuse_origin(const HeaderOf& header);
Refusal refuse_headers(const HeaderOf& header, const Json& message);

/// HTTP status of a message that is an error; 200 for others, and for every answer to the old era.
int status_of(const Json& answer, bool modern);

}  // namespace warpproof::serve
