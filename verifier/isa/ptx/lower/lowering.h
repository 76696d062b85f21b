#pragma once
// The work of ptx::lower (lower.h): a frame for each function body that is laid into the code, and the tables
// that all frames share.

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "verifier/isa/machine/code.h"
#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx::lowering {

/// A construct without a meaning here: the instruction becomes an operation that is not modelled.
struct NotModelled {
  std::string why;
};

/// One function's body in the code.
struct Frame {
  const Function* function = nullptr;
  bool is_kernel = true;
  std::uint32_t first_row = 0;               ///< its registers are rows from here
  std::vector<machine::Operand> parameters;  ///< of a device function: what the caller gives
  std::vector<machine::Operand> returns;
  std::map<std::uint32_t, std::uint32_t> variables;  ///< Function::variables -> Code::variables
  std::vector<std::uint32_t> first;                  ///< instruction -> its first operation
  std::vector<std::uint32_t> branches;               ///< operations whose target is still an instruction
};

class Lowering {
 public:
  Lowering(const Module& module, const Function& kernel);
  machine::Code run();

 private:
  // lowering.cpp: the kernel as a whole
  void add_parameters();
  void add_launch_limits();
  void add_rows(Frame& frame);
  void lower_body(Frame& frame);
  bool lower_several(Frame& frame, const machine::Operation& operation, std::uint32_t index);
  void lower_instruction(Frame& frame, std::uint32_t index);
  std::uint32_t text(const std::string& opcode);
  std::uint32_t status(const Instruction& instruction);
  std::uint32_t place(const Frame& frame, const Instruction& instruction);

  // operands.cpp
  std::uint32_t module_variable(std::uint32_t index);
  std::uint32_t function_variable(Frame& frame, std::uint32_t index);
  std::uint32_t add_variable(const Variable& variable);
  machine::Operand symbol(Frame& frame, const SymbolReference& reference, std::int64_t addend);
  std::uint32_t row_of(const Frame& frame, const Register& reg) const;
  machine::Operand source(Frame& frame, const Operand& operand, const Instruction& instruction);
  machine::Operand negated(std::uint32_t row);
  void add_sources(Frame& frame, machine::Operation& operation, const Operand& operand,
                   const Instruction& instruction);
  void add_destinations(const Frame& frame, machine::Operation& operation, const Operand& operand);
  void add_address(Frame& frame, machine::Operation& operation, const Operand& operand);

  // call.cpp: calls and branches through a list
  const Function& callee_of(const Operand* operand) const;
  std::optional<std::uint32_t> begin_guarded(const machine::Operation& operation);
  void end_guarded(const std::optional<std::uint32_t>& jump);
  void add_step(const machine::Operation& like, machine::Meaning meaning,
                std::vector<std::uint32_t> destinations, std::vector<machine::Operand> sources,
                std::int64_t offset);
  std::string pointed_text(const Frame& frame, std::uint32_t index, const Operand& argument) const;
  bool lower_system_call(Frame& frame, const machine::Operation& whole, std::uint32_t index,
                         std::string_view name);
  void forget_frame(Frame& frame, const machine::Operation& whole);
  void check_call(const Function& callee) const;
  void lower_call(Frame& frame, const machine::Operation& whole, std::uint32_t index);
  void lower_indirect_branch(Frame& frame, const machine::Operation& whole, const Instruction& instruction);

  // expand.cpp: an instruction that is several operations
  std::uint32_t temporary(unsigned bits, std::size_t index);
  void lower_expansion(Frame& frame, const machine::Operation& whole, const Instruction& instruction,
                       const Expansion& expansion);

  // parameter_copy.cpp
  void copy_addressed_parameters(const Frame& frame);

  // resolve.cpp: operands as the way of executing wants them
  void resolve(Frame& frame, machine::Operation& operation, const Instruction& instruction);
  void resolve_access(Frame& frame, machine::Operation& operation, const Instruction& instruction);
  void resolve_atomic(Frame& frame, machine::Operation& operation, const Instruction& instruction);
  void split_atomic(machine::Operation& operation);
  void load_parameter(Frame& frame, machine::Operation& operation, const Instruction& instruction);
  void add_carry(machine::Operation& operation);

  const Module& module_;
  const Function& kernel_;
  machine::Code code_;
  std::map<std::uint32_t, std::uint32_t> module_variables_;
  std::map<std::pair<const Function*, std::uint32_t>, std::uint32_t> callee_shared_;
  std::vector<const Function*> stack_;  ///< device functions that are being laid into the code
  std::map<std::string, std::uint32_t> text_ids_;
  std::map<std::string, std::uint32_t> status_ids_;
  std::map<std::uint32_t, std::uint32_t> file_ids_;
  std::map<std::uint32_t, std::uint32_t> parameter_copies_;     ///< kernel parameter -> local variable
  std::map<unsigned, std::vector<std::uint32_t>> temporaries_;  ///< by width in bits
  std::uint32_t carry_ = machine::no_row;
  std::uint32_t place_ = machine::no_place;  ///< of the instruction that is being lowered
};

}  // namespace warpproof::ptx::lowering
