#pragma once
// A model by trial: small values, changed one at a time where an assertion fails. Most questions that a
// search asks are satisfiable by such values, and a model that is found needs no solver and no child process.
//
// Exact: a model is returned only when every assertion evaluates to true under it, with the total meanings of
// `term.h`. Nothing found says nothing. Deterministic; gives up after a fixed number of evaluations, and at
// once on a question of more than a few thousand nodes.
//
//   guess_model({less(integer(0), x), negation(equal(x, integer(1)))})  ->  x = 2

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "verifier/smt/term.h"

namespace warpproof::smt {

/// Variable and value ("3", "-1/2", "true"), by name.
using Model = std::vector<std::pair<std::string, std::string>>;

std::optional<Model> guess_model(const std::vector<Term>& assertions);

}  // namespace warpproof::smt
