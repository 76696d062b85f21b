#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"mov", "mov.type d, a; mov.type d, symbol; mov.{b32,b64} d, {a, ...}; mov.{b32,b64} {d, ...}, a",
     "Data Movement and Conversion Instructions: mov"},
};

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::b128);
  if (size_of(type) > 8 || form.operand_count() != 2) return {};
  const auto pieces = [&](std::size_t operand) -> std::size_t {
    const Vector* vector = std::get_if<Vector>(&form.instruction().operands[operand].value);
    return vector == nullptr ? 0 : vector->items.size();
  };
  const std::size_t packs = pieces(1);
  const std::size_t unpacks = pieces(0);
  if (packs == 0 && unpacks == 0) return Copy{};
  const std::size_t count = packs + unpacks;
  if ((packs != 0 && unpacks != 0) || (count != 2 && count != 4) || bits_of(type) / count < 8) return {};
  const auto number = static_cast<unsigned>(count);
  const unsigned piece_bits = bits_of(type) / number;
  if (packs != 0) return Pack{number, piece_bits};
  return Unpack{number, piece_bits};
}

}  // namespace

extern const Family mov;
const Family mov = {rows, meaning};

}  // namespace warpproof::ptx
