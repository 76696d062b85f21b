#include "verifier/front/cli/program_words.h"

#include <CLI/CLI.hpp>

namespace warpproof::cli {
namespace {

/// The parser describes a closed list as "TEXT:{text,json}" and a range as "UINT:INT in [1 - 86400]".
std::string between(const std::string& text, char open, char close) {
  const std::size_t begin = text.find(open), end = text.rfind(close);
  return begin == std::string::npos || end == std::string::npos || end < begin
             ? ""
             : text.substr(begin + 1, end - begin - 1);
}

std::string value_name(const CLI::Option& option, const std::vector<std::string>& values) {
  std::string out;
  for (const std::string& value : values) out += (out.empty() ? "" : "|") + value;
  if (!out.empty()) return out;
  const std::string type = option.get_type_name();
  if (std::string range = between(type, '[', ']'); !range.empty()) {
    const std::size_t dash = range.find(" - ");
    return dash == std::string::npos ? range : range.replace(dash, 3, "..");
  }
  const std::string name = type.substr(0, type.find(':'));
  return name == "INT" || name == "UINT" || name == "FLOAT" ? "NUMBER" : name;
}

OptionWords option_words(const CLI::Option& option) {
  OptionWords out;
  out.positional = option.get_positional();
  if (out.positional) {
    out.names = {option.get_name(true)};
  } else {
    for (const std::string& name : option.get_snames()) out.names.push_back("-" + name);
    for (const std::string& name : option.get_lnames()) out.names.push_back("--" + name);
  }
  out.required = option.get_required();
  out.many = option.get_items_expected_max() > 1;
  out.takes_value = option.get_items_expected_max() > 0;
  out.values = values_of(option);
  if (out.takes_value) out.value = value_name(option, out.values);
  out.text = option.get_description();
  return out;
}

std::vector<OptionWords> options_of(const CLI::App& app) {
  std::vector<OptionWords> out;
  for (const CLI::Option* option : app.get_options()) out.push_back(option_words(*option));
  return out;
}

}  // namespace

std::vector<std::string> values_of(const CLI::Option& option) {
  std::vector<std::string> out;
  const std::string list = between(option.get_type_name(), '{', '}');
  for (std::size_t begin = 0; begin < list.size();) {
    const std::size_t end = std::min(list.find(',', begin), list.size());
    out.push_back(list.substr(begin, end - begin));
    begin = end + 1;
  }
  return out;
}

ProgramWords program_words(const CLI::App& app) {
  ProgramWords out{.text = app.get_description(), .options = options_of(app), .commands = {}};
  // Without those that are hidden.
  for (const CLI::App* command :
       app.get_subcommands([](const CLI::App* one) { return !one->get_group().empty(); }))
    // A command without a footer of its own has the program's.
    out.commands.push_back({command->get_name(), command->get_description(),
                            command->get_footer() == app.get_footer() ? "" : command->get_footer(),
                            options_of(*command)});
  return out;
}

}  // namespace warpproof::cli
