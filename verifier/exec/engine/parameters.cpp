#include "verifier/exec/engine/parameters.h"

#include "verifier/exec/launch_limits.h"

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

void check_launch(Program& program, const Launch& launch) {
  LaunchShape shape{.dynamic_shared_bytes = launch.dynamic_shared_bytes};
  for (std::size_t axis = 0; axis < 3; ++axis) {
    shape.grid[axis] = launch.grid[axis];
    shape.block[axis] = launch.block[axis];
  }
  for (std::string& problem : launch_problems(*program.code, shape))
    program.problems.push_back(std::move(problem));
}

}  // namespace warpproof::exec::engine
