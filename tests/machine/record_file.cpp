#include "tests/machine/record_file.h"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "verifier/base/digest.h"

namespace warpproof::machine {
namespace {

/// The lines of the entry, from the one with `.entry` to its closing brace.
std::string entry_text(const std::string& text, const std::string& entry) {
  std::istringstream lines(text);
  std::string found;
  for (std::string line; std::getline(lines, line);) {
    if (found.empty() && line.find(".entry " + entry + "(") == std::string::npos) continue;
    found += line + "\n";
    if (line == "}") break;
  }
  return found;
}

/// `=entry`, `input+`, `input-` (the pattern next to ours) or `input:output`.
void read_answer(RecordedCase& recorded, const std::string& word) {
  if (word.front() == '=') {
    recorded.halves_as = word.substr(1);
    return;
  }
  std::size_t end = 0;
  const std::uint64_t input = std::stoull(word, &end, 16);
  if (end < word.size() && word[end] == ':')
    recorded.not_ours[input] = {false,
                                static_cast<std::int64_t>(std::stoull(word.substr(end + 1), nullptr, 16))};
  else if (end + 1 == word.size() && (word[end] == '+' || word[end] == '-'))
    recorded.not_ours[input] = {true, word[end] == '+' ? 1 : -1};
  else
    throw std::runtime_error("no answer: " + word);
}

void read_line(Record& record, const std::string& line) {
  if (line.starts_with("#")) {
    record.about += line.substr(1) + "\n";
    return;
  }
  std::istringstream words(line);
  std::string kind;
  std::string file;
  std::string entry;
  std::string digest;
  if (!(words >> kind >> file >> entry >> digest)) throw std::runtime_error(record.name + ": " + line);
  RecordedCase& recorded = record.cases[file + "/" + entry];
  if (!recorded.digest.empty() && recorded.digest != digest)
    throw std::runtime_error(record.name + ": " + line);
  recorded.digest = digest;
  std::string word;
  if (kind == "case") {
    words >> word;  // the number of rows: for people
    while (words >> word) recorded.outputs.push_back(word);
  } else if (kind == "sixteen") {
    words >> recorded.sha256;
    while (words >> word) read_answer(recorded, word);
  } else if (kind == "failed") {
    std::getline(words, recorded.failed);
  } else {
    throw std::runtime_error(record.name + ": " + line);
  }
}

}  // namespace

Record record_of(const std::string& name, const std::string& text) {
  Record record;
  record.name = name;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) read_line(record, line);
  return record;
}

std::vector<Record> records() {
  std::vector<Record> all;
  for (const auto& entry :
       std::filesystem::directory_iterator(WARPPROOF_SOURCE_DIR "/tests/machine/record")) {
    if (entry.path().extension() != ".txt") continue;
    std::ifstream file(entry.path());
    std::stringstream text;
    text << file.rdbuf();
    all.push_back(record_of(entry.path().filename().string(), text.str()));
  }
  std::sort(all.begin(), all.end(), [](const Record& a, const Record& b) { return a.name < b.name; });
  return all;
}

std::string hexadecimal(std::uint64_t value, std::uint32_t bytes) {
  std::string digits(2 * bytes, '0');
  for (std::size_t i = digits.size(); i-- > 0; value >>= 4) digits[i] = "0123456789abcdef"[value & 15];
  return digits;
}

std::string key_of(const Case& c) { return c.file.substr(0, c.file.rfind('.')) + "/" + c.entry; }

std::string digest_of(const Case& c, const std::string& text) {
  std::string digested = entry_text(text, c.entry);
  for (const auto& row : c.rows) {
    for (std::size_t i = 0; i < c.in.size(); ++i)
      digested += (i == 0 ? "" : " ") + hexadecimal(row[i], bytes_of(c.in[i]));
    digested += "\n";
  }
  for (const std::string& bytes : c.given) digested += "given " + bytes + "\n";
  return base::sha256_hex(digested).substr(0, 16);
}

}  // namespace warpproof::machine
