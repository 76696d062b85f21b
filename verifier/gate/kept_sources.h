#pragma once
// Does a kernel claim still speak of the code that it spoke of? A claim that is pointed at another file or
// entry says nothing any more of the old one, which may live on and be what is shipped.
//
//   compare_sources_of({was, "k/claim.rw"}, {is, "elsewhere/claim.rw"}, revisions, changes);
//
// Allowed: the old file is gone, and no other file that the change touches holds its kernel (a rename).

#include <string>

#include "verifier/gate/demand.h"
#include "verifier/gate/revisions.h"

namespace warpproof::gating {

struct PlacedKernel {
  const ir::KernelClaim& claim;
  std::string path;  ///< of the file that states it
};

void compare_sources_of(const PlacedKernel& was, const PlacedKernel& is, const Revisions& revisions,
                        DemandChanges& out);

}  // namespace warpproof::gating
