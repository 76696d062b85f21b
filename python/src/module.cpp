// The module warpproof._native: the installed headers for Python, and nothing more. What a person calls is in
// warpproof/*.py.

#include <nanobind/nanobind.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include "gate.h"
#include "objects.h"
#include "text.h"
#include "warpproof/check.h"
#include "warpproof/gate.h"
#include "warpproof/information.h"
#include "warpproof/isolated.h"
#include "warpproof/report.h"
#include "work.h"

namespace nb = nanobind;
using namespace nb::literals;

namespace warpproof::python {
namespace {

nb::list check_all_released(Request request, const nb::object& progress) {
  std::vector<Verdict> verdicts;
  run_released(
      [&](const Session& session) {
        request.progress = session.progress;
        verdicts = check_all(request);
      },
      progress);
  return objects_of(verdicts);
}

nb::dict equivalent_released(const std::string& left, const std::string& right, Request options,
                             const nb::object& progress) {
  Verdict verdict;
  run_released(
      [&](const Session& session) {
        options.progress = session.progress;
        verdict = equivalent(left, right, options);
      },
      progress);
  return object_of(verdict);
}

nb::tuple answer_of(const IsolatedAnswer& answer) {
  return nb::make_tuple(text_of(word(answer.end)), objects_of(answer.verdicts), text_of(answer.why));
}

nb::tuple check_isolated_released(Request request, Isolation isolation, const nb::object& progress) {
  IsolatedAnswer answer;
  run_released(
      [&](const Session& session) {
        request.progress = session.notes;  // the child is ended by `stop`, which needs no progress
        isolation.stop = session.stop;
        answer = check_isolated(request, isolation);
      },
      progress);
  return answer_of(answer);
}

nb::tuple equivalent_isolated_released(const std::string& left, const std::string& right, Request options,
                                       Isolation isolation, const nb::object& progress) {
  IsolatedAnswer answer;
  run_released(
      [&](const Session& session) {
        options.progress = session.notes;
        isolation.stop = session.stop;
        answer = equivalent_isolated(left, right, options, isolation);
      },
      progress);
  return answer_of(answer);
}

nb::dict gate_released(GateRequest request, Request options, const nb::object& progress) {
  GateReport report;
  run_released(
      [&](const Session& session) {
        options.progress = session.progress;
        request.options = options;
        report = gate(request);
      },
      progress);
  return object_of(report);
}

nb::dict recheck_released(const RecheckRequest& request) {
  RecheckReport report;
  run_released([&](const Session&) { report = recheck(request); }, nb::none());
  nb::dict out;
  out["valid"] = report.valid;
  out["subject"] = text_of(report.subject);
  out["claim"] = text_of(report.claim);
  out["reason"] = text_of(report.reason);
  out["steps"] = report.steps;
  out["solver"] = text_of(report.solver);
  out["exit_code"] = report.exit_code;
  return out;
}

nb::list table_rows(const std::string& name) {
  nb::list out;
  for (const InformationRow& row : table(name)) {
    nb::list more;
    for (const std::string& column : row.more) more.append(text_of(column));
    out.append(nb::make_tuple(text_of(row.name), text_of(row.text), more));
  }
  return out;
}

nb::list components() {
  nb::list out;
  for (const Component& component : doctor())
    out.append(nb::make_tuple(text_of(component.name), component.found, text_of(component.version),
                              text_of(component.needed_for)));
  return out;
}

void add_requests(nb::module_& module) {
  nb::class_<Request>(module, "Request")
      .def(nb::init<>())
      .def_rw("files", &Request::files)
      .def_rw("only", &Request::only)
      .def_rw("root", &Request::root)
      .def_rw("compile_sources", &Request::compile_sources)
      .def_rw("quick", &Request::quick)
      .def_rw("time_ms_max", &Request::time_ms_max)
      .def_rw("memory_bytes_max", &Request::memory_bytes_max)
      .def_rw("solver_resource_max", &Request::solver_resource_max)
      .def_rw("seed", &Request::seed)
      .def_rw("jobs", &Request::jobs)
      .def_rw("cache", &Request::cache);
  nb::class_<Isolation>(module, "Isolation")
      .def(nb::init<>())
      .def_rw("worker", &Isolation::worker)
      .def_rw("wall_ms_max", &Isolation::wall_ms_max)
      .def_rw("memory_bytes_max", &Isolation::memory_bytes_max)
      .def_rw("file_bytes_max", &Isolation::file_bytes_max)
      .def_rw("unconfined", &Isolation::unconfined);
  nb::class_<GateRequest>(module, "GateRequest")
      .def(nb::init<>())
      .def_rw("repository", &GateRequest::repository)
      .def_rw("base", &GateRequest::base)
      .def_rw("head", &GateRequest::head)
      .def_rw("cache_key_path", &GateRequest::cache_key_path);
  nb::class_<RecheckRequest>(module, "RecheckRequest")
      .def(nb::init<>())
      .def_rw("certificate_path", &RecheckRequest::certificate_path)
      .def_rw("root", &RecheckRequest::root)
      .def_rw("time_ms_max", &RecheckRequest::time_ms_max);
}

}  // namespace
}  // namespace warpproof::python

NB_MODULE(_native, module) {
  using namespace warpproof;
  using namespace warpproof::python;
  nb::exception<InternalFault>(module, "InternalFault", PyExc_RuntimeError);
  add_requests(module);
  module.def("check_all", check_all_released, "request"_a, "progress"_a.none());
  module.def("equivalent", equivalent_released, "left"_a, "right"_a, "options"_a, "progress"_a.none());
  module.def("check_isolated", check_isolated_released, "request"_a, "isolation"_a, "progress"_a.none());
  module.def("equivalent_isolated", equivalent_isolated_released, "left"_a, "right"_a, "options"_a,
             "isolation"_a, "progress"_a.none());
  module.def("gate", gate_released, "request"_a, "options"_a, "progress"_a.none());
  module.def("recheck", recheck_released, "request"_a);
  module.def("table_names", [] { return table_names(); });
  module.def("table", table_rows, "name"_a);
  module.def("doctor", components);
  module.def("explain", [](const std::string& name) { return text_of(explain(name)); }, "name"_a);
  module.def("version", [] { return version(); });
  module.def("semantics_revision", [] { return semantics_revision(); });
}
