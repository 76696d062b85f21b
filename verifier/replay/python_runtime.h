#pragma once
// The Python text that every replay file starts with: exact and decimal numbers, definedness, tables, sums.

namespace warpproof::replay {

extern const char* const python_runtime;

}  // namespace warpproof::replay
