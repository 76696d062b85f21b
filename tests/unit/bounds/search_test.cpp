#include "refmodels/bounds/search.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>

#include "refmodels/bounds/reduction.h"

using namespace refmodels::bounds;

namespace {

double sum_error(std::span<const double> x) {
  float computed = 0;
  double exact = 0;
  for (const double value : x) {
    computed += static_cast<float>(value);
    exact += value;
  }
  return std::fabs(computed - exact);
}

}  // namespace

TEST_CASE("inputs are numbers of the format within the box") {
  const InputRange box[] = {{-4, 4, Format::binary32},
                            {0.1, 0.2, Format::binary16},
                            {1, 1, Format::bfloat16},
                            {-1e38, 1e38, Format::binary32},
                            {0.001, 1000, Format::bfloat16}};
  for (const std::string_view family : search_families()) {
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      const std::vector<double> input = family_input(family, box, seed);
      REQUIRE(input.size() == 5);
      for (std::size_t i = 0; i < input.size(); ++i) {
        CAPTURE(family);
        REQUIRE(input[i] >= box[i].lower);
        REQUIRE(input[i] <= box[i].upper);
        const auto bits = refmodels::number::round_double_to_bits(input[i], box[i].format);
        REQUIRE(refmodels::number::double_value(bits, box[i].format) == input[i]);
      }
      REQUIRE(family_input(family, box, seed) == input);
    }
  }
}

TEST_CASE("finds a large error of a sum, the same one each time, below the certified bound") {
  const std::vector<InputRange> box(64, InputRange{-1, 1, Format::binary32});
  const SearchResult found = search_worst(box, sum_error, {7, 4000});
  const SearchResult again = search_worst(box, sum_error, {7, 4000});
  CHECK(found.worst == again.worst);
  CHECK(found.input == again.input);
  CHECK(found.evaluations == 4000);
  CHECK(sum_error(found.input) == found.worst);
  const double bound = sum(ErrorForm::input(-1, 1), 64, in_order(64), {}).error;
  CHECK(found.worst <= bound);
  CHECK(found.worst >= bound * 0.1);
}

TEST_CASE("finds what random data does not: an exchange, a cancellation, a NaN") {
  const std::vector<InputRange> box(16, InputRange{-1, 1, Format::binary32});
  // Wrong only where the sum of a row is almost zero against its terms.
  const Objective cancelling = [](std::span<const double> x) {
    double total = 0;
    double sizes = 0;
    for (const double value : x) {
      total += value;
      sizes += std::fabs(value);
    }
    return sizes > 4 && std::fabs(total) < 1e-6 ? 1.0 : 0.0;
  };
  CHECK(search_worst(box, cancelling, {1, 500}).worst == 1);
  const Objective swapped = [](std::span<const double> x) { return std::fabs(x[3] - x[11]); };
  CHECK(search_worst(box, swapped, {1, 500}).worst == 2);
  const Objective undefined = [](std::span<const double> x) { return x[0] == 1 ? std::nan("") : 0; };
  const SearchResult found = search_worst(box, undefined, {1, 500});
  CHECK(found.worst == std::numeric_limits<double>::infinity());
  CHECK(found.evaluations < 500);
}

TEST_CASE("empty box, empty budget") {
  const Objective one = [](std::span<const double>) { return 1.0; };
  CHECK(search_worst({}, one, {1, 10}).worst == 1);
  CHECK(search_worst({}, one, {1, 0}).evaluations == 0);
}
