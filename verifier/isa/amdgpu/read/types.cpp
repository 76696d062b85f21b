#include "verifier/isa/amdgpu/read/reader.h"

#include <llvm/IR/DerivedTypes.h>

namespace warpproof::amdgpu::reading {
namespace {

constexpr std::size_t parts_max = 256;

std::string printed(const llvm::Type* type) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  type->print(stream);
  return text;
}

std::optional<domain::Format> format_of(const llvm::Type* type) {
  if (type->isHalfTy()) return domain::Format::binary16;
  if (type->isBFloatTy()) return domain::Format::bfloat16;
  if (type->isFloatTy()) return domain::Format::binary32;
  if (type->isDoubleTy()) return domain::Format::binary64;
  return std::nullopt;
}

}  // namespace

void Reader::add_parts(const llvm::Type* type, std::uint64_t offset, std::vector<Scalar>& out) const {
  const llvm::DataLayout& layout = module_.getDataLayout();
  if (out.size() > parts_max) throw NoParts{"a value of more than 256 parts"};
  Scalar scalar;
  scalar.offset = static_cast<std::uint32_t>(offset);
  if (const auto* integer = llvm::dyn_cast<llvm::IntegerType>(type)) {
    const unsigned bits = integer->getBitWidth();
    if (bits != 1 && bits != 8 && bits != 16 && bits != 32 && bits != 64)
      throw NoParts{"an integer of " + std::to_string(bits) + " bits"};
    scalar.bits = static_cast<std::uint8_t>(bits);
    scalar.bytes = (bits + 7) / 8;
  } else if (const auto format = format_of(type)) {
    scalar.kind = ScalarKind::real;
    scalar.format = *format;
    scalar.bits = static_cast<std::uint8_t>(type->getPrimitiveSizeInBits());
    scalar.bytes = scalar.bits / 8u;
  } else if (const auto* pointer = llvm::dyn_cast<llvm::PointerType>(type)) {
    scalar.kind = ScalarKind::pointer;
    scalar.space = pointer->getAddressSpace();
    if (scalar.space == 2 || scalar.space > 5)
      throw NoParts{"a pointer to address space " + std::to_string(scalar.space)};
    scalar.bits = scalar.space == 3 ? 32 : 64;
    scalar.bytes = layout.getPointerSize(scalar.space);
  } else if (const auto* vector = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    if (vector->getElementType()->isIntegerTy(1) && offset != 0) throw NoParts{printed(type)};
    const std::uint64_t each = layout.getTypeSizeInBits(vector->getElementType()).getFixedValue() / 8;
    for (unsigned k = 0; k < vector->getNumElements(); ++k)
      add_parts(vector->getElementType(), offset + k * each, out);
    return;
  } else if (const auto* array = llvm::dyn_cast<llvm::ArrayType>(type)) {
    const std::uint64_t each = layout.getTypeAllocSize(array->getElementType()).getFixedValue();
    if (array->getNumElements() > parts_max) throw NoParts{printed(type)};
    for (std::uint64_t k = 0; k < array->getNumElements(); ++k)
      add_parts(array->getElementType(), offset + k * each, out);
    return;
  } else if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type);
             structure && structure->isSized()) {
    const llvm::StructLayout* places = layout.getStructLayout(const_cast<llvm::StructType*>(structure));
    for (unsigned k = 0; k < structure->getNumElements(); ++k)
      add_parts(structure->getElementType(k), offset + places->getElementOffset(k).getFixedValue(), out);
    return;
  } else {
    throw NoParts{"a value of type " + printed(type)};
  }
  out.push_back(scalar);
}

std::vector<Scalar> Reader::parts_of(const llvm::Type* type) const {
  std::vector<Scalar> out;
  if (!type->isVoidTy() && !type->isLabelTy() && !type->isMetadataTy()) add_parts(type, 0, out);
  return out;
}

/// The first part of an element of a struct or array, and how many parts it has.
std::size_t Reader::part_of_index(const llvm::Type* type, llvm::ArrayRef<unsigned> indices,
                                  std::size_t& count) const {
  std::size_t first = 0;
  for (const unsigned index : indices) {
    if (const auto* structure = llvm::dyn_cast<llvm::StructType>(type)) {
      for (unsigned k = 0; k < index; ++k) first += parts_of(structure->getElementType(k)).size();
      type = structure->getElementType(index);
    } else {
      type = llvm::cast<llvm::ArrayType>(type)->getElementType();
      first += index * parts_of(type).size();
    }
  }
  count = parts_of(type).size();
  return first;
}

}  // namespace warpproof::amdgpu::reading
