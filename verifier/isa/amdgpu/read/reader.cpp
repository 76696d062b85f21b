#include "verifier/isa/amdgpu/read/reader.h"

#include <llvm/IR/CFG.h>
#include <llvm/IR/DebugInfoMetadata.h>

namespace warpproof::amdgpu::reading {

using machine::Operand;

namespace {

/// "1,256" or "4,1,1".
std::vector<std::uint64_t> numbers_in(llvm::StringRef text) {
  std::vector<std::uint64_t> out;
  llvm::SmallVector<llvm::StringRef, 4> words;
  text.split(words, ',');
  for (llvm::StringRef word : words) {
    std::uint64_t number = 0;
    if (word.trim().getAsInteger(10, number)) return {};
    out.push_back(number);
  }
  return out;
}

bool flushes(const llvm::Function& kernel, const char* attribute) {
  const llvm::StringRef mode = kernel.getFnAttribute(attribute).getValueAsString();
  return mode.starts_with("preserve-sign");
}

/// Neither IEEE nor flushing for operands and results alike.
bool is_open(const llvm::Function& kernel, const char* attribute) {
  const llvm::StringRef mode = kernel.getFnAttribute(attribute).getValueAsString();
  return !mode.empty() && mode != "ieee" && mode != "ieee,ieee" && mode != "preserve-sign,preserve-sign" &&
         mode != "preserve-sign";
}

/// Our own header's lines are nobody's: the line that called it is.
bool is_header(llvm::StringRef file) {
  return file.contains("hip/hip_runtime.h") || file.contains("amd_detail");
}

}  // namespace

void Reader::attributes() {
  out_.entry = kernel_.getName().str();
  out_.target = kernel_.getFnAttribute("target-cpu").getValueAsString().str();
  const llvm::StringRef features = kernel_.getFnAttribute("target-features").getValueAsString();
  const bool old_style =
      llvm::StringRef(out_.target).starts_with("gfx9") || llvm::StringRef(out_.target).starts_with("gfx8");
  out_.wave_lanes = old_style ? 64 : 32;
  if (features.contains("+wavefrontsize64")) out_.wave_lanes = 64;
  if (features.contains("+wavefrontsize32")) out_.wave_lanes = 32;
  const std::vector<std::uint64_t> sizes =
      numbers_in(kernel_.getFnAttribute("amdgpu-flat-work-group-size").getValueAsString());
  if (sizes.size() == 2) out_.threads_max = sizes[1];
  if (const llvm::MDNode* required = kernel_.getMetadata("reqd_work_group_size");
      required && required->getNumOperands() == 3) {
    std::array<std::uint32_t, 3> block = {1, 1, 1};
    for (unsigned k = 0; k < 3; ++k)
      if (const auto* number = llvm::mdconst::dyn_extract<llvm::ConstantInt>(required->getOperand(k)))
        block[k] = static_cast<std::uint32_t>(number->getZExtValue());
    out_.required_block = block;
  }
  // Version 5 is "500" there; before there was a flag, and in version 4, the layout was another one.
  const auto* version =
      llvm::mdconst::extract_or_null<llvm::ConstantInt>(module_.getModuleFlag("amdhsa_code_object_version"));
  out_.code_object = version != nullptr && version->getZExtValue() >= 500 ? 5 : 4;
  out_.subnormals_open = is_open(kernel_, "denormal-fp-math") || is_open(kernel_, "denormal-fp-math-f32");
  out_.flush_others = flushes(kernel_, "denormal-fp-math");
  out_.flush_f32 = kernel_.hasFnAttribute("denormal-fp-math-f32") ? flushes(kernel_, "denormal-fp-math-f32")
                                                                  : out_.flush_others;
}

/// The kernarg segment: arguments in order, each at its alignment.
void Reader::arguments() {
  const llvm::DataLayout& layout = module_.getDataLayout();
  std::uint64_t offset = 0;
  for (const llvm::Argument& argument : kernel_.args()) {
    llvm::Type* by_reference = argument.hasByRefAttr() ? argument.getParamByRefType() : nullptr;
    llvm::Type* type = by_reference ? by_reference : argument.getType();
    const llvm::Align alignment = by_reference
                                      ? argument.getParamAlign().value_or(layout.getABITypeAlign(type))
                                      : layout.getABITypeAlign(type);
    const std::uint64_t bytes = layout.getTypeAllocSize(type).getFixedValue();
    offset = llvm::alignTo(offset, alignment);
    std::string name =
        argument.hasName() ? argument.getName().str() : "argument " + std::to_string(argument.getArgNo());
    out_.parameters.push_back({std::move(name), offset, bytes, alignment.value(),
                               by_reference != nullptr || type->isAggregateType()});
    if (by_reference) {
      byref_.emplace(&argument, static_cast<std::int64_t>(offset));
      arguments_.emplace(&argument, std::vector<Operand>{Operand::unknown()});
    } else {
      std::vector<Operand> parts;
      for (const Scalar& part : parts_of(type))
        parts.push_back(Operand::parameter(static_cast<std::int64_t>(offset + part.offset),
                                           static_cast<std::uint8_t>(part.bytes)));
      arguments_.emplace(&argument, std::move(parts));
    }
    offset += bytes;
  }
}

/// Stack variables of a size that is known become local variables; others stay and are not modelled.
void Reader::allocas() {
  const llvm::DataLayout& layout = module_.getDataLayout();
  for (const llvm::Instruction& i : kernel_.getEntryBlock()) {
    const auto* stack = llvm::dyn_cast<llvm::AllocaInst>(&i);
    if (stack == nullptr || !stack->isStaticAlloca() || stack->getAddressSpace() != 5) continue;
    const auto size = stack->getAllocationSize(layout);
    if (!size || size->isScalable()) continue;
    const llvm::Type* element = stack->getAllocatedType();
    while (element->isArrayTy()) element = element->getArrayElementType();
    machine::Variable made;
    made.name =
        stack->hasName() ? stack->getName().str() : "local array " + std::to_string(variables_.size());
    made.space = machine::Space::local;
    made.bytes = size->getFixedValue();
    made.alignment = stack->getAlign().value();
    made.element_bytes = static_cast<std::uint32_t>(std::max<std::uint64_t>(
        layout.getTypeAllocSize(const_cast<llvm::Type*>(element)).getFixedValue(), 1));
    variables_.emplace(stack, static_cast<std::uint32_t>(out_.variables.size()));
    arguments_.emplace(
        stack, std::vector<Operand>{Operand::variable(static_cast<std::uint32_t>(out_.variables.size()))});
    out_.variables.push_back(std::move(made));
  }
}

void Reader::number_rows() {
  std::uint32_t block = 0;
  for (const llvm::BasicBlock& b : kernel_) {
    numbers_.emplace(&b, block++);
    for (const llvm::Instruction& i : b) {
      if (i.getType()->isVoidTy() || arguments_.contains(&i)) continue;
      std::vector<Scalar> parts;
      try {
        parts = parts_of(i.getType());
      } catch (const NoParts&) {
        continue;  // reported when it is read
      }
      rows_.emplace(&i, static_cast<std::uint32_t>(out_.row_bits.size()));
      for (const Scalar& part : parts) out_.row_bits.push_back(part.bits);
    }
  }
}

Edge Reader::edge(const llvm::BasicBlock& from, const llvm::BasicBlock& to) {
  Edge out;
  out.target = numbers_.at(&to);
  for (const llvm::PHINode& phi : to.phis()) {
    const auto row = rows_.find(&phi);
    if (row == rows_.end()) continue;
    const Value source = value(phi.getIncomingValueForBlock(&from));
    for (std::size_t k = 0; k < source.parts.size(); ++k)
      out.copies.emplace_back(row->second + static_cast<std::uint32_t>(k), source.parts[k]);
  }
  return out;
}

std::uint32_t Reader::place(const llvm::Instruction& i, std::uint32_t line) {
  machine::Place made;
  made.text_line = line;
  const llvm::DILocation* at = i.getDebugLoc().get();
  while (at != nullptr && at->getInlinedAt() != nullptr && is_header(at->getFilename()))
    at = at->getInlinedAt();
  if (at != nullptr && at->getLine() != 0) {
    std::string name = at->getFilename().str();
    if (!llvm::StringRef(name).starts_with("/") && !at->getDirectory().empty())
      name = at->getDirectory().str() + "/" + name;
    const auto [file, fresh] = files_.try_emplace(name, static_cast<std::uint32_t>(out_.files.size()));
    if (fresh) out_.files.push_back(name);
    made.file = file->second;
    made.source_line = at->getLine();
  }
  out_.places.push_back(made);
  return static_cast<std::uint32_t>(out_.places.size() - 1);
}

void Reader::blocks(const std::vector<std::uint32_t>& lines) {
  std::size_t number = 0;
  for (const llvm::BasicBlock& b : kernel_) {
    Block block;
    for (const llvm::Instruction& i : b) {
      const std::uint32_t line = number < lines.size() ? lines[number] : 0;
      ++number;
      if (llvm::isa<llvm::PHINode>(i)) {
        if (!rows_.contains(&i)) block.instructions.push_back(instruction(i, line));
        continue;
      }
      if (arguments_.contains(&i)) continue;
      block.instructions.push_back(instruction(i, line));
    }
    const llvm::Instruction& last = *b.getTerminator();
    Instruction& end = block.instructions.back();
    try {
      // `switch`: the default first, then the cases in order; `br`: as written.
      if (const auto* choice = llvm::dyn_cast<llvm::SwitchInst>(&last)) {
        block.edges.push_back(edge(b, *choice->getDefaultDest()));
        for (const auto& one : choice->cases()) {
          block.edges.push_back(edge(b, *one.getCaseSuccessor()));
          end.operands.push_back(value(one.getCaseValue()));
        }
      } else {
        for (const llvm::BasicBlock* to : llvm::successors(&b)) block.edges.push_back(edge(b, *to));
      }
    } catch (const NoParts& reason) {
      end.unsupported = reason.why;
    }
    out_.blocks.push_back(std::move(block));
  }
}

Function Reader::run(const std::vector<std::uint32_t>& lines) {
  attributes();
  arguments();
  allocas();
  number_rows();
  blocks(lines);
  return std::move(out_);
}

}  // namespace warpproof::amdgpu::reading
