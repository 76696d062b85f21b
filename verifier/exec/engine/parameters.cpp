#include "verifier/exec/engine/parameters.h"

namespace warpproof::exec::engine {

ParameterBlock::ParameterBlock(const machine::Code& code, const Launch& launch,
                               const std::vector<Buffer>& buffers, std::vector<std::string>& problems) {
  if (code.parameters.size() != launch.arguments.size()) {
    problems.push_back("the entry has " + std::to_string(code.parameters.size()) +
                       " parameters, the launch gives " + std::to_string(launch.arguments.size()) +
                       " arguments");
    return;
  }
  for (std::size_t i = 0; i < code.parameters.size(); ++i) {
    add(code.parameters[i], launch.arguments[i], buffers, problems);
  }
}

void ParameterBlock::add(const machine::Parameter& parameter, const Argument& argument,
                         const std::vector<Buffer>& buffers, std::vector<std::string>& problems) {
  std::uint64_t covered = 0;
  for (const ArgumentPiece& piece : argument.pieces) {
    covered += piece.bytes;
    const bool fits = piece.bytes >= 1 && piece.bytes <= 8 &&
                      std::uint64_t{piece.offset_bytes} + piece.bytes <= parameter.bytes;
    if (!fits || (piece.buffer && (*piece.buffer >= buffers.size() || piece.bytes != 8))) {
      problems.push_back("the argument for '" + parameter.name + "' does not fit its " +
                         std::to_string(parameter.bytes) + " bytes");
      return;
    }
    ParameterCell cell{true, Kind::bits, piece.bits, 0};
    if (piece.buffer) {
      cell.kind = Kind::pointer;
      cell.bits = address_of(AddressKind::buffer, *piece.buffer) + piece.bits;
    } else if (piece.tensor) {
      cell.kind = kind_of(piece.format);
      cell.bits = static_cast<std::uint64_t>(piece.format);
      cell.tensor = *piece.tensor;
    } else if (piece.bytes < 8) {
      cell.bits &= (std::uint64_t{1} << (8 * piece.bytes)) - 1;
    }
    pieces_.push_back({parameter.offset + piece.offset_bytes, piece.bytes, cell});
  }
  const bool whole = argument.pieces.size() == 1 && covered != parameter.bytes && !parameter.is_struct;
  if (whole) {
    problems.push_back("parameter '" + parameter.name + "' has " + std::to_string(parameter.bytes) +
                       " bytes, its argument " + std::to_string(covered));
  }
}

ParameterCell ParameterBlock::read(std::int64_t offset, std::uint32_t bytes) const {
  ParameterCell result{true, Kind::bits, 0, 0};
  std::uint32_t found = 0;
  for (const Piece& piece : pieces_) {
    const auto begin = static_cast<std::int64_t>(piece.offset);
    if (begin == offset && piece.bytes == bytes) return piece.cell;
    if (begin >= offset + bytes || begin + piece.bytes <= offset) continue;
    if (piece.cell.kind != Kind::bits) return {};
    for (std::uint32_t i = 0; i < piece.bytes; ++i) {
      const std::int64_t at = begin + i - offset;
      if (at < 0 || at >= bytes) continue;
      result.bits |= (piece.cell.bits >> (8 * i) & 0xff) << (8 * at);
      ++found;
    }
  }
  result.known = found == bytes;
  return result;
}

namespace {

constexpr std::uint64_t threads_max = 1024;
constexpr std::uint64_t shared_bytes_max = 232448;  // sm_90: the largest of all targets
constexpr std::array<std::uint64_t, 3> block_max = {1024, 1024, 64};
constexpr std::array<std::uint64_t, 3> grid_max = {2147483647, 65535, 65535};

}  // namespace

void check_launch(Program& program, const Launch& launch) {
  std::uint64_t threads = 1;
  for (std::size_t axis = 0; axis < 3; ++axis) {
    threads *= launch.block[axis];
    if (launch.block[axis] == 0 || launch.block[axis] > block_max[axis]) {
      program.problems.push_back("block extent " + std::to_string(launch.block[axis]) +
                                 " is not between 1 and " + std::to_string(block_max[axis]));
    }
    if (launch.grid[axis] == 0 || launch.grid[axis] > grid_max[axis]) {
      program.problems.push_back("grid extent " + std::to_string(launch.grid[axis]) +
                                 " is not between 1 and " + std::to_string(grid_max[axis]));
    }
  }
  if (threads > threads_max) program.problems.push_back("a block has more than 1024 threads");
  const std::uint64_t shared = program.code->static_shared_bytes + launch.dynamic_shared_bytes;
  if (shared > shared_bytes_max) {
    program.problems.push_back("a block needs " + std::to_string(shared) + " bytes of shared memory");
  }
  if (const auto& required = program.code->required_block; required && *required != launch.block)
    program.problems.push_back("the block does not fit the kernel's .reqntid");
  if (const auto& most = program.code->threads_max; most && threads > *most)
    program.problems.push_back("the block does not fit the kernel's .maxntid");
}

}  // namespace warpproof::exec::engine
