#pragma once
// Emits the operations of one kernel. A family asks for rows and adds operations; place, text and ledger
// entry of the instruction at hand are set for it, and only the first operation of an instruction counts.
//
//   out.real(i, {.operation = RealOperation::neg, .operands = 1});           // part by part
//   const std::uint32_t wide = out.row(64);
//   out.emit(sign_extension(32, 64), {wide}, {i.operands[1].parts[0]});

#include <functional>
#include <initializer_list>
#include <map>
#include <string>
#include <vector>

#include "verifier/isa/amdgpu/function.h"

namespace warpproof::amdgpu {

using machine::Operand;

class Lowering {
 public:
  explicit Lowering(const Function& function) : function_(function) {}
  machine::Code run();

  const Function& function() const { return function_; }
  /// The block of the instruction at hand, and its number there.
  const std::vector<Instruction>& block_instructions() const { return *block_; }
  std::size_t instruction_number() const { return number_; }
  /// A fresh row for a step between.
  std::uint32_t row(unsigned bits) { return code_.add_row(bits); }
  machine::Operation& emit(machine::Meaning meaning, std::vector<std::uint32_t> destinations,
                           std::vector<Operand> sources);
  /// One operation a part: destination k from part k of every operand.
  void each_part(const Instruction& i, const std::function<machine::Meaning(std::size_t part)>& meaning);
  /// destination = source, part by part.
  void copy(const Instruction& i, const std::vector<Operand>& sources);
  /// A step whose result is a fresh row.
  Operand step(machine::Meaning meaning, unsigned bits, std::vector<Operand> sources) {
    const std::uint32_t to = row(bits);
    emit(std::move(meaning), {to}, std::move(sources));
    return Operand::row(to);
  }
  /// What the instruction is not modelled for; the answer of a family that says it: `return
  /// out.not_modelled(..)`.
  bool not_modelled(const std::string& why) {
    why_ = why;
    return false;
  }
  /// Rounding and contraction of an instruction in a format, with the function's flushing of subnormals.
  /// Nothing when it has fast-math flags that our domains do not follow; the reason is set.
  std::optional<domain::Mode> mode(const Instruction& i, domain::Format format);

 private:
  void lay_out();
  void lower_block(std::uint32_t block, std::uint32_t next);
  void lower_instruction(const Instruction& i);
  void check_range(const Instruction& i);
  void end_block(std::uint32_t block, std::uint32_t next);
  void branch(const Edge& edge, std::uint32_t next, bool last, std::uint32_t guard);
  void copies(const Edge& edge, std::uint32_t guard);
  void begin(const Instruction& i);
  std::uint32_t text(const std::string& words);

  const Function& function_;
  machine::Code code_;
  std::vector<std::uint32_t> first_;                               ///< operation at which a block starts
  std::vector<std::pair<std::uint32_t, std::uint32_t>> branches_;  ///< operation, block
  std::map<std::string, std::uint32_t> texts_, statuses_;
  const std::vector<Instruction>* block_ = nullptr;
  std::size_t number_ = 0;
  std::string why_;
  std::uint32_t place_ = machine::no_place, text_ = 0, status_ = machine::no_status;
  bool counts_ = true;
};

/// The order in which blocks are laid out: reverse post-order, a loop's blocks together, what leaves a loop
/// after it. Blocks that are never reached are left out.
std::vector<std::uint32_t> layout_order(const std::vector<Block>& blocks);

}  // namespace warpproof::amdgpu
