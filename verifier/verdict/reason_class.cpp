#include "verifier/verdict/reason_class.h"

#include <optional>

#include "verifier/base/fault.h"

namespace warpproof::verdict {
namespace {

struct Row {
  Reason reason;
  ReasonClass reason_class;
  std::optional<Question> question;
};
using R = Reason;
using C = ReasonClass;
using Q = Question;

constexpr Row rows[] = {
    {R::none, C::success, {}},
    {R::certificate_checked, C::success, {}},
    {R::value_differs, C::violation, Q::equal},
    {R::defined_less, C::violation, Q::equal},
    {R::shape_differs, C::violation, Q::equal},
    {R::open_obligation, C::limit, {}},
    {R::unconfirmed, C::limit, {}},
    {R::solver_budget, C::limit, {}},
    {R::proof_budget, C::limit, {}},
    {R::time_limit, C::limit, {}},
    {R::memory_limit, C::limit, {}},
    {R::not_replayed, C::limit, {}},
    {R::requirements_contradict, C::vacuous, {}},
    {R::never_defined, C::vacuous, {}},
    {R::empty_box, C::vacuous, {}},
    {R::no_witness, C::limit, {}},
    {R::all_outputs_match, C::success, {}},
    {R::output_differs, C::violation, Q::implemented},
    {R::below_rounding, C::limit, {}},
    {R::behind_hash, C::limit, {}},
    {R::term_not_equal, C::limit, {}},
    {R::field_agreement, C::limit, {}},
    {R::output_not_written, C::violation, Q::implemented},
    {R::output_written_twice, C::violation, Q::implemented},
    {R::written_outside, C::violation, Q::implemented},
    {R::input_modified, C::violation, Q::implemented},
    {R::undefined_where_defined, C::violation, Q::implemented},
    {R::source_not_compiled, C::unsupported, {}},
    {R::specialised, C::violation, Q::implemented},
    {R::no_violation, C::success, {}},
    {R::race_shared, C::violation, Q::safe},
    {R::race_global, C::violation, Q::safe},
    {R::out_of_bounds, C::violation, Q::safe},
    {R::misaligned, C::violation, Q::safe},
    {R::uninitialised_read, C::violation, Q::safe},
    {R::barrier_divergence, C::violation, Q::safe},
    {R::shuffle_inactive_lane, C::violation, Q::safe},
    {R::deadlock, C::violation, Q::safe},
    {R::loop_limit, C::limit, {}},
    {R::non_coherent_read, C::violation, Q::safe},
    {R::pointer_dependence, C::limit, {}},
    {R::schedule_dependence, C::limit, {}},
    {R::device_trap, C::violation, Q::safe},
    {R::bound_met, C::success, {}},
    {R::bound_exceeded, C::violation, Q::accurate},
    {R::bound_too_loose, C::limit, {}},
    {R::overflow, C::violation, Q::accurate},
    {R::not_a_number, C::violation, Q::accurate},
    {R::bound_not_finite, C::limit, {}},
    {R::no_acceptance, C::limit, {}},
    {R::unsupported_instruction, C::unsupported, {}},
    {R::unsupported_construct, C::unsupported, {}},
    {R::unrecognised_sequence, C::unsupported, {}},
    {R::data_dependent_control, C::unsupported, {}},
    {R::sandbox_unavailable, C::unsupported, {}},
    {R::compiler_unavailable, C::unsupported, {}},
    {R::approximated, C::limit, {}},
    {R::bad_input, C::input, {}},
    {R::question_not_met, C::limit, {}},
};

const Row& row_of(Reason reason) {
  for (const Row& row : rows) {
    if (row.reason == reason) return row;
  }
  base::raise_fault(__FILE__, __LINE__, "reason code '" + std::string(code(reason)) + "' has no class");
}

}  // namespace

ReasonClass class_of(Reason reason) { return row_of(reason).reason_class; }

Question question_of(Reason violation) {
  const Row& row = row_of(violation);
  WARPPROOF_INVARIANT(row.question.has_value(),
                      "reason code '" + std::string(code(violation)) + "' is no violation");
  return *row.question;
}

}  // namespace warpproof::verdict
