// docs/language.md against the tool: its blocks, its clauses, its table of operations.

#include <filesystem>
#include <fstream>
#include <regex>
#include <set>
#include <sstream>

#include "tests/unit/text/reading.h"

namespace {

const std::string root = WARPPROOF_SOURCE_DIR;

std::string contents(const std::string& path) {
  std::ifstream in(path);
  REQUIRE_MESSAGE(in, path);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

struct Block {
  std::string refused;  ///< the code, or ""
  std::string text;
};

std::vector<Block> blocks(const std::string& document) {
  std::vector<Block> result;
  std::istringstream lines(document);
  std::string line;
  bool inside = false;
  while (std::getline(lines, line)) {
    if (line.rfind("```", 0) != 0) {
      if (inside) result.back().text += line + "\n";
      continue;
    }
    inside = !inside;
    if (!inside) continue;
    REQUIRE(line.rfind("```rw", 0) == 0);
    result.push_back({line.rfind("```rw refused ", 0) == 0 ? line.substr(14) : "", ""});
  }
  return result;
}

std::set<std::string> labels(const std::string& text, const std::string& pattern) {
  std::set<std::string> result;
  const std::regex label(pattern);
  for (std::sregex_iterator at(text.begin(), text.end(), label), end; at != end; ++at)
    result.insert((*at)[1]);
  return result;
}

std::string written(const warpproof::ir::Op& op) {
  using warpproof::ir::make_read;
  std::vector<warpproof::ir::ExpressionPtr> operands;
  const std::vector<std::string> names =
      op.arity == 3 ? std::vector<std::string>{"c", "y", "z"} : std::vector<std::string>{"x", "y"};
  for (int i = 0; i < op.arity; ++i) {
    operands.push_back(
        make_read(names.at(static_cast<std::size_t>(i)), {}, warpproof::ir::ScalarType::integer));
  }
  if (op.name == "pown") operands[1] = make_read("n", {}, warpproof::ir::ScalarType::integer);
  return warpproof::text::print(warpproof::ir::make_apply(op, operands));
}

std::string escaped(std::string text) {
  for (std::size_t at = 0; (at = text.find('|', at)) != std::string::npos; at += 2) text.insert(at, "\\");
  return text;
}

}  // namespace

TEST_CASE("each block of docs/language.md is accepted, or refused with its code") {
  const std::vector<Block> all = blocks(contents(root + "/docs/language.md"));
  CHECK(all.size() >= 8);
  for (const Block& block : all) {
    INFO(block.text);
    const auto program = reading::load(block.text);
    const std::string said = program ? "" : reading::rendered(program.diagnostics());
    INFO(said);
    CHECK((program ? "" : program.diagnostics().at(0).code) == block.refused);
  }
}

TEST_CASE("each clause of docs/language.md has a test, and each test a clause") {
  const std::set<std::string> clauses =
      labels(contents(root + "/docs/language.md"), "\n- \\*\\*(L[0-9]+)\\*\\*");
  std::set<std::string> tested;
  for (const auto& entry : std::filesystem::directory_iterator(root + "/tests/unit/text")) {
    if (entry.path().extension() != ".cpp") continue;
    const std::string text = contents(entry.path().string());
    for (const std::string& name : labels(text, "TEST_CASE\\(\"([^\"]*)\"")) {
      tested.merge(labels(name, "(L[0-9]+)"));
    }
  }
  CHECK(clauses.size() >= 40);
  for (const std::string& clause : clauses)
    CHECK_MESSAGE(tested.count(clause) == 1, clause << " has no test");
  for (const std::string& label : tested) CHECK_MESSAGE(clauses.count(label) == 1, label << " has no clause");
}

TEST_CASE("the table of operations in docs/language.md is that of refmodels/ops") {
  const std::string document = contents(root + "/docs/language.md");
  for (const warpproof::ir::Op* op : refmodels::ops::all_ops()) {
    const std::string row = "| " + std::string(op->name) + " | `" + escaped(written(*op)) + "` | " +
                            escaped(std::string(op->meaning)) + " | " + std::string(op->defined.text) +
                            " |\n";
    CHECK_MESSAGE(document.find(row) != std::string::npos, "missing row: " << row);
  }
}
