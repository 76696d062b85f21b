#include "verifier/check/verdict_files.h"

#include <filesystem>
#include <set>

#include "verifier/base/digest.h"
#include "verifier/base/files.h"
#include "verifier/text/load.h"
#include "verifier/text/print_side.h"

namespace warpproof::checking {
namespace {

/// Adds the definitions that are called in `expression`.
class Called {
 public:
  explicit Called(const ir::Program& program) : program_(program) {}

  void walk(const ir::ExpressionPtr& expression) {
    if (!expression || !seen_.insert(expression.get()).second) return;
    if (expression->kind == ir::Kind::call) definition(expression->name);
    for (const ir::ExpressionPtr& operand : expression->operands) walk(operand);
    for (const ir::Binder& binder : expression->binders) {
      walk(binder.lower);
      walk(binder.upper);
    }
    walk(expression->condition);
    for (const ir::TensorArgument& argument : expression->arguments) walk(argument.body);
  }

  std::set<std::string> names;

 private:
  void definition(const std::string& name) {
    if (!names.insert(name).second) return;
    if (const ir::Definition* called = program_.find_definition(name))
      for (const ir::Equation& equation : called->equations) walk(equation.body);
  }

  const ir::Program& program_;
  std::set<const ir::Expression*> seen_;
};

}  // namespace

warpproof::Artefact artefact_of(const std::string& role, const std::string& path, const std::string& bytes,
                                bool compiled_here) {
  warpproof::Artefact artefact{role, path, base::sha256_hex(bytes), compiled_here, ""};
  const bool shown = role == "claim" || role == "source";
  if (shown && bytes.size() <= artefact_text_bytes_max) artefact.text = bytes;
  return artefact;
}

void add_artefact(std::vector<warpproof::Artefact>& artefacts, warpproof::Artefact artefact) {
  for (warpproof::Artefact& known : artefacts) {
    if (known.role != artefact.role || known.path != artefact.path || known.sha256 != artefact.sha256)
      continue;
    known.compiled_here = known.compiled_here && artefact.compiled_here;
    return;
  }
  artefacts.push_back(std::move(artefact));
}

std::string path_in_root(const std::string& root, const std::string& path) {
  // As it is written, where that can be seen from the words; else as the file system resolves it.
  if (!root.empty() && path.starts_with(root + "/"))
    if (const auto clean = base::joined_path("", path.substr(root.size() + 1))) return *clean;
  if (const auto below = base::path_below(root, path)) return *below;
  // Code that was emitted is no file: its folder is one.
  const std::string folder = base::folder_of(path);
  if (folder.empty()) return path;
  const std::string name = path.substr(folder.size() + 1);
  std::error_code error;
  if (std::filesystem::equivalent(root.empty() ? "." : root, folder, error)) return name;
  if (const auto below = base::path_below(root, folder)) return *below + "/" + name;
  return path;
}

void add_program_files(const Session& session, std::vector<warpproof::Artefact>& artefacts) {
  const auto& sources = session.program.sources;
  if (sources.empty()) return;
  const auto add = [&](const char* role, const base::SourceFile& file) {
    add_artefact(artefacts, artefact_of(role, path_in_root(session.root, file.path), file.text));
  };
  add("claim", *sources.back());  // what is imported stands before what imports it
  for (std::size_t i = 0; i + 1 < sources.size(); ++i) add("import", *sources[i]);
}

std::vector<warpproof::Definition> definitions_of(const ir::Program& program, const ir::Rewrite& rewrite) {
  std::vector<warpproof::Definition> out = {{"before", text::print_side(rewrite, rewrite.before)},
                                            {"after", text::print_side(rewrite, rewrite.after)}};
  Called called(program);
  for (const ir::Side* side : {&rewrite.before, &rewrite.after})
    for (const ir::Equation& equation : side->equations) called.walk(equation.body);
  for (const ir::Definition& definition : program.definitions)
    if (called.names.contains(definition.name)) out.push_back({definition.name, text::print(definition)});
  return out;
}

}  // namespace warpproof::checking
