#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"and", "and.{pred,b16,b32,b64} d, a, b", "Logic and Shift Instructions: and"},
    {"or", "or.{pred,b16,b32,b64} d, a, b", "Logic and Shift Instructions: or"},
    {"xor", "xor.{pred,b16,b32,b64} d, a, b", "Logic and Shift Instructions: xor"},
    {"not", "not.{pred,b16,b32,b64} d, a", "Logic and Shift Instructions: not"},
    {"cnot", "cnot.{b16,b32,b64} d, a", "Logic and Shift Instructions: cnot"},
    {"lop3", "lop3.b32 d, a, b, c, immLut", "Logic and Shift Instructions: lop3", 4, 3},
};

std::uint32_t by_table(std::uint32_t a, std::uint32_t b, std::uint32_t c, std::uint32_t table) {
  std::uint32_t result = 0;
  for (std::uint32_t row = 0; row < 8; ++row) {
    if ((table >> row & 1) == 0) continue;
    result |= ((row & 4) ? a : ~a) & ((row & 2) ? b : ~b) & ((row & 1) ? c : ~c);
  }
  return result;
}

Meaning meaning_pred(std::string_view opcode) {
  if (opcode == "and") return lanes<bool, bool, bool>([](bool a, bool b) { return a && b; });
  if (opcode == "or") return lanes<bool, bool, bool>([](bool a, bool b) { return a || b; });
  if (opcode == "xor") return lanes<bool, bool, bool>([](bool a, bool b) { return a != b; });
  if (opcode == "not") return lanes<bool, bool>([](bool a) { return !a; });
  return {};
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::f32);
  const std::string_view opcode = form.opcode();
  if (type == Type::pred) return meaning_pred(opcode);
  if (type != Type::b16 && type != Type::b32 && type != Type::b64) return {};
  if (opcode == "and") return by_type<2>(type, [](auto a, auto b) { return a & b; }, AddressRule::mask);
  if (opcode == "or") return by_type<2>(type, [](auto a, auto b) { return a | b; }, AddressRule::mask);
  if (opcode == "xor") return by_type<2>(type, [](auto a, auto b) { return a ^ b; }, AddressRule::mask);
  if (opcode == "not") return by_type<1>(type, [](auto a) { return ~a; });
  if (opcode == "cnot") return by_type<1>(type, [](auto a) { return a == 0 ? 1 : 0; });
  if (opcode == "lop3" && type == Type::b32) {
    using U = std::uint32_t;
    return lanes<U, U, U, U, U>([](U a, U b, U c, U table) { return by_table(a, b, c, table); });
  }
  return {};
}

}  // namespace

extern const Family logic;
const Family logic = {rows, meaning};

}  // namespace warpproof::ptx
