#include "verifier/domain/term.h"
#include "verifier/exec/engine/execute.inc"

WARPPROOF_INSTANTIATE_EXECUTE(warpproof::domain::Term);
