#include "verifier/check/artefact.h"

#include "verifier/base/digest.h"
#include "verifier/base/files.h"
#include "verifier/base/mangled_name.h"
#include "verifier/check/artefact_place.h"
#include "verifier/check/loaded_kernels.h"
#include "verifier/check/verdict_files.h"
#include "verifier/isa/amdgpu/load.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

namespace warpproof::checking {
namespace {

verdict::Finding not_available(Reason reason, const std::string& summary) {
  verdict::Finding finding;
  finding.question = Question::implemented;
  finding.found = verdict::Found::not_modelled;
  finding.reason = reason;
  finding.summary = summary;
  return finding;
}

struct Text {
  std::string code;  ///< PTX, or IR as text or bitcode
  std::string name;
  bool found = false;
};

Text committed(const ir::KernelClaim& claim, const base::Limits& limits, base::Diagnostics& diagnostics) {
  if (claim.source.artefact.empty()) return {};
  auto file = base::read_source_below(folder_of(claim), claim.source.artefact, limits);
  if (!file) {
    for (base::Diagnostic diagnostic : file.diagnostics()) {
      if (!diagnostic.where.source) diagnostic.where = claim.source.where;
      diagnostics.push_back(std::move(diagnostic));
    }
    return {};
  }
  return {(*file)->text, claim.source.artefact, true};
}

/// "_Z5scalePf" also under the name that a kernel of internal linkage gets, where one entry alone fits.
std::string entry_like(const ptx::Module& module, const std::string& wanted) {
  const std::string core = wanted.starts_with("_Z") ? wanted.substr(2) : wanted;
  std::string found;
  for (const ptx::Function& entry : module.entries) {
    if (entry.name == wanted) return wanted;
    if (entry.name.find(core) == std::string_view::npos) continue;
    if (!found.empty()) return wanted;
    found = entry.name;
  }
  return found.empty() ? wanted : found;
}

void load_ptx(const ir::KernelClaim& claim, const base::SourcePtr& source, const base::Limits& limits,
              bool likely_names, Artefact& out) {
  auto module = ptx::load_module(source, limits);
  if (!module) {
    out.diagnostics = module.diagnostics();
    return;
  }
  std::optional<machine::Code> code =
      ptx::lower(*module, likely_names ? entry_like(*module, claim.source.entry) : claim.source.entry);
  if (!code) {
    std::vector<std::string> names;
    for (const ptx::Function& entry : module->entries) names.emplace_back(entry.name);
    base::Diagnostic diagnostic{.code = "E0340",
                                .where = claim.source.where,
                                .message = "no entry '" + claim.source.entry + "' in " + source->path};
    diagnostic.suggestion = base::mangled_name(claim.source.entry, names);
    if (diagnostic.suggestion.empty()) diagnostic.suggestion = base::nearest_name(claim.source.entry, names);
    diagnostic.notes.push_back(base::entry_advice);
    for (const std::string& name : names) diagnostic.found += (diagnostic.found.empty() ? "" : ", ") + name;
    out.diagnostics.push_back(std::move(diagnostic));
    return;
  }
  out.code = std::make_unique<machine::Code>(std::move(*code));
}

void load_ir(const ir::KernelClaim& claim, const base::SourcePtr& source, const base::Limits& limits,
             Artefact& out) {
  if (!amdgpu::available()) {
    out.finding =
        not_available(Reason::unsupported_construct,
                      "code for " + claim.source.target + " is not read: this was built without LLVM 19");
    return;
  }
  auto code = amdgpu::load_kernel(source, claim.source.entry, claim.source.target, limits);
  if (code)
    out.code = std::make_unique<machine::Code>(std::move(*code));
  else
    out.diagnostics = code.diagnostics();
  for (base::Diagnostic& diagnostic : out.diagnostics)
    if (diagnostic.code == "E0340") diagnostic.where = claim.source.where;  // the claim is what names it
}

void load(const ir::KernelClaim& claim, const Text& text, const base::Limits& limits, Artefact& out,
          bool likely_names = false) {
  const auto source = std::make_shared<const base::SourceFile>(base::SourceFile{text.name, text.code});
  const bool amd = is_for_amd(claim.source);
  if (amd)
    load_ir(claim, source, limits, out);
  else
    load_ptx(claim, source, limits, likely_names, out);
  out.files.push_back(artefact_of("code", named(claim, text.name), text.code));
  if (out.code)
    out.provenance.emplace_back((amd ? "ir_sha256(" : "ptx_sha256(") + claim.id + ")",
                                base::sha256_hex(text.code));
}

/// The source that stands beside a committed artefact: shown, and not what was judged.
void name_source(const ir::KernelClaim& claim, const base::Limits& limits, Artefact& out) {
  if (const auto file = base::read_source_below(folder_of(claim), claim.source.path, limits))
    out.files.push_back(artefact_of("source", named(claim, claim.source.path), (*file)->text));
}

/// What the compiler was given, and the code that it made is judged.
void name_compiled(const ir::KernelClaim& claim, const toolchain::CompileResult& compiled, Artefact& out) {
  for (const toolchain::SnapshotFile& file : compiled.read) {
    const bool is_source = file.path == claim.source.path;
    out.files.push_back(
        artefact_of(is_source ? "source" : "header", named(claim, file.path), file.text, is_source));
  }
}

toolchain::CompileResult compile(const ir::KernelClaim& claim, const base::Limits& limits,
                                 const SourceOverlay* overlay) {
  toolchain::CompileRequest request{.folder = overlay != nullptr ? overlay->folder : folder_of(claim),
                                    .file = claim.source.path,
                                    .target = claim.source.target,
                                    .flags = claim.source.flags,
                                    .where = claim.source.where,
                                    .rocm = is_for_amd(claim.source) ? rocm_folder() : ""};
  if (overlay != nullptr) {
    request.replaced = overlay->replaced;
    request.headers = overlay->headers;
  }
  return is_for_amd(claim.source) ? toolchain::compile_to_ir(request, limits)
                                  : toolchain::compile_to_ptx(request, limits);
}

}  // namespace

Artefact load_artefact(const ir::KernelClaim& claim, bool compile_sources, const base::Limits& limits,
                       const SourceOverlay* overlay) {
  Artefact out;
  if (is_executed(claim.source)) {
    auto file = base::read_source_below(folder_of(claim), claim.source.path, limits);
    if (!file) {
      out.diagnostics = file.diagnostics();
      return out;
    }
    out.provenance.emplace_back("source(" + claim.id + ")",
                                is_for_amd(claim.source) ? "the IR itself" : "the PTX itself");
    load(claim, {(*file)->text, claim.source.path, true}, limits, out);
    return out;
  }
  std::string why = "compilation was not asked for";
  if (compile_sources) {
    const toolchain::CompileResult compiled = compile(claim, limits, overlay);
    const std::string name = is_for_amd(claim.source) ? "clang" : "nvcc";
    switch (compiled.status) {
      case toolchain::CompileStatus::compiled:
        out.provenance.emplace_back("source(" + claim.id + ")",
                                    compiled_words(claim.source, compiled.compiler.build));
        out.provenance.emplace_back("source_sha256(" + claim.id + ")", compiled.source_digest);
        name_compiled(claim, compiled, out);
        load(claim, {compiled.text, claim.source.path + " as compiled", true}, limits, out,
             overlay != nullptr);
        return out;
      case toolchain::CompileStatus::bad_request:
      case toolchain::CompileStatus::compile_error:
        out.diagnostics = compiled.diagnostics;
        return out;
      case toolchain::CompileStatus::place_dependent:
        out.finding = not_modelled(compiled.diagnostics);
        return out;
      case toolchain::CompileStatus::compiler_unavailable:
        why = "no " + name + " here";
        break;
      case toolchain::CompileStatus::sandbox_unavailable:
        why = "no sandbox here";
        break;
    }
  }
  const Text text = committed(claim, limits, out.diagnostics);
  if (!out.diagnostics.empty()) return out;
  if (!text.found) {
    const bool sandbox = why == "no sandbox here";
    out.finding = not_available(sandbox ? Reason::sandbox_unavailable : Reason::compiler_unavailable,
                                why + ", and the claim names no committed artefact");
    return out;
  }
  name_source(claim, limits, out);
  out.not_compiled = "source not compiled here (" + why + "); committed artefact " + text.name;
  out.provenance.emplace_back("source(" + claim.id + ")", out.not_compiled);
  load(claim, text, limits, out);
  return out;
}

}  // namespace warpproof::checking
