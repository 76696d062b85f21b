// Screens the proposals of a file: what may go on, what goes back to its author with the place where it is
// wrong, and what nobody could decide. Each file is answered in a child process, so that a proposal can cost
// one child and nothing else.
#include <warpproof/check.h>
#include <warpproof/isolated.h>
#include <iostream>
#include <optional>
#include <string>

namespace {

const warpproof::Counterexample* counterexample_of(const warpproof::Verdict& verdict) {
  for (const warpproof::Answer& answer : verdict.answers)
    if (answer.counterexample) return &*answer.counterexample;
  return nullptr;
}

void print(const warpproof::Verdict& verdict) {
  std::cout << verdict.id << ": ";
  switch (verdict.outcome) {
    case warpproof::Outcome::proved:
      std::cout << "accepted, " << word(verdict.reach) << "\n";
      return;
    case warpproof::Outcome::refuted:
      std::cout << "back to the author: " << sentence(verdict.reason) << "\n";
      if (const warpproof::Counterexample* shown = counterexample_of(verdict)) {
        for (const auto& [name, size] : shown->sizes) std::cout << "  " << name << "=" << size;
        std::cout << "  " << shown->output << ": due " << shown->before << ", got " << shown->after << "\n";
      }
      return;
    case warpproof::Outcome::rejected:
      for (const warpproof::Diagnostic& diagnostic : verdict.diagnostics)
        std::cout << diagnostic.code << " in line " << diagnostic.place.line << ": " << diagnostic.message
                  << "\n";
      return;
    default:  // tested, unknown, unsupported, vacuous: never a yes
      std::cout << "not decided: " << sentence(verdict.reason) << "\n";
  }
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) return 2;
  warpproof::Request request;
  request.files.assign(argv + 1, argv + argc);
  request.quick = true;
  request.time_ms_max = 20'000;  // each; nothing decided by then is `unknown`
  warpproof::Isolation isolation;
  isolation.wall_ms_max = 60'000;  // all of them
  const warpproof::IsolatedAnswer answer = warpproof::check_isolated(request, isolation);
  for (const warpproof::Verdict& verdict : answer.verdicts) print(verdict);
  if (answer.end == warpproof::IsolatedEnd::answered) return warpproof::exit_code(answer.verdicts);
  std::cout << word(answer.end) << ": " << answer.why << "\n";
  return 3;
}
