#pragma once
// Result<T>: a T, or the diagnostics that say why there is none. (std::expected is C++23.)
//
//   Result<Program> program = load_program(source, limits);
//   if (!program) return program.diagnostics();
//   use(*program);

#include <utility>
#include <variant>

#include "verifier/base/diagnostic.h"

namespace warpproof::base {

template <class T>
class Result {
 public:
  Result(T value) : state_(std::move(value)) {}                    // NOLINT: implicit on purpose
  Result(Diagnostics why) : state_(std::move(why)) {}              // NOLINT
  Result(Diagnostic why) : state_(Diagnostics{std::move(why)}) {}  // NOLINT
  explicit operator bool() const { return state_.index() == 0; }
  T& operator*() { return std::get<0>(state_); }
  const T& operator*() const { return std::get<0>(state_); }
  T* operator->() { return &std::get<0>(state_); }
  const T* operator->() const { return &std::get<0>(state_); }
  const Diagnostics& diagnostics() const { return std::get<1>(state_); }

 private:
  std::variant<T, Diagnostics> state_;
};

}  // namespace warpproof::base
