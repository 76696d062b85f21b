#include "verifier/front/serve/answer.h"

#include <algorithm>

namespace warpproof::serve {
namespace {

constexpr std::size_t subjects_max = 40;
constexpr std::size_t details_max = 8;
constexpr std::size_t diagnostics_max = 8;
constexpr std::size_t elements_max = 64;
constexpr std::size_t steps_max = 6;
constexpr std::size_t sentence_bytes_max = 500;

std::string sentence_of(const std::string& text, const Workspace& workspace) {
  return shortened(workspace.shown(text), sentence_bytes_max);
}

Json place_json(const Place& place, const Workspace& workspace) {
  if (place.path.empty()) return nullptr;
  return {{"path", workspace.shown(place.path)}, {"line", place.line}, {"column", place.column}};
}

Json counterexample_json(const Counterexample& found) {
  Json sizes = Json::object();
  for (const auto& [name, value] : found.sizes) sizes[name] = value;
  Json inputs = Json::array();
  for (const TensorValue& input : found.inputs) {
    Json elements = Json::array();
    for (std::size_t i = 0; i < std::min(input.elements.size(), elements_max); ++i)
      elements.push_back(shortened(input.elements[i], 60));
    inputs.push_back({{"name", input.name},
                      {"shape", input.shape},
                      {"elements", elements},
                      {"elements_in_all", input.elements.size()}});
  }
  return {{"sizes", sizes},
          {"output", found.output},
          {"index", found.index},
          {"expected", shortened(found.before, 200)},
          {"got", shortened(found.after, 200)},
          {"replayed", found.replayed},
          {"inputs", inputs}};
}

Json answer_json(const Answer& answer, const Workspace& workspace) {
  Json details = Json::array();
  for (const Detail& detail : answer.details) {
    if (details.size() == details_max) break;
    details.push_back(
        {{"text", sentence_of(detail.text, workspace)}, {"place", place_json(detail.place, workspace)}});
  }
  Json ledger = Json::array();
  for (const LedgerEntry& entry : answer.ledger)
    if (std::find(ledger.begin(), ledger.end(), code(entry.assumption)) == ledger.end())
      ledger.push_back(code(entry.assumption));
  return {{"question", word(answer.question)},
          {"outcome", word(answer.outcome)},
          {"reach", word(answer.reach)},
          {"reason", code(answer.reason)},
          {"summary", sentence_of(answer.summary, workspace)},
          {"details", details},
          {"leans_on", ledger},
          {"counterexample", answer.counterexample ? counterexample_json(*answer.counterexample) : Json()}};
}

Json diagnostic_json(const Diagnostic& diagnostic, const Workspace& workspace) {
  return {{"code", diagnostic.code},
          {"message", sentence_of(diagnostic.message, workspace)},
          {"place", place_json(diagnostic.place, workspace)},
          {"expected", sentence_of(diagnostic.expected, workspace)},
          {"found", sentence_of(diagnostic.found, workspace)},
          {"suggestion", sentence_of(diagnostic.suggestion, workspace)}};
}

Json subject_json(const Verdict& verdict, const Workspace& workspace) {
  Json answers = Json::array();
  for (const Answer& answer : verdict.answers) answers.push_back(answer_json(answer, workspace));
  Json diagnostics = Json::array();
  for (const Diagnostic& diagnostic : verdict.diagnostics) {
    if (diagnostics.size() == diagnostics_max) break;
    diagnostics.push_back(diagnostic_json(diagnostic, workspace));
  }
  return {{"id", shortened(workspace.shown(verdict.id), 200)},
          {"kind", verdict.kind},
          {"place", place_json(verdict.place, workspace)},
          {"outcome", word(verdict.outcome)},
          {"reach", word(verdict.reach)},
          {"reason", code(verdict.reason)},
          {"expected", verdict.expected},
          {"expectation_met", verdict.expectation_met},
          {"answers", answers},
          {"diagnostics", diagnostics},
          {"time_ms", static_cast<std::uint64_t>(verdict.time_ms)}};
}

/// Those that need work first, as exit_code weighs them; the order of the file among equals.
std::vector<const Verdict*> worst_first(const std::vector<Verdict>& verdicts) {
  std::vector<const Verdict*> out;
  for (const int wanted : {4, 2, 1, 3, 0})
    for (const Verdict& verdict : verdicts)
      if (exit_code({verdict}) == wanted) out.push_back(&verdict);
  return out;
}

std::string first_words(const Verdict& verdict) {
  std::string out = std::string(word(verdict.outcome));
  std::transform(out.begin(), out.end(), out.begin(), [](unsigned char c) { return std::toupper(c); });
  out += " " + verdict.id;
  if (verdict.outcome == Outcome::proved && verdict.reach != Reach::none) {
    std::string reach(word(verdict.reach));
    std::replace(reach.begin(), reach.end(), '_', ' ');
    out += " for " + reach;
  }
  if (verdict.outcome != Outcome::proved) out += " (" + std::string(code(verdict.reason)) + ")";
  if (!verdict.expected.empty()) out += verdict.expectation_met ? ", as expected" : ", not as expected";
  return out;
}

std::string text_of(const std::vector<const Verdict*>& verdicts, const Json& steps, const std::string& end,
                    const Workspace& workspace) {
  std::string out = end;
  for (const Verdict* verdict : verdicts) {
    out += (out.empty() ? "" : "\n") + first_words(*verdict);
    if (verdict->expectation_met && verdicts.size() > 1) continue;
    for (const Answer& answer : verdict->answers)
      out += "\n  " + std::string(word(answer.question)) + "? " + std::string(word(answer.outcome)) +
             (answer.summary.empty() ? "" : ": ") + shortened(answer.summary, 200);
    for (const Diagnostic& diagnostic : verdict->diagnostics)
      out += "\n  " + diagnostic.code + " " + shortened(diagnostic.message, 200);
  }
  if (!steps.empty()) out += "\nNext:";
  for (const Json& step : steps) out += "\n- " + step.get<std::string>();
  return shortened(workspace.shown(out), text_bytes_max - 8);
}

/// Why a child was ended before it had answered: that is never more than unknown.
struct End {
  Reason reason = Reason::time_limit;
  std::string sentence, step;
};

End end_of(const IsolatedAnswer& answer, const Whereabouts& last, std::uint64_t budget_ms) {
  const std::string at = last.subject.empty() ? "" : " at " + last.subject + ": " + last.stage;
  if (answer.end == IsolatedEnd::timed_out)
    return {
        .reason = Reason::time_limit,
        .sentence = "UNKNOWN (time): not decided within " + std::to_string(budget_ms) + " ms; it was" +
                    (at.empty() ? " at the start" : at),
        .step =
            "Call again with a larger 'budget_seconds', with 'quick': true, or with fewer ids in 'only'."};
  return {.reason = Reason::memory_limit,
          .sentence = "UNKNOWN (memory): not decided within the memory limit; it was" +
                      (at.empty() ? " at the start" : at),
          .step = "Call again with 'quick': true, smaller sizes, or fewer ids in 'only'."};
}

/// Why what was found of a kernel says nothing of its source: "" where this run compiled it.
std::string not_compiled(const Verdict& verdict) {
  for (const auto& [name, value] : verdict.provenance)
    if (name.find("source(") != std::string::npos && value.starts_with("source not compiled here"))
      return value;
  return "";
}

/// Verdicts that were met, of code that is not known to be what the sources say.
End end_of_uncompiled(const std::vector<const Verdict*>& verdicts) {
  End out{.reason = Reason::source_not_compiled};
  for (const Verdict* verdict : verdicts) {
    const std::string why = not_compiled(*verdict);
    if (why.empty() || !out.sentence.empty()) continue;
    out.sentence = "UNSUPPORTED " + verdict->id + " (source_not_compiled): " + why +
                   "; what was found holds for that code only";
    out.step =
        "Nothing is said of the source text. Run the service without --no-compile, where the compiler "
        "and a sandbox are (warpproof doctor), or take the code itself for the claim's source.";
  }
  return out;
}

Json steps_of(const std::vector<const Verdict*>& verdicts, const Workspace& workspace) {
  Json out = Json::array();
  for (const Verdict* verdict : verdicts)
    for (const std::string& step : next_steps(*verdict)) {
      const std::string shown = sentence_of(step, workspace);
      if (out.size() < steps_max && std::find(out.begin(), out.end(), shown) == out.end())
        out.push_back(shown);
    }
  return out;
}

}  // namespace

ToolResult tool_result(const IsolatedAnswer& answer, const Whereabouts& last, const Workspace& workspace,
                       std::uint64_t budget_ms) {
  const bool limited = answer.end == IsolatedEnd::timed_out || answer.end == IsolatedEnd::out_of_memory;
  if (answer.end == IsolatedEnd::crashed)
    return tool_error(
        "E0763", "the request ended its child process: " + workspace.shown(answer.why),
        {"This is a fault of warpproof: nothing was decided. Send the request to its developers, and "
         "try a smaller form of it."});
  if (!limited && answer.end != IsolatedEnd::answered)
    return tool_error("E0764", "the request could not be started: " + workspace.shown(answer.why),
                      {"Ask who runs the service: warpproof doctor says what is missing."});
  const std::vector<const Verdict*> verdicts = worst_first(answer.verdicts);
  Json steps = steps_of(verdicts, workspace);
  Json left = nullptr;
  End end;
  if (limited) {
    end = end_of(answer, last, budget_ms);
    steps.insert(steps.begin(), end.step);
    left = {{"subject", last.subject}, {"stage", last.stage}};
  } else if (exit_code(answer.verdicts) == 0) {
    end = end_of_uncompiled(verdicts);
    if (!end.step.empty()) steps.insert(steps.begin(), end.step);
  }
  if (!limited && verdicts.empty())
    return tool_error("E0763", "the child process answered nothing", {"This is a fault of warpproof."});
  const int code_of_verdicts = exit_code(answer.verdicts);
  const bool from_end = !end.sentence.empty() && code_of_verdicts == 0;
  Json subjects = Json::array();
  for (const Verdict* verdict : verdicts)
    if (subjects.size() < subjects_max) subjects.push_back(subject_json(*verdict, workspace));
  ToolResult result;
  result.structured = {
      {"outcome", from_end ? (limited ? "unknown" : "unsupported") : word(verdicts.front()->outcome)},
      {"reason", code(from_end ? end.reason : verdicts.front()->reason)},
      {"all_met", end.sentence.empty() && code_of_verdicts == 0},
      {"exit_code", from_end ? 3 : code_of_verdicts},
      {"subjects", subjects},
      {"subjects_left_out", verdicts.size() - subjects.size()},
      {"not_finished", left},
      {"next_steps", steps},
  };
  result.text = text_of(verdicts, steps, end.sentence, workspace);
  return result;
}

}  // namespace warpproof::serve
