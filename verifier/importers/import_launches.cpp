#include "verifier/importers/import_launches.h"

#include <algorithm>

#include "verifier/base/digest.h"
#include "verifier/importers/device_source.h"
#include "verifier/importers/host_code.h"
#include "verifier/importers/host_headers.h"
#include "verifier/importers/host_path.h"
#include "verifier/importers/launch_claim.h"
#include "verifier/importers/tree_walk.h"
#include "verifier/text/load.h"
#include "verifier/toolchain/compile.h"

namespace warpproof::importers {
namespace {

/// What clang could not read of a function.
struct HostError {
  std::size_t offset = 0;  ///< in the file
  std::string message;
  bool syntax = false;  ///< "expected ';'": a part was skipped
};

std::vector<HostError> errors_in(const std::string& messages, const Node& function,
                                 const std::string& source) {
  std::vector<HostError> out;
  if (function.begin.file == nullptr) return out;
  const std::string file = *function.begin.file + ":";
  for (std::size_t at = 0; (at = messages.find(file, at)) != std::string::npos; at += file.size()) {
    const std::size_t end = std::min(messages.find('\n', at), messages.size());
    const std::string words = messages.substr(at + file.size(), end - at - file.size());
    const std::size_t mark = words.find(": error: ");
    char* rest = nullptr;
    const unsigned long line = std::strtoul(words.c_str(), &rest, 10);
    const unsigned long column = *rest == ':' ? std::strtoul(rest + 1, nullptr, 10) : 1;
    if (mark == std::string::npos || line < function.begin.line || line > function.end.line) continue;
    std::size_t offset = 0;
    for (unsigned long i = 1; i < line && offset < source.size(); ++i) offset = source.find('\n', offset) + 1;
    const std::string message = words.substr(mark + 9);
    out.push_back({offset + column - 1, message, message.starts_with("expected ")});
  }
  return out;
}

/// Does the tree say that something stands there which was not understood? Else it was left out of the tree.
bool is_in_tree(const Node& function, const HostError& error) {
  std::vector<const Node*> left = {&function};
  while (!left.empty()) {
    const Node& node = *left.back();
    left.pop_back();
    if (node.kind == "RecoveryExpr" && error.offset >= node.begin.offset &&
        error.offset <= node.end.offset + node.end.token_bytes)
      return true;
    left.insert(left.end(), node.children.begin(), node.children.end());
  }
  return false;
}

class Importer {
 public:
  Importer(const ImportRequest& request, const base::Limits& limits) : request_(request), limits_(limits) {}

  base::Result<ImportedFile> run() {
    const auto snapshot = toolchain::take_snapshot(request_.folder, limits_);
    if (!snapshot) return snapshot.diagnostics();
    const toolchain::SnapshotFile* file = snapshot->find(request_.file);
    const std::string shown = request_.shown.empty() ? request_.folder + "/" + request_.file : request_.shown;
    if (file != nullptr)
      main_ = std::make_shared<const base::SourceFile>(base::SourceFile{shown, file->text});
    out_.headers = filler_headers(*snapshot);
    auto tree = parse();
    if (!tree) return tree.diagnostics();
    const HostCode host = find_host_code(*tree);
    for (const HostKernel& kernel : host.kernels) add_kernel(kernel);
    for (const UnreadLaunch& launch : host.unread)
      not_read("E0742", launch.kernel, span_of(*launch.where, main_), launch.what);
    for (const LaunchSite& site : host.launches) add_launch(*tree, host, site);
    name_unlaunched(host);
    walk(tree->root(), [&](const Node& node) {
      const bool has_body = std::any_of(node.children.begin(), node.children.end(),
                                        [](const Node* child) { return child->kind == "CompoundStmt"; });
      if ((node.kind == "FunctionDecl" || node.kind == "CXXMethodDecl") && has_body && !of_headers(node))
        out_.functions.push_back(key_of(node));
      return true;
    });
    out_.replaced = device_source(*tree, host, *snapshot, request_.file);
    return std::move(out_);
  }

 private:
  base::Result<SyntaxTree> parse() {
    toolchain::CompileRequest compile{.folder = request_.folder, .file = request_.file, .target = "sm_80"};
    compile.headers = out_.headers;
    compile.headers.push_back({"forced/cuda_host.h", std::string(cuda_host_header)});
    compile.headers.push_back({"forced/torch_host.h", std::string(torch_host_header)});
    toolchain::CompileResult result = toolchain::dump_syntax(compile, limits_);
    messages_ = std::move(result.messages);
    switch (result.status) {
      case toolchain::CompileStatus::compiled:
        return read_syntax_tree(result.text);
      case toolchain::CompileStatus::compiler_unavailable:
      case toolchain::CompileStatus::sandbox_unavailable:
        for (base::Diagnostic& diagnostic : result.diagnostics) diagnostic.code = "E0748";
        return result.diagnostics;
      case toolchain::CompileStatus::compile_error:
        for (base::Diagnostic& diagnostic : result.diagnostics) diagnostic.code = "E0740";
        return result.diagnostics;
      default:
        return result.diagnostics;
    }
  }

  static std::string key_of(const Node& function) { return function.mangled + " " + function.name; }

  void not_read(const char* code, const std::string& kernel, const base::Span& where,
                const std::string& what) {
    base::Diagnostic diagnostic{.code = code, .where = where, .message = what};
    diagnostic.expected = "a claim or a [[gate.kernel]] entry with the launch of '" + kernel + "'";
    diagnostic.found = kernel;
    out_.not_read.push_back(std::move(diagnostic));
  }

  void add_kernel(const HostKernel& kernel) {
    ImportedKernel made{
        .base = kernel.base, .name = kernel.name, .entry = kernel.mangled, .type = kernel.type};
    for (const KernelParameter& parameter : kernel.parameters) {
      made.parameter_types.push_back(parameter.type);
      made.parameter_names.push_back(parameter.name);
    }
    made.where = span_of(*kernel.declaration, main_);
    if (made.where.source)
      made.text = main_->text.substr(made.where.begin, made.where.end - made.where.begin);
    out_.kernels.push_back(std::move(made));
  }

  void add_launch(const SyntaxTree& tree, const HostCode& host, const LaunchSite& site) {
    const HostKernel& kernel = host.kernels[site.kernel];
    const std::vector<HostError> errors =
        errors_in(messages_, *site.function, main_ == nullptr ? "" : main_->text);
    if (site.function->begin.file == nullptr ||
        std::any_of(errors.begin(), errors.end(), [](const HostError& error) { return error.syntax; }))
      return not_read("E0742", kernel.name, span_of(*site.call, main_),
                      "the function around the launch of '" + kernel.name + "' has a syntax error");
    auto claim = launch_claim(tree, host, site, main_, request_.block);
    if (!claim) {
      for (base::Diagnostic diagnostic : claim.diagnostics()) {
        diagnostic.found = kernel.name;
        out_.not_read.push_back(std::move(diagnostic));
      }
      return;
    }
    ImportedLaunch launch{kernel.name, site.function->name, std::move(claim->claim), std::move(claim->taken)};
    launch.given = std::move(claim->given);
    launch.opaque = std::move(claim->opaque);
    launch.unsure = std::move(claim->unsure);
    launch.of_kernel = std::move(claim->of_kernel);
    launch.branches = std::move(claim->branches);
    launch.uses = std::move(claim->uses);
    launch.around = std::move(claim->around);
    launch.loops = std::move(claim->loops);
    launch.shared_raised = host.shared_raised.contains(site.kernel);
    add_errors(errors, site, launch);
    launch.function_key = key_of(*site.function);
    launch.launch = value_text(tree, *site.function, *site.call);
    launch.function_type = site.function->type;
    for (const Node* parameter : parameters_of(*site.function)) launch.parameters.push_back(parameter->name);
    launch.claim.source.path = request_.file;
    launch.claim.source.entry = kernel.mangled;
    launch.claim.source.target = request_.target;
    launch.claim.source.flags = request_.flags;
    launch.claim.source.where = launch.claim.where;
    if (launch.claim.where.source == nullptr) launch.claim.where = {main_, 0, 0};
    std::string text = summary(launch.claim) + ";" + launch.function_key + kernel.mangled;
    for (const GivenValue& value : launch.given) text += ";" + value.text;
    for (const base::Diagnostic& diagnostic : launch.unsure) text += ";" + diagnostic.message;
    launch.key = std::move(text);
    out_.launches.push_back(std::move(launch));
  }

  /// What the tree lacks may change the launch, and two functions that differ in it are not the same.
  void add_errors(const std::vector<HostError>& errors, const LaunchSite& site,
                  ImportedLaunch& launch) const {
    for (const HostError& error : errors) {
      launch.around = base::sha256_hex(launch.around + error.message);
      if (is_in_tree(*site.function, error) || main_ == nullptr) continue;
      const std::size_t begin = std::min(error.offset, main_->text.size());
      const std::size_t end = std::min(main_->text.find('\n', begin), main_->text.size());
      launch.around = base::sha256_hex(launch.around + main_->text.substr(begin, end - begin));
      if (error.offset > site.call->end.offset && launch.loops.empty()) continue;
      base::Diagnostic diagnostic{.code = "E0742"};
      diagnostic.where = {main_, static_cast<std::uint32_t>(begin), static_cast<std::uint32_t>(end)};
      diagnostic.message = "the launch of '" + launch.kernel +
                           "' is not understood: a statement in its function was not read: " + error.message;
      launch.unsure.push_back(std::move(diagnostic));
    }
  }

  /// The same for two launches that say the same.
  static std::string summary(const ir::KernelClaim& claim) {
    std::string out = claim.id;
    const auto add = [&](const ir::ExpressionPtr& e) { out += ";" + (e ? text::print(e) : std::string()); };
    for (const auto* list : {&claim.grid, &claim.block})
      for (const ir::ExpressionPtr& side : *list) add(side);
    add(claim.dynamic_shared_bytes);
    for (const ir::KernelArgument& argument : claim.arguments) add(argument.value);
    for (const ir::Requirement& requirement : claim.requirements) add(requirement.condition);
    return out;
  }

  void name_unlaunched(const HostCode& host) {
    const auto launched = [&](const std::string& name) {
      return std::any_of(out_.launches.begin(), out_.launches.end(),
                         [&](const ImportedLaunch& launch) { return launch.kernel == name; }) ||
             std::any_of(out_.not_read.begin(), out_.not_read.end(), [&](const base::Diagnostic& why) {
               return why.found == name || why.found == name.substr(0, name.find('<'));
             });
    };
    for (const ImportedKernel& kernel : out_.kernels)
      if (!launched(kernel.name))
        not_read("E0741", kernel.name, kernel.where,
                 "no launch of '" + kernel.name + "' stands in this file");
    for (const std::string& name : host.templates)
      if (std::none_of(out_.kernels.begin(), out_.kernels.end(),
                       [&](const ImportedKernel& kernel) { return kernel.base == name; }) &&
          !launched(name))
        not_read("E0741", name, {main_, 0, 0},
                 "no launch of the kernel template '" + name + "' with known arguments stands in this file");
  }

  const ImportRequest& request_;
  const base::Limits& limits_;
  base::SourcePtr main_;
  std::string messages_;
  ImportedFile out_;
};

}  // namespace

base::Result<ImportedFile> import_launches(const ImportRequest& request, const base::Limits& limits) {
  return Importer(request, limits).run();
}

}  // namespace warpproof::importers
