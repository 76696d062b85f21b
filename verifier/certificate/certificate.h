#pragma once
// The proof object of one rewrite, and its file: JSON, versioned, with the digests of what it speaks of.
//
// For each output four chains of steps (step.h), all at one output element, under the requirements and "the
// left side is defined here":
//   facts    rewrites what "the left side is defined" says into a form that later steps can use
//   left     from the left side's body        \  both end in terms with one polynomial
//   right    from the right side's body       /
//   defined  from "the right side is defined" to a condition that follows from the facts

#include <string>
#include <variant>

#include "verifier/certificate/step.h"
#include "verifier/ir/groups.h"

namespace warpproof::certificate {

/// Bumped when the meaning of anything in a certificate changes.
inline constexpr int semantics_revision = 1;
inline constexpr int certificate_version = 1;

struct OutputProof {
  std::string name;
  Chain facts, left, right, defined;
};

/// The proof of a rewrite with axis groups at one choice of ranks.
struct InstanceProof {
  ir::Ranks ranks;
  std::string statement_sha256;
  std::vector<OutputProof> outputs;
};

struct SourceDigest {
  std::string path;  ///< for people; never opened
  std::string sha256;
};

struct Certificate {
  int version = certificate_version;
  int semantics = semantics_revision;
  std::string rewrite;
  std::vector<SourceDigest> sources;
  std::string statement_sha256;  ///< of both unfolded sides, the requirements and the shapes
  std::string solver;            ///< that found the proof
  std::uint64_t solver_resource_max = 0;
  std::vector<OutputProof> outputs;
  /// Of a rewrite with axis groups: one for each choice of ranks that the theorem demands (ranks.h). Then
  /// `outputs` and `statement_sha256` are empty.
  std::vector<InstanceProof> instances;

  /// All proofs, of every instance.
  std::vector<const OutputProof*> proofs() const;
};

std::string write_certificate(const Certificate& certificate);

/// The certificate, or what is wrong with the text. Hostile text is refused, never fatal.
std::variant<Certificate, std::string> read_certificate(std::string_view text, const base::Limits& limits);

}  // namespace warpproof::certificate
