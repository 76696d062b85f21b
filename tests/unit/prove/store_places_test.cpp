// The lines from which results leave a kernel.

#include "verifier/prove/kernel/store_places.h"

#include <doctest/doctest.h>

using namespace warpproof;

namespace {

machine::Operation store(machine::Space space, std::uint32_t place, bool is_store = true) {
  machine::Operation out;
  out.meaning = machine::MemoryAccess{.space = space, .store = is_store};
  out.place = place;
  return out;
}

machine::Code code_at_lines() {
  machine::Code code;
  code.files = {"kernel.cu"};
  for (std::uint32_t line = 1; line <= 9; ++line) code.places.push_back({line + 100, 0, line});
  return code;
}

}  // namespace

TEST_CASE("store places: lines of global stores and atomics, each once, loads and shared memory left out") {
  machine::Code code = code_at_lines();
  code.add(store(machine::Space::global, 2));
  code.add(store(machine::Space::global, 2));
  code.add(store(machine::Space::shared, 3));
  code.add(store(machine::Space::global, 4, false));
  machine::Operation atomic;
  atomic.meaning = machine::Atomic{.space = machine::Space::global};
  atomic.place = 7;
  code.add(atomic);
  const std::vector<Detail> found = prove::store_places(code);
  REQUIRE(found.size() == 2);
  CHECK(found[0].place.path == "kernel.cu");
  CHECK(found[0].place.line == 3);
  CHECK(found[1].place.line == 8);
}

TEST_CASE("store places: nothing is said where the source is not named, or of too many lines") {
  machine::Code code = code_at_lines();
  code.add(store(machine::Space::global, 1));
  code.add(store(machine::Space::global, machine::no_place));
  CHECK(prove::store_places(code).empty());
  code = code_at_lines();
  for (std::uint32_t place = 0; place < 5; ++place) code.add(store(machine::Space::global, place));
  CHECK(prove::store_places(code).empty());
}
