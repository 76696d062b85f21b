#pragma once
// Runs the blocks of one launch. Threads of a block go in lock-step groups of equal place in the code; the
// group with the smallest place runs first, so that groups meet again where the code joins. Registers are
// rows of 32 lanes a warp; a row whose lanes are all of one kind is worked on as a whole.

#include <algorithm>
#include <array>
#include <cstdint>
#include <memory>
#include <set>
#include <vector>

#include "verifier/base/fault.h"
#include "verifier/base/limits.h"
#include "verifier/domain/bits.h"
#include "verifier/exec/decisions.h"
#include "verifier/exec/effect.h"
#include "verifier/exec/engine/clock.h"
#include "verifier/exec/engine/gather.h"
#include "verifier/exec/engine/hammock.h"
#include "verifier/exec/engine/memory_state.h"
#include "verifier/exec/engine/program.h"
#include "verifier/exec/engine/reporter.h"

namespace warpproof::exec::engine {

using Masks = std::array<std::uint32_t, warps_max>;

/// Ends the run: nothing after this point would mean anything.
struct Stop {};

/// On a lambda of a loop that must be one piece of code.
#define WARPPROOF_INLINE __attribute__((always_inline))

/// Calls `body(lane)` for the lanes of a mask, with a plain loop when all 32 are there.
template <class F>
[[gnu::always_inline]] inline void for_lanes(std::uint32_t mask, F&& body) {
  if (mask == full_mask) {
    for (unsigned lane = 0; lane < warp_lanes; ++lane) body(lane);
    return;
  }
  for (; mask != 0; mask &= mask - 1) body(static_cast<unsigned>(__builtin_ctz(mask)));
}

/// The same for the lanes of a wave.
template <class F>
inline void for_wave(std::uint64_t lanes, F&& body) {
  for (; lanes != 0; lanes &= lanes - 1) body(static_cast<unsigned>(__builtin_ctzll(lanes)));
}

namespace detail {

/// The first lane of the first warp of a set, as a linear thread.
inline std::uint32_t first_thread(const Masks& lanes, unsigned warps) {
  for (unsigned warp = 0; warp < warps; ++warp) {
    if (lanes[warp] != 0) return warp * warp_lanes + static_cast<unsigned>(__builtin_ctz(lanes[warp]));
  }
  return 0;
}

}  // namespace detail

template <class D>
class Engine {
 public:
  using Value = typename D::Value;

  Engine(const Program& program, const Launch& launch, Memory<D>& memory, D& domain,
         SequenceMatcher<D>* matcher, const base::Limits& limits, const base::Deadline& deadline,
         Decisions* decisions, Effect& effect);
  void run();

 private:
  using Step = void (Engine::*)(const Operation&, const Masks&);
  enum class Control : std::uint8_t { step, branch, end, barrier, collective, trap, not_modelled, nothing };
  struct Group {
    std::uint32_t pc = 0;
    Masks lanes{};
  };
  struct Waiting {
    Group group;
    bool at_barrier = false;  ///< else: a shuffle, vote or warp barrier
    std::uint64_t barrier = 0;
    std::uint64_t count = 0;  ///< 0: all threads
    Masks absent{};           ///< lanes that had ended when the first thread came
  };

  // prepare.inc and run.inc: scheduling
  void prepare();
  void prepare_regions();
  void prepare_steps();
  void start_block(std::uint64_t block);
  void run_block();
  void run_group(Group group);
  bool go_on(Group& group, const Masks& active, const Masks& going);
  bool guard(const Operation& op, const Group& group, Masks& active, Masks& open, bool& some_open);
  bool leave_open(const Operation& op, Group& group, const Masks& open, bool& stay);
  Group take_first();
  void branch(const Operation& op, Group& group, const Masks& active, bool& stay);
  void put_back(const Group& group);
  /// Ends the run when too much was done, or too late; `pc` and `thread` are where it stands.
  void check_budget(std::uint32_t pc, std::uint32_t thread);
  void out_of_steps(const Group& group);
  void end_of_launch();

  // meet.inc and warp.inc: where threads wait for each other
  void arrive_at_barrier(const Operation& op, const Group& group, const Masks& active);
  Masks arrive_at_collective(const Operation& op, const Group& group, const Masks& active);
  bool complete(const Waiting& waiting, unsigned wave);
  bool run_convergent();
  void resolve_waiting();
  void release_barrier();
  void reduce_at_barrier();
  void force_collectives();
  void report_deadlock();
  Masks ended_lanes() const;
  bool is_convergent(const Operation& op) const;
  void run_collective(const Operation& op, unsigned wave, std::uint64_t present);
  void check_members(const Operation& op, unsigned wave, std::uint64_t present);
  void shuffle(const Operation& op, unsigned wave, std::uint64_t present, Cell<D>* results);
  void vote(const Operation& op, unsigned wave, std::uint64_t present, Cell<D>* results);
  void match(const Operation& op, unsigned wave, std::uint64_t present, Cell<D>* results);
  void reduce(const Operation& op, unsigned wave, std::uint64_t present, Cell<D>* results);
  void exchange(const Operation& op, unsigned wave, std::uint64_t present, Cell<D>* results);
  Cell<D> numbers_of(const Operation& op, unsigned wave, std::uint64_t present, std::uint64_t* numbers);
  Cell<D> foreign_cell(std::uint32_t row, unsigned wave, unsigned lane);
  Cell<D> absent_lane(const Operation& op, unsigned wave, unsigned lane, std::uint64_t from);
  std::uint64_t lane_number(const Operation& op, unsigned source, unsigned wave, unsigned lane);
  std::uint64_t named_lanes(const Operation& op, unsigned wave, unsigned lane);
  void set_wave(std::uint32_t row, unsigned wave, std::uint64_t present, const Cell<D>* results);
  std::uint64_t uniform(const Operation& op, unsigned source, const Masks& active);

  // speculate.inc: both sides of a branch on symbolic data
  void save_rows(const std::vector<std::uint32_t>& rows, const Masks& lanes, std::vector<Cell<D>>& saved);
  void restore_rows(const std::vector<std::uint32_t>& rows, const Masks& lanes,
                    const std::vector<Cell<D>>& saved);
  Cell<D> merged_cell(const Operation& op, const Cell<D>& predicate, const Cell<D>& yes, const Cell<D>& no,
                      unsigned width);
  void merge_rows(const Operation& op, const std::vector<std::uint32_t>& rows, const Masks& lanes,
                  const std::vector<Cell<D>>& first, const std::vector<Cell<D>>& predicates);
  void run_side(std::uint32_t start, std::uint32_t stop, const Masks& lanes);
  [[noreturn]] void stop_speculation(const Operation& op, const std::string& why);
  std::uint32_t run_both_sides(const Operation& op, const Masks& lanes);
  void run_perhaps(const Operation& op, const Masks& lanes);
  template <class BothSides>
  void speculate(const Operation& op, const std::vector<std::uint32_t>& rows,
                 const std::vector<std::uint32_t>& temporary, const Masks& lanes, BothSides side);

  // lanes.inc: bits
  void step_lanes(const Operation& op, const Masks& active);
  bool some_poison(const machine::LaneFunction& function, const std::uint64_t* const* in,
                   std::uint32_t mask) const;
  bool address_row(const Operation& op, const machine::LaneFunction& function, const std::uint64_t* const* in,
                   unsigned warp, std::uint32_t mask);
  void lanes_slow(const Operation& op, const machine::LaneFunction& function, unsigned warp,
                  std::uint32_t mask);
  Cell<D> lane_cell(const Operation& op, const machine::LaneFunction& function, const Cell<D>* in,
                    unsigned result, std::uint64_t bits, unsigned warp, unsigned lane);
  std::optional<std::uint64_t> settled_predicate(const Operation& op, const machine::LaneFunction& function,
                                                 const Cell<D>* in, unsigned result);
  Cell<D> address_result(const Operation& op, const machine::LaneFunction& function, const Cell<D>* in,
                         std::uint64_t bits, unsigned warp, unsigned lane);
  void address_compared(const Operation& op, const Cell<D>* in, unsigned warp, unsigned lane);
  std::uint64_t alignment_of(const Place& place) const;
  // moves.inc: cells
  void step_copy(const Operation& op, const Masks& active);
  void step_select(const Operation& op, const Masks& active);
  void step_pack(const Operation& op, const Masks& active);
  void step_unpack(const Operation& op, const Masks& active);
  void step_cast(const Operation& op, const Masks& active);
  void step_freeze(const Operation& op, const Masks& active);
  void step_active_mask(const Operation& op, const Masks& active);

  // reals.inc and conversions.inc: floats
  void step_real(const Operation& op, const Masks& active);
  bool real_fast(const Operation& op, const machine::RealFunction& real, unsigned warp, std::uint32_t mask);
  void real_slow(const Operation& op, const machine::RealFunction& real, unsigned warp, std::uint32_t mask);
  Cell<D> any_real_cell(const Operation& op, const machine::RealFunction& real, const Cell<D>* in);
  Cell<D> real_cell(const Operation& op, const machine::RealFunction& real, const Cell<D>* in);
  Value domain_operation(const machine::RealFunction& real, const Value* in);
  const Value* operand_values(domain::Format format, std::uint32_t row, unsigned warp, std::uint32_t mask,
                              Value* scratch);
  void step_compare(const Operation& op, const Masks& active);
  Cell<D> compare_cell(const Operation& op, const machine::RealComparison& test, const Cell<D>* in,
                       unsigned result, std::uint32_t thread);
  // choices.inc: comparisons that are decided, and choices that are not
  domain::Truth decided(const Operation& op, unsigned result, std::uint32_t thread,
                        domain::Comparison comparison, const Value& a, const Value& b);
  std::optional<std::uint64_t> decided_pattern(const Operation& op, const machine::LaneFunction& function,
                                               const Cell<D>* in, unsigned result, std::uint32_t thread);
  void stop_if_lost(const Operation& op);
  bool chosen_value(const RawNode<D>& node, domain::Format format, Value& out, unsigned depth);
  bool choose(const Cell<D>& condition, const Value& yes, const Value& no, Value& out, unsigned depth);
  Cell<D> second_input(const RawNode<D>& node) const;
  Predicate predicate_of(const machine::LaneFunction& function, const Cell<D>* in, unsigned count,
                         unsigned result);
  Cell<D> select_cell(const Operation& op, const Cell<D>* in, unsigned width);
  void step_from_integer(const Operation& op, const Masks& active);
  void step_to_integer(const Operation& op, const Masks& active);
  void note_place(const Operation& op);
  Cell<D> blend_kinds(const Cell<D>* in, unsigned count) const;

  // access.inc, load.inc, store.inc: memory
  struct Target {
    Region<D>* region = nullptr;
    std::uint64_t offset = 0;   ///< inside the region's storage
    std::int64_t reported = 0;  ///< inside the array
  };
  void step_load(const Operation& op, const Masks& active);
  void step_store(const Operation& op, const Masks& active);
  Target locate(const Operation& op, const machine::MemoryAccess& access, unsigned warp, unsigned lane,
                unsigned bytes);
  Region<D>* find_region(const Place& place, machine::Space space);
  void load_lane(const Operation& op, const machine::MemoryAccess& access, const Target& target,
                 unsigned warp, unsigned lane);
  void store_lane(const Operation& op, const machine::MemoryAccess& access, const Target& target,
                  unsigned warp, unsigned lane);
  Cell<D> stored_cell(const Operation& op, const Target& target, Cell<D> cell, unsigned size,
                      std::uint32_t thread);
  bool may_write(const Operation& op, const Target& target, unsigned bytes, std::uint32_t thread);
  void count_writes(Region<D>& region, std::uint64_t offset, unsigned bytes, bool plain);
  void stop_if_anywhere(const Operation& op, unsigned warp, unsigned lane);
  // atomic.inc
  bool is_atomic(std::uint32_t operation) const;
  void step_atomic(const Operation& op, const Masks& active);
  void atomic_lane(const Operation& op, const machine::Atomic& atomic, const Target& target, unsigned warp,
                   unsigned lane);
  Cell<D> atomic_cell(const Operation& op, const machine::Atomic& atomic, bool flush, const Cell<D>* in);
  void note_atomic_access(const Operation& op, const machine::Atomic& atomic, const Target& target,
                          std::uint32_t thread);
  void note_float_order(const Operation& op, const machine::Atomic& atomic);
  void note_access(const Operation& op, const machine::MemoryAccess& access, const Target& target,
                   unsigned bytes, std::uint32_t thread);
  void note_fixed(const Operation& op, const machine::MemoryAccess& access, const Target& target,
                  unsigned bytes, std::uint32_t thread, const Shadow& shadow, RareShadow& rare);
  Region<D>* plain_words(const Operation& op, const machine::MemoryAccess& access, unsigned warp,
                         std::uint32_t mask, std::uint64_t* words);
  bool load_words(const Operation& op, const machine::MemoryAccess& access, unsigned warp,
                  std::uint32_t mask);
  void report_misaligned(const Operation& op, const machine::MemoryAccess& access, const Target& target,
                         unsigned bytes, std::uint32_t thread);
  /// An immediate offset so large that it could lead from one array's numbers to another's.
  static bool far_offset(const Operation& op) {
    constexpr std::int64_t near = std::int64_t{1} << (shared_offset_bits - 1);
    return op.offset >= near || op.offset <= -near;
  }
  void report_conflict(const Operation& op, const Target& target, unsigned bytes, std::uint32_t thread,
                       bool writes, const Conflict& conflict);
  Side side(const Operation& op, const Target& target, unsigned bytes, std::uint32_t thread,
            bool writes) const;
  Side plain_side(std::uint32_t operation, std::uint32_t thread) const;

  // nodes.inc: the raw graph
  Cell<D> make_node(const Operation& op, const Cell<D>* in, unsigned count, unsigned result, unsigned width,
                    const Cell<D>* value, const Cell<D>* bits, const Predicate& predicate = {});
  const std::string& text_of(const Operation& op) const;
  const machine::Place* place_of_operation(const Operation& op) const;
  std::uint32_t line_of(const Operation& op) const;
  bool has_bits(const Cell<D>& cell) const {
    return cell.kind == Kind::bits ||
           (cell.kind == Kind::raw && graph_.node(static_cast<NodeId>(cell.bits)).has_bits);
  }
  std::uint64_t bits_of(const Cell<D>& cell) const {
    return cell.kind == Kind::raw ? graph_.node(static_cast<NodeId>(cell.bits)).bits : cell.bits;
  }
  /// The domain value of a cell used in a format: a value, a constant, or a node that has one.
  bool value_of(const Cell<D>& cell, domain::Format format, Value& out, unsigned depth = 0);

  // rows
  std::uint64_t* bits(std::uint32_t row, unsigned warp) {
    return bits_.get() + (std::size_t{row} * warps_ + warp) * warp_lanes;
  }
  Value* values(std::uint32_t row, unsigned warp) {
    return values_.get() + (std::size_t{row} * warps_ + warp) * warp_lanes;
  }
  Kind* kinds(std::uint32_t row, unsigned warp) {
    return kinds_.get() + (std::size_t{row} * warps_ + warp) * warp_lanes;
  }
  Kind& tag(std::uint32_t row, unsigned warp) { return tags_[std::size_t{row} * warps_ + warp]; }
  Kind kind(std::uint32_t row, unsigned warp, unsigned lane) {
    const Kind uniform_kind = tag(row, warp);
    return uniform_kind == Kind::mixed ? kinds(row, warp)[lane] : uniform_kind;
  }
  Cell<D> cell(std::uint32_t row, unsigned warp, unsigned lane) {
    Cell<D> result;
    result.kind = kind(row, warp, lane);
    result.bits = bits(row, warp)[lane];
    if constexpr (!is_concrete<D>) result.value = values(row, warp)[lane];
    return result;
  }
  /// Between begin_row and end_row, lanes of `mask` are set one by one.
  void begin_row(std::uint32_t row, unsigned warp, std::uint32_t mask) {
    Kind& uniform_kind = tag(row, warp);
    if (uniform_kind == Kind::mixed || mask == full_[warp]) return;
    std::fill_n(kinds(row, warp), warp_lanes, uniform_kind);
    uniform_kind = Kind::mixed;
  }
  void set(std::uint32_t row, unsigned warp, unsigned lane, const Cell<D>& content) {
    kinds(row, warp)[lane] = content.kind;
    if constexpr (!is_concrete<D>) {
      if (is_value(content.kind)) {
        values(row, warp)[lane] = content.value;
        return;
      }
    }
    bits(row, warp)[lane] = content.bits;
  }
  void end_row(std::uint32_t row, unsigned warp);
  /// All lanes of `mask` got cells of one kind, written into the row directly: keeps the row's tag right.
  void whole_row(std::uint32_t row, unsigned warp, std::uint32_t mask, Kind uniform_kind) {
    Kind& old = tag(row, warp);
    if (mask == full_[warp]) {
      old = uniform_kind;
    } else if (old != uniform_kind) {
      if (old != Kind::mixed) std::fill_n(kinds(row, warp), warp_lanes, old);
      old = Kind::mixed;
      for_lanes(mask, [&](unsigned lane) { kinds(row, warp)[lane] = uniform_kind; });
      end_row(row, warp);
    }
  }
  std::uint64_t width_mask(std::uint32_t row) const {
    const unsigned width = program_.row_bits[row];
    return width >= 64 ? ~std::uint64_t{0} : (std::uint64_t{1} << width) - 1;
  }
  std::uint32_t thread_of(unsigned warp, unsigned lane) const { return warp * warp_lanes + lane; }
  // waves: one or two rows
  std::uint64_t wave_lanes(const Masks& lanes, unsigned wave) const {
    if (rows_of_wave_ == 1) return lanes[wave];
    return lanes[2 * wave] | std::uint64_t{lanes[2 * wave + 1]} << warp_lanes;
  }
  void set_wave_lanes(Masks& lanes, unsigned wave, std::uint64_t mask) const {
    lanes[rows_of_wave_ * wave] = static_cast<std::uint32_t>(mask);
    if (rows_of_wave_ == 2) lanes[2 * wave + 1] = static_cast<std::uint32_t>(mask >> warp_lanes);
  }
  Cell<D> wave_cell(std::uint32_t row, unsigned wave, unsigned lane) {
    return cell(row, wave * rows_of_wave_ + lane / warp_lanes, lane % warp_lanes);
  }
  std::uint32_t wave_thread(unsigned wave, unsigned lane) const {
    return wave * rows_of_wave_ * warp_lanes + lane;
  }
  std::uint32_t first_of_wave(unsigned wave, std::uint64_t lanes) const {
    return wave_thread(wave, static_cast<unsigned>(__builtin_ctzll(lanes)));
  }
  std::uint32_t number(const Operation& op) const {
    return static_cast<std::uint32_t>(&op - program_.operations.data());
  }

  const Program& program_;
  const Launch& launch_;
  typename Memory<D>::State& state_;
  RawGraph<D>& graph_;
  D& domain_;
  SequenceMatcher<D>* matcher_;
  const base::Limits& limits_;
  const base::Deadline& deadline_;
  Decisions* decisions_;
  Effect& effect_;
  Reporter reporter_;
  bool everything_ = false;  ///< the matcher wants nodes for ordinary arithmetic too

  unsigned threads_ = 0;
  unsigned warps_ = 0;
  unsigned rows_of_wave_ = 1;
  unsigned waves_ = 0;
  Masks full_{};
  std::unique_ptr<std::uint64_t[]> bits_;
  std::unique_ptr<Value[]> values_;
  std::unique_ptr<Kind[]> kinds_;
  std::unique_ptr<Kind[]> tags_;
  std::array<Value, std::size_t{3} * warp_lanes> scratch_{};  ///< constants as values, for one row operation
  std::vector<Step> steps_;
  std::vector<Control> controls_;
  std::vector<std::uint32_t> opcode_ids_;
  std::vector<std::uint8_t> executed_;  ///< operations that some thread ran

  std::vector<Region<D>> shared_;
  std::vector<Region<D>> local_;
  std::vector<Region<D>> variables_;  ///< module variables, by number

  Clock clock_;
  std::uint64_t block_ = 0;
  std::vector<Group> groups_;
  std::vector<Waiting> waiting_;
  Masks ended_{};
  Hammocks hammocks_;
  unsigned speculating_ = 0;             ///< how many undecided branches are open around what runs now
  std::uint32_t stop_at_ = 0xffffffffu;  ///< groups wait here for the end of their side
  std::uint32_t merging_at_ = 0;         ///< the branch whose registers are being merged
  static constexpr std::uint64_t steps_between_checks = 4096;
  std::uint64_t steps_to_check_ = steps_between_checks;
  std::uint64_t steps_done_ = 0;  ///< of groups of threads, up to the last check
  domain::Bits concrete_;         ///< for constants of a symbolic run
  std::set<std::string> leans_on_;
};

}  // namespace warpproof::exec::engine
