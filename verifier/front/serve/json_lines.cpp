#include "verifier/front/serve/json_lines.h"

#include "verifier/front/serve/memory.h"
#include "verifier/front/serve/stream.h"

namespace warpproof::serve {
namespace {
constexpr std::size_t id_bytes_max = 256;
constexpr int retry_after_ms = 2000;
}  // namespace

void JsonLines::refuse(const Json& id, const std::string& what, const Json& more) const {
  Json error = {{"code", "E0761"}, {"message", what}};
  if (more.is_object()) error.update(more);
  send_({{"id", id}, {"error", error}});
}

void JsonLines::too_long() const {
  refuse(nullptr, "the line has more than " + std::to_string(calls_.options().message_bytes_max) +
                      " bytes; it was dropped, the next one is read");
}

void JsonLines::handle(const std::string& line) {
  std::string why;
  const auto message = parse(line, calls_.options().json, why);
  if (!message) return refuse(nullptr, why);
  if (!message->is_object()) return refuse(nullptr, "a request is one JSON object");
  if (message->contains("cancel")) {
    calls_.cancel(dump(member(*message, "cancel")));
    return;
  }
  const Json id = member(*message, "id");
  if (!id.is_primitive() || dump(id).size() > id_bytes_max)
    return refuse(nullptr, "'id' must be a number or a short string");
  const std::string name = text_member(*message, "tool");
  const Tool* wanted = nullptr;
  std::vector<std::string> names;
  for (const Tool& tool : tool_table()) {
    names.push_back(tool.name);
    if (tool.name == name) wanted = &tool;
  }
  if (wanted == nullptr) {
    std::string known;
    for (const std::string& one : names) known += (known.empty() ? "" : ", ") + one;
    return refuse(id, "'tool' must be one of " + known);
  }
  CallEvents events;
  events.ended = [this, id, name](const ToolResult& result) {
    send_({{"id", id},
           {"tool", name},
           {"is_error", result.is_error},
           {"result", result.structured},
           {"text", result.text}});
  };
  Json arguments = member(*message, "arguments");
  if (arguments.is_null()) arguments = Json::object();
  switch (calls_.start(dump(id), *wanted, std::move(arguments), std::move(events))) {
    case Started::yes:
      return;
    case Started::busy:
      return refuse(id, "too many requests are waiting; send it again later",
                    {{"retry_after_ms", retry_after_ms}});
    case Started::id_in_use:
      return refuse(id, "a request with this id is still in flight");
  }
}

int serve_json_lines(const Options& options) {
  keep_memory_small();
  MessageStream stream;
  JsonLines lines(options, [&](const Json& message) { stream.send(dump(message)); });
  stream.read(options, {.line =
                            [&](const std::string& line) {
                              if (!line.empty()) lines.handle(line);
                            },
                        .too_long = [&] { lines.too_long(); },
                        // `serve --json-lines < requests` gets all its answers.
                        .input_ended = [&] { lines.calls().wait(); }});
  lines.calls().cancel_all();
  return 0;
}

}  // namespace warpproof::serve
