// What is installed, what can be answered with it, and which settings are in force here, and why.

#include <CLI/CLI.hpp>
#include <iomanip>
#include <iostream>
#include <memory>

#include "verifier/front/cli/commands.h"
#include "verifier/front/cli/request_options.h"
#include "warpproof/information.h"

namespace warpproof::cli {
namespace {

struct Setting {
  const char* name;
  std::string standard, of_file, now;
};

std::string shown(const std::string& text) { return text.empty() ? "none" : text; }
std::string shown(bool value) { return value ? "yes" : "no"; }

std::vector<Setting> settings(const RequestOptions& options) {
  const Request standard, &of_file = options.configuration.request, &now = options.request;
  const auto number = [](std::uint64_t value) { return std::to_string(value); };
  return {
      {"time", number(standard.time_ms_max / 1000) + " s", number(of_file.time_ms_max / 1000) + " s",
       number(now.time_ms_max / 1000) + " s"},
      {"memory", number(standard.memory_bytes_max >> 20) + " MiB",
       number(of_file.memory_bytes_max >> 20) + " MiB", number(now.memory_bytes_max >> 20) + " MiB"},
      {"solver resource", number(standard.solver_resource_max), number(of_file.solver_resource_max),
       number(now.solver_resource_max)},
      {"quick", shown(standard.quick), shown(of_file.quick), shown(now.quick)},
      {"compile sources", shown(standard.compile_sources), shown(of_file.compile_sources),
       shown(now.compile_sources)},
      {"seed", number(standard.seed), number(of_file.seed), number(now.seed)},
      {"jobs", number(standard.jobs), number(of_file.jobs), number(now.jobs)},
      {"cache", shown(standard.cache), shown(of_file.cache), shown(now.cache)},
      {"root", shown(standard.root), shown(of_file.root), shown(now.root)},
      {"format", "text", options.configuration.format, options.format},
      {"color", "auto", options.configuration.color, options.color},
  };
}

std::string source_of(const Setting& setting, const std::string& file) {
  if (setting.now != setting.of_file) return "command line";
  return setting.of_file != setting.standard ? file : "default";
}

void print_components(const std::vector<Component>& components) {
  std::cout << "Installed\n";
  for (const Component& c : components)
    std::cout << "  " << (c.found ? "found    " : "missing  ") << std::left << std::setw(12) << c.name << " "
              << (c.version.empty() ? "" : c.version + "; ") << c.needed_for << "\n";
}

void print_abilities(const std::vector<Component>& components) {
  std::cout << "\nWhat can be answered here\n";
  for (const Ability& ability : abilities(components)) {
    const char* how = ability.how == Ability::How::whole ? "yes      "
                      : ability.how == Ability::How::no  ? "no       "
                                                         : "partly   ";
    std::cout << "  " << how << std::left << std::setw(28) << ability.question << " " << ability.text << "\n";
  }
}

int print_doctor(RequestOptions& options) {
  const std::vector<Component> components = doctor();
  print_components(components);
  print_abilities(components);
  std::cout << "\nSettings\n" << std::flush;
  if (!settle_request(options)) return 2;
  const std::string file = options.configuration.path;
  std::cout << "  configuration: " << (file.empty() ? "no warpproof.toml here or above" : file) << "\n";
  for (const Setting& setting : settings(options))
    std::cout << "  " << std::left << std::setw(16) << setting.name << " " << std::setw(16) << setting.now
              << " (" << source_of(setting, file) << ")\n";
  return 0;
}

}  // namespace

void add_doctor(CLI::App& app, int& result) {
  auto options = std::make_shared<RequestOptions>();
  CLI::App* command = app.add_subcommand(
      "doctor",
      "what is installed, what is missing, what can be answered without it, and which settings hold here");
  add_setting_options(*command, *options);
  command->callback([options, &result] { result = print_doctor(*options); });
}

}  // namespace warpproof::cli
