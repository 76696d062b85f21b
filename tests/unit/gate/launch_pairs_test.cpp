// Which launch stands in the place of which?

#include "verifier/gate/launch_pairs.h"

#include <doctest/doctest.h>

#include <deque>

#include "verifier/gate/contradiction.h"

using namespace warpproof;
using namespace warpproof::gating;
using importers::HostBranch;
using importers::ImportedLaunch;

namespace {

ir::ExpressionPtr compare(const char* word, const char* size, std::int64_t value) {
  return ir::make_apply(word, {ir::make_size(size), ir::make_constant(value, ir::ScalarType::integer)});
}
ir::ExpressionPtr below(std::int64_t value) { return compare("lt", "n", value); }

struct Host {
  std::deque<ImportedLaunch> launches;
  Host& add(const std::string& function, std::vector<HostBranch> branches = {}) {
    ImportedLaunch made;
    made.kernel = "k";
    made.function = made.function_key = function;
    made.branches = std::move(branches);
    launches.push_back(std::move(made));
    return *this;
  }
  std::vector<const ImportedLaunch*> all() const {
    std::vector<const ImportedLaunch*> out;
    for (const ImportedLaunch& launch : launches) out.push_back(&launch);
    return out;
  }
};

HostBranch when(const ir::ExpressionPtr& condition, bool holds) { return {"", holds, condition}; }

/// "0-0 1-1", or "differ".
std::string pairs_of(const Host& before, const Host& after, bool two_kernels = false) {
  const LaunchPairs found = launch_pairs(before.all(), after.all(), two_kernels);
  if (!found.differ.empty()) return "differ";
  std::string out;
  const auto place = [](const Host& host, const ImportedLaunch* launch) {
    for (std::size_t i = 0; i < host.launches.size(); ++i)
      if (&host.launches[i] == launch) return std::to_string(i);
    return std::string("?");
  };
  for (const auto& [left, right] : found.pairs)
    out += (out.empty() ? "" : " ") + place(before, left) + "-" + place(after, right);
  return out;
}

}  // namespace

TEST_CASE("conditions that can not hold together") {
  CHECK(contradict({below(100), ir::make_apply("not", {below(200)})}));
  CHECK(!contradict({below(200), ir::make_apply("not", {below(100)})}));
  CHECK(contradict({compare("lt", "n", 0)}));  // no size is negative
  CHECK(!contradict({}));
  const auto quarter =
      ir::make_apply("floor_div", {ir::make_size("n"), ir::make_constant(4, ir::ScalarType::integer)});
  const auto limit = ir::make_constant(1024, ir::ScalarType::integer);
  CHECK(contradict(
      {compare("le", "n", 1024), ir::make_apply("not", {ir::make_apply("le", {quarter, limit})})}));
}

TEST_CASE("in order, and equally often whichever way the branches go") {
  CHECK(pairs_of(Host().add("f"), Host().add("f")) == "0-0");
  CHECK(pairs_of(Host().add("f").add("f"), Host().add("f").add("f")) == "0-0 1-1");
  CHECK(pairs_of(Host().add("f"), Host().add("f").add("f")) == "differ");
  CHECK(pairs_of(Host().add("f").add("f"), Host().add("f")) == "differ");
  CHECK(pairs_of(Host().add("f"), Host().add("f", {when(below(9), true)})) == "differ");
  CHECK(pairs_of(Host().add("f", {{"?odd", true, nullptr}}), Host().add("f", {{"?odd", true, nullptr}})) ==
        "0-0");
  CHECK(pairs_of(Host().add("f", {{"?odd", true, nullptr}}), Host().add("f", {{"?odd", false, nullptr}})) ==
        "differ");
  CHECK(pairs_of(Host().add("f", {{"?odd", true, nullptr}}), Host().add("f", {{"?even", true, nullptr}})) ==
        "differ");
}

TEST_CASE("a border that moves is compared on both sides of both borders") {
  const auto split = [](std::int64_t at) {
    return Host().add("f", {when(below(at), true)}).add("f", {when(below(at), false)});
  };
  CHECK(pairs_of(split(200), split(200)).size() == 7);  // 0-0 and 1-1
  const std::string moved = pairs_of(split(200), split(100));
  CHECK(moved.find("0-0") != std::string::npos);
  CHECK(moved.find("0-1") != std::string::npos);
  CHECK(moved.find("1-1") != std::string::npos);
  CHECK(moved.find("1-0") == std::string::npos);  // n < 100 and not n < 200
  CHECK(pairs_of(Host().add("f"), split(5)).find("0-1") != std::string::npos);
  // "if (n < 100) ...; if (n > 99) ...": one of the two, always.
  Host apart;
  apart.add("f", {when(below(100), true)}).add("f", {when(compare("gt", "n", 99), true)});
  CHECK(pairs_of(Host().add("f"), apart) == "0-0 0-1");
  Host hole;
  hole.add("f", {when(below(100), true)}).add("f", {when(compare("gt", "n", 100), true)});
  CHECK(pairs_of(Host().add("f"), hole) == "differ");
}

TEST_CASE("functions meet by name; none may stop to launch it") {
  CHECK(pairs_of(Host().add("f").add("g"), Host().add("g").add("f")) == "1-0 0-1");
  CHECK(pairs_of(Host().add("f"), Host().add("g")) == "0-0");  // renamed
  CHECK(pairs_of(Host().add("f").add("g"), Host().add("f")) == "differ");
  CHECK(pairs_of(Host().add("f"), Host().add("f").add("g")) == "0-0 0-1");
  CHECK(pairs_of(Host().add("f").add("g"), Host().add("h")) == "differ");
  // Two kernels that the user named: their functions need not be as many.
  CHECK(pairs_of(Host().add("f").add("g"), Host().add("h"), true) == "0-0 1-0");
  CHECK(pairs_of(Host().add("f"), Host().add("h").add("h"), true) == "differ");
}
