// What a verdict says that it is about: definitions, files, derivation, errors.

#include "verifier/check/verdict_files.h"

#include "tests/unit/check/claim_folder.h"
#include "verifier/base/digest.h"
#include "verifier/check/equivalence.h"
#include "verifier/toolchain/compile.h"

using namespace warpproof;

namespace {

bool can_compile() {
  const bool possible = toolchain::find_sandbox().confinement != toolchain::Confinement::none;
  if (!possible) MESSAGE("not measured here: needs clang 19 and a sandbox");
  return possible;
}

}  // namespace

TEST_CASE("a rewrite: both sides, the file, the steps of the proof and the errors of each output") {
  const ClaimFolder folder;
  const Verdict verdict = folder.check("rewrites/layout/twice.rw");
  CHECK(verdict.outcome == Outcome::proved);
  REQUIRE(verdict.definitions.size() == 2);
  CHECK(verdict.definitions[0].name == "before");
  CHECK(verdict.definitions[0].text == "Y[i < N] = X[i] + X[i]\n");
  CHECK(verdict.definitions[1].text == "Y[i < N] = 2 * X[i]\n");
  REQUIRE(verdict.artefacts.size() == 1);
  CHECK(verdict.artefacts[0].role == "claim");
  CHECK(verdict.artefacts[0].path == "rewrites/layout/twice.rw");
  CHECK(verdict.artefacts[0].sha256 == base::sha256_hex(twice_rewrite));
  CHECK(verdict.artefacts[0].text == twice_rewrite);
  const Answer* equal = answer(verdict, Question::equal);
  REQUIRE(equal != nullptr);
  REQUIRE(!equal->derivation.empty());
  CHECK(equal->derivation.back().find("Y: both sides are ") == 0);
  const Answer* accurate = answer(verdict, Question::accurate);
  REQUIRE(accurate != nullptr);
  REQUIRE(accurate->errors.size() == 1);
  CHECK(accurate->errors[0].output == "Y");
  CHECK(accurate->errors[0].magnitude >= 8);
  CHECK(accurate->errors[0].magnitude < 8.01);
  CHECK(accurate->errors[0].bound_after <= 2 * accurate->errors[0].bound_before);
  CHECK(accurate->errors[0].worst_found <= accurate->errors[0].bound_after);
}

TEST_CASE("what is refuted has no derivation") {
  const ClaimFolder folder;
  std::string wrong = twice_rewrite;
  folder.folder.write("rewrites/layout/twice.rw", wrong.replace(wrong.find("2 * X"), 1, "3"));
  const Verdict verdict = folder.check("rewrites/layout/twice.rw");
  CHECK(verdict.outcome == Outcome::refuted);
  CHECK(answer(verdict, Question::equal)->derivation.empty());
  CHECK(verdict.definitions.size() == 2);
}

TEST_CASE("a called definition is shown after the sides that call it") {
  const ClaimFolder folder;
  folder.folder.write("a.rw", R"(define double(x) = x + x
define unused(x) = 3 * x

rewrite doubled
  size   N
  input  X[N] : real
  before
    Y[i < N] = double(X[i])
  after
    Y[i < N] = 2 * X[i]
)");
  const Verdict verdict = folder.check("a.rw");
  CHECK(verdict.outcome == Outcome::proved);
  REQUIRE(verdict.definitions.size() == 3);
  CHECK(verdict.definitions[2].name == "double");
}

TEST_CASE("a kernel compiled here: source, what it may include, and the code, by the bytes that were read") {
  if (!can_compile()) return;
  const ClaimFolder folder;
  const Verdict verdict = folder.check("k/claim.rw");
  CHECK(verdict.outcome == Outcome::proved);
  REQUIRE(verdict.definitions.size() == 3);
  CHECK(verdict.definitions[2].name == "twice_elementwise");
  CHECK(verdict.definitions[2].text.find("kernel twice_elementwise\n") == 0);
  CHECK(artefact(verdict, "claim", "k/claim.rw") != nullptr);
  CHECK(artefact(verdict, "import", "rewrites/layout/twice.rw") != nullptr);
  CHECK(artefact(verdict, "import", "rewrites/layout/twice.rw")->text.empty());
  const Artefact* source = artefact(verdict, "source", "k/kernel.hip");
  REQUIRE(source != nullptr);
  CHECK(source->compiled_here);
  CHECK(source->text == twice_kernel);
  CHECK(source->sha256 == base::sha256_hex(twice_kernel));
  const Artefact* header = artefact(verdict, "header", "k/factor.h");
  REQUIRE(header != nullptr);
  CHECK(header->sha256 == base::sha256_hex("#define FACTOR 2.0f\n"));
  CHECK(!header->compiled_here);
  CHECK(artefact(verdict, "header", "k/unrelated.h") == nullptr);
  const Artefact* code = artefact(verdict, "code", "k/kernel.hip as compiled");
  REQUIRE(code != nullptr);
  CHECK(code->text.empty());
  std::string in_provenance;
  for (const auto& [name, value] : verdict.provenance)
    if (name == "ir_sha256(twice_elementwise)") in_provenance = value;
  CHECK(code->sha256 == in_provenance);
  const Answer* accurate = answer(verdict, Question::accurate);
  REQUIRE(accurate != nullptr);
  REQUIRE(accurate->errors.size() == 1);
  CHECK(accurate->errors[0].output == "Y");
  CHECK(accurate->errors[0].worst_found == 0);  // a product with 2 is exact
}

TEST_CASE("a kernel that rounds: what its runs showed lies below what is certified") {
  Request request;
  request.root = WARPPROOF_SOURCE_DIR;
  request.files = {request.root + "/kernels/activation/swiglu_elementwise/claim.rw"};
  request.only = {"swiglu_elementwise"};
  request.compile_sources = false;
  request.quick = true;
  const Verdict verdict = checking::check_all(request).front();
  const Answer* accurate = answer(verdict, Question::accurate);
  REQUIRE(accurate != nullptr);
  REQUIRE(accurate->errors.size() == 1);
  CHECK(accurate->errors[0].worst_found > 0);
  CHECK(accurate->errors[0].worst_found <= accurate->errors[0].bound_after);
}

TEST_CASE("a committed artefact: nothing was compiled here, whatever the source beside it is") {
  const ClaimFolder folder;
  Request request;
  request.root = WARPPROOF_SOURCE_DIR;
  request.files = {request.root + "/kernels/matmul/gemm_row_scale/claim.rw"};
  request.only = {"gemm_row_scale_missing_barrier"};
  request.compile_sources = false;
  request.quick = true;
  const Verdict verdict = checking::check_one(request);
  CHECK(verdict.outcome == Outcome::refuted);
  const std::string wrong = "kernels/matmul/gemm_row_scale/wrong/missing_barrier";
  const Artefact* source = artefact(verdict, "source", wrong + ".cu");
  REQUIRE(source != nullptr);
  CHECK(!source->compiled_here);
  CHECK(artefact(verdict, "code", wrong + ".ptx") != nullptr);
  for (const Artefact& one : verdict.artefacts) CHECK(!one.compiled_here);
}

TEST_CASE("an equivalence names both sides, their claims and their files") {
  Request request;
  request.root = WARPPROOF_SOURCE_DIR;
  request.compile_sources = false;
  request.quick = true;
  const std::string claim = request.root + "/kernels/activation/swiglu_elementwise/claim.rw";
  const Verdict verdict = checking::check_equivalence(claim + "#swiglu_elementwise",
                                                      claim + "#swiglu_elementwise_gate_is_up", request);
  CHECK(verdict.outcome == Outcome::refuted);
  REQUIRE(verdict.definitions.size() == 2);
  CHECK(verdict.definitions[1].text.find("swiglu_elementwise_gate_is_up") != std::string::npos);
  const std::string folder = "kernels/activation/swiglu_elementwise/";
  CHECK(artefact(verdict, "claim", folder + "claim.rw") != nullptr);
  CHECK(artefact(verdict, "source", folder + "kernel.cu") != nullptr);
  CHECK(artefact(verdict, "code", folder + "wrong/gate_is_up.ptx") != nullptr);
}

TEST_CASE("a path is told from the root, as far as it lies below it") {
  const ClaimFolder folder;
  const std::string root = folder.folder.path();
  CHECK(checking::path_in_root(root, root + "/k/claim.rw") == "k/claim.rw");
  CHECK(checking::path_in_root("./", "./k/claim.rw") == "./k/claim.rw");
  CHECK(checking::path_in_root(".", "./k/claim.rw") == "k/claim.rw");
  CHECK(checking::path_in_root("", "k/claim.rw") == "k/claim.rw");
  CHECK(checking::path_in_root(root + "/k", root + "/k/../k/claim.rw") == "claim.rw");
  CHECK(checking::path_in_root(root + "/rewrites", root + "/k/claim.rw") == root + "/k/claim.rw");
}

TEST_CASE("a source that two kernels share was compiled here only when it was for both") {
  std::vector<Artefact> artefacts;
  checking::add_artefact(artefacts, checking::artefact_of("source", "a.cu", "x", true));
  checking::add_artefact(artefacts, checking::artefact_of("source", "a.cu", "x", true));
  REQUIRE(artefacts.size() == 1);
  CHECK(artefacts[0].compiled_here);
  checking::add_artefact(artefacts, checking::artefact_of("source", "a.cu", "x", false));
  REQUIRE(artefacts.size() == 1);
  CHECK(!artefacts[0].compiled_here);
  checking::add_artefact(artefacts, checking::artefact_of("source", "a.cu", "y", true));
  CHECK(artefacts.size() == 2);
}

TEST_CASE("only short texts are carried along") {
  const std::string long_text(checking::artefact_text_bytes_max + 1, 'x');
  CHECK(checking::artefact_of("source", "a.cu", long_text).text.empty());
  CHECK(checking::artefact_of("source", "a.cu", long_text.substr(1)).text.size() ==
        checking::artefact_text_bytes_max);
  CHECK(checking::artefact_of("header", "a.h", "x").text.empty());
}
