#pragma once
// What a proof of a rewrite is about, derived from the program alone: the checker makes it again and trusts
// no one.

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/certificate/kernel.h"
#include "verifier/ir/program.h"
#include "verifier/ir/unfold.h"

namespace warpproof::certificate {

struct OutputStatement {
  ir::UnfoldedOutput before, after;
  ExpressionPtr before_defined;  ///< may be assumed
  ExpressionPtr after_defined;   ///< must be shown
};

struct Statement {
  Declarations declarations;
  std::vector<ExpressionPtr> requirements;
  std::vector<OutputStatement> outputs;
  std::string sha256;  ///< of the text of all of it
};

/// Over the extended reals: of the rewrite without infinities (infinities.h), which throws std::domain_error
/// where something is not modelled there.
/// Every term of it is well formed (well_formed.h); one that is not is a fault of ours and thrown as such.
base::Result<Statement> state(const ir::Program& program, const ir::Rewrite& rewrite,
                              const base::Limits& limits);

/// What holds wherever the rewrite is used: the requirements.
Scope requirement_scope(Kernel& kernel, const Statement& statement);

/// What holds at an element of this output: the requirements and the ranges of its indices.
Scope element_scope(Kernel& kernel, const Statement& statement, const OutputStatement& output);

}  // namespace warpproof::certificate
