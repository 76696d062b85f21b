#include "verifier/idioms/pattern.h"

#include <doctest/doctest.h>

#include <memory>

#include "verifier/idioms/templates.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

using namespace warpproof;
using namespace warpproof::idioms;

namespace {

std::string shown(const Pattern& pattern) {
  std::string out;
  for (std::size_t i = 0; i < pattern.nodes.size(); ++i) {
    out += "n" + std::to_string(i) + " = " + pattern.nodes[i].opcode;
    for (const PatternOperand& o : pattern.nodes[i].operands) {
      char text[16];
      std::snprintf(text, sizeof text, " %08llX", static_cast<unsigned long long>(o.bits));
      if (o.kind == PatternOperand::Kind::argument) out += " x";
      if (o.kind == PatternOperand::Kind::bits) out += text;
      if (o.kind == PatternOperand::Kind::node) out += " n" + std::to_string(o.node);
    }
    out += "\n";
  }
  return out;
}

base::Result<Pattern> learn(const std::string& body, double low = -1, double high = 1) {
  const std::string text =
      ".version 9.0\n.target sm_80\n.address_size 64\n.visible .entry probe(.param .u64 a, .param .u64 "
      "b)\n{\n"
      ".reg .pred %p<9>;\n.reg .f32 %f<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\nld.param.u64 %rd1, [a];\n"
      "cvta.to.global.u64 %rd2, %rd1;\nld.param.u64 %rd3, [b];\ncvta.to.global.u64 %rd4, %rd3;\n" +
      body + "ret;\n}\n";
  const auto module =
      ptx::load_module(std::make_shared<const base::SourceFile>(base::SourceFile{"p", text}), {});
  REQUIRE(module);
  return learn_pattern(*ptx::lower(*module, "probe"), low, high);
}

}  // namespace

TEST_CASE("expf is the graph of the census, section 4") {
  CHECK(shown(template_named("nvcc/expf")->pattern) ==
        "n0 = fma.rn.f32 x 3BBB989D 3F000000\n"
        "n1 = cvt.sat.f32.f32 n0\n"
        "n2 = fma.rm.f32 n1 437C0000 4B400001\n"
        "n3 = shl.b32 n2 00000017\n"
        "n4 = add.f32 n2 CB40007F\n"
        "n5 = neg.f32 n4\n"
        "n6 = fma.rn.f32 x 3FB8AA3B n5\n"
        "n7 = fma.rn.f32 x 32A57060 n6\n"
        "n8 = ex2.approx.ftz.f32 n7\n"
        "n9 = mul.f32 n8 n3\n");
  CHECK(template_named("nvcc/tanhf")->pattern.nodes.size() == 17);
  CHECK(template_named("nvcc/logf")->pattern.nodes.size() == 23);
}

TEST_CASE("what the result does not need is left out, and moves are transparent") {
  const auto pattern = learn(
      "ld.global.f32 %f1, [%rd2];\nadd.f32 %f2, %f1, 0f3F800000;\nmul.f32 %f3, %f1, %f1;\nmov.b32 %r1, %f3;\n"
      "mov.f32 %f4, 0f40000000;\nmov.b32 %f5, %r1;\nmul.f32 %f6, %f5, %f4;\nst.global.f32 [%rd4], %f6;\n");
  REQUIRE(pattern);
  CHECK(shown(*pattern) == "n0 = mul.f32 x x\nn1 = mul.f32 n0 40000000\n");
}

TEST_CASE("a branch that the range decides leaves no trace; a comparison stays, and is marked") {
  const std::string body =
      "ld.global.f32 %f1, [%rd2];\nabs.f32 %f2, %f1;\nsetp.ltu.f32 %p1, %f2, 0f40000000;\n"
      "selp.f32 %f3, %f1, %f2, %p1;\n@%p1 bra FAST;\nmov.b32 %r1, %f1;\nand.b32 %r1, %r1, 7;\nmov.b32 %f3, "
      "%r1;\n"
      "FAST:\nmul.f32 %f4, %f3, %f3;\nst.global.f32 [%rd4], %f4;\n";
  const auto inside = learn(body, -1, 1);
  REQUIRE(inside);
  CHECK(shown(*inside) ==
        "n0 = abs.f32 x\nn1 = setp.ltu.f32 n0 40000000\nn2 = selp.f32 x n0 n1\nn3 = mul.f32 n2 n2\n");
  CHECK(inside->nodes[1].decided == std::optional(true));
  const auto outside = learn(body, 3, 4);
  REQUIRE(outside);
  CHECK(shown(*outside) == "n0 = and.b32 x 00000007\nn1 = mul.f32 n0 n0\n");
}

TEST_CASE("a probe that is not a function of one float is no template") {
  const std::string load = "ld.global.f32 %f1, [%rd2];\n", store = "st.global.f32 [%rd4], %f2;\n";
  const std::string add = "add.f32 %f2, %f1, 0f3F800000;\n";
  CHECK(learn(load + add + store));
  CHECK(!learn(load + "ld.global.f32 %f3, [%rd2+4];\nadd.f32 %f2, %f1, %f3;\n" + store));
  CHECK(!learn(load + add + store + store));
  CHECK(!learn(load + add));
  CHECK(!learn("mov.f32 %f2, 0f3F800000;\n" + store));
  CHECK(!learn(load + "mov.f32 %f2, %f1;\n" + store));
  CHECK(!learn(load + "add.f32 %f2, %f1, %f7;\n" + store));
  CHECK(!learn(load + "L: bra L;\n" + add + store));
  CHECK(!learn(load +
               "mov.b32 %r1, %f1;\nand.b32 %r1, %r1, 4;\ncvt.u64.u32 %rd5, %r1;\nadd.s64 %rd5, %rd2, %rd5;\n"
               "ld.global.f32 %f2, [%rd5];\n" +
               store));
}

TEST_CASE("every template knows its producer, its domain and a documented error with a source") {
  REQUIRE(templates().size() == 8);  // a row whose probe is no longer understood is left out of the table
  for (const Template& known : templates()) {
    CHECK(known.producer.version.find("13.0") == 0);
    CHECK(known.domain_low < known.domain_high);
    CHECK(!known.error->source.empty());
    CHECK(known.error->format == domain::Format::binary32);
  }
}
