#include "verifier/base/child_pool.h"

#include <poll.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>

#include "verifier/base/forked_work.h"

namespace warpproof::base {

ChildPool::~ChildPool() {
  while (!children_.empty()) remove(children_.size() - 1, true);
}

bool ChildPool::start(std::uint64_t id, const std::function<void(const Write&)>& work) {
  const pid_t parent = getpid();
  const std::optional<ForkedWork> forked = fork_work(work, [&] {
    prctl(PR_SET_PDEATHSIG, SIGKILL);
    if (getppid() != parent) _exit(4);  // it ended before that was set
    for (const Child& other : children_) close(other.out);
  });
  if (!forked) return false;
  children_.push_back({id, forked->process, forked->out});
  return true;
}

ChildPool::Event ChildPool::wait(std::uint64_t wall_ms_max) {
  std::vector<pollfd> waiting;
  for (const Child& child : children_) waiting.push_back({child.out, POLLIN, 0});
  const int ready =
      poll(waiting.data(), waiting.size(), static_cast<int>(std::min<std::uint64_t>(wall_ms_max, 1 << 30)));
  if (ready <= 0) return {};  // also when a signal came in between
  for (std::size_t i = 0; i < waiting.size(); ++i)
    if (waiting[i].revents != 0) return read_from(i);
  return {};
}

ChildPool::Event ChildPool::read_from(std::size_t number) {
  Event event{What::part, children_[number].id, std::string(1 << 16, '\0')};
  const ssize_t count = read(children_[number].out, event.part.data(), event.part.size());
  if (count < 0 && errno == EINTR) return {};
  event.part.resize(count > 0 ? static_cast<std::size_t>(count) : 0);
  if (count > 0) return event;
  const int status = remove(number, false);
  event.what = WIFEXITED(status) && WEXITSTATUS(status) == 0 ? What::finished : What::crashed;
  return event;
}

void ChildPool::stop(std::uint64_t id) {
  for (std::size_t i = children_.size(); i-- > 0;)
    if (children_[i].id == id) remove(i, true);
}

int ChildPool::remove(std::size_t number, bool by_force) {
  const Child child = children_[number];
  children_.erase(children_.begin() + static_cast<std::ptrdiff_t>(number));
  close(child.out);
  if (by_force) kill(child.process, SIGKILL);
  int status = -1;
  while (waitpid(child.process, &status, 0) < 0 && errno == EINTR) {
  }
  return status;
}

}  // namespace warpproof::base
