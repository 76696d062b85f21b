// What a module is made of, and that printing and reading back gives the same.
#include "support.h"

using namespace warpproof;
using namespace ptx_test;

TEST_CASE("a kernel as nvcc writes it") {
  const ptx::Module module = module_of(R"(
.extern .shared .align 16 .b8 dynamic[];
.visible .entry scale(
	.param .u64 scale_param_0,
	.param .u64 .ptr .global .align 16 scale_param_1,
	.param .u32 scale_param_2,
	.param .align 8 .b8 scale_param_3[24]
)
.maxntid 256, 1, 1
.minnctapersm 2
{
	.reg .pred 	%p<2>;
	.reg .f32 	%f<4>;
	.reg .b32 	%r<5>;
	.reg .b64 	%rd<7>;
	.shared .align 4 .b8 tile[128];
	.shared .align 8 .u64 barrier;

	ld.param.u64 	%rd1, [scale_param_0];
	mov.u32 	%r1, %tid.x;
	mad.lo.s32 	%r2, %r1, 4, -1;
	setp.ge.s32 	%p1, %r2, %r1;
	@%p1 bra 	$L__BB0_2;
	ld.global.nc.v2.f32 	{%f1, %f2}, [%rd1+-8];
	fma.rn.f32 	%f3, %f1, 0f3F800000, %f2;
	st.shared.f32 	[tile+4], %f3;
$L__BB0_2:
	ret;
}
)");
  CHECK(module.version_major == 9);
  CHECK(module.targets == std::vector<std::string_view>{"sm_80"});
  CHECK(module.address_size == 64);
  const ptx::Function* kernel = ptx::find_entry(module, "scale");
  REQUIRE(kernel != nullptr);
  CHECK(ptx::find_entry(module, "absent") == nullptr);
  REQUIRE(kernel->parameters.size() == 4);
  CHECK(kernel->parameters[1].is_pointer);
  CHECK(kernel->parameters[1].pointer_align == 16);
  CHECK(kernel->parameters[2].offset == 16);
  CHECK(kernel->parameters[3].offset == 24);
  CHECK(kernel->parameters[3].size == 24);
  CHECK(kernel->parameter_bytes == 48);
  CHECK(kernel->directives[0].arguments == std::vector<std::string_view>{"256", "1", "1"});
  CHECK(kernel->variables[1].offset == 128);
  CHECK(kernel->static_shared_bytes == 136);

  const ptx::Instruction& load = kernel->body[5];
  CHECK(load.opcode == "ld");
  CHECK(load.modifiers == std::vector<std::string_view>{".global", ".nc", ".v2", ".f32"});
  CHECK(text_of(module, load.extent) == "ld.global.nc.v2.f32 \t{%f1, %f2}, [%rd1+-8];");
  CHECK(std::get<ptx::Vector>(load.operands[0].value).items.size() == 2);
  const auto& address = std::get<ptx::Address>(load.operands[1].value);
  CHECK(kernel->registers[std::get<ptx::Register>(address.base).index].name == "%rd1");
  CHECK(address.offset == -8);
  const ptx::Instruction& branch = kernel->body[4];
  CHECK(branch.guard.has_value());
  CHECK(std::get<ptx::LabelReference>(branch.operands[0].value).instruction == 8);
  CHECK(std::get<ptx::Special>(kernel->body[1].operands[1].value).name == "%tid.x");
  CHECK(std::get<ptx::Immediate>(kernel->body[2].operands[3].value).bits == ~0ull);
  check_print_and_read(module);
}
