#include "verifier/prove/kernel/input_data.h"

#include <algorithm>

#include "verifier/prove/kernel/value_requirements.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Rational;

/// splitmix64 (public domain): the same sequence everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next() {
    std::uint64_t x = (state_ += 0x9e3779b97f4a7c15ull);
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9ull;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebull;
    return x ^ (x >> 31);
  }

 private:
  std::uint64_t state_;
};

struct Range {
  Rational low{-2}, high{2};
};

Range box_of(const ir::NumericContract& numbers, const std::string& name) {
  for (const ir::BoxRange& range : numbers.box)
    if (range.name == name) return {range.low, range.high};
  return {};
}

/// The box, and inside of it what the rewrite requires of every element; the box alone where nothing is left.
Range range_of(const ir::Rewrite& rewrite, const ir::NumericContract& numbers, std::size_t tensor) {
  const Range box = box_of(numbers, rewrite.inputs[tensor].name);
  Range range = box;
  for (const ValueRequirement& required : value_requirements(rewrite)) {
    if (required.tensor != tensor) continue;
    // An excluded end: a little inside, so that rounding does not reach it.
    const Rational step = required.strict ? (box.high - box.low) * Rational(1, 1024) : Rational(0);
    if (required.low && *required.low + step > range.low) range.low = *required.low + step;
    if (required.high && *required.high - step < range.high) range.high = *required.high - step;
  }
  return range;
}

Range part_of(const Range& range, RangePart part) {
  const Rational middle = (range.low + range.high) * Rational(1, 2);
  if (part == RangePart::upper_half) return {middle, range.high};
  if (part == RangePart::lower_half) return {range.low, middle};
  return range;
}

Rational clamp(const Rational& value, const Range& range) {
  return value < range.low ? range.low : (value > range.high ? range.high : value);
}

/// Uniform over the range, as `random` does it.
Rational uniform(const Range& range, Random& random) {
  const auto step = static_cast<std::int64_t>(random.next() >> 40);
  return range.low + (range.high - range.low) * Rational(step, (std::int64_t{1} << 24) - 1);
}

/// Where an element stands: in which tensor, of which format, and how long its rows are.
struct Where {
  std::uint64_t tensor = 0, element = 0, row_length = 1;
  ir::Format format = ir::Format::binary32;
};

Rational adversarial_value(DataFamily family, const Range& range, const Where& where, Random& random) {
  const std::uint64_t bits = random.next();
  const Rational sign(bits % 2 == 0 ? 1 : -1);
  const refmodels::number::FormatInfo& info = refmodels::number::info(where.format);
  switch (family) {
    case DataFamily::powers:
      return clamp(sign * Rational::power_of_two(static_cast<int>(bits >> 8) % 5 - 2), range);
    case DataFamily::cancelling: {
      // of a pair the second is the first's negative, but for a rest that only the low bits hold
      Random pair(where.tensor << 40 ^ where.element / 2);
      const Rational value = uniform(range, pair);
      return clamp(where.element % 2 == 0 ? value : -value + value * Rational::power_of_two(-8), range);
    }
    case DataFamily::wide: {
      const Rational mantissa(static_cast<std::int64_t>(256 + (bits >> 16) % 256), 256);
      return clamp(sign * mantissa * Rational::power_of_two(static_cast<int>((bits >> 8) % 25) - 12), range);
    }
    case DataFamily::constant_rows: {
      Random row(where.tensor << 40 ^ where.element / std::max<std::uint64_t>(1, where.row_length));
      return uniform(range, row);
    }
    case DataFamily::subnormal: {
      const Rational least = Rational::power_of_two(info.quantum_min());
      return clamp(
          sign * least *
              Rational(static_cast<std::int64_t>((bits >> 8) % (std::uint64_t{1} << info.precision))),
          range);
    }
    default: {
      const Rational step = Rational::power_of_two(-static_cast<int>(info.precision));
      const Rational anchors[] = {range.low,      range.high,   Rational(0), Rational(1),
                                  Rational(1, 2), Rational(-1), Rational(2), -Rational(1, 4)};
      const Rational& anchor = anchors[(bits >> 8) % 8];
      return clamp(anchor + step * Rational(static_cast<std::int64_t>((bits >> 16) % 3) - 1), range);
    }
  }
}

Rational value_of(DataFamily family, const Range& range, const Where& where, Random& random) {
  const std::uint64_t tensor = where.tensor, element = where.element;
  switch (family) {
    case DataFamily::ones:
      return clamp(Rational(1), range);
    case DataFamily::position_coded: {
      // Differs between neighbours in every direction for the strides that occur, and between tensors.
      const auto code = static_cast<std::int64_t>((element * 7 + element / 13 * 3 + tensor * 5) % 11);
      return clamp(Rational(code - 5), range);
    }
    case DataFamily::small_random:
      return clamp(Rational(static_cast<std::int64_t>(random.next() % 9) - 4), range);
    case DataFamily::random:
      return uniform(range, random);
    case DataFamily::extremes:
      return random.next() % 2 == 0 ? range.low : range.high;
    default:
      return adversarial_value(family, range, where, random);
  }
}

/// Rounding must not leave the box: toward the inside at its ends.
std::uint64_t inside(const Rational& value, const Range& range, ir::Format format) {
  using refmodels::number::Rounding;
  std::uint64_t bits = refmodels::number::round_to_bits(value, format, Rounding::nearest_even, false);
  if (!refmodels::number::is_finite(bits, format)) return 0;
  const Rational rounded = refmodels::number::exact_value(bits, format);
  if (rounded < range.low) bits = refmodels::number::round_to_bits(value, format, Rounding::up, false);
  if (rounded > range.high) bits = refmodels::number::round_to_bits(value, format, Rounding::down, false);
  return bits;
}

}  // namespace

const char* name_of(DataFamily family) {
  constexpr const char* names[] = {"ones",          "position coded", "small integers", "random",
                                   "extremes",      "powers of two",  "cancelling",     "wide",
                                   "constant rows", "subnormal",      "boundary"};
  return names[static_cast<int>(family)];
}

std::vector<std::uint64_t> storage_elements(const Plan& plan, const ir::Rewrite& rewrite) {
  std::vector<std::uint64_t> out(rewrite.inputs.size(), 1);
  for (const auto& [name, layout] : plan.tensors) {
    std::uint64_t elements = 1;
    for (std::size_t i = 0; i < layout.extents.size(); ++i) {
      if (layout.extents[i] <= 0) elements = 0;
      if (elements != 0) elements += static_cast<std::uint64_t>((layout.extents[i] - 1) * layout.strides[i]);
    }
    out[layout.tensor] = elements;
  }
  for (const exec::Buffer& buffer : plan.buffers)
    if (buffer.tensor) out[*buffer.tensor] = std::max(out[*buffer.tensor], buffer.elements);
  return out;
}

bool data_meet_requirements(const ir::Rewrite& rewrite, const ir::NumericContract& numbers) {
  if (!only_ranges(rewrite)) return false;
  for (std::size_t tensor = 0; tensor < rewrite.inputs.size(); ++tensor) {
    const Range range = range_of(rewrite, numbers, tensor);
    if (range.low > range.high) return false;
  }
  return true;
}

InputData make_data(const Plan& plan, const ir::Rewrite& rewrite, const ir::NumericContract& numbers,
                    DataFamily family, std::uint64_t seed, const std::vector<RangePart>& parts) {
  InputData data;
  const std::vector<std::uint64_t> elements = storage_elements(plan, rewrite);
  Random random(seed);
  for (std::size_t tensor = 0; tensor < rewrite.inputs.size(); ++tensor) {
    const std::string& name = rewrite.inputs[tensor].name;
    Range range = range_of(rewrite, numbers, tensor);
    if (range.low > range.high) range = box_of(numbers, name);
    if (tensor < parts.size()) range = part_of(range, parts[tensor]);
    const TensorLayout& layout = plan.tensors.at(name);
    Where where{.tensor = tensor, .format = layout.format};
    if (!layout.strides.empty()) where.row_length = static_cast<std::uint64_t>(layout.strides.front());
    std::vector<std::uint64_t> contents;
    for (where.element = 0; where.element < elements[tensor]; ++where.element)
      contents.push_back(inside(value_of(family, range, where, random), range, layout.format));
    data.tensors.push_back(std::move(contents));
  }
  return data;
}

Plan with_data(const Plan& plan, const InputData& data) {
  Plan out = plan;
  for (exec::Buffer& buffer : out.buffers)
    if (buffer.tensor) {
      buffer.bits = data.tensors[*buffer.tensor];
      buffer.bits.resize(buffer.elements, 0);
      buffer.tensor.reset();
      buffer.promised.clear();  // some contents of the padding: any may be there
    }
  for (PlannedLaunch& launch : out.launches)
    for (exec::Argument& argument : launch.launch.arguments)
      for (exec::ArgumentPiece& piece : argument.pieces)
        if (piece.tensor) {
          piece.bits = data.tensors[*piece.tensor][0];
          piece.tensor.reset();
        }
  return out;
}

}  // namespace warpproof::prove
