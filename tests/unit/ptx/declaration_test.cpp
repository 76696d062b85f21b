// Variables, their first values and their places.
#include "support.h"

using namespace warpproof;
using namespace ptx_test;

namespace {

std::vector<std::uint8_t> bytes_of(const std::string& declaration) {
  const ptx::Module module = module_of(declaration);
  check_print_and_read(module);
  return module.variables.back().initialiser->bytes;
}
std::string code_of(const std::string& declaration) { return codes_of(with_head(declaration)); }

}  // namespace

TEST_CASE("first values") {
  using Bytes = std::vector<std::uint8_t>;
  CHECK(bytes_of(".global .b8 a[4] = {1, -1, 0x7f};") == Bytes{1, 255, 127});
  CHECK(bytes_of(".global .u16 a = 0x1234;") == Bytes{0x34, 0x12});
  CHECK(bytes_of(".const .f32 a[] = {1.0, 0f40000000};") == Bytes{0, 0, 0x80, 0x3f, 0, 0, 0, 0x40});
  CHECK(bytes_of(".const .f64 a = 0f3F800000;") == Bytes{0, 0, 0, 0, 0, 0, 0xf0, 0x3f});
  CHECK(bytes_of(".global .u8 a[2][3] = {{1}, {2, 3}};") == Bytes{1, 0, 0, 2, 3});
  CHECK(bytes_of(".global .u8 a[2][3] = {1, 2, 3, 4};") == Bytes{1, 2, 3, 4});
  CHECK(bytes_of(".global .v2 .u8 a[2] = {{1, 2}, {3}};") == Bytes{1, 2, 3});
  CHECK(bytes_of(".global .s32 a = 1 ? -2 : 3;") == Bytes{254, 255, 255, 255});
}

TEST_CASE("addresses as first values") {
  const ptx::Module module = module_of(R"(
.func f() { ret; }
.global .u32 x;
.global .u64 table[3] = {f, generic(x)+4, x};
.global .u8 split[2] = {0xff(x), 0xff00(generic(x))};
)");
  const auto& addresses = module.variables[1].initialiser->addresses;
  REQUIRE(addresses.size() == 3);
  CHECK(addresses[0].symbol.kind == ptx::SymbolReference::Kind::function);
  CHECK(addresses[1].generic);
  CHECK(addresses[1].offset == 8);
  CHECK(addresses[1].symbol.addend == 4);
  CHECK(module.variables[2].initialiser->addresses[1].mask == 0xff00);
  check_print_and_read(module);
}

TEST_CASE("first values that ptxas refuses too") {
  for (const char* text : {".global .f32 z = 1;", ".global .u32 z = 1.5;", ".global .f16 z = 0x3c00;",
                           ".global .u32 x[2] = {1, 2, 3};", ".global .u8 x[2][2] = {{1, 2, 3}};",
                           ".global .u8 x[2][2] = {1, {2}};", ".global .align 3 .u32 x;", ".shared .u32 s[];",
                           ".global .u8 x[2][] = {1};", ".global .u8 x[1099511627776][1099511627776];",
                           ".global .u32 x[] = {};"}) {
    CAPTURE(text);
    CHECK(code_of(text) == "E0407");
  }
  CHECK(code_of(".global .u64 x = y;") == "E0406");
  CHECK(code_of(".global .u32 x; .global .u32 x;") == "E0405");
}

TEST_CASE("an .extern variable and its definition are one") {
  const ptx::Module module = module_of(R"(
.extern .global .u32 later;
.global .u64 pointer = later;
.global .u32 later = 7;
.global .u64 table[2] = {pointer, later};
)");
  CHECK(module.variables.size() == 3);
  CHECK(module.variables[0].initialiser->bytes[0] == 7);
  check_print_and_read(module);
  check_print_and_read(module_of(R"(
.extern .global .u64 a;
.global .u32 b;
.global .u64 a = b;
)"));
}

TEST_CASE("places in shared and local memory") {
  const ptx::Module module = module_of(R"(
.extern .shared .align 16 .b8 dynamic[];
.extern .shared .align 64 .f32 alias_of_dynamic[];
.shared .align 8 .b8 module_tile[20];
.shared .align 8 .b8 unrelated[20];
.func helper() { .shared .align 32 .b8 own[40]; .reg .b32 r; mov.u32 r, own; ld.shared.b32 r, [alias_of_dynamic]; ret; }
.entry calls() {
	.shared .b8 a[5]; .shared .align 4 .b8 b[4];
	.local .b8 l0[3]; .local .align 8 .b8 l1[8];
	.reg .b32 r;
	mov.u32 r, module_tile; mov.u32 r, dynamic;
	call helper;
	ret;
}
.entry plain() { .shared .b8 a[5]; ret; }
)");
  const ptx::Function& calls = module.entries[0];
  CHECK(calls.variables[1].offset == 8);
  CHECK(calls.variables[3].offset == 8);
  CHECK(calls.local_bytes == 16);
  REQUIRE(calls.module_shared.size() == 3);
  CHECK(calls.module_shared[2].variable == 2);
  CHECK(calls.module_shared[2].offset == 16);
  REQUIRE(calls.callee_shared.size() == 1);
  CHECK(calls.callee_shared[0].offset == 64);
  CHECK(calls.static_shared_bytes == 104);
  CHECK(calls.dynamic_shared_align == 64);
  CHECK(calls.dynamic_shared_offset == 128);
  CHECK(calls.module_shared[0].offset == 128);
  CHECK(calls.module_shared[1].offset == 128);
  CHECK(module.entries[1].static_shared_bytes == 5);
  CHECK(!module.entries[1].names_dynamic_shared);
  check_print_and_read(module);
}

TEST_CASE("a call through a register may reach every function") {
  const ptx::Module module = module_of(R"(
.func helper() { .shared .b8 own[40]; ret; }
.entry k() { .reg .b64 p; call p; ret; }
)");
  CHECK(module.entries[0].static_shared_bytes == 40);
}

TEST_CASE("source lines: the nearest .loc, and the way out of inlined code") {
  const ptx::Module module = kernel_of(R"(
	.reg .b32 r;
	mov.b32 r, 0;
	.loc 1 10 2
	mov.b32 r, 1;
	.loc 2 304 9, function_name $L__info0, inlined_at 1 10 2
	.loc 3 477 13, function_name $L__info1+4, inlined_at 2 304 9
	mov.b32 r, 2;
	ret;)");
  const ptx::Function& kernel = module.entries[0];
  CHECK(kernel.body[0].location == ptx::no_location);
  CHECK(kernel.body[1].location == 0);
  CHECK(kernel.body[2].location == 2);
  CHECK(kernel.locations[2].function_name == "$L__info1+4");
  CHECK(kernel.locations[2].parent == 1);
  CHECK(ptx::outermost_location(kernel, 2) == 0);
  CHECK(ptx::outermost_location(kernel, ptx::no_location) == ptx::no_location);
  check_print_and_read(module);
}

TEST_CASE("files and debug sections") {
  const ptx::Module module = module_of(R"(
.entry k() { ret; }
	.file	1 "kernel.cu"
	.file	2 "other.cu", 1700000000, 4096
	.section	.debug_str
	{
$L__info_string0:
.b8 95,90,78
.b64 $L__info_string0+4
	}
)");
  CHECK(ptx::file_name(module, 2) == "other.cu");
  CHECK(ptx::file_name(module, 3).empty());
  CHECK(module.sections[0].name == ".debug_str");
  check_print_and_read(module);
}
