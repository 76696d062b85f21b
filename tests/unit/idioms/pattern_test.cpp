#include "verifier/idioms/pattern.h"

#include <doctest/doctest.h>

#include <memory>

#include "verifier/idioms/templates.h"
#include "verifier/isa/ptx/loader.h"

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

base::Result<Pattern> learn(const std::string& body) {
  const std::string text =
      ".version 9.0\n.target sm_80\n.address_size 64\n.visible .entry probe(.param .u64 a, .param .u64 "
      "b)\n{\n"
      ".reg .pred %p<9>;\n.reg .f32 %f<9>;\n.reg .b32 %r<9>;\n.reg .b64 %rd<9>;\nld.param.u64 %rd1, [a];\n"
      "cvta.to.global.u64 %rd2, %rd1;\n" +
      body + "ret;\n}\n";
  const auto module =
      ptx::load_module(std::make_shared<const base::SourceFile>(base::SourceFile{"p", text}), {});
  REQUIRE(module);
  return learn_pattern(*module, "probe");
}

}  // namespace

TEST_CASE("expf is the graph of the census, section 4") {
  CHECK(shown(template_named("nvcc/expf")->pattern) ==
        "n0 = fma.rn.f32 x 3BBB989D 3F000000\n"
        "n1 = cvt.sat.f32.f32 n0\n"
        "n2 = fma.rm.f32 n1 437C0000 4B400001\n"
        "n3 = add.f32 n2 CB40007F\n"
        "n4 = neg.f32 n3\n"
        "n5 = fma.rn.f32 x 3FB8AA3B n4\n"
        "n6 = fma.rn.f32 x 32A57060 n5\n"
        "n7 = shl.b32 n2 00000017\n"
        "n8 = ex2.approx.ftz.f32 n6\n"
        "n9 = mul.f32 n8 n7\n");
  CHECK(template_named("nvcc/tanhf")->pattern.nodes.size() == 17);
  CHECK(template_named("nvcc/logf") == nullptr);
}

TEST_CASE("what the result does not need is left out, and moves are transparent") {
  const auto pattern = learn(
      "ld.global.f32 %f1, [%rd2];\nadd.f32 %f2, %f1, 0f3F800000;\nmul.f32 %f3, %f1, %f1;\nmov.b32 %r1, %f3;\n"
      "mov.f32 %f4, 0f40000000;\nmov.b32 %f5, %r1;\nmul.f32 %f6, %f5, %f4;\nst.global.f32 [%rd2], %f6;\n");
  REQUIRE(pattern);
  CHECK(shown(*pattern) == "n0 = mul.f32 x x\nn1 = mul.f32 n0 40000000\n");
}

TEST_CASE("a probe that branches, or is not a function of one float, is no template") {
  const std::string load = "ld.global.f32 %f1, [%rd2];\n", store = "st.global.f32 [%rd2], %f2;\n";
  const std::string add = "add.f32 %f2, %f1, 0f3F800000;\n";
  CHECK(learn(load + add + store));
  CHECK(!learn(load + "setp.lt.f32 %p1, %f1, 0f00000000;\n@%p1 bra L;\n" + add + "L:\n" + store));
  CHECK(!learn(load + "setp.lt.f32 %p1, %f1, 0f00000000;\n" + add + "@%p1 add.f32 %f2, %f1, %f1;\n" + store));
  CHECK(!learn(load + "ld.global.f32 %f3, [%rd2+4];\nadd.f32 %f2, %f1, %f3;\n" + store));
  CHECK(!learn(load + add + store + store));
  CHECK(!learn(load + add));
  CHECK(!learn("mov.f32 %f2, 0f3F800000;\n" + store));
  CHECK(!learn(load + "mov.f32 %f2, %f1;\n" + store));
  CHECK(!learn(load + "mov.u32 %r1, %tid.x;\nmov.b32 %f3, %r1;\nadd.f32 %f2, %f1, %f3;\n" + store));
  CHECK(!learn(load + "add.f32 %f2, %f1, %f7;\n" + store));
  CHECK(!learn("ld.global.v2.f32 {%f1, %f3}, [%rd2];\n" + add + store));
}

TEST_CASE("every template knows its producer, its domain and a documented error with a source") {
  REQUIRE(templates().size() == 2);
  for (const Template& known : templates()) {
    CHECK(known.producer.version.find("13.0") == 0);
    CHECK(known.domain_low < known.domain_high);
    CHECK(!known.error->source.empty());
    CHECK(known.error->format == domain::Format::binary32);
    CHECK(!known.at_minus_infinity.empty());
  }
}
