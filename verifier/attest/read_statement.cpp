// From the bytes of a statement to data. Everything is refused that a writer of this version would not write.

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <utility>

#include "verifier/attest/json_text.h"
#include "verifier/attest/statement.h"

namespace warpproof::attest {
namespace {

constexpr std::string_view assumption_codes[] = {
#define WARPPROOF_ASSUMPTION(name, statement) #name,
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
};

/// What is refused with a code of its own.
struct OtherVersion {
  std::string what, expected, found;
};

bool is_reach(const std::string& text) {
  for (const Reach reach :
       {Reach::none, Reach::samples, Reach::listed_data, Reach::listed_sizes, Reach::all_sizes})
    if (text == word(reach)) return true;
  return false;
}

bool is_question(const std::string& text) {
  for (const Question q : {Question::equal, Question::accurate, Question::implemented, Question::safe})
    if (text == word(q)) return true;
  return false;
}

std::string digest_text(const std::string& text) {
  if (text.size() != 64 || text.find_first_not_of("0123456789abcdef") != std::string::npos)
    throw Malformed{"a sha256 is not 64 lower-case hexadecimal digits"};
  return text;
}

std::uint32_t number_member(const Json& object, const char* name) {
  const Json& value = member(object, name);
  if (!value.is_number_unsigned() || value.get<std::uint64_t>() > UINT32_MAX)
    throw Malformed{std::string("'") + name + "' is not a number in range"};
  return value.get<std::uint32_t>();
}

/// Outcome, reach and reason of a verdict or an answer.
template <class Out>
void read_words(const Json& row, Out& out) {
  out.outcome = text_member(row, "outcome");
  out.reach = text_member(row, "reach");
  out.reason = text_member(row, "reason");
  if (!outcome_named(out.outcome)) throw Malformed{"'" + base::escaped(out.outcome, 40) + "' is no outcome"};
  if (!is_reach(out.reach)) throw Malformed{"'" + base::escaped(out.reach, 40) + "' is no reach"};
  if (!reason_named(out.reason)) throw Malformed{"'" + base::escaped(out.reason, 40) + "' is no reason"};
  if (out.outcome == word(Outcome::proved) && out.reach == word(Reach::samples))
    throw Malformed{"'proved' never goes with 'samples'"};
}

void read_counterexample(const Json& row, StatementAnswer& out) {
  const Json& c = member(row, "counterexample");
  if (c.is_null()) return;
  has_only(c, {"sizes", "output", "index", "before", "after", "replayed"});
  if (!c["sizes"].is_object()) throw Malformed{"'sizes' is not an object"};
  for (const auto& [name, value] : c["sizes"].items())
    if (!value.is_number_integer()) throw Malformed{"a size is not a whole number"};
  for (const Json& index : list_member(c, "index"))
    if (!index.is_number_integer()) throw Malformed{"an index is not a whole number"};
  for (const char* name : {"output", "before", "after"}) (void)text_member(c, name);
  (void)truth_member(c, "replayed");
  out.counterexample = c.dump();
}

StatementAnswer read_answer(const Json& row) {
  has_only(row,
           {"question", "outcome", "reach", "reason", "summary", "ledger", "counterexample", "certificate"});
  StatementAnswer out;
  out.question = text_member(row, "question");
  if (!is_question(out.question)) throw Malformed{"'" + base::escaped(out.question, 40) + "' is no question"};
  read_words(row, out);
  out.summary = text_member(row, "summary");
  for (const Json& entry : list_member(row, "ledger")) {
    has_only(entry, {"assumption", "detail"});
    const std::string assumption = text_member(entry, "assumption");
    if (std::find(std::begin(assumption_codes), std::end(assumption_codes), assumption) ==
        std::end(assumption_codes))
      throw Malformed{"'" + base::escaped(assumption, 80) + "' is no assumption"};
    out.ledger.emplace_back(assumption, text_member(entry, "detail"));
  }
  read_counterexample(row, out);
  if (!member(row, "certificate").is_null()) {
    out.certificate = text_member(row, "certificate");
    if (out.certificate.empty()) throw Malformed{"'certificate' is empty"};
    if (out.question != word(Question::equal) || out.outcome != word(Outcome::proved))
      throw Malformed{"a certificate stands with something else than 'equal' proved"};
  }
  return out;
}

Subject read_subject(const Json& row) {
  has_only(row, {"name", "digest"});
  has_only(row["digest"], {"sha256"});
  return {text_member(row, "name"), digest_text(text_member(row["digest"], "sha256"))};
}

void read_subjects(const Json& root, Statement& out) {
  const Json& rows = list_member(root, "subject");
  if (rows.empty()) throw Malformed{"'subject' is empty"};
  std::set<std::pair<std::string, std::string>> seen;
  for (const Json& row : rows) {
    out.subjects.push_back(read_subject(row));
    if (!seen.insert({out.subjects.back().name, out.subjects.back().sha256}).second)
      throw Malformed{"a subject stands twice"};
  }
}

/// The subjects are the artefacts, each file once: neither list says more than the other.
void same_files(const Statement& out) {
  const auto stands_in = [](const auto& list, const auto& same) {
    return std::any_of(list.begin(), list.end(), same);
  };
  for (const Subject& subject : out.subjects)
    if (!stands_in(out.artefacts, [&](const StatementArtefact& a) {
          return a.path == subject.name && a.sha256 == subject.sha256;
        }))
      throw Malformed{"the subject '" + base::escaped(subject.name, 120) + "' is none of the artefacts"};
  for (const StatementArtefact& artefact : out.artefacts)
    if (!stands_in(out.subjects,
                   [&](const Subject& s) { return artefact.path == s.name && artefact.sha256 == s.sha256; }))
      throw Malformed{"the artefact '" + base::escaped(artefact.path, 120) + "' is none of the subjects"};
}

void read_tool(const Json& tool, Statement& out) {
  has_only(tool, {"name", "version", "semanticsRevision"});
  if (text_member(tool, "name") != "warpproof") throw Malformed{"'tool' is another one"};
  out.version = text_member(tool, "version");
  out.semantics = text_member(tool, "semanticsRevision");
}

void read_verdict(const Json& p, Statement& out) {
  has_only(p, {"tool", "id", "kind", "place", "expected", "expectationMet", "outcome", "reach", "reason",
               "answers", "artefacts", "provenance"});
  read_tool(p["tool"], out);
  out.id = text_member(p, "id");
  out.kind = text_member(p, "kind");
  constexpr std::string_view kinds[] = {"rewrite", "kernel", "sequence", "equivalence", "file"};
  if (std::find(std::begin(kinds), std::end(kinds), out.kind) == std::end(kinds))
    throw Malformed{"'" + base::escaped(out.kind, 40) + "' is no kind"};
  has_only(p["place"], {"path", "line", "column"});
  out.place_path = text_member(p["place"], "path");
  out.place_line = number_member(p["place"], "line");
  out.place_column = number_member(p["place"], "column");
  out.expected = text_member(p, "expected");
  out.expectation_met = truth_member(p, "expectationMet");
  read_words(p, out);
  for (const Json& row : list_member(p, "answers")) out.answers.push_back(read_answer(row));
  for (const Json& row : list_member(p, "artefacts")) {
    has_only(row, {"role", "path", "sha256", "compiledHere"});
    out.artefacts.push_back({text_member(row, "role"), text_member(row, "path"),
                             digest_text(text_member(row, "sha256")), truth_member(row, "compiledHere")});
  }
  for (const Json& row : list_member(p, "provenance")) {
    has_only(row, {"name", "value"});
    out.provenance.emplace_back(text_member(row, "name"), text_member(row, "value"));
  }
  same_files(out);
}

void read_test_result(const Json& p, Statement& out) {
  has_only(p, {"result", "configuration", "passedTests", "warnedTests", "failedTests"});
  out.result = text_member(p, "result");
  for (const Json& row : list_member(p, "configuration")) {
    out.configuration.push_back(read_subject(row));
    const Subject& claim = out.configuration.back();
    if (std::none_of(out.subjects.begin(), out.subjects.end(),
                     [&](const Subject& s) { return s.name == claim.name && s.sha256 == claim.sha256; }))
      throw Malformed{"'" + base::escaped(claim.name, 120) + "' of 'configuration' is none of the subjects"};
  }
  for (const auto& [name, list] :
       {std::pair{"passedTests", &out.passed}, std::pair{"warnedTests", &out.warned},
        std::pair{"failedTests", &out.failed}})
    for (const Json& test : list_member(p, name)) {
      if (!test.is_string()) throw Malformed{std::string("'") + name + "' holds something else than names"};
      list->push_back(test.get<std::string>());
    }
  const char* result = !out.failed.empty() ? "FAILED" : !out.warned.empty() ? "WARNED" : "PASSED";
  if (out.result != result) throw Malformed{"'result' is not what the lists of tests say"};
}

Statement read_root(const Json& root) {
  has_only(root, {"_type", "subject", "predicateType", "predicate"});
  Statement out;
  if (const std::string type = text_member(root, "_type"); type != statement_type)
    throw OtherVersion{"another type of statement", statement_type, type};
  read_subjects(root, out);
  out.predicate_type = text_member(root, "predicateType");
  if (out.predicate_type == verdict_predicate)
    read_verdict(root["predicate"], out);
  else if (out.predicate_type == test_result_predicate)
    read_test_result(root["predicate"], out);
  else
    throw OtherVersion{"another type or version of predicate", verdict_predicate, out.predicate_type};
  return out;
}

}  // namespace

bool is_emitted(const Statement& statement, const Subject& subject) {
  constexpr std::string_view ending = " as compiled";
  if (!subject.name.ends_with(ending)) return false;
  const std::string source = subject.name.substr(0, subject.name.size() - ending.size());
  const auto& artefacts = statement.artefacts;
  const bool is_code =
      artefacts.empty() || std::any_of(artefacts.begin(), artefacts.end(), [&](const auto& a) {
        return a.role == "code" && a.path == subject.name && a.sha256 == subject.sha256;
      });
  return is_code && std::any_of(statement.subjects.begin(), statement.subjects.end(),
                                [&](const Subject& s) { return s.name == source; });
}

base::Result<Statement> read_statement(const std::string& text) {
  const base::Result<Json> root = read_json(text, "the statement");
  if (!root) return root.diagnostics();
  try {
    return read_root(*root);
  } catch (const Malformed& malformed) {
    return base::Diagnostic{.code = "E0752",
                            .message = "not a statement of this version: " + malformed.message,
                            .expected = "the fields of schema/verdict-attestation-1.json, no others"};
  } catch (const OtherVersion& other) {
    return base::Diagnostic{.code = "E0758",
                            .message = other.what,
                            .expected = other.expected,
                            .found = base::escaped(other.found, 120)};
  }
}

}  // namespace warpproof::attest
