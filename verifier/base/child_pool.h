#pragma once
// Several works at the same time, each in a forked copy of this process: what runs there is as alone as
// before, whatever its libraries share between threads. A crash there is not ours.
//
//   ChildPool pool;
//   pool.start(7, [](const Write& write) { write("answer"); });
//   while (pool.running() > 0) {
//     const ChildPool::Event event = pool.wait(1'000);
//     if (event.what == ChildPool::What::part) use(event.id, event.part);
//   }
//
// Used by one thread. A child is killed when the pool ends, when it writes more than the limit, and when this
// process ends. Parts arrive in the order in which the child wrote them, cut as they come.

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <vector>

#include "verifier/base/child_work.h"

namespace warpproof::base {

class ChildPool {
 public:
  ChildPool() = default;
  ~ChildPool();
  ChildPool(const ChildPool&) = delete;
  ChildPool& operator=(const ChildPool&) = delete;

  enum class What : std::uint8_t {
    part,      ///< the child wrote this
    finished,  ///< its work returned; all parts have come
    crashed,   ///< a signal, an exception
    nothing,   ///< no child wrote within the time
  };
  struct Event {
    What what = What::nothing;
    std::uint64_t id = 0;
    std::string part;
  };

  /// False when no child could be made.
  bool start(std::uint64_t id, const std::function<void(const Write&)>& work);
  std::size_t running() const { return children_.size(); }
  Event wait(std::uint64_t wall_ms_max);
  /// Its remaining parts do not come; no event either.
  void stop(std::uint64_t id);

 private:
  struct Child {
    std::uint64_t id = 0;
    pid_t process = -1;
    int out = -1;
  };
  Event read_from(std::size_t number);
  /// Closes, and waits for, the child; its exit status.
  int remove(std::size_t number, bool by_force);

  std::vector<Child> children_;
};

}  // namespace warpproof::base
