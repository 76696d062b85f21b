// The traps of real PTX: each of these forms was met in code that compilers or people emit.
#include "support.h"

using namespace warpproof;
using namespace ptx_test;

namespace {

const ptx::Register& reg(const ptx::Operand& operand) { return std::get<ptx::Register>(operand.value); }
const ptx::Immediate& immediate(const ptx::Operand& operand) {
  return std::get<ptx::Immediate>(operand.value);
}
const std::string& name(const ptx::Function& function, const ptx::Operand& operand) {
  return function.registers[reg(operand).index].name;
}

}  // namespace

TEST_CASE("trap 1: inline assembly opens a scope and redeclares a name of the outside") {
  // What nvcc emits for __syncthreads_or: the inner %p1, then the outer one again.
  const ptx::Module module = kernel_of(R"(
	.reg .pred %p<3>;
	.reg .b32 %r<5>;
	setp.ne.s32 %p1, %r1, 0;
	{
	.reg .pred %p1;
	.reg .pred %p2;
	setp.ne.u32 %p1, %r2, 0;
	bar.red.or.pred %p2, 0, %p1;
	selp.u32 %r3, 1, 0, %p2;
	}
	@%p1 bra DONE;
	setp.eq.s32 %p2, %r3, 0;
DONE:
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  const std::uint32_t outer = reg(kernel.body[0].operands[0]).index;
  const std::uint32_t inner = reg(kernel.body[1].operands[0]).index;
  CHECK(outer != inner);
  CHECK(reg(kernel.body[2].operands[2]).index == inner);
  CHECK(kernel.body[4].guard->predicate.index == outer);
  CHECK(reg(kernel.body[2].operands[0]).index != reg(kernel.body[5].operands[0]).index);
  CHECK(kernel.registers[outer].name != kernel.registers[inner].name);
  check_print_and_read(module);
}

TEST_CASE("trap 1: names without % are used again in the next scope, with another type") {
  const ptx::Module module = kernel_of(R"(
	.reg .f32 %f<3>; .reg .b32 %r<3>;
	{ .reg .b32 f; mov.b32 f, %r1; { .reg .f32 f; mov.f32 f, %f1; } mov.b32 %r2, f; }
	{ .reg .f32 f, __$temp3; mov.f32 f, %f2; mov.f32 __$temp3, f; }
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  const auto first = reg(kernel.body[0].operands[0]).index;
  const auto nested = reg(kernel.body[1].operands[0]).index;
  const auto second = reg(kernel.body[3].operands[0]).index;
  CHECK(kernel.registers[first].type == ptx::Type::b32);
  CHECK(kernel.registers[nested].type == ptx::Type::f32);
  CHECK(reg(kernel.body[2].operands[1]).index == first);
  CHECK(second != first);
  CHECK(second != nested);
  check_print_and_read(module);
}

TEST_CASE("trap 1: a range in an inner scope shadows, and its end gives the outer ones back") {
  const ptx::Module module = kernel_of(R"(
	.reg .b32 %r<10>;
	mov.b32 %r5, 1;
	{ .reg .f32 %r<6>; mov.f32 %r5, 0f00000000; mov.b32 %r7, 2; }
	mov.b32 %r5, 3;
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.registers[reg(kernel.body[1].operands[0]).index].type == ptx::Type::f32);
  CHECK(kernel.registers[reg(kernel.body[2].operands[0]).index].type == ptx::Type::b32);
  CHECK(reg(kernel.body[0].operands[0]).index == reg(kernel.body[3].operands[0]).index);
  check_print_and_read(module);
}

TEST_CASE("trap 1: a register of an outer range is the same one inside a scope with a range of its own") {
  const ptx::Module module = kernel_of(R"(
	.reg .b32 %r<10>;
	mov.b32 %r5, 1;
	{ .reg .b32 %q<3>; mov.b32 %r5, 2; mov.b32 %r6, 3; mov.b32 %q1, 4; }
	mov.b32 %r6, 5;
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.registers.size() == 3);
  CHECK(reg(kernel.body[0].operands[0]).index == reg(kernel.body[1].operands[0]).index);
  CHECK(reg(kernel.body[2].operands[0]).index == reg(kernel.body[4].operands[0]).index);
}

TEST_CASE("trap 1: after flattening, an inner name does not capture a module variable") {
  const ptx::Module module = module_of(R"(
.global .u32 x;
.entry k() {
	.reg .b64 a; .reg .b32 b;
	{ .reg .b32 x; mov.b32 x, 1; }
	ld.global.u32 b, [x];
	ret;
})");
  const ptx::Function& kernel = module.entries[0];
  const auto& address = std::get<ptx::Address>(kernel.body[1].operands[1].value);
  CHECK(std::get<ptx::SymbolReference>(address.base).kind == ptx::SymbolReference::Kind::module_variable);
  CHECK(name(kernel, kernel.body[0].operands[0]) != "x");
  check_print_and_read(module);
}

TEST_CASE("trap 2: several instructions on a line, no blanks, suffixes, hexadecimal in both cases") {
  const ptx::Module module = kernel_of(
      ".reg.b32 f,g;.reg.pred p;mov.b32 f,0x3fb8aa3bU;mov.b32 g,0X1F79U;setp.ne.b32 p,f,010;@!p bra L;"
      "L:and.b32 f,g,0b101;");
  const ptx::Function& kernel = module.entries[0];
  REQUIRE(kernel.body.size() == 5);
  CHECK(immediate(kernel.body[0].operands[1]).bits == 0x3fb8aa3b);
  CHECK(immediate(kernel.body[0].operands[1]).is_unsigned);
  CHECK(immediate(kernel.body[1].operands[1]).bits == 0x1f79);
  CHECK(immediate(kernel.body[2].operands[2]).bits == 8);
  CHECK(immediate(kernel.body[4].operands[2]).bits == 5);
  CHECK(kernel.body[3].guard->negated);
  CHECK(kernel.body[0].extent.line == kernel.body[4].extent.line);
  check_print_and_read(module);
}

TEST_CASE("trap 2: labels inside assembly blocks are the block's own") {
  const ptx::Module module = kernel_of(R"(
	.reg .pred p; .reg .b32 r;
	{ LAB: setp.ne.b32 p, r, 0; @p bra LAB; }
	{ LAB: setp.eq.b32 p, r, 0; @p bra LAB; }
	LAB: { bra LAB; LAB: ret; }
	bra LAB;)");
  const ptx::Function& kernel = module.entries[0];
  const auto target = [&](std::size_t at) {
    return std::get<ptx::LabelReference>(kernel.body[at].operands[0].value).instruction;
  };
  CHECK(target(1) == 0);
  CHECK(target(3) == 2);
  CHECK(target(4) == 5);  // the later inner label, not the outer one
  CHECK(target(6) == 4);
  check_print_and_read(module);
}

TEST_CASE("trap 2: a branch means a label, even when an outer register has its name") {
  const ptx::Module module = kernel_of(".reg .b32 x; mov.b32 x, 1; { x: bra x; } ret;");
  CHECK(std::get<ptx::LabelReference>(module.entries[0].body[1].operands[0].value).instruction == 1);
  check_print_and_read(module);
}

TEST_CASE("lines are counted through comments of both kinds") {
  const ptx::Module module = kernel_of("/* one\n two */ // three\nret; /* x */ exit;");
  CHECK(module.entries[0].body[0].extent.line == 8);
  CHECK(module.entries[0].body[1].extent.line == 8);
}

TEST_CASE("trap 2: a label of an inner scope is not seen outside") {
  CHECK(codes_of(with_head(".entry k() { { L: ret; } bra L; }")) == "E0406");
  CHECK(codes_of(with_head(".entry k() { bra L; { L: ret; } }")) == "E0406");
}

TEST_CASE("trap 3: one register, several values: the same index") {
  const ptx::Module module =
      kernel_of(".reg .b32 %r<3>; mov.b32 %r1, 1; add.u32 %r2, %r1, 1; mov.b32 %r1, 2; ret;");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.registers.size() == 2);
  CHECK(reg(kernel.body[0].operands[0]).index == reg(kernel.body[2].operands[0]).index);
}

TEST_CASE("traps 4 and 5: operands keep their order") {
  const ptx::Module module =
      kernel_of(".reg .f32 a, b, c; .reg .b32 d; copysign.f32 c, a, b; cvt.rn.f16x2.f32 d, a, b; ret;");
  const ptx::Function& kernel = module.entries[0];
  CHECK(name(kernel, kernel.body[0].operands[1]) == "a");
  CHECK(name(kernel, kernel.body[1].operands[1]) == "a");
  CHECK(name(kernel, kernel.body[1].operands[2]) == "b");
}

TEST_CASE("trap 6: the newer code generator: floats in .b32, .ptr .align, float immediates inside fma") {
  const ptx::Module module = module_of(R"(
.visible .entry k(.param .u64 .ptr .align 1 p)
{
	.reg .b32 %r<4>;
	fma.rn.f32 %r1, %r2, 0f3F800000, 0fBF000000;
	ret;
})");
  CHECK(module.entries[0].parameters[0].is_pointer);
  CHECK(module.entries[0].parameters[0].pointer_align == 1);
  CHECK(immediate(module.entries[0].body[0].operands[3]).kind == ptx::Immediate::Kind::float32);
  CHECK(immediate(module.entries[0].body[0].operands[3]).bits == 0xbf000000);
  check_print_and_read(module);
}

TEST_CASE("trap 7: directives of kernels, prototypes and weak entries") {
  const ptx::Module module = module_of(R"(
.weak .entry k(.param .u64 p)
.explicitcluster
.reqnctapercluster 2, 1, 1
.reqntid 32
{
	.reg .b64 %rd<3>;
	.loc 1 7 3
	ld.param.u64 %rd1, [p];
	.pragma "nounroll";
	{
	.param .b64 param0;
	.param .b32 retval0;
	st.param.b64 [param0+0], %rd1;
	prototype_0 : .callprototype ()_ (.param .b64 _);
	call %rd1, (param0), prototype_0;
	}
	ret;
})");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.linkage == ptx::Linkage::weak);
  CHECK(kernel.directives.size() == 3);
  CHECK(kernel.pragmas[0].text == "\"nounroll\"");
  CHECK(kernel.locations[kernel.body[0].location].line == 7);
  const ptx::Instruction& call = kernel.body[2];
  REQUIRE(call.operands.size() == 3);
  CHECK(std::get<ptx::Group>(call.operands[1].value).items.size() == 1);
  CHECK(std::get<ptx::SymbolReference>(call.operands[2].value).kind == ptx::SymbolReference::Kind::prototype);
  check_print_and_read(module);
}

TEST_CASE("trap 8: predicated ret, exit and trap are ordinary guarded instructions") {
  const ptx::Module module = kernel_of(".reg .pred p; @p ret; @!p exit; trap;");
  CHECK(module.entries[0].body[0].guard.has_value());
  CHECK(module.entries[0].body[1].guard->negated);
  CHECK(!module.entries[0].body[2].guard);
}

TEST_CASE("trap 9: modifiers are read one by one, in order") {
  const ptx::Module module = kernel_of(
      ".reg .f32 a; ex2.approx.ftz.f32 a, a; ldmatrix.sync.aligned.x4.trans.m8n8.shared.b16 {a, a, a, a}, "
      "[a]; ret;");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.body[0].has(".ftz"));
  CHECK(kernel.body[0].has(".approx"));
  CHECK(!kernel.body[0].has(".rn"));
  CHECK(kernel.body[1].modifiers[3] == ".trans");
  CHECK(kernel.body[1].modifiers[4] == ".m8n8");
}
