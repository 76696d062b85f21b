#include "verifier/front/serve/schema.h"

#include "warpproof/verdict.h"

namespace warpproof::serve {
namespace {

constexpr const char* dialect = "https://json-schema.org/draft/2020-12/schema";

Json outcomes() {
  Json out = Json::array();
  for (const Outcome outcome : {Outcome::proved, Outcome::refuted, Outcome::tested, Outcome::unknown,
                                Outcome::unsupported, Outcome::rejected, Outcome::vacuous})
    out.push_back(word(outcome));
  return out;
}

Json list_of(const Json& items) { return {{"type", "array"}, {"items", items}}; }

Json typed(const char* type) { return {{"type", type}}; }

Json outcome_schema() { return {{"type", "string"}, {"enum", outcomes()}}; }

Json closed(const Json& properties) {
  Json required = Json::array();
  for (const auto& [name, schema] : properties.items()) required.push_back(name);
  return {{"type", "object"},
          {"properties", properties},
          {"required", required},
          {"additionalProperties", false}};
}

Json place_schema() {
  Json place = closed({{"path", typed("string")}, {"line", typed("integer")}, {"column", typed("integer")}});
  place["type"] = {"object", "null"};
  return place;
}

Json counterexample_schema() {
  Json schema = closed({{"sizes", {{"type", "object"}, {"additionalProperties", typed("integer")}}},
                        {"output", typed("string")},
                        {"index", list_of(typed("integer"))},
                        {"expected", typed("string")},
                        {"got", typed("string")},
                        {"replayed", typed("boolean")},
                        {"inputs", list_of(closed({{"name", typed("string")},
                                                   {"shape", list_of(typed("integer"))},
                                                   {"elements", list_of(typed("string"))},
                                                   {"elements_in_all", typed("integer")}}))}});
  schema["type"] = {"object", "null"};
  schema["description"] = "the first element that differs, with what it must be and what it is";
  return schema;
}

Json answer_schema() {
  return closed({{"question", {{"type", "string"}, {"enum", {"equal", "accurate", "implemented", "safe"}}}},
                 {"outcome", outcome_schema()},
                 {"reach", typed("string")},
                 {"reason", typed("string")},
                 {"summary", typed("string")},
                 {"details", list_of(closed({{"text", typed("string")}, {"place", place_schema()}}))},
                 {"leans_on", list_of(typed("string"))},
                 {"counterexample", counterexample_schema()}});
}

Json subject_schema() {
  return closed({{"id", typed("string")},
                 {"kind", typed("string")},
                 {"place", place_schema()},
                 {"outcome", outcome_schema()},
                 {"reach", typed("string")},
                 {"reason", typed("string")},
                 {"expected", typed("string")},
                 {"expectation_met", typed("boolean")},
                 {"answers", list_of(answer_schema())},
                 {"diagnostics", list_of(closed({{"code", typed("string")},
                                                 {"message", typed("string")},
                                                 {"place", place_schema()},
                                                 {"expected", typed("string")},
                                                 {"found", typed("string")},
                                                 {"suggestion", typed("string")}}))},
                 {"time_ms", typed("integer")}});
}

Json error_schema() { return closed({{"code", typed("string")}, {"message", typed("string")}}); }

/// What an error sets and nothing else does stands beside what a good answer sets: one of the two is there.
Json with_error(Json properties, const std::vector<std::string>& required) {
  properties["error"] = error_schema();
  return {{"$schema", dialect},
          {"type", "object"},
          {"properties", properties},
          {"anyOf", {{{"required", required}}, {{"required", {"error", "next_steps"}}}}},
          {"additionalProperties", false}};
}

}  // namespace

Json text_schema(const std::string& description) {
  return {{"type", "string"}, {"description", description}};
}

Json object_schema(const Properties& properties, const std::vector<std::string>& required, bool settings) {
  Json all = Json::object();
  for (const auto& [name, schema] : properties) all[name] = schema;
  if (settings) {
    all["only"] = {{"type", "array"},
                   {"items", typed("string")},
                   {"maxItems", 64},
                   {"description", "ids to answer; default: all that the file states"}};
    all["quick"] = {{"type", "boolean"},
                    {"default", false},
                    {"description", "fewer samples and added sizes; never a weaker meaning of proved"}};
    all["budget_seconds"] = {
        {"type", "number"},
        {"minimum", 1},
        {"maximum", 600},
        {"description", "time for the whole call; then unknown (time_limit) with what is left"}};
  }
  Json schema = {{"$schema", dialect}, {"type", "object"}, {"properties", all}};
  if (!required.empty()) schema["required"] = required;
  schema["additionalProperties"] = false;
  return schema;
}

Json verdict_schema() {
  Json outcome = outcome_schema();
  outcome["description"] = "of the subject that needs work most; proved only when everything is";
  Json not_finished = closed({{"subject", typed("string")}, {"stage", typed("string")}});
  not_finished["type"] = {"object", "null"};
  not_finished["description"] = "where it was when its time or memory ended";
  Json met = typed("boolean");
  met["description"] = "everything that was asked is proved, or refuted as the file expects";
  return with_error({{"outcome", outcome},
                     {"reason", typed("string")},
                     {"all_met", met},
                     {"exit_code", {{"type", "integer"}, {"minimum", 0}, {"maximum", 4}}},
                     {"subjects", list_of(subject_schema())},
                     {"subjects_left_out", typed("integer")},
                     {"not_finished", not_finished},
                     {"next_steps", list_of(typed("string"))}},
                    {"outcome", "reason", "all_met", "exit_code", "subjects", "next_steps"});
}

Json page_schema() {
  return with_error(
      {{"name", typed("string")}, {"page", typed("string")}, {"next_steps", list_of(typed("string"))}},
      {"name", "page"});
}

}  // namespace warpproof::serve
