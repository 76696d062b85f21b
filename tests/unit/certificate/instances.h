#pragma once
// Instances of every lemma, right ones and wrong ones, over the sizes K, N, T, the tensors x, y, z (one
// axis), X (two axes), c, d (no axis) and the free index i.

#include <string>
#include <vector>

#include "verifier/certificate/lemma.h"

namespace warpproof::certificate::test {

struct Instance {
  std::string lemma;
  std::vector<ExpressionPtr> facts;  ///< assumed; worlds in which they fail are skipped
  ExpressionPtr left, right;
  std::vector<ExpressionPtr> terms;
  bool holds = true;  ///< false: the lemma must refuse it
};

std::vector<Instance> all_instances();

// Its parts that stand in files of their own.
void add_quotients(std::vector<Instance>& all);
void add_powers(std::vector<Instance>& all);
void add_cases(std::vector<Instance>& all);
void add_products(std::vector<Instance>& all);
void add_folds(std::vector<Instance>& all);
void add_words(std::vector<Instance>& all);

}  // namespace warpproof::certificate::test
