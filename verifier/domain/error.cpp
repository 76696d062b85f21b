#include "verifier/domain/error.h"

#include <array>

#include "refmodels/bounds/error_functions.h"
#include "refmodels/number/interval.h"
#include "refmodels/ops/op.h"
#include "verifier/domain/sentinel.h"

namespace warpproof::domain {

namespace bounds = refmodels::bounds;
namespace number = refmodels::number;
using number::DoubleInterval;

static_assert(sizeof(Error::Value) == 16);

namespace {

constexpr std::uint32_t tensors_max = 1u << 16;

// Names of an operation in the table of refmodels/ops, as a PTX instruction and as a CUDA library function.
struct Names {
  const char* row;
  const char* instruction;
  const char* library;
};
constexpr std::array<Names, function_count> function_names = {{{"sqrt", "sqrt", "sqrt"},
                                                               {"rsqrt", "rsqrt", "rsqrt"},
                                                               {"reciprocal", "rcp", "rcp"},
                                                               {"exp2", "ex2", "exp2"},
                                                               {"exp", "ex", "exp"},
                                                               {"log2", "lg2", "log2"},
                                                               {"log", "lg", "log"},
                                                               {"sin", "sin", "sin"},
                                                               {"cos", "cos", "cos"},
                                                               {"tanh", "tanh", "tanh"},
                                                               {"erf", "erf", "erf"}}};

std::string instruction_name(const std::string& stem, Format format, bool flush) {
  return stem + ".approx." + (flush ? "ftz." : "") + std::string(number::info(format).name);
}
std::string library_name(const std::string& stem, Format format) {
  return stem + (format == Format::binary32 ? "f" : "") + " (CUDA library)";
}

bool correctly_rounded(Function function) {
  return function == Function::square_root || function == Function::reciprocal;
}

}  // namespace

Error::Tensor& Error::tensor(std::uint32_t number) {
  if (number >= tensors_max) {
    trouble_ = "too many input tensors";
    number = 0;
  }
  if (tensors_.size() <= number) tensors_.resize(number + 1);
  return tensors_[number];
}

void Error::set_data(std::uint32_t number, Format format, const std::vector<std::uint64_t>& bits) {
  Tensor& entry = tensor(number);
  entry.known = true;
  entry.format = format;
  entry.data = bits;
}

void Error::set_range(std::uint32_t number, double lower, double upper) {
  Tensor& entry = tensor(number);
  entry = {};
  // An infinite or empty range says nothing that a bound could stand on.
  entry.known = lower <= upper && lower > -number::unbounded && upper < number::unbounded;
  entry.range = {lower, upper};
}

void Error::register_size(std::int64_t size) {
  register_literal(number::Rational(size));
  if (size != 0) register_literal(number::Rational(1, size));
}

Error::Value Error::input(std::uint32_t number, std::uint64_t element, Format format) {
  const Tensor none;
  const Tensor& entry = number < tensors_.size() ? tensors_[number] : none;
  const bool in_data = element < entry.data.size();
  if (!entry.known || (!entry.data.empty() && !in_data)) {
    if (!trouble_) {
      trouble_ = "an input without data or range: tensor " + std::to_string(number);
      without_range_ = number;
    }
    return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::may_be_undefined), "input", {});
  }
  if (!in_data) return pack(ErrorForm::input(entry.range.lo, entry.range.hi), "input", {});
  const std::uint64_t bits = entry.data[element];
  if (!number::is_finite(bits, format)) {
    return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::may_be_undefined), "input", {});
  }
  return pack(ErrorForm::point(number::double_value(bits, format)), "input", {});
}

Error::Value Error::constant(std::uint64_t bits, Format format) {
  if (number::is_infinite(bits, format)) {
    return error::pack_infinity(std::signbit(number::double_value(bits, format)));
  }
  if (!number::is_finite(bits, format)) {
    return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::may_be_undefined), "constant", {});
  }
  if (sentinels_ && is_sentinel(bits, format)) {
    met_sentinel_ = true;
    return error::pack_infinity(true);
  }
  const double value = number::double_value(bits, format);
  const term::Literal* literal = literals_.find(bits, format);
  if (literal == nullptr) return pack(ErrorForm::point(value), "constant", {});
  const auto known = constants_.find({format, bits});
  if (known != constants_.end()) return pack(known->second, "constant", {});
  number::Interval exact(literal->factor);
  if (literal->times_log2_of_e) exact = exact / number::Interval(number::Rational(2)).log();
  if (literal->times_ln_of_2) exact = exact * number::Interval(number::Rational(2)).log();
  ErrorForm form = ErrorForm::point(value);
  form.lo = exact.to_double_down();
  form.hi = exact.to_double_up();
  form.error = (exact - number::Interval::from_double(value)).abs().to_double_up();
  constants_.emplace(std::pair(format, bits), form);
  return pack(form, "constant", {});
}

Error::Value Error::rational(const number::Rational& literal, const Mode& mode) {
  return pack(bounds::literal(literal, arithmetic(mode)), "literal", mode);
}

void Error::note(unsigned trouble, const char* operation, const Mode& mode) {
  std::string why = std::string(operation) + " in " + std::string(number::info(mode.format).name);
  if ((trouble & bounds::may_overflow) != 0) why += ": may overflow";
  if ((trouble & bounds::may_be_undefined) != 0) why += ": may be undefined";
  if ((trouble & bounds::outside_documented) != 0) why += ": argument outside of what is documented";
  first_trouble_ = why;
}

// The row's error model of this operation: the instruction when the mode is approximate, else the library
// function.
const refmodels::ops::ErrorModel* Error::documented(const char* operation, const Mode& mode, bool library) {
  const refmodels::ops::Op* row = refmodels::ops::find_op(operation);
  if (row == nullptr) return nullptr;
  const std::string_view name = operation;
  std::string stem(name), library_stem(name);
  for (const Names& names : function_names) {
    if (name != names.row) continue;
    stem = names.instruction;
    library_stem = names.library;
  }
  std::string wanted = library ? library_name(library_stem, mode.format)
                               : instruction_name(stem, mode.format, mode.flush_to_zero);
  if (mode.documented == Documented::opencl) wanted = std::string(name) + " (OpenCL)";
  if (mode.documented == Documented::amdgcn) wanted = std::string(name) + " (AMD instruction)";
  const refmodels::ops::ErrorModel* model = row->error_model(wanted);
  if (model == nullptr || model->format != mode.format) return nullptr;
  models_used_.insert(wanted);
  return model;
}

Error::Value Error::div(const Value& a, const Value& b, const Mode& mode) {
  const ErrorForm left = unpack(a), right = unpack(b);
  if (!mode.approximate) return pack(bounds::div(left, right, arithmetic(mode)), "div", mode);
  const refmodels::ops::ErrorModel* model = documented("div", mode, false);
  if (model != nullptr) return pack(bounds::div(left, right, *model), "div", mode);
  return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::outside_documented), "div", mode);
}

template <class Step>
Error::ErrorForm Error::function_form(Function function, const ErrorForm& a, const Step& step) {
  switch (function) {
    case Function::square_root:
      return bounds::sqrt(a, step);
    case Function::reciprocal_square_root:
      return bounds::rsqrt(a, step);
    case Function::reciprocal:
      return bounds::reciprocal(a, step);
    case Function::exp2:
      return bounds::exp2(a, step);
    case Function::exp:
      return bounds::exp(a, step);
    case Function::log2:
      return bounds::log2(a, step);
    case Function::log:
      return bounds::log(a, step);
    case Function::sin:
      return bounds::sin(a, step);
    case Function::cos:
      return bounds::cos(a, step);
    case Function::tanh:
      return bounds::tanh(a, step);
    case Function::erf:
      return bounds::erf(a, step);
  }
  return bounds::detail::troubled(DoubleInterval::whole(), bounds::outside_documented);
}

Error::Value Error::apply(Function function, const Value& a, const Mode& mode) {
  const bool exponential = function == Function::exp || function == Function::exp2;
  if (exponential && error::is_minus_infinity(a)) return pack(ErrorForm::point(0), "exp", mode);
  const ErrorForm argument = unpack(a);
  const Names& names = function_names[static_cast<std::size_t>(function)];
  if (!mode.approximate && correctly_rounded(function)) {
    return pack(function_form(function, argument, arithmetic(mode)), names.row, mode);
  }
  // exp and log are no instructions: whoever applies them has recognised the library's sequence (idioms/).
  // Where an approximate instruction has no documented error in this format, the library's may not be
  // borrowed.
  const bool library = !mode.approximate || function == Function::exp || function == Function::log;
  if (const refmodels::ops::ErrorModel* model = documented(names.row, mode, library)) {
    return pack(function_form(function, argument, *model), names.row, mode);
  }
  return pack(
      bounds::detail::troubled(DoubleInterval::whole(), argument.trouble | bounds::outside_documented),
      names.row, mode);
}

// The extended reals as far as machines and reals agree on them: an infinity plus something finite, times
// something of a known sign. Whatever else meets an infinity may be undefined.
Error::Value Error::infinite_sum(const Value& a, const Value& b, const Mode& mode) {
  const Value& infinity = error::is_infinity(a) ? a : b;
  const Value& other = error::is_infinity(a) ? b : a;
  sentinel_meets(other, -sentinel_partner_max, sentinel_partner_max);
  const bool opposite =
      error::is_infinity(other) && error::is_minus_infinity(other) != error::is_minus_infinity(infinity);
  if (!opposite && (error::is_infinity(other) || unpack(other).trouble == 0)) return infinity;
  return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::may_be_undefined), "add", mode);
}

Error::Value Error::infinite_product(const Value& a, const Value& b, const Mode& mode) {
  const auto sign = [&](const Value& value) {
    if (error::is_infinity(value)) return error::is_plus_infinity(value) ? 1 : -1;
    const ErrorForm form = unpack(value);
    const DoubleInterval computed = form.computed();
    if (form.trouble != 0) return 0;
    if (form.lo > 0 && computed.lo > 0) return 1;
    return form.hi < 0 && computed.hi < 0 ? -1 : 0;
  };
  // A sentinel that is made smaller or turned round is none any more; like everywhere, it has no value then.
  const auto keeps = [&](const Value& value) {
    return error::is_infinity(value) || (unpack(value).lo >= 1 && unpack(value).computed().lo >= 1);
  };
  const int product = met_sentinel_ && (!keeps(a) || !keeps(b)) ? 0 : sign(a) * sign(b);
  if (product != 0) return error::pack_infinity(product < 0);
  return pack(bounds::detail::troubled(DoubleInterval::whole(), bounds::may_be_undefined), "mul", mode);
}

bool Error::sentinel_meets(const Value& value, double low, double high) const {
  if (!met_sentinel_ || error::is_minus_infinity(value)) return true;
  const ErrorForm form = error::is_infinity(value) ? ErrorForm{} : unpack(value);
  const DoubleInterval computed = form.computed();
  const bool meets = !error::is_infinity(value) && form.trouble == 0 &&
                     std::min(form.lo, computed.lo) >= low && std::max(form.hi, computed.hi) <= high;
  misused_sentinel_ = misused_sentinel_ || !meets;
  return meets;
}

Error::Value Error::infinite_fma(const Value& a, const Value& b, const Value& c, const Mode& mode) {
  // Not by `mul` where the product is finite: it would round twice.
  if (!error::is_infinity(a) && !error::is_infinity(b)) {
    const ErrorForm product = bounds::mul(unpack(a), unpack(b), arithmetic(mode));
    return infinite_sum(pack(product, "mul", mode), c, mode);
  }
  return add(infinite_product(a, b, mode), c, mode);
}

bool Error::reaches(std::uint32_t maximum, std::uint32_t part) const {
  constexpr int visits_max = 4096;
  std::vector<std::uint32_t> open{maximum};
  for (int visits = 0; !open.empty() && visits < visits_max; ++visits) {
    const auto at = maxima_.find(open.back());
    open.pop_back();
    if (at == maxima_.end()) continue;
    const auto [first, second] = at->second;
    if (first == part || second == part) return true;
    if (second != first) open.push_back(second);
    open.push_back(first);
  }
  return false;
}

Error::Value Error::max(const Value& a, const Value& b, const Mode& mode) {
  // Over the extended reals, and in IEEE arithmetic: max(-inf, x) = x. A NaN is among x's troubles.
  if (error::is_minus_infinity(a) || error::is_minus_infinity(b)) {
    const Value& other = error::is_minus_infinity(a) ? b : a;
    sentinel_meets(other, -sentinel_partner_max, number::unbounded);
    return error::is_minus_infinity(other) ? other : max(other, other, mode);
  }
  const Value result = pack(bounds::max(unpack(a), unpack(b), arithmetic(mode)), "max", mode);
  constexpr std::size_t maxima_kept = 1u << 20;  // what is forgotten makes a bound looser, never wrong
  if (box_ && error::identity_of(result) != 0 && maxima_.size() < maxima_kept)
    maxima_[error::identity_of(result)] = {error::identity_of(a), error::identity_of(b)};
  return result;
}
Error::Value Error::min(const Value& a, const Value& b, const Mode& mode) {
  if (error::is_plus_infinity(a)) return error::is_plus_infinity(b) ? b : min(b, b, mode);
  if (error::is_plus_infinity(b)) return min(a, a, mode);
  return pack(bounds::min(unpack(a), unpack(b), arithmetic(mode)), "min", mode);
}
Error::Value Error::convert(const Value& a, Format from, const Mode& mode) {
  return pack(bounds::convert(unpack(a), from, arithmetic(mode)), "convert", mode);
}

std::optional<std::pair<std::uint64_t, std::uint64_t>> Error::pattern_range(const Value& value) const {
  const ErrorForm form = unpack(value);
  const DoubleInterval computed = form.computed();
  const double low = std::min(form.lo, computed.lo), high = std::max(form.hi, computed.hi);
  // Subnormal numbers may be flushed to a zero of either sign.
  if (form.trouble != 0 || low < 0x1p-126 || high > 0x1.fffffep127) return std::nullopt;
  return std::pair(number::round_double_to_bits(low, Format::binary32, number::Rounding::down),
                   number::round_double_to_bits(high, Format::binary32, number::Rounding::up));
}

Error::Value Error::select(Comparison comparison, const Value& x, const Value& y, const Value& a,
                           const Value& b) {
  const Truth truth = compare(comparison, x, y);
  if (truth != Truth::undecided) return truth == Truth::yes ? a : b;
  const ErrorForm left = unpack(x), right = unpack(y), yes = unpack(a), no = unpack(b);
  const unsigned trouble = left.trouble | right.trouble | yes.trouble | no.trouble;
  const DoubleInterval either{std::min(yes.lo, no.lo), std::max(yes.hi, no.hi)};
  if (trouble != 0) return pack(bounds::detail::troubled(either, trouble), "select", {});
  // x > y ? x : y and its like: a maximum or minimum, whichever way ties go.
  const bool rising = comparison == Comparison::greater || comparison == Comparison::greater_equal;
  const bool falling = comparison == Comparison::less || comparison == Comparison::less_equal;
  const bool in_order = same(x, a) && same(y, b), exchanged = same(x, b) && same(y, a);
  if ((rising || falling) && (in_order || exchanged))
    return rising == in_order ? max(a, b, {}) : min(a, b, {});
  ErrorForm form{either.lo, either.hi, std::max(yes.error, no.error), bounds::no_trouble,
                 yes.computed_non_negative && no.computed_non_negative};
  // Where the compared values carry errors the machine may choose otherwise than the exact program does.
  if (left.error != 0 || right.error != 0)
    form.error = number::add_up(form.error, number::above(either.hi - either.lo));
  return pack(form, "select", {});
}

Truth Error::compare(Comparison comparison, const Value& a, const Value& b) const {
  if (error::is_minus_infinity(a) != error::is_minus_infinity(b) &&
      !sentinel_meets(error::is_minus_infinity(a) ? b : a, -sentinel_partner_max, number::unbounded))
    return Truth::undecided;
  const ErrorForm left = or_infinity(a), right = or_infinity(b);
  if ((left.trouble | right.trouble) != 0) return Truth::undecided;
  // Where the computed values lie includes where the exact ones do.
  const auto span = [](const ErrorForm& form) {
    const DoubleInterval computed = form.computed();
    if (form.error == 0) return form.exact();
    return DoubleInterval{std::min(computed.lo, form.lo), std::max(computed.hi, form.hi)};
  };
  const DoubleInterval x = span(left), y = span(right);
  const bool less = x.hi<y.lo, greater = x.lo> y.hi, not_greater = x.hi <= y.lo, not_less = x.lo >= y.hi;
  const bool equal = same(a, b) || (x.is_point() && y.is_point() && x.lo == y.lo);
  const auto decide = [](bool holds, bool fails) {
    if (holds) return Truth::yes;
    return fails ? Truth::no : Truth::undecided;
  };
  switch (comparison) {
    case Comparison::less:
      return decide(less, not_less || equal);
    case Comparison::less_equal:
      return decide(not_greater || equal, greater);
    case Comparison::equal:
      return decide(equal, less || greater);
    case Comparison::not_equal:
      return decide(less || greater, equal);
    case Comparison::greater:
      return decide(greater, not_greater || equal);
    case Comparison::greater_equal:
      return decide(not_less || equal, less);
  }
  return Truth::undecided;
}

}  // namespace warpproof::domain
