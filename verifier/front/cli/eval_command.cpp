#include <CLI/CLI.hpp>
#include <charconv>
#include <iostream>
#include <memory>
#include <sstream>

#include "verifier/front/cli/answer.h"
#include "verifier/front/cli/catalogue.h"
#include "verifier/front/cli/commands.h"
#include "warpproof/evaluate.h"

namespace warpproof::cli {
namespace {

struct EvalOptions {
  EvaluationRequest request;
  std::vector<std::string> sizes;
  std::string format = "text";
  std::string output;
};

/// "M=2"; empty when it is not such a word.
std::string wrong_size(const std::string& word) {
  const std::size_t sign = word.find('=');
  std::int64_t value = 0;
  const char* const end = word.data() + word.size();
  if (sign == 0 || sign == std::string::npos) return "expected NAME=NUMBER, found '" + word + "'";
  const auto read = std::from_chars(word.data() + sign + 1, end, value);
  return read.ec == std::errc{} && read.ptr == end ? "" : "expected NAME=NUMBER, found '" + word + "'";
}

int evaluate_rewrites(EvalOptions& options) {
  EvaluationRequest& request = options.request;
  for (const std::string& word : options.sizes)
    request.sizes.emplace_back(word.substr(0, word.find('=')), std::stoll(word.substr(word.find('=') + 1)));
  if (request.files.empty()) request.files = {catalogue_folder() + "/rewrites"};
  const std::vector<Evaluation> evaluations = evaluate(request);
  std::ostringstream text;
  write_evaluations(evaluations, options.format, text);
  if (!write_out(options.output, text.str())) return 2;
  return exit_code(evaluations);
}

}  // namespace

void add_eval(CLI::App& app, int& result) {
  auto options = std::make_shared<EvalOptions>();
  EvaluationRequest& request = options->request;
  CLI::App* command =
      app.add_subcommand("eval", "evaluate both sides of a rewrite on given sizes and inputs, exactly");
  command->add_option("files", request.files, ".rw files, or folders of them (default: the catalogue)")
      ->type_name("FILE");
  command->add_option("--id", request.id, "of the rewrite")->type_name("NAME");
  command->add_option("--fact", request.fact, "id of the known rule that the rewrite states")
      ->type_name("ID");
  command->add_option("--sizes", options->sizes, "sizes, for example M=2,N=3 (the others: small ones)")
      ->type_name("NAME=NUMBER")
      ->delimiter(',')
      ->check(wrong_size);
  command
      ->add_option("--inputs", request.inputs_path, "JSON: a number, a \"fraction\" or nested lists by name")
      ->type_name("FILE");
  command->add_option("--seed", request.seed, "of the inputs that are not given");
  command->add_option("--rank", request.rank, "of every axis group")->check(CLI::Range(0, 4));
  command->add_option("--root", request.root, "imports and sources stay below this folder")
      ->type_name("FOLDER");
  command->add_option("--format", options->format, "text or json")->check(CLI::IsMember({"text", "json"}));
  command->add_option("-o,--output", options->output, "write it to a file")->type_name("FILE");
  command->footer(
      "Exit codes: 0 no difference; 1 the sides differ; 2 bad input; 3 the requirements do not hold there.");
  command->callback([options, &result] { result = evaluate_rewrites(*options); });
}

}  // namespace warpproof::cli
