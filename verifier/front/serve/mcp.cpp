#include "verifier/front/serve/mcp.h"

#include <algorithm>

#include "warpproof/information.h"

namespace warpproof::serve {
namespace {

constexpr const char* version_key = "io.modelcontextprotocol/protocolVersion";
constexpr const char* capabilities_key = "io.modelcontextprotocol/clientCapabilities";
constexpr const char* server_key = "io.modelcontextprotocol/serverInfo";
constexpr const char* newest_handshake = "2025-11-25";
constexpr int lists_ttl_ms = 3'600'000;  // the tools of a version never change
constexpr int retry_after_ms = 2000;
constexpr std::size_t id_bytes_max = 256;

constexpr const char* instructions =
    "warpproof proves or refutes that a rewritten GPU kernel is the same function. Before writing a kernel "
    "from a "
    "new formula call check_rewrite; after each change of a kernel call check_kernel; without a claim call "
    "compare_kernels. Only 'proved' with all_met true is a success: unknown, tested and unsupported are not. "
    "When "
    "something is refuted, the counterexample names the first wrong element, what it must be and what it is; "
    "next_steps says what to change.";

Json server_info() { return {{"name", "warpproof"}, {"title", "warpproof"}, {"version", version()}}; }

Json result_message(const Json& id, Json result) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"result", std::move(result)}};
}

bool is_id(const Json& id) {
  return id.is_number() || (id.is_string() && id.get_ref<const std::string&>().size() <= id_bytes_max);
}

Json tool_list() {
  Json tools = Json::array();
  for (const Tool& tool : tool_table())
    tools.push_back(
        {{"name", tool.name},
         {"title", tool.title},
         {"description", tool.description},
         {"inputSchema", tool.input_schema},
         {"outputSchema", tool.output_schema},
         {"annotations", {{"readOnlyHint", true}, {"idempotentHint", true}, {"openWorldHint", false}}}});
  return tools;
}

Json call_result(const ToolResult& result) {
  return {{"content", Json::array({{{"type", "text"}, {"text", result.text}}})},
          {"structuredContent", result.structured},
          {"isError", result.is_error}};
}

const Tool* find_tool(const std::string& name) {
  for (const Tool& tool : tool_table())
    if (tool.name == name) return &tool;
  return nullptr;
}

std::string tool_names() {
  std::string out;
  for (const Tool& tool : tool_table()) out += (out.empty() ? "" : ", ") + tool.name;
  return out;
}

}  // namespace

const std::vector<std::string>& protocol_versions() {
  static const std::vector<std::string> versions = {"2026-07-28", newest_handshake, "2025-06-18",
                                                    "2025-03-26", "2024-11-05"};
  return versions;
}

bool is_modern(const std::string& version) { return version == protocol_versions().front(); }

Json error_message(const Json& id, int code, const std::string& what, const Json& data) {
  Json error = {{"code", code}, {"message", what}};
  if (!data.is_null()) error["data"] = data;
  return {{"jsonrpc", "2.0"}, {"id", id}, {"error", error}};
}

std::string Mcp::key_of(const Peer& peer, const Json& id) { return peer.scope + " " + dump(id); }

void Mcp::too_long(const Peer& peer) const {
  peer.send(error_message(nullptr, error_code::invalid_request,
                          "the message has more than " + std::to_string(calls_.options().message_bytes_max) +
                              " bytes; it was dropped, the next one is read"));
}

void Mcp::handle(const std::shared_ptr<Peer>& peer, const std::string& text) {
  std::string why;
  const auto message = parse(text, calls_.options().json, why);
  if (message)
    handle(peer, *message);
  else
    peer->send(error_message(nullptr, error_code::parse, why));
}

void Mcp::handle(const std::shared_ptr<Peer>& peer, const Json& message) {
  const Json& id = member(message, "id");
  const bool has_id = message.is_object() && message.contains("id");
  const auto refuse = [&](int code, const std::string& what) {
    peer->send(error_message(is_id(id) ? id : Json(), code, what));
  };
  if (!message.is_object())
    return refuse(error_code::invalid_request, "a message is one JSON object, no batch");
  if (text_member(message, "jsonrpc") != "2.0")
    return refuse(error_code::invalid_request, "'jsonrpc' must be \"2.0\"");
  if (!message.contains("method") && (message.contains("result") || message.contains("error")))
    return;  // an answer: we never ask
  if (!member(message, "method").is_string())
    return refuse(error_code::invalid_request, "'method' must be a string");
  if (!has_id) return notify(*peer, message);
  if (!is_id(id)) return refuse(error_code::invalid_request, "'id' must be a number or a short string");
  const Json& params = member(message, "params");
  if (!params.is_null() && !params.is_object())
    return refuse(error_code::invalid_params, "'params' must be an object");
  Request request{peer, id, text_member(message, "method"), params, Era::handshake};
  const Json& meta = member(params, "_meta");
  // Only the new era names a version in each request; `server/discover` is of that era alone.
  if (member(meta, version_key).is_string() || request.method == "server/discover") request.era = Era::modern;
  try {
    if (request.era == Era::modern && wrong_version(request)) return;
    dispatch(request);
  } catch (const std::exception& problem) {
    refuse(error_code::internal, std::string("a fault of warpproof: ") + problem.what());
  }
}

bool Mcp::wrong_version(const Request& request) const {
  const Json& meta = member(request.params, "_meta");
  const std::string version = text_member(meta, version_key);
  if (version.empty())
    request.peer->send(error_message(request.id, error_code::invalid_params,
                                     std::string("params._meta must name '") + version_key + "'"));
  else if (!is_modern(version))
    request.peer->send(error_message(
        request.id, error_code::unsupported_version, "this protocol version is not supported here",
        {{"supported", protocol_versions()}, {"requested", shortened(version, 60)}}));
  else if (!member(meta, capabilities_key).is_object())
    request.peer->send(
        error_message(request.id, error_code::invalid_params,
                      std::string("params._meta must have the object '") + capabilities_key + "'"));
  else
    return false;
  return true;
}

Json Mcp::complete(const Request& request, Json result, bool cacheable) {
  if (request.era == Era::handshake) return result_message(request.id, std::move(result));
  result["resultType"] = "complete";
  if (cacheable) {
    result["ttlMs"] = lists_ttl_ms;
    result["cacheScope"] = "public";
  }
  result["_meta"] = {{server_key, server_info()}};
  return result_message(request.id, std::move(result));
}

void Mcp::dispatch(const Request& request) {
  const Peer& peer = *request.peer;
  const auto refuse = [&](int code, const std::string& what) {
    peer.send(error_message(request.id, code, what));
  };
  const bool modern = request.era == Era::modern;
  if (!modern && request.method == "initialize") {
    const std::string asked = text_member(request.params, "protocolVersion");
    const auto& known = protocol_versions();
    const bool agreed = !is_modern(asked) && std::find(known.begin(), known.end(), asked) != known.end();
    request.peer->initialized = true;
    return peer.send(complete(request,
                              {{"protocolVersion", agreed ? asked : newest_handshake},
                               {"capabilities", {{"tools", {{"listChanged", false}}}}},
                               {"serverInfo", server_info()},
                               {"instructions", instructions}},
                              false));
  }
  if (!modern && request.method == "ping") return peer.send(complete(request, Json::object(), false));
  if (modern && request.method == "server/discover")
    return peer.send(complete(request,
                              {{"supportedVersions", protocol_versions()},
                               {"capabilities", {{"tools", {{"listChanged", false}}}}},
                               {"instructions", instructions}},
                              true));
  if (!modern && peer.handshake_needed && !peer.initialized)
    return refuse(error_code::invalid_params,
                  std::string("name '") + version_key + "' in params._meta, or begin with 'initialize'");
  if (request.method == "tools/list") {
    if (!member(request.params, "cursor").is_null())
      return refuse(error_code::invalid_params, "the list of tools has one page; send no cursor");
    return peer.send(complete(request, {{"tools", tool_list()}}, true));
  }
  if (request.method == "tools/call") return call_tool(request);
  refuse(error_code::method_not_found, "there is no method '" + shortened(request.method, 60) +
                                           "'; this server has tools/list and tools/call");
}

void Mcp::call_tool(const Request& request) {
  const std::string name = text_member(request.params, "name");
  const auto refuse = [&](int code, const std::string& what, const Json& data = nullptr) {
    request.peer->send(error_message(request.id, code, what, data));
  };
  const Tool* tool = find_tool(name);
  if (tool == nullptr)
    return refuse(error_code::invalid_params,
                  "there is no tool '" + shortened(name, 60) + "'; the tools are " + tool_names());
  CallEvents events;
  events.ended = [request](const ToolResult& result) {
    request.peer->send(complete(request, call_result(result), false));
  };
  events.cancelled = request.peer->dropped;
  const Json token = member(member(request.params, "_meta"), "progressToken");
  const bool is_token = token.is_string() || token.is_number();
  if (is_token && dump(token).size() <= id_bytes_max)
    events.progress = [peer = request.peer, token](const Progress& progress, double seconds) {
      peer->send({{"jsonrpc", "2.0"},
                  {"method", "notifications/progress"},
                  {"params",
                   {{"progressToken", token},
                    {"progress", seconds},
                    {"message", shortened(progress.subject + ": " + progress.stage, 200)}}}});
    };
  Json arguments = member(request.params, "arguments");
  if (arguments.is_null()) arguments = Json::object();
  switch (calls_.start(key_of(*request.peer, request.id), *tool, std::move(arguments), std::move(events))) {
    case Started::yes:
      return;
    case Started::busy:
      return refuse(error_code::busy, "too many requests are waiting; send it again later",
                    {{"retry_after_ms", retry_after_ms}});
    case Started::id_in_use:
      return refuse(error_code::invalid_request, "a request with this id is still in flight");
  }
}

void Mcp::notify(const Peer& peer, const Json& message) {
  // Others (`notifications/initialized`, ...) ask for nothing.
  if (text_member(message, "method") == "notifications/cancelled")
    calls_.cancel(key_of(peer, member(member(message, "params"), "requestId")));
}

}  // namespace warpproof::serve
