#include "verifier/domain/field.h"
#include "verifier/exec/engine/execute.inc"

WARPPROOF_INSTANTIATE_EXECUTE(warpproof::domain::Field);
