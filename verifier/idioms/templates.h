#pragma once
// The table of learnt functions: what each sequence is over the reals, where that holds, how exact it is.
//
//   for (const Template& t : templates()) ...          // sorted by id
//   template_named("nvcc/expf")->domain_high           // 88.7
//
// The domain is an obligation: outside it the sequence may overflow, underflow or saturate, and a match says
// nothing.

#include <string>
#include <vector>

#include "refmodels/number/rational.h"
#include "refmodels/ops/error_model.h"
#include "verifier/domain/domain.h"
#include "verifier/idioms/pattern.h"
#include "verifier/isa/machine/code.h"
#include "verifier/toolchain/nvcc.h"

namespace warpproof::idioms {

struct Template {
  std::string id;     ///< "nvcc/expf"; the detail of the ledger entry
  std::string probe;  ///< templates/<probe>.cu and .ptx; the entry is `probe`
  domain::Function function = domain::Function::exp;
  refmodels::number::Rational domain_low, domain_high;  ///< of the argument
  bool of_magnitude = false;                            ///< of its magnitude: both signs
  const refmodels::ops::ErrorModel* error = nullptr;    ///< a row of refmodels/ops, with its source
  std::string at_minus_infinity, at_plus_infinity;      ///< "0", "inf", "-1", ...; "": not this graph
  toolchain::Compiler producer;                         ///< version and build that the probe's PTX names
  Pattern pattern;
};

const std::vector<Template>& templates();
const Template* template_named(const std::string& id);

/// The PTX text of a probe as committed; "" when there is none.
std::string probe_text(const std::string& probe);

/// False: no template can match in this kernel, the executor may run without a matcher (and faster).
bool may_occur(const machine::Code& kernel);

}  // namespace warpproof::idioms
