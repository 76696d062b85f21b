// Atomics by all threads of a block.

#include "tests/unit/amdgpu/support.h"

using namespace amdgpu_test;

TEST_CASE("atomics: every operation on one word, by all threads") {
  if (!measured()) return;
  const auto after = [](const std::string& operation, std::uint32_t start, const std::string& value = "%me") {
    const std::string body =
        "%me = call i32 @llvm.amdgcn.workitem.id.x()\n%first = icmp eq i32 %me, 0\nbr i1 %first, label %set, "
        "label %go\nset:\nstore i32 " +
        std::to_string(start) +
        ", ptr addrspace(3) @word, align 4\nbr label %go\ngo:\nfence syncscope(\"workgroup\") release\ncall "
        "void @llvm.amdgcn.s.barrier()\n"
        "fence syncscope(\"workgroup\") acquire\n%old = " +
        operation + " ptr addrspace(3) @word, i32 " + value +
        " syncscope(\"workgroup\") monotonic\nfence syncscope(\"workgroup\") release\ncall void "
        "@llvm.amdgcn.s.barrier()\nfence syncscope(\"workgroup\") acquire\n"
        "%r = load i32, ptr addrspace(3) @word, align 4\n%g = getelementptr i32, ptr addrspace(1) %y, i32 "
        "%me\n" +
        store;
    const std::string globals =
        declared +
        "@word = internal addrspace(3) global i32 undef, align 4\ndeclare void @llvm.amdgcn.s.barrier()\n";
    return run(load(module_of("ptr addrspace(1) %y", body, globals)), 16, 16);
  };
  const auto is = [](std::uint64_t value) { return [value](std::uint32_t) { return value & 0xffffffffu; }; };
  check(after("atomicrmw add", 5), is(5 + 120));
  check(after("atomicrmw sub", 500), is(500 - 120));
  check(after("atomicrmw and", 0xff, "-2"), is(0xfe));
  check(after("atomicrmw or", 0), is(15));
  check(after("atomicrmw xor", 7), is(7));
  check(after("atomicrmw max", 3), is(15));
  check(after("atomicrmw min", 3), is(0));
  check(after("atomicrmw umax", 3), is(15));
  check(after("atomicrmw umin", 3), is(0));
}

TEST_CASE("atomics: an exchange that must win, and one that loses") {
  if (!measured()) return;
  const auto one = [](std::uint32_t expected) {
    const std::string body =
        "store i32 5, ptr addrspace(3) @word, align 4\n%e = cmpxchg ptr addrspace(3) @word, i32 " +
        std::to_string(expected) +
        ", i32 9 syncscope(\"agent-one-as\") monotonic monotonic\n%r = load i32, ptr addrspace(3) @word, "
        "align 4\n"
        "store i32 %r, ptr addrspace(1) %y, align 4\nret void\n";
    return run(load(module_of("ptr addrspace(1) %y", body,
                              "@word = internal addrspace(3) global i32 undef, align 4\n")),
               1, 1);
  };
  check(one(5), [](std::uint32_t) { return 9; });
  check(one(4), [](std::uint32_t) { return 5; });
}
