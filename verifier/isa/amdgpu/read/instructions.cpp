#include "verifier/isa/amdgpu/read/reader.h"

#include <llvm/IR/GetElementPtrTypeIterator.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Intrinsics.h>
#include <llvm/IR/IntrinsicsAMDGPU.h>
#include <llvm/IR/Operator.h>

namespace warpproof::amdgpu::reading {
namespace {

std::string printed(const llvm::Type* type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream, false, true);
  return text;
}

std::string ordering_name(llvm::AtomicOrdering ordering) { return llvm::toIRString(ordering); }

/// Fast-math flags beyond contract; `fast` is all of them.
std::string other_math(const llvm::FPMathOperator& i) {
  const llvm::FastMathFlags flags = i.getFastMathFlags();
  if (flags.isFast()) return "fast";
  std::string out;
  const auto add = [&](bool is_set, const char* name) {
    if (is_set) out += (out.empty() ? "" : " ") + std::string(name);
  };
  add(flags.allowReassoc(), "reassoc");
  add(flags.noNaNs(), "nnan");
  add(flags.noInfs(), "ninf");
  add(flags.noSignedZeros(), "nsz");
  add(flags.allowReciprocal(), "arcp");
  add(flags.approxFunc(), "afn");
  return out;
}

std::optional<Range> range_from(const llvm::ConstantRange& range) {
  if (range.getBitWidth() > 64 || range.isFullSet() || range.isEmptySet()) return std::nullopt;
  return Range{range.getLower().getZExtValue(), range.getUpper().getZExtValue()};
}

std::optional<Range> range_of(const llvm::Instruction& i) {
  if (const llvm::MDNode* node = i.getMetadata(llvm::LLVMContext::MD_range);
      node && i.getType()->isIntOrIntVectorTy())
    return range_from(llvm::getConstantRangeFromMetadata(*node));
  if (const auto* call = llvm::dyn_cast<llvm::CallBase>(&i))
    if (const llvm::Attribute range = call->getRetAttr(llvm::Attribute::Range); range.isValid())
      return range_from(range.getRange());
  return std::nullopt;
}

}  // namespace

std::string Reader::scope_name(llvm::SyncScope::ID scope) const {
  llvm::SmallVector<llvm::StringRef, 8> names;
  module_.getContext().getSyncScopeNames(names);
  return scope < names.size() ? names[scope].str() : "unknown";
}

void Reader::flags(const llvm::Instruction& i, Instruction& out) {
  Flags& f = out.flags;
  if (const auto* wrapping = llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&i)) {
    f.nuw = wrapping->hasNoUnsignedWrap();
    f.nsw = wrapping->hasNoSignedWrap();
  }
  if (const auto* cut = llvm::dyn_cast<llvm::TruncInst>(&i)) {
    f.nuw = cut->hasNoUnsignedWrap();
    f.nsw = cut->hasNoSignedWrap();
  }
  if (const auto* exact = llvm::dyn_cast<llvm::PossiblyExactOperator>(&i)) f.exact = exact->isExact();
  if (const auto* disjoint = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&i);
      disjoint && disjoint->isDisjoint())
    out.detail = "disjoint";
  if (llvm::isa<llvm::PossiblyNonNegInst>(&i)) f.nneg = i.hasNonNeg();
  if (const auto* step = llvm::dyn_cast<llvm::GetElementPtrInst>(&i)) {
    f.inbounds = step->isInBounds();
    f.nusw = step->hasNoUnsignedSignedWrap();
    f.nuw = step->hasNoUnsignedWrap();
  }
  if (const auto* real = llvm::dyn_cast<llvm::FPMathOperator>(&i)) {
    f.contract = real->hasAllowContract();
    f.other_math = other_math(*real);
    out.fpmath_ulps = real->getFPAccuracy();
  }
  const std::pair<bool, const char*> words[] = {{f.nuw, " nuw"},           {f.nsw, " nsw"},
                                                {f.exact, " exact"},       {f.nneg, " nneg"},
                                                {f.inbounds, " inbounds"}, {f.contract, " contract"}};
  for (const auto& [is_set, word] : words)
    if (is_set) out.text += word;
  if (!f.other_math.empty() && f.other_math != "fast") out.text += " " + f.other_math;
  if (f.other_math == "fast") out.text += " fast";
}

/// base + sum of index * scale + constant.
void Reader::offsets(const llvm::GetElementPtrInst& i, Instruction& out) {
  const llvm::DataLayout& layout = module_.getDataLayout();
  const unsigned width = layout.getIndexTypeSizeInBits(i.getType());
  llvm::APInt constant(width, 0);
  if (i.getType()->isVectorTy()) throw NoParts{"a vector of pointers"};
  // Not collectOffset: it adds scales of one index together, and no-wrap flags are about each product.
  for (auto at = llvm::gep_type_begin(i), end = llvm::gep_type_end(i); at != end; ++at) {
    const llvm::Value* index = at.getOperand();
    const auto* number = llvm::dyn_cast<llvm::ConstantInt>(index);
    if (llvm::StructType* structure = at.getStructTypeOrNull()) {
      if (number == nullptr) throw NoParts{"an index into a struct that is no constant"};
      constant += llvm::APInt(
          width, layout.getStructLayout(structure)->getElementOffset(number->getZExtValue()).getFixedValue());
      continue;
    }
    const std::uint64_t scale = at.getSequentialElementStride(layout).getFixedValue();
    if (number != nullptr) {
      constant += number->getValue().sextOrTrunc(width) * llvm::APInt(width, scale);
      continue;
    }
    out.steps.push_back({value(index), static_cast<std::int64_t>(scale)});
  }
  out.offset = constant.getSExtValue();
  out.operands.push_back(value(i.getPointerOperand()));
}

void Reader::indices(const llvm::Instruction& i, Instruction& out) {
  if (const auto* shuffle = llvm::dyn_cast<llvm::ShuffleVectorInst>(&i))
    for (const int from : shuffle->getShuffleMask()) out.indices.push_back(from);
  std::size_t count = 0;
  if (const auto* extract = llvm::dyn_cast<llvm::ExtractValueInst>(&i)) {
    const std::size_t first =
        part_of_index(extract->getAggregateOperand()->getType(), extract->getIndices(), count);
    out.indices = {static_cast<std::int64_t>(first), static_cast<std::int64_t>(count)};
  }
  if (const auto* insert = llvm::dyn_cast<llvm::InsertValueInst>(&i)) {
    const std::size_t first = part_of_index(insert->getType(), insert->getIndices(), count);
    out.indices = {static_cast<std::int64_t>(first), static_cast<std::int64_t>(count)};
  }
}

void Reader::call(const llvm::CallBase& i, Instruction& out) {
  if (i.isInlineAsm()) {
    out.name = "asm";
    out.unsupported = "inline assembly";
    return;
  }
  const llvm::Function* callee = i.getCalledFunction();
  if (callee == nullptr) {
    out.name = "call";
    out.unsupported = "a call through a pointer";
    return;
  }
  out.name = callee->isIntrinsic() ? llvm::Intrinsic::getBaseName(callee->getIntrinsicID()).str()
                                   : callee->getName().str();
  out.text = callee->getName().str() + out.text;
  out.defined_elsewhere = !callee->isIntrinsic();
  for (const llvm::Use& argument : i.args()) out.operands.push_back(value(argument.get()));
  if (i.hasOperandBundles()) out.unsupported = "a call with operand bundles";
  if (i.getRetAttr(llvm::Attribute::NoFPClass).isValid())
    out.unsupported = "a call whose result has classes of numbers excluded";
}

/// What only some instructions have; operands too, where they are not LLVM's own list.
void Reader::detail(const llvm::Instruction& i, Instruction& out) {
  if (const auto* compare = llvm::dyn_cast<llvm::CmpInst>(&i)) {
    out.detail = llvm::CmpInst::getPredicateName(compare->getPredicate()).str();
    out.text += " " + out.detail;
  }
  if (const auto* load = llvm::dyn_cast<llvm::LoadInst>(&i)) {
    out.access = {load->getAlign().value(),
                  load->isVolatile(),
                  load->isAtomic(),
                  load->hasMetadata(llvm::LLVMContext::MD_invariant_load),
                  ordering_name(load->getOrdering()),
                  scope_name(load->getSyncScopeID())};
  }
  if (const auto* store = llvm::dyn_cast<llvm::StoreInst>(&i)) {
    out.access = {store->getAlign().value(),
                  store->isVolatile(),
                  store->isAtomic(),
                  false,
                  ordering_name(store->getOrdering()),
                  scope_name(store->getSyncScopeID())};
  }
  if (const auto* fence = llvm::dyn_cast<llvm::FenceInst>(&i)) {
    out.access.ordering = ordering_name(fence->getOrdering());
    out.access.scope = scope_name(fence->getSyncScopeID());
    // A fence of some address spaces only: what it orders is not followed, so it orders nothing here.
    if (fence->hasMetadata("mmra")) out.access.scope = "some address spaces";
  }
  if (const auto* atomic = llvm::dyn_cast<llvm::AtomicRMWInst>(&i)) {
    out.detail = llvm::AtomicRMWInst::getOperationName(atomic->getOperation()).str();
    out.text += " " + out.detail;
    out.access = {atomic->getAlign().value(),
                  atomic->isVolatile(),
                  true,
                  false,
                  ordering_name(atomic->getOrdering()),
                  scope_name(atomic->getSyncScopeID())};
    if (atomic->hasMetadata("amdgpu.ignore.denormal.mode"))
      out.unsupported = "an atomic that may flush subnormals or not";
  }
  if (const auto* exchange = llvm::dyn_cast<llvm::AtomicCmpXchgInst>(&i)) {
    out.access = {exchange->getAlign().value(),
                  exchange->isVolatile(),
                  true,
                  false,
                  ordering_name(exchange->getMergedOrdering()),
                  scope_name(exchange->getSyncScopeID())};
  }
}

Instruction Reader::instruction(const llvm::Instruction& i, std::uint32_t line) {
  Instruction out;
  out.place = place(i, line);
  out.name = i.getOpcodeName();
  const auto* called = llvm::dyn_cast<llvm::CallBase>(&i);
  if (called == nullptr) out.text = out.name;
  try {
    flags(i, out);
    detail(i, out);
    out.type = parts_of(i.getType());
    if (const auto row = rows_.find(&i); row != rows_.end())
      for (std::size_t k = 0; k < out.type.size(); ++k)
        out.rows.push_back(row->second + static_cast<std::uint32_t>(k));
    out.range = range_of(i);
    indices(i, out);
    if (called != nullptr) {
      call(*called, out);
    } else if (const auto* step = llvm::dyn_cast<llvm::GetElementPtrInst>(&i)) {
      offsets(*step, out);
    } else if (const auto* branch = llvm::dyn_cast<llvm::BranchInst>(&i)) {
      if (branch->isConditional()) out.operands.push_back(value(branch->getCondition()));
    } else if (const auto* choice = llvm::dyn_cast<llvm::SwitchInst>(&i)) {
      out.operands.push_back(value(choice->getCondition()));
    } else {
      for (const llvm::Use& operand : i.operands()) out.operands.push_back(value(operand.get()));
    }
  } catch (const NoParts& reason) {
    out.unsupported = reason.why;
    out.operands.clear();
  }
  if (!i.getType()->isVoidTy()) out.text += " " + printed(i.getType());
  if (!out.operands.empty() && i.getNumOperands() != 0 &&
      llvm::isa<llvm::CastInst, llvm::CmpInst, llvm::StoreInst>(i))
    out.text += (llvm::isa<llvm::CastInst>(i) ? " from " : " of ") + printed(i.getOperand(0)->getType());
  return out;
}

}  // namespace warpproof::amdgpu::reading
