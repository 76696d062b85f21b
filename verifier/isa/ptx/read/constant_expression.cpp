// Folding of constant expressions, by precedence climbing.
#include <array>
#include <bit>

#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {
namespace {

using Kind = Immediate::Kind;

struct Operator {
  std::string_view text;
  int precedence;  ///< higher binds tighter, as in C
};
constexpr std::array<Operator, 18> operators{{{"||", 1},
                                              {"&&", 2},
                                              {"|", 3},
                                              {"^", 4},
                                              {"&", 5},
                                              {"==", 6},
                                              {"!=", 6},
                                              {"<", 7},
                                              {">", 7},
                                              {"<=", 7},
                                              {">=", 7},
                                              {"<<", 8},
                                              {">>", 8},
                                              {"+", 9},
                                              {"-", 9},
                                              {"*", 10},
                                              {"/", 10},
                                              {"%", 10}}};
constexpr int sum_precedence = 9;
constexpr int lowest_precedence = 1;

const Operator* operator_at(const TokenStream& stream) {
  if (stream.current().kind != TokenKind::symbol) return nullptr;
  for (const Operator& candidate : operators) {
    if (candidate.text == stream.current().text) return &candidate;
  }
  return nullptr;
}

Immediate integer(std::uint64_t bits, bool is_unsigned) { return {Kind::integer, is_unsigned, bits}; }
Immediate truth(bool value) { return integer(value ? 1 : 0, false); }

class Folder {
 public:
  explicit Folder(TokenStream& stream) : stream_(stream) {}

  Immediate conditional() {
    const Immediate condition = binary(lowest_precedence);
    if (!stream_.at('?')) return condition;
    require_integer(condition);
    stream_.take();
    const auto level = stream_.deeper();
    const Immediate yes = conditional();
    stream_.expect(':', "of the condition");
    const Immediate no = conditional();
    return condition.bits != 0 ? yes : no;
  }

  Immediate binary(int precedence_min) {
    Immediate left = unary();
    for (const Operator* op = operator_at(stream_); op != nullptr && op->precedence >= precedence_min;
         op = operator_at(stream_)) {
      const Token token = stream_.take();
      const auto level = stream_.deeper();
      const Immediate right = binary(op->precedence + 1);
      left = apply(op->text, left, right, token);
    }
    return left;
  }

 private:
  Immediate unary() {
    const auto level = stream_.deeper();
    if (stream_.accept('+')) return unary();
    if (stream_.accept('-')) return negated(unary());
    if (stream_.accept('~')) {
      const Immediate value = require_integer(unary());
      return integer(~value.bits, value.is_unsigned);
    }
    if (stream_.accept('!')) return truth(require_integer(unary()).bits == 0);
    if (stream_.accept('(')) return parenthesised();
    return primary();
  }

  Immediate parenthesised() {
    const bool to_signed = stream_.at_dotted(".s64");
    if (to_signed || stream_.at_dotted(".u64")) {
      stream_.take();
      stream_.expect(')', "of the cast");
      return integer(require_integer(unary()).bits, !to_signed);
    }
    const Immediate value = conditional();
    stream_.expect(')', "of the constant expression");
    return value;
  }

  Immediate primary() {
    const Token token = stream_.current();
    if (token.kind == TokenKind::identifier && token.text == "WARP_SZ") {
      stream_.take();
      constexpr std::uint64_t warp_size = 32;
      return integer(warp_size, false);
    }
    const bool leading_point =
        token.kind == TokenKind::dotted && token.text[1] >= '0' && token.text[1] <= '9';
    if (token.kind != TokenKind::number && !leading_point) stream_.fail_here("a constant");
    stream_.take();
    const auto value = literal_value(token.text);
    if (!value) {
      stream_.fail("E0403", stream_.extent_of(token), "malformed number",
                   "a 64-bit integer, 0f and 8 or 0d and 16 hexadecimal digits, or a decimal float");
    }
    return *value;
  }

  const Immediate& require_integer(const Immediate& value) {
    if (value.kind != Kind::integer) {
      stream_.fail("E0403", stream_.extent_of(stream_.current()), "an operator that takes integers only");
    }
    return value;
  }

  Immediate negated(Immediate value) {
    if (value.kind == Kind::integer) return integer(0 - value.bits, value.is_unsigned);
    value.bits ^= value.kind == Kind::float32 ? 1ull << 31 : 1ull << 63;
    return value;
  }

  Immediate apply(std::string_view op, const Immediate& left, const Immediate& right, const Token& where) {
    if (left.kind == Kind::integer && right.kind == Kind::integer)
      return apply_integer(op, left, right, where);
    if (left.kind != Kind::float64 || right.kind != Kind::float64) {
      stream_.fail("E0403", stream_.extent_of(where), "operands of different kinds in a constant expression");
    }
    const double a = std::bit_cast<double>(left.bits);
    const double b = std::bit_cast<double>(right.bits);
    double result = 0;
    if (op == "+")
      result = a + b;
    else if (op == "-")
      result = a - b;
    else if (op == "*")
      result = a * b;
    else if (op == "/")
      result = a / b;
    else
      stream_.fail("E0403", stream_.extent_of(where), "an operator that takes integers only");
    return {Kind::float64, false, std::bit_cast<std::uint64_t>(result)};
  }

  Immediate apply_integer(std::string_view op, const Immediate& left, const Immediate& right,
                          const Token& where) {
    const std::uint64_t a = left.bits;
    const std::uint64_t b = right.bits;
    const bool is_unsigned = left.is_unsigned || right.is_unsigned;
    if (op == "+") return integer(a + b, is_unsigned);
    if (op == "-") return integer(a - b, is_unsigned);
    if (op == "*") return integer(a * b, is_unsigned);
    if (op == "&") return integer(a & b, is_unsigned);
    if (op == "|") return integer(a | b, is_unsigned);
    if (op == "^") return integer(a ^ b, is_unsigned);
    if (op == "&&") return truth(a != 0 && b != 0);
    if (op == "||") return truth(a != 0 || b != 0);
    if (op == "==") return truth(a == b);
    if (op == "!=") return truth(a != b);
    if (op == "/" || op == "%") return divide(op == "/", left, right, where);
    if (op == "<<" || op == ">>") return shift(op == "<<", left, b, where);
    const bool less = is_unsigned ? a < b : static_cast<std::int64_t>(a) < static_cast<std::int64_t>(b);
    if (op == "<") return truth(less);
    if (op == ">=") return truth(!less);
    return truth(op == "<=" ? less || a == b : !less && a != b);
  }

  Immediate divide(bool quotient, const Immediate& left, const Immediate& right, const Token& where) {
    if (right.bits == 0)
      stream_.fail("E0403", stream_.extent_of(where), "division by zero in a constant expression");
    if (left.is_unsigned || right.is_unsigned) {
      return integer(quotient ? left.bits / right.bits : left.bits % right.bits, true);
    }
    const auto a = static_cast<std::int64_t>(left.bits);
    const auto b = static_cast<std::int64_t>(right.bits);
    if (b == -1) return integer(quotient ? 0 - left.bits : 0, false);  // a / -1 overflows for the least a
    return integer(static_cast<std::uint64_t>(quotient ? a / b : a % b), false);
  }

  Immediate shift(bool to_left, const Immediate& left, std::uint64_t by, const Token& where) {
    if (by > 63)
      stream_.fail("E0403", stream_.extent_of(where), "a shift by more than 63 in a constant expression");
    if (to_left) return integer(left.bits << by, left.is_unsigned);
    if (left.is_unsigned) return integer(left.bits >> by, true);
    return integer(static_cast<std::uint64_t>(static_cast<std::int64_t>(left.bits) >> by), false);
  }

  TokenStream& stream_;
};

}  // namespace

bool starts_constant(const TokenStream& stream) {
  const Token& token = stream.current();
  if (token.kind == TokenKind::number || token.is('-') || token.is('+') || token.is('~') || token.is('('))
    return true;
  if (token.kind == TokenKind::dotted) return token.text[1] >= '0' && token.text[1] <= '9';
  return token.kind == TokenKind::identifier && token.text == "WARP_SZ";
}

Immediate parse_constant(TokenStream& stream) { return Folder(stream).conditional(); }

Immediate parse_sum_term(TokenStream& stream) { return Folder(stream).binary(sum_precedence + 1); }

}  // namespace warpproof::ptx::read
