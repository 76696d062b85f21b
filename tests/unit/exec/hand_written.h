#pragma once
// Code that no compiler wrote, as a lowering makes it: out[thread] = a row of 32 bits that `body` fills.
//
//   const Wave wave = run(64, 128, [](machine::Code& code, std::uint32_t to) { ... });

#include <vector>

#include "tests/unit/exec/kernels.h"
#include "verifier/isa/machine/lanes.h"

namespace exec_test {

struct Wave {
  Effect effect;
  std::vector<std::uint64_t> out;  ///< bits, a thread each
};

template <class Body>
Wave run(unsigned wave_lanes, unsigned threads, Body body) {
  machine::Code code;
  code.entry = "k";
  code.wave_lanes = wave_lanes;
  code.parameters = {{"out", 0, 8, 8}};
  const std::uint32_t address = code.add_row(64);
  const std::uint32_t result = code.add_row(32);
  code.add({.meaning = machine::lanes<std::uint64_t, std::uint64_t, std::uint32_t>(
                [](std::uint64_t a, std::uint32_t b) { return a + std::uint64_t{b} * 4; },
                machine::AddressRule::derived),
            .destinations = {address},
            .sources = {machine::Operand::immediate(0), machine::Operand::special(machine::Special::tid_x)}});
  code.add({.meaning = machine::lanes<std::uint64_t, std::uint64_t, std::uint64_t>(
                [](std::uint64_t a, std::uint64_t b) { return a + b; }, machine::AddressRule::offset),
            .destinations = {address},
            .sources = {machine::Operand::parameter(0, 8), machine::Operand::row(address)}});
  body(code, result);
  code.add({.meaning = machine::MemoryAccess{.space = machine::Space::global, .store = true},
            .sources = {machine::Operand::row(address), machine::Operand::row(result)}});
  Bits domain;
  Memory<Bits> memory(
      {{.name = "out", .mode = BufferMode::out, .element = ElementType::integer(4), .elements = threads}},
      domain);
  Launch launch;
  launch.entry = "k";
  launch.block = {threads, 1, 1};
  launch.arguments = {Argument::pointer(0)};
  Wave wave;
  wave.effect = execute<Bits>(code, launch, memory, domain, nullptr, base::Limits{}, base::Deadline(10'000));
  for (unsigned i = 0; i < threads; ++i) wave.out.push_back(memory.element(0, i).bits);
  return wave;
}

}  // namespace exec_test
