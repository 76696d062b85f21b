#pragma once
// Verdicts as plain Python objects (dictionaries, tuples, strings, numbers), field for field as in
// warpproof/verdict.h; the package's own classes are made from them in Python.

#include <nanobind/nanobind.h>

#include "warpproof/verdict.h"

namespace warpproof::python {

nanobind::dict object_of(const Verdict& verdict);
nanobind::dict object_of(const Diagnostic& diagnostic);
nanobind::list objects_of(const std::vector<Verdict>& verdicts);

}  // namespace warpproof::python
