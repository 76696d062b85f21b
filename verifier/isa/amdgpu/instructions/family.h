#pragma once
// One file a family of instructions: <name>.cpp defines `extern const Family <name>`. The table of all
// families is generated from the file names of this folder when the project is configured, so it is complete
// and nothing else lists them. An instruction is an opcode of LLVM, or a function that is called by a name
// that is known.
//
//   constexpr Row rows[] = {{"fneg", "fneg <float>", "LangRef: fneg"}};
//   bool lower(Lowering& out, const Instruction& i) { ... }
//   extern const Family negation;  const Family negation = {rows, lower};

#include <span>
#include <string_view>

#include "verifier/isa/amdgpu/lower/lowering.h"

namespace warpproof::amdgpu {

/// uncalibrated: exact by the manual, never compared with a device. documented: a function within its
/// documented error. approximated: our model leaves something out. parsed_only: no meaning here.
enum class Status : std::uint8_t { uncalibrated, documented, approximated, parsed_only };
const char* name_of(Status status);

struct Row {
  std::string_view name;     ///< opcode, or function without its type suffix
  std::string_view grammar;  ///< the forms that have a meaning here
  std::string_view section;  ///< of LLVM 19's LangRef or AMDGPUUsage, or of the library's documentation
  Status status = Status::uncalibrated;
};

struct Family {
  std::span<const Row> rows;
  /// Emits the operations of an instruction of one of the rows. False: a form that is not modelled; what was
  /// emitted of it is taken back.
  bool (*lower)(Lowering& out, const Instruction& instruction) = nullptr;
};

/// Every family, sorted by file name.
std::span<const Family* const> families();

struct FoundRow {
  const Family* family = nullptr;
  const Row* row = nullptr;
};
/// Of a name, or nulls when no family knows it.
FoundRow find_row(std::string_view name);

}  // namespace warpproof::amdgpu
