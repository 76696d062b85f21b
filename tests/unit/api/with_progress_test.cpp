// What leaves the library: InternalFault, and what the caller's own callbacks threw.

#include "verifier/api/with_progress.h"

#include <doctest/doctest.h>

#include <stdexcept>
#include <string>
#include <thread>
#include <vector>

#include "verifier/base/fault.h"

using namespace warpproof;

namespace {

struct Enough {
  int after;
};

/// An engine that tells of its progress and answers with the number of stages.
int engine(const Request& request) {
  for (int i = 0; i < 3; ++i)
    if (request.progress) request.progress({"a", std::to_string(i), i / 3.0});
  if (request.answered) request.answered({});
  return 3;
}

}  // namespace

TEST_CASE("without callbacks, and with quiet ones, the answer is the engine's") {
  CHECK(with_progress({}, engine) == 3);
  int told = 0;
  Request request;
  request.progress = [&](const Progress&) { ++told; };
  request.answered = [&](const Verdict&) { told += 10; };
  CHECK(with_progress(request, engine) == 3);
  CHECK(told == 13);
}

TEST_CASE("what a callback throws arrives as it was thrown, be it an exception of the standard library") {
  Request request;
  request.progress = [&](const Progress& p) {
    if (p.stage == "1") throw Enough{1};
  };
  try {
    with_progress(request, engine);
    FAIL("went on");
  } catch (const Enough& enough) {
    CHECK(enough.after == 1);
  }
  request.progress = [](const Progress&) { throw std::out_of_range("mine"); };
  CHECK_THROWS_WITH_AS(with_progress(request, engine), "mine", std::out_of_range);
  request.progress = {};
  request.answered = [](const Verdict&) { throw Enough{2}; };
  CHECK_THROWS_AS(with_progress(request, engine), Enough);
}

TEST_CASE("also from another thread, and when the engine takes it for an answer") {
  Request request;
  request.progress = [](const Progress&) { throw Enough{0}; };
  const auto threaded = [](const Request& r) {
    std::exception_ptr first;
    std::thread worker([&] {
      try {
        engine(r);
      } catch (...) {
        first = std::current_exception();
      }
    });
    worker.join();
    if (first) std::rethrow_exception(first);
    return 0;
  };
  CHECK_THROWS_AS(with_progress(request, threaded), Enough);
  const auto swallowing = [](const Request& r) {
    try {
      return engine(r);
    } catch (...) {
      return -1;
    }
  };
  CHECK_THROWS_AS(with_progress(request, swallowing), Enough);
}

TEST_CASE("a fault of ours is InternalFault, whatever it was inside") {
  const auto faulty = [](const Request&) -> int { throw base::Fault("engines contradict each other"); };
  CHECK_THROWS_WITH_AS(with_progress({}, faulty), "engines contradict each other", InternalFault);
  const auto unexpected = [](const Request&) -> int { throw std::length_error("vector"); };
  CHECK_THROWS_AS(with_progress({}, unexpected), InternalFault);
  const auto memory = [](const Request&) -> int { throw std::bad_alloc(); };
  CHECK_THROWS_WITH_AS(with_progress({}, memory), "out of memory", InternalFault);
}
