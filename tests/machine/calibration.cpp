#include "tests/machine/calibration.h"

#include <cstdlib>
#include <fstream>

#include "tests/machine/case_run.h"
#include "tests/machine/sixteen.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::machine {
namespace {

const char* const record_folder = WARPPROOF_SOURCE_DIR "/tests/machine/record/";

/// The forms of a list; first written, when lists are to be renewed.
std::set<std::string> list_of(const std::string& name, const char* title, const std::set<std::string>& now) {
  if (std::getenv("WARPPROOF_RENEW") != nullptr) {
    std::ofstream file(record_folder + name);
    file << "# " << title << "\n";
    for (const std::string& form : now) file << form << "\n";
  }
  std::set<std::string> forms;
  std::ifstream file(record_folder + name);
  for (std::string line; std::getline(file, line);)
    if (!line.starts_with("#")) forms.insert(line);
  return forms;
}

std::set<std::string> forms_of(const ptx::Module& module, const std::string& entry) {
  std::set<std::string> forms;
  for (const ptx::Function& kernel : module.entries) {
    if (kernel.name != entry) continue;
    for (const ptx::Instruction& instruction : kernel.body) forms.insert(ptx::form_of(instruction));
  }
  return forms;
}

/// The first row of which ours is not the device's answer, or that they have the same rows.
std::string first_difference(const Case& c, const CaseOutputs& ours, const RecordedCase& recorded) {
  if (!ours.troubles.empty()) return ours.troubles.front();
  if (recorded.outputs.size() != c.out.size()) return "another number of outputs";
  for (std::size_t i = 0; i < c.out.size(); ++i) {
    const std::size_t digits = 2 * bytes_of(c.out[i]);
    if (recorded.outputs[i].size() != digits * c.rows.size()) return "another number of rows";
    for (std::size_t r = 0; r < c.rows.size(); ++r) {
      const std::string word = recorded.outputs[i].substr(r * digits, digits);
      const std::uint64_t device = std::stoull(word, nullptr, 16);
      if (!agrees(c.within, c.out[i], device, ours.values[i][r]))
        return "output " + std::to_string(i) + " row " + std::to_string(r) + ": device " + word + ", ours " +
               hexadecimal(ours.values[i][r], bytes_of(c.out[i]));
    }
  }
  return "";
}

/// Lines "file/entry reason" of cases that are known to differ from the device: open work, not calibrated.
std::map<std::string, std::string> known_differences() {
  std::map<std::string, std::string> known;
  std::ifstream file(WARPPROOF_SOURCE_DIR "/tests/machine/record/differences.list");
  for (std::string key, reason; file >> key && std::getline(file, reason);)
    if (!key.starts_with("#")) known[key] = reason;
  return known;
}

void compare_case(const ptx::Module& module, const std::string& text, const Case& c, const Record& record,
                  Calibration& result) {
  const std::string key = key_of(c);
  const auto line = record.cases.find(key);
  if (line == record.cases.end() || line->second.digest != digest_of(c, text) || line->second.outputs.empty())
    return;
  ++result.compared;
  std::string difference = first_difference(c, run_case(module, c, c.rows), line->second);
  if (difference.empty() && !line->second.sha256.empty()) {
    ++result.sixteen;
    difference = compare_sixteen(module, c, line->second, record);
  }
  if (!difference.empty()) {
    result.differences[key] = difference;
    return;
  }
  const std::set<std::string> forms = forms_of(module, c.entry);
  result.calibrated.insert(forms.begin(), forms.end());
}

/// Calls visit(module, text of the file, case) for every case.
template <class Visit>
void every_case(Calibration& result, const Visit& visit) {
  for (const auto& [name, text] : case_files()) {
    std::string diagnostic;
    const auto module = load_cases(name, text, diagnostic);
    if (!module) {
      result.differences[name] = diagnostic;
      continue;
    }
    for (const Case& c : cases_of(name, text)) visit(*module, text, c);
  }
}

void set_known_apart(Calibration& result) {
  for (const auto& [key, reason] : known_differences()) {
    const auto found = result.differences.find(key);
    if (found == result.differences.end()) {
      result.differences[key] = "agrees, or is not there: take it out of differences.list";
      continue;
    }
    result.known[key] = found->second;
    result.differences.erase(found);
  }
}

}  // namespace

Calibration compare_one(const Record& record, const std::string& key) {
  Calibration result;
  every_case(result, [&](const ptx::Module& module, const std::string& text, const Case& c) {
    if (key_of(c) == key) compare_case(module, text, c, record, result);
  });
  return result;
}

const Calibration& calibration() {
  static const Calibration once = [] {
    Calibration result;
    const std::vector<Record> all = records();
    every_case(result, [&](const ptx::Module& module, const std::string& text, const Case& c) {
      ++result.cases;
      const std::set<std::string> forms = forms_of(module, c.entry);
      result.executed.insert(forms.begin(), forms.end());
      for (const Record& record : all) compare_case(module, text, c, record, result);
    });
    set_known_apart(result);
    return result;
  }();
  return once;
}

std::set<std::string> written_forms() {
  return list_of("calibrated_forms.list",
                 "Exact PTX forms whose cases agree with a device's record. Written by machine.calibration.",
                 calibration().calibrated);
}

std::set<std::string> written_tested_forms() {
  return list_of("tested_forms.list",
                 "Exact PTX forms that some case executes. Written by machine.calibration.",
                 calibration().executed);
}

}  // namespace warpproof::machine
