#include "verifier/domain/bits.h"
#include "verifier/exec/engine/execute.inc"

WARPPROOF_INSTANTIATE_EXECUTE(warpproof::domain::Bits);
