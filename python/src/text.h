#pragma once
// Text of the library as Python's: bytes that are no UTF-8 (of hostile input) are replaced, never an
// exception.

#include <nanobind/nanobind.h>

#include <string_view>

namespace warpproof::python {

inline nanobind::object text_of(std::string_view text) {
  return nanobind::steal(PyUnicode_DecodeUTF8(text.data(), static_cast<Py_ssize_t>(text.size()), "replace"));
}

}  // namespace warpproof::python
