#pragma once
// Long work of the library under a Python interpreter: in a thread of its own, while the calling thread has
// let go of the interpreter's lock and looks up some twenty times a second for signals and for progress to
// hand on.
//
//   std::vector<Verdict> verdicts;
//   run_released([&](const Session& s) { request.progress = s.progress; verdicts = check_all(request); },
//   callback);
//
// The callback runs in the calling thread. When it raises, or a signal does (KeyboardInterrupt), the work is
// asked to end, is waited for, and the exception goes on as it was raised. What the library throws arrives in
// the calling thread.

#include <nanobind/nanobind.h>

#include <functional>
#include <stop_token>

#include "warpproof/check.h"

namespace warpproof::python {

struct Session {
  std::function<void(const Progress&)> progress;  ///< throws when the work shall end
  std::function<void(const Progress&)> notes;     ///< never throws: for work that looks at `stop`
  std::stop_token stop;
};

/// `callback` is called with subject, stage and a number from 0 to 1; or it is None.
void run_released(const std::function<void(const Session&)>& work, const nanobind::object& callback);

}  // namespace warpproof::python
