#include "refmodels/ops/op.h"

#include <algorithm>

#include "refmodels/ops/op_table.h"

namespace refmodels::ops {
namespace {

bool has_axiom(const Op& op, std::string_view name) {
  return std::any_of(op.axioms.begin(), op.axioms.end(),
                     [&](const Axiom& axiom) { return axiom.name == name; });
}

}  // namespace

bool Op::commutative() const { return has_axiom(*this, "commutative"); }
bool Op::associative() const { return has_axiom(*this, "associative"); }

const ErrorModel* Op::error_model(std::string_view implementation) const {
  const auto found = std::find_if(error_models.begin(), error_models.end(), [&](const ErrorModel& model) {
    return model.implementation == implementation;
  });
  return found == error_models.end() ? nullptr : &*found;
}

std::span<const Op* const> all_ops() { return generated_rows(); }

const Op* find_op(std::string_view name) {
  const auto rows = all_ops();
  const auto found = std::find_if(rows.begin(), rows.end(), [&](const Op* op) { return op->name == name; });
  return found == rows.end() ? nullptr : *found;
}

}  // namespace refmodels::ops
