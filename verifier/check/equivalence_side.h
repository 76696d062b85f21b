#pragma once
// One side of `equiv A B`, from what a user wrote to a claim with code.
//
//   claims/a.rw             the only kernel or sequence that the file states (wrong twins apart)
//   claims/a.rw#gemm        the one of this name, also gemm[gfx942], as verdicts name it
//   k/kernel.cu             the kernel of k/claim.rw (or of the folder above) that has this source or
//   artefact k/kernel.hip#gfx942     likewise, for this target new.cu                  no claim knows it: the
//   other side's arguments, launch and sizes, with this source new.cu#name             likewise, with this
//   entry; new.cu#sm_90 for this target
//
// Codes: E0336 no claim to take a launch from, E0337 which of several, E0338 no such name.

#include <optional>
#include <string>

#include "verifier/base/limits.h"
#include "verifier/base/result.h"
#include "verifier/ir/program.h"
#include "warpproof/check.h"

namespace warpproof::checking {

struct EquivalenceSubject {
  ir::Program program;  ///< with the wanted machine's source as the only one of each kernel
  std::string id;       ///< of a kernel claim or a sequence of it
  bool is_sequence = false;
  std::string name;  ///< as it was asked for
};

/// What a user wrote, taken apart.
struct SideWords {
  std::string path, selected;  ///< before and after '#'
  bool is_claim() const { return path.ends_with(".rw"); }
};
SideWords side_words(const std::string& written);

/// From a claim; empty when no claim knows this code file.
base::Result<std::optional<EquivalenceSubject>> subject_of(const SideWords& words, const Request& request,
                                                           const base::Limits& limits);
/// The other side's claim with this source.
base::Result<EquivalenceSubject> borrowed_subject(const SideWords& words, const EquivalenceSubject& other);

}  // namespace warpproof::checking
