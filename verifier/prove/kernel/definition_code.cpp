#include "verifier/prove/kernel/definition_code.h"

#include <algorithm>
#include <array>
#include <set>

namespace warpproof::prove {
namespace {

constexpr std::array<std::pair<std::string_view, RealOperation>, 21> real_operations = {{
    {"add", RealOperation::add},
    {"sub", RealOperation::sub},
    {"mul", RealOperation::mul},
    {"div", RealOperation::div},
    {"neg", RealOperation::neg},
    {"abs", RealOperation::abs},
    {"max", RealOperation::max},
    {"min", RealOperation::min},
    {"pown", RealOperation::power},
    {"sqrt", RealOperation::square_root},
    {"rsqrt", RealOperation::reciprocal_square_root},
    {"reciprocal", RealOperation::reciprocal},
    {"exp", RealOperation::exp},
    {"exp2", RealOperation::exp2},
    {"log", RealOperation::log},
    {"log2", RealOperation::log2},
    {"sin", RealOperation::sin},
    {"cos", RealOperation::cos},
    {"tanh", RealOperation::tanh},
    {"erf", RealOperation::erf},
    {"sigmoid", RealOperation::sigmoid},
}};

constexpr std::array<std::pair<std::string_view, domain::Comparison>, 6> comparisons = {{
    {"lt", domain::Comparison::less},
    {"le", domain::Comparison::less_equal},
    {"eq", domain::Comparison::equal},
    {"ne", domain::Comparison::not_equal},
    {"gt", domain::Comparison::greater},
    {"ge", domain::Comparison::greater_equal},
}};

/// Means the same over the integers and over the reals.
bool is_real_too(std::string_view op_name) {
  return op_name == "add" || op_name == "sub" || op_name == "mul" || op_name == "neg" || op_name == "abs" ||
         op_name == "max" || op_name == "min" || op_name == "select";
}

class Compiler {
 public:
  Compiler(const Sizes& sizes, const std::map<std::string, TensorLayout>& tensors)
      : sizes_(sizes), tensors_(tensors) {}

  DefinitionCode run(const ir::UnfoldedOutput& output) {
    for (const ir::IndexVariable& index : output.indices) slots_[index.id] = code_.slot_count++;
    for (const ir::ExpressionPtr& extent : output.extents)
      code_.extents.push_back(integer_at(extent, sizes_).value_or(-1));
    code_.output = output.name;
    compile(output.body);
    return std::move(code_);
  }

 private:
  std::uint32_t add(DefinitionNode node, const std::set<std::uint32_t>& slots, bool worth_keeping) {
    constexpr std::size_t memo_slots_max = 4;
    node.memo_slots.assign(slots.begin(), slots.end());
    // A value that depends on every index in scope is asked for once only: keeping it would cost memory for
    // nothing.
    node.memoise = worth_keeping && slots.size() <= memo_slots_max && slots.size() < slots_.size();
    code_.nodes.push_back(std::move(node));
    depends_.push_back(slots);
    return static_cast<std::uint32_t>(code_.nodes.size() - 1);
  }

  std::uint32_t unsupported(const std::string& text) {
    DefinitionNode node;
    node.text = text;
    return add(std::move(node), {}, false);
  }

  void slots_of(const ir::ExpressionPtr& e, std::set<std::uint32_t>& out) const {
    if (e->kind == ir::Kind::index) {
      const auto at = slots_.find(e->index_id);
      if (at != slots_.end()) out.insert(at->second);
    }
    for (const ir::ExpressionPtr& operand : e->operands) slots_of(operand, out);
  }

  std::uint32_t compile(const ir::ExpressionPtr& e) {
    if (e->type == ir::ScalarType::integer) return compile_integer(e);
    switch (e->kind) {
      case ir::Kind::constant: {
        DefinitionNode node;
        node.kind = DefinitionNode::Kind::literal;
        node.literal = e->value;
        return add(std::move(node), {}, false);
      }
      case ir::Kind::read:
        return compile_read(e);
      case ir::Kind::apply:
        return compile_apply(e);
      case ir::Kind::reduce:
        return compile_reduce(e);
      default:
        return unsupported("an expression that is not unfolded");
    }
  }

  std::uint32_t compile_integer(const ir::ExpressionPtr& e) {
    auto form = IntegerForm::compile(e, sizes_, slots_, &tensors_);
    if (!form && e->kind == ir::Kind::reduce) return compile_reduce(e);
    if (!form && e->kind == ir::Kind::apply && is_real_too(e->op->name)) return compile_apply(e);
    if (!form) return unsupported("an integer expression that depends on data or overflows");
    DefinitionNode node;
    node.kind = DefinitionNode::Kind::integer;
    node.integer = std::move(*form);
    std::set<std::uint32_t> slots;
    slots_of(e, slots);
    return add(std::move(node), slots, false);
  }

  std::uint32_t compile_read(const ir::ExpressionPtr& e) {
    const auto tensor = tensors_.find(e->name);
    if (tensor == tensors_.end()) return unsupported("a read of '" + e->name + "'");
    if (e->type != ir::ScalarType::real) return unsupported("a read of a tensor that is not real");
    DefinitionNode node;
    node.kind = DefinitionNode::Kind::read;
    node.tensor = &tensor->second;
    std::set<std::uint32_t> slots;
    for (const ir::ExpressionPtr& index : e->operands) {
      auto form = IntegerForm::compile(index, sizes_, slots_, &tensors_);
      if (!form) return unsupported("an index of '" + e->name + "' that depends on data");
      node.indices.push_back(std::move(*form));
      slots_of(index, slots);
    }
    return add(std::move(node), slots, false);
  }

  std::uint32_t compile_apply(const ir::ExpressionPtr& e) {
    if (e->op->name == "select") return compile_select(e);
    auto operation = real_operation(e->op->name);
    if (!operation) return unsupported("the operation '" + std::string(e->op->name) + "'");
    DefinitionNode node;
    node.kind = DefinitionNode::Kind::operation;
    // x * x as a square: over errors two reads of one element are else two numbers of its range.
    const bool square = *operation == RealOperation::mul && ir::alpha_equal(e->operands[0], e->operands[1]);
    if (square) operation = RealOperation::power;
    node.operation = *operation;
    std::set<std::uint32_t> slots;
    const std::size_t values = *operation == RealOperation::power ? 1 : e->operands.size();
    for (std::size_t i = 0; i < values; ++i) {
      node.operands.push_back(compile(e->operands[i]));
      slots.insert(depends_[node.operands.back()].begin(), depends_[node.operands.back()].end());
    }
    if (square) {
      node.power = 2;
    } else if (*operation == RealOperation::power) {
      const auto exponent = integer_at(e->operands[1], sizes_);
      if (!exponent || *exponent < -64 || *exponent > 64)
        return unsupported("a power that is not a small integer");
      node.power = *exponent;
    }
    return add(std::move(node), slots,
               *operation >= RealOperation::power || *operation == RealOperation::div);
  }

  std::uint32_t compile_select(const ir::ExpressionPtr& e) {
    const std::uint32_t yes = compile(e->operands[1]), no = compile(e->operands[2]);
    return choice(e->operands[0], yes, no);
  }

  /// if condition then yes else no; what is joined by and, or, not becomes choices of choices.
  std::uint32_t choice(const ir::ExpressionPtr& condition, std::uint32_t yes, std::uint32_t no) {
    DefinitionNode node;
    node.kind = DefinitionNode::Kind::select;
    std::set<std::uint32_t> slots;
    if (auto form = IntegerForm::compile(condition, sizes_, slots_, &tensors_)) {
      node.integer = std::move(*form);
      slots_of(condition, slots);
    } else {
      const std::string_view name = condition->kind == ir::Kind::apply ? condition->op->name : "";
      if (name == "not") return choice(condition->operands[0], no, yes);
      if (name == "and") return choice(condition->operands[0], choice(condition->operands[1], yes, no), no);
      if (name == "or") return choice(condition->operands[0], yes, choice(condition->operands[1], yes, no));
      node.condition_on_data = true;
      node.operands.push_back(compile_comparison(condition));
    }
    node.operands.push_back(yes);
    node.operands.push_back(no);
    for (const std::uint32_t operand : node.operands)
      slots.insert(depends_[operand].begin(), depends_[operand].end());
    return add(std::move(node), slots, false);
  }

  std::uint32_t compile_comparison(const ir::ExpressionPtr& e) {
    if (e->kind == ir::Kind::apply)
      for (const auto& [name, comparison] : comparisons)
        if (name == e->op->name) {
          DefinitionNode node;
          node.kind = DefinitionNode::Kind::compare;
          node.comparison = comparison;
          for (const ir::ExpressionPtr& operand : e->operands) node.operands.push_back(compile(operand));
          std::set<std::uint32_t> slots = depends_[node.operands[0]];
          slots.insert(depends_[node.operands[1]].begin(), depends_[node.operands[1]].end());
          return add(std::move(node), slots, false);
        }
    return unsupported("a condition on data");
  }

  std::uint32_t compile_reduce(const ir::ExpressionPtr& e) {
    DefinitionNode node;
    node.kind = DefinitionNode::Kind::reduce;
    node.reduction = e->reduction;
    if (e->reduction == ir::Reduction::any || e->reduction == ir::Reduction::all)
      return unsupported("'any' and 'all' over data");
    std::vector<std::uint32_t> own;
    std::set<std::uint32_t> slots;
    bool integer = true;
    for (const ir::Binder& binder : e->binders) {
      auto lower = IntegerForm::compile(binder.lower, sizes_, slots_, &tensors_);
      auto upper = IntegerForm::compile(binder.upper, sizes_, slots_, &tensors_);
      integer = integer && lower && upper;
      slots_of(binder.lower, slots);
      slots_of(binder.upper, slots);
      const std::uint32_t slot = code_.slot_count++;
      slots_[binder.variable.id] = slot;
      own.push_back(slot);
      if (integer) node.loops.push_back({slot, std::move(*lower), std::move(*upper)});
    }
    if (e->condition) {
      node.condition = IntegerForm::compile(e->condition, sizes_, slots_, &tensors_);
      integer = integer && node.condition.has_value();
      slots_of(e->condition, slots);
    }
    std::uint32_t result = 0;
    if (integer) {
      node.operands.push_back(compile(e->operands[0]));
      slots.insert(depends_[node.operands[0]].begin(), depends_[node.operands[0]].end());
    }
    for (const ir::Binder& binder : e->binders) slots_.erase(binder.variable.id);
    for (const std::uint32_t slot : own) slots.erase(slot);
    result = integer ? add(std::move(node), slots, true) : unsupported("a range that depends on data");
    return result;
  }

  const Sizes& sizes_;
  const std::map<std::string, TensorLayout>& tensors_;
  Slots slots_;
  DefinitionCode code_;
  std::vector<std::set<std::uint32_t>> depends_;
};

}  // namespace

std::optional<RealOperation> real_operation(std::string_view op_name) {
  for (const auto& [name, operation] : real_operations)
    if (name == op_name) return operation;
  return std::nullopt;
}

DefinitionCode compile_definition(const ir::UnfoldedOutput& output, const Sizes& sizes,
                                  const std::map<std::string, TensorLayout>& tensors) {
  return Compiler(sizes, tensors).run(output);
}

}  // namespace warpproof::prove
