// record/sweeps.tsv: every maximum computed again with MPFR from its argument and answer; near-ties decided;
// and the documented errors of refmodels/ops at least as large as what was measured over all inputs of their
// domain. WARPPROOF_RENEW=1 writes docs/generated/measured-errors.md, which is compared otherwise.

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "refmodels/ops/op.h"
#include "tests/machine/sixteen.h"
#include "tests/machine/sweep_table.h"

using namespace warpproof::machine;
using refmodels::number::Certainty;
using refmodels::number::Interval;

namespace {

/// Is the measured figure, which binary64 made from double-double, the error that MPFR finds?
void check_figure(const SweepRow& row, int kind) {
  const SweepFigure& figure = row.worst[kind];
  if (figure.error == 0) return;
  const Interval exact = exact_value(row, figure.at);
  const Interval error = (value_of(figure.gave) - exact).abs();
  // the binade of the exact value, which may lie just below a power of two
  const double magnitude = exact.abs().to_double_down();
  const double scale = kind == 0 ? unit_of(magnitude) : kind == 1 ? 1 : magnitude;
  const Interval measure = error / (kind == 2 ? exact.abs() : Interval::from_double(scale));
  // beyond 2^20 the circular functions had a binary64 reference
  const double of_reference = (row.beyond_reduction() ? 0x1p-48 : 0x1p-79 * magnitude) / scale;
  const double slack = 0x1p-40 * figure.error + of_reference;
  const Interval distance = (measure - Interval::from_double(figure.error)).abs();
  CHECK_MESSAGE(less_equal(distance, Interval::from_double(slack)) == Certainty::yes, row.function, " ",
                figure.at, " kind ", kind, ": table ", figure.error, ", MPFR ", measure.str());
}

/// Every rounding error of the row is within the model: by one of its parts alone, for all inputs of the row.
bool within(const SweepRow& row, const refmodels::ops::ErrorModel& model) {
  return row.worst[0].error <= model.ulps || row.worst[1].error <= model.absolute ||
         row.worst[2].error <= model.relative;
}

bool in_domain(const SweepRow& row, const refmodels::ops::ErrorModel& model) {
  return row.largest >= model.magnitude_lower && row.smallest <= model.magnitude_upper &&
         row.range != "not finite";
}

/// One answer of a 16-bit form: |c - y| <= ulps * ulp(y) + relative * |y| + absolute, or flushed where that
/// is allowed.
bool within_model(const refmodels::ops::ErrorModel& model, const std::string& name, std::uint64_t x,
                  std::uint64_t gave) {
  namespace number = refmodels::number;
  const Interval value(number::exact_value(x, model.format));
  const Interval exact = name == "ex2" ? value.exp2() : value.tanh();
  const Interval tiny = Interval(number::smallest_normal(model.format));
  if (model.flush_to_zero && number::exact_value(gave, model.format).is_zero() &&
      less(exact.abs(), tiny) == Certainty::yes)
    return true;
  const Interval error = (Interval(number::exact_value(gave, model.format)) - exact).abs();
  return less_equal(error, exact.abs() * Interval::from_double(model.relative) +
                               Interval::from_double(model.absolute)) == Certainty::yes;
}

const refmodels::ops::ErrorModel* model_of(const std::string& implementation) {
  for (const refmodels::ops::Op* op : refmodels::ops::all_ops())
    for (const refmodels::ops::ErrorModel& model : op->error_models)
      if (model.implementation == implementation) return &model;
  return nullptr;
}

}  // namespace

TEST_CASE("sweeps: complete, and every maximum is the one that MPFR finds") {
  const SweepTable table = sweep_table();
  REQUIRE(table.rows.size() > 100);
  std::map<std::string, std::uint64_t> inputs;
  for (const SweepRow& row : table.rows) {
    inputs[row.function] += row.count;
    for (int kind = 0; kind < 3; ++kind) check_figure(row, kind);
    CHECK_MESSAGE(row.odd == 0, row.function, " at ", row.odd_at);
    CHECK(row.other_nan == 0);
  }
  CHECK(inputs.size() == 15);
  for (const auto& [function, count] : inputs) CHECK_MESSAGE(count == std::uint64_t{1} << 32, function);
}

TEST_CASE("sweeps: a near-tie lies on the side that the reference says") {
  // Few enough to look at each: the exact value is above, below or at the middle of two floats, for certain.
  for (const SweepRow& row : sweep_table().rows) {
    CHECK(row.ties.size() == std::min<std::uint64_t>(row.near_tie, 16));
    for (const std::uint32_t at : row.ties) {
      const Interval exact = exact_value(row, at);
      const double middle = middle_near(exact.to_double());
      const bool decided = exact.is_point() || disjoint(exact, Interval::from_double(middle));
      CHECK_MESSAGE(decided, row.function, " at ", at);
    }
  }
}

TEST_CASE("sweeps: a documented error is not below what was measured") {
  int compared = 0;
  for (const SweepRow& row : sweep_table().rows) {
    const refmodels::ops::ErrorModel* model = model_of(row.function);
    REQUIRE_MESSAGE(model != nullptr, row.function);
    if (!in_domain(row, *model)) continue;
    ++compared;
    CHECK_MESSAGE(within(row, *model), row.function, " ", row.range, " from ", row.smallest, ": ulp ",
                  row.worst[0].error, ", absolute ", row.worst[1].error, ", relative ", row.worst[2].error);
    CHECK((row.flushed == 0 || model->flush_to_zero));
  }
  CHECK(compared > 80);
}

TEST_CASE("sweeps: a model that is too small is seen") {
  refmodels::ops::ErrorModel model = *model_of("rsqrt.approx.f32");
  const SweepTable table = sweep_table();
  const auto row = std::find_if(table.rows.begin(), table.rows.end(), [](const SweepRow& r) {
    return r.function == "rsqrt.approx.f32" && r.range == "positive" && r.smallest > 0;
  });
  REQUIRE(row != table.rows.end());
  CHECK(within(*row, model));
  model.relative = 0x1p-23;
  CHECK_FALSE(within(*row, model));
}

TEST_CASE("sweeps: approximate forms of 16 bits stay within their documented error for all inputs") {
  namespace number = refmodels::number;
  int forms = 0;
  for (const auto& [name, text] : case_files()) {
    if (name != "special_functions_half.ptx") continue;
    std::string diagnostic;
    const auto module = load_cases(name, text, diagnostic);
    REQUIRE_MESSAGE(module != nullptr, diagnostic);
    for (const Case& c : cases_of(name, text)) {
      std::string implementation = c.entry;
      std::replace(implementation.begin(), implementation.end(), '_', '.');
      const refmodels::ops::ErrorModel* model = model_of(implementation);
      if (model == nullptr || c.in.size() != 1 || bytes_of(c.in[0]) != 2) continue;
      const auto answers = device_answers(*module, c, records().front());
      REQUIRE_MESSAGE(!answers.empty(), c.entry, " has no record: run calibrate.py");
      ++forms;
      int beyond = 0;
      for (std::uint64_t x = 0; x < answers[0].size() && beyond < 3; ++x) {
        const std::uint64_t gave = answers[0][x];
        if (!number::is_finite(x, model->format) || !number::is_finite(gave, model->format)) continue;
        if (within_model(*model, c.entry.substr(0, c.entry.find('_')), x, gave)) continue;
        ++beyond;
        FAIL_CHECK(c.entry, " of ", x, " gave ", gave);
      }
    }
  }
  CHECK(forms == 4);
}

TEST_CASE("sweeps: the page is the table") {
  const std::string path = WARPPROOF_SOURCE_DIR "/docs/generated/measured-errors.md";
  const std::string page =
      sweep_page(sweep_table(), [](const std::string& function) { return model_of(function); });
  if (std::getenv("WARPPROOF_RENEW") != nullptr) std::ofstream(path) << page;
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  CHECK_MESSAGE(text.str() == page, "renew it: WARPPROOF_RENEW=1 ctest -R machine.sweeps");
}
