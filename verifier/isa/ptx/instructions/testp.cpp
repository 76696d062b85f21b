#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/instructions/lanes.h"

namespace warpproof::ptx {
namespace {

constexpr Row rows[] = {
    {"testp", "testp.{finite,infinite,number,notanumber,normal,subnormal}.{f32,f64} p, a",
     "Floating Point Instructions: testp", 2, 0},
};

/// Classes of a binary32 or binary64 number by exponent and fraction.
template <class T>
struct Parts {
  static constexpr unsigned fraction_bits = sizeof(T) == 4 ? 23 : 52;
  static constexpr T top = sizeof(T) == 4 ? T{0xff} : T{0x7ff};
  static T exponent(T a) { return static_cast<T>(a >> fraction_bits & top); }
  static bool fraction(T a) { return (a & ((T{1} << fraction_bits) - 1)) != 0; }
};

template <class T>
Meaning float_class(Form& form) {
  using P = Parts<T>;
  if (form.take(".finite")) return lanes<bool, T>([](T a) { return P::exponent(a) != P::top; });
  if (form.take(".infinite"))
    return lanes<bool, T>([](T a) { return P::exponent(a) == P::top && !P::fraction(a); });
  if (form.take(".number"))
    return lanes<bool, T>([](T a) { return P::exponent(a) != P::top || !P::fraction(a); });
  if (form.take(".notanumber"))
    return lanes<bool, T>([](T a) { return P::exponent(a) == P::top && P::fraction(a); });
  if (form.take(".normal"))
    return lanes<bool, T>([](T a) {  // zero counts as normal (manual)
      return P::exponent(a) != P::top && (P::exponent(a) != 0 || !P::fraction(a));
    });
  if (form.take(".subnormal"))
    return lanes<bool, T>([](T a) { return P::exponent(a) == 0 && P::fraction(a); });
  return {};
}

Meaning meaning(Form& form) {
  const Type type = form.take_type_or(Type::pred);
  if (type == Type::f32) return float_class<std::uint32_t>(form);
  return type == Type::f64 ? float_class<std::uint64_t>(form) : Meaning{};
}

}  // namespace

extern const Family testp;
const Family testp = {rows, meaning};

}  // namespace warpproof::ptx
