#pragma once
// Runs a question of the `term` domain; limits that are reached inside of it become "not answered".

#include <stdexcept>
#include <utility>

#include "verifier/domain/term_algebra.h"

namespace warpproof::domain::term {

template <class Answer, class Question>
Answer guarded(Answer otherwise, Question question) {
  try {
    return question();
  } catch (const OutOfBudget&) {
    return otherwise;
  } catch (const Undefined&) {
    return otherwise;
  } catch (const std::length_error&) {  // a coefficient outgrew its limit (refmodels/number/rational.h)
    return otherwise;
  }
}

}  // namespace warpproof::domain::term
