#pragma once
// The parts of reading a file; the door is file.h.

#include "verifier/configuration/file.h"
#include "verifier/configuration/table.h"

namespace warpproof::configuration {

void read_settings(Table& table, Settings& settings);
void read_gate(Table& table, GateTables& gate);
/// E0706 and E0707: rules that contradict each other, or never decide anything.
void check_policy(const GateTables& gate, base::Diagnostics& diagnostics);

}  // namespace warpproof::configuration
