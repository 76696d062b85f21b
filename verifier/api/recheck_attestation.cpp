// What of an attestation still holds: its signatures, the bytes that it speaks of, its proof, and, when
// asked, its questions answered again. Nothing in the file is believed: a signature says who said it, a
// digest of what.

#include <algorithm>
#include <set>

#include "verifier/api/attestation_root.h"
#include "verifier/api/guarded.h"
#include "verifier/api/recheck_certificate.h"
#include "verifier/api/run_again.h"
#include "verifier/api/summary_again.h"
#include "verifier/attest/envelope.h"
#include "verifier/attest/statement.h"
#include "verifier/base/digest.h"
#include "verifier/base/files.h"
#include "verifier/verdict/diagnostics.h"
#include "warpproof/attestation.h"
#include "warpproof/information.h"

namespace warpproof {
namespace {

using Part = AttestationReport::Part;

class Recheck {
 public:
  explicit Recheck(const AttestationRequest& request) : request_(request), deadline_(request.time_ms_max) {}

  AttestationReport run() {
    const std::optional<std::string> text = statement_text();
    if (text && right_signatures()) statement(*text);
    settle();
    return std::move(report_);
  }

 private:
  void add(std::string what, Part part, std::string why) {
    report_.rows.push_back({base::escaped(what, 200), part, base::escaped(why, 2000, true)});
  }
  void refuse(const base::Diagnostics& diagnostics) {
    for (const Diagnostic& diagnostic : verdict::as_data(diagnostics))
      report_.diagnostics.push_back(diagnostic);
  }

  /// Of the file, or of the envelope that it holds.
  std::optional<std::string> statement_text() {
    const auto file = base::read_source(request_.path, {.source_bytes_max = attestation_bytes_max});
    if (!file) return refuse(file.diagnostics()), std::nullopt;
    const auto root = attest::read_json((*file)->text, "the attestation");
    if (!root) return refuse(root.diagnostics()), std::nullopt;
    if (!root->is_object() || !root->contains("payload")) return (*file)->text;
    auto envelope = attest::read_envelope(*root);
    if (!envelope) return refuse(envelope.diagnostics()), std::nullopt;
    envelope_ = std::move(*envelope);
    return envelope_->payload;
  }

  bool right_signatures();
  void statement(const std::string& text);
  void no_root(const attest::Statement& statement);
  void digests(const attest::Statement& statement);
  void answers(const attest::Statement& statement);
  void certificate(const attest::Statement& statement, const attest::StatementAnswer& answer);
  void settle();

  AttestationRequest request_;  ///< its root is found with the statement
  base::Deadline deadline_;
  std::optional<attest::Envelope> envelope_;
  AttestationReport report_;
  bool step_failed_ = false;  ///< a proof or a new run says something else
};

/// At least one trusted key signed it, and no signature that names a trusted key is broken.
bool Recheck::right_signatures() {
  std::vector<attest::Key> keys;
  for (const std::string& path : request_.key_paths) {
    auto key = attest::read_public_key(path);
    if (key)
      keys.push_back(std::move(*key));
    else
      refuse(key.diagnostics());
  }
  if (keys.size() != request_.key_paths.size()) return false;
  if (!envelope_) {
    if (keys.empty()) {
      // A new run takes nothing from it that is not compared.
      if (request_.re_execute)
        add("signature", Part::valid, "it is not signed, and need not be: all of it is answered again");
      else
        add("signature", Part::not_rechecked,
            "it is not signed: whoever hands it over could have written it");
      return true;
    }
    refuse({{.code = "E0756",
             .message = "the statement is not signed",
             .expected = "an envelope signed by a given key"}});
    return false;
  }
  if (keys.empty()) {
    refuse({{.code = "E0755",
             .message = "no trusted key was given for a signed attestation",
             .expected = "the public key of who signed it: --key PUB.pem"}});
    return false;
  }
  bool one = false, broken = false;
  std::string others;
  const auto checks = attest::check_signatures(*envelope_, keys);
  for (std::size_t i = 0; i < checks.size(); ++i) {
    const attest::SignatureCheck& check = checks[i];
    const std::string what = checks.size() == 1 ? "signature" : "signature " + std::to_string(i + 1);
    const std::string named =
        check.key_id.empty() ? "an unnamed key" : "key " + base::escaped(check.key_id, 64);
    one = one || check.by == attest::SignedBy::trusted;
    broken = broken || check.by == attest::SignedBy::broken;
    if (check.by == attest::SignedBy::trusted)
      add(what, Part::valid, check.kind + " " + named + " (" + check.path + ")");
    else if (check.by == attest::SignedBy::broken)
      add(what, Part::refused, "it does not hold for these bytes and " + named + " (" + check.path + ")");
    else
      others += (others.empty() ? "" : ", ") + named;
  }
  if (broken)
    refuse({{.code = "E0757",
             .message = "a signature does not hold: the statement or the signature was changed",
             .expected = "the bytes that were signed"}});
  else if (!one)
    refuse({{.code = "E0756",
             .message = "none of the given keys signed it",
             .expected = "a signature by " + keys.front().id,
             .found = others}});
  return one && !broken;
}

/// One name, two files: no folder holds both.
std::string named_twice(const attest::Statement& statement) {
  std::set<std::string> seen;
  for (const attest::Subject& subject : statement.subjects)
    if (!attest::is_emitted(statement, subject) && !seen.insert(subject.name).second) return subject.name;
  return "";
}

void Recheck::statement(const std::string& text) {
  const auto statement = attest::read_statement(text);
  if (!statement) return refuse(statement.diagnostics());
  report_.subject = base::escaped(statement->id.empty() ? "a summary of tests" : statement->id);
  const bool summary = statement->predicate_type == attest::test_result_predicate;
  if (!summary && statement->semantics != semantics_revision())
    return refuse({{.code = "E0758",
                    .message = "the statement was made under another semantics revision",
                    .expected = semantics_revision(),
                    .found = base::escaped(statement->semantics, 40)}});
  if (const std::string name = named_twice(*statement); !name.empty())
    return refuse(
        {{.code = "E0502",
          .message = "the attestation names '" + base::escaped(name, 200) +
                     "' several times, each time with other bytes: its files have several roots",
          .expected = "one root for all: check FILE... --root FOLDER --attest FOLDER; the statements "
                      "of the single verdicts are not concerned"}});
  const auto root = attestation_root(*statement, request_);
  if (!root) return no_root(*statement);
  request_.root = *root;
  digests(*statement);
  if (!report_.diagnostics.empty()) return;
  if (summary && !request_.re_execute)
    add("tests", Part::not_rechecked,
        "a summary (" + statement->result +
            "): its verdicts are not in it, but beside it; --re-execute answers them again");
  if (!summary) answers(*statement);
  if (!request_.re_execute) return;
  for (AttestationReport::Row& row : summary ? summary_again(*statement, request_)
                                             : run_again(*statement, request_, envelope_.has_value())) {
    step_failed_ = step_failed_ || row.part == Part::refused;
    add(row.what, row.part, row.why);
  }
}

/// Neither here nor above: then only the reader knows where.
void Recheck::no_root(const attest::Statement& statement) {
  std::string names;
  for (const attest::Subject& subject : statement.subjects)
    if (!attest::is_emitted(statement, subject)) names += (names.empty() ? "" : ", ") + subject.name;
  add("digests", Part::refused, "the files are not found: pass --root FOLDER");
  refuse(
      {{.code = "E0502",
        .message = "the files of the attestation are not below one folder, here or above",
        .expected = "--root FOLDER, the folder that holds " + base::escaped(names, 300),
        .notes = {"files are named below the root of the run that was attested: its --root, else the nearest "
                  "folder above the claim that holds 'rewrites', else the claim's own folder"}}});
}

void Recheck::digests(const attest::Statement& statement) {
  const base::Limits limits;
  for (const attest::Subject& subject : statement.subjects) {
    const std::string what = "digest of " + subject.name;
    if (attest::is_emitted(statement, subject)) {
      // The compiler's output of that run: no file of it is kept.
      if (!request_.re_execute)
        add(what, Part::not_rechecked, "emitted by the compiler of that run; --re-execute compiles again");
      continue;
    }
    const auto file = base::read_source_below(request_.root, subject.name, limits);
    if (!file) {
      add(what, Part::refused, file.diagnostics().front().message);
      refuse(file.diagnostics());
    } else if (const std::string found = base::sha256_hex((*file)->text); found != subject.sha256) {
      add(what, Part::refused, "the file has other bytes");
      refuse(
          {{.code = "E0759",
            .message = "'" + base::escaped(subject.name, 200) + "' has other bytes than the attestation says",
            .expected = subject.sha256,
            .found = found}});
    } else {
      add(what, Part::valid, subject.sha256.substr(0, 16) + "...");
    }
  }
}

void Recheck::answers(const attest::Statement& statement) {
  for (const attest::StatementAnswer& answer : statement.answers) {
    if (!answer.certificate.empty())
      certificate(statement, answer);
    else if (!request_.re_execute)
      add(answer.question, Part::not_rechecked,
          answer.outcome + " for " + answer.reach + ", says the attestation; --re-execute answers it again");
  }
}

void Recheck::certificate(const attest::Statement& statement, const attest::StatementAnswer& answer) {
  const base::Limits limits{.wall_time_ms_max = request_.time_ms_max};
  const auto find_claim = [&](const certificate::SourceDigest& claim) {
    for (const attest::Subject& subject : statement.subjects)
      if (subject.sha256 == claim.sha256)
        return ClaimFile{request_.root, file_again(request_.root, subject.name)};
    return ClaimFile{request_.root, file_again(request_.root, claim.path)};
  };
  const CertificateCheck check = recheck_certificate(answer.certificate, find_claim, limits, deadline_);
  std::string why = check.report.valid ? "" : check.report.reason;
  if (statement.kind == "rewrite" && check.report.valid && check.report.subject != statement.id)
    why = "the certificate is of '" + check.report.subject + "'";
  for (const certificate::SourceDigest& source : check.sources)
    if (std::none_of(statement.subjects.begin(), statement.subjects.end(),
                     [&](const attest::Subject& s) { return s.sha256 == source.sha256; }))
      why = "the certificate is about a file that is no subject: " + source.path;
  if (answer.reach != word(Reach::all_sizes))
    why = "a certificate is for all sizes, the answer for " + answer.reach;
  for (const LedgerEntry& entry : check.ledger)
    if (std::none_of(answer.ledger.begin(), answer.ledger.end(),
                     [&](const auto& said) { return said.first == code(entry.assumption); }))
      why = "the ledger leaves out '" + std::string(code(entry.assumption)) + "'";
  if (why.empty())
    return add(answer.question, Part::valid,
               "certificate re-checked: " + check.report.claim + " (" + std::to_string(check.report.steps) +
                   " steps, " + check.report.solver + ")");
  const bool undecided = !check.report.valid && check.report.exit_code == 3;
  add(answer.question, undecided ? Part::not_rechecked : Part::refused, why);
  step_failed_ = step_failed_ || !undecided;
}

void Recheck::settle() {
  const bool open =
      std::any_of(report_.rows.begin(), report_.rows.end(),
                  [](const AttestationReport::Row& row) { return row.part == Part::not_rechecked; });
  report_.exit_code = !report_.diagnostics.empty()   ? 2
                      : step_failed_                 ? 1
                      : open || report_.rows.empty() ? 3
                                                     : 0;
}

}  // namespace

AttestationReport recheck_attestation(const AttestationRequest& request) {
  return guarded([&] { return Recheck(request).run(); });
}

}  // namespace warpproof
