#include "objects.h"

#include <sstream>

#include "text.h"
#include "warpproof/report.h"

namespace warpproof::python {
namespace {

namespace nb = nanobind;

template <class Items, class One>
nb::list list_of(const Items& items, One&& one) {
  nb::list out;
  for (const auto& item : items) out.append(one(item));
  return out;
}

nb::list texts_of(const std::vector<std::string>& texts) { return list_of(texts, text_of); }
nb::list numbers_of(const std::vector<std::int64_t>& numbers) {
  return list_of(numbers, [](std::int64_t n) { return nb::int_(n); });
}

nb::dict of(const Place& place) {
  nb::dict out;
  out["path"] = text_of(place.path);
  out["line"] = place.line;
  out["column"] = place.column;
  return out;
}

nb::dict of(const Diagnostic& diagnostic) {
  nb::dict out;
  out["code"] = text_of(diagnostic.code);
  out["is_error"] = diagnostic.is_error;
  out["place"] = of(diagnostic.place);
  out["message"] = text_of(diagnostic.message);
  out["expected"] = text_of(diagnostic.expected);
  out["found"] = text_of(diagnostic.found);
  out["suggestion"] = text_of(diagnostic.suggestion);
  out["notes"] = texts_of(diagnostic.notes);
  out["rendered"] = text_of(diagnostic.rendered);
  return out;
}

nb::dict of(const TensorValue& tensor) {
  nb::dict out;
  out["name"] = text_of(tensor.name);
  out["shape"] = numbers_of(tensor.shape);
  out["elements"] = texts_of(tensor.elements);
  out["bits"] = texts_of(tensor.bits);
  return out;
}

nb::object of(const std::optional<Counterexample>& shown) {
  if (!shown) return nb::none();
  nb::dict out, sizes;
  for (const auto& [name, size] : shown->sizes) sizes[text_of(name)] = size;
  out["sizes"] = sizes;
  out["inputs"] = list_of(shown->inputs, [](const TensorValue& tensor) { return of(tensor); });
  out["output"] = text_of(shown->output);
  out["index"] = numbers_of(shown->index);
  out["before"] = text_of(shown->before);
  out["after"] = text_of(shown->after);
  out["replayed"] = shown->replayed;
  out["replay_file"] = text_of(shown->replay_file);
  return out;
}

nb::dict of(const Detail& detail) {
  nb::dict out;
  out["text"] = text_of(detail.text);
  out["place"] = of(detail.place);
  return out;
}

nb::dict of(const LedgerEntry& entry) {
  nb::dict out;
  out["assumption"] = text_of(code(entry.assumption));
  out["detail"] = text_of(entry.detail);
  return out;
}

nb::dict of(const ErrorBound& error) {
  nb::dict out;
  out["output"] = text_of(error.output);
  out["magnitude"] = error.magnitude;
  out["bound_before"] = error.bound_before;
  out["bound_after"] = error.bound_after;
  out["worst_found"] = error.worst_found;
  return out;
}

nb::dict of(const Answer& answer) {
  nb::dict out;
  out["question"] = text_of(word(answer.question));
  out["outcome"] = text_of(word(answer.outcome));
  out["reach"] = text_of(word(answer.reach));
  out["reason"] = text_of(code(answer.reason));
  out["summary"] = text_of(answer.summary);
  out["details"] = list_of(answer.details, [](const Detail& detail) { return of(detail); });
  out["counterexample"] = of(answer.counterexample);
  out["ledger"] = list_of(answer.ledger, [](const LedgerEntry& entry) { return of(entry); });
  out["certificate"] = text_of(answer.certificate);
  out["derivation"] = texts_of(answer.derivation);
  out["errors"] = list_of(answer.errors, [](const ErrorBound& error) { return of(error); });
  out["time_ms"] = answer.time_ms;
  return out;
}

nb::dict of(const Definition& definition) {
  nb::dict out;
  out["name"] = text_of(definition.name);
  out["text"] = text_of(definition.text);
  return out;
}

nb::dict of(const Artefact& artefact) {
  nb::dict out;
  out["role"] = text_of(artefact.role);
  out["path"] = text_of(artefact.path);
  out["sha256"] = text_of(artefact.sha256);
  out["compiled_here"] = artefact.compiled_here;
  out["text"] = text_of(artefact.text);
  return out;
}

}  // namespace

nb::dict object_of(const Verdict& verdict) {
  nb::dict out, provenance;
  for (const auto& [name, value] : verdict.provenance) provenance[text_of(name)] = text_of(value);
  std::ostringstream text;
  write_report({verdict}, "text", {}, text);
  out["id"] = text_of(verdict.id);
  out["place"] = of(verdict.place);
  out["kind"] = text_of(verdict.kind);
  out["outcome"] = text_of(word(verdict.outcome));
  out["reach"] = text_of(word(verdict.reach));
  out["reason"] = text_of(code(verdict.reason));
  out["answers"] = list_of(verdict.answers, [](const Answer& answer) { return of(answer); });
  out["expected"] = text_of(verdict.expected);
  out["fact"] = text_of(verdict.fact);
  out["expectation_met"] = verdict.expectation_met;
  out["exit_code"] = exit_code({verdict});
  out["diagnostics"] =
      list_of(verdict.diagnostics, [](const Diagnostic& diagnostic) { return of(diagnostic); });
  out["provenance"] = provenance;
  out["definitions"] =
      list_of(verdict.definitions, [](const Definition& definition) { return of(definition); });
  out["artefacts"] = list_of(verdict.artefacts, [](const Artefact& artefact) { return of(artefact); });
  out["text"] = text_of(text.str());
  out["time_ms"] = verdict.time_ms;
  return out;
}

nb::dict object_of(const Diagnostic& diagnostic) { return of(diagnostic); }

nb::list objects_of(const std::vector<Verdict>& verdicts) {
  return list_of(verdicts, [](const Verdict& verdict) { return object_of(verdict); });
}

}  // namespace warpproof::python
