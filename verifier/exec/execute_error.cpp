#include "verifier/domain/error.h"
#include "verifier/exec/engine/execute.inc"

WARPPROOF_INSTANTIATE_EXECUTE(warpproof::domain::Error);
