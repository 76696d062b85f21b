// Operands: literals, constant expressions, addresses, symbols, calls; and what nobody knows.
#include "support.h"

using namespace warpproof;
using namespace ptx_test;

namespace {

/// The immediate that `text` is as the last operand of an instruction.
ptx::Immediate value_of(const std::string& text) {
  const ptx::Module module = kernel_of(".reg .b64 r; mov.b64 r, " + text + ";");
  check_print_and_read(module);
  return std::get<ptx::Immediate>(module.entries[0].body[0].operands[1].value);
}
std::int64_t integer_of(const std::string& text) {
  const ptx::Immediate value = value_of(text);
  CHECK(value.kind == ptx::Immediate::Kind::integer);
  return static_cast<std::int64_t>(value.bits);
}
bool is_malformed(const std::string& text) {
  return codes_of(with_head(".entry k() { .reg .b64 r; mov.b64 r, " + text + "; }")).starts_with("E0403");
}

}  // namespace

TEST_CASE("literals") {
  CHECK(integer_of("0") == 0);
  CHECK(integer_of("017") == 15);
  CHECK(integer_of("0b1011") == 11);
  CHECK(integer_of("0xFFFFFFFFFFFFFFFF") == -1);
  CHECK(value_of("18446744073709551615").is_unsigned);
  CHECK(!value_of("9223372036854775807").is_unsigned);
  CHECK(integer_of("-9223372036854775808U") == INT64_MIN);
  CHECK(integer_of("-9223372036854775807-1") == INT64_MIN);
  CHECK(value_of("0f3f800000").bits == 0x3f800000);
  CHECK(value_of("0D3FF0000000000000").bits == 0x3ff0000000000000);
  CHECK(value_of("-0f3F800000").bits == 0xbf800000);
  CHECK(value_of("1.5").kind == ptx::Immediate::Kind::float64);
  CHECK(value_of("1.5").bits == 0x3ff8000000000000);
  CHECK(value_of(".5").bits == value_of("5e-1").bits);
  CHECK(value_of(".5e-3").bits == value_of("5.e-4").bits);
  CHECK(value_of("0.1").bits == 0x3fb999999999999a);
}

TEST_CASE("malformed literals") {
  for (const char* text : {"08", "0x", "0xG", "0f3F80", "0f3F8000000", "0d3FF", "0b2", "18446744073709551616",
                           "1.0f", "1e999", "12U3", "0fG0000000"}) {
    CAPTURE(text);
    CHECK(is_malformed(text));
  }
}

TEST_CASE("constant expressions follow C in 64 bits") {
  CHECK(integer_of("(4+5)*2") == 18);
  CHECK(integer_of("4+5*2") == 14);
  CHECK(integer_of("-7/2") == -3);
  CHECK(integer_of("-7 % 2") == -1);
  CHECK(integer_of("7U-8 > 0") == 1);
  CHECK(integer_of("-1 < 0U") == 0);
  CHECK(integer_of("-1 < 0") == 1);
  CHECK(integer_of("1<<4|3") == 19);
  CHECK(integer_of("-16>>2") == -4);
  CHECK(integer_of("~0") == -1);
  CHECK(integer_of("!5") == 0);
  CHECK(integer_of("1 ? 2 : 3") == 2);
  CHECK(integer_of("0 ? 2 : 0 ? 4 : 5") == 5);
  CHECK(integer_of("WARP_SZ*2") == 64);
  CHECK(integer_of("(.s64)(.u64)-1") == -1);
  CHECK(integer_of("3 == 3 && 2 != 2 || 1") == 1);
  CHECK(integer_of("10-4-3") == 3);
  CHECK(integer_of("(-9223372036854775807-1)/-1") == INT64_MIN);
  CHECK(value_of("1.0+2.0*2.0").bits == value_of("5.0").bits);
  for (const char* text : {"1/0", "1 % 0", "1<<64", "1.0 % 2.0", "1+2.0", "~1.0", "0f3F800000+1"}) {
    CAPTURE(text);
    CHECK(is_malformed(text));
  }
}

TEST_CASE("constant expressions against C++ on all small operands") {
  const auto expect = [](const std::string& text, std::int64_t value) {
    const auto result = load(with_head(".entry k() { .reg .b64 r; mov.b64 r, " + text + "; }"));
    REQUIRE(bool(result));
    const auto& operand = result->entries[0].body[0].operands[1].value;
    CHECK_MESSAGE(static_cast<std::int64_t>(std::get<ptx::Immediate>(operand).bits) == value, text);
  };
  for (std::int64_t a = -3; a <= 3; ++a) {
    for (std::int64_t b = 1; b <= 3; ++b) {
      const std::string x = std::to_string(a);
      const std::string y = std::to_string(b);
      expect(x + "*" + y + "-" + y, a * b - b);
      expect(x + "-" + y + "/" + y, a - b / b);
      expect(x + "/" + y, a / b);
      expect(x + " % " + y, a % b);
      expect(x + "&" + y + "^" + y + "|" + x, ((a & b) ^ b) | a);
      expect(x + "<" + y, a < b);
      expect(x + ">=" + y, a >= b);
      expect(x + "<<" + y, static_cast<std::int64_t>(static_cast<std::uint64_t>(a) << b));
      expect(x + "==" + y, a == b);
    }
  }
}

TEST_CASE("addresses") {
  const ptx::Module module = kernel_of(R"(
	.reg .b64 %rd<3>; .reg .b32 %r<5>; .shared .u32 tile[8];
	ld.u32 %r1, [%rd1]; ld.u32 %r1, [%rd1+16]; ld.u32 %r1, [%rd1+-4]; ld.u32 %r1, [%rd1-4];
	ld.u32 %r1, [%rd1+4+8]; ld.u32 %r1, [tile+12]; ld.u32 %r1, [64]; ld.u32 %r1, [%rd1+2*4];
	mov.u32 %r1, tile[3]; mov.u32 %r1, tile+4;
	tex.2d.v4.f32.s32 {%r1, %r2, _, %r4}, [%rd1, %rd2, {%r1, 7}];
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  const auto offset = [&](std::size_t at) {
    return std::get<ptx::Address>(kernel.body[at].operands[1].value).offset;
  };
  const std::vector<std::int64_t> expected{0, 16, -4, -4, 12, 12, 64, 8};
  for (std::size_t at = 0; at < expected.size(); ++at) CHECK(offset(at) == expected[at]);
  CHECK(std::get<ptx::Address>(kernel.body[6].operands[1].value).base.index() == 0);
  CHECK(std::get<ptx::SymbolReference>(kernel.body[8].operands[1].value).addend == 12);
  CHECK(std::get<ptx::SymbolReference>(kernel.body[9].operands[1].value).addend == 4);
  CHECK(std::get<ptx::Address>(kernel.body[10].operands[1].value).coordinates.size() == 2);
  check_print_and_read(module);
}

TEST_CASE("two destinations, sinks, negated and selected registers") {
  const ptx::Module module = kernel_of(R"(
	.reg .b32 %r<5>; .reg .pred p, q; .reg .v4 .f32 v;
	shfl.sync.bfly.b32 %r1|p, %r2, 16, 31, -1;
	shfl.sync.down.b32 _|p, %r2, 16, 31, -1;
	setp.lt.and.s32 p|q, %r1, %r2, !q;
	mov.f32 v.y, 0f00000000;
	vmad.u32.u32.s32 %r1, %r2.b0, -%r3, %r4.h1;
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  CHECK(std::get<ptx::Pair>(kernel.body[0].operands[0].value).items.size() == 2);
  CHECK(std::holds_alternative<ptx::Sink>(
      std::get<ptx::Pair>(kernel.body[1].operands[0].value).items[0].value));
  CHECK(std::get<ptx::Register>(kernel.body[2].operands[3].value).prefix == ptx::Prefix::logical_not);
  CHECK(std::get<ptx::Register>(kernel.body[3].operands[0].value).selector == ".y");
  CHECK(kernel.registers[std::get<ptx::Register>(kernel.body[3].operands[0].value).index].vector_width == 4);
  CHECK(std::get<ptx::Register>(kernel.body[4].operands[1].value).selector == ".b0");
  CHECK(std::get<ptx::Register>(kernel.body[4].operands[2].value).prefix == ptx::Prefix::minus);
  check_print_and_read(module);
}

TEST_CASE("an instruction that nobody knows is kept as text") {
  const ptx::Module module = kernel_of(
      ".reg .b32 r; .reg .pred p; @!p frobnicate.x7.shared::cluster.2d {r, _}|p, [r, {1, r}], -r, 3;");
  const ptx::Instruction& unknown = module.entries[0].body[0];
  CHECK(unknown.opcode == "frobnicate");
  CHECK(unknown.modifiers == std::vector<std::string_view>{".x7", ".shared::cluster", ".2d"});
  CHECK(unknown.operands.size() == 4);
  CHECK(text_of(module, unknown.extent).starts_with("@!p frobnicate"));
  check_print_and_read(module);
}

TEST_CASE("calls, indirect branches and aliases") {
  const ptx::Module module = module_of(R"(
.func (.reg .b32 out) twice(.reg .b32 in) { add.u32 out, in, in; ret; }
.func other(.param .b32 a);
.func meant(.param .b32 a) { ret; }
.alias other, meant;
.entry k() {
	.reg .b32 r; .reg .b64 p;
	call (r), twice, (r);
	call.uni other, (5);
	mov.u64 p, twice;
	ts: .branchtargets L0, L1;
	brx.idx r, ts;
L0:	ret;
L1:	mov.u64 p, k;
})");
  const ptx::Function& kernel = module.entries[0];
  CHECK(std::get<ptx::SymbolReference>(kernel.body[0].operands[1].value).kind ==
        ptx::SymbolReference::Kind::function);
  CHECK(std::get<ptx::SymbolReference>(kernel.body[3].operands[1].value).kind ==
        ptx::SymbolReference::Kind::branch_targets);
  CHECK(std::get<ptx::LabelReference>(kernel.branch_targets[0].targets[1].value).instruction == 5);
  CHECK(std::get<ptx::SymbolReference>(kernel.body[5].operands[1].value).kind ==
        ptx::SymbolReference::Kind::entry);
  CHECK(module.functions[0].parameters[0].register_index == 1);
  CHECK(module.functions[0].returns[0].register_index == 0);
  CHECK(module.aliases[0].target == 2);
  check_print_and_read(module);
}

TEST_CASE("predefined registers") {
  const ptx::Module module = kernel_of(
      ".reg .b32 r; mov.u32 r, %tid.x; mov.u32 r, %laneid; mov.u32 r, %envreg12; mov.u64 r, %clock64; ret;");
  CHECK(std::get<ptx::Special>(module.entries[0].body[2].operands[1].value).name == "%envreg12");
  CHECK(codes_of(with_head(".entry k() { .reg .b32 r; mov.u32 r, %tidy.x; }")).starts_with("E04"));
}
