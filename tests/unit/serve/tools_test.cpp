#include <doctest/doctest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>

#include "tests/unit/serve/stand_in.h"
#include "verifier/front/serve/http_guard.h"
#include "verifier/front/serve/json_lines.h"
#include "verifier/front/serve/lines.h"
#include "verifier/front/serve/workspace.h"

using namespace warpproof;
using namespace warpproof::serve;
namespace files = std::filesystem;

namespace {

class Root {
 public:
  Root() {
    char name[] = "/tmp/warpproof-served-XXXXXX";
    REQUIRE(mkdtemp(name));
    path = name;
    files::create_directories(path + "/rewrites/a");
    files::create_directories(path + "/kernels/k");
    write("rewrites/a/one.rw", "rewrite one");
    write("kernels/k/claim.rw", "use rewrite one\nkernel k\n  source \"kernel.cu\"\nwrong twin w of k\n");
    write("kernels/k/kernel.cu", "old");
    write("kernels/k/kernel.ptx", "compiled");
  }
  ~Root() { files::remove_all(path); }
  void write(const std::string& name, const std::string& text) const {
    std::ofstream(path + "/" + name) << text;
  }
  std::string path;
};

std::string read(const std::string& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

struct Call {
  explicit Call(const Root& root) { options.root = root.path; }
  Options options;
  StandIn stand_in{Outcome::proved, Reason::certificate_checked};
  Engine engine = stand_in.engine();
  ToolContext context() { return {options, engine, {}, {}}; }
};

}  // namespace

TEST_CASE("paths stay below the root") {
  const Root root;
  CHECK(wrong_with_path(root.path, "kernels/k/claim.rw").empty());
  CHECK(wrong_with_path(root.path, "kernels/k/claim.rw#k").empty());
  CHECK(wrong_with_path(root.path, "./kernels/k/claim.rw").empty());
  for (const char* path : {"", "/etc/passwd", "..", "../x", "kernels/../../x", "kernels", "kernels/k",
                           "nothing.rw", "a\tb", "#k"})
    CHECK_FALSE(wrong_with_path(root.path, path).empty());
  CHECK_FALSE(wrong_with_path(root.path, std::string(5000, 'a')).empty());
  CHECK_FALSE(wrong_with_path(root.path, std::string("a\0b", 3)).empty());
  files::create_symlink("/etc/passwd", root.path + "/link.rw");
  files::create_directory_symlink("/etc", root.path + "/folder");
  CHECK_FALSE(wrong_with_path(root.path, "link.rw").empty());
  CHECK_FALSE(wrong_with_path(root.path, "folder/passwd").empty());
}

TEST_CASE("inline text lies in a private root that is removed") {
  const Root root;
  std::string place;
  {
    Workspace workspace(root.path);
    CHECK_FALSE(workspace.is_private());
    root.write("rewrites/a/through.rw", "use rewrite one");
    root.write("rewrites/b/other.rw", "rewrite other");
    REQUIRE(workspace.write("request.rw", "use rewrite through"));
    place = workspace.root();
    CHECK(read(workspace.inline_path("request.rw")) == "use rewrite through");
    for (const char* name : {"", "../x", "a/b", ".hidden", "-flag", "a b", "x\n"})
      CHECK_FALSE(workspace.write(name, "text"));
    CHECK(workspace.take_rewrites());
    CHECK(read(place + "/rewrites/a/through.rw") == "use rewrite one");
    CHECK(read(place + "/rewrites/a/one.rw") == "rewrite one");
    CHECK_FALSE(files::exists(place + "/rewrites/b/other.rw"));
    CHECK(workspace.shown("in " + workspace.inline_path("request.rw") + ":3") == "in request.rw:3");
    CHECK(workspace.shown(root.path + "/kernels/k") == "kernels/k");
  }
  CHECK_FALSE(files::exists(place));
}

TEST_CASE("a changed source stands beside a copy of its claim, without the old compiled code") {
  const Root root;
  Call call(root);
  std::string source, claim;
  bool compiled = true;
  call.engine.check = [&](const Request& request, const Isolation&) {
    const std::string folder = files::path(request.files.at(0)).parent_path();
    claim = read(request.files.at(0));
    source = read(folder + "/kernel.cu");
    compiled = files::exists(folder + "/kernel.ptx");
    CHECK(request.only == std::vector<std::string>{"k"});
    CHECK(files::exists(request.root + "/rewrites/a/one.rw"));
    return IsolatedAnswer{
        IsolatedEnd::answered, {verdict_of(Outcome::proved, Reason::certificate_checked)}, ""};
  };
  const auto result = check_kernel({{"claim_path", "kernels/k/claim.rw"}, {"source", "new"}}, call.context());
  CHECK_FALSE(result.is_error);
  CHECK(source == "new");
  CHECK(claim.starts_with("use rewrite one"));
  CHECK_FALSE(compiled);
  CHECK(read(root.path + "/kernels/k/kernel.cu") == "old");
  CHECK(check_kernel({{"claim", "kernel k"}}, call.context()).is_error);  // no source
  CHECK(check_kernel({{"claim", "kernel k"}, {"source", "x"}, {"source_name", "../x.cu"}}, call.context())
            .is_error);
  CHECK(check_kernel({{"claim", "kernel k"}, {"files", {{"a.cu", 7}}}}, call.context()).is_error);
}

TEST_CASE("two kernels: by paths, by texts, by a claim") {
  const Root root;
  Call call(root);
  const auto sides = [&](const Json& arguments) {
    call.stand_in.sides.clear();
    const ToolResult result = compare_kernels(arguments, call.context());
    INFO(result.text);
    std::vector<std::string> out = call.stand_in.sides;
    for (std::string& side : out) side = side.substr(side.rfind('/') + 1);
    return out;
  };
  using Names = std::vector<std::string>;
  CHECK(sides({{"left_path", "kernels/k/claim.rw#k"}, {"right_path", "kernels/k/kernel.cu"}}) ==
        Names{"claim.rw#k", "kernel.cu"});
  CHECK(sides({{"left", "a"}, {"right", "b"}, {"language", "hip"}}) == Names{"left.hip", "right.hip"});
  CHECK(sides({{"claim_path", "kernels/k/claim.rw"}, {"right", "b"}}) == Names{"claim.rw", "right.cu"});
  CHECK(sides({{"claim", "kernel k"}, {"left", "a"}, {"right", "b"}, {"only", {"k"}}}) ==
        Names{"claim.rw#k", "right.cu"});
  CHECK(sides({{"left_path", "kernels/k/claim.rw#k"}, {"right", "b"}}) == Names{"claim.rw#k", "right.cu"});
  CHECK(sides({{"left", "a"}, {"right_path", "kernels/k/kernel.ptx#sm_80"}}) ==
        Names{"left.cu", "right.ptx#sm_80"});
  CHECK(sides({{"left", "a"}, {"right_path", "kernels/k/claim.rw"}}).empty());
  CHECK(sides({{"left", "a"}, {"right", "b"}}) == Names{"by host code", "left.cu", "right.cu"});
  root.write("rewrites/a/two.cu", "c");
  CHECK(sides({{"left_path", "rewrites/a/two.cu"}, {"right", "b"}}) ==
        Names{"by host code", "two.cu", "right.cu"});
  CHECK(sides({{"left", "a"}}).empty());
  CHECK(sides({{"left", "a"}, {"right", "b"}, {"language", "fortran"}}).empty());
}

TEST_CASE("an end without an answer is unknown, with where it was") {
  const Root root;
  Call call(root);
  IsolatedEnd end = IsolatedEnd::timed_out;
  call.engine.check = [&](const Request& request, const Isolation&) {
    request.progress({"halves", "prove", 0.5});
    return IsolatedAnswer{end, {}, "it ended"};
  };
  const Json arguments = {{"text", "rewrite halves"}};
  ToolResult result = check_rewrite(arguments, call.context());
  CHECK_FALSE(result.is_error);
  CHECK(result.structured.at("outcome") == "unknown");
  CHECK(result.structured.at("reason") == "time_limit");
  CHECK(result.structured.at("all_met") == false);
  CHECK(result.structured.at("exit_code") == 3);
  CHECK(result.structured.at("not_finished").at("stage") == "prove");
  end = IsolatedEnd::out_of_memory;
  CHECK(check_rewrite(arguments, call.context()).structured.at("reason") == "memory_limit");
  end = IsolatedEnd::crashed;
  result = check_rewrite(arguments, call.context());
  CHECK(result.is_error);
  CHECK(result.structured.at("error").at("code") == "E0763");
  // What was answered before a crash is no answer to the whole.
  call.engine.check = [&](const Request&, const Isolation&) {
    return IsolatedAnswer{
        IsolatedEnd::timed_out, {verdict_of(Outcome::proved, Reason::certificate_checked)}, ""};
  };
  result = check_rewrite(arguments, call.context());
  CHECK(result.structured.at("outcome") == "unknown");
  CHECK(result.structured.at("all_met") == false);
  CHECK(result.structured.at("subjects").size() == 1);
}

TEST_CASE("a kernel whose source this run did not compile is no success") {
  const Root root;
  Call call(root);
  std::vector<Verdict> verdicts = {verdict_of(Outcome::proved, Reason::certificate_checked)};
  call.engine.check = [&](const Request&, const Isolation&) {
    return IsolatedAnswer{IsolatedEnd::answered, verdicts, ""};
  };
  const Json arguments = {{"claim_path", "kernels/k/claim.rw"}, {"source", "new"}};
  verdicts[0].provenance = {{"source(k)", "compiled by nvcc 12"}};
  CHECK(check_kernel(arguments, call.context()).structured.at("all_met") == true);
  for (const char* name : {"source(k)", "new source(k)"}) {
    verdicts[0].provenance = {
        {"old source(k)", "compiled by nvcc 12"},
        {name, "source not compiled here (no nvcc here); committed artefact kernel.ptx"}};
    const ToolResult result = check_kernel(arguments, call.context());
    CHECK(result.structured.at("all_met") == false);
    CHECK(result.structured.at("outcome") == "unsupported");
    CHECK(result.structured.at("reason") == "source_not_compiled");
    CHECK(result.structured.at("exit_code") == 3);
    CHECK(result.structured.at("subjects").at(0).at("outcome") == "proved");  // of the code that was found
    CHECK(result.structured.at("next_steps").at(0).get<std::string>().find("Nothing is said of the source") ==
          0);
    CHECK(result.text.starts_with("UNSUPPORTED halves (source_not_compiled): source not compiled here"));
  }
  // What is refuted stays so.
  verdicts.push_back(verdict_of(Outcome::refuted, Reason::value_differs));
  const ToolResult result = check_kernel(arguments, call.context());
  CHECK(result.structured.at("outcome") == "refuted");
  CHECK(result.structured.at("exit_code") == 1);
}

TEST_CASE("explain knows the words of verdicts, and near misses") {
  const Root root;
  Call call(root);
  CHECK(explain_word({{"name", "race_shared"}}, call.context()).text.find("race_shared") !=
        std::string::npos);
  const ToolResult near = explain_word({{"name", "race_sharde"}}, call.context());
  CHECK(near.is_error);
  CHECK(near.text.find("'race_shared'") != std::string::npos);
  CHECK(explain_word({{"name", std::string(100'000, 'x')}}, call.context()).is_error);
}

TEST_CASE("lines: long ones are dropped and the next one is read") {
  LineReader reader(10);
  std::vector<std::string> lines;
  int too_long = 0;
  const auto take = [&](std::string_view piece) {
    reader.take(piece, [&](const std::string& line) { lines.push_back(line); }, [&] { ++too_long; });
  };
  take("one\r\ntw");
  take("o\n\n");
  take(std::string(8, 'x'));
  take(std::string(100, 'x'));
  take("tail\nthree\n0123456789\n01234567890\nrest");
  CHECK(lines == std::vector<std::string>{"one", "two", "", "three", "0123456789"});
  CHECK(too_long == 2);
  CHECK(reader.rest() == "rest");
}

TEST_CASE("JSON: depth and width are bounded before it is read, brackets in texts are not counted") {
  std::string why;
  const JsonLimits limits{.depth_max = 3, .values_max = 5};
  CHECK(parse(R"([[[1]]])", limits, why));
  CHECK_FALSE(parse(R"([[[[1]]]])", limits, why));
  CHECK(why.find("more than 3 deep") != std::string::npos);
  CHECK(parse(R"([1, 2, 3, 4, 5])", limits, why));
  CHECK_FALSE(parse(R"({"a": 1, "b": [2], "c": 3, "d": 4, "e": 5})", limits, why));
  CHECK(why.find("more than 5 values") != std::string::npos);
  CHECK(parse(R"(["[[[[[[,,,,,,{{{{\"[[[[,,,,,,", 1])", limits, why));
  CHECK_FALSE(parse(R"(["\\", [[[1]]]])", limits, why));  // the text ends before the brackets
}

TEST_CASE("JSON lines") {
  Inbox inbox;
  StandIn stand_in(Outcome::proved, Reason::certificate_checked);
  JsonLines lines({}, [&](const Json& message) { inbox.put(message); }, stand_in.engine());
  lines.handle(R"({"id": "a", "tool": "check_rewrite", "arguments": {"text": "rewrite x"}})");
  const Json answer = inbox.wait(1).at(0);
  CHECK(answer.at("id") == "a");
  CHECK(answer.at("is_error") == false);
  CHECK(answer.at("result").at("outcome") == "proved");
  for (const char* line : {"{", "[1]", R"({"id": [], "tool": "explain"})", R"({"id": 1, "tool": "explane"})"})
    lines.handle(line);
  const auto all = inbox.wait(5);
  REQUIRE(all.size() == 5);
  for (std::size_t i = 1; i < 5; ++i) CHECK(all[i].at("error").at("code") == "E0761");
}

TEST_CASE("who may speak over HTTP") {
  const auto refused = [](std::map<std::string, std::string> headers) {
    return refuse_origin([&](const char* name) { return headers[name]; }).status;
  };
  CHECK(refused({{"Host", "127.0.0.1:8080"}}) == 0);
  CHECK(refused({{"Host", "localhost"}, {"Origin", "http://localhost:3000"}}) == 0);
  CHECK(refused({{"Host", "[::1]:80"}, {"Origin", "https://[::1]"}}) == 0);
  CHECK(refused({}) == 403);
  CHECK(refused({{"Host", "evil.example:8080"}}) == 403);
  CHECK(refused({{"Host", "localhost.evil.example"}}) == 403);
  CHECK(refused({{"Host", "localhost"}, {"Origin", "http://evil.example"}}) == 403);
  CHECK(refused({{"Host", "localhost"}, {"Origin", "http://localhost.evil.example:80"}}) == 403);
  CHECK(refused({{"Host", "localhost"}, {"Origin", "null"}}) == 403);
  CHECK(refused({{"Host", "localhost"}, {"Content-Encoding", "gzip"}}) == 415);
}
