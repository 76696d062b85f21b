#pragma once
// Which requirements does a proved rewrite need? Drops each, and each part of a conjunction, and asks the
// question `equal` of what is left; `conclude` judges, as ever.

#include "verifier/check/subject.h"
#include "warpproof/requirements.h"

namespace warpproof::checking {

/// One requirement, or one part of it, and the rewrite without it.
struct Dropped {
  std::string label, condition;
  bool whole = true;
  base::Span where;
  ir::Rewrite rewrite;
};
std::vector<Dropped> each_dropped(const ir::Rewrite& rewrite);

/// In the order written; a requirement comes before its parts.
std::vector<RequirementTest> test_requirements(const Session& session, const ir::Rewrite& rewrite,
                                               const base::Deadline& deadline);

/// See warpproof/requirements.h.
std::vector<TestedVerdict> check_requirements(const Request& request);

}  // namespace warpproof::checking
