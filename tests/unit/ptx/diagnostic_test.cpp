// Mistakes: code, place, several a run; limits; hostile text.
#include <chrono>

#include "support.h"

using namespace warpproof;
using namespace ptx_test;

TEST_CASE("a mistake has a code, a line and a column") {
  const auto result =
      load(".version 9.0\n.target sm_80\n.entry k()\n{\n\t.reg .b32 a;\n\tadd.u32 a, a b;\n}\n");
  REQUIRE(!result);
  const base::Diagnostic& mistake = result.diagnostics()[0];
  CHECK(mistake.code == "E0402");
  const base::Position at = position_of(*mistake.where.source, mistake.where.begin);
  CHECK(at.line == 6);
  CHECK(at.column == 15);
}

TEST_CASE("several mistakes a run, in the order of the text") {
  CHECK(codes_of(R"(
.version 9.0
.target sm_80
.global .align 3 .u32 g;
.entry first() {
	.reg .b32 a, a;
	add.u32 a, a, nowhere;
	mov.u32 a, 08;
	mov.u32 a ];
	@missing bra L;
L:	ret;
L:	ret;
}
.entry second() { .reg .pred p; @p mov.b32 [undeclared], 1; ret; }
.entry second() { ret; }
)") == "E0407 E0405 E0406 E0403 E0402 E0406 E0405 E0406 E0405");
}

TEST_CASE("codes") {
  CHECK(codes_of("") == "E0404");
  CHECK(codes_of(".version 9.0\n.target sm_80\n") == "");
  CHECK(codes_of(".version x") == "E0404 E0402");
  CHECK(codes_of(with_head("/* never ends")) == "E0401");
  CHECK(codes_of(with_head(".pragma \"never ends\n;")).starts_with("E0401"));
  CHECK(codes_of(with_head(".entry k() { # }")) == "E0401");
  CHECK(codes_of(with_head(".entry k() { ret; ")) == "E0402");
  CHECK(codes_of(with_head(".entry k() { ret }")) == "E0402");
  CHECK(codes_of(with_head(".entry k() { .reg .b32 r; @r ret; }")) == "E0402");
  CHECK(codes_of(with_head(".address_size 48")) == "E0404");
  CHECK(codes_of(with_head(".entry k(.param .u32 a, .param .u32 a) { ret; }")) == "E0405");
  CHECK(codes_of(with_head(".entry k() { .reg .b32 r<3>; .reg .b32 r1; ret; }")) == "E0405");
  CHECK(codes_of(with_head(".entry k() { .reg .b32 r<3>; mov.b32 r3, 1; ret; }")) == "E0406");
  CHECK(codes_of(with_head(".section .debug_str { .b8 1")) == "E0402");
}

TEST_CASE("a text over the limit is refused at once") {
  const std::string text(200u << 20, ';');
  const auto start = std::chrono::steady_clock::now();
  CHECK(codes_of(text) == "E0501");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(2));
}

TEST_CASE("nesting is limited, wherever it is") {
  const auto repeated = [](const std::string& piece, std::size_t count) {
    std::string out;
    for (std::size_t i = 0; i < count; ++i) out += piece;
    return out;
  };
  constexpr std::size_t deep = 100'000;
  const std::string head = ".version 9.0\n.target sm_80\n.entry k() { .reg .b32 r; ";
  CHECK(codes_of(head + repeated("{", deep)) == "E0502");
  CHECK(codes_of(head + "mov.b32 r, " + repeated("(", deep)) == "E0502");
  CHECK(codes_of(head + "mov.b32 r, " + repeated("-", deep)) == "E0502");
  CHECK(codes_of(head + "mov.b32 r, " + repeated("{", deep)) == "E0502");
  CHECK(codes_of(head + "mov.b32 r, " + repeated("[r,", deep)) == "E0502");
  CHECK(codes_of(head + "mov.b32 r, " + repeated("1?", deep)) == "E0502");
  CHECK(codes_of(head + "call " + repeated("(", deep)) == "E0502");
  CHECK(codes_of(".global .u8 x[1]" + repeated("[1]", deep) + " = " + repeated("{", deep)) == "E0502");
  CHECK(codes_of(with_head(".global .u8 x[1000000][1000] = {" + repeated("{1},", deep) + "{1}};")) ==
        "E0502");
}

TEST_CASE("a wide register range costs nothing until it is used") {
  const ptx::Module module = kernel_of(".reg .b32 r<4000000000>; mov.b32 r3999999999, 1; ret;");
  CHECK(module.entries[0].registers.size() == 1);
}

TEST_CASE("deep scopes and many references stay linear") {
  std::string text = ".version 9.0\n.target sm_80\n.entry k() { .reg .b32 a; ";
  constexpr std::size_t scopes = 190;
  for (std::size_t i = 0; i < scopes; ++i) text += "{ .reg .b32 b" + std::to_string(i) + "; L: ";
  for (std::size_t i = 0; i < 200'000; ++i) text += "bra far;\n";
  for (std::size_t i = 0; i < scopes; ++i) text += "}";
  text += "far: ret; }";
  const auto start = std::chrono::steady_clock::now();
  CHECK(codes_of(text) == "");
  CHECK(std::chrono::steady_clock::now() - start < std::chrono::seconds(10));
}

TEST_CASE("every prefix of a module is read or refused with a reason") {
  const std::string whole = with_head(R"(
.global .u64 t[2] = {1, 2};
.entry k(.param .u64 p) { .reg .b32 %r<3>; .loc 1 2 3
 { .reg .f32 f; mov.f32 f, 0f3F800000; } ld.u32 %r1, [%r2+4]; L: @!%p bra L; call (r), f, (1); } .file 1 "a")");
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto result = load(whole.substr(0, length));
    if (!result) CHECK(!result.diagnostics().empty());
  }
}
