#include "verifier/isa/ptx/instructions/family.h"

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
