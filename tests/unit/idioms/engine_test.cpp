// The matcher inside the real executor: probes and a softmax kernel as committed, over the field domain.

#include <doctest/doctest.h>

#include <cmath>
#include <cstring>
#include <fstream>
#include <iterator>
#include <memory>

#include "verifier/domain/error.h"
#include "verifier/domain/field.h"
#include "verifier/exec/execute.h"
#include "verifier/idioms/matcher.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

using namespace warpproof;
using namespace warpproof::idioms;
using domain::Field;
using domain::Format;

namespace {

machine::Code code_of(const std::string& text) {
  auto module =
      ptx::load_module(std::make_shared<const base::SourceFile>(base::SourceFile{"k.ptx", text}), {});
  REQUIRE(module);
  return *ptx::lower(*module, module->entries.front().name);
}

exec::Buffer buffer(const char* name, exec::BufferMode mode, std::uint64_t elements) {
  exec::Buffer made{
      .name = name, .mode = mode, .element = exec::ElementType::of(Format::binary32), .elements = elements};
  if (mode == exec::BufferMode::in) made.tensor = 0;
  return made;
}

struct Run {
  Field field{"idioms engine", 0};
  std::unique_ptr<exec::Memory<Field>> memory;
  std::unique_ptr<TemplateMatcher<Field>> matcher;
  exec::Effect effect;

  Run(const std::string& text, const exec::Launch& launch, std::uint64_t elements, bool match = true) {
    const machine::Code code = code_of(text);
    if (match) matcher = std::make_unique<TemplateMatcher<Field>>(field);
    memory = std::make_unique<exec::Memory<Field>>(
        std::vector<exec::Buffer>{buffer("X", exec::BufferMode::in, elements),
                                  buffer("Y", exec::BufferMode::out, elements)},
        field);
    effect = exec::execute<Field>(code, launch, *memory, field, matcher.get(), {}, base::Deadline(60'000));
  }
  /// Every output element has a value: what stays raw has none.
  bool understood() const {
    if (!effect.clean()) return false;
    for (std::uint64_t i = 0; i < memory->buffers()[1].elements; ++i)
      if (memory->element(1, i).state != exec::CellState::value) return false;
    return true;
  }
  bool gives(std::uint64_t index, const Field::Value& expected) {
    const auto y = memory->element(1, index);
    return y.state == exec::CellState::value && domain::agree(y.value, expected);
  }
};

/// The learnt sequences that a run leans on.
std::vector<std::string> learnt(const exec::Effect& effect) {
  std::vector<std::string> out;
  for (const std::string& id : effect.leans_on)
    if (template_named(id)) out.push_back(id);
  return out;
}

exec::Launch launch_of(const char* entry, std::uint32_t threads, std::uint32_t blocks) {
  return {.entry = entry,
          .grid = {blocks, 1, 1},
          .block = {threads, 1, 1},
          .arguments = {exec::Argument::pointer(0), exec::Argument::pointer(1)}};
}

std::string softmax_text() {
  std::ifstream in(WARPPROOF_SOURCE_DIR "/kernels/reduction/softmax_rows/kernel.ptx", std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

/// Five or six rounds a thread: the unrolled loops and what is left over both run.
constexpr std::uint64_t columns = 326;

Run softmax(const std::string& text, bool match = true) {
  exec::Launch launch = launch_of("softmax_rows", 64, 2);
  launch.arguments.push_back(exec::Argument::scalar(columns, 4));
  return Run(text, launch, 2 * columns, match);
}

}  // namespace

namespace {

/// Over the field, led by a run over the box [low, high], as the prover does it.
void check_probe(const Template& known, double low, double high, bool expected) {
  const machine::Code code = code_of(probe_text(known.probe));
  const exec::Launch launch = launch_of("probe", 1, 1);
  const std::vector<exec::Buffer> buffers{buffer("X", exec::BufferMode::in, 1),
                                          buffer("Y", exec::BufferMode::out, 1)};
  domain::Error error(domain::ErrorInputs::box);
  error.set_range(0, low, high);
  TemplateMatcher<domain::Error> error_matcher(error);
  exec::Memory<domain::Error> error_memory(buffers, error);
  exec::Decisions decisions;
  const exec::Effect led = exec::execute<domain::Error>(code, launch, error_memory, error, &error_matcher, {},
                                                        base::Deadline(60'000), &decisions);
  decisions.replay();
  Field field("probe", 0);
  TemplateMatcher<Field> matcher(field);
  exec::Memory<Field> memory(buffers, field);
  const exec::Effect effect =
      exec::execute<Field>(code, launch, memory, field, &matcher, {}, base::Deadline(60'000), &decisions);
  INFO(known.id << " on [" << low << ", " << high << "]");
  const auto y = memory.element(1, 0);
  const bool right =
      led.clean() && effect.clean() && y.state == exec::CellState::value &&
      domain::agree(y.value, field.apply(known.function, field.input(0, 0, Format::binary32), {}));
  CHECK(right == expected);
  if (!expected) return;
  CHECK(learnt(effect) == std::vector<std::string>{known.id});
  CHECK(learnt(led) == learnt(effect));
  CHECK(matcher.obligations().size() == 1);
  CHECK(std::isfinite(error.error_bound(error_memory.element(1, 0).value)));
}

}  // namespace

TEST_CASE("each probe runs to its function on its range") {
  for (const Template& known : templates())
    check_probe(known, known.domain_low.to_double_up(), known.domain_high.to_double_down(), true);
}

TEST_CASE("a narrow box: decided comparisons do not tear a sequence") {
  check_probe(*template_named("nvcc/tanhf"), 1, 2, true);
  check_probe(*template_named("nvcc/tanhf"), -0.5, 0.5, true);
  check_probe(*template_named("nvcc/tanhf"), 20, 30, true);
  check_probe(*template_named("nvcc/logf"), 2, 3, true);
  check_probe(*template_named("nvcc/sinf"), 0.1, 0.2, true);
  check_probe(*template_named("nvcc/erff, within 1.002"), -0.25, 0.5, true);
  check_probe(*template_named("nvcc/erff, above 1.003"), -9, -2, true);
  check_probe(*template_named("nvcc/erff"), -9, 2, true);
}

TEST_CASE("where a slow path may be taken nothing is understood") {
  check_probe(*template_named("nvcc/sinf"), -200000, 200000, false);
  check_probe(*template_named("nvcc/logf"), 0, 1, false);
  check_probe(*template_named("nvcc/logf"), -1, 1, false);
}

TEST_CASE("without a box: what branches on nothing") {
  for (const char* id : {"nvcc/expf", "nvcc/tanhf"}) {
    const Template& known = *template_named(id);
    Run run(probe_text(known.probe), launch_of("probe", 1, 1), 1);
    CHECK_MESSAGE(run.effect.clean(), known.id);
    CHECK_MESSAGE(run.gives(0, run.field.apply(known.function, run.field.input(0, 0, Format::binary32), {})),
                  known.id);
    CHECK(learnt(run.effect) == std::vector<std::string>{known.id});
    CHECK(run.matcher->obligations().size() == 1);
  }
}

TEST_CASE("softmax as nvcc contracts it: expf in a running sum, and alone") {
  Run run = softmax(softmax_text());
  for (const auto& u : run.effect.unsupported)
    MESSAGE(u.what << " " << u.instruction << " line " << u.ptx_line);
  REQUIRE(run.effect.clean());
  Field& f = run.field;
  for (std::uint64_t row = 0; row < 2; ++row) {
    auto x = [&](std::uint64_t j) { return f.input(0, row * columns + j, Format::binary32); };
    Field::Value maximum = x(0);
    for (std::uint64_t j = 1; j < columns; ++j) maximum = f.max(maximum, x(j), {});
    const auto e = [&](std::uint64_t j) {
      return f.apply(domain::Function::exp, f.sub(x(j), maximum, {}), {});
    };
    Field::Value sum = e(0);
    for (std::uint64_t j = 1; j < columns; ++j) sum = f.add(sum, e(j), {});
    for (std::uint64_t j = 0; j < columns; ++j) CHECK(run.gives(row * columns + j, f.div(e(j), sum, {})));
  }
  CHECK(learnt(run.effect) == std::vector<std::string>{"nvcc/expf"});
  CHECK(run.matcher->obligations().size() == 2 * columns);
}

TEST_CASE("without the matcher, or with a changed constant, the kernel is not understood") {
  CHECK(!softmax(softmax_text(), false).understood());
  const std::string text = softmax_text();
  std::size_t changes = 0;
  for (const std::string constant :
       {"0f3BBB989D", "0f4B400001", "0f437C0000", "0fCB40007F", "0f3FB8AA3B", "0f32A57060"})
    for (std::size_t at = text.find(constant); at != std::string::npos; at = text.find(constant, at + 1)) {
      std::string changed = text;
      changed[at + constant.size() - 1] = changed[at + constant.size() - 1] == '0' ? '1' : '0';
      const std::string before = text.substr(text.rfind('\n', at) + 1, 40);
      Run run = softmax(changed);
      CHECK_MESSAGE(!run.understood(), before);
      ++changes;
    }
  CHECK(changes >= 12);
}
