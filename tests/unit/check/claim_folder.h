#pragma once
// A folder with a small rewrite and a kernel of it, for tests that change one thing after the other.

#include <doctest/doctest.h>

#include <string>
#include <vector>

#include "tests/unit/toolchain/scratch_folder.h"
#include "verifier/check/pipeline.h"
#include "warpproof/check.h"

inline constexpr const char* twice_rewrite = R"(rewrite twice
  size   N
  input  X[N] : real
  before
    Y[i < N] = X[i] + X[i]
  after
    Y[i < N] = 2 * X[i]
  formats X, Y : f32
  box    X in [-4, 4]
  accept bound <= 2 * bound(before)
  sizes  N=3, N=5
)";

inline constexpr const char* twice_claim = R"(use rewrite twice

kernel twice_elementwise
  source   "kernel.hip" entry twice target gfx942 flags "-O3"
  computes twice.after
  arguments X, out Y, N : s32
  launch   grid (ceil_div(N, 64), 1), block (64, 1), dynamic shared 0
  sizes    N=3, N=65; at most N <= 4096
  formats  X, Y : f32
  box      X in [-4, 4]
  accept   bound <= 2 * bound(before)
)";

inline constexpr const char* twice_kernel = R"(#include <hip/hip_runtime.h>
#include "factor.h"
extern "C" __global__ void twice(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = FACTOR * x[i];
}
)";

class ClaimFolder {
 public:
  ClaimFolder() {
    folder.write("rewrites/layout/twice.rw", twice_rewrite);
    folder.write("k/claim.rw", twice_claim);
    folder.write("k/kernel.hip", twice_kernel);
    folder.write("k/factor.h", "#define FACTOR 2.0f\n");
    folder.write("k/unrelated.h", "int unrelated;\n");
  }
  std::string path(const std::string& name) const { return folder.path() + "/" + name; }

  warpproof::Request request(const std::string& file) const {
    warpproof::Request request;
    request.files = {path(file)};
    request.root = folder.path();
    request.quick = true;
    return request;
  }
  warpproof::Verdict check(const std::string& file) const {
    return warpproof::checking::check_one(request(file));
  }

  ScratchFolder folder;
};

/// The artefact of this role and path.
inline const warpproof::Artefact* artefact(const warpproof::Verdict& verdict, const std::string& role,
                                           const std::string& path) {
  for (const warpproof::Artefact& one : verdict.artefacts)
    if (one.role == role && one.path == path) return &one;
  return nullptr;
}

inline const warpproof::Answer* answer(const warpproof::Verdict& verdict, warpproof::Question question) {
  for (const warpproof::Answer& one : verdict.answers)
    if (one.question == question) return &one;
  return nullptr;
}
