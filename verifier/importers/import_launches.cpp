#include "verifier/importers/import_launches.h"

#include <algorithm>
#include <map>

#include "verifier/importers/device_source.h"
#include "verifier/importers/host_code.h"
#include "verifier/importers/host_headers.h"
#include "verifier/importers/host_path.h"
#include "verifier/importers/launch_claim.h"
#include "verifier/text/load.h"
#include "verifier/toolchain/compile.h"

namespace warpproof::importers {
namespace {

/// clang's own words about a place in the function: "expected ';'" means that a part of it was skipped.
bool has_syntax_error(const std::string& messages, const Node& function) {
  if (function.begin.file == nullptr) return true;
  const std::string file = *function.begin.file + ":";
  for (std::size_t at = 0; (at = messages.find(file, at)) != std::string::npos; at += file.size()) {
    const std::size_t end = std::min(messages.find('\n', at), messages.size());
    const std::string line = messages.substr(at, end - at);
    const unsigned long number = std::strtoul(line.c_str() + file.size(), nullptr, 10);
    const bool inside = number >= function.begin.line && number <= function.end.line;
    if (inside && line.find(": error: expected ") != std::string::npos) return true;
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
    if (has_syntax_error(messages_, *site.function))
      return not_read("E0742", kernel.name, span_of(*site.call, main_),
                      "the function around the launch of '" + kernel.name + "' has a syntax error");
    auto claim = launch_claim(tree, host, site, main_);
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
    launch.around = std::move(claim->around);
    launch.function_key = site.function->mangled + " " + site.function->name;
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
    const auto [at, is_new] = seen_.emplace(text, out_.launches.size());
    if (is_new)
      out_.launches.push_back(std::move(launch));
    else
      ++out_.launches[at->second].times;
  }

  /// Two launches that say the same are one.
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
  std::map<std::string, std::size_t> seen_;
};

}  // namespace

base::Result<ImportedFile> import_launches(const ImportRequest& request, const base::Limits& limits) {
  return Importer(request, limits).run();
}

}  // namespace warpproof::importers
