// Calls of device functions, branches through a list, asserts and prints.

#include "tests/unit/exec/kernels.h"

using namespace exec_test;

namespace {

const std::string store = "add.u64 %b, %out, %rd4; st.global.b32 [%b], %x;";

/// x = f(tid), by parameters in memory.
const std::string call_f =
    "{ .param .b32 param0; st.param.b32 [param0], %tx; .param .b32 retval0; call.uni (retval0), f, (param0); "
    "ld.param.b32 %x, [retval0]; }";

std::string function(const std::string& body) {
  return ".func (.param .b32 back) f(.param .b32 given)\n{\n.reg .b32 %r<4>; .reg .pred %p<2>;\n"
         "ld.param.u32 %r1, [given];\n" +
         body + "\nst.param.b32 [back], %r2;\nret;\n}\n";
}

void check_refused(const std::string& text, const std::string& why) {
  const Effect effect = bits(text).effect;
  CHECK(effect.findings.empty());
  REQUIRE(effect.unsupported.size() == 1);
  CHECK_MESSAGE(effect.unsupported[0].what.find(why) != std::string::npos, effect.unsupported[0].what);
}

}  // namespace

TEST_CASE("call: parameters and results in memory, with an early return, twice") {
  const auto run = bits(kernel("", call_f + "mov.u32 %y, %x;" + call_f + "add.u32 %x, %x, %y;" + store,
                               function("mul.lo.u32 %r2, %r1, 3; setp.lt.u32 %p1, %r1, 5; @!%p1 bra ON; "
                                        "st.param.b32 [back], 100; ret; ON:")));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 4).bits == 200);
  CHECK(run.memory->element(1, 5).bits == 30);
}

TEST_CASE("call: under a guard, in a loop, with registers as parameters") {
  const std::string twice =
      ".func (.reg .b32 %back) twice(.reg .b32 %given) { add.u32 %back, %given, %given; ret; }\n";
  const auto run =
      bits(kernel("",
                  "mov.u32 %x, %tx; mov.u32 %y, 0; AGAIN: setp.lt.u32 %p, %tx, 8; "
                  "@%p call (%x), twice, (%x); add.u32 %y, %y, 1; setp.lt.u32 %p, %y, 3; @%p bra AGAIN;" +
                      store,
                  twice));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 7).bits == 56);
  CHECK(run.memory->element(1, 8).bits == 8);
}

TEST_CASE("call: each begins with unset registers") {
  // The second round would find what the first one left in %r2.
  const auto run =
      bits(kernel("",
                  "mov.u32 %z, 0; AGAIN: and.b32 %t, %z, 1; mov.u32 %s, %tx; mov.u32 %tx, %z;" + call_f +
                      "mov.u32 %tx, %s; add.u32 %z, %z, 1; setp.lt.u32 %p, %z, 2; @%p bra AGAIN;" + store,
                  function("setp.eq.u32 %p1, %r1, 0; @%p1 mov.u32 %r2, 1;")));
  check_only(run.effect, FindingKind::uninitialised_read);
}

TEST_CASE("call: a shared array of a device function is one for the block") {
  const auto run =
      bits(kernel("", call_f + store,
                  ".func (.param .b32 back) f(.param .b32 given)\n{\n.reg .b32 %r<5>; .shared .align 4 .b8 "
                  "cells[256];\nld.param.u32 %r1, [given]; mov.u32 %r2, cells; shl.b32 %r3, %r1, 2; "
                  "add.u32 %r3, %r3, %r2; st.shared.u32 [%r3], %r1; bar.sync 0; sub.u32 %r4, 63, %r1; "
                  "shl.b32 %r4, %r4, 2; add.u32 %r4, %r4, %r2; ld.shared.u32 %r2, [%r4]; "
                  "st.param.b32 [back], %r2; ret; }\n"));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 3).bits == 60);
}

TEST_CASE("call: recursion, a missing body, a register and too many arguments are refused by name") {
  check_refused(kernel("", call_f,
                       ".func (.param .b32 back) f(.param .b32 given)\n{\n.param .b32 a; call (a), f, "
                       "(given); ret; }\n"),
                "recursion through 'f'");
  check_refused(kernel("", call_f, ".extern .func (.param .b32 back) f(.param .b32 given);\n"), "no body");
  check_refused(kernel("", "call %a;"), "through a register");
  check_refused(kernel("", "call f;", function("mov.u32 %r2, 1;")), "argument count");
  // Not reached: not reported.
  check_clean(bits(kernel("", "bra OVER; call %a; OVER:")).effect);
}

TEST_CASE("call: an assert that can be reached is found with its message; one that can not is not") {
  const std::string system =
      ".global .align 1 .b8 $str[6] = {110, 32, 62, 32, 48};\n"
      ".extern .func __assertfail(.param .b64 a, .param .b64 b, .param .b32 c, .param .b64 d, .param .b64 "
      "e);\n";
  const auto text = [&](const std::string& condition) {
    return kernel(
        "",
        "setp." + condition +
            " %p, %n, 0; @%p bra FINE; mov.u64 %a, $str; cvta.global.u64 %b, %a; "
            "{ .param .b64 param0; st.param.b64 [param0+0], %b; .param .b64 param1; .param .b32 param2; "
            ".param .b64 param3; .param .b64 param4; call.uni __assertfail, (param0, param1, param2, param3, "
            "param4); } FINE:",
        system);
  };
  check_clean(bits(text("gt.s32")).effect);
  const Effect effect = bits(text("lt.s32")).effect;
  check_only(effect, FindingKind::trap);
  REQUIRE(effect.findings.size() == 1);
  CHECK(effect.findings[0].message == "a device assert fails: n > 0");
}

TEST_CASE("call: what a print returns is promised to nobody") {
  const std::string system = ".extern .func (.param .b32 back) vprintf(.param .b64 a, .param .b64 b);\n";
  const std::string print =
      "{ .param .b64 param0; .param .b64 param1; .param .b32 retval0; st.param.b64 [param0], %in; "
      "st.param.b64 [param1], 0; call.uni (retval0), vprintf, (param0, param1); "
      "ld.param.b32 %x, [retval0]; } ";
  check_clean(bits(kernel("", print, system)).effect);
  check_refused(kernel("", print + store, system), "nobody promises");
}

TEST_CASE("brx.idx: each thread goes where its index says") {
  const auto text = [](const std::string& limit) {
    return kernel("", "and.b32 %x, %tx, " + limit +
                          "; T: .branchtargets A, B, C; brx.idx %x, T; A: mov.u32 %x, 10; bra J; "
                          "B: mov.u32 %x, 11; bra J; C: mov.u32 %x, 12; J: " +
                          store);
  };
  const auto run = bits(text("1"));
  check_clean(run.effect);
  CHECK(run.memory->element(1, 6).bits == 10);
  CHECK(run.memory->element(1, 7).bits == 11);
  check_refused(text("3"), "beyond its list");
}
