#include "verifier/verdict/json_text.h"

#include <doctest/doctest.h>

#include <vector>

using namespace warpproof;

TEST_CASE("JSON: bytes that are no UTF-8 are replaced, never thrown; control bytes are escaped") {
  const nlohmann::json json = {{"path", "a\xff\"b\n"}};
  CHECK(verdict::json_text(json, verdict::one_line) == "{\"path\":\"a\xEF\xBF\xBD\\\"b\\n\"}");
  CHECK(verdict::json_text(json, 1) == "{\n \"path\": \"a\xEF\xBF\xBD\\\"b\\n\"\n}");
}

TEST_CASE("JSON: pairs keep their order; none are an object all the same") {
  using Pairs = std::vector<std::pair<std::string, std::int64_t>>;
  CHECK(verdict::json_object(Pairs{{"N", 2}, {"K", 1}}).dump() == "{\"N\":2,\"K\":1}");
  CHECK(verdict::json_object(Pairs{}).dump() == "{}");
}
