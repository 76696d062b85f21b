#pragma once
// What a .rw file says: definitions, rewrites, kernel claims, sequences. Made by text/, read by everything
// else.

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "refmodels/number/format.h"
#include "verifier/ir/expression.h"

namespace warpproof::ir {

using refmodels::number::Format;

struct TensorDeclaration {
  std::string name;
  std::vector<ExpressionPtr> extents;  ///< over sizes; empty: a scalar input such as eps
  ScalarType element = ScalarType::real;
  base::Span where;
};

/// name[i < extent, ...] = body; a local tensor, an output, or the body of a definition.
struct Equation {
  std::string name;
  std::vector<IndexVariable> indices;
  std::vector<ExpressionPtr> extents;  ///< one an index
  ExpressionPtr body;
  base::Span where;
};

struct DefinitionParameter {
  std::string name;
  std::vector<ExpressionPtr> extents;  ///< over the definition's own size names; empty: a scalar
  ScalarType element = ScalarType::real;
};

/// A named, tensor-valued function. Its size names are bound by the extents of the arguments.
struct Definition {
  std::string name;
  std::vector<std::string> size_names;
  std::vector<DefinitionParameter> parameters;
  std::vector<Equation> equations;  ///< locals first, the value last (its name is the definition's)
  bool by_derivatives = false;      ///< holds what a gradient was expanded to, itself or by what it calls
  base::Span where;
};

enum class Theory : std::uint8_t { real, extended };

struct Requirement {
  std::string label;
  std::vector<Binder> for_all;  ///< index variables of value requirements such as s[i] >= 0
  ExpressionPtr condition;
  base::Span where;
};

/// Any number of axes that are treated alike, `I*`. All the rest of a rewrite that has groups stands for the
/// instance with one axis a group, in which every starred name is one variable whose name ends with `*`:
/// printed, it is the text that was written. Other ranks: groups.h.
struct AxisGroup {
  std::string name;                ///< "I*": its extents, one an axis; a size
  std::vector<std::string> along;  ///< sizes and int inputs with one value an axis: "s*"
  bool has_axes = false;           ///< `require rank(I*) >= 1`
  std::string label;               ///< of that requirement, as written; may be ""
};

/// Locals and outputs in order; an output is a name that both sides give (or the declared outputs).
struct Side {
  std::vector<Equation> equations;
  base::Span where;
};

struct Expectation {
  std::string outcome;                ///< one of the seven words
  std::string reach;                  ///< "" or e.g. "all sizes"
  std::optional<std::string> reason;  ///< reason code that must be the stated one (refuted twins)
  base::Span where;
};

using SizeAssignment = std::vector<std::pair<std::string, std::int64_t>>;  ///< sorted by name

enum class SummationOrder : std::uint8_t { in_order, pairwise, blocked };

struct FormatDeclaration {
  std::vector<std::string> names;  ///< tensors or outputs
  Format format = Format::binary32;
};

/// Formats, order and accumulator of `before` and `after`, the input box, and what error is accepted.
struct BoxRange {
  std::string name;
  Rational low, high;
};
enum class AcceptanceKind : std::uint8_t {
  bound_ratio,     ///< bound <= factor * bound(before)
  error_ratio,     ///< error <= factor * error(before): against a certified lower bound of before's error
  bound_absolute,  ///< bound <= factor
  bound_ulps,      ///< bound <= factor ulps of the output's largest magnitude on the box
};
struct Acceptance {
  AcceptanceKind kind = AcceptanceKind::bound_ratio;
  Rational factor;
  base::Span where;
};
struct NumericContract {
  std::vector<FormatDeclaration> formats;
  std::optional<Format> accumulate;  ///< default: the output's format
  SummationOrder order = SummationOrder::in_order;
  std::uint32_t block = 0;  ///< of a blocked order
  std::vector<BoxRange> box;
  std::optional<Acceptance> accept;
};

struct Rewrite {
  std::string id;
  std::string title, origin;
  std::string fact;  ///< id of the entry in a list of known rules that this states; may be ""
  std::optional<std::string> twin_of;  ///< set for a wrong twin: the right rewrite's id
  std::string shipped;                 ///< where this wrong form was really met
  std::string family;                  ///< folder of the catalogue, from the file's path
  Theory theory = Theory::real;
  std::vector<AxisGroup> groups;  ///< empty: all axes are written out
  std::vector<std::string> size_names;
  std::vector<TensorDeclaration> inputs;
  std::vector<TensorDeclaration> outputs;  ///< declared or inferred
  std::vector<Requirement> requirements;
  Side before, after;
  NumericContract numbers;
  std::vector<SizeAssignment> sizes;  ///< sizes at which numbers are evaluated; may be empty
  std::vector<std::pair<std::string, std::int64_t>> maxima;
  std::optional<Expectation> expect;
  bool by_derivatives = false;  ///< as of a definition
  base::Span where;
};

// ---- kernel claims ----

enum class ArgumentMode : std::uint8_t { in, out, inout, workspace };

struct KernelArgument {
  std::string name;  ///< the tensor, size or literal that is passed, in parameter order
  bool is_array = false;
  ArgumentMode mode = ArgumentMode::in;
  bool zeroed = false;      ///< out zeroed: the caller promises zeros
  std::string scalar_type;  ///< "s32", "u32", "s64", "u64", "f32", ... for scalars; element format for arrays
  ExpressionPtr value;      ///< scalars: over sizes, literals, or a read of a scalar input
  std::vector<ExpressionPtr> extents;  ///< arrays: logical shape (from the rewrite when not written)
  std::vector<ExpressionPtr> strides;  ///< arrays: in elements; empty means row-major dense
  ExpressionPtr storage;               ///< arrays: number of elements; null means just what the shape needs
  std::uint32_t alignment_bytes = 16;
  std::optional<std::string> alias;  ///< shares memory with this argument
  base::Span where;
};

/// What an array of integers holds, as the claim gives it: a formula over sizes and the indices, or a range,
/// of which then every array is meant.
struct IndexData {
  std::string name;                    ///< of an argument
  std::vector<IndexVariable> indices;  ///< one an axis; empty for a range
  ExpressionPtr value;                 ///< integer, over sizes and the indices; null for a range
  ExpressionPtr low, high;             ///< over sizes: low <= element < high
  base::Span where;
};

struct SourceReference {
  std::string path;  ///< relative to the claim's folder; never outside it
  std::string entry;
  std::string target;  ///< "sm_80", "gfx942"
  std::vector<std::string> flags;
  std::string artefact;  ///< committed PTX or IR beside it, relative; "" when there is none
  base::Span where;
};

struct Computes {
  std::string rewrite;  ///< id
  std::string side;     ///< "before" or "after"
  std::vector<std::pair<std::string, std::string>>
      outputs;  ///< argument -> equation name of that side, when they differ
  base::Span where;
};

struct KernelClaim {
  std::string id;
  std::string title;
  std::optional<std::string> twin_of;
  std::string shipped;
  SourceReference source;               ///< for the first machine
  std::vector<SourceReference> others;  ///< the same kernel for further machines, each another target
  std::optional<Computes> computes;     ///< a kernel of a sequence may leave this out
  std::vector<std::string>
      size_names;  ///< of the rewrite that it computes, then its own (a leading dimension)
  std::vector<KernelArgument> arguments;
  std::vector<IndexData> data;  ///< of its arrays of integers
  std::array<ExpressionPtr, 3> grid, block;
  ExpressionPtr dynamic_shared_bytes;
  std::vector<Requirement> requirements;  ///< of this code alone, beside the rewrite's: K mod 16 = 0
  std::vector<SizeAssignment> sizes;
  std::vector<std::pair<std::string, std::int64_t>> maxima;
  NumericContract numbers;
  std::optional<Expectation> expect;
  base::Span where;
};

struct SequenceLaunch {
  std::string kernel;  ///< id of a kernel claim of the same file set
  std::vector<std::string>
      arguments;  ///< buffer, size or scalar names of the sequence, in the kernel's order
  base::Span where;
};

struct SequenceClaim {
  std::string id;
  std::string title;
  std::optional<std::string> twin_of;
  std::string shipped;
  std::optional<Computes> computes;
  std::vector<std::string> size_names;
  std::vector<KernelArgument> buffers;  ///< every array and scalar, with its mode over the whole sequence
  std::vector<IndexData> data;          ///< of its arrays of integers
  std::vector<SequenceLaunch> launches;
  std::vector<Requirement> requirements;
  std::vector<SizeAssignment> sizes;
  std::vector<std::pair<std::string, std::int64_t>> maxima;
  NumericContract numbers;
  std::optional<Expectation> expect;
  base::Span where;
};

struct Program {
  std::vector<Definition> definitions;
  std::vector<Rewrite> rewrites;
  std::vector<KernelClaim> kernels;
  std::vector<SequenceClaim> sequences;
  std::vector<base::SourcePtr> sources;
  IndexAllocator allocator;

  const Rewrite* find_rewrite(const std::string& id) const;
  const KernelClaim* find_kernel(const std::string& id) const;
  const SequenceClaim* find_sequence(const std::string& id) const;
  const Definition* find_definition(const std::string& name) const;
};

/// The further machines of a claim, in the order of its sources; of a sequence, those that all its kernels
/// have.
std::vector<std::string> other_targets(const Program& program, const KernelClaim& claim);
std::vector<std::string> other_targets(const Program& program, const SequenceClaim& claim);

/// The same program with the source for `target` as the only one of each kernel that has it.
Program for_target(const Program& program, const std::string& target);

}  // namespace warpproof::ir
