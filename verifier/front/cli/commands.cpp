#include "verifier/front/cli/commands.h"

#include <CLI/CLI.hpp>

namespace warpproof::cli {

void add_commands(CLI::App& app, int& result) {
  add_check(app, result);
  add_suggest(app, result);
  add_equiv(app, result);
  add_gate(app, result);
  add_run(app, result);
  add_demo(app, result);
  add_recheck(app, result);
  add_report(app, result);
  add_eval(app, result);
  add_information(app, result);
  add_doctor(app, result);
  add_init(app, result);
  add_serve(app, result);
  add_manual(app, result);
  add_worker(app, result);
}

}  // namespace warpproof::cli
