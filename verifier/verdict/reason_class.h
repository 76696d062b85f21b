#pragma once
// Which reason code may stand with which kind of finding. A violation belongs to the question that it
// violates.

#include <cstdint>
#include <string>

#include "warpproof/verdict.h"

namespace warpproof::verdict {

enum class ReasonClass : std::uint8_t {
  success,      ///< chosen by `conclude` alone
  violation,    ///< a concrete violation: `fails`, or `gave_up` where it may but need not happen
  limit,        ///< budget, solver, a search without a result
  unsupported,  ///< a construct not modelled
  vacuous,      ///< nothing satisfies the claim's premises
  input,        ///< malformed input
};

ReasonClass class_of(Reason reason);
/// The question that a violation breaks; only for ReasonClass::violation.
Question question_of(Reason violation);
/// What a person does next: one or two sentences, by the class of the reason (reason_advice.cpp).
std::string advice(Reason reason);

}  // namespace warpproof::verdict
