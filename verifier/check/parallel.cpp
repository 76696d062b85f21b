#include "verifier/check/parallel.h"

#include <algorithm>
#include <map>
#include <thread>

#include "verifier/base/child_pool.h"
#include "verifier/check/child_message.h"

namespace warpproof::checking {
namespace {

/// A child that is silent for so long after its own deadline is stuck in a lock of another thread of ours.
constexpr double grace_ms = 120'000;

/// The rewrite whose question `equal` belongs to this task; "" for a file at fault.
std::string rewrite_of(const Stated& item) {
  if (item.rewrite != nullptr) return item.rewrite->id;
  const auto& computes = item.kernel != nullptr     ? item.kernel->computes
                         : item.sequence != nullptr ? item.sequence->computes
                                                    : std::optional<ir::Computes>();
  return computes ? computes->rewrite : "";
}

class Run {
 public:
  Run(std::vector<Task>& tasks, const Request& request, Cached& cached, const Compute& compute)
      : tasks_(tasks), request_(request), cached_(cached), compute_(compute), states_(tasks.size()) {
    for (const Task& task : tasks)
      if (task.session) ++askers_[{task.session->equal_findings.get(), rewrite_of(task.item)}];
    const std::size_t cores = std::max(1u, std::thread::hardware_concurrency());
    children_max_ = std::min<std::size_t>(request.jobs, cores);
  }

  void deliver_all(const Deliver& deliver) {
    for (std::size_t head = 0; head < tasks_.size(); ++head) {
      while (!states_[head].done) {
        while (pool_.running() < children_max_ && next_ < tasks_.size()) start(next_++);
        if (!states_[head].done) listen();
      }
      State& state = states_[head];
      // A fault of ours, or no answer: here it ends as it would have without children.
      if (!state.verdict) state.verdict = compute_(tasks_[head]);
      deliver(std::move(*state.verdict));
      state = {.done = true};
    }
  }

 private:
  struct State {
    bool done = false;  ///< its child has ended, or it needs none
    std::optional<Verdict> verdict;
    Looked looked;
    std::string received;
    Clock clock;
  };

  void start(std::size_t number) {
    Task& task = tasks_[number];
    State& state = states_[number];
    state.done = true;
    if (!task.session) return;
    state.looked = cached_.look(*task.session, task.item);
    if (state.looked.verdict) {
      state.verdict = std::move(state.looked.verdict);
      return;
    }
    prepare(task);
    state.clock = Clock();
    state.done = !pool_.start(number, [&](const base::Write& write) { work(task, write); });
    task.session->findings_were_used(rewrite_of(task.item));
  }

  /// What several subjects need is found once, before the first of them is asked.
  void prepare(Task& task) {
    const std::string id = rewrite_of(task.item);
    if (askers_[{task.session->equal_findings.get(), id}] < 2) return;
    const ir::Rewrite* rewrite = task.session->program.find_rewrite(id);
    if (rewrite == nullptr) return;
    try {
      prepare_equal(*task.session, *rewrite, base::Deadline(request_.time_ms_max));
    } catch (const std::exception&) {
      // The child meets it again, and then it is told in its turn.
    }
  }

  /// In the child.
  void work(Task& task, const base::Write& write) const {
    Request request = request_;
    request.answered = nullptr;
    request.progress = nullptr;
    if (request_.progress) request.progress = [&](const Progress& progress) { write(message_of(progress)); };
    Task own{task.program,
             std::make_unique<Session>(task.session->program, request, task.session->limits,
                                       task.session->equal_findings, task.session->named, task.session->root),
             task.item};
    const Clock clock;
    const Verdict verdict = compute_(own);
    write(message_of(verdict, clock.ms()));
  }

  void listen() {
    const base::ChildPool::Event event = pool_.wait(1'000);
    switch (event.what) {
      case base::ChildPool::What::part:
        receive(states_[event.id], event.part);
        return;
      case base::ChildPool::What::finished:
      case base::ChildPool::What::crashed:
        states_[event.id].done = true;
        return;
      case base::ChildPool::What::nothing:
        break;
    }
    for (std::size_t i = 0; i < next_; ++i) {
      if (states_[i].done || states_[i].clock.ms() < static_cast<double>(request_.time_ms_max) + grace_ms)
        continue;
      pool_.stop(i);
      states_[i].done = true;
    }
  }

  void receive(State& state, const std::string& part) {
    state.received += part;
    while (auto message = take_message(state.received)) {
      if (message->progress && request_.progress) request_.progress(*message->progress);
      if (message->verdict)
        state.verdict = cached_.keep(state.looked, std::move(*message->verdict), message->elapsed_ms);
    }
  }

  std::vector<Task>& tasks_;
  const Request& request_;
  Cached& cached_;
  const Compute& compute_;
  std::vector<State> states_;
  std::map<std::pair<const void*, std::string>, int> askers_;
  std::size_t children_max_ = 1;
  std::size_t next_ = 0;
  base::ChildPool pool_;
};

}  // namespace

void answer_in_parallel(std::vector<Task>& tasks, const Request& request, Cached& cached,
                        const Compute& compute, const Deliver& deliver) {
  Run(tasks, request, cached, compute).deliver_all(deliver);
}

}  // namespace warpproof::checking
