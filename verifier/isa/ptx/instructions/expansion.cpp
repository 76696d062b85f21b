#include "verifier/isa/ptx/instructions/expansion.h"

namespace warpproof::ptx {
namespace {

bool is_nothing(const Meaning& meaning) { return std::holds_alternative<std::monostate>(meaning); }

}  // namespace

Slot Expansion::temporary(unsigned bits) {
  temporaries.push_back(static_cast<std::uint8_t>(bits));
  return {Slot::Kind::temporary, static_cast<unsigned>(temporaries.size() - 1), 0};
}

void Expansion::add(Meaning meaning, std::vector<Slot> to, std::vector<Slot> from) {
  steps.push_back({std::move(meaning), std::move(to), std::move(from)});
}

Halves unpacked(Expansion& steps, Slot whole) {
  const Halves halves = {steps.temporary(16), steps.temporary(16)};
  steps.add(Unpack{2, 16}, {halves.low, halves.high}, {whole});
  return halves;
}

Expansion packed(const Meaning& scalar, unsigned operands) {
  return followed(scalar, std::monostate{}, operands, 16, true);
}

Expansion followed(const Meaning& first, const Meaning& second, unsigned operands, unsigned bits,
                   bool twice) {
  Expansion result;
  if (is_nothing(first)) return result;
  result.sources = operands;
  std::vector<Slot> low;
  std::vector<Slot> high;
  for (unsigned i = 0; i < operands; ++i) {
    const Halves halves =
        twice ? unpacked(result, Slot::source(i)) : Halves{Slot::source(i), Slot::source(i)};
    low.push_back(halves.low);
    high.push_back(halves.high);
  }
  const auto apply = [&](const std::vector<Slot>& in, bool last) {
    const Slot end = last ? Slot::destination(0) : result.temporary(bits);
    if (is_nothing(second)) {
      result.add(first, {end}, in);
      return end;
    }
    const Slot between = result.temporary(bits);
    result.add(first, {between}, in);
    result.add(second, {end}, {between, Slot::immediate(0)});
    return end;
  };
  if (!twice) {
    apply(low, true);
    return result;
  }
  const Slot below = apply(low, false);
  const Slot above = apply(high, false);
  result.add(Pack{2, bits}, {Slot::destination(0)}, {below, above});
  return result;
}

Meaning rectified(domain::Format format) {
  RealFunction larger;
  larger.operation = RealOperation::max;
  larger.operands = 2;
  larger.from = format;
  larger.mode.format = format;
  larger.propagate_nan = true;
  return larger;
}

Type half_of(Type type) {
  if (type == Type::f16x2) return Type::f16;
  return type == Type::bf16x2 ? Type::bf16 : type;
}

}  // namespace warpproof::ptx
