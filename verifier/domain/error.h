#pragma once
// The `error` domain: the rounding history of every value, an enclosure of the exact real value and a bound
// on |computed - exact|, along the kernel's own operations. Run on given data it is a running bound (reach
// `samples`); run on the input box it is an a-priori bound over the whole box. The arithmetic is
// refmodels/bounds; here each value is packed into 16 bytes, so that a launch needs no memory but its own.
//
// Soundness. `error_bound(v)` bounds |computed - exact| for every input that was allowed, whatever the
// compiler contracts (mul and add with or without fusion); an approximate function counts with its documented
// error, and `models_used()` names those for the ledger. When overflow or NaN can not be excluded the bound
// is infinite. An infinite constant is a value for max, min and compare alone (the start of a maximum); any
// other operation on it may be undefined. What the machine computes follows the same path as the exact
// program only where every comparison was decided: `compare` decides on enclosures of exact and computed
// values together, else answers undecided. A constant that stands for a literal (term_literals.h) carries the
// literal as its exact value and the difference as error. Fails: an input without data or range sets
// trouble().
//
//   Error error(ErrorInputs::box);  error.set_range(0, -4, 4);
//   const auto x = error.input(0, 0, Format::binary32);
//   error.error_bound(error.mul(x, x, {}))    // half an ulp of 16

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

#include "refmodels/bounds/error_form.h"
#include "refmodels/ops/error_model.h"
#include "verifier/domain/domain.h"
#include "verifier/domain/error_pack.h"
#include "verifier/domain/term_literals.h"

namespace warpproof::domain {

enum class ErrorInputs : std::uint8_t {
  data,  ///< exact numbers; nothing is known about which values are the same
  box,   ///< ranges; bounds keep 20 fraction bits
};

class Error {
 public:
  using Value = error::Packed;
  using ErrorForm = refmodels::bounds::ErrorForm;
  using DoubleInterval = refmodels::number::DoubleInterval;

  explicit Error(ErrorInputs inputs) : box_(inputs == ErrorInputs::box) {}

  /// Contents of an input tensor, one pattern an element.
  void set_data(std::uint32_t tensor, Format format, const std::vector<std::uint64_t>& bits);
  /// Every element is some number of its format in [lower, upper].
  void set_range(std::uint32_t tensor, double lower, double upper);
  /// As in Term: constants that round these are read as these.
  void register_literal(const refmodels::number::Rational& literal) {
    literals_.add(literal);
    constants_.clear();
  }
  void register_size(std::int64_t size);

  /// From here on a finite sentinel (sentinel.h) stands for minus infinity, and what it meets is watched.
  void read_sentinels() { sentinels_ = true; }
  bool met_sentinel() const { return met_sentinel_; }
  /// It met something that the rule does not cover: the run says nothing about the reading.
  bool misused_sentinel() const { return misused_sentinel_; }

  Value input(std::uint32_t tensor, std::uint64_t element, Format format);
  Value constant(std::uint64_t bits, Format format);
  Value rational(const refmodels::number::Rational& literal, const Mode& mode);

  Value add(const Value& a, const Value& b, const Mode& mode) {
    if (error::is_infinity(a) || error::is_infinity(b)) [[unlikely]]
      return infinite_sum(a, b, mode);
    return pack(refmodels::bounds::add(unpack(a), unpack(b), arithmetic(mode)), "add", mode);
  }
  /// x - x is 0; x - max(x, y) is not above 0: what a running maximum leaves of the one before.
  Value sub(const Value& a, const Value& b, const Mode& mode) {
    if (error::is_infinity(a) || error::is_infinity(b)) [[unlikely]]
      return infinite_sum(a, neg(b), mode);
    ErrorForm form = refmodels::bounds::sub(unpack(a), unpack(b), arithmetic(mode));
    if (form.trouble == 0 && same(a, b)) form = ErrorForm::point(0);
    if (form.hi > 0 && is_in_maximum(a, b)) form.hi = std::max(form.lo, 0.0);
    return pack(form, "sub", mode);
  }
  Value mul(const Value& a, const Value& b, const Mode& mode) {
    if (error::is_infinity(a) || error::is_infinity(b)) [[unlikely]]
      return infinite_product(a, b, mode);
    if (same(a, b)) return pack(refmodels::bounds::square(unpack(a), arithmetic(mode)), "mul", mode);
    return pack(refmodels::bounds::mul(unpack(a), unpack(b), arithmetic(mode)), "mul", mode);
  }
  Value fma(const Value& a, const Value& b, const Value& c, const Mode& mode) {
    if (error::is_infinity(a) || error::is_infinity(b) || error::is_infinity(c)) [[unlikely]]
      return infinite_fma(a, b, c, mode);
    if (same(a, b)) {
      return pack(refmodels::bounds::square_add(unpack(a), unpack(c), arithmetic(mode)), "fma", mode);
    }
    return pack(refmodels::bounds::fma(unpack(a), unpack(b), unpack(c), arithmetic(mode)), "fma", mode);
  }
  Value div(const Value& a, const Value& b, const Mode& mode);
  Value neg(const Value& a) {
    if (error::is_infinity(a)) [[unlikely]] {
      misused_sentinel_ = misused_sentinel_ || met_sentinel_;
      return error::pack_infinity(error::is_plus_infinity(a));
    }
    return pack(refmodels::bounds::neg(unpack(a)), "neg", {});
  }
  Value abs(const Value& a) { return pack(refmodels::bounds::abs(unpack(a)), "abs", {}); }
  Value max(const Value& a, const Value& b, const Mode& mode);
  Value min(const Value& a, const Value& b, const Mode& mode);
  Value apply(Function function, const Value& a, const Mode& mode);
  Value convert(const Value& a, Format from, const Mode& mode);
  Truth compare(Comparison comparison, const Value& a, const Value& b) const;
  /// x comparison y ? a : b. Undecided: the hull, with what a wrong choice may cost where x and y carry
  /// errors.
  Value select(Comparison comparison, const Value& x, const Value& y, const Value& a, const Value& b);
  std::optional<std::string> trouble() const { return trouble_; }
  /// The first input that was read and of which neither data nor a range is known: then that is trouble().
  std::optional<std::uint32_t> tensor_without_range() const { return without_range_; }

  DoubleInterval enclosure(const Value& value) const { return unpack(value).exact(); }
  /// Of |computed - exact|; infinite when overflow, NaN or an undocumented argument can not be excluded.
  double error_bound(const Value& value) const { return unpack(value).error; }
  DoubleInterval computed(const Value& value) const { return unpack(value).computed(); }
  bool is_minus_infinity(const Value& value) const { return error::is_minus_infinity(value); }
  /// Patterns of binary32 between which the computed value and the exact one lie; for positive values only.
  std::optional<std::pair<std::uint64_t, std::uint64_t>> pattern_range(const Value& value) const;
  /// Why this value has no bound, as flags of refmodels/bounds (0: it has one).
  unsigned troubles(const Value& value) const { return unpack(value).trouble; }
  /// The first operation of the run whose result has no bound, also if no output depends on it.
  const std::optional<std::string>& first_trouble() const { return first_trouble_; }
  /// Documented errors that took part ("ex2.approx.ftz.f32"), sorted.
  const std::set<std::string>& models_used() const { return models_used_; }

 private:
  struct Tensor {
    bool known = false;
    DoubleInterval range;
    Format format = Format::binary32;
    std::vector<std::uint64_t> data;
  };

  Value infinite_sum(const Value& a, const Value& b, const Mode& mode);
  Value infinite_product(const Value& a, const Value& b, const Mode& mode);
  Value infinite_fma(const Value& a, const Value& b, const Value& c, const Mode& mode);
  /// Do exact and computed value lie in [low, high]? If not, a sentinel that meets it is misused.
  bool sentinel_meets(const Value& value, double low, double high) const;
  static refmodels::bounds::Arithmetic arithmetic(const Mode& mode) {
    return {mode.format, mode.rounding, mode.flush_to_zero};
  }
  ErrorForm unpack(const Value& value) const {
    if (met_sentinel_ && error::is_infinity(value)) [[unlikely]]
      misused_sentinel_ = true;
    return box_ ? error::unpack_range(value) : error::unpack_point(value);
  }
  /// As unpack, with an infinity as a point at infinity: for comparisons only.
  ErrorForm or_infinity(const Value& value) const {
    if (error::is_minus_infinity(value)) return ErrorForm::point(-refmodels::number::unbounded);
    if (error::is_plus_infinity(value)) return ErrorForm::point(refmodels::number::unbounded);
    return unpack(value);
  }
  Value pack(const ErrorForm& form, const char* operation, const Mode& mode) {
    if (form.trouble != 0 && !first_trouble_) [[unlikely]]
      note(form.trouble, operation, mode);
    return box_ ? error::pack_range(form, fresh_identity()) : error::pack_point(form);
  }
  /// One and the same computed value, not only equal bounds. Data has no identities; 0 is none.
  bool same(const Value& a, const Value& b) const {
    return box_ && error::identity_of(a) != 0 && error::identity_of(a) == error::identity_of(b);
  }
  /// `maximum` was made by max(part, ...).
  bool is_in_maximum(const Value& part, const Value& maximum) const {
    return box_ && error::identity_of(part) != 0 &&
           reaches(error::identity_of(maximum), error::identity_of(part));
  }
  /// Through maxima of maxima, as far as a limited search finds it.
  bool reaches(std::uint32_t maximum, std::uint32_t part) const;
  std::uint32_t fresh_identity() { return last_identity_ == UINT32_MAX ? 0 : ++last_identity_; }
  void note(unsigned trouble, const char* operation, const Mode& mode);
  const refmodels::ops::ErrorModel* documented(const char* operation, const Mode& mode, bool library);
  template <class Step>
  ErrorForm function_form(Function function, const ErrorForm& a, const Step& step);
  Tensor& tensor(std::uint32_t number);

  bool box_;
  bool sentinels_ = false;
  bool met_sentinel_ = false;
  mutable bool misused_sentinel_ = false;
  std::uint32_t last_identity_ = 0;
  std::unordered_map<std::uint32_t, std::pair<std::uint32_t, std::uint32_t>>
      maxima_;  ///< by identity: of what
  std::vector<Tensor> tensors_;
  term::Literals literals_;
  /// Literals that constants stand for; their enclosures take longer than a block of threads.
  std::map<std::pair<Format, std::uint64_t>, ErrorForm> constants_;
  std::optional<std::string> trouble_;
  std::optional<std::uint32_t> without_range_;
  std::optional<std::string> first_trouble_;
  std::set<std::string> models_used_;
};

}  // namespace warpproof::domain
