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

/// The pairs of a raw file that are not ours, as words of a record's line.
std::string pairs_not_ours(const Case& c, const CaseOutputs& ours, const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  std::stringstream text;
  text << file.rdbuf();
  const std::string raw = text.str();
  const std::uint32_t width = bytes_of(c.out.front());
  if (raw.size() != all * width) return "";
  std::string words;
  for (std::uint64_t x = 0; x < all; ++x) {
    std::uint64_t value = 0;
    for (std::uint32_t b = width; b-- > 0;)
      value = value << 8 | static_cast<unsigned char>(raw[x * width + b]);
    if (value != ours.values.front()[x]) words += " " + hexadecimal(x, 2) + ":" + hexadecimal(value, width);
  }
  return words;
}

}  // namespace

std::string compare_sixteen(const ptx::Module& module, const Case& c, const RecordedCase& recorded) {
  CaseOutputs ours = outputs_over_all(module, c);
  if (!ours.troubles.empty()) return "over all inputs: " + ours.troubles.front();
  if (const char* raw = std::getenv("WARPPROOF_RAW");
      raw != nullptr && c.within.kind != Tolerance::Kind::exact) {
    std::printf("sixteen %s %s %s %s%s\n", key_of(c).substr(0, key_of(c).find('/')).c_str(), c.entry.c_str(),
                recorded.digest.c_str(), recorded.sha256.c_str(),
                pairs_not_ours(c, ours, std::string(raw) + "/" + c.entry + ".bin").c_str());
    return "";
  }
  for (const auto& [input, device] : recorded.not_nearest) {
    std::uint64_t& value = ours.values.front().at(input);
    if (!agrees(c.within, c.out.front(), device, value))
      return "input " + hexadecimal(input, 2) + ": device " + hexadecimal(device, bytes_of(c.out.front())) +
             " is beyond the stated error of " + hexadecimal(value, bytes_of(c.out.front()));
    value = device;
  }
  return digest_of_outputs(c, ours) == recorded.sha256 ? "" : "another digest over all 16-bit inputs";
}

}  // namespace warpproof::machine
