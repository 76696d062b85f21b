#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

const std::string load = "add.s64 %a, %in, %rd4; add.s64 %b, %out, %rd4; ld.global.f32 %f, [%a];\n";
const std::string store = "\nst.global.f32 [%b], %g;";

}  // namespace

TEST_CASE("symbolic: arithmetic follows the domain, through shared memory, packs and selects") {
  auto run = field(kernel(".shared .align 4 .b8 cells[256];",
                          load +
                              "mov.u32 %s, cells; add.s32 %s, %s, %off4; fma.rn.f32 %g, %f, 0f40000000, "
                              "0f3F800000; st.shared.f32 [%s], %g; ld.shared.u32 %x, [%s];\n"
                              "mov.b64 %c, {%x, %tx}; mov.b64 {%y, %z}, %c; setp.lt.s32 %p, %z, 32; mov.b32 "
                              "%h, %y; neg.f32 %e, %h; selp.f32 %g, %h, %e, %p;" +
                              store));
  check_clean(run.effect);
  Field& d = run.domain;
  const auto at = [&](std::uint64_t i) {
    return d.fma(d.input(0, i, Format::binary32), d.constant(0x40000000, Format::binary32),
                 d.constant(0x3f800000, Format::binary32), {});
  };
  CHECK(domain::agree(run.memory->element(1, 7).value, at(7)));
  CHECK(domain::agree(run.memory->element(1, 50).value, d.neg(at(50))));
  CHECK(run.effect.thread_instructions == 64 * 24);
}

TEST_CASE(
    "symbolic: data in a branch or an address is unsupported with its line; a choice of values is a value") {
  const auto branch = field(kernel("", load + "setp.lt.f32 %p, %f, 0f00000000; @%p bra over; ret; over:"));
  REQUIRE(branch.effect.unsupported.size() == 1);
  CHECK(branch.effect.unsupported[0].instruction == "bra");
  CHECK(branch.effect.findings.empty());
  CHECK_FALSE(branch.effect.ran_to_the_end);
  const auto address = field(kernel("", load + "mov.b32 %x, %f; and.b32 %x, %x, 60; cvt.u64.u32 %c, %x; "
                                               "add.s64 %c, %in, %c; ld.global.f32 %g, [%c];"));
  CHECK(address.effect.findings.empty());
  REQUIRE_FALSE(address.effect.unsupported.empty());
  CHECK(address.effect.unsupported[0].what.find("address") != std::string::npos);
  const auto select =
      field(kernel("", load + "setp.lt.f32 %p, %f, 0f00000000; selp.f32 %g, 0f00000000, %f, %p;" + store));
  check_clean(select.effect);
  Field& d = select.domain;
  const auto zero = d.constant(0, Format::binary32), x = d.input(0, 3, Format::binary32);
  CHECK(domain::agree(select.memory->element(1, 3).value,
                      d.select(domain::Comparison::less, x, zero, zero, x)));
  // The pattern of a float decides: nobody knows what that is as a number.
  const auto pattern = field(
      kernel("", load + "mov.b32 %x, %f; setp.lt.s32 %p, %x, 100; selp.f32 %g, 0f00000000, %f, %p;" + store));
  REQUIRE(pattern.effect.unsupported.size() == 1);
  CHECK(pattern.effect.unsupported[0].instruction == "selp.f32");
}

TEST_CASE(
    "symbolic: an unknown instruction, and an unknown modifier of a known one, are unsupported by name") {
  const auto unknown = field(kernel("", "frobnicate.f32 %f, %g;"));
  REQUIRE(unknown.effect.unsupported.size() == 1);
  CHECK(unknown.effect.unsupported[0].what == "frobnicate.f32");
  CHECK(unknown.effect.unsupported[0].ptx_line > 5);
  CHECK(field(kernel("", load + "add.rn.wobbly.f32 %g, %f, %f;")).effect.unsupported.size() == 1);
  CHECK(field(kernel("", load + "atom.global.add.v2.f32 %g, [%b], %f;")).effect.unsupported.size() == 1);
  // Not reached: not reported.
  check_clean(field(kernel("", "bra over; frobnicate.f32 %f, %g; over:")).effect);
  // What nobody promises may be read, not used.
  const std::string clock = "mov.u32 %x, %clock; mov.u32 %y, %warpid;";
  check_clean(field(kernel("", clock)).effect);
  CHECK(field(kernel("", clock + "add.s64 %b, %out, %rd4; st.global.u32 [%b], %x;"))
            .effect.unsupported.size() == 1);
  CHECK(field(kernel("", clock + "setp.lt.u32 %p, %y, 2; @%p bra OVER; ret; OVER:"))
            .effect.unsupported.size() == 1);
}

TEST_CASE("symbolic: constants that are exact stay bits, constants that round are both bits and a value") {
  auto run = field(kernel("", load +
                                  "mov.f32 %g, 0f3DCCCCCD; mul.f32 %h, %g, 0f40400000; cvt.rzi.s32.f32 %x, "
                                  "%h; mul.wide.s32 %c, %x, 4; add.s64 %a, %in, %c;\n"
                                  "ld.global.f32 %f, [%a]; mul.f32 %g, %f, %h;" +
                                  store));
  check_clean(run.effect);
  Field& d = run.domain;
  const auto tenth = d.constant(0x3dcccccd, Format::binary32);
  const auto expected =
      d.mul(d.input(0, 0, Format::binary32), d.mul(tenth, d.constant(0x40400000, Format::binary32), {}), {});
  CHECK(domain::agree(run.memory->element(1, 5).value, expected));
}

TEST_CASE("symbolic: halves keep their identity through packed words and memory") {
  const auto text = kernel(".reg .b16 %h0, %h1; .shared .align 4 .b8 cells[256];",
                           load +
                               "cvt.rn.f16.f32 %h0, %f; add.f32 %g, %f, %f; cvt.rn.f16.f32 %h1, %g; mov.b32 "
                               "%x, {%h0, %h1}; mov.u32 %s, cells; add.s32 %s, %s, %off4;\n"
                               "st.shared.b32 [%s], %x; ld.shared.b16 %h1, [%s+2]; st.shared.b16 [%s], %h1; "
                               "ld.shared.b32 %x, [%s]; mov.b32 {%h0, _}, %x; cvt.f32.f16 %g, %h0;" +
                               store);
  auto run = field(text);
  check_clean(run.effect);
  const auto x = run.domain.input(0, 9, Format::binary32);
  CHECK(domain::agree(run.memory->element(1, 9).value, run.domain.add(x, x, {})));
}

namespace {

/// Knows one sequence: (x rounded down and doubled by an integer addition to the exponent) is 2 x + 1, say.
struct Toy : SequenceMatcher<Field> {
  Field* domain = nullptr;
  int offered = 0;
  std::optional<Replacement<Field>> match(const RawGraph<Field>& graph, NodeId id) override {
    ++offered;
    if (graph.opcode_text(id) != "add.s32") return std::nullopt;
    const RawNode<Field>& node = graph.node(id);
    if (node.operands[0].kind != OperandKind::node || node.operands[1].kind != OperandKind::bits ||
        node.operands[1].bits != 0x800000)
      return std::nullopt;
    const NodeId inner = node.operands[0].node;
    if (graph.opcode_text(inner) != "add.rm.f32" || graph.node(inner).operands[0].kind != OperandKind::value)
      return std::nullopt;
    Replacement<Field> replacement;
    replacement.value =
        domain->add(graph.node(inner).operands[0].value, graph.node(inner).operands[0].value, {});
    replacement.leans_on = "toy";
    return replacement;
  }
};

}  // namespace

TEST_CASE(
    "raw graph: what leaves the reals is a node, a matcher gives it a value, one bit off and it does not") {
  const auto text = [](const std::string& immediate) {
    return kernel("", load + "add.rm.f32 %h, %f, 0f3F800000; mov.b32 %x, %h; add.s32 %x, %x, " + immediate +
                          "; mov.b32 %g, %x; add.f32 %g, %g, %f;" + store);
  };
  const auto run_with = [&](const std::string& immediate, Toy& toy) {
    Run<Field> run(Field("test"));
    toy.domain = &run.domain;
    std::vector<Buffer> buffers(2);
    buffers[0] = {.name = "in", .elements = 64, .tensor = 0};
    buffers[1] = {.name = "out", .mode = BufferMode::out, .elements = 64};
    run.memory = std::make_unique<Memory<Field>>(buffers, run.domain);
    Launch launch;
    launch.entry = "k";
    launch.block = {64, 1, 1};
    launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(0, 4)};
    run.effect = execute<Field>(parse(text(immediate)), launch, *run.memory, run.domain, &toy, base::Limits{},
                                base::Deadline(10'000));
    const auto found = run.memory->element(1, 3);
    const auto x = run.domain.input(0, 3, Format::binary32);
    const bool matched = found.state == CellState::value &&
                         domain::agree(found.value, run.domain.add(run.domain.add(x, x, {}), x, {}));
    return std::pair(matched, run.effect);
  };
  Toy toy;
  const auto [matched, effect] = run_with("0x800000", toy);
  CHECK(matched);
  check_clean(effect);
  CHECK(toy.offered == 128);
  CHECK(std::find(effect.leans_on.begin(), effect.leans_on.end(), "toy") != effect.leans_on.end());
  Toy other;
  const auto [wrong, unmatched] = run_with("0x800001", other);
  CHECK_FALSE(wrong);
  REQUIRE_FALSE(unmatched.unsupported.empty());
  CHECK(unmatched.unsupported[0].instruction == "add.f32");
  CHECK(unmatched.unsupported[0].ptx_line > 0);
}

TEST_CASE("memory: a second launch sees what the first one left") {
  Field domain("test");
  const auto f32 = ElementType::of(Format::binary32);
  Memory<Field> memory({{.name = "in", .element = f32, .elements = 64, .tensor = 0},
                        {.name = "mid", .mode = BufferMode::workspace, .element = f32, .elements = 64},
                        {.name = "out", .mode = BufferMode::out, .element = f32, .elements = 64}},
                       domain);
  const machine::Code code = parse(kernel("", load + "add.f32 %g, %f, %f;" + store));
  Launch launch;
  launch.entry = "k";
  launch.block = {64, 1, 1};
  for (std::uint32_t step = 0; step < 2; ++step) {
    launch.arguments = {Argument::pointer(step), Argument::pointer(step + 1), Argument::scalar(0, 4)};
    check_clean(
        execute<Field>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(10'000)));
  }
  const auto x = domain.input(0, 11, Format::binary32);
  CHECK(domain::agree(memory.element(2, 11).value,
                      domain.mul(x, domain.constant(0x40800000, Format::binary32), {})));
  CHECK(memory.element(1, 11).writes == 0);
}

TEST_CASE("arguments: a symbolic scalar and a struct by value") {
  const machine::Code code = parse(
      ".version 9.0\n.target sm_80\n.address_size 64\n.visible .entry k(.param .f32 eps, .param .align 8 .b8 "
      "pack[24])\n{ .reg .f32 %f, %g; .reg .b64 %a, %b; .reg .b32 %x;\n"
      "ld.param.f32 %f, [eps]; ld.param.u64 %a, [pack]; ld.param.u64 %b, [pack+8]; ld.param.u32 %x, "
      "[pack+20]; mul.wide.u32 %b, %x, 4; add.s64 %a, %a, %b;\n"
      "add.f32 %g, %f, 0f3F800000; st.global.f32 [%a], %g; ret; }");
  Field domain("test");
  Memory<Field> memory({{.name = "out", .mode = BufferMode::out, .elements = 8}}, domain);
  Launch launch;
  launch.entry = "k";
  Argument pack;
  pack.pieces = {{.offset_bytes = 0, .bytes = 8, .buffer = 0},
                 {.offset_bytes = 8, .bytes = 8, .bits = 5},
                 {.offset_bytes = 16, .bytes = 4, .bits = 1},
                 {.offset_bytes = 20, .bytes = 4, .bits = 6}};
  launch.arguments = {Argument::symbolic(3, Format::binary32), pack};
  check_clean(execute<Field>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(10'000)));
  const auto expected =
      domain.add(domain.input(3, 0, Format::binary32), domain.constant(0x3f800000, Format::binary32), {});
  CHECK(domain::agree(memory.element(0, 6).value, expected));
  CHECK(memory.element(0, 5).state == CellState::poison);
}
