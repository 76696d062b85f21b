#include <doctest/doctest.h>

#include "verifier/configuration/file.h"

using namespace warpproof;
using namespace warpproof::configuration;

namespace {

base::SourcePtr source(const std::string& text) {
  return std::make_shared<const base::SourceFile>(base::SourceFile{"warpproof.toml", text});
}

/// The codes of all that is wrong, in order: "E0701 E0702", or "" when nothing is.
std::string codes(const std::string& text) {
  const auto file = read_file(source(text));
  std::string out;
  if (!file)
    for (const base::Diagnostic& one : file.diagnostics()) out += (out.empty() ? "" : " ") + one.code;
  return out;
}

const base::Diagnostic first(const std::string& text) {
  const auto file = read_file(source(text));
  REQUIRE(!file);
  return file.diagnostics().front();
}

const std::string waiver =
    "[[gate.waiver]]\nclaim = \"gemm\"\nreason = \"bound_too_loose\"\ntext = \"why\"\nowner = \"team\"\n";

}  // namespace

TEST_CASE("defaults of a request are read, and an empty file changes nothing") {
  const auto empty = read_file(source(""));
  REQUIRE(empty);
  CHECK(empty->settings.request.time_ms_max == Request{}.time_ms_max);
  const auto file = read_file(
      source("budget = \"quick\"\njobs = 4\ncache = \"c.sqlite\"\nformat = \"json\"\ncolor = \"never\"\n"
             "compile_sources = false\n[limits]\ntime_seconds = 9\nmemory_mebibytes = 128\n"));
  REQUIRE(file);
  CHECK(file->settings.request.quick);
  CHECK(file->settings.request.time_ms_max == 9000);  // written besides the budget
  CHECK(file->settings.request.memory_bytes_max == 128u << 20);
  CHECK(file->settings.request.jobs == 4);
  CHECK(!file->settings.request.compile_sources);
  CHECK(file->settings.format == "json");
}

TEST_CASE("an unknown key is refused with the nearest name and its place") {
  const base::Diagnostic one = first("jobs = 2\n\nbudgit = \"deep\"\n");
  CHECK(one.code == "E0701");
  CHECK(one.suggestion == "budget");
  CHECK(base::position_of(*one.where.source, one.where.begin).line == 3);
  CHECK(codes("[gate]\npolicies = 1\n") == "E0701");
  CHECK(first("[[gate.policy]]\npath = \"**\"\nalow = [\"tested\"]\nallow = [\"tested\"]\n").suggestion ==
        "allow");
}

TEST_CASE("wrong types, values and missing keys, all of them at once") {
  CHECK(codes("jobs = \"two\"\nbudget = 1\n") == "E0702 E0702");
  CHECK(codes("jobs = 0\n") == "E0703");
  CHECK(codes("jobs = 2.5\n") == "E0702");
  CHECK(codes("[limits]\ntime_seconds = -1\n") == "E0703");
  CHECK(first("budget = \"deap\"\n").suggestion == "deep");
  CHECK(codes("gate = 1\n") == "E0702");
  CHECK(codes("[gate.policy]\npath = \"**\"\n") == "E0702");
  CHECK(codes("[[gate.policy]]\npath = \"**\"\n") == "E0704");
  CHECK(codes("[[gate.policy]]\nallow = [\"tested\"]\n") == "E0704");
  CHECK(codes("[[gate.policy]]\npath = \"/etc\"\nallow = [\"tested\"]\n") == "E0705");
  CHECK(codes("[[gate.policy]]\npath = \"a/../b\"\nallow = [\"tested\"]\n") == "E0705");
}

TEST_CASE("what is refuted or rejected can not be let pass by a policy") {
  CHECK(codes("[[gate.policy]]\npath = \"**\"\nallow = [\"refuted\"]\n") == "E0703");
  CHECK(codes("[[gate.policy]]\npath = \"**\"\nallow = [\"rejected\"]\n") == "E0703");
  CHECK(codes("[[gate.policy]]\npath = \"**\"\nallow = [\"weakened\"]\n") == "E0703");
}

TEST_CASE("all keys of a waiver are obligatory") {
  CHECK(codes(waiver + "expires = 2027-01-31\n") == "");
  CHECK(codes(waiver + "expires = \"2027-01-31\"\n") == "");
  CHECK(codes(waiver) == "E0704");
  CHECK(codes(waiver + "expires = \"soon\"\n") == "E0705");
  CHECK(codes(waiver + "expires = \"2027-02-30\"\n") == "E0705");
  CHECK(codes(waiver + "expires = 2027-01-31\npath = \"x\"\n") == "E0704");  // one of the two
  CHECK(codes("[[gate.waiver]]\nexpires = 2027-01-31\nclaim = \"g\"\n") == "E0704 E0704 E0704");
  CHECK(codes("[[gate.waiver]]\nclaim = \"g\"\nreason = \"bad_input\"\ntext = \"t\"\nowner = \"o\"\n"
              "expires = 2027-01-31\n") == "E0703");
  CHECK(codes("[[gate.waiver]]\nclaim = \"g\"\nreason = \"weakened\"\ntext = \"\"\nowner = \"o\"\n"
              "expires = 2027-01-31\n") == "E0704");
}

TEST_CASE("policies that contradict each other, or never decide") {
  const std::string allow = "[[gate.policy]]\npath = \"k/**\"\nallow = [\"tested\"]\n";
  const std::string block = "[[gate.policy]]\npath = \"k/**\"\nblock = [\"tested\"]\n";
  CHECK(codes(allow + block) == "E0706");
  CHECK(codes(allow + allow) == "E0707");
  CHECK(codes("[[gate.policy]]\npath = \"k\"\nallow = [\"tested\"]\nblock = [\"tested\"]\n") == "E0706");
  CHECK(codes(allow + "[[gate.policy]]\npath = \"**\"\nblock = [\"tested\"]\n") == "E0707");
  CHECK(codes("[[gate.policy]]\npath = \"**\"\nblock = [\"tested\"]\n" + allow) == "");
  CHECK(codes(allow + "[[gate.policy]]\npath = \"k/**\"\nallow = [\"unknown\"]\n") == "");
}

TEST_CASE("the later rule decides, word by word; without a rule nothing passes") {
  const auto file =
      read_file(source("[[gate.policy]]\npath = \"**\"\nallow = [\"tested\", \"unknown\"]\n"
                       "[[gate.policy]]\npath = \"k/**\"\nblock = [\"tested\"]\n"));
  REQUIRE(file);
  CHECK(policy_answer(file->gate, "a/b.rw", "tested").passes);
  CHECK(!policy_answer(file->gate, "k/b.rw", "tested").passes);
  CHECK(policy_answer(file->gate, "k/b.rw", "unknown").passes);
  CHECK(!policy_answer(file->gate, "k/b.rw", "vacuous").passes);
  CHECK(policy_answer(file->gate, "k/b.rw", "vacuous").rule == nullptr);
  CHECK(as_written(*policy_answer(file->gate, "k/b.rw", "tested").rule) ==
        "block tested for k/** (warpproof.toml:4)");
}

TEST_CASE("hostile files end with a diagnostic") {
  CHECK(codes("jobs = \n") == "E0700");
  CHECK(codes(std::string("jobs = 1\0", 9)) == "E0700");
  CHECK(codes("\xff\xfe = 1\n") == "E0700");
  CHECK(codes(std::string(file_bytes_max + 1, '#')) == "E0708");
  CHECK(codes("a = " + std::string(100'000, '[')) == "E0708");
  CHECK(codes("a = " + std::string(100'000, '{')) == "E0708");
  std::string dotted = "a";
  for (int i = 0; i < 50'000; ++i) dotted += ".a";
  CHECK(codes(dotted + " = 1\n") == "E0708");
  std::string rows;
  for (std::size_t i = 0; i <= rows_max; ++i) rows += "[[gate.twins]]\npath=\"" + std::to_string(i) + "\"\n";
  CHECK(codes(rows) == "E0708");
}
