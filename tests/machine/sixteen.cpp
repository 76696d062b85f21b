#include "tests/machine/sixteen.h"

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "verifier/base/digest.h"

namespace warpproof::machine {
namespace {

constexpr std::uint64_t all = 65536;

/// As cases.py: packed halves are both filled.
std::uint64_t input_of(const Case& c, std::uint64_t x) {
  return bytes_of(c.in.front()) == 2 ? x : x | (x ^ 0x5A5A) << 16;
}

/// Our outputs, one value an input (approximate forms have one output), or a trouble.
CaseOutputs outputs_over_all(const ptx::Module& module, const Case& c) {
  CaseOutputs total;
  total.values.resize(c.out.size());
  for (std::uint64_t first = 0; first < all; first += 1024) {
    std::vector<std::vector<std::uint64_t>> rows;
    for (std::uint64_t x = first; x < first + 1024; ++x) rows.push_back({input_of(c, x)});
    const CaseOutputs part = run_case(module, c, rows);
    if (!part.troubles.empty()) return part;
    for (std::size_t i = 0; i < c.out.size(); ++i)
      total.values[i].insert(total.values[i].end(), part.values[i].begin(), part.values[i].end());
  }
  return total;
}

std::string digest_of_outputs(const Case& c, const CaseOutputs& outputs) {
  std::string bytes;
  for (std::size_t i = 0; i < c.out.size(); ++i)
    for (const std::uint64_t value : outputs.values[i])
      for (std::uint32_t b = 0; b < bytes_of(c.out[i]); ++b) bytes += static_cast<char>(value >> 8 * b & 255);
  return base::sha256_hex(bytes);
}

/// "ex2_approx_f16" of "ex2_approx_f16x2"
std::string scalar_form(const Case& c) {
  const std::size_t at = c.entry.rfind("x2");
  return c.entry.substr(0, at) + c.entry.substr(at + 2);
}

std::string bytes_in(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

/// The device's answers of a raw file, an output, an input.
std::vector<std::vector<std::uint64_t>> answers_in(const Case& c, const std::string& raw) {
  std::vector<std::vector<std::uint64_t>> answers;
  std::size_t at = 0;
  for (const std::string& type : c.out) {
    const std::uint32_t width = bytes_of(type);
    answers.emplace_back();
    for (std::uint64_t x = 0; x < all && at + width <= raw.size(); ++x, at += width) {
      std::uint64_t value = 0;
      for (std::uint32_t b = width; b-- > 0;) value = value << 8 | static_cast<unsigned char>(raw[at + b]);
      answers.back().push_back(value);
    }
  }
  return answers;
}

/// What is to be committed of them, as words of the record's line.
std::string words_not_ours(const Case& c, const CaseOutputs& ours, const std::string& raw) {
  std::string words;
  const auto answers = answers_in(c, raw);
  if (c.out.size() == 2) return " =" + scalar_form(c);
  for (std::uint64_t x = 0; x < answers.front().size(); ++x) {
    const std::uint64_t device = answers.front()[x], own = ours.values.front()[x];
    if (device == own) continue;
    words += " " + hexadecimal(x, 2);
    words += device == own + 1   ? "+"
             : device + 1 == own ? "-"
                                 : ":" + hexadecimal(device, bytes_of(c.out.front()));
  }
  return words;
}

/// Replaces our output by the recorded one; a word on the first that the case does not allow.
std::string take(const Case& c, const RecordedCase& recorded, std::uint64_t input, const std::string& type,
                 std::uint64_t& value) {
  const auto found = recorded.not_ours.find(input);
  if (found == recorded.not_ours.end()) return "";
  const std::uint64_t device = found->second.of(value);
  const std::uint32_t width = bytes_of(type);
  if (!agrees(c.within, type, device, value))
    return "input " + hexadecimal(input, 2) + ": device " + hexadecimal(device, width) +
           " is beyond the stated error of " + hexadecimal(value, width);
  value = device;
  return "";
}

/// Our outputs become the device's where the record lists another answer; a word on the first that may not
/// be.
std::string follow_record(const Case& c, const RecordedCase& recorded, const Record& record,
                          CaseOutputs& ours) {
  const RecordedCase* source = &recorded;
  if (!recorded.halves_as.empty()) {
    const auto scalar = record.cases.find(key_of(c).substr(0, key_of(c).find('/') + 1) + recorded.halves_as);
    if (scalar == record.cases.end()) return "the record lacks " + recorded.halves_as;
    source = &scalar->second;
  }
  for (std::size_t i = 0; i < c.out.size() && !source->not_ours.empty(); ++i) {
    for (std::uint64_t x = 0; x < all; ++x) {
      // a packed form's second half took the other input
      const std::uint64_t input = i == 0 ? x : x ^ 0x5A5A;
      if (std::string why = take(c, *source, input, c.out[i], ours.values[i][x]); !why.empty()) return why;
    }
  }
  return "";
}

}  // namespace

std::string compare_sixteen(const ptx::Module& module, const Case& c, const RecordedCase& recorded,
                            const Record& record) {
  CaseOutputs ours = outputs_over_all(module, c);
  if (!ours.troubles.empty()) return "over all inputs: " + ours.troubles.front();
  if (const char* folder = std::getenv("WARPPROOF_RAW")) {
    const std::string raw = bytes_in(std::string(folder) + "/" + c.entry + ".bin");
    if (!raw.empty() && digest_of_outputs(c, ours) != recorded.sha256)
      std::printf("sixteen %s %s %s %s%s\n", key_of(c).substr(0, key_of(c).find('/')).c_str(),
                  c.entry.c_str(), recorded.digest.c_str(), recorded.sha256.c_str(),
                  words_not_ours(c, ours, raw).c_str());
  }
  if (std::string why = follow_record(c, recorded, record, ours); !why.empty()) return why;
  return digest_of_outputs(c, ours) == recorded.sha256 ? "" : "another digest over all 16-bit inputs";
}

std::vector<std::vector<std::uint64_t>> device_answers(const ptx::Module& module, const Case& c,
                                                       const Record& record) {
  const auto line = record.cases.find(key_of(c));
  if (line == record.cases.end() || !compare_sixteen(module, c, line->second, record).empty()) return {};
  CaseOutputs ours = outputs_over_all(module, c);
  follow_record(c, line->second, record, ours);
  return ours.values;
}

}  // namespace warpproof::machine
