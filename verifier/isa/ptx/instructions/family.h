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
  Status status = Status::uncalibrated;
};

struct Family {
  std::span<const Row> rows;
  /// Takes from the form what it knows. std::monostate, or words left over: not modelled.
  Meaning (*meaning)(Form& form) = nullptr;
  /// The forms that are several operations; asked when `meaning` knows nothing. Null: there are none.
  Expansion (*expansion)(Form& form) = nullptr;
};

/// Every family, sorted by file name.
std::span<const Family* const> families();
/// The row of an opcode, or null when no family knows it.
const Row* row_of(std::string_view opcode);
/// The exact form: opcode and every modifier as written ("fma.rn.ftz.f32").
std::string form_of(const Instruction& instruction);
/// The meaning of an instruction, or std::monostate.
Meaning meaning_of(const Instruction& instruction);
/// Its steps, when it is several operations; else empty.
Expansion expansion_of(const Instruction& instruction);

}  // namespace warpproof::ptx
