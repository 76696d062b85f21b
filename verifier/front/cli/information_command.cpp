#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

#include "verifier/front/cli/catalogue.h"
#include "verifier/front/cli/commands.h"
#include "warpproof/information.h"
#include "warpproof/rewrites.h"

namespace warpproof::cli {
namespace {

int list(const std::string& name, const std::string& format) {
  if (format == "json") {
    std::cout << table_json(name);
    return 0;
  }
  for (const InformationRow& row : table(name)) {
    std::cout << std::left << std::setw(28) << row.name << " " << row.text;
    for (const std::string& column : row.more) std::cout << "  " << column;
    std::cout << "\n";
  }
  return 0;
}

/// A word of the command line as it may be printed.
std::string without_control(std::string text) {
  for (char& c : text)
    if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f) c = ' ';
  return text.substr(0, 80);
}

struct ExplainOptions {
  std::string name;
  std::vector<std::string> files;
  std::string root;
  bool whole = false;
};

/// A page of the tables first; a rewrite where files are named, or where no table knows the word.
std::string page_of(const ExplainOptions& options) {
  if (options.files.empty())
    if (std::string page = explain(options.name); !page.empty()) return page;
  Request request;
  request.files = options.files;
  request.root = options.root;
  if (request.files.empty()) request.files = {catalogue_folder() + "/rewrites"};
  const RewriteExplanation why = explain_rewrite(request, options.name, options.whole);
  for (const Diagnostic& diagnostic : why.diagnostics) std::cerr << diagnostic.rendered << "\n";
  return why.text;
}

int print_page(const ExplainOptions& options) {
  const std::string& name = options.name;
  const std::string page = page_of(options);
  if (page.empty()) {
    std::cerr << "warpproof: nothing is known under '" << without_control(name) << "'";
    const std::vector<std::string> near = names_near(name);
    for (std::size_t i = 0; i < near.size(); ++i)
      std::cerr << (i == 0 ? "; did you mean " : i + 1 == near.size() ? " or " : ", ") << near[i];
    std::cerr << (near.empty() ? "; see warpproof list reasons, or list diagnostics\n" : "?\n");
    return 2;
  }
  std::cout << page;
  return 0;
}

}  // namespace

void add_information(CLI::App& app, int& result) {
  auto name = std::make_shared<std::string>("reasons");
  auto format = std::make_shared<std::string>("text");
  CLI::App* list_command = app.add_subcommand(
      "list", "print a table: " + [] {
        std::string names;
        for (const std::string& n : table_names()) names += (names.empty() ? "" : ", ") + n;
        return names;
      }());
  list_command->add_option("table", *name, "which")->check(CLI::IsMember(table_names()));
  list_command->add_option("--format", *format, "text or json")->check(CLI::IsMember({"text", "json"}));
  list_command->callback([name, format, &result] { result = list(*name, *format); });

  auto options = std::make_shared<ExplainOptions>();
  CLI::App* explain_command = app.add_subcommand("explain",
                                                 "a page about an outcome, a code, an operation, a lemma, an "
                                                 "instruction; or why a rewrite holds or not");
  explain_command->add_option("name", options->name, "what to explain; of a rewrite its id or fact")
      ->required();
  explain_command
      ->add_option("files", options->files, "of a rewrite: .rw files, or folders (default: the catalogue)")
      ->type_name("FILE");
  explain_command->add_option("--root", options->root, "imports and sources stay below this folder")
      ->type_name("FOLDER");
  explain_command->add_flag("-v,--verbose", options->whole, "the whole derivation, however long");
  explain_command->callback([options, &result] { result = print_page(*options); });
}

}  // namespace warpproof::cli
