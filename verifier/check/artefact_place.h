#pragma once
// Where the code of a kernel claim comes from, before anything is read: shared by what loads it and by what
// makes the key of a cached verdict.

#include <string>

#include "verifier/ir/program.h"
#include "verifier/toolchain/compile.h"

namespace warpproof::checking {

/// Of the claim's text: what its sources are relative to.
std::string folder_of(const ir::KernelClaim& claim);
/// A file of that folder, as the claim's own path would name it.
std::string named(const ir::KernelClaim& claim, const std::string& file);

/// HIP, or AMDGPU IR: what is not for PTX.
bool is_for_amd(const ir::SourceReference& source);
/// Is the source of a claim itself what is executed?
bool is_executed(const ir::SourceReference& source);
/// HIP headers of a ROCm instead of our own, where the environment asks for them; else "".
std::string rocm_folder();

/// What provenance says of a source that this run compiled.
std::string compiled_words(const ir::SourceReference& source, const std::string& build);

}  // namespace warpproof::checking
