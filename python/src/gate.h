#pragma once
// The gate's report as plain Python objects, field for field as in warpproof/gate.h.

#include <nanobind/nanobind.h>

#include "warpproof/gate.h"

namespace warpproof::python {

nanobind::dict object_of(const GateReport& report);

}  // namespace warpproof::python
