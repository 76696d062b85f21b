#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/amdgpu/instructions/integers.h"

namespace warpproof::amdgpu {
namespace {

using machine::AddressRule;
using machine::Meaning;

enum class Order { eq, ne, ugt, uge, ult, ule, sgt, sge, slt, sle };

template <Order order>
struct Compare {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t a, std::uint64_t b) {
    switch (order) {
      case Order::eq:
        return a == b;
      case Order::ne:
        return a != b;
      case Order::ugt:
        return a > b;
      case Order::uge:
        return a >= b;
      case Order::ult:
        return a < b;
      case Order::ule:
        return a <= b;
      case Order::sgt:
        return as_signed<B>(a) > as_signed<B>(b);
      case Order::sge:
        return as_signed<B>(a) >= as_signed<B>(b);
      case Order::slt:
        return as_signed<B>(a) < as_signed<B>(b);
      case Order::sle:
        return as_signed<B>(a) <= as_signed<B>(b);
    }
    return 0;
  }
};

struct WithinRange {
  template <unsigned B>
  static std::uint64_t value(std::uint64_t x, std::uint64_t, std::uint64_t) {
    return x;
  }
  template <unsigned B>
  static bool poison(std::uint64_t x, std::uint64_t low, std::uint64_t high) {
    return low < high ? x < low || x >= high : x < low && x >= high;
  }
};

template <Order order>
Meaning comparison_of(unsigned bits) {
  return by_width<Compare<order>, 2>(bits, AddressRule::comparison, 1);
}

Meaning integer_meaning(const std::string& predicate, unsigned bits) {
  if (predicate == "eq") return comparison_of<Order::eq>(bits);
  if (predicate == "ne") return comparison_of<Order::ne>(bits);
  if (predicate == "ugt") return comparison_of<Order::ugt>(bits);
  if (predicate == "uge") return comparison_of<Order::uge>(bits);
  if (predicate == "ult") return comparison_of<Order::ult>(bits);
  if (predicate == "ule") return comparison_of<Order::ule>(bits);
  if (predicate == "sgt") return comparison_of<Order::sgt>(bits);
  if (predicate == "sge") return comparison_of<Order::sge>(bits);
  if (predicate == "slt") return comparison_of<Order::slt>(bits);
  if (predicate == "sle") return comparison_of<Order::sle>(bits);
  return {};
}

/// oeq, ult, ord ...: the first letter says what an unordered pair gives.
Meaning real_meaning(const std::string& predicate, domain::Format format, bool flush) {
  machine::RealComparison test;
  test.format = format;
  test.flush_to_zero = flush;
  if (predicate == "ord" || predicate == "uno") {
    test.test = predicate == "ord" ? machine::RealComparison::Test::both_numbers
                                   : machine::RealComparison::Test::some_nan;
    return test;
  }
  test.true_when_unordered = predicate[0] == 'u';
  const std::string order = predicate.substr(1);
  using domain::Comparison;
  if (order == "eq")
    test.comparison = Comparison::equal;
  else if (order == "ne")
    test.comparison = Comparison::not_equal;
  else if (order == "lt")
    test.comparison = Comparison::less;
  else if (order == "le")
    test.comparison = Comparison::less_equal;
  else if (order == "gt")
    test.comparison = Comparison::greater;
  else
    test.comparison = Comparison::greater_equal;
  return test;
}

constexpr Row rows[] = {
    {"icmp", "icmp eq|ne|ugt|uge|ult|ule|sgt|sge|slt|sle <integers, pointers, vectors>", "LangRef: icmp"},
    {"fcmp", "fcmp oeq|ogt|oge|olt|ole|one|ord|ueq|ugt|uge|ult|ule|une|uno|true|false <floats, vectors>",
     "LangRef: fcmp"},
    {"select", "select <i1 or vector of i1>, any, any; the value that is not picked may be poison",
     "LangRef: select"},
    {"freeze", "freeze of what is not poison; else not modelled", "LangRef: freeze"},
};

bool lower_select(Lowering& out, const Instruction& i) {
  for (std::size_t part = 0; part < i.rows.size(); ++part) {
    const std::size_t which = i.operands[0].parts.size() == 1 ? 0 : part;
    out.emit(machine::Select{}, {i.rows[part]},
             {i.operands[1].parts[part], i.operands[2].parts[part], i.operands[0].parts[which]});
  }
  return true;
}

bool lower(Lowering& out, const Instruction& i) {
  if (i.name == "select") {
    if (!i.flags.other_math.empty()) return static_cast<bool>(out.mode(i, domain::Format::binary32));
    return lower_select(out, i);
  }
  if (i.name == "freeze") {
    out.each_part(i, [](std::size_t) { return machine::Freeze{}; });
    return true;
  }
  if (i.name == "icmp") {
    out.each_part(
        i, [&](std::size_t part) { return integer_meaning(i.detail, i.operands[0].types[part].bits); });
    return true;
  }
  const domain::Format format = i.operands[0].types[0].format;
  const auto mode = out.mode(i, format);
  if (!mode) return false;
  if (i.detail == "true" || i.detail == "false") {
    out.copy(i, std::vector<Operand>(i.rows.size(), Operand::immediate(i.detail == "true" ? 1 : 0)));
    return true;
  }
  out.each_part(i, [&](std::size_t) { return real_meaning(i.detail, format, mode->flush_to_zero); });
  return true;
}

}  // namespace

Meaning equality(unsigned bits) { return comparison_of<Order::eq>(bits); }
Meaning comparison_numbered(std::uint64_t predicate, unsigned bits) {
  static constexpr const char* names[] = {"eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"};
  if (predicate < 32 || predicate > 41) return {};
  return integer_meaning(names[predicate - 32], bits);
}
Meaning within_range(unsigned bits) { return by_width<WithinRange, 3>(bits, AddressRule::keep); }

extern const Family comparison;
const Family comparison = {rows, lower};

}  // namespace warpproof::amdgpu
