// A template is accepted only after its `bits` run stays within its documented error. Grid: 4001 points
// evenly over the domain, 2001 over [-1, 1], powers of two down to 2^-126, and the neighbours of both ends;
// each against 77 digits.

#include <doctest/doctest.h>

#include <bit>
#include <cmath>
#include <functional>
#include <map>

#include "refmodels/number/interval.h"
#include "refmodels/ops/op.h"
#include "verifier/domain/bits.h"
#include "verifier/idioms/templates.h"

using namespace warpproof;
using namespace warpproof::idioms;
using domain::Bits;
using domain::Format;
using refmodels::number::Interval;
using refmodels::number::Rational;

namespace {

float as_float(std::uint64_t bits) { return std::bit_cast<float>(static_cast<std::uint32_t>(bits)); }
std::uint64_t as_bits(float value) { return std::bit_cast<std::uint32_t>(value); }

/// A plain second evaluator of the few opcodes that templates use: it shares nothing with the executor.
std::uint64_t evaluate(const Pattern& pattern, std::uint64_t x) {
  static Bits bits;
  using In = std::vector<std::uint64_t>;
  const auto value = [](std::uint64_t b) { return Bits::Value{b, Format::binary32}; };
  const auto down = domain::Mode{.rounding = domain::Rounding::down};
  const auto approximate_ftz = domain::Mode{.flush_to_zero = true, .approximate = true};
  const std::map<std::string, std::function<std::uint64_t(const In&)>> meaning = {
      {"fma.rn.f32", [&](const In& a) { return bits.fma(value(a[0]), value(a[1]), value(a[2]), {}).bits; }},
      {"fma.rm.f32", [&](const In& a) { return bits.fma(value(a[0]), value(a[1]), value(a[2]), down).bits; }},
      {"add.f32", [&](const In& a) { return bits.add(value(a[0]), value(a[1]), {}).bits; }},
      {"mul.f32", [&](const In& a) { return bits.mul(value(a[0]), value(a[1]), {}).bits; }},
      {"neg.f32", [&](const In& a) { return a[0] ^ 0x80000000u; }},
      {"abs.f32", [&](const In& a) { return a[0] & 0x7fffffffu; }},
      {"cvt.sat.f32.f32",
       [&](const In& a) { return as_bits(std::fmax(0.0f, std::fmin(1.0f, as_float(a[0])))); }},
      {"shl.b32", [&](const In& a) { return (a[0] << a[1]) & 0xffffffffu; }},
      {"ex2.approx.ftz.f32",
       [&](const In& a) { return bits.apply(domain::Function::exp2, value(a[0]), approximate_ftz).bits; }},
      {"rcp.approx.ftz.f32",
       [&](const In& a) {
         return bits.apply(domain::Function::reciprocal, value(a[0]), approximate_ftz).bits;
       }},
      {"sub.f32", [&](const In& a) { return bits.sub(value(a[0]), value(a[1]), {}).bits; }},
      {"mul.rn.f32", [&](const In& a) { return bits.mul(value(a[0]), value(a[1]), {}).bits; }},
      {"setp.lt.f32", [&](const In& a) { return std::uint64_t{as_float(a[0]) < as_float(a[1])}; }},
      {"setp.ltu.f32", [&](const In& a) { return std::uint64_t{!(as_float(a[0]) >= as_float(a[1]))}; }},
      {"setp.eq.f32", [&](const In& a) { return std::uint64_t{as_float(a[0]) == as_float(a[1])}; }},
      {"setp.eq.s32",
       [&](const In& a) { return std::uint64_t{(a[0] & 0xffffffffu) == (a[1] & 0xffffffffu)}; }},
      {"setp.ne.s32",
       [&](const In& a) { return std::uint64_t{(a[0] & 0xffffffffu) != (a[1] & 0xffffffffu)}; }},
      {"add.s32", [&](const In& a) { return (a[0] + a[1]) & 0xffffffffu; }},
      {"sub.s32", [&](const In& a) { return (a[0] - a[1]) & 0xffffffffu; }},
      {"and.b32", [&](const In& a) { return a[0] & a[1] & 0xffffffffu; }},
      {"not.pred", [&](const In& a) { return ~a[0] & 1; }},
      {"cvt.rn.f32.s32",
       [&](const In& a) { return as_bits(static_cast<float>(static_cast<std::int32_t>(a[0]))); }},
      {"cvt.rni.s32.f32",
       [&](const In& a) {
         return std::uint64_t{
             static_cast<std::uint32_t>(static_cast<std::int32_t>(std::nearbyint(as_float(a[0]))))};
       }},
      {"select", [&](const In& a) { return a[2] & 1 ? a[0] : a[1]; }},
      {"setp.ge.f32", [&](const In& a) { return std::uint64_t{as_float(a[0]) >= as_float(a[1])}; }},
      {"selp.f32", [&](const In& a) { return a[2] ? a[0] : a[1]; }},
      {"copysign.f32", [&](const In& a) { return (a[0] & 0x80000000u) | (a[1] & 0x7fffffffu); }},
  };
  In results;
  for (const PatternNode& node : pattern.nodes) {
    In in;
    for (const PatternOperand& o : node.operands)
      in.push_back(o.kind == PatternOperand::Kind::argument ? x
                   : o.kind == PatternOperand::Kind::bits   ? o.bits
                                                            : results[o.node]);
    results.push_back(meaning.at(node.opcode)(in));
  }
  return results.back();
}

std::vector<float> grid(const Template& known) {
  std::vector<float> points;
  const auto low = static_cast<float>(known.domain_low.to_double()),
             high = static_cast<float>(known.domain_high.to_double());
  const float from = std::fmax(low, -100.0f), to = std::fmin(high, 100.0f);
  for (int i = 0; i <= 4000; ++i) points.push_back(from + (to - from) * static_cast<float>(i) / 4000.0f);
  for (int i = 0; i <= 2000; ++i) points.push_back(-1.0f + static_cast<float>(i) / 1000.0f);
  for (int e = -126; e < 4; ++e) {
    points.push_back(std::ldexp(1.0f, e));
    points.push_back(-std::ldexp(1.3f, e));
  }
  for (int e = 4; e < 128; ++e) {
    points.push_back(std::ldexp(1.7f, e));
    points.push_back(-std::ldexp(1.1f, e));
  }
  for (const float end : {low, high}) points.push_back(std::nextafter(end, 0.0f));
  std::erase_if(points, [&](float x) {
    const float size = known.of_magnitude ? std::fabs(x) : x;
    return !(size >= low && size <= high);
  });
  return points;
}

Interval exact(const Template& known, float x) {
  const Interval point = Interval::from_double(x);
  switch (known.function) {
    case domain::Function::exp:
      return point.exp();
    case domain::Function::log:
      return point.log();
    case domain::Function::sin:
      return point.sin();
    case domain::Function::cos:
      return point.cos();
    case domain::Function::erf:
      return point.erf();
    default:
      return point.tanh();
  }
}

}  // namespace

TEST_CASE("each template stays within its documented error on the grid") {
  for (const Template& known : templates()) {
    double worst_share = 0;
    for (const float x : grid(known)) {
      const float computed = as_float(evaluate(known.pattern, as_bits(x)));
      const Interval truth = exact(known, x);
      const double spacing = refmodels::number::ulp_at(truth.to_double(), Format::binary32);
      const double allowed = (known.error->ulps + known.error->ulps_per_argument * std::fabs(x)) * spacing +
                             known.error->relative * std::fabs(truth.to_double()) + known.error->absolute;
      const double error = (Interval::from_double(computed) - truth).abs().to_double_up();
      CHECK_MESSAGE(error <= allowed, known.id << " at " << x);
      worst_share = std::max(worst_share, error / allowed);
    }
    MESSAGE(known.id << ": at most " << worst_share << " of the documented error");
    CHECK(worst_share > 0.05);  // a grid on which nothing rounds would show nothing
  }
}

TEST_CASE("each template is what it says at the infinities") {
  for (const Template& known : templates()) {
    const auto at = [&](float x) { return as_float(evaluate(known.pattern, as_bits(x))); };
    const auto said = [](const std::string& text) { return text == "inf" ? INFINITY : std::stof(text); };
    if (!known.at_minus_infinity.empty())
      CHECK_MESSAGE(at(-INFINITY) == said(known.at_minus_infinity), known.id);
    if (!known.at_plus_infinity.empty())
      CHECK_MESSAGE(at(INFINITY) == said(known.at_plus_infinity), known.id);
  }
}
