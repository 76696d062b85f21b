#pragma once
// A service that runs for months: what a large message took goes back to the system when it has been handled.
//
// The GNU allocator's defaults are made for speed. It raises its threshold for mapping large blocks of their
// own to 32 MiB as such blocks are freed, from then on cuts them out of the heap, and keeps a heap for each
// thread: resident memory then depends on the largest messages of the past and on which thread took them
// (mallopt(3), M_MMAP_THRESHOLD, M_ARENA_MAX). Without effect where the C library is another one.

#include <cstddef>

namespace warpproof::serve {

/// Messages from this size on are worth a call of `give_memory_back`.
inline constexpr std::size_t large_message_bytes = 64u << 10;

/// One heap for all threads, large blocks mapped apart. For the whole process; before any thread is started.
void keep_memory_small();

/// Gives free pages inside the heap back. Less than a millisecond on a heap of some MiB.
void give_memory_back();

}  // namespace warpproof::serve
