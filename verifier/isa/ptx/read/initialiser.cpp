#include "verifier/isa/ptx/read/initialiser.h"

#include <algorithm>
#include <bit>

#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {
namespace {

constexpr std::uint64_t initialised_bytes_max = 64u << 20;  ///< of a whole module

enum class ValueClass { bits, integer, floating, none };
ValueClass class_of(Type type) {
  switch (type) {
    case Type::b8:
    case Type::b16:
    case Type::b32:
    case Type::b64:
      return ValueClass::bits;
    case Type::u8:
    case Type::u16:
    case Type::u32:
    case Type::u64:
    case Type::s8:
    case Type::s16:
    case Type::s32:
    case Type::s64:
      return ValueClass::integer;
    case Type::f32:
    case Type::f64:
      return ValueClass::floating;
    default:
      return ValueClass::none;  // PTX allows no initial value for .f16 and the packed types
  }
}

class InitialiserReader {
 public:
  InitialiserReader(TokenStream& stream, Variable& variable, const Lookup& lookup, std::uint64_t& total_bytes)
      : stream_(stream), variable_(variable), lookup_(lookup), total_bytes_(total_bytes) {
    shape_ = variable.dimensions;
    if (variable.vector_width > 1) shape_.push_back(variable.vector_width);
    element_bytes_ = size_of(variable.type);
  }

  void read() {
    const bool grows = !shape_.empty() && shape_.front() == 0;
    if (class_of(variable_.type) == ValueClass::none) {
      stream_.fail("E0407", variable_.extent, "a variable of this type can not have an initial value");
    }
    std::uint64_t end = 1;
    if (shape_.empty()) {
      value(0);
    } else {
      if (!stream_.at('{')) stream_.fail_here("'{' of the initial values");
      end = list(0, 0);
    }
    if (grows) {
      const std::uint64_t stride = stride_below(0);
      variable_.dimensions.front() = (end + stride - 1) / stride;
    }
    variable_.initialiser = std::move(result_);
  }

 private:
  // Elements in one entry of the dimension `level`.
  std::uint64_t stride_below(std::size_t level) const {
    std::uint64_t stride = 1;
    for (std::size_t i = level + 1; i < shape_.size(); ++i) {
      if (shape_[i] != 0 && stride > initialised_bytes_max / shape_[i]) return initialised_bytes_max;
      stride *= std::max<std::uint64_t>(1, shape_[i]);
    }
    return stride;
  }

  // One brace at `level`, its first element at `begin`; returns the element after the last one given.
  std::uint64_t list(std::size_t level, std::uint64_t begin) {
    const auto guard = stream_.deeper();
    const Token open = stream_.take();
    const std::uint64_t stride = stride_below(level);
    const std::uint64_t end = shape_[level] == 0
                                  ? initialised_bytes_max
                                  : begin + std::min(shape_[level], initialised_bytes_max) * stride;
    std::uint64_t position = begin;
    std::uint64_t last = begin;
    while (!stream_.at('}')) {
      if (last != begin) stream_.expect(',', "between initial values");
      if (position >= end)
        stream_.fail("E0407", stream_.extent_of(stream_.current()), "more values than elements");
      if (stream_.at('{')) {
        if (level + 1 >= shape_.size() || (position - begin) % stride != 0) {
          stream_.fail("E0407", stream_.extent_of(stream_.current()), "braces that do not follow the shape");
        }
        list(level + 1, position);
        position += stride;
      } else {
        value(position++);
      }
      last = position;
    }
    if (last == begin) stream_.fail("E0407", stream_.extent_of(open), "an empty list of initial values");
    stream_.take();
    return last;
  }

  void value(std::uint64_t element) {
    const std::uint64_t offset = element * element_bytes_;
    const Token first = stream_.current();
    if (first.kind == TokenKind::identifier && first.text != "WARP_SZ") {
      address(offset, 0);
      return;
    }
    const bool mask_of_address = first.kind == TokenKind::number && stream_.ahead().is('(');
    if (mask_of_address) {
      const std::uint64_t mask = parse_count(stream_, "a mask");
      if (mask == 0) stream_.fail("E0407", stream_.extent_of(first), "a mask of zero");
      stream_.expect('(', "of the masked address");
      address(offset, mask);
      stream_.expect(')', "of the masked address");
      return;
    }
    const Immediate immediate = parse_constant(stream_);
    store(offset, converted(immediate, stream_.extent_from(first)));
  }

  // The bits of `immediate` in the type of the variable (as ptxas does it: no integers for floats, nor back).
  std::uint64_t converted(const Immediate& immediate, const Extent& where) {
    const ValueClass wanted = class_of(variable_.type);
    if (immediate.kind == Immediate::Kind::integer) {
      if (wanted == ValueClass::floating) stream_.fail("E0407", where, "an integer as the value of a float");
      return immediate.bits;
    }
    if (wanted != ValueClass::floating) stream_.fail("E0407", where, "a float as the value of an integer");
    const bool single = immediate.kind == Immediate::Kind::float32;
    if (element_bytes_ == sizeof(float)) {
      if (single) return immediate.bits;
      return std::bit_cast<std::uint32_t>(static_cast<float>(std::bit_cast<double>(immediate.bits)));
    }
    if (!single) return immediate.bits;
    const float narrow = std::bit_cast<float>(static_cast<std::uint32_t>(immediate.bits));
    return std::bit_cast<std::uint64_t>(static_cast<double>(narrow));
  }

  void store(std::uint64_t offset, std::uint64_t bits) {
    const std::uint64_t end = offset + element_bytes_;
    if (end > result_.bytes.size()) {
      total_bytes_ += end - result_.bytes.size();
      if (total_bytes_ > initialised_bytes_max) {
        stream_.over_limit(variable_.extent, "more than 64 MiB of initial values");
      }
      result_.bytes.resize(end, 0);
    }
    for (std::uint32_t i = 0; i < element_bytes_; ++i) {
      result_.bytes[offset + i] = static_cast<std::uint8_t>(bits >> (8 * i));
    }
  }

  // `name`, `name+4`, `generic(name)+4`
  void address(std::uint64_t offset, std::uint64_t mask) {
    InitialAddress entry;
    entry.offset = offset;
    entry.size = element_bytes_;
    entry.mask = mask;
    entry.generic = stream_.current().text == "generic" && stream_.ahead().is('(');
    if (class_of(variable_.type) == ValueClass::floating) {
      stream_.fail("E0407", stream_.extent_of(stream_.current()), "an address as the value of a float");
    }
    if (entry.generic) {
      stream_.take();
      stream_.take();
    }
    const Token name = stream_.current();
    stream_.expect_identifier("the name of a variable or function");
    const auto symbol = lookup_(name.text);
    if (!symbol) {
      stream_.fail("E0406", stream_.extent_of(name), "'" + std::string(name.text) + "' is not declared");
    }
    entry.symbol = *symbol;
    if (entry.generic) stream_.expect(')', "of generic(");
    while (stream_.at('+') || stream_.at('-')) {
      const bool minus = stream_.take().is('-');
      const std::uint64_t term = parse_sum_term(stream_).bits;
      entry.symbol.addend = static_cast<std::int64_t>(static_cast<std::uint64_t>(entry.symbol.addend) +
                                                      (minus ? 0 - term : term));
    }
    store(offset, 0);
    result_.addresses.push_back(entry);
  }

  TokenStream& stream_;
  Variable& variable_;
  const Lookup& lookup_;
  std::uint64_t& total_bytes_;
  std::vector<std::uint64_t> shape_;
  std::uint32_t element_bytes_ = 1;
  Initialiser result_;
};

}  // namespace

void parse_initialiser(TokenStream& stream, Variable& variable, const Lookup& lookup,
                       std::uint64_t& initialised_bytes) {
  InitialiserReader(stream, variable, lookup, initialised_bytes).read();
}

}  // namespace warpproof::ptx::read
