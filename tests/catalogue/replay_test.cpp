// Evaluation alone, without the prover: right rewrites agree, twins are refuted for their stated reason.
#include <cstdlib>
#include <fstream>
#include <map>

#include "tests/catalogue/walk.h"
#include "verifier/ir/unfold.h"
#include "verifier/replay/search.h"

using namespace catalogue;

namespace {

bool is_twin(const ir::Rewrite& rewrite) { return rewrite.twin_of.has_value(); }

std::string describe(const Counterexample& counterexample) {
  std::string text = counterexample.output + "[";
  for (const std::int64_t index : counterexample.index) text += std::to_string(index) + " ";
  return text + "]: " + counterexample.before + " and " + counterexample.after;
}

}  // namespace

TEST_CASE("the catalogue is there, and every right rewrite has at least two twins") {
  std::map<std::string, int> twins;
  int right = 0;
  for_each_rewrite([&](const Entry&, const ir::Rewrite& rewrite) {
    if (is_twin(rewrite)) ++twins[*rewrite.twin_of];
    if (is_twin(rewrite)) return;
    ++right;
    twins.try_emplace(rewrite.id, 0);
    REQUIRE(rewrite.expect);
    CHECK(rewrite.expect->outcome == "proved");
    CHECK_FALSE(rewrite.title.empty());
    CHECK_FALSE(rewrite.origin.empty());
    CHECK_FALSE(rewrite.numbers.formats.empty());
    CHECK_FALSE(rewrite.numbers.box.empty());
    CHECK(rewrite.numbers.accept.has_value());
    CHECK_FALSE(rewrite.sizes.empty());
  });
  CHECK(right >= 6);
  for (const auto& [id, count] : twins) {
    INFO(id);
    CHECK(count >= 2);
  }
}

TEST_CASE(
    "every entry that states a fact has a title, an origin and an expectation; numbers where it is about "
    "reals that are finite") {
  std::map<std::string, int> names;
  for_each_fact([&](const Entry&, const ir::Rewrite& rewrite) {
    CHECK(++names[rewrite.id] == 1);
    CHECK(rewrite.expect.has_value());
    CHECK_FALSE(rewrite.title.empty());
    if (is_twin(rewrite)) return;
    CHECK_FALSE(rewrite.origin.empty());
    if (rewrite.theory == ir::Theory::extended) return;  // infinities have no error
    bool real = false;
    for (const ir::TensorDeclaration& input : rewrite.inputs)
      real = real || input.element == ir::ScalarType::real;
    CHECK(rewrite.numbers.formats.empty() == !real);
    CHECK(rewrite.numbers.box.empty() == !real);
  });
}

TEST_CASE("right rewrites: no counterexample, samples agree, a witness exists") {
  for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
    if (is_twin(rewrite)) return;
    const replay::SearchResult result = replay::search_counterexample(entry.program, rewrite);
    CHECK_MESSAGE(!result.difference, describe(result.difference->counterexample));
    CHECK(result.compared >= 100);
    const replay::SearchResult samples = replay::agree_on_samples(entry.program, rewrite, 20);
    CHECK_FALSE(samples.difference);
    CHECK(samples.points == 20);
    CHECK(replay::find_witness(entry.program, rewrite).witness);
  });
}

TEST_CASE("twins: refuted for the stated reason, shrunk, replayed, and Python says the same on its own") {
  const std::filesystem::path folder = std::filesystem::temp_directory_path() / "warpproof_catalogue_replay";
  std::filesystem::create_directories(folder);
  for_each_rewrite([&](const Entry& entry, const ir::Rewrite& rewrite) {
    if (!is_twin(rewrite)) return;
    REQUIRE(rewrite.expect);
    CHECK(rewrite.expect->outcome == "refuted");
    REQUIRE(rewrite.expect->reason);
    const replay::SearchResult result = replay::search_counterexample(entry.program, rewrite);
    REQUIRE(result.difference);
    CHECK(code(result.difference->reason) == *rewrite.expect->reason);
    CHECK(result.difference->counterexample.replayed);
    std::size_t elements = 0;
    for (const TensorValue& input : result.difference->counterexample.inputs)
      elements += input.elements.size();
    CHECK(elements <= 24);
    REQUIRE_FALSE(result.difference->counterexample.replay_file.empty());
    const std::filesystem::path file = folder / (rewrite.id + ".py");
    std::ofstream(file) << result.difference->counterexample.replay_file;
    CHECK(std::system(("python3 " + file.string() + " > /dev/null 2>&1").c_str()) == 0);
  });
  std::filesystem::remove_all(folder);
}

TEST_CASE("reflexivity: before against before never differs") {
  for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
    ir::Rewrite same = rewrite;
    same.after = same.before;
    replay::SearchOptions options;
    options.steps_max = 300'000;
    CHECK_FALSE(replay::search_counterexample(entry.program, same, options).difference);
  });
}

TEST_CASE("each requirement of a right rewrite is needed: dropping it is refuted") {
  for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
    if (is_twin(rewrite)) return;
    for (std::size_t i = 0; i < rewrite.requirements.size(); ++i) {
      INFO("without " << rewrite.requirements[i].label);
      replay::SearchOptions options;
      options.without_requirement = i;
      const replay::SearchResult result = replay::search_counterexample(entry.program, rewrite, options);
      CHECK(result.difference);
    }
  });
}

TEST_CASE("unfolding keeps the meaning: replay of both forms never differs") {
  for_each_rewrite([](const Entry& entry, const ir::Rewrite& rewrite) {
    for (const ir::Side ir::Rewrite::*which : {&ir::Rewrite::before, &ir::Rewrite::after}) {
      ir::IndexAllocator allocator(entry.program.allocator.next());
      const auto unfolded = ir::unfold(entry.program, rewrite, rewrite.*which, allocator, base::Limits{});
      REQUIRE(unfolded);
      ir::Rewrite both = rewrite;
      both.before = rewrite.*which;
      both.after.equations.clear();
      for (const ir::UnfoldedOutput& output : *unfolded) {
        ir::Equation equation;
        equation.name = output.name;
        equation.indices = output.indices;
        equation.extents = output.extents;
        equation.body = output.body;
        both.after.equations.push_back(std::move(equation));
      }
      replay::SearchOptions options;
      options.steps_max = 300'000;
      const auto result = replay::search_counterexample(entry.program, both, options);
      CHECK_MESSAGE(!result.difference, describe(result.difference->counterexample));
      CHECK(result.compared > 50);
    }
  });
}

TEST_CASE("printing and reading gives the same program") {
  for (const Entry& entry : rewrites()) {
    INFO(entry.path);
    const std::string printed = text::print(entry.program);
    const auto source = std::make_shared<base::SourceFile>(base::SourceFile{entry.path, printed});
    base::Result<ir::Program> again = text::load_program(base::SourcePtr(source), base::Limits{});
    std::string why;
    if (!again) {
      for (const base::Diagnostic& diagnostic : again.diagnostics()) why += base::render(diagnostic) + "\n";
    }
    REQUIRE_MESSAGE(again, why);
    CHECK(text::print(*again) == printed);
  }
}
