#include "tests/machine/calibration.h"

#include <cstdlib>
#include <fstream>

#include "tests/machine/case_run.h"
#include "tests/machine/sixteen.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace warpproof::machine {
namespace {

const char* const forms_path = WARPPROOF_SOURCE_DIR "/tests/machine/record/calibrated_forms.list";

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

class Comparison {
 public:
  Comparison(Calibration& result, std::size_t limit) : result_(result), limit_(limit) {}

  bool full() const { return limit_ != 0 && result_.compared == limit_; }

  void compare(const ptx::Module& module, const std::string& text, const Case& c, Record& record) {
    const std::set<std::string> forms = forms_of(module, c.entry);
    const auto line = record.cases.find(key_of(c));
    if (line == record.cases.end() || line->second.digest != digest_of(c, text) ||
        line->second.outputs.empty())
      return;
    ++result_.compared;
    std::string difference = first_difference(c, run_case(module, c, c.rows), line->second);
    if (difference.empty() && !line->second.sha256.empty() && limit_ == 0) {
      ++result_.sixteen;
      difference = compare_sixteen(module, c, line->second);
    }
    if (difference.empty())
      result_.calibrated.insert(forms.begin(), forms.end());
    else
      result_.differences.push_back(key_of(c) + ": " + difference);
  }

  void every_file(std::vector<Record>& records) {
    for (const auto& [name, text] : case_files()) {
      std::string diagnostic;
      const auto module = load_cases(name, text, diagnostic);
      if (!module) {
        result_.differences.push_back(diagnostic);
        continue;
      }
      for (const Case& c : cases_of(name, text)) {
        ++result_.cases;
        const std::set<std::string> forms = forms_of(*module, c.entry);
        result_.executed.insert(forms.begin(), forms.end());
        for (Record& record : records)
          if (!full()) compare(*module, text, c, record);
      }
    }
  }

 private:
  Calibration& result_;
  std::size_t limit_;
};

}  // namespace

Calibration compare_with(Record& record, std::size_t limit) {
  Calibration result;
  std::vector<Record> one = {record};
  Comparison(result, limit).every_file(one);
  record = one.front();
  return result;
}

const Calibration& calibration() {
  static const Calibration once = [] {
    Calibration result;
    std::vector<Record> all = records();
    Comparison(result, 0).every_file(all);
    return result;
  }();
  return once;
}

std::set<std::string> written_forms() {
  if (std::getenv("WARPPROOF_RENEW") != nullptr) {
    std::ofstream file(forms_path);
    file << "# Exact PTX forms whose cases agree with a device's record. Written by machine.calibration.\n";
    for (const std::string& form : calibration().calibrated) file << form << "\n";
  }
  std::set<std::string> forms;
  std::ifstream file(forms_path);
  for (std::string line; std::getline(file, line);)
    if (!line.starts_with("#")) forms.insert(line);
  return forms;
}

}  // namespace warpproof::machine
