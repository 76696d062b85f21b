#pragma once
// What was written, before names and types are known. The parser makes it, the elaborator reads it; a wrong
// twin is the syntax of its parent with the sections that it writes itself put over it.

#include <array>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "verifier/base/source.h"

namespace warpproof::text {

struct Node;
using NodePtr = std::shared_ptr<const Node>;

enum class Form : std::uint8_t {
  number,       ///< `word` is the digits
  name,         ///< `word`
  slice,        ///< the `:` of X[i, :]
  element,      ///< word[indices]
  call,         ///< word(operands) or word(operands)[indices]
  unary,        ///< word is "-" or "not"
  binary,       ///< word is the operator: + - * / ^ div mod | and or
  comparison,   ///< operands[0] words[0] operands[1] words[1] ...
  conditional,  ///< if operands[0] then operands[1] else operands[2]
  reduce,       ///< word binders where condition . operands[0]
  function,     ///< fun binders . operands[0]: a tensor given to a call
  gradient,     ///< grad of operands[0] by operands[1] kinks word
  fold,         ///< fold binders from starts next steps . the last operand
};

struct BinderSyntax {
  std::string name;
  base::Span where;
  NodePtr lower;                ///< null: 0
  bool lower_excluded = false;  ///< a < k
  NodePtr upper;                ///< null: to be inferred (index of an equation)
  bool upper_included = false;  ///< k <= b
};

/// A name that a fold sets.
struct SetSyntax {
  std::string name;
  base::Span where;
};

struct Node {
  Form form = Form::number;
  std::string word;
  std::vector<NodePtr> operands;
  std::vector<std::string> words;
  std::vector<NodePtr> indices;
  bool has_indices = false;
  std::vector<BinderSyntax> binders;
  NodePtr condition;
  std::vector<SetSyntax> starts, steps;  ///< what a fold sets: its first operands, in this order
  base::Span where;
  std::uint32_t height = 1;
};

struct Word {
  std::string text;
  base::Span where;
};

struct LetSyntax {
  Word name;
  NodePtr value;
};

struct DeclarationSyntax {
  Word name;
  std::vector<NodePtr> extents;
  Word element;  ///< "" when not written
  Word along;    ///< group of which each axis has one; "" when not written
};

/// require label: rank(I*) >= 1
struct RankSyntax {
  Word label;  ///< "" when not written
  Word group;
};

struct RequirementSyntax {
  Word label;  ///< "" when not written
  NodePtr condition;
};

struct EquationSyntax {
  Word name;
  std::vector<BinderSyntax> indices;
  NodePtr body;
};

struct ExpectSyntax {
  std::string outcome, reach, reason;
  base::Span where;
};

struct FormatGroupSyntax {
  std::vector<Word> names;
  Word format;
};
struct FormatsSyntax {
  std::vector<FormatGroupSyntax> groups;
  Word accumulate;
  std::string order;  ///< "", "in order", "pairwise", "blocked"
  NodePtr block;
};

struct BoxSyntax {
  Word name;
  NodePtr low, high;
};

struct AcceptSyntax {
  std::string quantity;  ///< "bound" or "error"
  NodePtr factor;
  std::string unit;  ///< "before", "absolute" or "ulps"
  base::Span where;
};

struct AssignmentSyntax {
  Word name;
  Word digits;
};
struct SizesSyntax {
  std::vector<std::vector<AssignmentSyntax>> listed;
  std::vector<AssignmentSyntax> maxima;
};

struct SourceSyntax {
  Word path, entry, artefact;
  std::vector<Word> targets;
  std::vector<std::string> flags;
  base::Span where;
};

struct ComputesSyntax {
  Word rewrite, side;
  std::vector<std::pair<Word, Word>> outputs;  ///< argument, equation
};

struct ArgumentSyntax {
  Word name;
  std::string mode;  ///< "", "in", "out", "inout", "workspace"
  bool zeroed = false;
  std::optional<std::vector<NodePtr>> extents, strides;
  NodePtr storage;
  Word aligned;
  Word alias;
  Word type;
  NodePtr value;
};

/// data tokens[t] = 3 * t mod V, or data tokens in [0, V)
struct DataSyntax {
  Word name;
  std::vector<BinderSyntax> indices;
  NodePtr value;      ///< null for a range
  NodePtr low, high;  ///< of a range
};

struct GridSyntax {
  std::array<NodePtr, 3> grid, block;
  NodePtr shared;
  base::Span where;
};

struct LaunchSyntax {
  Word kernel;
  std::vector<Word> arguments;
};

enum class ItemKind : std::uint8_t { rewrite, kernel, sequence };

/// A rewrite, a kernel claim or a sequence. `written` holds the section words that stand in it.
struct ItemSyntax {
  std::optional<ItemKind> kind;  ///< empty for a twin until its parent is known
  Word name;
  Word twin_of;
  std::set<std::string> written;
  bool broken = false;  ///< a section did not parse: what follows from its absence is not reported

  Word title, fact, origin, shipped, theory;
  std::vector<Word> sizes;
  std::map<std::string, Word> along;  ///< group of each size that has one value an axis
  std::vector<RankSyntax> ranks;
  std::vector<LetSyntax> lets;
  std::vector<DeclarationSyntax> inputs, outputs;
  std::vector<RequirementSyntax> requirements;
  std::vector<EquationSyntax> before, after;
  base::Span before_where, after_where;
  ExpectSyntax expect;
  FormatsSyntax formats;
  std::vector<BoxSyntax> box;
  AcceptSyntax accept;
  SizesSyntax listed;
  std::vector<SourceSyntax> sources;
  ComputesSyntax computes;
  std::vector<ArgumentSyntax> arguments;
  std::vector<DataSyntax> data;
  GridSyntax grid;
  std::vector<LaunchSyntax> launches;
};

struct DefinitionSyntax {
  Word name;
  std::vector<DeclarationSyntax> parameters;
  EquationSyntax value;
  std::vector<EquationSyntax> locals;
};

struct FileSyntax {
  bool definitions_broken = false;  ///< a definition did not parse: unknown functions are not reported
  std::vector<Word> imports;        ///< relative paths
  std::vector<Word> uses;           ///< names of rewrites
  std::vector<DefinitionSyntax> definitions;
  std::vector<ItemSyntax> items;
};

}  // namespace warpproof::text
