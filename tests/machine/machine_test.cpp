// Runs every case of tests/machine/ptx in the domain of bits, one thread a row, and counts which exact forms
// of the census the cases execute.

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <sstream>

#include "tests/machine/case_file.h"
#include "verifier/domain/bits.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/loader.h"

namespace {

using namespace warpproof;
using machine::Case;

void compare(const Case& c, const exec::Memory<domain::Bits>& memory) {
  for (std::size_t i = 0; i < c.out.size(); ++i) {
    for (std::size_t r = 0; r < c.rows.size(); ++r) {
      const exec::Element<domain::Bits> got = memory.element(c.in.size() + i, r);
      const std::uint64_t expected = c.rows[r][c.in.size() + i];
      if (got.state == exec::CellState::bits && got.writes == 1 &&
          machine::agrees(c.within, c.out[i], got.bits, expected))
        continue;
      std::ostringstream row;
      row << std::hex;
      for (const std::uint64_t value : c.rows[r]) row << value << " ";
      row << "got " << got.bits;
      FAIL_CHECK(c.entry, " output ", i, " row ", r, ": ", row.str());
    }
  }
}

void run(const ptx::Module& module, const Case& c) {
  using namespace exec;
  std::vector<Buffer> buffers;
  Launch launch;
  launch.entry = c.entry;
  launch.block = {static_cast<std::uint32_t>(c.rows.size()), 1, 1};
  const auto add = [&](const std::string& name, BufferMode mode, std::uint32_t bytes) -> Buffer& {
    launch.arguments.push_back(Argument::pointer(static_cast<std::uint32_t>(buffers.size())));
    buffers.push_back({.name = name,
                       .mode = mode,
                       .element = ElementType::integer(bytes),
                       .elements = c.rows.size(),
                       .alignment_bytes = 256});
    return buffers.back();
  };
  for (std::size_t i = 0; i < c.in.size(); ++i) {
    Buffer& buffer = add("in" + std::to_string(i), BufferMode::in, machine::bytes_of(c.in[i]));
    for (const auto& row : c.rows) buffer.bits.push_back(row[i]);
  }
  for (std::size_t i = 0; i < c.out.size(); ++i)
    add("out" + std::to_string(i), BufferMode::out, machine::bytes_of(c.out[i]));
  domain::Bits bits;
  Memory<domain::Bits> memory(buffers, bits);
  const Effect effect =
      execute<domain::Bits>(module, launch, memory, bits, nullptr, base::Limits{}, base::Deadline(20'000));
  INFO("case ", c.entry);
  for (const Finding& finding : effect.findings)
    FAIL_CHECK(name_of(finding.kind), ": ", finding.message, " (", finding.first.instruction, ")");
  for (const Unsupported& entry : effect.unsupported) FAIL_CHECK("unsupported: ", entry.what);
  CHECK(effect.ran_to_the_end);
  CHECK(memory.inputs_unchanged());
  if (effect.clean()) compare(c, memory);
}

/// Every exact form that some case executes.
const std::set<std::string>& run_all() {
  static const std::set<std::string> seen = [] {
    std::set<std::string> forms;
    std::size_t count = 0;
    for (const auto& [name, text] : machine::case_files()) {
      auto source = std::make_shared<base::SourceFile>();
      source->path = name;
      source->text = text;
      const auto module = ptx::load_module(source, base::Limits{});
      if (!module) {
        FAIL_CHECK(base::render(module.diagnostics().front()));
        continue;
      }
      for (const ptx::Function& kernel : module->entries)
        for (const ptx::Instruction& instruction : kernel.body) forms.insert(ptx::form_of(instruction));
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
      if (row.status == ptx::Status::parsed_only || row.opcode == "activemask") continue;
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
