#include "verifier/isa/ptx/instructions/form.h"

#include <algorithm>

namespace warpproof::ptx {

Form::Form(const Instruction& instruction)
    : instruction_(&instruction), opcode_(instruction.opcode), words_(instruction.modifiers) {}

bool Form::has(std::string_view word) const {
  return std::find(words_.begin(), words_.end(), word) != words_.end();
}

bool Form::take(std::string_view word) {
  const auto found = std::find(words_.begin(), words_.end(), word);
  if (found == words_.end()) return false;
  words_.erase(found);
  return true;
}

void Form::drop(std::string_view prefix) {
  std::erase_if(words_, [&](std::string_view word) { return word.starts_with(prefix); });
}

std::optional<Type> Form::take_type() {
  for (std::size_t i = 0; i < words_.size(); ++i) {
    if (const std::optional<Type> type = type_of(words_[i])) {
      words_.erase(words_.begin() + static_cast<std::ptrdiff_t>(i));
      return type;
    }
  }
  return std::nullopt;
}

std::optional<machine::Space> Form::take_space() {
  using machine::Space;
  if (take(".global")) return Space::global;
  if (take(".shared") || take(".shared::cta")) return Space::shared;
  if (take(".local")) return Space::local;
  if (take(".const")) return Space::constant;
  if (take(".param") || take(".param::entry")) return Space::parameter;
  return std::nullopt;
}

machine::Scope Form::take_scope() {
  if (take(".cta")) return machine::Scope::block;
  if (take(".cluster")) return machine::Scope::cluster;
  if (take(".sys")) return machine::Scope::system;
  take(".gpu");
  return machine::Scope::device;
}

std::optional<domain::Rounding> Form::take_rounding() {
  if (take(".rn")) return domain::Rounding::nearest_even;
  if (take(".rz")) return domain::Rounding::toward_zero;
  if (take(".rm")) return domain::Rounding::down;
  if (take(".rp")) return domain::Rounding::up;
  return std::nullopt;
}

std::optional<domain::Rounding> Form::take_integer_rounding() {
  if (take(".rni")) return domain::Rounding::nearest_even;
  if (take(".rzi")) return domain::Rounding::toward_zero;
  if (take(".rmi")) return domain::Rounding::down;
  if (take(".rpi")) return domain::Rounding::up;
  return std::nullopt;
}

std::size_t Form::operand_count() const { return instruction_->operands.size(); }

bool is_float(Type type) { return format_of(type).has_value(); }

bool is_signed(Type type) {
  return type == Type::s8 || type == Type::s16 || type == Type::s32 || type == Type::s64;
}

machine::Integer integer_of(Type type) { return {static_cast<std::uint8_t>(bits_of(type)), is_signed(type)}; }

unsigned bits_of(Type type) { return type == Type::pred ? 1 : 8 * size_of(type); }

std::optional<domain::Format> format_of(Type type) {
  switch (type) {
    case Type::f16:
      return domain::Format::binary16;
    case Type::bf16:
      return domain::Format::bfloat16;
    case Type::tf32:
      return domain::Format::tf32;
    case Type::f32:
      return domain::Format::binary32;
    case Type::f64:
      return domain::Format::binary64;
    default:
      return std::nullopt;
  }
}

}  // namespace warpproof::ptx
