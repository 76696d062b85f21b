#include "verifier/domain/term_normalize.h"

#include "verifier/domain/term_sum.h"

namespace warpproof::domain::term {

namespace {

// Not a normal form: a monomial number that no table reaches.
constexpr Normal unset{UINT32_MAX, 0};
// How many inner sums are opened up in place; beyond that they are normalised on their own.
constexpr std::size_t opened_max = 4096;

}  // namespace

std::uint64_t Normalizer::bytes() const {
  constexpr std::uint64_t map_entry = sizeof(std::uint64_t) + sizeof(Normal) + 4 * sizeof(void*);
  std::uint64_t total = 0;
  for (const int mode : {0, 1})
    total += nodes_[mode].capacity() * sizeof(Normal) + chains_[mode].size() * map_entry;
  return total;
}

bool Normalizer::is_sum(const Graph& graph, std::uint64_t raw) {
  if (tag_of(raw) == Tag::chain) return true;
  return tag_of(raw) == Tag::node && graph.node(raw).kind == NodeKind::add;
}

std::optional<Normal> Normalizer::known(std::uint64_t raw) {
  const int mode = algebra_.full() ? 1 : 0;
  switch (tag_of(raw)) {
    case Tag::constant: {
      const auto coefficient = static_cast<CoefficientId>(payload_of(raw));
      if (Coefficients::is_special(coefficient)) throw Undefined{};
      return algebra_.constant(coefficient);
    }
    case Tag::input:
      return algebra_.input(raw);
    case Tag::product: {
      const auto [a, b] = graph_.product(raw);
      return algebra_.tuple({a, b, raw_one, raw_one});
    }
    case Tag::node: {
      const auto& memory = nodes_[mode];
      const std::uint64_t index = payload_of(raw);
      if (index >= memory.size() || memory[index] == unset) return std::nullopt;
      return memory[index];
    }
    case Tag::chain:
      break;
  }
  const auto found = chains_[mode].find(raw);
  return found == chains_[mode].end() ? std::nullopt : std::optional(found->second);
}

void Normalizer::remember(std::uint64_t raw, Normal value) {
  const int mode = algebra_.full() ? 1 : 0;
  if (tag_of(raw) == Tag::chain) {
    chains_[mode].emplace(raw, value);
    return;
  }
  auto& memory = nodes_[mode];
  if (memory.size() <= payload_of(raw)) memory.resize(graph_.node_count(), unset);
  memory[payload_of(raw)] = value;
}

Normal Normalizer::normalize(std::uint64_t raw, bool full) {
  algebra_.set_full(full);
  std::vector<std::uint64_t> stack{raw};
  while (!stack.empty()) {
    const std::uint64_t top = stack.back();
    if (known(top)) {
      stack.pop_back();
    } else if (!push_missing(top, stack)) {
      remember(top, compute(top));
      stack.pop_back();
    }
  }
  return *known(raw);
}

bool Normalizer::push_missing(std::uint64_t raw, std::vector<std::uint64_t>& stack) {
  const std::size_t before = stack.size();
  const auto need = [&](std::uint64_t operand) {
    const Tag tag = tag_of(operand);
    if ((tag == Tag::node || tag == Tag::chain) && !known(operand)) stack.push_back(operand);
  };
  if (!is_sum(graph_, raw)) {
    for (const std::uint64_t part : operands(raw)) need(part);
    return stack.size() != before;
  }
  std::vector<Piece> pieces;
  gather(raw, pieces);
  for (const Piece& piece : pieces) {
    const auto step_through = [&](std::uint64_t first, std::int64_t step) {
      if (tag_of(first) != Tag::node && tag_of(first) != Tag::chain) return;
      const std::uint32_t different = step == 0 ? 1 : piece.run.count;
      for (std::uint32_t i = 0; i < different; ++i) need(first + static_cast<std::uint64_t>(step) * i);
    };
    step_through(piece.run.a, piece.run.step_a);
    step_through(piece.run.b, piece.run.step_b);
  }
  return stack.size() != before;
}

// What a node that is not a sum is made of; nested maxima are opened up, so that only the whole set is made.
std::vector<std::uint64_t> Normalizer::operands(std::uint64_t raw) {
  const NodeKind kind = graph_.node(raw).kind;
  if (is_choice(kind)) {
    const Node& branches = graph_.node(graph_.node(raw).b);
    return {graph_.node(raw).a, branches.a, branches.b};
  }
  if (kind != NodeKind::maximum && kind != NodeKind::minimum) return {graph_.node(raw).a, graph_.node(raw).b};
  std::vector<std::uint64_t> open{raw}, parts;
  for (std::size_t opened = 0; !open.empty();) {
    const std::uint64_t part = open.back();
    open.pop_back();
    const bool nested = tag_of(part) == Tag::node && graph_.node(part).kind == kind;
    if (nested && opened < opened_max && (part == raw || !known(part))) {
      ++opened;
      open.push_back(graph_.node(part).a);
      open.push_back(graph_.node(part).b);
    } else {
      parts.push_back(part);
    }
  }
  return parts;
}

Normal Normalizer::compute_extreme(std::uint64_t raw) {
  const CoefficientId sign =
      graph_.node(raw).kind == NodeKind::maximum ? Coefficients::one : Coefficients::minus_one;
  std::vector<Normal> members;
  for (const std::uint64_t part : operands(raw)) members.push_back(algebra_.scale(operand(part), sign));
  return algebra_.scale(algebra_.maximum(std::move(members)), sign);
}

// One step of `gather`: a node below a sum, opened up when it is a sum or a multiple of one.
void Normalizer::gather_node(std::uint64_t raw, CoefficientId scale,
                             std::vector<std::pair<std::uint64_t, CoefficientId>>& open,
                             std::vector<Piece>& pieces) {
  if (tag_of(raw) == Tag::node) {
    const Node& node = graph_.node(raw);
    if (node.kind == NodeKind::add) {
      open.emplace_back(node.a, scale);
      open.emplace_back(node.b, scale);
      return;
    }
    if (node.kind == NodeKind::multiply && is_constant(node.a) && is_sum(graph_, node.b)) {
      const auto factor = static_cast<CoefficientId>(payload_of(node.a));
      open.emplace_back(node.b, algebra_.coefficients().multiply(scale, factor));
      return;
    }
  }
  if (tag_of(raw) == Tag::product) {
    const auto [a, b] = graph_.product(raw);
    pieces.push_back({{a, b, 0, 0, 1}, scale});
    return;
  }
  pieces.push_back({{raw_one, raw, 0, 0, 1}, scale});
}

void Normalizer::gather(std::uint64_t raw, std::vector<Piece>& pieces) {
  std::vector<std::pair<std::uint64_t, CoefficientId>> open{{raw, Coefficients::one}};
  std::size_t opened = 0;
  while (!open.empty()) {
    const auto [part, scale] = open.back();
    open.pop_back();
    const bool closed = part != raw && (opened >= opened_max || known(part).has_value());
    if (closed || tag_of(part) != Tag::chain) {
      if (closed) {
        pieces.push_back({{raw_one, part, 0, 0, 1}, scale});
      } else {
        opened += tag_of(part) == Tag::node ? 1 : 0;
        gather_node(part, scale, open, pieces);
      }
      continue;
    }
    ++opened;
    const Chain& chain = graph_.chain(part);
    if (chain.base != raw_zero) open.emplace_back(chain.base, scale);
    std::uint32_t left = length_of(part);
    for (std::size_t i = 0; i < chain.items.run_count() && left != 0; ++i) {
      PairRun run = chain.items.run(i);
      run.count = std::min(run.count, left);
      left -= run.count;
      // x + (another sum): opened up like the branch of a tree.
      const bool inner_sum = run.count == 1 && is_constant(run.a) && is_sum(graph_, run.b);
      if (inner_sum) {
        const auto factor = static_cast<CoefficientId>(payload_of(run.a));
        open.emplace_back(run.b, algebra_.coefficients().multiply(scale, factor));
      } else {
        pieces.push_back({run, scale});
      }
    }
  }
}

Normal Normalizer::operand(std::uint64_t raw) {
  const auto value = known(raw);
  return value ? *value : throw OutOfBudget{};
}

// The inputs that an operand consists of, or false: none for the constant one, one, or two for a product.
bool Normalizer::add_inputs(std::uint64_t raw, Tuple& tuple, std::size_t& used) const {
  if (raw == raw_one) return true;
  if (is_input(raw)) {
    tuple[used++] = raw;
    return true;
  }
  if (tag_of(raw) != Tag::product) return false;
  const auto [a, b] = graph_.product(raw);
  tuple[used++] = a;
  tuple[used++] = b;
  return true;
}

void Normalizer::add_piece(const Piece& given, Sum& sum) {
  Piece piece = given;
  PairRun& run = piece.run;
  // A constant operand is the same throughout its run (same_family).
  if (is_constant(run.b)) {
    std::swap(run.a, run.b);
    std::swap(run.step_a, run.step_b);
  }
  if (is_constant(run.a) && !is_constant(run.b)) {
    piece.scale =
        algebra_.coefficients().multiply(piece.scale, static_cast<CoefficientId>(payload_of(run.a)));
    run.a = raw_one;
  }
  const auto is_linear = [](std::uint64_t first) { return first == raw_one || is_input(first); };
  if (is_linear(run.a) && is_input(run.b)) {
    sum.add_run({{run.a, run.b, raw_one, raw_one}, {run.step_a, run.step_b, 0, 0}, run.count, piece.scale});
    return;
  }
  algebra_.spend(run.count);
  const bool fixed_a = run.step_a == 0;
  const Normal first_a = operand(run.a);
  for (std::uint32_t i = 0; i < run.count; ++i) {
    const std::uint64_t raw_a = run.a + static_cast<std::uint64_t>(run.step_a) * i;
    const std::uint64_t raw_b = run.b + static_cast<std::uint64_t>(run.step_b) * i;
    Tuple tuple = tuple_of_ones;
    std::size_t used = 0;
    if (add_inputs(raw_a, tuple, used) && add_inputs(raw_b, tuple, used) && used != 0) {
      sum.add_run({.first = tuple, .coefficient = piece.scale});
      continue;
    }
    sum.add(algebra_.multiply(fixed_a ? first_a : operand(raw_a), operand(raw_b)), piece.scale);
  }
}

Normal Normalizer::compute_sum(std::uint64_t raw) {
  std::vector<Piece> pieces;
  gather(raw, pieces);
  Sum sum(algebra_, algebra_.full() ? Expansion::full : Expansion::pure);
  for (const Piece& piece : pieces) add_piece(piece, sum);
  return sum.finish();
}

Normal Normalizer::compute_function(const Node& node) {
  const Normal x = operand(node.a);
  const Normal ln_of_2 = algebra_.log_of(2);
  switch (node.function) {
    case Function::square_root:
      return algebra_.square_root(x);
    case Function::reciprocal_square_root:
      return algebra_.inverse(algebra_.square_root(x));
    case Function::reciprocal:
      return algebra_.inverse(x);
    case Function::exp:
      return algebra_.exponential(x);
    case Function::exp2:
      return algebra_.exponential(algebra_.multiply(x, ln_of_2));
    case Function::log:
      return algebra_.logarithm(x);
    case Function::log2:
      return algebra_.multiply(algebra_.logarithm(x), algebra_.inverse(ln_of_2));
    case Function::sin:
    case Function::cos:
      return algebra_.sine_or_cosine(node.function, x);
    case Function::tanh:
      return algebra_.hyperbolic_tangent(x);
    case Function::erf:
      return algebra_.error_function(x);
  }
  throw Undefined{};
}

Normal Normalizer::compute(std::uint64_t raw) {
  if (is_sum(graph_, raw)) return compute_sum(raw);
  const Node node = graph_.node(raw);
  switch (node.kind) {
    case NodeKind::multiply:
      return algebra_.multiply(operand(node.a), operand(node.b));
    case NodeKind::divide:
      return algebra_.multiply(operand(node.a), algebra_.inverse(operand(node.b)));
    case NodeKind::maximum:
    case NodeKind::minimum:
      return compute_extreme(raw);
    case NodeKind::absolute:
      return algebra_.absolute(operand(node.a));
    case NodeKind::function:
      return compute_function(node);
    case NodeKind::choose_positive:
    case NodeKind::choose_zero: {
      const Node branches = graph_.node(node.b);
      return algebra_.choose(
          {node.kind == NodeKind::choose_zero, operand(node.a), operand(branches.a), operand(branches.b)});
    }
    case NodeKind::log2_of_e:
      return algebra_.inverse(algebra_.log_of(2));
    case NodeKind::ln_of_2:
      return algebra_.log_of(2);
    case NodeKind::pair:
    case NodeKind::add:
      break;
  }
  throw Undefined{};
}

}  // namespace warpproof::domain::term
