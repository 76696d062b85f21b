#pragma once
// record/sweeps.tsv as data (record/README.md says what the columns mean).

#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "refmodels/number/interval.h"
#include "refmodels/ops/error_model.h"

namespace warpproof::machine {

struct SweepFigure {
  double error = 0;
  std::uint32_t at = 0;    ///< bits of the argument
  std::uint32_t gave = 0;  ///< bits of the device's answer
};

struct SweepRow {
  std::string function;  ///< "ex2.approx.ftz.f32"
  std::string range;     ///< "positive", "negative" or "not finite"
  double smallest = 0;   ///< magnitudes of the arguments
  double largest = 0;
  std::uint64_t count = 0;
  std::array<SweepFigure, 3> worst;  ///< in units of the last place, absolute, relative
  std::uint64_t not_nearest = 0, flushed = 0, near_tie = 0, odd = 0, other_nan = 0;
  std::string odd_at;
  std::vector<std::uint32_t> ties;

  bool flushes() const { return function.find(".ftz.") != std::string::npos; }
  /// Are some references of this row plain binary64 (sine and cosine beyond 2^20)?
  bool beyond_reduction() const { return largest > 1048576 && (function[0] == 's' || function[0] == 'c'); }
};

struct SweepTable {
  std::string about;  ///< device, driver and date
  std::vector<SweepRow> rows;
};

/// Throws std::runtime_error at a line that is no row.
SweepTable sweep_table();

/// f of the argument, which `.ftz` makes zero when it is subnormal.
refmodels::number::Interval exact_value(const SweepRow& row, std::uint32_t argument);
/// An infinite answer counts as 2^128.
refmodels::number::Interval value_of(std::uint32_t bits);
/// Unit in the last place of binary32 at this value.
double unit_of(double value);
/// The middle of two neighbouring binary32 numbers that is nearest.
double middle_near(double value);

using ModelOf = std::function<const refmodels::ops::ErrorModel*(const std::string& function)>;
/// docs/generated/measured-errors.md
std::string sweep_page(const SweepTable& table, const ModelOf& model_of);

}  // namespace warpproof::machine
