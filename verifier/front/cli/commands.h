#pragma once
// The sub-commands. Each sets `result` to the exit code when it ran.

namespace CLI {
class App;
}

namespace warpproof::cli {

void add_commands(CLI::App& app, int& result);
void add_check(CLI::App& app, int& result);
void add_suggest(CLI::App& app, int& result);
void add_equiv(CLI::App& app, int& result);
void add_gate(CLI::App& app, int& result);  ///< on a pull request
void add_run(CLI::App& app, int& result);   ///< on a device
void add_demo(CLI::App& app, int& result);
void add_recheck(CLI::App& app, int& result);
void add_report(CLI::App& app, int& result);  ///< pages of rewrites
void add_eval(CLI::App& app, int& result);
void add_information(CLI::App& app, int& result);  ///< list, explain
void add_doctor(CLI::App& app, int& result);
void add_init(CLI::App& app, int& result);
void add_serve(CLI::App& app, int& result);
void add_manual(CLI::App& app, int& result);  ///< completion, man; last: they describe the others
void add_worker(CLI::App& app, int& result);  ///< hidden: the child of an isolated request

}  // namespace warpproof::cli
