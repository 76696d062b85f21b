#include "tests/machine/case_file.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <utility>

#include "refmodels/number/format.h"

namespace warpproof::machine {
namespace {

namespace number = refmodels::number;

number::Format format_of(const std::string& type) {
  if (type == "f16") return number::Format::binary16;
  if (type == "bf16") return number::Format::bfloat16;
  if (type == "f64" || type == "b64") return number::Format::binary64;
  return number::Format::binary32;
}

/// "2", "2^-20.5"
double amount_of(const std::string& word) {
  return word.starts_with("2^") ? std::exp2(std::stod(word.substr(2))) : std::stod(word);
}

Case header(const std::string& file, std::istringstream& words) {
  Case fresh;
  fresh.file = file;
  words >> fresh.entry;
  fresh.entry.pop_back();
  bool after = false;
  for (std::string word; words >> word;) {
    if (word == "->") {
      after = true;
    } else if (word == "given") {
      while (words >> word) fresh.given.push_back(word);
    } else if (word == "within") {
      std::string kind;
      std::string amount;
      words >> kind >> amount;
      using Kind = Tolerance::Kind;
      fresh.within = {kind == "ulps"       ? Kind::ulps
                      : kind == "relative" ? Kind::relative
                                           : Kind::absolute,
                      amount_of(amount)};
    } else {
      (after ? fresh.out : fresh.in).push_back(word);
    }
  }
  return fresh;
}

}  // namespace

std::uint32_t bytes_of(const std::string& type) {
  if (type == "b8") return 1;
  if (type == "b16" || type == "f16" || type == "bf16") return 2;
  return type == "b64" || type == "f64" ? 8 : 4;
}

std::vector<Case> cases_of(const std::string& file, const std::string& text) {
  std::vector<Case> cases;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("// ")) continue;
    std::istringstream words(line.substr(3));
    std::string word;
    words >> word;
    if (word == "case") {
      cases.push_back(header(file, words));
      continue;
    }
    if (cases.empty() || line.find(" -> ") == std::string::npos ||
        word.find_first_not_of("0123456789abcdef") != std::string::npos)
      continue;
    std::vector<std::uint64_t> row;
    do {
      if (word == "->") continue;
      row.push_back(std::stoull(word, nullptr, 16));
      if (word.back() == ';') cases.back().rows.push_back(std::exchange(row, {}));
    } while (words >> word);
    if (!row.empty()) cases.back().rows.push_back(row);
  }
  return cases;
}

bool agrees(const Tolerance& within, const std::string& type, std::uint64_t got, std::uint64_t expected) {
  if (got == expected) return true;
  const number::Format format = format_of(type);
  if (type.find('f') != std::string::npos && number::is_nan(got, format) && number::is_nan(expected, format))
    return true;
  if (within.kind == Tolerance::Kind::exact) return false;
  if (!number::is_finite(got, format) || !number::is_finite(expected, format)) return false;
  const double value = number::double_value(expected, format);
  const double difference = std::fabs(number::double_value(got, format) - value);
  const double unit = std::fabs(number::double_value(expected + 1, format) - value);
  switch (within.kind) {
    case Tolerance::Kind::ulps:
      return difference <= within.amount * unit;
    case Tolerance::Kind::relative:
      // among subnormals one more unit: there the documented relative error can not be meant
      return difference <= within.amount * std::fabs(value) +
                               (number::is_subnormal(expected, format) ? 1.5 * unit : unit / 2);
    default:
      return difference <= within.amount + unit / 2;
  }
}

std::vector<std::pair<std::string, std::string>> case_files() {
  std::vector<std::pair<std::string, std::string>> files;
  for (const auto& entry : std::filesystem::directory_iterator(WARPPROOF_SOURCE_DIR "/tests/machine/ptx")) {
    if (entry.path().extension() != ".ptx") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    files.emplace_back(entry.path().filename().string(), text.str());
  }
  std::sort(files.begin(), files.end());
  return files;
}

std::map<std::string, std::string> census() {
  std::map<std::string, std::string> forms;
  std::ifstream file(WARPPROOF_SOURCE_DIR "/tests/machine/ptx/census.txt");
  for (std::string group, form; file >> group && std::getline(file >> std::ws, form);)
    if (group != "#") forms.emplace(form, group);
  return forms;
}

}  // namespace warpproof::machine
