#pragma once
// The kernel's own operations over the `error` domain: on given data (a running bound) or on the whole box
// (an a-priori bound); and the exact value of the definition beside it.

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "verifier/domain/error.h"
#include "verifier/prove/kernel/context.h"
#include "verifier/prove/kernel/input_data.h"
#include "verifier/prove/kernel/matchers.h"
#include "verifier/prove/kernel/run_plan.h"
#include "warpproof/verdict.h"

namespace warpproof::prove {

class ErrorRun {
 public:
  ErrorRun(const Context& context, const InputData& data);  ///< given data
  /// The box of the claim. What it decides is recorded.
  explicit ErrorRun(const Context& context, exec::Decisions* decisions = nullptr);

  enum class State : std::uint8_t { bounded, unbounded, undefined, not_modelled };
  /// exact value in [low, high], |computed - exact| <= bound.
  struct Element {
    State state = State::bounded;
    double low = 0, high = 0, bound = 0;
    std::string text;  ///< why not bounded
  };
  /// Of the kernel's output element; `low` and `high` are the definition's.
  Element at(std::size_t output, const std::vector<std::int64_t>& index,
             const std::vector<DefinitionCode>& codes);
  /// Of the kernel's output element alone; `low` and `high` enclose what its operations give over the reals.
  Element of_kernel(std::size_t output, const std::vector<std::int64_t>& index);
  /// Of a definition alone, in the declared formats and order.
  Element of_definition(std::size_t output, const DefinitionCode& code,
                        const std::vector<std::int64_t>& index);

  /// A comparison in a definition, at these values of its indices, for all inputs allowed.
  domain::Truth condition(std::size_t output, const DefinitionCode& code, std::uint32_t node,
                          const std::vector<std::int64_t>& slots);

  /// A finite sentinel was read as minus infinity, and all that it met is what the rule covers.
  bool reads_sentinels() const { return error_.met_sentinel() && !error_.misused_sentinel(); }
  bool clean() const { return clean_; }
  std::string why_not_clean() const;
  /// The input that the run read and of which the box says nothing; "" for none.
  std::string without_range() const;
  /// Floats that were added in an order the schedule chooses, which no bound covers: where. Empty: none.
  std::vector<exec::Unsupported> sums_without_order() const;
  /// Documented errors that took part, for the ledger.
  std::vector<LedgerEntry> ledger() const;
  /// A learnt sequence took part, or may have: the run ended early. Then a run that is not clean shows
  /// nothing.
  bool may_hold_sequences() const;
  /// Learnt sequences whose argument may leave the domain in which they mean what they mean.
  std::vector<std::string> sequences_outside_domain();

 private:
  void run(const Context& context, exec::Decisions* decisions);
  void run_with_sentinels(domain::ErrorInputs inputs, exec::Decisions* decisions,
                          const std::function<void()>& give_inputs);
  Definition<domain::Error>& definition(std::size_t output, const DefinitionCode& code);
  Element element_of(const domain::Error::Value& value) const;

  const Context& context_;
  domain::Error error_;
  std::unique_ptr<Matchers<domain::Error>> matchers_;
  std::unique_ptr<PlanRun<domain::Error>> run_;
  std::map<const DefinitionCode*, std::unique_ptr<Definition<domain::Error>>> definitions_;
  std::size_t launches_ = 0;
  bool given_data_ = false;
  bool clean_ = false;
};

}  // namespace warpproof::prove
