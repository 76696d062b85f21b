#pragma once
// JSON Schema 2020-12 of what tools take and give.

#include <string>
#include <utility>
#include <vector>

#include "verifier/front/serve/json.h"

namespace warpproof::serve {

using Properties = std::vector<std::pair<std::string, Json>>;

Json text_schema(const std::string& description);

/// An object with these properties and no others; `settings` adds what every check takes.
Json object_schema(const Properties& properties, const std::vector<std::string>& required, bool settings);

Json verdict_schema();
Json page_schema();

}  // namespace warpproof::serve
