#include "verifier/exec/engine/reporter.h"

namespace warpproof::exec::engine {
namespace {

struct CodePlace {
  std::string instruction;
  std::uint32_t ptx_line = 0;
  std::string file;
  std::uint32_t line = 0;
};

CodePlace code_place(const Program& program, std::uint32_t operation) {
  CodePlace place;
  if (operation >= program.operations.size()) return place;
  const Operation& op = program.operations[operation];
  const machine::Code& code = *program.code;
  if (operation >= code.operations.size()) {
    place.instruction = "end of the kernel";
    return place;
  }
  if (op.text < code.texts.size()) place.instruction = code.texts[op.text];
  const std::uint32_t number = code.operations[operation].place;
  if (number >= code.places.size()) return place;
  const machine::Place& known = code.places[number];
  place.ptx_line = known.text_line;
  place.line = known.source_line;
  if (known.source_line != 0 && known.file < code.files.size()) place.file = code.files[known.file];
  return place;
}

std::array<std::uint32_t, 3> unlinear(std::uint64_t index, const std::array<std::uint32_t, 3>& extent) {
  const std::uint64_t x = std::max<std::uint64_t>(extent[0], 1);
  const std::uint64_t y = std::max<std::uint64_t>(extent[1], 1);
  return {static_cast<std::uint32_t>(index % x), static_cast<std::uint32_t>(index / x % y),
          static_cast<std::uint32_t>(index / x / y)};
}

}  // namespace

Access Reporter::describe(const Side& side) const {
  Access access;
  access.block = unlinear(side.block, launch_.grid);
  access.thread = unlinear(side.thread, launch_.block);
  access.space = side.space;
  access.writes = side.writes;
  access.array = side.array;
  access.offset_bytes = side.offset;
  // Rounded towards minus infinity: byte -1 of an array lies in element -1.
  const auto size = static_cast<std::int64_t>(std::max<std::uint32_t>(side.element_bytes, 1));
  access.element = side.offset >= 0 ? side.offset / size : -((-side.offset + size - 1) / size);
  access.bytes = side.bytes;
  CodePlace place = code_place(program_, side.operation);
  access.instruction = std::move(place.instruction);
  access.ptx_line = place.ptx_line;
  access.source_file = std::move(place.file);
  access.source_line = place.line;
  return access;
}

bool Reporter::finding(FindingKind kind, const Side& first, const Side* second, const std::string& message) {
  if (holding_) {
    held_ = true;
    return false;
  }
  const auto key =
      std::make_tuple(kind, first.operation, second == nullptr ? 0xffffffffu : second->operation);
  const auto [place, fresh] = known_.try_emplace(key, effect_.findings.size());
  if (!fresh) {
    ++effect_.findings[place->second].times;
    return false;
  }
  Finding finding;
  finding.kind = kind;
  finding.message = message;
  finding.first = describe(first);
  if (second != nullptr) finding.second = describe(*second);
  effect_.findings.push_back(std::move(finding));
  return true;
}

void Reporter::unsupported(std::uint32_t operation, const std::string& what, UnsupportedKind kind) {
  if (!known_unsupported_.try_emplace({operation, what}, true).second) return;
  CodePlace place = code_place(program_, operation);
  effect_.unsupported.push_back(
      {what, std::move(place.instruction), place.ptx_line, std::move(place.file), place.line, kind});
}

void Reporter::unsupported_at(std::uint32_t ptx_line, const std::string& instruction,
                              const std::string& what) {
  for (const Unsupported& known : effect_.unsupported) {
    if (known.ptx_line == ptx_line && known.instruction == instruction && known.what == what) return;
  }
  Unsupported entry{what, instruction, ptx_line, "", 0, UnsupportedKind::sequence};
  for (std::uint32_t i = 0; i < program_.operations.size(); ++i) {
    const CodePlace place = code_place(program_, i);
    if (place.ptx_line != ptx_line || place.instruction != instruction) continue;
    entry.source_file = place.file;
    entry.source_line = place.line;
    break;
  }
  effect_.unsupported.push_back(std::move(entry));
}

}  // namespace warpproof::exec::engine
