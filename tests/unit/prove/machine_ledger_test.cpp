#include "verifier/prove/kernel/machine_ledger.h"

#include <doctest/doctest.h>

using namespace warpproof;

namespace {

machine::Variable variable(const std::string& name, machine::Space space) {
  machine::Variable out;
  out.name = name;
  out.space = space;
  out.initialised = true;
  return out;
}

}  // namespace

TEST_CASE(
    "variables that the host could write are in the ledger; the compiler's tables and shared memory are "
    "not") {
  machine::Code code;
  code.variables = {variable("gain", machine::Space::constant), variable("mode", machine::Space::global),
                    variable("tile", machine::Space::shared),
                    variable("__cudart_i2opi_f", machine::Space::global),
                    variable("$str", machine::Space::global)};
  prove::Plan plan;
  plan.launches.resize(2);
  for (prove::PlannedLaunch& launch : plan.launches) launch.code = &code, launch.kernel = "scale";
  const auto ledger = prove::machine_ledger(plan);
  REQUIRE(ledger.size() == 3);
  CHECK(ledger[0].assumption == Assumption::compiler_to_machine);
  CHECK(ledger[1].assumption == Assumption::module_initial_values);
  CHECK(ledger[1].detail == "scale: gain");
  CHECK(ledger[2].detail == "scale: mode");
}
