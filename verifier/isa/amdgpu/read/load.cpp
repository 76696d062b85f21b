#include "verifier/isa/amdgpu/load.h"

#include <sys/resource.h>

#include <set>

#include <llvm/AsmParser/Parser.h>
#include <llvm/Config/llvm-config.h>
#include <llvm/IR/LLVMContext.h>
#include <llvm/IR/Verifier.h>
#include <llvm/IRReader/IRReader.h>
#include <llvm/Support/MemoryBuffer.h>
#include <llvm/Support/SourceMgr.h>
#include <llvm/Transforms/Utils/Cloning.h>

#include "verifier/base/child_work.h"
#include "verifier/base/mangled_name.h"
#include "verifier/isa/amdgpu/read/reader.h"

namespace warpproof::amdgpu {
namespace {

constexpr std::size_t instructions_max = 200'000;  ///< of one kernel, after its functions are laid into it

base::Diagnostic problem(const char* code, const base::SourcePtr& source, std::string message) {
  return {.code = code, .where = {source, 0, 0}, .message = std::move(message)};
}

/// LLVM's message at LLVM's place.
base::Diagnostic parse_problem(const base::SourcePtr& source, const llvm::SMDiagnostic& said) {
  base::Diagnostic out =
      problem("E0460", source, "LLVM " LLVM_VERSION_STRING " can not read it: " + said.getMessage().str());
  const std::string& text = source->text;
  std::size_t at = 0;
  for (int line = 1; line < said.getLineNo() && at != std::string::npos; ++line) {
    at = text.find('\n', at);
    if (at != std::string::npos) ++at;
  }
  if (said.getLineNo() > 0 && at != std::string::npos) {
    const std::size_t column = said.getColumnNo() > 0 ? static_cast<std::size_t>(said.getColumnNo()) : 0;
    out.where.begin = static_cast<std::uint32_t>(std::min(at + column, text.size()));
    out.where.end = static_cast<std::uint32_t>(std::min<std::size_t>(out.where.begin + 1, text.size()));
  }
  if (out.message.size() > 400) out.message.resize(400);
  out.notes.push_back("a file of a newer LLVM can not be read");
  return out;
}

/// Every call of a function that is here, laid into the kernel; a cycle of calls is refused.
std::optional<base::Diagnostic> inline_calls(llvm::Function& kernel, const base::SourcePtr& source) {
  struct Pending {
    llvm::CallBase* call;
    std::vector<const llvm::Function*> above;
  };
  std::vector<Pending> pending;
  const auto collect = [&](llvm::CallBase* call, const std::vector<const llvm::Function*>& above) {
    const llvm::Function* callee = call->getCalledFunction();
    if (callee != nullptr && !callee->isDeclaration() && !callee->isIntrinsic())
      pending.push_back({call, above});
  };
  for (llvm::BasicBlock& block : kernel)
    for (llvm::Instruction& i : block)
      if (auto* call = llvm::dyn_cast<llvm::CallBase>(&i)) collect(call, {&kernel});
  while (!pending.empty()) {
    const Pending next = pending.back();
    pending.pop_back();
    llvm::Function* callee = next.call->getCalledFunction();
    if (std::find(next.above.begin(), next.above.end(), callee) != next.above.end())
      return problem("E0463", source, "the device function '" + callee->getName().str() + "' calls itself");
    llvm::InlineFunctionInfo made;
    std::vector<const llvm::Function*> above = next.above;
    above.push_back(callee);
    if (!llvm::InlineFunction(*next.call, made).isSuccess()) continue;  // stays a call, which is not modelled
    for (llvm::CallBase* call : made.InlinedCallSites) collect(call, above);
    if (kernel.getInstructionCount() > instructions_max)
      return problem("E0465", source,
                     "the kernel has more than 200000 instructions with the functions that it calls");
  }
  return std::nullopt;
}

std::optional<base::Diagnostic> check_target(const llvm::Module& module, const llvm::Function& kernel,
                                             const std::string& target, const base::SourcePtr& source) {
  const std::string triple = module.getTargetTriple();
  if (!llvm::StringRef(triple).starts_with("amdgcn"))
    return problem("E0462", source, "the code is for '" + triple.substr(0, 80) + "', not for an AMD GPU");
  const std::string cpu = kernel.getFnAttribute("target-cpu").getValueAsString().str();
  if (cpu.empty())
    return problem("E0462", source, "the kernel does not say which GPU it is compiled for (target-cpu)");
  if (!target.empty() && cpu != target) {
    base::Diagnostic out =
        problem("E0462", source, "the kernel is compiled for another GPU than the claim says");
    out.expected = target;
    out.found = cpu.substr(0, 80);
    return out;
  }
  return std::nullopt;
}

llvm::Function* find_kernel(llvm::Module& module, const std::string& entry) {
  llvm::Function* kernel = module.getFunction(entry);
  if (kernel == nullptr || kernel->isDeclaration() ||
      kernel->getCallingConv() != llvm::CallingConv::AMDGPU_KERNEL)
    return nullptr;
  return kernel;
}

base::Diagnostic no_kernel(const llvm::Module& module, const std::string& entry,
                           const base::SourcePtr& source) {
  base::Diagnostic out = problem("E0340", source, "no kernel '" + entry + "' in " + source->path);
  std::vector<std::string> names;
  for (const llvm::Function& f : module)
    if (f.getCallingConv() == llvm::CallingConv::AMDGPU_KERNEL && !f.isDeclaration())
      names.push_back(f.getName().str());
  out.suggestion = base::mangled_name(entry, names);
  if (out.suggestion.empty()) out.suggestion = base::nearest_name(entry, names);
  out.notes.push_back(base::entry_advice);
  for (const std::string& name : names)
    if (out.found.size() < 200) out.found += (out.found.empty() ? "" : ", ") + name;
  return out;
}

base::Result<Function> read(const base::SourcePtr& source, const std::string& entry,
                            const std::string& target) {
  llvm::LLVMContext context;
  context.setDiscardValueNames(false);
  llvm::SMDiagnostic said;
  const std::unique_ptr<llvm::Module> module =
      llvm::parseIR(llvm::MemoryBufferRef(source->text, source->path), said, context);
  if (!module) return parse_problem(source, said);
  std::string why;
  llvm::raw_string_ostream stream(why);
  if (llvm::verifyModule(*module, &stream)) {
    if (why.size() > 400) why.resize(400);
    return problem("E0461", source, "the IR is not valid: " + why);
  }
  llvm::Function* kernel = find_kernel(*module, entry);
  if (kernel == nullptr) return no_kernel(*module, entry, source);
  if (auto wrong = check_target(*module, *kernel, target, source)) return *wrong;
  const std::size_t before = kernel->getInstructionCount();
  std::vector<std::uint32_t> lines = reading::lines_of(source->text, entry, before);
  if (auto wrong = inline_calls(*kernel, source)) return *wrong;
  if (kernel->getInstructionCount() != before) lines.clear();
  if (kernel->getInstructionCount() > instructions_max)
    return problem("E0465", source, "the kernel has more than 200000 instructions");
  return reading::Reader(*module, *kernel).run(lines);
}

/// The answer of the trial: "" when all went well.
std::string trial(const base::SourcePtr& source, const std::string& entry, const std::string& target,
                  const base::Limits& limits) {
  const rlimit memory{limits.memory_bytes_max, limits.memory_bytes_max};
  setrlimit(RLIMIT_AS, &memory);
  const base::Result<Function> function = read(source, entry, target);
  if (function) (void)lower(*function);
  return "";
}

}  // namespace

bool available() { return true; }
std::string llvm_version() { return LLVM_VERSION_STRING; }

base::Result<machine::Code> load_kernel(const base::SourcePtr& source, const std::string& entry,
                                        const std::string& target, const base::Limits& limits) {
  constexpr std::uint64_t wall_ms_max = 60'000;
  if (source->text.size() > limits.source_bytes_max)
    return problem("E0465", source,
                   "the IR has more than " + std::to_string(limits.source_bytes_max) + " bytes");
  const base::ChildWork tried =
      base::work_in_child([&] { return trial(source, entry, target, limits); }, wall_ms_max, 1024);
  if (tried.end != base::ChildWorkEnd::finished)
    return problem("E0460", source,
                   "LLVM " LLVM_VERSION_STRING " stops when it reads this file, or takes too long");
  const base::Result<Function> function = read(source, entry, target);
  if (!function) return function.diagnostics();
  machine::Code code = lower(*function);
  code.source = source;
  return code;
}

}  // namespace warpproof::amdgpu
