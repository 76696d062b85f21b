#include "tests/machine/sweep_table.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <fstream>
#include <sstream>
#include <stdexcept>

namespace warpproof::machine {
namespace {

using refmodels::number::Interval;

float float_of(std::uint32_t bits) {
  float value = 0;
  std::memcpy(&value, &bits, sizeof value);
  return value;
}

std::uint32_t bits_of(const std::string& word) {
  return static_cast<std::uint32_t>(std::stoul(word, nullptr, 16));
}

std::vector<std::string> cells_of(const std::string& line) {
  std::vector<std::string> cells;
  std::istringstream text(line);
  for (std::string cell; std::getline(text, cell, '\t');) cells.push_back(cell);
  return cells;
}

SweepRow row_of(const std::vector<std::string>& cells) {
  SweepRow row;
  row.function = cells[0];
  row.range = cells[1];
  row.smallest = std::fabs(std::stod(cells[2]));
  row.largest = std::fabs(std::stod(cells[3]));
  row.count = std::stoull(cells[4]);
  for (std::size_t kind = 0; kind < 3; ++kind)
    row.worst[kind] = {std::stod(cells[5 + 3 * kind]), bits_of(cells[6 + 3 * kind]),
                       bits_of(cells[7 + 3 * kind])};
  row.not_nearest = std::stoull(cells[14]);
  row.flushed = std::stoull(cells[15]);
  row.near_tie = std::stoull(cells[16]);
  row.odd = std::stoull(cells[17]);
  row.odd_at = cells[18];
  row.other_nan = std::stoull(cells[20]);
  std::istringstream ties(cells[21] == "-" ? "" : cells[21]);
  for (std::string word; std::getline(ties, word, ',');) row.ties.push_back(bits_of(word));
  return row;
}

/// Three digits, never below the value.
std::string upward(double value) {
  if (value == 0) return "0";
  const double unit = std::pow(10.0, std::floor(std::log10(value)) - 2);
  std::ostringstream text;
  text.precision(3);
  text << std::ceil(value / unit) * unit;
  return text.str();
}

std::string stated(const refmodels::ops::ErrorModel& model) {
  std::string text;
  const auto add = [&](double amount, const char* unit) {
    if (amount != 0) text += (text.empty() ? "" : " + ") + upward(amount) + unit;
  };
  add(model.ulps, " ulp");
  add(model.relative, " relative");
  add(model.absolute, " absolute");
  if (std::isfinite(model.magnitude_upper)) text += " up to " + upward(model.magnitude_upper);
  return text;
}

std::string short_number(double value) {
  std::ostringstream text;
  text.precision(6);
  text << value;
  return text.str();
}

}  // namespace

SweepTable sweep_table() {
  SweepTable table;
  std::ifstream file(WARPPROOF_SOURCE_DIR "/tests/machine/record/sweeps.tsv");
  for (std::string line; std::getline(file, line);) {
    const std::vector<std::string> cells = cells_of(line);
    if (line.starts_with("#"))
      table.about = line.substr(2);
    else if (cells.size() == 22 && cells[0] != "function")
      table.rows.push_back(row_of(cells));
    else if (cells.empty() || cells[0] != "function")
      throw std::runtime_error("sweeps.tsv: " + line);
  }
  return table;
}

Interval value_of(std::uint32_t bits) {
  const float value = float_of(bits);
  return Interval::from_double(std::isinf(value) ? std::copysign(0x1p128, value) : value);
}

Interval exact_value(const SweepRow& row, std::uint32_t argument) {
  float x = float_of(argument);
  if (row.flushes() && std::fabs(x) < 0x1p-126f) x = std::copysign(0.0f, x);
  const Interval value = Interval::from_double(x);
  const std::string name = row.function.substr(0, row.function.find('.'));
  if (name == "ex2") return value.exp2();
  if (name == "lg2") return value.log2();
  if (name == "rcp") return Interval::from_double(1) / value;
  if (name == "rsqrt") return value.rsqrt();
  if (name == "sqrt") return value.sqrt();
  if (name == "sin") return value.sin();
  if (name == "cos") return value.cos();
  if (name == "tanh") return value.tanh();
  throw std::runtime_error("sweeps.tsv: " + row.function);
}

double unit_of(double value) {
  return std::ldexp(1.0, std::clamp(value == 0 ? -126 : std::ilogb(value), -126, 127) - 23);
}

double middle_near(double value) {
  const double unit = unit_of(value);
  return (std::floor(value / unit) + 0.5) * unit;
}

std::string sweep_page(const SweepTable& table, const ModelOf& model_of) {
  std::ostringstream page;
  page << "# Measured errors of approximate functions\n\n"
          "All 2^32 inputs of each function on a device ("
       << table.about
       << "), against double-double references, the maxima computed again with MPFR. Made from "
          "`tests/machine/record/sweeps.tsv` by the test `machine.sweeps`, which fails when an error that "
          "`refmodels/ops` "
          "states is below what was measured. Figures are rounded up; both signs together; `nearest`: the "
          "share of "
          "answers that are the correctly rounded ones.\n\n"
          "| function | magnitude of the argument | ulp | absolute | relative | nearest | stated |\n"
          "|---|---|---|---|---|---|---|\n";
  for (std::size_t i = 0; i + 1 < table.rows.size(); i += 2) {
    const SweepRow& a = table.rows[i];
    const SweepRow& b = table.rows[i + 1];
    if (a.range == "not finite") continue;
    const auto worst = [&](std::size_t kind) { return std::max(a.worst[kind].error, b.worst[kind].error); };
    const double nearest =
        1 - static_cast<double>(a.not_nearest + b.not_nearest) / static_cast<double>(a.count + b.count);
    const refmodels::ops::ErrorModel* model = model_of(a.function);
    const bool applies =
        model != nullptr && a.largest >= model->magnitude_lower && a.smallest <= model->magnitude_upper;
    page << "| `" << a.function << "` | " << short_number(a.smallest) << " to " << short_number(a.largest)
         << " | " << upward(worst(0)) << " | " << upward(worst(1)) << " | " << upward(worst(2)) << " | "
         << std::floor(nearest * 1000) / 10 << " % | " << (applies ? stated(*model) : "nothing") << " |\n";
  }
  return page.str();
}

}  // namespace warpproof::machine
