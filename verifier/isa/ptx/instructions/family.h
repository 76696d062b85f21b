#pragma once
// One file a family of instructions: <name>.cpp defines `const Family <name>`. The table of all families is
// generated from the file names of this folder when the project is configured, so it is complete and nothing
// else lists them.
//
//   const Family neg = {neg_rows, neg_meaning};       // neg.cpp

#include <span>
#include <string>
#include <string_view>

#include "verifier/isa/ptx/instructions/expansion.h"
#include "verifier/isa/ptx/instructions/form.h"
#include "verifier/isa/ptx/instructions/meaning.h"

namespace warpproof::ptx {

/// calibrated: its meaning matched a device's recorded output. uncalibrated: exact by the manual, never run
/// on a device. approximated: our model leaves something out. parsed_only: no meaning here.
enum class Status : std::uint8_t { calibrated, uncalibrated, approximated, parsed_only };
const char* name_of(Status status);

struct Row {
  std::string_view opcode;     ///< up to the first dot
  std::string_view grammar;    ///< the forms that have a meaning here, as the manual writes them
  std::string_view section;    ///< PTX ISA 9.0, chapter 9.7 "Instructions"
  unsigned version_major = 1;  ///< first PTX ISA version
  unsigned version_minor = 0;
  Status status = Status::uncalibrated;  ///< of all its forms; `calibrated` is a form's own (status_of)
};

struct Family {
  std::span<const Row> rows;
  /// Takes from the form what it knows. std::monostate, or words left over: not modelled.
  Meaning (*meaning)(Form& form) = nullptr;
  /// The forms that are several operations; asked when `meaning` knows nothing. Null: there are none.
  Expansion (*expansion)(Form& form) = nullptr;
};

/// An exact form that a case of tests/machine executes, and whether those cases agree with a device's record.
struct TestedForm {
  std::string_view form;
  bool calibrated = false;
};
/// Sorted by form. Generated from tests/machine/record, whose lists a test re-derives from the record itself.
std::span<const TestedForm> tested_forms();
/// What the tests say of a row's forms. `calibrated`: all of its tested forms are, and there is one.
struct Coverage {
  Status status = Status::uncalibrated;
  unsigned tested = 0;
  unsigned calibrated = 0;
};
Coverage coverage_of(const Row& row);
/// Every family, sorted by file name.
std::span<const Family* const> families();
/// The row of an opcode, or null when no family knows it.
const Row* row_of(std::string_view opcode);
/// The exact form: opcode and every modifier as written ("fma.rn.ftz.f32").
std::string form_of(const Instruction& instruction);
/// Of an instruction that has a meaning. Never `calibrated` by hand: only what tested_forms() says.
Status status_of(const Instruction& instruction);
/// The meaning of an instruction, or std::monostate.
Meaning meaning_of(const Instruction& instruction);
/// Its steps, when it is several operations; else empty.
Expansion expansion_of(const Instruction& instruction);

}  // namespace warpproof::ptx
