// Runs every case of tests/machine/ptx in the domain of bits, one thread a row, and counts which exact forms
// of the census the cases execute.

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <sstream>

#include "tests/machine/case_run.h"
#include "verifier/isa/ptx/instructions/family.h"

namespace {

using namespace warpproof;
using machine::Case;

void run(const ptx::Module& module, const Case& c) {
  const machine::CaseOutputs got = machine::run_case(module, c, c.rows);
  INFO("case ", c.entry);
  for (const std::string& trouble : got.troubles) FAIL_CHECK(trouble);
  for (std::size_t i = 0; i < c.out.size() && got.troubles.empty(); ++i) {
    for (std::size_t r = 0; r < c.rows.size(); ++r) {
      if (machine::agrees(c.within, c.out[i], got.values[i][r], c.rows[r][c.in.size() + i])) continue;
      std::ostringstream row;
      row << std::hex;
      for (const std::uint64_t value : c.rows[r]) row << value << " ";
      row << "got " << got.values[i][r];
      FAIL_CHECK(c.entry, " output ", i, " row ", r, ": ", row.str());
    }
  }
}

/// A destination may be one of the sources or the guard: after the first write of one only temporaries are
/// read, and only one step writes destinations. Temporaries are set before they are read.
void check_expansion(const ptx::Instruction& instruction) {
  const ptx::Expansion expansion = ptx::expansion_of(instruction);
  using Kind = ptx::Slot::Kind;
  std::set<unsigned> set;
  bool written = false;
  bool sound = true;
  for (const ptx::Step& step : expansion.steps) {
    for (const ptx::Slot& slot : step.from) {
      sound = sound && slot.kind != Kind::destination && !(written && slot.kind == Kind::source);
      sound = sound && (slot.kind != Kind::temporary || set.contains(slot.index));
    }
    bool writes = false;
    for (const ptx::Slot& slot : step.to) {
      if (slot.kind == Kind::temporary) set.insert(slot.index);
      writes = writes || slot.kind == Kind::destination;
    }
    sound = sound && !(written && writes);
    written = written || writes;
  }
  CHECK_MESSAGE((sound && (written || expansion.steps.empty())), ptx::form_of(instruction));
}

/// Every exact form that some case executes.
const std::set<std::string>& run_all() {
  static const std::set<std::string> seen = [] {
    std::set<std::string> forms;
    std::size_t count = 0;
    for (const auto& [name, text] : machine::case_files()) {
      std::string diagnostic;
      const auto module = machine::load_cases(name, text, diagnostic);
      if (!module) {
        FAIL_CHECK(diagnostic);
        continue;
      }
      for (const ptx::Function& kernel : module->entries)
        for (const ptx::Instruction& instruction : kernel.body)
          if (forms.insert(ptx::form_of(instruction)).second) check_expansion(instruction);
      for (const Case& c : machine::cases_of(name, text)) {
        run(*module, c);
        ++count;
      }
    }
    CHECK(count > 600);
    return forms;
  }();
  return seen;
}

}  // namespace

TEST_CASE("machine: every meaning agrees with the rows of its cases, and every modelled opcode has one") {
  std::set<std::string> opcodes;
  for (const std::string& form : run_all()) opcodes.insert(form.substr(0, form.find('.')));
  for (const ptx::Family* family : ptx::families()) {
    for (const ptx::Row& row : family->rows) {
      CHECK_MESSAGE(row.status != ptx::Status::calibrated, row.opcode, ": only the record calibrates");
      if (row.status == ptx::Status::parsed_only) continue;
      CHECK_MESSAGE(opcodes.contains(std::string(row.opcode)), "no case for ", row.opcode);
    }
  }
}

TEST_CASE("machine: exact forms of the census") {
  const std::map<std::string, std::string> census = machine::census();
  CHECK(census.size() == 458);
  std::map<std::string, std::pair<int, int>> groups;  // tested, all
  std::string missing;
  for (const auto& [form, group] : census) {
    const bool tested = run_all().contains(form);
    groups[group].first += tested ? 1 : 0;
    groups[group].second += 1;
    if (!tested) missing += " " + form;
  }
  int tested = 0;
  for (const auto& [group, count] : groups) tested += count.first;
  std::printf("exact PTX forms executed and tested: %d of %zu in the census, %zu in all\n", tested,
              census.size(), run_all().size());
  for (const auto& [group, count] : groups)
    std::printf("  group %-2s %d of %d\n", group.c_str(), count.first, count.second);
  std::printf("not tested:%s\n", missing.c_str());
}
