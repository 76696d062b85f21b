// Walks tests/machine/ptx: each `// case` is one kernel, run in the domain of bits with one thread a row.
//
//   // case add_s32: b32 b32 -> b32 [ulps N]
//   // 00000001 00000002 -> 00000003

#include <doctest/doctest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "verifier/domain/bits.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/isa/ptx/loader.h"

namespace {

using namespace warpproof;

struct Case {
  std::string entry;
  std::vector<std::uint32_t> in_bytes;
  std::vector<std::uint32_t> out_bytes;
  std::uint64_t ulps = 0;
  std::vector<std::vector<std::uint64_t>> rows;  ///< inputs, then outputs
};

std::uint32_t bytes_of(const std::string& type) {
  return type == "b8" ? 1 : type == "b16" ? 2 : type == "b64" ? 8 : 4;
}

std::vector<Case> cases_of(const std::string& text) {
  std::vector<Case> cases;
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) {
    if (!line.starts_with("// ")) continue;
    std::istringstream words(line.substr(3));
    std::string word;
    words >> word;
    if (word == "case") {
      Case fresh;
      words >> fresh.entry;
      fresh.entry.pop_back();
      bool after = false;
      while (words >> word) {
        if (word == "->")
          after = true;
        else if (word == "ulps")
          words >> fresh.ulps;
        else
          (after ? fresh.out_bytes : fresh.in_bytes).push_back(bytes_of(word));
      }
      cases.push_back(fresh);
    } else if (!cases.empty() && line.find(" -> ") != std::string::npos &&
               word.find_first_not_of("0123456789abcdef") == std::string::npos) {
      std::vector<std::uint64_t> row;
      do {
        if (word != "->") row.push_back(std::stoull(word, nullptr, 16));
      } while (words >> word);
      cases.back().rows.push_back(row);
    }
  }
  return cases;
}

std::uint64_t distance(std::uint64_t a, std::uint64_t b) {
  const auto ordered = [](std::uint64_t bits) {
    const auto magnitude = static_cast<std::int64_t>(bits & 0x7fffffffu);
    return bits >> 31 & 1 ? -magnitude : magnitude;
  };
  return static_cast<std::uint64_t>(std::abs(ordered(a) - ordered(b)));
}

void run(const ptx::Module& module, const Case& c) {
  using namespace exec;
  std::vector<Buffer> buffers;
  Launch launch;
  launch.entry = c.entry;
  launch.block = {static_cast<std::uint32_t>(c.rows.size()), 1, 1};
  const auto add = [&](const std::string& name, BufferMode mode, std::uint32_t bytes) -> Buffer& {
    launch.arguments.push_back(Argument::pointer(static_cast<std::uint32_t>(buffers.size())));
    buffers.push_back(
        {.name = name, .mode = mode, .element = ElementType::integer(bytes), .elements = c.rows.size()});
    return buffers.back();
  };
  for (std::size_t i = 0; i < c.in_bytes.size(); ++i) {
    Buffer& buffer = add("in" + std::to_string(i), BufferMode::in, c.in_bytes[i]);
    for (const auto& row : c.rows) buffer.bits.push_back(row[i]);
  }
  for (std::size_t i = 0; i < c.out_bytes.size(); ++i)
    add("out" + std::to_string(i), BufferMode::out, c.out_bytes[i]);
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
  for (std::size_t i = 0; i < c.out_bytes.size() && effect.clean(); ++i) {
    for (std::size_t r = 0; r < c.rows.size(); ++r) {
      const Element<domain::Bits> got = memory.element(c.in_bytes.size() + i, r);
      const std::uint64_t expected = c.rows[r][c.in_bytes.size() + i];
      if (got.state == CellState::bits && got.writes == 1 &&
          (got.bits == expected || (c.ulps != 0 && distance(got.bits, expected) <= c.ulps)))
        continue;
      std::ostringstream row;
      row << std::hex;
      for (const std::uint64_t value : c.rows[r]) row << value << " ";
      row << "got " << got.bits;
      FAIL_CHECK(c.entry, " output ", i, " row ", r, ": ", row.str());
    }
  }
}

}  // namespace

TEST_CASE(
    "machine: every meaning agrees with the rows of its cases, and every modelled instruction has one") {
  std::set<std::string> seen;
  std::size_t count = 0;
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(WARPPROOF_SOURCE_DIR "/tests/machine/ptx")) {
    if (entry.path().extension() == ".ptx") paths.push_back(entry.path());
  }
  std::sort(paths.begin(), paths.end());
  for (const auto& path : paths) {
    auto source = std::make_shared<base::SourceFile>();
    std::ifstream file(path);
    std::stringstream text;
    text << file.rdbuf();
    source->path = path.filename().string();
    source->text = text.str();
    const auto module = ptx::load_module(source, base::Limits{});
    if (!module) {
      FAIL_CHECK(base::render(module.diagnostics().front()));
      continue;
    }
    for (const ptx::Function& kernel : module->entries) {
      for (const ptx::Instruction& instruction : kernel.body) seen.insert(std::string(instruction.opcode));
    }
    for (const Case& c : cases_of(source->text)) {
      run(*module, c);
      ++count;
    }
  }
  CHECK(count > 600);
  for (const ptx::Family* family : ptx::families()) {
    for (const ptx::Row& row : family->rows) {
      if (row.status == ptx::Status::parsed_only || row.opcode == "activemask") continue;
      CHECK_MESSAGE(seen.contains(std::string(row.opcode)), "no case for ", row.opcode);
    }
  }
}
