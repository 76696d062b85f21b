#pragma once
// What a fuzzer holds to be true of every input: an exception that the driver, or libFuzzer, does not catch.

#include <stdexcept>

inline void require(bool condition, const char* what) {
  if (!condition) throw std::logic_error(what);
}
