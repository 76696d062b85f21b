// What needs a launch or more than one thread: indices, implicit arguments, LDS and barriers, promises.

#include "tests/unit/amdgpu/support.h"

using namespace amdgpu_test;

namespace {

std::string launch_value(const std::string& read) { return me + read + store; }

}  // namespace

TEST_CASE("indices of threads and blocks, as intrinsics and as the device library calls them") {
  if (!measured()) return;
  const auto one = [](const std::string& read, const std::string& declaration, std::uint32_t threads) {
    return run(load(module_of("ptr addrspace(1) %y", launch_value(read), declared + declaration)), threads,
               threads);
  };
  check(one("%r = add i32 %me, 0\n", "", 40), [](std::uint32_t i) { return i; });
  for (const std::string name : {"llvm.amdgcn.workitem.id.y", "llvm.amdgcn.workitem.id.z"}) {
    check(one("%r = call i32 @" + name + "()\n", "declare i32 @" + name + "()\n", 3),
          [](std::uint32_t) { return 0; });
  }
  for (const char* name :
       {"llvm.amdgcn.workgroup.id.x", "llvm.amdgcn.workgroup.id.y", "llvm.amdgcn.workgroup.id.z"})
    check(
        one("%r = call i32 @" + std::string(name) + "()\n", "declare i32 @" + std::string(name) + "()\n", 3),
        [](std::uint32_t) { return 0; });
  const auto ockl = [&](const std::string& name, unsigned dimension) {
    return one(
        "%w = call i64 @" + name + "(i32 " + std::to_string(dimension) + ")\n%r = trunc i64 %w to i32\n",
        "declare i64 @" + name + "(i32)\n", 5);
  };
  check(ockl("__ockl_get_local_id", 0), [](std::uint32_t i) { return i; });
  check(ockl("__ockl_get_local_id", 1), [](std::uint32_t) { return 0; });
  check(ockl("__ockl_get_group_id", 0), [](std::uint32_t) { return 0; });
  check(ockl("__ockl_get_local_size", 0), [](std::uint32_t) { return 5; });
  check(ockl("__ockl_get_local_size", 3), [](std::uint32_t) { return 1; });
  check(ockl("__ockl_get_num_groups", 2), [](std::uint32_t) { return 1; });
  check(ockl("__ockl_get_global_size", 0), [](std::uint32_t) { return 5; });
  check(ockl("__ockl_get_global_id", 0), [](std::uint32_t i) { return i; });
}

TEST_CASE("implicit arguments and the dispatch packet: what lies there, byte by byte, and nothing else") {
  if (!measured()) return;
  const auto at = [](const std::string& pointer, unsigned offset, const std::string& type) {
    const std::string widen = type == "i32"   ? "%r = add i32 %w, 0\n"
                              : type == "i64" ? "%r = trunc i64 %w to i32\n"
                                              : "%r = zext " + type + " %w to i32\n";
    const std::string read = "%p = call ptr addrspace(4) @" + pointer +
                             "()\n%q = getelementptr i8, ptr addrspace(4) %p, i64 " + std::to_string(offset) +
                             "\n%w = load " + type + ", ptr addrspace(4) %q, align 1\n" + widen;
    const std::string declaration = "declare ptr addrspace(4) @" + pointer + "()\n";
    return run(load(module_of("ptr addrspace(1) %y", launch_value(read), declared + declaration)), 7, 7, 1,
               48);
  };
  const auto is = [](std::uint64_t value) { return [value](std::uint32_t) { return value; }; };
  check(at("llvm.amdgcn.implicitarg.ptr", 0, "i32"), is(1));   // blocks
  check(at("llvm.amdgcn.implicitarg.ptr", 12, "i16"), is(7));  // threads of a block
  check(at("llvm.amdgcn.implicitarg.ptr", 14, "i16"), is(1));
  check(at("llvm.amdgcn.implicitarg.ptr", 12, "i32"), is(7 | 1 << 16));
  check(at("llvm.amdgcn.implicitarg.ptr", 10, "i16"),
        is(0));  // a wrong offset: the upper half of the blocks along z
  check(at("llvm.amdgcn.implicitarg.ptr", 18, "i16"), is(0));  // the remainder
  check(at("llvm.amdgcn.implicitarg.ptr", 40, "i64"), is(0));
  check(at("llvm.amdgcn.implicitarg.ptr", 64, "i16"), is(3));
  check(at("llvm.amdgcn.implicitarg.ptr", 120, "i32"), is(48));
  check(at("llvm.amdgcn.implicitarg.ptr", 13, "i8"), is(0));
  CHECK(at("llvm.amdgcn.implicitarg.ptr", 24, "i64").effect.unsupported.size() == 1);
  CHECK(at("llvm.amdgcn.implicitarg.ptr", 24, "i64").first().find("at offset 24 of the implicit arguments") !=
        std::string::npos);
  check(at("llvm.amdgcn.dispatch.ptr", 4, "i16"), is(7));
  check(at("llvm.amdgcn.dispatch.ptr", 12, "i32"), is(7));
  check(at("llvm.amdgcn.dispatch.ptr", 16, "i32"), is(1));
  CHECK(at("llvm.amdgcn.dispatch.ptr", 0, "i16").effect.unsupported.size() == 1);
}

TEST_CASE("implicit arguments of code object version 4 lie elsewhere") {
  if (!measured()) return;
  const auto at = [](unsigned offset, const std::string& type) {
    const std::string read =
        "%p = call ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n%q = getelementptr i8, ptr addrspace(4) "
        "%p, i64 " +
        std::to_string(offset) + "\n%w = load " + type + ", ptr addrspace(4) %q, align 1\n" +
        (type == "i64" ? "%r = trunc i64 %w to i32\n" : "%r = zext i16 %w to i32\n");
    std::string text = module_of("ptr addrspace(1) %y", launch_value(read),
                                 declared + "declare ptr addrspace(4) @llvm.amdgcn.implicitarg.ptr()\n");
    text.replace(text.rfind("i32 500"), 7, "i32 400");
    return run(load(text), 3, 3);
  };
  check(at(0, "i64"), [](std::uint32_t) { return 0; });  // an offset of the grid, no number of blocks
  check(at(12, "i16"), [](std::uint32_t) { return 0; });
  CHECK(at(24, "i64").effect.unsupported.size() == 1);
}

TEST_CASE("the kernarg segment holds the arguments") {
  if (!measured()) return;
  const std::string read =
      "%p = call ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n%q = getelementptr i8, ptr "
      "addrspace(4) %p, i64 16\n"
      "%r = load i32, ptr addrspace(4) %q, align 4\n";
  check(run(load(module_of("ptr addrspace(1) %y, ptr addrspace(1) %x, i32 %n", launch_value(read),
                           declared + "declare ptr addrspace(4) @llvm.amdgcn.kernarg.segment.ptr()\n")),
            3, 3),
        [](std::uint32_t) { return 3; });
}

TEST_CASE("a struct by reference is a part of the arguments") {
  if (!measured()) return;
  const std::string body =
      "%me = call i32 @llvm.amdgcn.workitem.id.x()\n"
      "%q = getelementptr inbounds { ptr, ptr, i32 }, ptr addrspace(4) %s, i64 0, i32 0\n"
      "%y = load ptr, ptr addrspace(4) %q, align 8\n%z = addrspacecast ptr %y to ptr addrspace(1)\n"
      "%g = getelementptr i32, ptr addrspace(1) %z, i32 %me\nstore i32 9, ptr addrspace(1) %g, align 4\nret "
      "void\n";
  const machine::Code code =
      load(module_of("ptr addrspace(4) byref({ ptr, ptr, i32 }) align 8 %s, i32 %n", body, declared));
  REQUIRE(code.parameters.size() == 2);
  CHECK(code.parameters[0].bytes == 24);
  CHECK(code.parameters[1].offset == 24);
  exec::Launch launch{.entry = "k", .block = {4, 1, 1}};
  launch.arguments = {exec::Argument{{{.offset_bytes = 0, .bytes = 8, .bits = 0, .buffer = 0}}},
                      exec::Argument::scalar(1, 4)};
  domain::Bits bits;
  std::vector<exec::Buffer> buffers = {
      {.name = "y", .mode = exec::BufferMode::out, .element = exec::ElementType::integer(4), .elements = 4}};
  exec::Memory<domain::Bits> memory(buffers, bits);
  const exec::Effect effect =
      exec::execute<domain::Bits>(code, launch, memory, bits, nullptr, {}, base::Deadline(5'000));
  CHECK(effect.clean());
  CHECK(memory.element(0, 3).bits == 9);
}

TEST_CASE("LDS and barriers: the fences make the barrier") {
  if (!measured()) return;
  const auto exchange = [](const std::string& barrier) {
    const std::string body =
        me +
        "%s = getelementptr [64 x i32], ptr addrspace(3) @lds, i32 0, i32 %me\n"
        "store i32 %me, ptr addrspace(3) %s, align 4\n" +
        barrier +
        "%o = xor i32 %me, 63\n%t = getelementptr [64 x i32], ptr addrspace(3) @lds, i32 0, i32 %o\n"
        "%r = load i32, ptr addrspace(3) %t, align 4\n" +
        store;
    return run(load(module_of("ptr addrspace(1) %y", body,
                              declared + "@lds = internal addrspace(3) global [64 x i32] undef, align 4\n"
                                         "declare void @llvm.amdgcn.s.barrier()\ndeclare void "
                                         "@__atomic_work_item_fence(i32, i32, i32)\n")),
               64, 64);
  };
  const std::string call = "call void @llvm.amdgcn.s.barrier()\n";
  const auto fences = [&](const std::string& scope) {
    return "fence " + scope + "release\n" + call + "fence " + scope + "acquire\n";
  };
  check(exchange(fences("syncscope(\"workgroup\") ")), [](std::uint32_t i) { return i ^ 63; });
  check(exchange(fences("syncscope(\"agent\") ")), [](std::uint32_t i) { return i ^ 63; });
  check(exchange("call void @__atomic_work_item_fence(i32 1, i32 3, i32 1)\n" + call +
                 "call void @__atomic_work_item_fence(i32 1, i32 2, i32 1)\n"),
        [](std::uint32_t i) { return i ^ 63; });
  CHECK(exchange("").first().starts_with("data_race"));
  for (const std::string& weak :
       {call, fences("syncscope(\"wavefront\") "), "fence syncscope(\"workgroup\") release\n" + call,
        "fence syncscope(\"workgroup\") acquire\n" + call + "fence syncscope(\"workgroup\") release\n"})
    CHECK(exchange(weak).first().find("orders no memory") != std::string::npos);
}

TEST_CASE("LDS is undefined at first, and dynamic LDS has the size of the launch") {
  if (!measured()) return;
  const std::string unset = me +
                            "%s = getelementptr [8 x i32], ptr addrspace(3) @lds, i32 0, i32 %me\n"
                            "%r = load i32, ptr addrspace(3) %s, align 4\n" +
                            store;
  CHECK(run(load(module_of("ptr addrspace(1) %y", unset,
                           declared + "@lds = internal addrspace(3) global [8 x i32] undef, align 4\n")),
            8, 8)
            .first()
            .starts_with("uninitialised_read"));
  const std::string dynamic =
      me +
      "%s = getelementptr i32, ptr addrspace(3) @lds, i32 %me\n"
      "store i32 5, ptr addrspace(3) %s, align 4\n%r = load i32, ptr addrspace(3) %s, align 4\n" +
      store;
  const machine::Code code =
      load(module_of("ptr addrspace(1) %y", dynamic,
                     declared + "@lds = external addrspace(3) global [0 x i32], align 16\n"));
  check(run(code, 8, 8, 1, 32), [](std::uint32_t) { return 5; });
  CHECK(run(code, 8, 8, 1, 28).first().starts_with("out_of_bounds"));
}

TEST_CASE("constants and device variables") {
  if (!measured()) return;
  const std::string table = me +
                            "%s = getelementptr [4 x i32], ptr addrspace(4) @table, i32 0, i32 %me\n"
                            "%r = load i32, ptr addrspace(4) %s, align 4\n" +
                            store;
  check(run(load(module_of("ptr addrspace(1) %y", table,
                           declared + "@table = internal addrspace(4) constant [4 x i32] [i32 3, i32 1, i32 "
                                      "4, i32 1], align 4\n")),
            4, 4),
        [](std::uint32_t i) { return std::array<std::uint64_t, 4>{3, 1, 4, 1}[i]; });
  const std::string state =
      me +
      "store i32 1, ptr addrspace(1) @state, align 4\n%r = load i32, ptr addrspace(1) @state, align 4\n" +
      store;
  CHECK(run(load(module_of("ptr addrspace(1) %y", state,
                           declared + "@state = addrspace(1) global i32 7, align 4\n")),
            1, 1)
            .first()
            .starts_with("module_state_written"));
}

TEST_CASE("alignment as the instruction says it") {
  if (!measured()) return;
  const auto read = [](unsigned alignment, unsigned offset) {
    const std::string body =
        "%q = getelementptr i8, ptr addrspace(1) %x, i64 " + std::to_string(offset) +
        "\n%v = load <2 x i32>, ptr addrspace(1) %q, align " + std::to_string(alignment) +
        "\n%r = extractelement <2 x i32> %v, i32 1\nstore i32 %r, ptr addrspace(1) %y, align 4\nret void\n";
    return run(load(module_of(both, body)), 1, 1 + 7);
  };
  CHECK(read(4, 4).out[0] == 2);
  CHECK(read(8, 8).out[0] == 3);
  CHECK(read(8, 4).first().starts_with("misaligned"));
  CHECK(read(16, 8).first().starts_with("misaligned"));
}

TEST_CASE("promises to the compiler, traps, hints") {
  if (!measured()) return;
  const std::string hints =
      declared +
      "declare void @llvm.assume(i1)\ndeclare void @llvm.trap()\ndeclare void @llvm.ubsantrap(i8)\n"
      "declare void @llvm.experimental.noalias.scope.decl(metadata)\ndeclare void "
      "@llvm.amdgcn.sched.barrier(i32)\n"
      "declare void @llvm.amdgcn.sched.group.barrier(i32, i32, i32)\ndeclare void "
      "@llvm.amdgcn.s.setprio(i16)\n"
      "declare void @llvm.amdgcn.s.sleep(i32)\ndeclare void @llvm.sideeffect()\ndeclare void "
      "@llvm.donothing()\n"
      "declare void @llvm.prefetch.p1(ptr addrspace(1), i32, i32, i32)\ndeclare i32 @llvm.expect.i32(i32, "
      "i32)\n";
  const auto one = [&](const std::string& body) {
    return run(load(module_of("ptr addrspace(1) %y", me + body + store, hints)), 4, 4);
  };
  check(
      one("%c = icmp ult i32 %me, 4\ncall void @llvm.assume(i1 %c)\ncall void @llvm.amdgcn.sched.barrier(i32 "
          "0)\n"
          "call void @llvm.amdgcn.sched.group.barrier(i32 0, i32 0, i32 0)\ncall void "
          "@llvm.amdgcn.s.setprio(i16 1)\n"
          "call void @llvm.amdgcn.s.sleep(i32 1)\ncall void @llvm.sideeffect()\ncall void @llvm.donothing()\n"
          "call void @llvm.prefetch.p1(ptr addrspace(1) %y, i32 0, i32 0, i32 0)\n%r = call i32 "
          "@llvm.expect.i32(i32 %me, i32 1)\n"),
      [](std::uint32_t i) { return i; });
  CHECK(one("%c = icmp ult i32 %me, 3\ncall void @llvm.assume(i1 %c)\n%r = add i32 %me, 0\n")
            .first()
            .starts_with("trap"));
  CHECK(one("call void @llvm.trap()\n%r = add i32 %me, 0\n").first().starts_with("trap"));
  CHECK(one("call void @llvm.ubsantrap(i8 3)\n%r = add i32 %me, 0\n").first().starts_with("trap"));
  const std::string end =
      me + "%c = icmp ult i32 %me, 3\nbr i1 %c, label %a, label %b\na:\nret void\nb:\nunreachable\n";
  CHECK(run(load(module_of("ptr addrspace(1) %y", end, declared)), 4, 4).first().starts_with("trap"));
  // A range that the IR promises and the launch does not keep.
  const std::string range =
      "%me = call range(i32 0, 3) i32 @llvm.amdgcn.workitem.id.x()\n%g = getelementptr i32, ptr addrspace(1) "
      "%y, i32 %me\n"
      "store i32 1, ptr addrspace(1) %g, align 4\nret void\n";
  CHECK(run(load(module_of("ptr addrspace(1) %y", range, declared)), 4, 4)
            .first()
            .starts_with("uninitialised_read"));
}

TEST_CASE("what is not modelled is said when it is reached, by name") {
  if (!measured()) return;
  const auto why = [](const std::string& body, const std::string& globals = "") {
    return run(load(module_of("ptr addrspace(1) %y", body + "ret void\n", globals)), 1, 1).first();
  };
  CHECK(why("call void @other()\n", "declare void @other()\n") ==
        "unsupported: a call of 'other', whose code is not here");
  CHECK(why("%a = fadd fast float 1.0, 2.0\n").find("'fast'") != std::string::npos);
  CHECK(why("%a = fadd reassoc nnan float 1.0, 2.0\n").find("'reassoc nnan'") != std::string::npos);
  CHECK(why("%a = fdiv float 1.0, 3.0, !fpmath !0\n", "!0 = !{float 2.5}\n").find("2.5") !=
        std::string::npos);
  CHECK(why("%a = add i24 1, 2\n").find("an integer of 24 bits") != std::string::npos);
  CHECK(why("%n = load i32, ptr addrspace(1) %y, align 4\n%a = alloca i32, i32 %n, align 4, "
            "addrspace(5)\nstore i32 0, ptr addrspace(5) %a\n")
            .find("uninitialised") == 0);
  CHECK(why("%a = call i32 asm \"v_mov_b32 $0, 1\", \"=v\"()\n").find("inline assembly") !=
        std::string::npos);
  std::string open = module_of("ptr addrspace(1) %y", "%a = fadd float 1.0, 2.0\nret void\n");
  open.replace(open.rfind(" }"), 2, " \"denormal-fp-math\"=\"dynamic,dynamic\" }");
  CHECK(run(load(open), 1, 1).first().find("subnormals") != std::string::npos);
  CHECK(why("store <8 x i1> zeroinitializer, ptr addrspace(1) %y, align 1\n").find("bits of a vector") !=
        std::string::npos);
  CHECK(why("%a = frem float 1.0, 2.0\n").find("frem") != std::string::npos);
}
