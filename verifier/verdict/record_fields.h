#pragma once
// The fields of a verdict and of everything in it, each with the name that it has in a record: said once, for
// the writer and the reader. A field that is added to verdict.h and not here does not compile, since a
// structured binding names every member.
//
//   fields(verdict, [&](const char* name, auto& value) { ... });

#include <concepts>
#include <type_traits>

#include "warpproof/verdict.h"

namespace warpproof::verdict {

inline constexpr const char* record_version = "warpproof-verdict-1";

/// As JSON means it: no overlong forms, no surrogates.
bool is_utf8(const std::string& text);

/// T or const T.
template <class Self, class T>
concept Is = std::same_as<std::remove_const_t<Self>, T>;

template <Is<Place> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [path, line, column] = self;
  visit("path", path);
  visit("line", line);
  visit("column", column);
}

template <Is<Diagnostic> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [code, is_error, place, message, expected, found, suggestion, notes, rendered] = self;
  visit("code", code);
  visit("is_error", is_error);
  visit("place", place);
  visit("message", message);
  visit("expected", expected);
  visit("found", found);
  visit("suggestion", suggestion);
  visit("notes", notes);
  visit("rendered", rendered);
}

template <Is<LedgerEntry> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [assumption, detail] = self;
  visit("assumption", assumption);
  visit("detail", detail);
}

template <Is<TensorValue> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [name, shape, elements, bits] = self;
  visit("name", name);
  visit("shape", shape);
  visit("elements", elements);
  visit("bits", bits);
}

template <Is<Counterexample> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [sizes, inputs, output, index, before, after, replayed, replay_file] = self;
  visit("sizes", sizes);
  visit("inputs", inputs);
  visit("output", output);
  visit("index", index);
  visit("before", before);
  visit("after", after);
  visit("replayed", replayed);
  visit("replay_file", replay_file);
}

template <Is<Detail> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [text, place] = self;
  visit("text", text);
  visit("place", place);
}

template <Is<ErrorBound> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [output, magnitude, bound_before, bound_after, worst_found] = self;
  visit("output", output);
  visit("magnitude", magnitude);
  visit("bound_before", bound_before);
  visit("bound_after", bound_after);
  visit("worst_found", worst_found);
}

template <Is<Answer> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [question, outcome, reach, reason, summary, details, counterexample, ledger, certificate, derivation,
         errors, time_ms] = self;
  visit("question", question);
  visit("outcome", outcome);
  visit("reach", reach);
  visit("reason", reason);
  visit("summary", summary);
  visit("details", details);
  visit("counterexample", counterexample);
  visit("ledger", ledger);
  visit("certificate", certificate);
  visit("derivation", derivation);
  visit("errors", errors);
  visit("time_ms", time_ms);
}

template <Is<Definition> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [name, text] = self;
  visit("name", name);
  visit("text", text);
}

template <Is<Artefact> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [role, path, sha256, compiled_here, text] = self;
  visit("role", role);
  visit("path", path);
  visit("sha256", sha256);
  visit("compiled_here", compiled_here);
  visit("text", text);
}

template <Is<Verdict> Self, class Visit>
void fields(Self& self, Visit&& visit) {
  auto& [id, place, kind, outcome, reach, reason, answers, expected, fact, expectation_met, diagnostics, provenance,
         definitions, artefacts, time_ms] = self;
  visit("id", id);
  visit("place", place);
  visit("kind", kind);
  visit("outcome", outcome);
  visit("reach", reach);
  visit("reason", reason);
  visit("answers", answers);
  visit("expected", expected);
  visit("fact", fact);
  visit("expectation_met", expectation_met);
  visit("diagnostics", diagnostics);
  visit("provenance", provenance);
  visit("definitions", definitions);
  visit("artefacts", artefacts);
  visit("time_ms", time_ms);
}

/// A type above.
struct AnyVisit {
  template <class T>
  void operator()(const char*, T&) const {}
};
template <class T>
concept HasFields = requires(T& value) { fields(value, AnyVisit{}); };

}  // namespace warpproof::verdict
