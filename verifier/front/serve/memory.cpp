#include "verifier/front/serve/memory.h"

#include <cstdlib>  // defines __GLIBC__ there

#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace warpproof::serve {

void keep_memory_small() {
#if defined(__GLIBC__)
  constexpr int large_block_bytes = 128 << 10;  // the default, which setting it also keeps where it is
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, large_block_bytes);
  mallopt(M_TRIM_THRESHOLD, large_block_bytes);
#endif
}

void give_memory_back() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

}  // namespace warpproof::serve
