#pragma once
// The words of an answer. Seven outcomes, a reach, a reason code from one list, findings with evidence, and
// the ledger of what was taken without proof. No third-party type.
//
//   warpproof::Verdict v = ...;
//   if (v.outcome == warpproof::Outcome::proved && v.reach == warpproof::Reach::all_sizes) ...

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace warpproof {

enum class Outcome : std::uint8_t { proved, refuted, tested, unknown, unsupported, rejected, vacuous };
enum class Reach : std::uint8_t { none, samples, listed_data, listed_sizes, all_sizes };  ///< weakest first
enum class Question : std::uint8_t { equal, accurate, implemented, safe };

enum class Reason : std::uint16_t {
#define WARPPROOF_REASON(name, text) name,
#include "warpproof/reasons.def"
#undef WARPPROOF_REASON
};
enum class Assumption : std::uint16_t {
#define WARPPROOF_ASSUMPTION(name, statement) name,
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
};

std::string_view word(Outcome outcome);
std::string_view word(Reach reach);
std::string_view word(Question question);
std::string_view code(Reason reason);      ///< the enumerator's name, stable
std::string_view sentence(Reason reason);  ///< one sentence
std::string_view code(Assumption assumption);
std::string_view sentence(Assumption assumption);
std::optional<Reason> reason_named(std::string_view code);
std::optional<Outcome> outcome_named(std::string_view word);

/// A place in a file of the user, ready to print.
struct Place {
  std::string path;
  std::uint32_t line = 0, column = 0;
};

/// A diagnostic as data: the same content as the rendered text.
struct Diagnostic {
  std::string code;
  bool is_error = true;
  Place place;
  std::string message, expected, found, suggestion;
  std::vector<std::string> notes;
  std::string rendered;
};

struct LedgerEntry {
  Assumption assumption;
  std::string detail;  ///< e.g. which template, which instruction
};

struct TensorValue {
  std::string name;
  std::vector<std::int64_t> shape;
  std::vector<std::string> elements;  ///< exact decimals or fractions, row-major
  std::vector<std::string> bits;      ///< hex, kernel counterexamples only
};

/// Small, concrete, replayed.
struct Counterexample {
  std::vector<std::pair<std::string, std::int64_t>> sizes;
  std::vector<TensorValue> inputs;
  std::string output;               ///< which output
  std::vector<std::int64_t> index;  ///< first element that differs
  std::string before, after;        ///< the two values there ("undefined" possible); kernel: expected, got
  bool replayed = false;            ///< by an evaluator that shares no code with the prover
  std::string replay_file;          ///< text of a self-contained Python file that shows it
};

/// One thing found on the way: a lemma used, a race with both accesses, a bound.
struct Detail {
  std::string text;
  Place place;
};

/// What is known of one output's error, absolute: for the rule of `accurate`, and for a plot of it.
struct ErrorBound {
  std::string output;
  double magnitude = 0;     ///< of the exact value on the box, at most
  double bound_before = 0;  ///< certified, of the definition in its declared formats; infinity: none
  double bound_after = 0;   ///< certified, of the kernel
  double worst_found = 0;   ///< largest error that a concrete run showed, 0 when none was run
};

struct Answer {
  Question question = Question::equal;
  Outcome outcome = Outcome::unknown;
  Reach reach = Reach::none;
  Reason reason{};
  std::string summary;  ///< one line
  std::vector<Detail> details;
  std::optional<Counterexample> counterexample;
  std::vector<LedgerEntry> ledger;
  std::string certificate;              ///< JSON text of the proof, for `equal` proved
  std::vector<std::string> derivation;  ///< `equal` proved: the proof's steps, one line each, in order
  std::vector<ErrorBound> errors;       ///< `accurate`
  double time_ms = 0;
};

/// What was compared, in the language's own notation: "before", "after", or a kernel's definition.
struct Definition {
  std::string name, text;
};

/// A file that the verdict speaks of.
struct Artefact {
  std::string role;            ///< "claim", "source", "code" (PTX or LLVM IR), "import", "header"
  std::string path;            ///< as the claim names it, below the root
  std::string sha256;          ///< of the bytes that were read
  bool compiled_here = false;  ///< "source": this run compiled it to the code that was judged
  std::string text;            ///< "claim" and "source" of at most 64 KiB; else ""
};

struct Verdict {
  std::string id;
  Place place;       ///< where the subject is stated; empty for a whole file
  std::string kind;  ///< "rewrite", "kernel", "sequence", "equivalence", "file"
  Outcome outcome = Outcome::unknown;
  Reach reach = Reach::none;
  Reason reason{};
  std::vector<Answer> answers;
  std::string expected;         ///< "proved", "refuted (reason)", or ""
  std::string fact;             ///< of a rewrite: id of the known rule that it states, or ""
  bool expectation_met = true;  ///< false also when no expectation is written and the outcome is not proved
  std::vector<Diagnostic> diagnostics;
  std::vector<std::pair<std::string, std::string>> provenance;  ///< versions, digests, seeds, budgets
  std::vector<Definition> definitions;
  std::vector<Artefact> artefacts;
  double time_ms = 0;
};

/// 4 a fault of ours; 2 rejected; 1 refuted; 3 unknown, unsupported, vacuous or only tested; 0 all met.
/// Highest wins in the order 4, 2, 1, 3, 0 over many verdicts. `proved` or `refuted` as the file expects
/// counts 0; `expect refuted` on a proved item counts 1. Tested, unknown, unsupported and vacuous are never
/// 0.
int exit_code(const std::vector<Verdict>& verdicts);

}  // namespace warpproof
