#pragma once
// One kernel launch and the memory it runs on: what the claim says about the outside of a kernel.
//
// Units: sizes in bytes or elements as the name says; bits are the raw IEEE or two's complement pattern, low
// bits first. Nothing here is checked; `execute` reports a launch that no device could run (findings
// `bad_launch`).
//
//   std::vector<Buffer> buffers = {
//       {.name = "X", .mode = BufferMode::in, .element = ElementType::of(Format::binary32), .elements = 64,
//       .tensor = 0},
//       {.name = "Y", .mode = BufferMode::out, .element = ElementType::of(Format::binary32), .elements =
//       64}};
//   Launch launch{.entry = "scale", .grid = {1, 1, 1}, .block = {64, 1, 1},
//                 .arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(64, 4)}};

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "verifier/domain/domain.h"

namespace warpproof::exec {

using domain::Format;

/// in: never written. out: contents arbitrary before (poison unless `zeroed`). inout: read and written.
/// workspace: arbitrary before, meaningless after, carried from launch to launch of a sequence.
enum class BufferMode : std::uint8_t { in, out, inout, workspace };

struct ElementType {
  bool is_float = true;
  Format format = Format::binary32;  ///< of a float element
  std::uint32_t bytes = 4;           ///< 1, 2, 4 or 8
  static ElementType of(Format format);
  static ElementType integer(std::uint32_t bytes) { return {false, Format::binary32, bytes}; }
};

struct Buffer {
  std::string name;
  BufferMode mode = BufferMode::in;
  bool zeroed = false;  ///< the caller promises zeros
  ElementType element;
  std::uint64_t elements = 0;
  std::uint32_t alignment_bytes = 0;    ///< declared alignment of the base address; 0: that of one element
  std::optional<std::uint32_t> tensor;  ///< initial contents: element i is `input(tensor, i)` of the domain
  /// Of a symbolic array, by element: false is padding, whose contents nobody promises (they may be NaN).
  /// Empty: every element is an input.
  std::vector<bool> promised;
  std::vector<std::uint64_t> bits;  ///< or concrete bits, one an element; else poison (zero when `zeroed`)
};

/// A part of one kernel parameter: a scalar's bits, the address of a buffer, or a symbolic float scalar.
struct ArgumentPiece {
  std::uint32_t offset_bytes = 0;  ///< inside the parameter: 0 but for a struct passed by value
  std::uint32_t bytes = 4;
  std::uint64_t bits = 0;
  std::optional<std::uint32_t> buffer;  ///< the piece is the address of this buffer, `bits` bytes into it
  std::optional<std::uint32_t> tensor;  ///< the piece is element 0 of this input tensor (a float scalar) ...
  Format format = Format::binary32;     ///< ... of this format
};

struct Argument {
  std::vector<ArgumentPiece> pieces;
  static Argument scalar(std::uint64_t bits, std::uint32_t bytes) {
    return {{{.bytes = bytes, .bits = bits}}};
  }
  static Argument pointer(std::uint32_t buffer, std::uint64_t offset_bytes = 0) {
    return {{{.bytes = 8, .bits = offset_bytes, .buffer = buffer}}};
  }
  static Argument symbolic(std::uint32_t tensor, Format format);
};

struct Launch {
  std::string entry;
  std::array<std::uint32_t, 3> grid = {1, 1, 1};
  std::array<std::uint32_t, 3> block = {1, 1, 1};
  std::uint32_t dynamic_shared_bytes = 0;
  std::vector<Argument> arguments;  ///< in the order of the entry's parameters
};

}  // namespace warpproof::exec
