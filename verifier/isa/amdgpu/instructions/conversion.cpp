#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AddressRule;
using machine::Meaning;

/// To a width that the row cuts; a lane function knows one width, so the target's is in its type.
template <unsigned to, bool by_sign>
struct Extend {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return by_sign ? static_cast<std::uint64_t>(as_signed<B>(x)) : x;
  }
};
template <unsigned to, bool by_sign>
struct ExtendNonNegative : Extend<to, by_sign> {
  template <unsigned B>
  static bool poison(std::uint64_t x) {
    return as_signed<B>(x) < 0;
  }
};

template <class F, unsigned from, unsigned to>
void extended(std::uint64_t* out, const std::uint64_t* const* in) {
  for (unsigned lane = 0; lane < machine::lanes_of_warp; ++lane)
    out[lane] = F::template value<from>(in[0][lane]) & ones<to>;
}

template <template <unsigned, bool> class F, unsigned to, bool by_sign>
Meaning extension_to(unsigned from) {
  Meaning meaning = by_width<F<to, by_sign>, 1>(from, AddressRule::keep, to);
  auto* function = std::get_if<machine::LaneFunction>(&meaning);
  if (function == nullptr) return {};
  using G = F<to, by_sign>;
  function->strip = from == 1    ? extended<G, 1, to>
                    : from == 8  ? extended<G, 8, to>
                    : from == 16 ? extended<G, 16, to>
                    : from == 32 ? extended<G, 32, to>
                                 : extended<G, 64, to>;
  return meaning;
}

template <template <unsigned, bool> class F, bool by_sign>
Meaning extension(unsigned from, unsigned to) {
  switch (to) {
    case 8:
      return extension_to<F, 8, by_sign>(from);
    case 16:
      return extension_to<F, 16, by_sign>(from);
    case 32:
      return extension_to<F, 32, by_sign>(from);
    case 64:
      return extension_to<F, 64, by_sign>(from);
    default:
      return {};
  }
}

struct Low {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x) {
    return x;
  }
};
struct NonNegative : Low {
  template <unsigned B>
  static bool poison(std::uint64_t x) {
    return as_signed<B>(x) < 0;
  }
};

constexpr Row rows[] = {
    {"trunc", "trunc <i8 to i64> to <i1 to i32>, vectors", "LangRef: trunc .. to"},
    {"zext", "zext [nneg] <i1 to i32> to <i8 to i64>, vectors", "LangRef: zext .. to"},
    {"sext", "sext <i1 to i32> to <i8 to i64>, vectors", "LangRef: sext .. to"},
    {"fptrunc", "fptrunc <float> to <float>, vectors; to the nearest, ties to even",
     "LangRef: fptrunc .. to"},
    {"fpext", "fpext <float> to <float>, vectors", "LangRef: fpext .. to"},
    {"fptosi", "fptosi <float> to <i8 to i64>; what does not fit is poison", "LangRef: fptosi .. to"},
    {"fptoui", "fptoui <float> to <i8 to i64>; what does not fit is poison", "LangRef: fptoui .. to"},
    {"sitofp", "sitofp <i8 to i64> to <float>", "LangRef: sitofp .. to"},
    {"uitofp", "uitofp [nneg] <i1 to i64> to <float>", "LangRef: uitofp .. to"},
    {"bitcast", "bitcast between scalars, and vectors whose parts divide each other by 1, 2 or 4",
     "LangRef: bitcast .. to"},
    {"ptrtoint", "ptrtoint <pointer> to <i32, i64>", "LangRef: ptrtoint .. to"},
    {"inttoptr", "inttoptr <i32, i64> to <pointer>", "LangRef: inttoptr .. to"},
};

bool lower_real(Lowering& out, const Instruction& i) {
  const Scalar& from = i.operands[0].types[0];
  const Scalar& to = i.type[0];
  const auto mode = out.mode(i, to.kind == ScalarKind::real ? to.format : from.format);
  if (!mode) return false;
  domain::Mode exact = *mode;
  exact.contractible = false;
  if (i.name == "fptosi" || i.name == "fptoui") {
    if (to.bits == 1) return out.not_modelled(i.text);
    out.each_part(i, [&](std::size_t) {
      return machine::IntegerFromReal{.from = from.format,
                                      .flush_to_zero = mode->flush_to_zero,
                                      .to = {to.bits, i.name == "fptosi"},
                                      .poison_outside = true};
    });
    return true;
  }
  if (i.name == "fptrunc" || i.name == "fpext") {
    out.each_part(i, [&](std::size_t) {
      return machine::RealFunction{
          .operation = machine::RealOperation::convert, .mode = exact, .from = from.format, .operands = 1};
    });
    return true;
  }
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    Operand source = i.operands[0].parts[part];
    if (i.flags.nneg)
      source = out.step(by_width<NonNegative, 1>(from.bits, AddressRule::keep), from.bits, {source});
    const machine::Integer integer{from.bits, i.name == "sitofp"};
    out.emit(machine::RealFromInteger{.from = integer, .mode = exact}, {i.rows[part]}, {source});
  }
  return true;
}

/// Parts of one width to parts of another.
bool lower_bitcast(Lowering& out, const Instruction& i) {
  const Value& from = i.operands[0];
  const unsigned wide = from.types[0].bits;
  const unsigned narrow = i.type[0].bits;
  if (wide == narrow) {
    out.copy(i, from.parts);
    return true;
  }
  const unsigned ratio = wide > narrow ? wide / narrow : narrow / wide;
  if (std::max(wide, narrow) % std::min(wide, narrow) != 0 || ratio > 4 || narrow == 1 || wide == 1)
    return out.not_modelled(i.text);
  if (wide > narrow) {
    for (std::size_t k = 0; k < from.parts.size(); ++k)
      out.emit(machine::Unpack{.pieces = ratio, .piece_bits = narrow},
               {i.rows.begin() + static_cast<std::ptrdiff_t>(k * ratio),
                i.rows.begin() + static_cast<std::ptrdiff_t>((k + 1) * ratio)},
               {from.parts[k]});
    return true;
  }
  for (std::size_t k = 0; k < i.rows.size(); ++k)
    out.emit(machine::Pack{.pieces = ratio, .piece_bits = wide}, {i.rows[k]},
             {from.parts.begin() + static_cast<std::ptrdiff_t>(k * ratio),
              from.parts.begin() + static_cast<std::ptrdiff_t>((k + 1) * ratio)});
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  const unsigned from = i.operands[0].types[0].bits;
  if (i.name == "bitcast") return lower_bitcast(out, i);
  if (i.name[0] == 'f' || i.name == "sitofp" || i.name == "uitofp") return lower_real(out, i);
  if (i.name == "trunc") {
    if (i.flags.nsw || i.flags.nuw) return out.not_modelled("trunc with nuw or nsw");
    out.each_part(i, [&](std::size_t) { return truncation(i.type[0].bits); });
    return true;
  }
  if (i.name == "zext" || i.name == "sext") {
    out.each_part(i, [&](std::size_t) {
      if (i.name == "sext") return sign_extension(from, i.type[0].bits);
      return i.flags.nneg ? extension<ExtendNonNegative, false>(from, i.type[0].bits)
                          : zero_extension(from, i.type[0].bits);
    });
    return true;
  }
  // ptrtoint, inttoptr: the row cuts or zero-extends.
  if (from > i.type[0].bits) {
    out.each_part(i, [&](std::size_t) { return truncation(i.type[0].bits); });
    return true;
  }
  out.copy(i, i.operands[0].parts);
  return true;
}

}  // namespace

Meaning sign_extension(unsigned from, unsigned to) { return extension<Extend, true>(from, to); }
Meaning zero_extension(unsigned from, unsigned to) { return extension<Extend, false>(from, to); }
Meaning truncation(unsigned to) { return by_width<Low, 1>(to, AddressRule::keep); }

extern const Family conversion;
const Family conversion = {rows, lower};

}  // namespace warpproof::amdgpu
