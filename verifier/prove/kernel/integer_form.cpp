#include "verifier/prove/kernel/integer_form.h"

#include <algorithm>

#include "verifier/prove/kernel/plan.h"

namespace warpproof::prove {
namespace {

using refmodels::number::Rational;

}  // namespace

Sizes to_sizes(const ir::SizeAssignment& assignment) { return {assignment.begin(), assignment.end()}; }

std::string describe(const Sizes& sizes) {
  std::string out;
  for (const auto& [name, value] : sizes)
    out += (out.empty() ? "" : " ") + name + "=" + std::to_string(value);
  return out;
}

std::optional<IntegerForm::Node> IntegerForm::combine(const refmodels::ops::Op& op,
                                                      std::vector<Node> operands) {
  const bool affine = std::all_of(operands.begin(), operands.end(),
                                  [](const Node& n) { return n.op == nullptr && n.tensor == nullptr; });
  const auto scaled_sum = [&](const Node& a, std::int64_t ca, const Node* b,
                              std::int64_t cb) -> std::optional<Node> {
    Node out;
    std::map<std::uint32_t, std::int64_t> terms;
    std::int64_t product = 0;
    const auto add = [&](const Node& n, std::int64_t c) {
      if (__builtin_mul_overflow(n.constant, c, &product) ||
          __builtin_add_overflow(out.constant, product, &out.constant))
        return false;
      for (const auto& [slot, k] : n.coefficients)
        if (__builtin_mul_overflow(k, c, &product) ||
            __builtin_add_overflow(terms[slot], product, &terms[slot]))
          return false;
      return true;
    };
    if (!add(a, ca) || (b != nullptr && !add(*b, cb))) return std::nullopt;
    for (const auto& [slot, k] : terms)
      if (k != 0) out.coefficients.emplace_back(slot, k);
    return out;
  };
  if (affine && op.name == "add") return scaled_sum(operands[0], 1, &operands[1], 1);
  if (affine && op.name == "sub") return scaled_sum(operands[0], 1, &operands[1], -1);
  if (affine && op.name == "neg") return scaled_sum(operands[0], -1, nullptr, 0);
  if (affine && op.name == "mul" && operands[0].coefficients.empty())
    return scaled_sum(operands[1], operands[0].constant, nullptr, 0);
  if (affine && op.name == "mul" && operands[1].coefficients.empty())
    return scaled_sum(operands[0], operands[1].constant, nullptr, 0);
  Node out;
  out.op = &op;
  out.operands = std::move(operands);
  const bool constant = std::all_of(out.operands.begin(), out.operands.end(), [](const Node& n) {
    return n.op == nullptr && n.tensor == nullptr && n.coefficients.empty();
  });
  if (!constant) return out;
  const std::optional<std::int64_t> value = evaluate(out, nullptr);
  if (!value) return std::nullopt;
  Node folded;
  folded.constant = *value;
  return folded;
}

std::optional<IntegerForm::Node> IntegerForm::compile_node(const ir::ExpressionPtr& e, const Sizes& sizes,
                                                           const Slots& slots, const Tensors* tensors) {
  Node out;
  switch (e->kind) {
    case ir::Kind::constant: {
      const auto value = e->value.to_int64();
      if (!value) return std::nullopt;
      out.constant = *value;
      return out;
    }
    case ir::Kind::size: {
      const auto at = sizes.find(e->name);
      if (at == sizes.end()) return std::nullopt;
      out.constant = at->second;
      return out;
    }
    case ir::Kind::index: {
      const auto at = slots.find(e->index_id);
      if (at == slots.end()) return std::nullopt;
      out.coefficients.emplace_back(at->second, 1);
      return out;
    }
    case ir::Kind::apply: {
      std::vector<Node> operands;
      for (const ir::ExpressionPtr& operand : e->operands) {
        std::optional<Node> node = compile_node(operand, sizes, slots, tensors);
        if (!node) return std::nullopt;
        operands.push_back(std::move(*node));
      }
      return combine(*e->op, std::move(operands));
    }
    case ir::Kind::read: {
      if (tensors == nullptr) return std::nullopt;
      const auto at = tensors->find(e->name);
      if (at == tensors->end() || !at->second.is_integer) return std::nullopt;
      out.tensor = &at->second;
      for (const ir::ExpressionPtr& operand : e->operands) {
        std::optional<Node> node = compile_node(operand, sizes, slots, tensors);
        if (!node) return std::nullopt;
        out.operands.push_back(std::move(*node));
      }
      return out;
    }
    default:
      return std::nullopt;
  }
}

std::optional<IntegerForm> IntegerForm::compile(const ir::ExpressionPtr& expression, const Sizes& sizes,
                                                const Slots& slots, const Tensors* tensors) {
  std::optional<Node> root = compile_node(expression, sizes, slots, tensors);
  if (!root) return std::nullopt;
  IntegerForm form;
  form.root_ = std::move(*root);
  return form;
}

std::optional<std::int64_t> IntegerForm::read(const Node& node, const std::int64_t* slot_values) {
  std::vector<std::int64_t> index;
  for (std::size_t i = 0; i < node.operands.size(); ++i) {
    const auto at = evaluate(node.operands[i], slot_values);
    if (!at || *at < 0 || *at >= node.tensor->extents[i]) return std::nullopt;
    index.push_back(*at);
  }
  const auto offset = static_cast<std::size_t>(node.tensor->offset(index));
  if (offset >= node.tensor->integers.size()) return std::nullopt;
  return node.tensor->integers[offset];
}

std::optional<std::int64_t> IntegerForm::evaluate(const Node& node, const std::int64_t* slot_values) {
  if (node.tensor != nullptr) return read(node, slot_values);
  if (node.op == nullptr) {
    std::int64_t sum = node.constant;
    for (const auto& [slot, coefficient] : node.coefficients) {
      std::int64_t product = 0;
      if (__builtin_mul_overflow(slot_values[slot], coefficient, &product) ||
          __builtin_add_overflow(sum, product, &sum))
        return std::nullopt;
    }
    return sum;
  }
  std::vector<Rational> operands;
  for (const Node& operand : node.operands) {
    const auto value = evaluate(operand, slot_values);
    if (!value) return std::nullopt;
    operands.emplace_back(*value);
  }
  const refmodels::ops::Exact exact = node.op->exact(operands);
  return exact ? exact.value.to_int64() : std::nullopt;
}

std::optional<std::int64_t> IntegerForm::at(const std::int64_t* slot_values) const {
  return evaluate(root_, slot_values);
}

std::optional<std::int64_t> integer_at(const ir::ExpressionPtr& expression, const Sizes& sizes) {
  const auto form = IntegerForm::compile(expression, sizes, {});
  return form ? form->at(nullptr) : std::nullopt;
}

std::optional<bool> condition_at(const ir::ExpressionPtr& expression, const Sizes& sizes) {
  const auto value = integer_at(expression, sizes);
  if (!value) return std::nullopt;
  return *value != 0;
}

}  // namespace warpproof::prove
