#pragma once
// Rows of the gate's table: the verdicts of what no engine was asked, and whether a row blocks. Policy and
// waivers are the base revision's.
//
//   rows.push_back(decider.decided(weakened_row(claim, change), ""));

#include <string>

#include "verifier/configuration/gate_tables.h"
#include "verifier/gate/demand.h"
#include "warpproof/gate.h"

namespace warpproof::gating {

/// A row that is a finding of the gate itself: `rejected`, with this code and sentence at this place.
GateRow refused_row(GateCause cause, const std::string& id, const std::string& path,
                    const base::Diagnostic& why);
/// A row whose question could not be answered: `unsupported`, or `unknown`.
GateRow open_row(GateCause cause, const std::string& id, const std::string& path, Reason reason,
                 const base::Diagnostic& why);

/// Of a claim, for each thing that it no longer demands.
GateRow demand_row(const std::string& id, const std::string& path, const base::Span& where,
                   const DemandChange& change);

/// A kernel's or a sequence's verdict that says `proved` or `refuted` of code that this run did not compile
/// from the source becomes `unsupported` (source_not_compiled), with what was found kept in its answers.
Verdict of_source(Verdict verdict);

class Decider {
 public:
  /// `today`: "2026-11-30", the later of this machine's clock and the base commit's.
  Decider(const configuration::GateTables& tables, std::string today)
      : tables_(tables), today_(std::move(today)) {}
  bool is_twin_path(const std::string& path) const;
  /// Sets `blocking`, `policy` and `waiver`. `word`: what a policy may call this row besides its outcome.
  GateRow decided(GateRow row, const std::string& word) const;

 private:
  void look_for_waiver(GateRow& row) const;

  const configuration::GateTables& tables_;
  std::string today_;
};

/// The later of the clock's day and `base_day`: a clock that was set back revives no waiver.
std::string day_that_counts(const std::string& base_day);

}  // namespace warpproof::gating
