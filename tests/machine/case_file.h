#pragma once
// The cases of tests/machine/ptx: kernels with rows of inputs and outputs in comments, one thread a row. Read
// also by ptx/case_file.py, for the device.
//
//   // case add_s32: b32 b32 -> b32
//   // 00000001 00000002 -> 00000003; 00000002 00000002 -> 00000004
//   // case sin: f32 -> f32 within absolute 2^-20.5
//   // case ld_param: b32 -> b32 given 0000803f 05000000
//
// `given`: parameters after the buffers, as bytes in the order of memory.
// Types are widths (b8, b16, b32, b64, pred) or the float format of an output (f16, bf16, f32, f64), where
// any NaN stands for any other. Without `within` an output must be equal; with it, finite outputs may differ
// from the row (the exact value, rounded) by so many units in the last place, or relative to it, or
// absolutely, half a unit of the row added.

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace warpproof::machine {

struct Tolerance {
  enum class Kind : std::uint8_t { exact, ulps, relative, absolute } kind = Kind::exact;
  double amount = 0;
};

struct Case {
  std::string file;  ///< name without folder
  std::string entry;
  std::vector<std::string> in;
  std::vector<std::string> out;
  Tolerance within;
  std::vector<std::string> given;                ///< hexadecimal bytes in the order of memory
  std::vector<std::vector<std::uint64_t>> rows;  ///< inputs, then outputs
};

std::uint32_t bytes_of(const std::string& type);
std::vector<Case> cases_of(const std::string& file, const std::string& text);
/// Is `got` an allowed value of an output of this type?
bool agrees(const Tolerance& within, const std::string& type, std::uint64_t got, std::uint64_t expected);

/// (name, text) of every case file, sorted by name.
std::vector<std::pair<std::string, std::string>> case_files();

/// Exact form -> group letter, from ptx/census.txt.
std::map<std::string, std::string> census();

}  // namespace warpproof::machine
