#pragma once
// A PTX module as read: values only, deterministic, every name resolved. Instructions are kept as text
// (opcode and modifiers), so that an unknown one is never a parse failure; their meaning stands in
// instructions/.
//
// Views (`std::string_view`) point into `Module::source`, which the module keeps alive: a Function or
// Instruction must not outlive its Module (a copy of the Module shares the text). Equality compares content
// and ignores places. Integers: sizes, alignments and offsets are bytes. Grammar: PTX ISA 9.0, chapters 4, 5
// and 11 ("PTX 9.0").
//
//   base::Result<ptx::Module> module = ptx::load_module(source, limits);   // loader.h
//   const ptx::Function* kernel = ptx::find_entry(*module, "gemm");
//   for (const ptx::Instruction& i : kernel->body) use(i.opcode, i.modifiers, i.operands);

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "verifier/base/source.h"

namespace warpproof::ptx {

/// Bytes [begin, end) of Module::source and the 1-based PTX line of `begin`. A place is never part of the
/// meaning.
struct Extent {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
  std::uint32_t line = 0;
  friend bool operator==(const Extent&, const Extent&) { return true; }
};

enum class Space : std::uint8_t { none, reg, param, global, shared, constant, local, tex };

/// Names as in PTX. `pred` has no size; opaque types (texref, samplerref, surfref) have 8 bytes.
enum class Type : std::uint8_t {
  b8,
  b16,
  b32,
  b64,
  b128,
  u8,
  u16,
  u32,
  u64,
  s8,
  s16,
  s32,
  s64,
  f16,
  f16x2,
  f32,
  f64,
  bf16,
  bf16x2,
  tf32,
  e4m3,
  e5m2,
  e4m3x2,
  e5m2x2,
  pred,
  texref,
  samplerref,
  surfref,
};
/// ".f32" -> Type::f32; nothing for any other text.
std::optional<Type> type_of(std::string_view dotted);
std::string_view name_of(Type type);    ///< with the dot: ".f32"
std::string_view name_of(Space space);  ///< with the dot: ".shared"; "" for none
std::uint32_t size_of(Type type);       ///< bytes; 0 for pred

// ---------------------------------------------------------------------------------------------- operands

enum class Prefix : std::uint8_t { none, logical_not, minus };  ///< `!%p1`, `-%r1`

struct Register {
  std::uint32_t index = 0;  ///< into Function::registers
  /// Part of it: ".x" of a vector register, ".b0", ".h1", ".b3210" of the video instructions; "" mostly.
  std::string_view selector;
  Prefix prefix = Prefix::none;
  bool operator==(const Register&) const = default;
};

/// A literal or a folded constant expression. `integer`: 64 bits of two's complement; the instruction's type
/// tells how many count. `float32`: `0f3F800000`; `float64`: `0d...` and decimal literals (an f32 instruction
/// narrows them).
struct Immediate {
  enum class Kind : std::uint8_t { integer, float32, float64 } kind = Kind::integer;
  bool is_unsigned = false;  ///< had a U suffix, or does not fit in s64
  std::uint64_t bits = 0;
  bool operator==(const Immediate&) const = default;
};

/// `%tid.x`, `%laneid`, `%clock64`: a predefined, read-only register, with its component.
struct Special {
  std::string_view name;
  bool operator==(const Special&) const = default;
};

struct Sink {
  bool operator==(const Sink&) const = default;
};  ///< `_`

/// A branch target: index into Function::body of the instruction that follows the label (body.size(): the
/// end).
struct LabelReference {
  std::uint32_t label = 0;  ///< into Function::labels
  std::uint32_t instruction = 0;
  bool operator==(const LabelReference&) const = default;
};

/// The address of something named, plus `addend` bytes. `index` points into the table that `kind` names.
struct SymbolReference {
  enum class Kind : std::uint8_t {
    module_variable,    ///< Module::variables
    function_variable,  ///< Function::variables
    parameter,          ///< Function::parameters
    return_parameter,   ///< Function::returns
    function,           ///< Module::functions
    entry,              ///< Module::entries
    prototype,          ///< Function::prototypes
    branch_targets,     ///< Function::branch_targets
  } kind = Kind::module_variable;
  std::uint32_t index = 0;
  std::int64_t addend = 0;
  bool operator==(const SymbolReference&) const = default;
};

struct Operand;

/// `[%rd1+16]`, `[name+4]`, `[1024]` (no base), `[%rd1, {%r1, %r2}]`, `[%rd2, %rd3, {%f1}]`.
struct Address {
  std::variant<std::monostate, Register, SymbolReference> base;
  std::int64_t offset = 0;           ///< for a symbol base its addend stays 0 and the offset is here
  std::vector<Operand> coordinates;  ///< what follows the first comma inside the brackets
  bool operator==(const Address&) const;
};
struct Vector {  ///< `{%f1, %f2, _, 0}`
  std::vector<Operand> items;
  bool operator==(const Vector&) const;
};
struct Group {  ///< `(param0, param1)` of a call
  std::vector<Operand> items;
  bool operator==(const Group&) const;
};
struct Pair {                  ///< `%r1|%p1`: two destinations
  std::vector<Operand> items;  ///< exactly two
  bool operator==(const Pair&) const;
};

struct Operand {
  std::variant<Register, Immediate, Special, Sink, LabelReference, SymbolReference, Address, Vector, Group,
               Pair>
      value;
  Extent extent;
  bool operator==(const Operand& other) const;
};

// ---------------------------------------------------------------------------------------------- functions

struct Guard {         ///< `@%p1`, `@!%p1`
  Register predicate;  ///< prefix is none; see `negated`
  bool negated = false;
  bool operator==(const Guard&) const = default;
};

inline constexpr std::uint32_t no_location = 0xffffffffu;

struct Instruction {
  std::string_view opcode;                  ///< up to the first dot: "fma", "cp", "bar"
  std::vector<std::string_view> modifiers;  ///< in order, with the dot: ".rn", ".f32", ".shared::cluster"
  std::optional<Guard> guard;
  std::vector<Operand> operands;         ///< in order, destinations first, as written
  std::uint32_t location = no_location;  ///< into Function::locations: the nearest `.loc` before it
  Extent extent;                         ///< from the guard to the semicolon, for reports
  bool operator==(const Instruction&) const = default;
  bool has(std::string_view modifier) const;
};

/// A source line: `.loc file line column[, function_name label, inlined_at file line column]`.
struct Location {
  std::uint32_t file = 0;  ///< as numbered by `.file`; look it up with file_name()
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  bool inlined = false;
  std::string_view function_name;  ///< `label` or `label+offset` in a debug section; "" when not inlined
  std::uint32_t inlined_file = 0;
  std::uint32_t inlined_line = 0;
  std::uint32_t inlined_column = 0;
  std::uint32_t parent =
      no_location;  ///< the location of the call that was inlined: an earlier one in the table
  bool operator==(const Location&) const = default;
};

/// A register that is referenced somewhere (parameters in space .reg always are). `name` is unique in its
/// function: one that shadows another one of the same name (a brace scope of inline assembly) is told apart
/// by a suffix.
struct RegisterDeclaration {
  std::string name;
  Type type = Type::b32;
  std::uint8_t vector_width = 1;  ///< 2 or 4 for `.reg .v4 .f32 %v`
  bool operator==(const RegisterDeclaration&) const = default;
};

struct Label {
  std::string name;               ///< unique in its function
  std::uint32_t instruction = 0;  ///< index of the instruction that follows; body.size() at the end
  bool operator==(const Label&) const = default;
};

/// A directive kept as text: `.maxntid 256, 1, 1` is {".maxntid", {"256", "1", "1"}}.
struct Directive {
  std::string_view name;
  std::vector<std::string_view> arguments;
  bool operator==(const Directive&) const = default;
};

/// An address inside an initialiser: `size` bytes at `offset` hold (symbol + addend), shifted down to the
/// bits of `mask` when one is given (`0xff00(name)`: the second byte of the address).
struct InitialAddress {
  std::uint64_t offset = 0;
  std::uint32_t size = 8;
  SymbolReference symbol;
  bool generic = false;    ///< written generic(name)
  std::uint64_t mask = 0;  ///< 0: none
  bool operator==(const InitialAddress&) const = default;
};

/// First bytes of a variable; what follows up to its size is zero.
struct Initialiser {
  std::vector<std::uint8_t> bytes;
  std::vector<InitialAddress> addresses;
  bool operator==(const Initialiser&) const = default;
};

enum class Linkage : std::uint8_t { internal, visible, external, weak, common };

struct Variable {
  std::string name;  ///< unique in its function, or in the module
  Space space = Space::global;
  Type type = Type::b8;
  std::uint8_t vector_width = 1;
  Linkage linkage = Linkage::internal;
  std::uint64_t align = 1;                ///< natural where none is written
  std::vector<std::uint64_t> dimensions;  ///< array extents; 0 for `name[]` of unknown size
  bool is_array = false;
  bool size_unknown = false;  ///< `.extern .shared .b8 name[]`: the dynamic shared memory
  std::uint64_t size = 0;     ///< bytes; 0 when unknown
  std::uint64_t offset = 0;   ///< function level, .shared and .local: place in the block's or thread's memory
  std::optional<Initialiser> initialiser;  ///< none: zero for .global and .const, else undefined
  std::vector<Directive> attributes;       ///< .attribute(.managed)
  Extent extent;
  bool operator==(const Variable&) const = default;
};

struct Parameter {
  std::string name;            ///< "_" in a prototype
  Space space = Space::param;  ///< .param, or .reg for a device function
  Type type = Type::b32;
  bool is_array = false;           ///< `.param .align 8 .b8 name[24]`: a struct by value
  std::uint64_t array_length = 0;  ///< elements; 0 with is_array: unknown
  std::uint64_t size = 0;          ///< bytes
  std::uint64_t align = 1;
  std::uint64_t offset = 0;                    ///< in the parameter block, by size and alignment in order
  bool is_pointer = false;                     ///< `.ptr`
  Space pointer_space = Space::none;           ///< none: generic
  std::uint64_t pointer_align = 0;             ///< 0: not stated
  std::uint32_t register_index = no_location;  ///< space reg: into Function::registers
  Extent extent;                               ///< of its name
  bool operator==(const Parameter&) const = default;
};

struct Prototype {  ///< `name: .callprototype (.param .b32 _) _ (.param .b64 _);`
  std::string name;
  std::vector<Parameter> returns;
  std::vector<Parameter> parameters;
  std::vector<Directive> directives;
  bool operator==(const Prototype&) const = default;
};

struct BranchTargets {  ///< `name: .branchtargets L0, L1;` or `.calltargets f, g;`
  std::string name;
  bool is_call = false;
  std::vector<Operand> targets;  ///< LabelReference or SymbolReference
  bool operator==(const BranchTargets&) const = default;
};

struct BodyPragma {  ///< `.pragma "nounroll";` before an instruction
  std::uint32_t instruction = 0;
  std::string_view text;  ///< with its quotes
  bool operator==(const BodyPragma&) const = default;
};

/// A module-level shared variable that a kernel (or a function that it can call) names, and its place in the
/// block's shared memory. Names of unknown size all start at Function::dynamic_shared_offset.
struct SharedPlacement {
  std::uint32_t variable = 0;  ///< into Module::variables
  std::uint64_t offset = 0;
  bool operator==(const SharedPlacement&) const = default;
};

/// A device function that a kernel can reach and that has .shared variables of its own: they start at
/// `offset`.
struct CalleeShared {
  std::uint32_t function = 0;  ///< into Module::functions
  std::uint64_t offset = 0;
  bool operator==(const CalleeShared&) const = default;
};

/// A kernel (`.entry`) or a device function (`.func`). Brace scopes are flattened; places of variables are
/// ours: PTX promises nothing about them, a kernel that depends on them is wrong.
struct Function {
  std::string_view name;
  bool is_entry = false;
  Linkage linkage = Linkage::internal;
  bool has_body = false;  ///< false: a declaration
  std::vector<Parameter> returns;
  std::vector<Parameter> parameters;
  std::uint64_t parameter_bytes = 0;
  std::vector<Directive> directives;           ///< .maxntid, .noreturn, .pragma, ...
  std::vector<RegisterDeclaration> registers;  ///< parameters in space .reg, then in order of first reference
  std::vector<Variable> variables;             ///< .shared, .local, .param (call frames), .const, .global
  std::vector<Label> labels;                   ///< in order of definition
  std::vector<Prototype> prototypes;
  std::vector<BranchTargets> branch_targets;
  std::vector<Location> locations;
  std::vector<BodyPragma> pragmas;
  std::vector<Instruction> body;
  std::uint64_t local_bytes = 0;               ///< frame of one thread
  std::uint64_t static_shared_bytes = 0;       ///< own and module-level ones that are reachable (entries)
  std::vector<SharedPlacement> module_shared;  ///< sorted by variable (entries)
  std::vector<CalleeShared> callee_shared;     ///< sorted by function (entries)
  std::uint64_t dynamic_shared_offset = 0;     ///< aligned for all names of unknown size that are reachable
  std::uint64_t dynamic_shared_align = 1;
  bool names_dynamic_shared = false;
  Extent extent;
  bool operator==(const Function&) const = default;
};

// ---------------------------------------------------------------------------------------------- module

struct SourceFileName {  ///< `.file 1 "kernel.cu"[, timestamp, size]`
  std::uint32_t index = 0;
  std::string_view path;  ///< without quotes
  std::vector<std::string_view> details;
  bool operator==(const SourceFileName&) const = default;
};

struct Section {  ///< `.section .debug_info { ... }`, kept as text
  std::string_view name;
  std::string_view text;  ///< between the braces
  bool operator==(const Section&) const = default;
};

struct Alias {                 ///< `.alias name, target;`: a function without a body stands for another one
  std::uint32_t function = 0;  ///< the declared name, into Module::functions
  std::uint32_t target = 0;    ///< into Module::functions
  bool operator==(const Alias&) const = default;
};

struct Module {
  base::SourcePtr source;  ///< not part of equality
  std::uint32_t version_major = 0;
  std::uint32_t version_minor = 0;
  std::vector<std::string_view> targets;  ///< "sm_80", then options such as "debug"
  std::uint32_t address_size = 32;        ///< bits
  std::vector<Function> entries;
  std::vector<Function> functions;  ///< a prototype and its definition are one
  std::vector<Variable> variables;
  std::vector<Alias> aliases;
  std::vector<SourceFileName> files;
  std::vector<Section> sections;
  std::vector<Directive> directives;  ///< module-level .pragma and what is not known
  bool operator==(const Module& other) const;
};

const Function* find_entry(const Module& module, std::string_view name);  ///< null when there is none
/// The path that `.file` gives to a number, or "".
std::string_view file_name(const Module& module, std::uint32_t index);
/// The location in the outermost caller: follows `parent`. no_location stays no_location.
std::uint32_t outermost_location(const Function& function, std::uint32_t location);
/// For a diagnostic or a report.
base::Span span_of(const Module& module, const Extent& extent);
/// The exact text of an instruction as it stands in the source.
std::string_view text_of(const Module& module, const Extent& extent);

}  // namespace warpproof::ptx
