#include "verifier/front/cli/completion.h"

namespace warpproof::cli {
namespace {

std::string joined(const std::vector<std::string>& words) {
  std::string out;
  for (const std::string& word : words) out += (out.empty() ? "" : " ") + word;
  return out;
}

/// Of options, or of positionals.
std::string names_of(const std::vector<OptionWords>& options) {
  std::vector<std::string> out;
  for (const OptionWords& option : options)
    if (!option.positional) out.insert(out.end(), option.names.begin(), option.names.end());
  return joined(out);
}

/// In single quotes, for any of the three shells.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out += c == '\'' ? std::string("'\\''") : std::string(1, c);
  return out + "'";
}

/// What a value may be: one of a list, a file, or nothing that could be guessed.
bool is_file(const OptionWords& option) { return option.value == "FILE" || option.value == "FOLDER"; }

std::string positional_values(const CommandWords& command) {
  for (const OptionWords& option : command.options)
    if (option.positional && !option.values.empty()) return joined(option.values);
  return "";
}

bool takes_files(const CommandWords& command) {
  for (const OptionWords& option : command.options)
    if (option.positional && is_file(option)) return true;
  return false;
}

/// Brackets and colons mean something in the words of zsh's _arguments.
std::string zsh_text(const std::string& text) {
  std::string out;
  for (const char c : text)
    out += c == '[' || c == ']' || c == ':' || c == '\\' ? std::string("\\") + c : std::string(1, c);
  return out;
}

std::string zsh_action(const OptionWords& option) {
  if (!option.takes_value) return "";
  const std::string choice = !option.values.empty() ? "(" + joined(option.values) + ")"
                             : is_file(option)      ? "_files"
                                                    : " ";
  return ":" + zsh_text(option.positional ? option.names.front() : "value") + ":" + choice;
}

}  // namespace

std::string bash_completion(const ProgramWords& program) {
  std::vector<std::string> commands;
  for (const CommandWords& command : program.commands) commands.push_back(command.name);
  std::string out =
      "# bash completion of warpproof: warpproof completion bash > "
      "~/.local/share/bash-completion/completions/warpproof\n"
      "_warpproof() {\n"
      "  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} options='' "
      "values=''\n"
      "  COMPREPLY=()\n"
      "  if [ \"$COMP_CWORD\" -eq 1 ]; then\n"
      "    mapfile -t COMPREPLY < <(compgen -W " +
      quoted(joined(commands) + " " + names_of(program.options)) +
      " -- \"$current\")\n"
      "    return\n"
      "  fi\n"
      "  case \"${COMP_WORDS[1]} $previous\" in\n";
  for (const CommandWords& command : program.commands)
    for (const OptionWords& option : command.options) {
      if (option.positional || !option.takes_value) continue;
      std::string patterns;
      for (const std::string& name : option.names)
        patterns += (patterns.empty() ? "" : " | ") + quoted(command.name + " " + name);
      const std::string source = option.value == "FOLDER" ? "-d"
                                 : is_file(option)        ? "-f"
                                                          : "-W " + quoted(joined(option.values));
      out += "    " + patterns + ")\n      mapfile -t COMPREPLY < <(compgen " + source +
             " -- \"$current\")\n      return ;;\n";
    }
  out += "  esac\n  case \"${COMP_WORDS[1]}\" in\n";
  for (const CommandWords& command : program.commands)
    out += "    " + command.name + ") options=" + quoted(names_of(command.options)) +
           " values=" + quoted(positional_values(command)) + (takes_files(command) ? " files=yes" : "") +
           " ;;\n";
  out +=
      "  esac\n"
      "  if [[ $current == -* ]]; then\n"
      "    mapfile -t COMPREPLY < <(compgen -W \"$options\" -- \"$current\")\n"
      "  elif [ -n \"$values\" ]; then\n"
      "    mapfile -t COMPREPLY < <(compgen -W \"$values\" -- \"$current\")\n"
      "  elif [ -n \"$files\" ]; then\n"
      "    mapfile -t COMPREPLY < <(compgen -f -- \"$current\")\n"
      "  fi\n"
      "}\n"
      "complete -o filenames -F _warpproof warpproof\n";
  return out;
}

std::string zsh_completion(const ProgramWords& program) {
  std::string out =
      "#compdef warpproof\n"
      "# zsh completion of warpproof: warpproof completion zsh > a folder of $fpath, named _warpproof\n"
      "_warpproof() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  for (const CommandWords& command : program.commands)
    out += "    " + quoted(command.name + ":" + zsh_text(command.text)) + "\n";
  out +=
      "  )\n"
      "  if (( CURRENT == 2 )); then\n"
      "    _describe command commands\n"
      "    return\n"
      "  fi\n"
      "  local chosen=$words[2]\n"
      "  shift words\n"
      "  (( CURRENT-- ))\n"
      "  case $chosen in\n";
  for (const CommandWords& command : program.commands) {
    out += "    " + command.name + ")\n      _arguments";
    for (const OptionWords& option : command.options) {
      const std::string end = zsh_action(option);
      if (option.positional)
        out += " \\\n        " + quoted((option.many ? "*" : "") + end);
      else
        for (const std::string& name : option.names)
          out += " \\\n        " +
                 quoted((option.many ? "*" : "") + name + "[" + zsh_text(option.text) + "]" + end);
    }
    out += " ;;\n";
  }
  return out +
         "  esac\n"
         "}\n"
         "if [ \"$funcstack[1]\" = _warpproof ]; then _warpproof \"$@\"; else compdef _warpproof warpproof; "
         "fi\n";
}

std::string fish_completion(const ProgramWords& program) {
  std::string out =
      "# fish completion of warpproof: warpproof completion fish > "
      "~/.config/fish/completions/warpproof.fish\n";
  for (const CommandWords& command : program.commands)
    out += "complete -c warpproof -n __fish_use_subcommand -f -a " + command.name + " -d " +
           quoted(command.text) + "\n";
  for (const CommandWords& command : program.commands)
    for (const OptionWords& option : command.options) {
      std::string line = "complete -c warpproof -n " + quoted("__fish_seen_subcommand_from " + command.name);
      if (option.positional && option.values.empty()) continue;
      for (const std::string& name : option.names) {
        if (option.positional) break;
        line += name.starts_with("--") ? " -l " + name.substr(2) : " -s " + name.substr(1);
      }
      if (!option.values.empty())
        line += std::string(option.positional ? " -f" : " -x") + " -a " + quoted(joined(option.values));
      else if (option.takes_value)
        line += is_file(option) ? " -r" : " -x";
      out += line + " -d " + quoted(option.text) + "\n";
    }
  return out;
}

}  // namespace warpproof::cli
