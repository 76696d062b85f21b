#include "verifier/front/cli/answer.h"

#include <fstream>
#include <iostream>
#include <sstream>

#include "verifier/front/cli/progress.h"
#include "verifier/front/cli/side_files.h"

namespace warpproof::cli {

bool write_out(const std::string& path, const std::string& text) {
  if (path.empty()) {
    std::cout << text << std::flush;
    if (!std::cout) std::cerr << "warpproof: can not write to standard output\n";
    return static_cast<bool>(std::cout);
  }
  std::ofstream file(path, std::ios::binary);
  file << text;
  file.close();
  if (!file) std::cerr << "warpproof: can not write " << path << "\n";
  return static_cast<bool>(file);
}

int answer_request(RequestOptions& options,
                   const std::function<std::vector<Verdict>(const Request&)>& answer) {
  if (!settle_request(options)) return 2;
  std::vector<Verdict> verdicts;
  {
    ProgressLine progress(options.format == "text" || !options.output.empty());
    options.request.progress = progress.callback();
    verdicts = answer(options.request);
  }
  std::ostringstream text;
  write_report(verdicts, options.format, options.report, text);
  if (!write_out(options.output, text.str())) return 2;
  if (!write_side_files(options, verdicts)) return 2;
  return exit_code(verdicts);
}

}  // namespace warpproof::cli
