#include "verifier/certificate/term_text.h"

#include <charconv>
#include <stdexcept>

namespace warpproof::certificate {

namespace {

constexpr std::uint32_t depth_max = 1000;

struct Malformed : std::runtime_error {
  using std::runtime_error::runtime_error;
};

char letter(ir::ScalarType type) {
  return type == ir::ScalarType::real ? 'r' : type == ir::ScalarType::integer ? 'i' : 'b';
}

void write(const ExpressionPtr& expression, std::string& out) {
  auto operands = [&] {
    for (const ExpressionPtr& operand : expression->operands) {
      out += ' ';
      write(operand, out);
    }
    out += ')';
  };
  switch (expression->kind) {
    case ir::Kind::constant:
      out += "(c " + expression->value.str() + ' ' + letter(expression->type) + ')';
      return;
    case ir::Kind::size:
      out += "(s " + expression->name + ')';
      return;
    case ir::Kind::index:
      out += "(i " + expression->name + ' ' + std::to_string(expression->index_id) + ')';
      return;
    case ir::Kind::read:
      out += "(r " + expression->name + ' ' + letter(expression->type);
      return operands();
    case ir::Kind::apply:
      out += "(f " + std::string(expression->op->name);
      return operands();
    case ir::Kind::state:
      out += "(v " + expression->name + ' ' + std::to_string(expression->index_id) + ' ' +
             letter(expression->type) + ')';
      return;
    case ir::Kind::fold: {
      const ir::Binder& round = expression->binders.front();
      out += "(fold (" + round.variable.name + ' ' + std::to_string(round.variable.id) + ' ';
      write(round.lower, out);
      out += ' ';
      write(round.upper, out);
      out += ") (";
      for (const ir::StateVariable& state : expression->states)
        out += '(' + state.name + ' ' + std::to_string(state.id) + ' ' + letter(state.type) + ')';
      out += ')';
      return operands();
    }
    case ir::Kind::call:
      throw std::logic_error("a call in an unfolded expression");
    case ir::Kind::reduce:
      break;
  }
  out += '(' + std::string(ir::info(expression->reduction).keyword) + " (";
  for (const ir::Binder& binder : expression->binders) {
    out += '(' + binder.variable.name + ' ' + std::to_string(binder.variable.id) + ' ';
    write(binder.lower, out);
    out += ' ';
    write(binder.upper, out);
    out += ')';
  }
  out += ") ";
  if (expression->condition) {
    write(expression->condition, out);
  } else {
    out += '_';
  }
  operands();
}

class Reader {
 public:
  Reader(std::string_view text, std::uint64_t nodes_max) : text_(text), nodes_left_(nodes_max) {}

  ExpressionPtr whole() {
    ExpressionPtr result = term(0);
    skip_space();
    if (at_ != text_.size()) throw Malformed("text after the term");
    return result;
  }

 private:
  void skip_space() {
    while (at_ < text_.size() && text_[at_] == ' ') ++at_;
  }
  bool accept(char c) {
    skip_space();
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }
  void expect(char c) {
    if (!accept(c)) throw Malformed(std::string("expected '") + c + "' at byte " + std::to_string(at_));
  }
  std::string word() {
    skip_space();
    const std::size_t begin = at_;
    while (at_ < text_.size() && text_[at_] != ' ' && text_[at_] != '(' && text_[at_] != ')') ++at_;
    if (begin == at_ || at_ - begin > 4000)
      throw Malformed("expected a word at byte " + std::to_string(begin));
    return std::string(text_.substr(begin, at_ - begin));
  }
  std::string name() {
    std::string text = word();
    for (const char c : text) {
      const bool good =
          (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '\'';
      if (!good) throw Malformed("'" + text + "' is not a name");
    }
    return text;
  }
  ir::ScalarType type() {
    const std::string text = word();
    if (text == "r") return ir::ScalarType::real;
    if (text == "i") return ir::ScalarType::integer;
    if (text == "b") return ir::ScalarType::boolean;
    throw Malformed("'" + text + "' is not a type");
  }
  ir::IndexVariable variable() {
    ir::IndexVariable result;
    result.name = name();
    const std::string digits = word();
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), result.id);
    if (error != std::errc{} || end != digits.data() + digits.size()) throw Malformed("a bad index id");
    return result;
  }
  std::vector<ExpressionPtr> operands(std::uint32_t depth) {
    std::vector<ExpressionPtr> result;
    while (!accept(')')) result.push_back(term(depth + 1));
    return result;
  }

  ExpressionPtr term(std::uint32_t depth);
  ExpressionPtr apply(std::uint32_t depth);
  ExpressionPtr reduce(const std::string& head, std::uint32_t depth);
  ExpressionPtr fold(std::uint32_t depth);
  ir::Binder binder(std::uint32_t depth);

  std::string_view text_;
  std::size_t at_ = 0;
  std::uint64_t nodes_left_;
};

void require_type(bool good) {
  if (!good) throw Malformed("an operand of a wrong type");
}

ExpressionPtr Reader::term(std::uint32_t depth) {
  if (depth > depth_max) throw Malformed("nested too deeply");
  if (nodes_left_ == 0) throw Malformed("too many nodes");
  --nodes_left_;
  expect('(');
  const std::string head = word();
  if (head == "f") return apply(depth);
  if (head == "r") {
    const std::string tensor = name();
    const ir::ScalarType element = type();
    std::vector<ExpressionPtr> indices = operands(depth);
    for (const ExpressionPtr& index : indices) require_type(index->type == ir::ScalarType::integer);
    return ir::make_read(tensor, std::move(indices), element);
  }
  ExpressionPtr result;
  if (head == "c") {
    const auto value = Rational::parse(word());
    if (!value) throw Malformed("a bad number");
    const ir::ScalarType of = type();
    require_type(of == ir::ScalarType::real || (of == ir::ScalarType::integer && value->is_integer()) ||
                 value->is_zero() || *value == Rational(1));
    result = ir::make_constant(*value, of);
  } else if (head == "s") {
    result = ir::make_size(name());
  } else if (head == "i") {
    result = ir::make_index(variable());
  } else if (head == "v") {
    const ir::IndexVariable named = variable();
    result = ir::make_state({named.name, named.id, type()});
  } else if (head == "fold") {
    return fold(depth);
  } else {
    return reduce(head, depth);
  }
  expect(')');
  return result;
}

ir::Binder Reader::binder(std::uint32_t depth) {
  ir::Binder binder;
  expect('(');
  binder.variable = variable();
  binder.lower = term(depth + 1);
  binder.upper = term(depth + 1);
  require_type(binder.lower->type == ir::ScalarType::integer &&
               binder.upper->type == ir::ScalarType::integer);
  expect(')');
  return binder;
}

ExpressionPtr Reader::fold(std::uint32_t depth) {
  ir::Binder round = binder(depth);
  std::vector<ir::StateVariable> states;
  expect('(');
  while (!accept(')')) {
    expect('(');
    const ir::IndexVariable named = variable();
    states.push_back({named.name, named.id, type()});
    expect(')');
  }
  std::vector<ExpressionPtr> parts = operands(depth);
  if (states.empty() || parts.size() != 2 * states.size() + 1) throw Malformed("a fold of a wrong shape");
  for (std::size_t i = 0; i + 1 < parts.size(); ++i)
    require_type(parts[i]->type == states[i % states.size()].type);
  return ir::make_fold(std::move(round), std::move(states), std::move(parts));
}

ExpressionPtr Reader::apply(std::uint32_t depth) {
  using refmodels::ops::Rule;
  const std::string op_name = word();
  const ir::Op* op = refmodels::ops::find_op(op_name);
  if (op == nullptr) throw Malformed("no operation is named '" + op_name.substr(0, 60) + "'");
  std::vector<ExpressionPtr> arguments = operands(depth);
  if (static_cast<int>(arguments.size()) != op->arity)
    throw Malformed("wrong operand count of '" + op_name + "'");
  const auto is_boolean = [](const ExpressionPtr& e) { return e->type == ir::ScalarType::boolean; };
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    const bool boolean = is_boolean(arguments[i]);
    switch (op->rule) {
      case Rule::boolean:
        require_type(boolean);
        break;
      case Rule::integer:
        require_type(arguments[i]->type == ir::ScalarType::integer);
        break;
      case Rule::comparison:
        require_type(boolean == is_boolean(arguments[0]));
        break;
      case Rule::select:
        require_type(i == 0 ? boolean : boolean == is_boolean(arguments[1]));
        break;
      default:
        require_type(!boolean);
        break;
    }
  }
  if (op->rule == Rule::comparison && is_boolean(arguments[0]))
    require_type(op_name == "eq" || op_name == "ne");
  return ir::make_apply(*op, std::move(arguments));
}

ExpressionPtr Reader::reduce(const std::string& head, std::uint32_t depth) {
  const ir::ReductionInfo* reduction = ir::reduction_named(head);
  if (reduction == nullptr) throw Malformed("'" + head.substr(0, 60) + "' is not a term");
  std::vector<ir::Binder> binders;
  expect('(');
  while (!accept(')')) binders.push_back(binder(depth));
  ExpressionPtr condition;
  if (!accept('_')) {
    condition = term(depth + 1);
    require_type(condition->type == ir::ScalarType::boolean);
  }
  ExpressionPtr body = term(depth + 1);
  expect(')');
  if (binders.empty()) throw Malformed("a reduction over nothing");
  const bool boolean =
      reduction->reduction == ir::Reduction::any || reduction->reduction == ir::Reduction::all;
  require_type(boolean == (body->type == ir::ScalarType::boolean));
  return ir::make_reduce(reduction->reduction, std::move(binders), std::move(condition), std::move(body));
}

}  // namespace

std::string write_term(const ExpressionPtr& expression) {
  std::string out;
  write(expression, out);
  return out;
}

std::variant<ExpressionPtr, std::string> read_term(std::string_view text, std::uint64_t nodes_max) {
  try {
    return Reader(text, nodes_max).whole();
  } catch (const Malformed& error) {
    return std::string(error.what());
  } catch (const std::length_error& error) {
    return std::string(error.what());
  }
}

}  // namespace warpproof::certificate
