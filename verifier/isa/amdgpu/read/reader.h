#pragma once
// From LLVM's in-memory form to `Function`. The only files that include LLVM are those of this folder.

#include <map>
#include <string>
#include <vector>

#include <llvm/IR/DataLayout.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>

#include "verifier/base/limits.h"
#include "verifier/isa/amdgpu/function.h"

namespace warpproof::amdgpu::reading {

/// A type that has no scalar parts here: what it is.
struct NoParts {
  std::string why;
};

class Reader {
 public:
  Reader(const llvm::Module& module, const llvm::Function& kernel) : module_(module), kernel_(kernel) {}
  Function run(const std::vector<std::uint32_t>& lines);

 private:
  // types.cpp: throws NoParts
  std::vector<Scalar> parts_of(const llvm::Type* type) const;
  void add_parts(const llvm::Type* type, std::uint64_t offset, std::vector<Scalar>& out) const;
  std::size_t part_of_index(const llvm::Type* type, llvm::ArrayRef<unsigned> indices,
                            std::size_t& count) const;

  // constants.cpp
  Value value(const llvm::Value* v);
  std::vector<machine::Operand> constant(const llvm::Constant* c, const std::vector<Scalar>& types);
  machine::Operand address_of(const llvm::Constant* c);
  machine::Operand global(const llvm::GlobalVariable& variable, std::int64_t addend);
  std::uint32_t variable(const llvm::GlobalVariable& variable);
  std::optional<std::vector<std::uint8_t>> initial_bytes(const llvm::GlobalVariable& variable) const;
  bool put_bytes(const llvm::Constant* c, std::uint64_t at, std::vector<std::uint8_t>& bytes) const;
  /// Through at most `joins` phis in a row.
  std::optional<Origin> origin_of(const llvm::Value* pointer, unsigned joins = 3) const;

  // reader.cpp
  void attributes();
  void arguments();
  void allocas();
  void number_rows();
  void blocks(const std::vector<std::uint32_t>& lines);
  Edge edge(const llvm::BasicBlock& from, const llvm::BasicBlock& to);
  std::uint32_t place(const llvm::Instruction& i, std::uint32_t line);

  // instructions.cpp
  Instruction instruction(const llvm::Instruction& i, std::uint32_t line);
  void detail(const llvm::Instruction& i, Instruction& out);
  void flags(const llvm::Instruction& i, Instruction& out);
  void call(const llvm::CallBase& i, Instruction& out);
  void offsets(const llvm::GetElementPtrInst& i, Instruction& out);
  void indices(const llvm::Instruction& i, Instruction& out);
  std::string scope_name(llvm::SyncScope::ID scope) const;

  const llvm::Module& module_;
  const llvm::Function& kernel_;
  Function out_;
  std::map<const llvm::Value*, std::uint32_t> rows_;  ///< first row of an instruction's result
  std::map<const llvm::Value*, std::vector<machine::Operand>> arguments_;
  std::map<const llvm::Value*, std::int64_t> byref_;  ///< offset in the parameter block
  std::map<const llvm::Value*, std::uint32_t> variables_;
  std::map<const llvm::Constant*, machine::Operand> addresses_;  ///< computed before the first block
  std::map<const llvm::BasicBlock*, std::uint32_t> numbers_;
  std::map<std::string, std::uint32_t> files_;
};

/// For each instruction of a function body in the text of a module the line it stands on; empty when the text
/// is not laid out one instruction a line, or does not have `count` of them.
std::vector<std::uint32_t> lines_of(const std::string& text, const std::string& function, std::size_t count);

}  // namespace warpproof::amdgpu::reading
