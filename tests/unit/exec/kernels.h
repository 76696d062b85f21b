#pragma once
// Small kernels for the tests: `kernel(registers and variables, body)` is an entry `k` with parameters %in
// and %out (global addresses), %n (s32), the thread in %tx and its two byte offsets in %off4 (4 bytes) and
// %rd4 (64 bit).

#include <doctest/doctest.h>

#include <string>

#include "verifier/domain/bits.h"
#include "verifier/domain/field.h"
#include "verifier/exec/execute.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

namespace exec_test {

using namespace warpproof;
using namespace warpproof::exec;
using domain::Bits;
using domain::Field;
using domain::Format;

inline std::string kernel(const std::string& declarations, const std::string& body,
                          const std::string& before = "") {
  return ".version 9.0\n.target sm_80\n.address_size 64\n" + before +
         "\n.visible .entry k(.param .u64 p_in, .param .u64 p_out, .param .u32 p_n)\n{\n"
         ".reg .b64 %in, %out, %rd4, %a, %b, %c; .reg .b32 %n, %tx, %off4, %x, %y, %z, %s, %t, %u; .reg "
         ".pred %p, %q;\n"
         ".reg .f32 %f, %g, %h, %e;\n" +
         declarations +
         "\nld.param.u64 %in, [p_in]; cvta.to.global.u64 %in, %in;\nld.param.u64 %out, [p_out]; "
         "cvta.to.global.u64 %out, %out;\n"
         "ld.param.u32 %n, [p_n]; mov.u32 %tx, %tid.x; shl.b32 %off4, %tx, 2; cvt.u64.u32 %rd4, %off4;\n" +
         body + "\nret;\n}\n";
}

inline machine::Code parse(const std::string& text, const std::string& entry = "k") {
  auto source = std::make_shared<base::SourceFile>();
  source->path = "test.ptx";
  source->text = text;
  auto module = ptx::load_module(source, base::Limits{});
  if (!module) {
    FAIL(base::render(module.diagnostics().front()));
  }
  auto code = ptx::lower(*module, entry);
  REQUIRE(code);
  return *code;
}

struct Setup {
  std::uint32_t threads = 64;
  std::uint32_t blocks = 1;
  std::uint32_t elements = 64;
  std::uint32_t n = 64;
  std::uint32_t dynamic_shared = 0;
  std::uint32_t alignment = 0;
  BufferMode out = BufferMode::out;
  ElementType out_element;
  bool zeroed = false;
  bool symbolic = true;  ///< the input is a tensor, else element i holds i
  base::Limits limits;
};

template <class D>
struct Run {
  explicit Run(D made) : owner(std::make_unique<D>(std::move(made))), domain(*owner) {}
  std::unique_ptr<D> owner;  ///< a place that does not move: the memory refers to it
  D& domain;
  std::unique_ptr<Memory<D>> memory;
  Effect effect;
};

template <class D>
Run<D> execute_text(const std::string& text, Setup setup, D domain, SequenceMatcher<D>* matcher = nullptr) {
  const machine::Code code = parse(text);
  std::vector<Buffer> buffers(2);
  buffers[0].name = "in";
  buffers[1].name = "out";
  buffers[1].mode = setup.out;
  buffers[1].zeroed = setup.zeroed;
  buffers[1].element = setup.out_element;
  for (Buffer& buffer : buffers) {
    buffer.elements = setup.elements;
    buffer.alignment_bytes = setup.alignment;
  }
  if (setup.symbolic) buffers[0].tensor = 0;
  for (std::uint32_t i = 0; i < setup.elements && !setup.symbolic; ++i) buffers[0].bits.push_back(i);
  if (setup.out == BufferMode::inout) buffers[1].tensor = 1;
  Launch launch;
  launch.entry = "k";
  launch.grid = {setup.blocks, 1, 1};
  launch.block = {setup.threads, 1, 1};
  launch.dynamic_shared_bytes = setup.dynamic_shared;
  launch.arguments = {Argument::pointer(0), Argument::pointer(1), Argument::scalar(setup.n, 4)};
  Run<D> run(std::move(domain));
  run.memory = std::make_unique<Memory<D>>(buffers, run.domain);
  run.effect =
      execute<D>(code, launch, *run.memory, run.domain, matcher, setup.limits, base::Deadline(20'000));
  return run;
}

inline Run<Field> field(const std::string& text, Setup setup = {},
                        SequenceMatcher<Field>* matcher = nullptr) {
  return execute_text<Field>(text, setup, Field("test"), matcher);
}

/// Runs with integers as input.
inline Run<Bits> bits(const std::string& text, Setup setup = {}) {
  setup.symbolic = false;
  return execute_text<Bits>(text, setup, Bits());
}

inline bool has(const Effect& effect, FindingKind kind) {
  for (const Finding& finding : effect.findings) {
    if (finding.kind == kind) return true;
  }
  return false;
}

/// Exactly this kind of finding, nothing else.
inline void check_only(const Effect& effect, FindingKind kind) {
  CHECK_MESSAGE(has(effect, kind), "missing: ", name_of(kind));
  for (const Finding& finding : effect.findings)
    CHECK_MESSAGE(finding.kind == kind, name_of(finding.kind), ": ", finding.message);
  for (const Unsupported& entry : effect.unsupported)
    FAIL_CHECK("unsupported ", entry.what, " line ", entry.ptx_line);
}

inline void check_clean(const Effect& effect) {
  for (const Finding& finding : effect.findings)
    FAIL_CHECK(name_of(finding.kind), ": ", finding.message, " line ", finding.first.ptx_line);
  for (const Unsupported& entry : effect.unsupported)
    FAIL_CHECK("unsupported ", entry.what, " line ", entry.ptx_line);
  CHECK(effect.ran_to_the_end);
}

}  // namespace exec_test
