#pragma once
// What a float can be while a kernel runs. One meaning an instruction (isa/), several domains:
//
//   bits    the IEEE bit pattern itself: replay, error search, comparison with a device
//   field   a point of a prime field and a residue of its exponent: quick agreement, with an error
//   probability term    an expression in a normal form: what makes `proved` error   an enclosure of the exact
//   real value and a bound on |computed - exact|: what makes `accurate`
//
// Launch configuration, sizes and integers are concrete; the executor keeps them outside the domain. A domain
// sees floats only. Operations that leave the reals (bit tricks, directed rounding, saturation) are not
// domain operations: the executor keeps them as raw nodes until a learnt sequence (idioms/) gives them a
// meaning.
//
// A domain operation never fails softly: what it can not represent is `undecided` (comparisons) or sets
// `trouble()`, after which no result of the run may be used.

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>

#include "refmodels/number/format.h"
#include "refmodels/number/rational.h"

namespace warpproof::domain {

using refmodels::number::Format;    // binary16, bfloat16, tf32, binary32, binary64
using refmodels::number::Rounding;  // nearest_even, toward_zero, down, up

/// Whose documented error an `approximate` function has where it is no instruction of PTX: AMD's device
/// library (OpenCL's table), or the AMD instruction of that name.
enum class Documented : std::uint8_t { cuda, opencl, amdgcn };

/// How one operation rounds. `field` and `term` compute over the reals and ignore it.
struct Mode {
  Format format = Format::binary32;
  Rounding rounding = Rounding::nearest_even;
  bool flush_to_zero = false;  ///< .ftz: subnormal inputs and results become signed zero
  bool approximate = false;  ///< .approx: the documented error of the function applies instead of a rounding
  bool contractible =
      false;  ///< PTX mul/add/sub without a rounding modifier: ptxas may fuse it with a neighbour
  Documented documented = Documented::cuda;
};

/// Functions of one argument. `approximate` in the mode tells ex2.approx from a correctly rounded square
/// root.
enum class Function : std::uint8_t {
  square_root,
  reciprocal_square_root,
  reciprocal,
  exp2,
  exp,
  log2,
  log,
  sin,
  cos,
  tanh,
  erf
};
inline constexpr std::size_t function_count = 11;

enum class Comparison : std::uint8_t { less, less_equal, equal, not_equal, greater, greater_equal };

/// Answer of a comparison of two values. The domain may ask a decision procedure; `undecided` is always
/// allowed.
enum class Truth : std::uint8_t { no, yes, undecided };

/// Questions that a domain can not answer alone (is this term non-zero? positive?), plugged in by `prove`.
/// Answers must be proofs: `false` means "not shown", never "is not".
class DecisionProcedure {
 public:
  virtual ~DecisionProcedure() = default;
  virtual bool non_zero(const std::string& term) = 0;
};

// D::Value is trivially copyable and at most 16 bytes. Tensor elements are named (tensor, element): `tensor`
// is the number of an input array of the claim (the same number on the kernel's and on the definition's
// side), `element` its linear index.
template <class D>
concept ValueDomain = std::is_trivially_copyable_v<typename D::Value> && sizeof(typename D::Value) <= 16 &&
                      requires(D d, typename D::Value a, typename D::Value b, typename D::Value c, Mode m,
                               Function f, Comparison q, std::uint64_t bits, std::uint32_t tensor,
                               std::uint64_t element, const refmodels::number::Rational& r) {
                        { d.input(tensor, element, m.format) } -> std::same_as<typename D::Value>;
                        {
                          d.constant(bits, m.format)
                        } -> std::same_as<typename D::Value>;  // a constant of the kernel's code
                        {
                          d.rational(r, m)
                        } -> std::same_as<typename D::Value>;  // a literal of the definition
                        { d.add(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.sub(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.mul(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.fma(a, b, c, m) } -> std::same_as<typename D::Value>;  // a * b + c
                        { d.div(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.neg(a) } -> std::same_as<typename D::Value>;
                        { d.abs(a) } -> std::same_as<typename D::Value>;
                        { d.max(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.min(a, b, m) } -> std::same_as<typename D::Value>;
                        { d.apply(f, a, m) } -> std::same_as<typename D::Value>;
                        {
                          d.convert(a, m.format, m)
                        } -> std::same_as<typename D::Value>;  // from the given format into m.format
                        { d.compare(q, a, b) } -> std::same_as<Truth>;
                        {
                          d.select(q, a, b, b, c)
                        } -> std::same_as<typename D::Value>;  // a q b ? b : c, decided or not
                        /// Why results of this run must not be used (node limit, an operation without meaning
                        /// here), if so.
                        { d.trouble() } -> std::same_as<std::optional<std::string>>;
                      };

}  // namespace warpproof::domain
