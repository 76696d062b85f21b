#pragma once
// What a verdict says that it is about: the files that were read, by the digests of the bytes that were read,
// and the definitions that were compared. Nothing is read again for it.

#include <string>
#include <vector>

#include "verifier/check/subject.h"
#include "warpproof/verdict.h"

namespace warpproof::checking {

inline constexpr std::size_t artefact_text_bytes_max = 64u << 10;

/// With the digest of `bytes`; claims and sources of at most 64 KiB with their text.
warpproof::Artefact artefact_of(const std::string& role, const std::string& path, const std::string& bytes,
                                bool compiled_here = false);

/// The same file twice (two kernels of one source) is one; it was compiled here only when it was for both.
void add_artefact(std::vector<warpproof::Artefact>& artefacts, warpproof::Artefact artefact);

/// The path of a file below the root, as far as it lies below it; else as it is.
std::string path_in_root(const std::string& root, const std::string& path);

/// Claim and imports.
void add_program_files(const Session& session, std::vector<warpproof::Artefact>& artefacts);

/// "before" and "after", and after them the definitions that they call.
std::vector<warpproof::Definition> definitions_of(const ir::Program& program, const ir::Rewrite& rewrite);

}  // namespace warpproof::checking
