#include "verifier/front/cli/manual.h"

namespace warpproof::cli {
namespace {

struct Note {
  const char* name;
  const char* text;
};
constexpr Note files[] = {
    {"warpproof.toml",
     "defaults of a project, looked for here and in the folders above, up to the root of the git work "
     "tree; the command line wins, key by key. warpproof doctor shows which value came from where."},
};
constexpr Note environment[] = {
    {"NO_COLOR", "no colour where --color is auto"},
    {"COLUMNS", "width of the progress line"},
    {"CUDA_HOME, CUDA_PATH", "where nvcc is looked for first"},
    {"WARPPROOF_ROCM", "a ROCm whose headers HIP sources are compiled with"},
};

/// "--format text|json", "-v, --verbose", "FILES..."
std::string head(const OptionWords& option) {
  std::string out;
  for (const std::string& name : option.names) out += (out.empty() ? "" : ", ") + name;
  if (option.positional) {
    if (option.many) out += "...";
    return option.required ? out : "[" + out + "]";
  }
  if (option.takes_value) out += " " + option.value + (option.many ? "..." : "");
  return out;
}

std::string usage(const CommandWords& command) {
  std::string out = "warpproof " + command.name;
  for (const OptionWords& option : command.options)
    if (option.positional) out += " " + head(option);
  for (const OptionWords& option : command.options)
    if (!option.positional) return out + " [options]";
  return out;
}

/// Nothing in it is a command of roff.
std::string roff(const std::string& text) {
  std::string out;
  for (const char c : text)
    out += c == '\\'   ? std::string("\\e")
           : c == '-'  ? std::string("\\-")
           : c == '\n' ? std::string(" ")
                       : std::string(1, c);
  return out.empty() || (out[0] != '.' && out[0] != '\'') ? out : "\\&" + out;
}

void add_row(std::string& out, const std::string& name, const std::string& text) {
  out += ".TP\n\\fB" + roff(name) + "\\fR\n" + roff(text.empty() ? name : text) + "\n";
}

/// A cell of a table.
std::string cell(const std::string& text) {
  std::string out;
  for (const char c : text)
    out += c == '|' ? std::string("\\|") : c == '\n' ? std::string(" ") : std::string(1, c);
  return out;
}

}  // namespace

std::string manual_roff(const ProgramWords& program, const std::string& version) {
  std::string out = ".TH WARPPROOF 1 \"\" \"warpproof " + roff(version) +
                    "\" \"User Commands\"\n.SH NAME\n"
                    "warpproof \\- verifies rewrites of GPU kernels\n.SH SYNOPSIS\n"
                    ".B warpproof\n.I command\n[options]\n.SH DESCRIPTION\n" +
                    roff(program.text) + "\n.SH COMMANDS\n";
  for (const CommandWords& command : program.commands) {
    out += ".SS " + roff(usage(command)) + "\n" + roff(command.text) + ".\n";
    if (!command.footer.empty()) out += ".PP\n" + roff(command.footer) + "\n";
    for (const OptionWords& option : command.options) add_row(out, head(option), option.text);
  }
  out += ".SH \"EXIT STATUS\"\n";
  for (const ExitCode& row : exit_codes) add_row(out, std::to_string(row.code), row.meaning);
  out += ".PP\n" + roff("Over several verdicts the first of 4, 2, 1, 3, 0 that occurs.") + "\n.SH FILES\n";
  for (const Note& note : files) add_row(out, note.name, note.text);
  out += ".SH ENVIRONMENT\n";
  for (const Note& note : environment) add_row(out, note.name, note.text);
  return out;
}

std::string manual_markdown(const ProgramWords& program) {
  std::string out =
      "# The command line\n\nMade by `warpproof man --format markdown` from the parser itself; a test holds "
      "it to the "
      "program. As a man page: `warpproof man | man -l -`;\ncompletion: `warpproof completion bash` (or zsh, "
      "fish).\n\n"
      "| exit code | meaning |\n|---|---|\n";
  for (const ExitCode& row : exit_codes)
    out += "| " + std::to_string(row.code) + " | " + cell(row.meaning) + " |\n";
  out += "\nOver several verdicts the first of 4, 2, 1, 3, 0 that occurs: [exit-codes.md](exit-codes.md).\n";
  for (const CommandWords& command : program.commands) {
    out += "\n## " + command.name + "\n\n`" + usage(command) + "`: " + command.text + ".\n";
    if (!command.footer.empty()) out += "\n" + command.footer + "\n";
    out += "\n| option | |\n|---|---|\n";
    for (const OptionWords& option : command.options)
      out += "| `" + cell(head(option)) + "` | " + cell(option.text) + " |\n";
  }
  out += "\n## Files and environment\n\n| | |\n|---|---|\n";
  for (const Note& note : files) out += std::string("| `") + note.name + "` | " + cell(note.text) + " |\n";
  for (const Note& note : environment)
    out += std::string("| `") + note.name + "` | " + cell(note.text) + " |\n";
  return out;
}

}  // namespace warpproof::cli
