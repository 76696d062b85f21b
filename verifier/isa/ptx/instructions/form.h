#pragma once
// The modifiers of one instruction, taken one by one. A meaning takes what it knows; what is left over at the
// end makes the instruction `unsupported`, so that no modifier is ever ignored. Order does not matter, as in
// real PTX.
//
//   Form form(instruction);               // fma.rn.ftz.f32
//   form.take(".ftz") == true;  form.take_rounding() == Rounding::nearest_even;  form.take_type() ==
//   Type::f32 form.done() == true

#include <optional>
#include <string_view>
#include <vector>

#include "verifier/domain/domain.h"
#include "verifier/isa/machine/meaning.h"
#include "verifier/isa/ptx/module.h"

namespace warpproof::ptx {

class Form {
 public:
  explicit Form(const Instruction& instruction);

  std::string_view opcode() const { return opcode_; }
  const Instruction& instruction() const { return *instruction_; }
  bool has(std::string_view word) const;
  /// Removes the word if it is there.
  bool take(std::string_view word);
  /// Removes every word with this beginning (cache hints: ".L1::", ".L2::").
  void drop(std::string_view prefix);
  std::optional<Type> take_type();  ///< the leftmost type
  Type take_type_or(Type otherwise) { return take_type().value_or(otherwise); }
  std::optional<machine::Space> take_space();
  /// .cta .cluster .gpu .sys; .gpu when there is none.
  machine::Scope take_scope();
  std::optional<domain::Rounding> take_rounding();          ///< .rn .rz .rm .rp
  std::optional<domain::Rounding> take_integer_rounding();  ///< .rni .rzi .rmi .rpi
  bool done() const { return words_.empty(); }
  std::size_t operand_count() const;

 private:
  const Instruction* instruction_;
  std::string_view opcode_;
  std::vector<std::string_view> words_;
};

bool is_float(Type type);
bool is_signed(Type type);
machine::Integer integer_of(Type type);              ///< of an integer type
unsigned bits_of(Type type);                         ///< 1 for pred
std::optional<domain::Format> format_of(Type type);  ///< of a scalar float type

}  // namespace warpproof::ptx
