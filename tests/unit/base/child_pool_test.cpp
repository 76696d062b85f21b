#include "verifier/base/child_pool.h"

#include <doctest/doctest.h>
#include <unistd.h>

#include <csignal>
#include <map>
#include <stdexcept>

using namespace warpproof::base;

namespace {

struct Heard {
  std::string text;
  ChildPool::What end = ChildPool::What::nothing;
};

std::map<std::uint64_t, Heard> listen(ChildPool& pool) {
  std::map<std::uint64_t, Heard> heard;
  while (pool.running() > 0) {
    const ChildPool::Event event = pool.wait(5'000);
    if (event.what == ChildPool::What::part) heard[event.id].text += event.part;
    if (event.what != ChildPool::What::part && event.what != ChildPool::What::nothing)
      heard[event.id].end = event.what;
  }
  return heard;
}

}  // namespace

TEST_CASE("several children at a time, each with its parts and its end") {
  ChildPool pool;
  const std::string large(1 << 20, 'x');
  CHECK(pool.start(1, [&](const Write& write) { write(large); }));
  CHECK(pool.start(2, [](const Write& write) {
    write("a");
    write("b");
  }));
  CHECK(pool.start(3, [](const Write&) { raise(SIGKILL); }));
  CHECK(pool.start(4, [](const Write&) { throw std::runtime_error("no"); }));
  CHECK(pool.running() == 4);
  auto heard = listen(pool);
  CHECK(heard[1].text == large);
  CHECK(heard[1].end == ChildPool::What::finished);
  CHECK(heard[2].text == "ab");
  CHECK(heard[3].end == ChildPool::What::crashed);
  CHECK(heard[4].end == ChildPool::What::crashed);
}

TEST_CASE("a child that does not end is stopped, by hand or with the pool") {
  const auto forever = [](const Write&) {
    for (;;) pause();
  };
  ChildPool pool;
  CHECK(pool.start(1, forever));
  CHECK(pool.wait(10).what == ChildPool::What::nothing);
  pool.stop(1);
  CHECK(pool.running() == 0);
  CHECK(pool.wait(1).what == ChildPool::What::nothing);
  ChildPool other;
  CHECK(other.start(1, forever));
}
