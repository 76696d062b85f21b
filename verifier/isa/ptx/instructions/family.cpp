#include "verifier/isa/ptx/instructions/family.h"

#include <algorithm>

namespace warpproof::ptx {

const char* name_of(Status status) {
  static constexpr const char* names[] = {"calibrated", "uncalibrated", "approximated", "parsed_only"};
  return names[static_cast<std::size_t>(status)];
}

namespace {

struct Place {
  const Family* family = nullptr;
  const Row* row = nullptr;
};

Place find(std::string_view opcode) {
  for (const Family* family : families()) {
    for (const Row& row : family->rows) {
      if (row.opcode == opcode) return {family, &row};
    }
  }
  return {};
}

}  // namespace

const Row* row_of(std::string_view opcode) { return find(opcode).row; }

std::string form_of(const Instruction& instruction) {
  std::string form(instruction.opcode);
  for (const std::string_view modifier : instruction.modifiers) form += modifier;
  return form;
}

Coverage coverage_of(const Row& row) {
  Coverage coverage{row.status, 0, 0};
  if (row.status == Status::parsed_only) return coverage;
  for (const TestedForm& tested : tested_forms()) {
    if (tested.form.substr(0, tested.form.find('.')) != row.opcode) continue;
    ++coverage.tested;
    coverage.calibrated += tested.calibrated ? 1 : 0;
  }
  if (row.status == Status::uncalibrated && coverage.tested != 0 && coverage.calibrated == coverage.tested)
    coverage.status = Status::calibrated;
  return coverage;
}

Status status_of(const Instruction& instruction) {
  const Row* row = row_of(instruction.opcode);
  if (row == nullptr || row->status == Status::parsed_only) return Status::parsed_only;
  if (row->status == Status::approximated) return row->status;
  const std::string form = form_of(instruction);
  const auto less = [](const TestedForm& tested, std::string_view wanted) { return tested.form < wanted; };
  const auto place =
      std::lower_bound(tested_forms().begin(), tested_forms().end(), std::string_view(form), less);
  const bool found = place != tested_forms().end() && place->form == form;
  return found && place->calibrated ? Status::calibrated : Status::uncalibrated;
}

Meaning meaning_of(const Instruction& instruction) {
  const Place place = find(instruction.opcode);
  if (place.family == nullptr || place.row->status == Status::parsed_only) return {};
  Form form(instruction);
  Meaning meaning = place.family->meaning(form);
  return form.done() ? meaning : Meaning{};
}

Expansion expansion_of(const Instruction& instruction) {
  const Place place = find(instruction.opcode);
  if (place.family == nullptr || place.family->expansion == nullptr) return {};
  Form form(instruction);
  Expansion expansion = place.family->expansion(form);
  return form.done() ? expansion : Expansion{};
}

}  // namespace warpproof::ptx
