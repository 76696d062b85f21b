#pragma once
// Reads 1, 2, 4 or 8 bytes of a region as one cell, and splits or joins cells: halves of a packed pair, the
// two words of a wide value. A join of unlike pieces is a raw node `pack`, which `extract` sees through.

#include "verifier/exec/engine/region.h"

namespace warpproof::exec::engine {

template <class D>
struct Gathered {
  Cell<D> cell;
  bool mixture = false;  ///< symbolic bytes that do not make up a cell
};

inline constexpr const char* pack_opcode = "pack";

template <class D>
RawOperand<D> operand_of(const Cell<D>& cell) {
  if (is_value(cell.kind)) return RawOperand<D>::of_value(cell.value, format_of(cell.kind));
  if (cell.kind == Kind::raw) return RawOperand<D>::of_node(static_cast<NodeId>(cell.bits));
  return RawOperand<D>::of_bits(cell.bits);
}
template <class D>
Cell<D> cell_of(const RawOperand<D>& operand) {
  Cell<D> cell;
  if (operand.kind == OperandKind::value) {
    cell.kind = kind_of(operand.format);
    cell.value = operand.value;
  } else if (operand.kind == OperandKind::node) {
    cell.kind = Kind::raw;
    cell.bits = operand.node;
  } else {
    cell.kind = Kind::bits;
    cell.bits = operand.bits;
  }
  return cell;
}

/// Pieces of equal width, the lowest first, as one cell of `pieces * piece_bits` bits.
template <class D>
Cell<D> pack(const Cell<D>* pieces, unsigned count, unsigned piece_bits, RawGraph<D>& graph,
             std::uint32_t line) {
  Cell<D> result;
  result.kind = Kind::bits;
  bool plain = true;
  for (unsigned i = 0; i < count; ++i) {
    const Kind kind = pieces[i].kind;
    if (is_tainted(kind) || kind == Kind::pointer) {
      result.kind = kind == Kind::pointer ? Kind::derived : kind;
      return result;
    }
    plain = plain && kind == Kind::bits;
    result.bits |= (pieces[i].bits & (piece_bits == 64 ? ~0ull : (1ull << piece_bits) - 1))
                   << (i * piece_bits);
  }
  if (plain) return result;
  // {0, x} with a bfloat16 x is the f32 of the same value.
  if (count == 2 && piece_bits == 16 && pieces[0].kind == Kind::bits && pieces[0].bits == 0 &&
      pieces[1].kind == Kind::bf16) {
    result.kind = Kind::f32;
    result.value = pieces[1].value;
    return result;
  }
  RawNode<D> node;
  node.opcode = graph.intern_opcode(pack_opcode);
  node.operand_count = static_cast<std::uint8_t>(count);
  node.width_bits = static_cast<std::uint8_t>(count * piece_bits);
  node.ptx_line = line;
  for (unsigned i = 0; i < count; ++i) node.operands[i] = operand_of<D>(pieces[i]);
  result.kind = Kind::raw;
  result.bits = graph.add(node).first;
  return result;
}

/// Piece `index` of a cell of `count` pieces. Nothing when the cell is symbolic and was not packed this way.
template <class D>
std::optional<Cell<D>> extract(const Cell<D>& whole, unsigned index, unsigned count, unsigned piece_bits,
                               const RawGraph<D>& graph) {
  if (whole.kind == Kind::bits) {
    Cell<D> piece;
    piece.kind = Kind::bits;
    piece.bits = whole.bits >> (index * piece_bits) & (piece_bits == 64 ? ~0ull : (1ull << piece_bits) - 1);
    return piece;
  }
  if (whole.kind == Kind::poison || whole.kind == Kind::faulted || whole.kind == Kind::unsettled)
    return whole;
  if (whole.kind == Kind::pointer || whole.kind == Kind::derived) {
    Cell<D> piece = whole;
    piece.kind = Kind::derived;
    return piece;
  }
  if (whole.kind != Kind::raw) return std::nullopt;
  const auto id = static_cast<NodeId>(whole.bits);
  const RawNode<D>& node = graph.node(id);
  if (graph.opcode_text(id) != pack_opcode || node.operand_count != count ||
      node.width_bits != count * piece_bits)
    return std::nullopt;
  return cell_of<D>(node.operands[index]);
}

/// `bytes` bytes of a cell of `whole_bytes`, beginning at byte `at`: through packs of packs.
template <class D>
std::optional<Cell<D>> part_of(const Cell<D>& whole, unsigned whole_bytes, unsigned at, unsigned bytes,
                               const RawGraph<D>& graph) {
  if (whole_bytes == bytes) return at == 0 ? std::optional(whole) : std::nullopt;
  if (bytes == 0 || whole_bytes % bytes != 0 || at % bytes != 0 || at + bytes > whole_bytes)
    return std::nullopt;
  if (auto piece = extract(whole, at / bytes, whole_bytes / bytes, 8 * bytes, graph)) return piece;
  const unsigned half = whole_bytes / 2;
  if (whole_bytes % 2 != 0 || half < bytes) return std::nullopt;
  const auto piece = extract(whole, at / half, 2, 8 * half, graph);
  return piece ? part_of(*piece, half, at % half, bytes, graph) : std::nullopt;
}

/// `bytes` bytes at `offset`. Poison if any byte is.
template <class D>
Gathered<D> gather(Region<D>& region, std::uint64_t offset, unsigned bytes, D& domain, RawGraph<D>& graph) {
  Gathered<D> result;
  for (std::uint64_t word = offset / 4; word <= (offset + bytes - 1) / 4; ++word) {
    if (region.kinds[word] == Kind::initial) materialise(region, word, domain);
  }
  if (bytes == 4 && offset % 4 == 0 && region.kinds[offset / 4] != Kind::detailed) {
    result.cell = region.cell(offset / 4);
    return result;
  }
  std::array<ByteState, 8> states;
  Cell<D>& cell = result.cell;
  cell.kind = Kind::bits;
  bool poison = false, faulted = false, unsettled = false, plain = true;
  for (unsigned i = 0; i < bytes; ++i) {
    states[i] = region.byte((offset + i) / 4, static_cast<unsigned>((offset + i) % 4));
    poison = poison || states[i].kind == Kind::poison;
    faulted = faulted || states[i].kind == Kind::faulted;
    unsettled = unsettled || states[i].kind == Kind::unsettled;
    plain = plain && states[i].kind == Kind::bits;
    cell.bits |= std::uint64_t{states[i].index} << (8 * i);
  }
  if (plain) return result;
  if (poison || faulted || unsettled) {
    cell.kind = poison ? Kind::poison : faulted ? Kind::faulted : Kind::unsettled;
    return result;
  }
  bool one = states[0].kind == Kind::raw && region.cells[states[0].cell].bytes == bytes;
  for (unsigned i = 0; i < bytes; ++i) {
    one = one && states[i].kind == Kind::raw && states[i].cell == states[0].cell && states[i].index == i;
  }
  if (one) {
    cell = region.cells[states[0].cell].cell;
    return result;
  }
  // A part of a packed cell.
  const auto& first = region.cells[states[0].kind == Kind::raw ? states[0].cell : 0];
  if (states[0].kind == Kind::raw && first.bytes > bytes) {
    bool slice = true;
    for (unsigned i = 0; i < bytes; ++i)
      slice = slice && states[i].kind == Kind::raw && states[i].cell == states[0].cell &&
              states[i].index == states[0].index + i;
    const auto piece = slice ? part_of(first.cell, first.bytes, states[0].index, bytes, graph) : std::nullopt;
    if (piece) {
      cell = *piece;
      return result;
    }
  }
  if (bytes >= 4) {  // two halves
    Cell<D> halves[2];
    for (unsigned i = 0; i < 2; ++i) {
      const Gathered<D> half = gather(region, offset + i * (bytes / 2), bytes / 2, domain, graph);
      if (half.mixture) return {Cell<D>{Kind::faulted}, true};
      halves[i] = half.cell;
    }
    cell = pack(halves, 2, 4 * bytes, graph, 0);
    return result;
  }
  cell.kind = Kind::faulted;
  result.mixture = true;
  return result;
}

}  // namespace warpproof::exec::engine
