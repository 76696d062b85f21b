#pragma once
// An old and a new form of a source file that no claim covers: its kernels, launched as its own host code
// launches them, compared with the old form in the place of a definition. Host code is read, never run.
//
//   const CodeVersion before{.folder = "base/kernels", .file = "scale.cu", .shown = "kernels/scale.cu"};
//   const CodeVersion after{.folder = "head/kernels", .file = "scale.cu", .shown = "kernels/scale.cu"};
//   for (const Verdict& v : compare_sources(before, after, request)) std::cout << v.id << word(v.outcome);
//
// One verdict of kind "equivalence" for each kernel of the two files, its id "scale.cu:scale<float>". What
// could not be read of a launch (E074x, with file, line and what to write) makes `unsupported`; an old kernel
// that is unsafe or undefined makes `unknown`, never `proved`. A kernel that is only in the new file, or only
// in the old one, has no counterpart: `unsupported` (E0745); but where exactly one went and one came with the
// same parameters, these two are compared.

#include <optional>
#include <string>
#include <vector>

#include "verifier/ir/program.h"
#include "warpproof/check.h"

namespace warpproof::gating {

/// Where one form of a source file lies, and how it is compiled.
struct CodeVersion {
  std::string folder = ".";  ///< on disk; all that its includes can reach
  std::string file;          ///< below it: "scale.cu"
  std::string shown;         ///< as the user knows it; "": folder/file
  std::string target = "sm_80";
  std::vector<std::string> flags;
  std::string kernel;                     ///< only this one: "scale", "scale<float, 256>"; "": all of them
  std::vector<ir::SizeAssignment> sizes;  ///< of the old version: compare at these; else at choices of ours
  ir::SizeAssignment multiples;           ///< of the old version: sizes that are multiples of these numbers
};

/// "scale[N=4 M=8, N=5 M=8]" is the kernel scale at two choices of sizes, "scale[N%4]" where 4 divides N.
/// False, with nothing changed, where the brackets hold anything else.
bool select(const std::string& written, CodeVersion& version);

/// `launch`: how the kernel is launched in both files, in place of what their host code says (a
/// `[[gate.kernel]]` entry, a claim); its `source` is not looked at, arrays may lack their extents, and one
/// of the two versions must name the kernel.
std::vector<Verdict> compare_sources(const CodeVersion& before, const CodeVersion& after,
                                     const Request& request,
                                     const std::optional<ir::KernelClaim>& launch = std::nullopt);

}  // namespace warpproof::gating
