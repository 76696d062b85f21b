#include "verifier/idioms/matcher.h"

#include <doctest/doctest.h>

#include <set>

#include "tests/unit/idioms/graph_builder.h"

using namespace warpproof;
using namespace warpproof::idioms;
using namespace builder;

namespace {

struct Bench {
  Field field{"idioms", 0};
  Graph graph;
  Field::Value x = field.input(0, 0, domain::Format::binary32);
  Operand argument = Operand::of_value(x, domain::Format::binary32);
  TemplateMatcher<Field> matcher{field};

  std::optional<exec::Replacement<Field>> match(const Pattern& pattern) {
    return matcher.match(graph, build(graph, pattern, argument));
  }
  bool is(const std::optional<exec::Replacement<Field>>& found, const Field::Value& value) {
    return found && std::memcmp(&found->value, &value, sizeof value) == 0;
  }
};

const Pattern& pattern_of(const char* id) { return template_named(id)->pattern; }

/// Other spellings of an opcode: each modifier dropped, each of the usual ones added, the name changed.
std::set<std::string> other_opcodes(const std::string& opcode) {
  std::vector<std::string> parts;
  for (std::size_t at = 0; at < opcode.size();) {
    const std::size_t next = std::min(opcode.find('.', at + 1), opcode.size());
    parts.push_back(opcode.substr(at, next - at));
    at = next;
  }
  std::set<std::string> out;
  const auto add = [&](const std::vector<std::string>& words) {
    std::string text;
    for (const std::string& word : words) text += word;
    if (text != opcode) out.insert(text);
  };
  for (std::size_t i = 1; i < parts.size(); ++i) {
    auto fewer = parts;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    add(fewer);
    for (const char* other : {".rn", ".rz", ".rm", ".rp", ".ftz", ".sat", ".approx", ".f32", ".f16", ".b32",
                              ".u32", ".ge", ".gt", ".lt"}) {
      auto more = parts;
      more.insert(more.begin() + static_cast<std::ptrdiff_t>(i), other);
      add(more);
      auto changed = parts;
      changed[i] = other;
      add(changed);
    }
  }
  for (const char* other : {"add", "sub", "mul", "neg", "abs", "shl", "shr", "ex2", "lg2", "min"}) {
    auto renamed = parts;
    renamed[0] = other;
    add(renamed);
  }
  return out;
}

}  // namespace

TEST_CASE("each template matches itself and gives the function of its argument") {
  for (const Template& known : templates()) {
    Bench bench;
    const auto found = bench.match(known.pattern);
    REQUIRE(found);
    CHECK(found->leans_on == known.id);
    CHECK(bench.is(found, bench.field.apply(known.function, bench.x, {})));
    REQUIRE(bench.matcher.obligations().size() == 1);
    CHECK(bench.matcher.obligations()[0].learnt == &known);
  }
}

TEST_CASE("one flipped bit of any immediate: no match") {
  std::size_t flips = 0;
  for (const Template& known : templates())
    for (std::size_t n = 0; n < known.pattern.nodes.size(); ++n)
      for (std::size_t o = 0; o < known.pattern.nodes[n].operands.size(); ++o)
        for (int bit = 0; bit < 32 && known.pattern.nodes[n].operands[o].kind == PatternOperand::Kind::bits;
             ++bit) {
          Bench bench;
          Pattern changed = known.pattern;
          changed.nodes[n].operands[o].bits ^= std::uint64_t{1} << bit;
          CHECK(!bench.match(changed));
          ++flips;
        }
  CHECK(flips >= 17 * 32);
}

TEST_CASE("one changed, added or dropped modifier: no match") {
  std::size_t changes = 0;
  for (const Template& known : templates())
    for (std::size_t n = 0; n < known.pattern.nodes.size(); ++n)
      for (const std::string& other : other_opcodes(known.pattern.nodes[n].opcode)) {
        Bench bench;
        Pattern changed = known.pattern;
        changed.nodes[n].opcode = other;
        CHECK_MESSAGE(!bench.match(changed),
                      known.id << ": " << known.pattern.nodes[n].opcode << " -> " << other);
        ++changes;
      }
  CHECK(changes > 500);
}

TEST_CASE("another second destination, operand or argument: no match") {
  for (const Template& known : templates())
    for (std::size_t n = 0; n < known.pattern.nodes.size(); ++n) {
      Bench bench;
      Pattern changed = known.pattern;
      changed.nodes[n].result = 1;
      CHECK(!bench.match(changed));
      for (std::size_t o = 0; o < known.pattern.nodes[n].operands.size(); ++o) {
        // An immediate in place of the operand, the argument in place of it, another earlier node in place of
        // it.
        for (const PatternOperand& other : {PatternOperand{PatternOperand::Kind::bits, 0, 0x12345678},
                                            PatternOperand{PatternOperand::Kind::argument, 0, 0},
                                            PatternOperand{PatternOperand::Kind::node, 0, 0}}) {
          changed = known.pattern;
          if (other == changed.nodes[n].operands[o] || (other.kind == PatternOperand::Kind::node && n == 0))
            continue;
          changed.nodes[n].operands[o] = other;
          if (commutes(changed.nodes[n].opcode) &&
              changed.nodes[n].operands[0] == known.pattern.nodes[n].operands[1] &&
              changed.nodes[n].operands[1] == known.pattern.nodes[n].operands[0])
            continue;
          Bench fresh;
          CHECK_MESSAGE(!fresh.match(changed), known.id << " node " << n << " operand " << o);
        }
      }
    }
}

TEST_CASE("two different arguments in one sequence: no match") {
  const Pattern& expf = pattern_of("nvcc/expf");
  Bench bench;
  Pattern with_two = expf;
  // The second use of x becomes y: a value of another tensor element.
  Graph& graph = bench.graph;
  const Operand y =
      Operand::of_value(bench.field.input(0, 1, domain::Format::binary32), domain::Format::binary32);
  std::vector<NodeId> ids;
  std::size_t uses = 0;
  for (const auto& node : with_two.nodes) {
    std::vector<Operand> operands;
    for (const PatternOperand& o : node.operands) {
      if (o.kind == PatternOperand::Kind::argument) operands.push_back(++uses == 2 ? y : bench.argument);
      if (o.kind == PatternOperand::Kind::bits) operands.push_back(Operand::of_bits(o.bits));
      if (o.kind == PatternOperand::Kind::node) operands.push_back(Operand::of_node(ids[o.node]));
    }
    ids.push_back(add_node(graph, node.opcode, operands));
  }
  CHECK(uses == 3);
  CHECK(!bench.matcher.match(graph, ids.back()));
}

TEST_CASE("factors may stand in either order, other operands may not") {
  for (const Template& known : templates())
    for (std::size_t n = 0; n < known.pattern.nodes.size(); ++n) {
      Pattern changed = known.pattern;
      auto& operands = changed.nodes[n].operands;
      if (operands.size() < 2 || operands[0] == operands[1]) continue;
      std::swap(operands[0], operands[1]);
      Bench bench;
      CHECK_MESSAGE(bench.match(changed).has_value() == commutes(changed.nodes[n].opcode),
                    known.id << " node " << n);
    }
}

TEST_CASE("a multiplication at the root may be contracted with an addition: f(x) + c") {
  Bench bench;
  Pattern contracted_expf = pattern_of("nvcc/expf");
  contracted_expf.nodes.back().opcode = "fma.rn.f32";
  contracted_expf.nodes.back().operands.push_back({PatternOperand::Kind::bits, 0, 0x3f800000});
  const auto found = bench.match(contracted_expf);
  const auto one = bench.field.constant(0x3f800000, domain::Format::binary32);
  CHECK(bench.is(found, bench.field.add(bench.field.apply(domain::Function::exp, bench.x, {}), one, {})));

  for (const char* other : {"fma.rz.f32", "fma.rn.ftz.f32", "fma.rn.sat.f32", "mad.rn.f32", "fma.rm.f32"}) {
    Bench fresh;
    contracted_expf.nodes.back().opcode = other;
    CHECK(!fresh.match(contracted_expf));
  }
  // An addend that has no value is not an addition of the function's value.
  Bench unknown;
  contracted_expf.nodes.back().opcode = "fma.rn.f32";
  contracted_expf.nodes.back().operands[2] = {PatternOperand::Kind::node, 4, 0};
  CHECK(!unknown.match(contracted_expf));
}

TEST_CASE("the argument may itself be a node with a value, and must have one") {
  Bench bench;
  Node made;
  made.opcode = bench.graph.intern_opcode("add.f32");
  made.operand_count = 2;
  made.operands[0] = bench.argument;
  made.operands[1] = bench.argument;
  made.has_value = true;
  made.value = bench.field.add(bench.x, bench.x, {});
  const NodeId sum = bench.graph.add(made).first;
  const NodeId root = build(bench.graph, pattern_of("nvcc/expf"), Operand::of_node(sum));
  CHECK(bench.matcher.match(bench.graph, root));
  const NodeId unknown = add_node(bench.graph, "shr.b32", {bench.argument, Operand::of_bits(1)});
  CHECK(!bench.matcher.match(bench.graph,
                             build(bench.graph, pattern_of("nvcc/expf"), Operand::of_node(unknown))));
  const Operand half = Operand::of_value(bench.x, domain::Format::binary16);
  CHECK(!bench.matcher.match(bench.graph, build(bench.graph, pattern_of("nvcc/expf"), half)));
}

TEST_CASE("one obligation an argument") {
  Bench bench;
  bench.match(pattern_of("nvcc/expf"));
  bench.match(pattern_of("nvcc/expf"));
  CHECK(bench.matcher.obligations().size() == 1);
  bench.argument =
      Operand::of_value(bench.field.input(0, 7, domain::Format::binary32), domain::Format::binary32);
  bench.match(pattern_of("nvcc/expf"));
  CHECK(bench.matcher.obligations().size() == 2);
}
