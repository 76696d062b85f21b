#include "verifier/prove/kernel/safety.h"

#include <cxxabi.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>

namespace warpproof::prove {
namespace {

using exec::FindingKind;
using verdict::Found;

struct Row {
  FindingKind kind;
  SafetyClass classified;
};
constexpr std::array<Row, 16> rows = {{
    {FindingKind::bad_launch, {Reason::bad_input, Found::bad_input, Question::safe}},
    {FindingKind::data_race, {Reason::race_shared, Found::fails, Question::safe}},
    {FindingKind::block_conflict, {Reason::race_global, Found::fails, Question::safe}},
    {FindingKind::out_of_bounds, {Reason::out_of_bounds, Found::fails, Question::safe}},
    {FindingKind::misaligned, {Reason::misaligned, Found::fails, Question::safe}},
    {FindingKind::uninitialised_read, {Reason::uninitialised_read, Found::fails, Question::safe}},
    {FindingKind::write_to_input, {Reason::input_modified, Found::fails, Question::implemented}},
    {FindingKind::stale_read, {Reason::non_coherent_read, Found::fails, Question::safe}},
    {FindingKind::barrier_divergence, {Reason::barrier_divergence, Found::fails, Question::safe}},
    {FindingKind::barrier_count, {Reason::barrier_divergence, Found::fails, Question::safe}},
    {FindingKind::deadlock, {Reason::deadlock, Found::fails, Question::safe}},
    {FindingKind::shuffle_lanes_missing, {Reason::shuffle_inactive_lane, Found::fails, Question::safe}},
    {FindingKind::address_dependence, {Reason::pointer_dependence, Found::gave_up, Question::safe}},
    {FindingKind::module_state_written, {Reason::unsupported_construct, Found::not_modelled, Question::safe}},
    {FindingKind::does_not_end, {Reason::loop_limit, Found::gave_up, Question::safe}},
    {FindingKind::trap, {Reason::device_trap, Found::fails, Question::safe}},
}};

std::string triple(const std::array<std::uint32_t, 3>& v) {
  return "(" + std::to_string(v[0]) + ", " + std::to_string(v[1]) + ", " + std::to_string(v[2]) + ")";
}

Place place_of(const exec::Access& access) {
  if (access.source_line != 0) return {access.source_file, access.source_line, 0};
  return {"PTX", access.ptx_line, 0};
}

bool same_place(const exec::Finding& a, const exec::Finding& b) {
  return a.kind == b.kind && a.first.ptx_line == b.first.ptx_line &&
         (a.second ? a.second->ptx_line : 0) == (b.second ? b.second->ptx_line : 0);
}

bool seen_again(const exec::Finding& finding, const std::vector<exec::Effect>& effects) {
  for (const exec::Effect& effect : effects)
    for (const exec::Finding& other : effect.findings)
      if (same_place(finding, other)) return true;
  return false;
}

/// A shared array of a kernel has a mangled name in PTX: "_ZZ4gemmE6X_tile" is gemm::X_tile.
std::string readable(const std::string& name) {
  if (!name.starts_with("_Z") || name.size() > 512) return name;
  int status = 0;
  const std::unique_ptr<char, decltype(&std::free)> text(
      abi::__cxa_demangle(name.c_str(), nullptr, nullptr, &status), &std::free);
  return status == 0 && text != nullptr ? text.get() : name;
}

/// An unrolled loop shows one fault of the source at many instructions: one finding for people is enough.
bool same_source(const exec::Finding& a, const exec::Finding& b) {
  const auto line = [](const std::optional<exec::Access>& access) {
    return access ? access->source_line : 0;
  };
  return a.kind == b.kind && a.first.source_line != 0 && a.first.source_line == b.first.source_line &&
         a.first.source_file == b.first.source_file && line(a.second) == line(b.second) &&
         a.first.array == b.first.array;
}

/// A race between threads of one block is named by the memory it is in.
SafetyClass classify(const exec::Finding& finding) {
  SafetyClass out = prove::classify(finding.kind);
  if (finding.kind == FindingKind::data_race && finding.first.space == exec::Space::global)
    out.reason = Reason::race_global;
  return out;
}

std::string readable_message(const exec::Finding& finding) {
  std::string message = finding.message;
  const std::size_t at = finding.first.array.empty() ? std::string::npos : message.find(finding.first.array);
  if (at != std::string::npos) message.replace(at, finding.first.array.size(), readable(finding.first.array));
  return message;
}

verdict::Finding report(const exec::Finding& finding, bool replayed, const std::string& where) {
  const SafetyClass classified = classify(finding);
  verdict::Finding out;
  out.question = classified.question;
  out.found = classified.found;
  out.reach = Reach::listed_sizes;
  out.reason = classified.reason;
  out.evidence.replay = replayed ? verdict::Check::agrees : verdict::Check::not_done;
  out.summary = readable_message(finding) + " (at " + where + ")";
  if (classified.found == Found::bad_input) return out;  // about the launch as a whole, not about a thread
  out.details.push_back(describe(finding.first));
  if (finding.second) out.details.push_back(describe(*finding.second));
  if (finding.times > 1)
    out.details.push_back({"seen " + std::to_string(finding.times) + " times at these lines", {}});
  return out;
}

}  // namespace

SafetyClass classify(FindingKind kind) {
  for (const Row& row : rows)
    if (row.kind == kind) return row.classified;
  return {Reason::unsupported_construct, Found::not_modelled, Question::safe};
}

namespace {

/// PTX declares shared arrays as bytes: then people count in what the access moves.
std::int64_t shown_element(const exec::Access& access) {
  const bool bytes_declared = access.element == access.offset_bytes && access.bytes > 1;
  const bool whole = bytes_declared && access.offset_bytes % access.bytes == 0;
  return access.space == exec::Space::shared && whole ? access.offset_bytes / access.bytes : access.element;
}

}  // namespace

Detail describe(const exec::Access& access) {
  std::string text = "thread " + triple(access.thread) + " of block " + triple(access.block);
  if (!access.array.empty() || access.bytes != 0) {
    text += access.writes ? " writes " : " reads ";
    text += access.array.empty() ? "byte " + std::to_string(access.offset_bytes)
                                 : readable(access.array) + "[" + std::to_string(shown_element(access)) + "]";
    text += std::string(" (") + exec::name_of(access.space) + ", " + std::to_string(access.bytes) + " bytes)";
  }
  if (!access.instruction.empty()) text += " in " + access.instruction;
  return {text, place_of(access)};
}

std::vector<Detail> describe(const std::vector<exec::Unsupported>& unsupported) {
  std::vector<Detail> out;
  for (const exec::Unsupported& u : unsupported) {
    const Place place =
        u.source_line != 0 ? Place{u.source_file, u.source_line, 0} : Place{"PTX", u.ptx_line, 0};
    out.push_back({u.what +
                       (u.instruction.empty() || u.instruction == u.what ? "" : " (" + u.instruction + ")") +
                       ", line " + std::to_string(u.ptx_line) + " of the emitted code",
                   place});
    // Each warp meets the same line again.
    const auto same = [&](const Detail& other) { return other.text == out.back().text; };
    if (std::any_of(out.begin(), out.end() - 1, same)) out.pop_back();
  }
  return out;
}

Reason reason_of(const std::vector<exec::Unsupported>& unsupported) {
  for (const exec::Unsupported& u : unsupported) {
    if (u.kind == exec::UnsupportedKind::data_control) return Reason::data_dependent_control;
    if (u.kind == exec::UnsupportedKind::sequence) return Reason::unrecognised_sequence;
  }
  return Reason::unsupported_instruction;
}

void set_not_modelled(const std::vector<exec::Unsupported>& unsupported, verdict::Finding& finding,
                      const std::string& who) {
  finding.found = verdict::Found::not_modelled;
  finding.reason = reason_of(unsupported);
  finding.summary = (who.empty() ? "" : who + ": ") + "not modelled: " + unsupported.front().what;
  finding.details = describe(unsupported);
}

bool ends(const std::vector<exec::Effect>& effects) {
  for (const exec::Effect& effect : effects)
    for (const exec::Finding& finding : effect.findings)
      if (finding.kind == FindingKind::does_not_end) return false;
  return true;
}

std::vector<verdict::Finding> safety_findings(const std::vector<exec::Effect>& effects,
                                              const std::vector<exec::Effect>& replayed,
                                              const std::string& where) {
  std::vector<verdict::Finding> out;
  bool complete = true;
  for (const exec::Effect& effect : effects) {
    std::vector<exec::Finding> shown;
    for (const exec::Finding& finding : effect.findings) {
      const auto same = std::find_if(shown.begin(), shown.end(),
                                     [&](const exec::Finding& other) { return same_source(finding, other); });
      if (same == shown.end())
        shown.push_back(finding);
      else
        same->times += finding.times;
    }
    for (const exec::Finding& finding : shown)
      out.push_back(report(finding, seen_again(finding, replayed), where));
    if (!effect.unsupported.empty()) {
      verdict::Finding finding;
      finding.question = Question::safe;
      set_not_modelled(effect.unsupported, finding);
      out.push_back(std::move(finding));
    }
    if (effect.out_of_time) {
      verdict::Finding finding;
      finding.question = Question::safe;
      finding.found = verdict::Found::gave_up;
      finding.reason = Reason::time_limit;
      out.push_back(std::move(finding));
    }
    complete = complete && effect.ran_to_the_end;
  }
  bool about_safety = false;
  for (const verdict::Finding& finding : out)
    about_safety = about_safety || finding.question == Question::safe;
  if (about_safety) return out;
  verdict::Finding finding;
  finding.question = Question::safe;
  finding.found = complete ? verdict::Found::holds : verdict::Found::gave_up;
  finding.reach = Reach::listed_sizes;
  finding.reason = complete ? Reason::no_violation : Reason::loop_limit;
  finding.evidence.schedules = complete ? verdict::Check::agrees : verdict::Check::not_done;
  finding.ledger = {{Assumption::every_block_executed, where}, {Assumption::arrays_disjoint, ""}};
  out.push_back(std::move(finding));
  return out;
}

}  // namespace warpproof::prove
