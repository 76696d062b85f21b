#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

#include "verifier/front/cli/commands.h"
#include "warpproof/attestation.h"
#include "warpproof/check.h"

namespace warpproof::cli {
namespace {

struct RecheckOptions {
  AttestationRequest request;
  std::uint64_t time_seconds = 600;
};

std::string without_line_end(std::string text) {
  while (text.ends_with('\n')) text.pop_back();
  return text;
}

int recheck_certificate(const AttestationRequest& request) {
  const RecheckReport report =
      recheck({.certificate_path = request.path, .root = request.root, .time_ms_max = request.time_ms_max});
  if (report.valid)
    std::cout << "VALID  " << report.subject << ": " << report.claim << " (" << report.steps << " steps, "
              << report.solver << ")\n";
  else
    std::cout << "REFUSED  " << (report.subject.empty() ? request.path : report.subject) << ": "
              << without_line_end(report.reason) << "\n";
  return report.exit_code;
}

const char* word_of(AttestationReport::Part part) {
  switch (part) {
    case AttestationReport::Part::valid:
      return "valid";
    case AttestationReport::Part::refused:
      return "REFUSED";
    case AttestationReport::Part::not_rechecked:
      return "not re-checked";
  }
  return "";
}

/// The word first, then what it is about.
const char* headline(int exit_code) {
  switch (exit_code) {
    case 0:
      return "VALID";
    case 3:
      return "NOT RE-CHECKED";
    default:
      return "REFUSED";
  }
}

int print_report(const AttestationReport& report, const AttestationRequest& request) {
  std::cout << headline(report.exit_code) << "  " << (report.subject.empty() ? request.path : report.subject)
            << "\n";
  for (const AttestationReport::Row& row : report.rows)
    std::cout << "  " << std::left << std::setw(15) << word_of(row.part) << row.what << ": " << row.why
              << "\n";
  for (const Diagnostic& diagnostic : report.diagnostics)
    std::cout << "  " << without_line_end(diagnostic.rendered) << "\n";
  return report.exit_code;
}

}  // namespace

void add_recheck(CLI::App& app, int& result) {
  auto options = std::make_shared<RecheckOptions>();
  AttestationRequest& request = options->request;
  CLI::App* command =
      app.add_subcommand("recheck", "validate a certificate or an attestation without the search code");
  command->add_option("file", request.path, "a proof's certificate, a statement, or a signed envelope")
      ->type_name("FILE")
      ->required();
  command
      ->add_option("--root", request.root,
                   "below which it names its files (default: here or above, or beside it or above)")
      ->type_name("FOLDER");
  command->add_option("--key", request.key_paths, "public keys (PEM) that are trusted; one must have signed")
      ->type_name("FILE");
  command->add_flag("--re-execute", request.re_execute, "answer all questions again and compare");
  command->add_option("--time", options->time_seconds, "seconds, at most")->check(CLI::Range(1, 86400));
  command->callback([options, &result] {
    AttestationRequest& asked = options->request;
    asked.time_ms_max = options->time_seconds * 1000;
    result = is_attestation(asked.path) || !asked.key_paths.empty()
                 ? print_report(recheck_attestation(asked), asked)
                 : recheck_certificate(asked);
  });
  command->footer(
      "Exit codes: 0 all valid; 1 a step does not hold, or a new run differs; 2 malformed, other bytes or "
      "key, another revision; 3 something was not re-checked.");
}

}  // namespace warpproof::cli
