#pragma once
// Runs one case in the domain of bits, one thread a row.

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "tests/machine/case_file.h"
#include "verifier/isa/machine/code.h"
#include "verifier/isa/ptx/loader.h"

namespace warpproof::machine {

struct CaseOutputs {
  std::vector<std::string> troubles;  ///< findings, unsupported instructions, elements not written once
  std::vector<std::vector<std::uint64_t>> values;  ///< an output, a row
};

/// The kernel c.entry of the module on these rows of inputs (at most 1024).
CaseOutputs run_case(const ptx::Module& module, const Case& c,
                     const std::vector<std::vector<std::uint64_t>>& rows);

CaseOutputs run_case(const Code& code, const Case& c, const std::vector<std::vector<std::uint64_t>>& rows);

/// The file as a module, or the first diagnostic.
std::shared_ptr<const ptx::Module> load_cases(const std::string& name, const std::string& text,
                                              std::string& diagnostic);

}  // namespace warpproof::machine
