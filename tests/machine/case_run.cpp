#include "tests/machine/case_run.h"

#include <algorithm>

#include "verifier/domain/bits.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/lower.h"

namespace warpproof::machine {
namespace {

using Rows = std::vector<std::vector<std::uint64_t>>;

/// Pieces of up to eight bytes.
exec::Argument argument_of(const std::string& bytes) {
  exec::Argument argument;
  for (std::size_t at = 0; at < bytes.size(); at += 16) {
    exec::ArgumentPiece piece;
    piece.offset_bytes = static_cast<std::uint32_t>(at / 2);
    piece.bytes = static_cast<std::uint32_t>(std::min<std::size_t>(16, bytes.size() - at) / 2);
    for (std::uint32_t i = 0; i < piece.bytes; ++i)
      piece.bits |= std::stoull(bytes.substr(at + 2 * std::size_t{i}, 2), nullptr, 16) << (8 * i);
    argument.pieces.push_back(piece);
  }
  return argument;
}

std::vector<exec::Buffer> buffers_of(const Case& c, const Rows& rows, exec::Launch& launch) {
  using namespace exec;
  std::vector<Buffer> buffers;
  const auto add = [&](const std::string& name, BufferMode mode, std::uint32_t bytes) -> Buffer& {
    launch.arguments.push_back(Argument::pointer(static_cast<std::uint32_t>(buffers.size())));
    buffers.push_back({.name = name,
                       .mode = mode,
                       .element = ElementType::integer(bytes),
                       .elements = rows.size(),
                       .alignment_bytes = 256});
    return buffers.back();
  };
  for (std::size_t i = 0; i < c.in.size(); ++i) {
    Buffer& buffer = add("in" + std::to_string(i), BufferMode::in, bytes_of(c.in[i]));
    for (const auto& row : rows) buffer.bits.push_back(row[i]);
  }
  for (std::size_t i = 0; i < c.out.size(); ++i)
    add("out" + std::to_string(i), BufferMode::out, bytes_of(c.out[i]));
  for (const std::string& bytes : c.given) launch.arguments.push_back(argument_of(bytes));
  return buffers;
}

}  // namespace

CaseOutputs run_case(const ptx::Module& module, const Case& c, const Rows& rows) {
  const auto code = ptx::lower(module, c.entry);
  if (code) return run_case(*code, c, rows);
  CaseOutputs result;
  result.troubles.push_back("no kernel " + c.entry);
  return result;
}

CaseOutputs run_case(const Code& code, const Case& c, const Rows& rows) {
  using namespace exec;
  CaseOutputs result;
  Launch launch;
  launch.entry = c.entry;
  launch.block = {static_cast<std::uint32_t>(rows.size()), 1, 1};
  domain::Bits bits;
  Memory<domain::Bits> memory(buffers_of(c, rows, launch), bits);
  const Effect effect =
      execute<domain::Bits>(code, launch, memory, bits, nullptr, base::Limits{}, base::Deadline(20'000));
  for (const Finding& finding : effect.findings)
    result.troubles.push_back(std::string(name_of(finding.kind)) + ": " + finding.message + " (" +
                              finding.first.instruction + ")");
  for (const Unsupported& entry : effect.unsupported) result.troubles.push_back("unsupported: " + entry.what);
  if (!effect.ran_to_the_end) result.troubles.emplace_back("did not run to the end");
  if (!memory.inputs_unchanged()) result.troubles.emplace_back("an input was written");
  result.values.resize(c.out.size());
  for (std::size_t i = 0; i < c.out.size() && effect.clean(); ++i) {
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const Element<domain::Bits> got = memory.element(c.in.size() + i, r);
      if (got.state != CellState::bits || got.writes == 0)
        result.troubles.push_back("output " + std::to_string(i) + " row " + std::to_string(r) +
                                  " not written");
      result.values[i].push_back(got.bits);
    }
  }
  return result;
}

std::shared_ptr<const ptx::Module> load_cases(const std::string& name, const std::string& text,
                                              std::string& diagnostic) {
  auto source = std::make_shared<base::SourceFile>();
  source->path = name;
  source->text = text;
  auto module = ptx::load_module(source, base::Limits{});
  if (module) return std::make_shared<const ptx::Module>(std::move(*module));
  diagnostic = base::render(module.diagnostics().front());
  return nullptr;
}

}  // namespace warpproof::machine
