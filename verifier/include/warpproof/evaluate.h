#pragma once
// Both sides of a rewrite on concrete sizes and inputs, exactly, without prover and solver: so that anybody
// can compare what an entry says with the rule that it is meant to state.
//
//   warpproof::EvaluationRequest request;
//   request.files = {"rewrites"};
//   request.fact = "tr.slice.of_slice";
//   request.sizes = {{"N", 4}};
//   warpproof::write_evaluations(warpproof::evaluate(request), "text", std::cout);

#include <cstdint>
#include <iosfwd>
#include <string>
#include <utility>
#include <vector>

#include "warpproof/check.h"

namespace warpproof {

struct EvaluationRequest {
  std::vector<std::string> files;  ///< .rw files, or folders of them
  std::string id, fact;            ///< of the rewrite; both "": the only one that the files state
  std::string root;
  std::vector<std::pair<std::string, std::int64_t>> sizes;  ///< the others: small, as the requirements allow
  std::string inputs_path;  ///< JSON: {"X": [[1, "1/3"], [0.5, 2]], "eps": "1/100000"}; others are seeded
  std::uint64_t seed = 1;
  std::uint32_t rank = 1;  ///< of every axis group
  std::uint64_t steps_max = 20'000'000;
};

/// An element without a value is "undefined"; "[a, b]" encloses one that is no fraction.
struct EvaluatedOutput {
  std::string name;
  std::vector<std::int64_t> shape_before, shape_after;
  bool shaped_before = false, shaped_after = false;  ///< its extents have values
  std::vector<std::string> before, after;            ///< row-major, each in its own shape
};

struct Evaluation {
  std::string id, fact, title;
  Place place;
  std::vector<Definition> sides;  ///< "before" and "after", in the language
  std::vector<std::pair<std::string, std::int64_t>> sizes;
  std::vector<TensorValue> inputs;
  std::vector<std::pair<std::string, std::string>> requirements;  ///< "label: condition"; "holds", ...
  bool requirements_hold = false;
  std::vector<EvaluatedOutput> outputs;
  Reason reason = Reason::none;  ///< of the first difference; none: there is no certain one
  std::string output;            ///< where it is
  std::vector<std::int64_t> index;
  std::string before, after;
  std::uint64_t compared = 0;           ///< elements that are equal, or can not be told apart
  std::vector<Diagnostic> diagnostics;  ///< why there are no outputs
};

/// One for each rewrite of that id or fact, in the order of the files; one with diagnostics where there is
/// none.
std::vector<Evaluation> evaluate(const EvaluationRequest& request);

/// "text" or "json"; false for another format.
bool write_evaluations(const std::vector<Evaluation>& evaluations, const std::string& format,
                       std::ostream& out);

/// 2 not evaluated; 1 the sides differ; 3 the requirements do not hold there; 0 no difference.
int exit_code(const std::vector<Evaluation>& evaluations);

}  // namespace warpproof
