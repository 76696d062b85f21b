#include "verifier/isa/amdgpu/read/reader.h"

#include <llvm/IR/Constants.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/IntrinsicsAMDGPU.h>
#include <llvm/IR/Operator.h>

namespace warpproof::amdgpu::reading {

using machine::Operand;

namespace {

machine::Space space_of_variable(unsigned llvm_space) {
  if (llvm_space == 3) return machine::Space::shared;
  return llvm_space == 4 ? machine::Space::constant : machine::Space::global;
}

}  // namespace

bool Reader::put_bytes(const llvm::Constant* c, std::uint64_t at, std::vector<std::uint8_t>& bytes) const {
  const llvm::DataLayout& layout = module_.getDataLayout();
  const std::uint64_t size = layout.getTypeStoreSize(c->getType()).getFixedValue();
  if (at + size > bytes.size()) return false;
  if (c->isNullValue()) return true;
  std::uint64_t bits = 0;
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(c); number && size <= 8) {
    bits = number->getZExtValue();
  } else if (const auto* real = llvm::dyn_cast<llvm::ConstantFP>(c); real && size <= 8) {
    bits = real->getValueAPF().bitcastToAPInt().getZExtValue();
  } else if (const auto* data = llvm::dyn_cast<llvm::ConstantDataSequential>(c)) {
    const std::uint64_t each = data->getElementByteSize();
    for (unsigned k = 0; k < data->getNumElements(); ++k)
      if (!put_bytes(data->getElementAsConstant(k), at + k * each, bytes)) return false;
    return true;
  } else if (const auto* structure = llvm::dyn_cast<llvm::ConstantStruct>(c)) {
    const llvm::StructLayout* places = layout.getStructLayout(structure->getType());
    for (unsigned k = 0; k < structure->getNumOperands(); ++k)
      if (!put_bytes(structure->getOperand(k), at + places->getElementOffset(k).getFixedValue(), bytes))
        return false;
    return true;
  } else if (const auto* array = llvm::dyn_cast<llvm::ConstantArray>(c)) {
    const std::uint64_t each = layout.getTypeAllocSize(array->getType()->getElementType()).getFixedValue();
    for (unsigned k = 0; k < array->getNumOperands(); ++k)
      if (!put_bytes(array->getOperand(k), at + k * each, bytes)) return false;
    return true;
  } else {
    return false;  // undefined, or an address
  }
  for (std::uint64_t k = 0; k < size; ++k) bytes[at + k] = static_cast<std::uint8_t>(bits >> (8 * k));
  return true;
}

std::optional<std::vector<std::uint8_t>> Reader::initial_bytes(const llvm::GlobalVariable& variable) const {
  constexpr std::uint64_t bytes_max = 16u << 20;
  const std::uint64_t size =
      module_.getDataLayout().getTypeAllocSize(variable.getValueType()).getFixedValue();
  if (!variable.hasInitializer() || size > bytes_max) return std::nullopt;
  std::vector<std::uint8_t> bytes(size, 0);
  if (!put_bytes(variable.getInitializer(), 0, bytes)) return std::nullopt;
  return bytes;
}

std::uint32_t Reader::variable(const llvm::GlobalVariable& global) {
  const auto [place, fresh] =
      variables_.try_emplace(&global, static_cast<std::uint32_t>(out_.variables.size()));
  if (!fresh) return place->second;
  const llvm::DataLayout& layout = module_.getDataLayout();
  machine::Variable made;
  made.name = global.getName().str();
  made.space = space_of_variable(global.getAddressSpace());
  made.bytes = layout.getTypeAllocSize(global.getValueType()).getFixedValue();
  made.alignment = global.getAlign().value_or(layout.getABITypeAlign(global.getValueType())).value();
  const llvm::Type* element = global.getValueType();
  while (element->isArrayTy()) element = element->getArrayElementType();
  made.element_bytes = static_cast<std::uint32_t>(
      std::max<std::uint64_t>(layout.getTypeAllocSize(const_cast<llvm::Type*>(element)).getFixedValue(), 1));
  if (made.space == machine::Space::shared) {
    // LDS starts undefined, whatever stands there. An external array takes the size of the launch.
    made.dynamic = !global.hasInitializer();
    if (made.dynamic) {
      made.bytes = 0;
      out_.dynamic_shared_alignment = std::max(out_.dynamic_shared_alignment, made.alignment);
    } else {
      out_.static_shared_bytes =
          (out_.static_shared_bytes + made.alignment - 1) / made.alignment * made.alignment + made.bytes;
    }
  } else if (auto bytes = initial_bytes(global)) {
    made.initialised = true;
    made.initial = std::move(*bytes);
  }
  out_.variables.push_back(std::move(made));
  return place->second;
}

Operand Reader::global(const llvm::GlobalVariable& named, std::int64_t addend) {
  return Operand::variable(variable(named), addend);
}

/// A constant address: a variable and an offset, perhaps cast to another address space by an operation before
/// the first block.
Operand Reader::address_of(const llvm::Constant* c) {
  if (const auto known = addresses_.find(c); known != addresses_.end()) return known->second;
  const llvm::DataLayout& layout = module_.getDataLayout();
  if (const auto* named = llvm::dyn_cast<llvm::GlobalVariable>(c)) return global(*named, 0);
  const auto* expression = llvm::dyn_cast<llvm::ConstantExpr>(c);
  if (expression == nullptr) throw NoParts{"a constant that is no address of a variable"};
  if (expression->getOpcode() == llvm::Instruction::GetElementPtr) {
    const auto* offset = llvm::cast<llvm::GEPOperator>(expression);
    llvm::APInt bytes(layout.getIndexTypeSizeInBits(offset->getType()), 0);
    if (!offset->accumulateConstantOffset(layout, bytes)) throw NoParts{"a constant address of this form"};
    Operand base = address_of(llvm::cast<llvm::Constant>(offset->getPointerOperand()));
    if (base.kind == Operand::Kind::variable) {
      base.addend += bytes.getSExtValue();
      return base;
    }
    throw NoParts{"an offset in another address space"};
  }
  if (expression->getOpcode() != llvm::Instruction::AddrSpaceCast &&
      expression->getOpcode() != llvm::Instruction::PtrToInt &&
      expression->getOpcode() != llvm::Instruction::IntToPtr)
    throw NoParts{"a constant expression: " + std::string(expression->getOpcodeName())};
  const auto* inner = llvm::cast<llvm::Constant>(expression->getOperand(0));
  Instruction cast;
  cast.name = expression->getOpcodeName();
  cast.text = cast.name + " of a constant";
  cast.operands.push_back({parts_of(inner->getType()), {address_of(inner)}, {}});
  cast.type = parts_of(c->getType());
  out_.row_bits.push_back(cast.type.at(0).bits);
  cast.rows = {static_cast<std::uint32_t>(out_.row_bits.size() - 1)};
  const Operand result = Operand::row(cast.rows[0]);
  out_.before.push_back(std::move(cast));
  addresses_.emplace(c, result);
  return result;
}

std::vector<Operand> Reader::constant(const llvm::Constant* c, const std::vector<Scalar>& types) {
  if (llvm::isa<llvm::UndefValue>(c)) return std::vector<Operand>(types.size(), Operand::poison());
  if (c->isNullValue()) return std::vector<Operand>(types.size(), Operand::immediate(0));
  if (const auto* number = llvm::dyn_cast<llvm::ConstantInt>(c); number && types.size() == 1)
    return {Operand::immediate(number->getZExtValue())};
  if (const auto* real = llvm::dyn_cast<llvm::ConstantFP>(c); real && types.size() == 1)
    return {Operand::immediate(real->getValueAPF().bitcastToAPInt().getZExtValue())};
  if (c->getType()->isPointerTy() || llvm::isa<llvm::ConstantExpr>(c)) return {address_of(c)};
  std::vector<Operand> out;
  const bool aggregate = llvm::isa<llvm::ConstantAggregate>(c) || llvm::isa<llvm::ConstantDataSequential>(c);
  if (!aggregate) throw NoParts{"a constant of this kind"};
  for (unsigned k = 0;; ++k) {
    const llvm::Constant* element = c->getAggregateElement(k);
    if (element == nullptr) break;
    const std::vector<Operand> parts = constant(element, parts_of(element->getType()));
    out.insert(out.end(), parts.begin(), parts.end());
  }
  if (out.size() != types.size()) throw NoParts{"a constant of this kind"};
  return out;
}

Value Reader::value(const llvm::Value* v) {
  Value out;
  if (llvm::isa<llvm::BasicBlock>(v) || llvm::isa<llvm::MetadataAsValue>(v) || llvm::isa<llvm::Function>(v) ||
      llvm::isa<llvm::InlineAsm>(v))
    return out;
  out.types = parts_of(v->getType());
  if (v->getType()->isPointerTy()) out.origin = origin_of(v);
  if (const auto row = rows_.find(v); row != rows_.end()) {
    for (std::size_t k = 0; k < out.types.size(); ++k)
      out.parts.push_back(Operand::row(row->second + static_cast<std::uint32_t>(k)));
  } else if (const auto argument = arguments_.find(v); argument != arguments_.end()) {
    out.parts = argument->second;
  } else if (const auto* c = llvm::dyn_cast<llvm::Constant>(v)) {
    out.parts = constant(c, out.types);
  } else {
    throw NoParts{"an operand of this kind"};
  }
  return out;
}

/// Through constant offsets and casts of address spaces down to what the launch gives.
std::optional<Origin> Reader::origin_of(const llvm::Value* pointer, unsigned joins) const {
  std::int64_t offset = 0;
  for (unsigned depth = 0; depth < 64; ++depth) {
    if (const auto argument = byref_.find(pointer); argument != byref_.end())
      return Origin{Origin::Kind::argument, argument->second + offset};
    if (const auto* call = llvm::dyn_cast<llvm::IntrinsicInst>(pointer)) {
      if (call->getIntrinsicID() == llvm::Intrinsic::amdgcn_implicitarg_ptr)
        return Origin{Origin::Kind::implicit, offset};
      if (call->getIntrinsicID() == llvm::Intrinsic::amdgcn_dispatch_ptr)
        return Origin{Origin::Kind::dispatch, offset};
      if (call->getIntrinsicID() == llvm::Intrinsic::amdgcn_kernarg_segment_ptr)
        return Origin{Origin::Kind::argument, offset};
      return std::nullopt;
    }
    if (const auto* cast = llvm::dyn_cast<llvm::AddrSpaceCastInst>(pointer)) {
      pointer = cast->getPointerOperand();
      continue;
    }
    if (const auto* join = llvm::dyn_cast<llvm::PHINode>(pointer)) {
      // Two reads of one pointer that the optimiser merged: the same place on every way.
      std::optional<Origin> common;
      for (const llvm::Value* incoming : join->incoming_values()) {
        const auto origin = joins == 0 ? std::nullopt : origin_of(incoming, joins - 1);
        if (!origin || (common && (common->kind != origin->kind || common->offset != origin->offset)))
          return std::nullopt;
        common = origin;
      }
      if (common) common->offset += offset;
      return common;
    }
    const auto* step = llvm::dyn_cast<llvm::GetElementPtrInst>(pointer);
    if (step == nullptr) return std::nullopt;
    const llvm::DataLayout& layout = module_.getDataLayout();
    llvm::APInt bytes(layout.getIndexTypeSizeInBits(step->getType()), 0);
    if (step->getType()->isVectorTy() || !step->accumulateConstantOffset(layout, bytes)) return std::nullopt;
    offset += bytes.getSExtValue();
    pointer = step->getPointerOperand();
  }
  return std::nullopt;
}

}  // namespace warpproof::amdgpu::reading
