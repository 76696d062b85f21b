#pragma once
// Nothing but one type leaves the library, and only for a fault of ours.

#include <new>
#include <string>

#include "verifier/base/fault.h"
#include "warpproof/check.h"

namespace warpproof {

template <class Call>
auto guarded(Call&& call) {
  try {
    return call();
  } catch (const base::Fault& fault) {
    throw InternalFault(fault.what());
  } catch (const std::bad_alloc&) {
    throw InternalFault("out of memory");
  } catch (const std::exception& other) {
    throw InternalFault(std::string("unexpected exception: ") + other.what());
  }
}

}  // namespace warpproof
