#include "verifier/front/serve/mcp.h"

#include <doctest/doctest.h>

#include "tests/unit/serve/stand_in.h"

using namespace warpproof;
using namespace warpproof::serve;

namespace {

struct Service {
  explicit Service(Outcome outcome = Outcome::proved, Reason reason = Reason::certificate_checked,
                   Options options = {})
      : stand_in(outcome, reason), mcp(options, stand_in.engine()), peer(std::make_shared<Peer>()) {
    peer->send = [this](const Json& message) { inbox.put(message); };
  }
  ~Service() { mcp.calls().cancel_all(); }

  Json ask(const Json& message) {
    const std::size_t before = inbox.wait(0).size();
    mcp.handle(peer, message);
    const auto all = inbox.wait(before + 1);
    return all.size() > before ? all.back() : Json();
  }
  Json raw(const std::string& text) {
    const std::size_t before = inbox.wait(0).size();
    mcp.handle(peer, text);
    return inbox.wait(before + 1).back();
  }

  Inbox inbox;
  StandIn stand_in;
  Mcp mcp;
  std::shared_ptr<Peer> peer;
};

Json modern(int id, const std::string& method, Json params = Json::object()) {
  params["_meta"]["io.modelcontextprotocol/protocolVersion"] = "2026-07-28";
  params["_meta"]["io.modelcontextprotocol/clientCapabilities"] = Json::object();
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}

Json legacy(int id, const std::string& method, const Json& params = Json::object()) {
  return {{"jsonrpc", "2.0"}, {"id", id}, {"method", method}, {"params", params}};
}

Json call(const std::string& name, const Json& arguments) {
  return {{"name", name}, {"arguments", arguments}};
}

int code_of(const Json& answer) { return answer.at("error").at("code").get<int>(); }

std::string wide_object(int names) {
  std::string out = "{";
  for (int i = 0; i < names; ++i) out += (i == 0 ? "\"" : ",\"") + std::to_string(i) + "\":[]";
  return out + "}";
}

const Json rewrite = {{"text", "rewrite halves"}};

}  // namespace

TEST_CASE("the new era needs no handshake, and each request names its version") {
  Service service;
  const Json found = service.ask(modern(1, "server/discover")).at("result");
  CHECK(found.at("supportedVersions").at(0) == "2026-07-28");
  CHECK(found.at("resultType") == "complete");
  CHECK(found.at("ttlMs").get<int>() > 0);
  CHECK(found.at("cacheScope") == "public");
  CHECK(found.at("_meta").at("io.modelcontextprotocol/serverInfo").at("name") == "warpproof");
  CHECK(service.ask(modern(2, "tools/list")).at("result").at("tools").size() == 4);

  CHECK(code_of(service.ask(legacy(3, "server/discover"))) == -32602);
  Json other = modern(4, "tools/list");
  other["params"]["_meta"]["io.modelcontextprotocol/protocolVersion"] = "2099-01-01";
  const Json refused = service.ask(other);
  CHECK(code_of(refused) == -32022);
  CHECK(refused.at("error").at("data").at("supported").size() == 5);
  CHECK(refused.at("error").at("data").at("requested") == "2099-01-01");
  Json bare = modern(5, "tools/list");
  bare["params"]["_meta"].erase("io.modelcontextprotocol/clientCapabilities");
  CHECK(code_of(service.ask(bare)) == -32602);
  CHECK(code_of(service.ask(modern(6, "ping"))) == -32601);
  CHECK(code_of(service.ask(modern(7, "initialize"))) == -32601);
}

TEST_CASE("the old era begins with a handshake") {
  Service service;
  CHECK(code_of(service.ask(legacy(1, "tools/list"))) == -32602);
  for (const char* version : {"2024-11-05", "2025-06-18", "2025-11-25"})
    CHECK(service.ask(legacy(2, "initialize", {{"protocolVersion", version}}))
              .at("result")
              .at("protocolVersion") == version);
  CHECK(service.ask(legacy(3, "initialize", {{"protocolVersion", "1999-01-01"}}))
            .at("result")
            .at("protocolVersion") == "2025-11-25");
  service.mcp.handle(service.peer, Json{{"jsonrpc", "2.0"}, {"method", "notifications/initialized"}});
  CHECK(service.ask(legacy(4, "ping")).at("result") == Json::object());
  const Json list = service.ask(legacy(5, "tools/list")).at("result");
  CHECK(list.at("tools").size() == 4);
  CHECK_FALSE(list.contains("ttlMs"));
  const Json result = service.ask(legacy(6, "tools/call", call("check_rewrite", rewrite))).at("result");
  CHECK(result.at("structuredContent").at("outcome") == "proved");
  CHECK_FALSE(result.contains("resultType"));
  // A client may go on in the new era in the same stream.
  CHECK(service.ask(modern(7, "tools/list")).at("result").contains("ttlMs"));
}

TEST_CASE("what is no request is refused by its rule") {
  Service service;
  CHECK(code_of(service.raw("{")) == -32700);
  CHECK(code_of(service.raw("\xff\xfe")) == -32700);
  CHECK(code_of(service.raw(std::string(100'000, '['))) == -32700);
  CHECK(code_of(service.raw(wide_object(5000))) == -32700);
  CHECK(code_of(service.raw("[]")) == -32600);
  CHECK(code_of(service.raw("7")) == -32600);
  CHECK(code_of(service.raw(R"({"jsonrpc": "1.0", "id": 1, "method": "ping"})")) == -32600);
  CHECK(code_of(service.raw(R"({"jsonrpc": "2.0", "id": 1})")) == -32600);
  CHECK(code_of(service.raw(R"({"jsonrpc": "2.0", "id": 1, "method": 7})")) == -32600);
  CHECK(code_of(service.raw(R"({"jsonrpc": "2.0", "id": {}, "method": "ping"})")) == -32600);
  CHECK(code_of(service.raw(R"({"jsonrpc": "2.0", "id": 1, "method": "ping", "params": [1]})")) == -32602);
  CHECK(code_of(service.ask(modern(1, "tools/call", call("check_rewrit", rewrite)))) == -32602);
  CHECK(code_of(service.ask(modern(1, "resources/list"))) == -32601);
  service.mcp.handle(service.peer, Json{{"jsonrpc", "2.0"}, {"id", 9}, {"result", Json::object()}});
  service.mcp.handle(service.peer, Json{{"jsonrpc", "2.0"}, {"method", "notifications/unheard"}});
  CHECK(service.ask(modern(2, "tools/list")).at("id") == 2);  // and nothing came before it
}

TEST_CASE("wrong arguments are an answer that says what to change") {
  Service service;
  const auto text = [&](const Json& arguments) {
    const Json result = service.ask(modern(1, "tools/call", call("check_rewrite", arguments))).at("result");
    CHECK(result.at("isError") == true);
    CHECK(result.at("structuredContent").at("error").at("code").get<std::string>().starts_with("E076"));
    return result.at("content").at(0).at("text").get<std::string>();
  };
  CHECK(text(Json::object()).find("'text' and 'path' is needed") != std::string::npos);
  CHECK(text({{"txt", "x"}}).find("did you mean 'text'?") != std::string::npos);
  CHECK(text({{"text", 7}}).find("must be a string, not number") != std::string::npos);
  CHECK(text({{"text", "a"}, {"path", "b.rw"}}).find("not both") != std::string::npos);
  CHECK(text({{"text", "a"}, {"budget_seconds", -1}}).find("budget_seconds") != std::string::npos);
  CHECK(text({{"text", "a"}, {"only", {1, 2}}}).find("strings") != std::string::npos);
  CHECK(text({{"path", "/etc/passwd"}}).find("absolute") != std::string::npos);
  CHECK(text({{"path", "../secret.rw"}}).find("climbs") != std::string::npos);
  CHECK(text({{"path", "a\nb.rw"}}).find("control byte") != std::string::npos);
  CHECK(text(Json::array({1})).find("must be an object") != std::string::npos);
  CHECK(service.stand_in.started == 0);
}

TEST_CASE("a refutation names the first wrong element, both values and the line") {
  Service service(Outcome::refuted, Reason::value_differs);
  const Json result = service.ask(modern(1, "tools/call", call("check_rewrite", rewrite))).at("result");
  CHECK(result.at("isError") == false);
  const Json& found = result.at("structuredContent");
  CHECK(found.at("outcome") == "refuted");
  CHECK(found.at("all_met") == false);
  CHECK(found.at("exit_code") == 1);
  const Json& example = found.at("subjects").at(0).at("answers").at(0).at("counterexample");
  CHECK(example.at("index") == Json::array({1}));
  CHECK(example.at("expected") == "1/2");
  CHECK(example.at("got") == "1/4");
  const std::string text = result.at("content").at(0).at("text");
  CHECK(text.starts_with("REFUTED halves"));
  CHECK(text.find("At N=2 the element Y[1] must be 1/2 and is 1/4") != std::string::npos);
  CHECK(text.find("kernel.cu:7") != std::string::npos);
  CHECK(text.size() < 2000);
}

TEST_CASE("progress is sent to who asked for it, and grows") {
  Service service;
  service.mcp.handle(service.peer, modern(1, "tools/call", call("check_rewrite", rewrite)));
  CHECK(service.inbox.wait(1).size() == 1);
  Json asked = modern(2, "tools/call", call("check_rewrite", rewrite));
  asked["params"]["_meta"]["progressToken"] = "p";
  service.mcp.handle(service.peer, asked);
  const auto all = service.inbox.wait(5);
  REQUIRE(all.size() == 5);  // three and the answer
  double last = -1;
  for (std::size_t i = 1; i < 4; ++i) {
    CHECK(all[i].at("method") == "notifications/progress");
    CHECK(all[i].at("params").at("progressToken") == "p");
    CHECK(all[i].at("params").at("progress").get<double>() > last);
    last = all[i].at("params").at("progress").get<double>();
  }
  CHECK(all[4].at("id") == 2);
}

TEST_CASE("a cancelled call ends its child and is never answered") {
  Service service;
  service.stand_in.held = true;
  service.mcp.handle(service.peer, modern(1, "tools/call", call("check_rewrite", rewrite)));
  while (service.stand_in.started == 0) std::this_thread::yield();
  CHECK(code_of(service.ask(modern(1, "tools/call", call("check_rewrite", rewrite)))) ==
        -32600);  // id in use
  const auto cancel = [&](const Json& id) {
    service.mcp.handle(
        service.peer,
        Json{{"jsonrpc", "2.0"}, {"method", "notifications/cancelled"}, {"params", {{"requestId", id}}}});
  };
  cancel(99);
  cancel("1");  // another id than the number
  CHECK(service.stand_in.stopped == 0);
  cancel(1);
  service.mcp.calls().wait();
  CHECK(service.stand_in.stopped == 1);
  CHECK(service.inbox.wait(0).size() == 1);
  service.stand_in.let_go();
  CHECK(service.ask(modern(1, "tools/call", call("check_rewrite", rewrite))).at("result").at("isError") ==
        false);
}

TEST_CASE("beyond the queue a request is refused with advice to retry") {
  Service service(Outcome::proved, Reason::certificate_checked, {.concurrent_max = 1, .queued_max = 2});
  service.stand_in.held = true;
  for (int id = 1; id <= 3; ++id)
    service.mcp.handle(service.peer, modern(id, "tools/call", call("check_rewrite", rewrite)));
  const Json refused = service.ask(modern(4, "tools/call", call("check_rewrite", rewrite)));
  CHECK(code_of(refused) == -32000);
  CHECK(refused.at("error").at("data").at("retry_after_ms").get<int>() > 0);
  service.stand_in.let_go();
  CHECK(service.inbox.wait(4).size() == 4);
  CHECK(service.stand_in.started == 3);
}
