#include <CLI/CLI.hpp>
#include <iostream>
#include <memory>

#include "verifier/front/cli/commands.h"
#include "warpproof/check.h"

namespace warpproof::cli {

void add_recheck(CLI::App& app, int& result) {
  auto request = std::make_shared<RecheckRequest>();
  CLI::App* command = app.add_subcommand("recheck", "validate a certificate without the search code");
  command->add_option("certificate", request->certificate_path, "certificate file")->required();
  command->add_option("--root", request->root,
                      "where the certificate's .rw file is looked up (default: here)");
  command->callback([request, &result] {
    const RecheckReport report = recheck(*request);
    if (report.valid)
      std::cout << "VALID  " << report.subject << ": " << report.claim << " (" << report.steps << " steps, "
                << report.solver << ")\n";
    else
      std::cout << "REFUSED  " << report.subject << ": " << report.reason << "\n";
    result = report.exit_code;
  });
}

}  // namespace warpproof::cli
