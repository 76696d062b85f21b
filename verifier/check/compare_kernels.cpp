#include "verifier/check/compare_kernels.h"

#include <algorithm>
#include <set>

#include "verifier/base/digest.h"
#include "verifier/base/files.h"
#include "verifier/check/launch_interface.h"
#include "verifier/check/launch_sizes.h"
#include "verifier/check/loaded_kernels.h"
#include "verifier/check/pipeline.h"
#include "verifier/check/refused_launch.h"
#include "verifier/check/written_by_host.h"
#include "verifier/prove/kernel/equivalent.h"
#include "verifier/prove/kernel/footprint.h"
#include "verifier/prove/kernel/interface_view.h"
#include "verifier/prove/kernel/safety.h"
#include "verifier/prove/kernel/size_constants.h"
#include "verifier/prove/kernel/size_summary.h"

namespace warpproof::checking {
namespace {

using verdict::Finding;
using verdict::Found;

Finding undecided(Found found, Reason reason, const std::string& summary) {
  Finding finding;
  finding.question = Question::implemented;
  finding.found = found;
  finding.reason = reason;
  finding.summary = summary;
  return finding;
}

ir::ExpressionPtr number(std::int64_t value) {
  return ir::make_constant(refmodels::number::Rational(value), ir::ScalarType::integer);
}

/// Integers of an array that nobody describes: small, and not all alike.
ir::IndexData usual_integers(const std::string& array, ir::IndexAllocator& allocator) {
  ir::IndexData data;
  data.name = array;
  data.indices = {allocator.fresh("i")};
  const auto scaled = ir::make_apply("mul", {number(3), ir::make_index(data.indices[0])});
  data.value = ir::make_apply("mod", {ir::make_apply("add", {scaled, number(1)}), number(4)});
  return data;
}

/// One side at one choice of sizes: a program with a claim whose arrays have these extents.
struct FixedSide {
  ir::Program program;
  prove::InterfaceView view;
};

base::Result<std::unique_ptr<FixedSide>> fixed_side(const LaunchedKernel& kernel, const prove::Sizes& sizes,
                                                    const std::map<std::string, std::uint64_t>& extents,
                                                    std::uint64_t otherwise) {
  auto side = std::make_unique<FixedSide>();
  ir::KernelClaim claim = kernel.claim;
  claim.id = "kernel";
  ir::SizeAssignment listed;
  for (const auto& [name, value] : sizes) {
    if (std::find(claim.size_names.begin(), claim.size_names.end(), name) == claim.size_names.end()) continue;
    listed.emplace_back(name, value);
    // These sizes and no others: the extents belong to them.
    claim.requirements.push_back(
        {"chosen", {}, ir::make_apply("eq", {ir::make_size(name), number(value)}), claim.where});
  }
  claim.sizes = {listed};
  for (ir::KernelArgument& argument : claim.arguments) {
    if (!argument.is_array) continue;
    const auto known = extents.find(argument.name);
    if (argument.extents.empty())
      argument.extents = {
          number(static_cast<std::int64_t>(known == extents.end() ? otherwise : known->second))};
    const bool is_float = refmodels::number::format_named(argument.scalar_type).has_value();
    const auto described = [&](const ir::IndexData& data) { return data.name == argument.name; };
    if (!is_float && std::none_of(claim.data.begin(), claim.data.end(), described))
      claim.data.push_back(usual_integers(argument.name, side->program.allocator));
  }
  side->program.sources = {claim.where.source};
  side->program.kernels.push_back(std::move(claim));
  auto view = prove::interface_view(side->program, side->program.kernels.front());
  if (!view) return view.diagnostics();
  side->view = std::move(*view);
  return side;
}

/// One launch of the kernel: both sides with their code.
class PairCheck {
 public:
  PairCheck(const LaunchPair& pair, const Request& request, const base::Limits& limits,
            const base::Deadline& deadline, verdict::Subject& subject)
      : pair_(pair), request_(request), limits_(limits), deadline_(deadline), subject_(subject) {}

  std::vector<Finding> run() {
    if (!load(pair_.left, left_) || !load(pair_.right, right_)) return std::move(early_);
    for (const auto& [kernel, side] : {std::pair(&pair_.left, &left_), std::pair(&pair_.right, &right_)})
      if (auto why = written_by_host(*side->artefact.code, kernel->claim.where.source); !why.empty())
        return {undecided(Found::not_modelled, Reason::unsupported_construct, kernel->shown + why)};
    if (auto why = unknown_to_old(pair_.left.claim, pair_.right.claim); !why.empty())
      return {undecided(Found::not_modelled, Reason::unsupported_construct, why)};
    const auto refused =
        refused_launch({&pair_.left, left_.artefact.code.get()}, {&pair_.right, right_.artefact.code.get()});
    if (refused && refused->found == Found::fails) return {*refused};
    std::vector<prove::Sizes> sizes =
        launch_sizes(pair_.left.claim, pair_.right.claim.requirements, request_.quick);
    if (sizes.empty())
      return {undecided(Found::not_modelled, Reason::unsupported_construct,
                        "no small sizes meet what both launches require; list some in a claim")};
    add_sizes(sizes);
    const std::size_t compared = sizes.size();  // at the others only faults are looked for
    const prove::GridReach reach = reach_sizes(pair_.left.claim, pair_.right.claim);
    for (const prove::Sizes& more : reach.sizes)
      if (std::find(sizes.begin(), sizes.end(), more) == sizes.end()) sizes.push_back(more);
    for (prove::Sizes& more :
         searched_sizes({left_.artefact.code.get(), &pair_.left.claim},
                        {right_.artefact.code.get(), &pair_.right.claim}, sizes, request_.quick))
      sizes.push_back(std::move(more));
    std::vector<std::vector<Finding>> done;
    for (std::size_t i = 0; i < sizes.size() && !decided_against_; ++i) {
      if (request_.progress)
        request_.progress({subject_.id, "compare at " + prove::describe(sizes[i]),
                           static_cast<double>(i) / static_cast<double>(sizes.size())});
      auto here = at(sizes[i], i >= compared);
      if (!here.empty()) {
        done.push_back(std::move(here));
        std::string& tried = i < compared ? compared_at_ : faults_at_;
        tried += (tried.empty() ? "" : ", ") + prove::describe(sizes[i]);
      }
      if (deadline_.passed() && i + 1 < sizes.size()) {
        done.push_back(
            {undecided(Found::gave_up, Reason::time_limit, "the time ran out before all sizes were run")});
        break;
      }
    }
    if (done.empty())
      return {undecided(Found::gave_up, Reason::question_not_met,
                        "no size was compared: " + (left_out_.empty() ? "" : left_out_.front()))};
    std::vector<Finding> findings = prove::over_sizes(done, "every array of both agrees");
    describe(findings);
    if (!decided_against_) not_reached(sizes, findings);
    if (!decided_against_ && refused) findings.push_back(*refused);
    if (!decided_against_ && !reach.not_reached.empty())
      findings.push_back(undecided(Found::gave_up, Reason::question_not_met, reach.not_reached));
    return findings;
  }

 private:
  std::vector<prove::SizeConstant> unreached(const std::vector<prove::Sizes>& sizes) const {
    auto out = prove::unreached_constants(*left_.artefact.code, pair_.left.claim, sizes);
    for (prove::SizeConstant& more :
         prove::unreached_constants(*right_.artefact.code, pair_.right.claim, sizes))
      out.push_back(std::move(more));
    return out;
  }

  /// So that what the code compares its integers with lies on both sides of some size.
  void add_sizes(std::vector<prove::Sizes>& sizes) const {
    std::set<std::int64_t> constants;
    for (const prove::SizeConstant& constant : unreached(sizes)) constants.insert(constant.value);
    for (prove::Sizes& more :
         sizes_around(pair_.left.claim, pair_.right.claim.requirements, {constants.begin(), constants.end()}))
      if (std::find(sizes.begin(), sizes.end(), more) == sizes.end()) sizes.push_back(std::move(more));
  }

  void not_reached(const std::vector<prove::Sizes>& sizes, std::vector<Finding>& findings) const {
    if (const auto left = unreached(sizes); !left.empty())
      findings.push_back(undecided(Found::gave_up, Reason::question_not_met, sentence(left.front())));
  }

  struct Side {
    Artefact artefact;
    std::string digest;
  };

  bool load(const LaunchedKernel& kernel, Side& side) {
    const SourceOverlay overlay{kernel.folder, kernel.replaced, kernel.headers};
    side.artefact = load_artefact(kernel.claim, request_.compile_sources, limits_, &overlay);
    for (const auto& [name, value] : side.artefact.provenance)
      subject_.provenance.emplace_back((&kernel == &pair_.left ? "old " : "new ") + name, value);
    side.digest = kernel.shown;
    for (const auto& [name, value] : side.artefact.provenance) side.digest += "\n" + name + "=" + value;
    side.digest = base::sha256_hex(side.digest);
    if (side.artefact.code != nullptr) return true;
    if (side.artefact.finding) early_.push_back(*side.artefact.finding);
    // Without its headers a source may not compile: that is no fault of the change.
    std::string why = kernel.shown + " was not compiled without its host code";
    for (const base::Diagnostic& diagnostic : side.artefact.diagnostics) why += ": " + diagnostic.message;
    if (!side.artefact.finding)
      early_.push_back(undecided(Found::not_modelled, Reason::unsupported_construct, why.substr(0, 500)));
    return false;
  }

  /// The old kernel alone: its reach, or why nothing can be compared here.
  std::optional<prove::Footprint> reach(const prove::Sizes& sizes, std::vector<Finding>& why) const {
    for (const std::uint64_t capacity : prove::footprint_capacities) {
      auto side = fixed_side(pair_.left, sizes, {}, capacity);
      if (!side) return failed(side.diagnostics(), why);
      auto found =
          prove::footprint((*side)->program, (*side)->view.view, sizes,
                           {{"kernel", left_.artefact.code.get()}}, request_.seed, limits_, deadline_);
      if (!found) return failed(found.diagnostics(), why);
      const bool last = capacity == std::end(prove::footprint_capacities)[-1];
      if (!last && prove::reaches_outside(*found)) continue;
      return std::move(*found);
    }
    return std::nullopt;
  }

  static std::nullopt_t failed(const base::Diagnostics& diagnostics, std::vector<Finding>& why) {
    Finding finding = undecided(Found::not_modelled, Reason::unsupported_construct,
                                diagnostics.empty() ? "not modelled" : diagnostics.front().message);
    for (const base::Diagnostic& diagnostic : diagnostics)
      finding.details.push_back({diagnostic.code + ": " + diagnostic.message, {}});
    why.push_back(std::move(finding));
    return std::nullopt;
  }

  /// Nothing is said where the old kernel is not safe, or not understood.
  static std::vector<Finding> of_old_kernel(const prove::Footprint& footprint, const prove::Sizes& sizes) {
    const std::string at = " (at " + prove::describe(sizes) + ")";
    for (const exec::Effect& effect : footprint.effects) {
      if (!effect.unsupported.empty()) {
        Finding finding = undecided(Found::not_modelled, Reason::unsupported_instruction, "");
        prove::set_not_modelled(effect.unsupported, finding, "the old kernel");
        finding.summary += at;
        return {finding};
      }
      if (!effect.findings.empty()) {
        const exec::Finding& first = effect.findings.front();
        Finding finding = undecided(Found::gave_up, Reason::question_not_met,
                                    "the old kernel is not safe, nothing is compared with it: " +
                                        std::string(exec::name_of(first.kind)) + ", " + first.message + at);
        finding.details.push_back(prove::describe(first.first));
        return {finding};
      }
      if (effect.out_of_time || !effect.ran_to_the_end || effect.trouble)
        return {undecided(Found::gave_up, effect.out_of_time ? Reason::time_limit : Reason::proof_budget,
                          "the old kernel did not come to its end" + at)};
    }
    return {};
  }

  /// A launch without blocks or threads is refused by the runtime: nothing runs.
  static bool is_empty(const ir::KernelClaim& claim, const prove::Sizes& sizes) {
    for (const auto* list : {&claim.grid, &claim.block})
      for (const ir::ExpressionPtr& side : *list)
        if (side != nullptr && prove::integer_at(side, sizes) == std::optional<std::int64_t>(0)) return true;
    return false;
  }

  std::vector<Finding> at(const prove::Sizes& sizes, bool faults_only) {
    std::vector<Finding> why;
    if (is_empty(pair_.left.claim, sizes)) {
      left_out(prove::describe(sizes) + " was left out: the old launch has no blocks");
      return {};
    }
    if (is_empty(pair_.right.claim, sizes))
      return {undecided(Found::gave_up, Reason::question_not_met,
                        "the new launch has no blocks (at " + prove::describe(sizes) + ")")};
    const auto old = reach(sizes, why);
    if (!old) return why;
    if (auto found = of_old_kernel(*old, sizes); !found.empty()) return found;
    auto left = fixed_side(pair_.left, sizes, old->elements, 0);
    auto right = fixed_side(pair_.right, sizes, old->elements, 0);
    for (const auto* side : {&left, &right})
      if (!*side) {
        failed(side->diagnostics(), why);
        return why;
      }
    const prove::EquivalenceSide sides[] = {{(*left)->program,
                                             (*left)->view.view,
                                             {{"kernel", left_.artefact.code.get()}},
                                             pair_.left.shown,
                                             left_.digest},
                                            {(*right)->program,
                                             (*right)->view.view,
                                             {{"kernel", right_.artefact.code.get()}},
                                             pair_.right.shown,
                                             right_.digest}};
    const prove::ClaimOptions options{
        .quick = request_.quick, .faults_only = faults_only, .seed = request_.seed};
    auto findings = prove::equivalence_findings(sides[0], sides[1], options, limits_, deadline_);
    if (!findings) {
      failed(findings.diagnostics(), why);
      return why;
    }
    const auto fails = [](const Finding& finding) { return finding.found == Found::fails; };
    if (std::none_of(findings->begin(), findings->end(), fails)) return std::move(*findings);
    if (outside_of_use(sizes, *old)) return {};
    decided_against_ = true;
    return std::move(*findings);
  }

  /// Does the old kernel work on whole blocks whatever the size says? Then a size between is nobody's use.
  bool outside_of_use(const prove::Sizes& sizes, const prove::Footprint& here) {
    const std::int64_t tile = tile_of(pair_.left.claim, sizes);
    for (const auto& [name, value] : sizes) {
      if (value % tile == 0) continue;
      prove::Sizes whole = sizes, next = sizes;
      whole[name] = (value / tile + 1) * tile;
      next[name] = whole[name] + tile;
      std::vector<Finding> ignored;
      const auto at_whole = reach(whole, ignored), at_next = reach(next, ignored);
      const bool same =
          at_whole && at_next && at_whole->elements == here.elements && at_next->elements != here.elements;
      if (!same) continue;
      left_out(prove::describe(sizes) + " was left out: the old kernel works on whole blocks of " +
               std::to_string(tile) + " of " + name);
      return true;
    }
    return false;
  }

  void left_out(const std::string& text) { left_out_.push_back(text); }
  void describe(std::vector<Finding>& findings) const {
    if (findings.empty()) return;
    std::vector<Detail> said, sizes;
    if (!compared_at_.empty()) sizes.push_back({"sizes tried: " + compared_at_, {}});
    if (!faults_at_.empty()) sizes.push_back({"only faults were looked for at " + faults_at_, {}});
    said.push_back({"arrays are taken to end where the accesses of " + pair_.left.shown + " end", {}});
    for (const LaunchedKernel* kernel : {&pair_.left, &pair_.right})
      for (const std::string& text : kernel->taken) said.push_back({kernel->shown + ": " + text, {}});
    for (const std::string& text : left_out_) said.push_back({text, {}});
    std::vector<LedgerEntry> ledger;
    for (const Detail& detail : said) ledger.push_back({Assumption::used_as_before, detail.text});
    for (const ir::Requirement& requirement : pair_.right.claim.requirements)
      if (requirement.label == "assertion" || requirement.label == "branch")
        said.push_back({"compared where what the host code of " + pair_.right.shown + " requires holds", {}});
    said.push_back({"the kernels and their launches are compared, not the host code around them", {}});
    for (Finding& finding : findings)
      if (finding.question == Question::implemented) {
        finding.details.insert(finding.details.begin(), said.begin(), said.end());
        finding.details.insert(finding.details.begin(), sizes.begin(), sizes.end());
        finding.ledger.insert(finding.ledger.end(), ledger.begin(), ledger.end());
        break;
      }
  }

  std::string compared_at_, faults_at_;  ///< nobody listed them
  const LaunchPair& pair_;
  const Request& request_;
  const base::Limits& limits_;
  const base::Deadline& deadline_;
  verdict::Subject& subject_;
  Side left_, right_;
  std::vector<Finding> early_;
  bool decided_against_ = false;
  std::vector<std::string> left_out_;
};

/// A size at which the old kernel is launched and, for a branch of its host code, the new one is not.
std::vector<Finding> launched_less(const std::vector<LaunchPair>& launches, bool quick) {
  const auto stands = [](const LaunchPair& pair, const prove::Sizes& sizes) {
    return std::none_of(pair.right.claim.requirements.begin(), pair.right.claim.requirements.end(),
                        [&](const ir::Requirement& requirement) {
                          return requirement.label == "branch" &&
                                 prove::condition_at(requirement.condition, sizes) == std::optional(false);
                        });
  };
  for (const LaunchPair& pair : launches)
    for (const prove::Sizes& sizes : launch_sizes(pair.left.claim, {}, quick))
      if (std::none_of(launches.begin(), launches.end(),
                       [&](const LaunchPair& other) { return stands(other, sizes); }))
        return {undecided(Found::not_modelled, Reason::unsupported_construct,
                          pair.right.shown + ": the launch stands in a branch that is not taken at " +
                              prove::describe(sizes) + ", where the old kernel is launched")};
  return {};
}

}  // namespace

Verdict compare_kernels(const std::string& id, const std::vector<LaunchPair>& launches,
                        const Request& request) {
  const base::Limits limits = limits_of(request);
  const base::Deadline deadline(request.time_ms_max);
  verdict::Subject subject{.id = id, .kind = "equivalence"};
  ir::Program none;
  subject.provenance = provenance(Session{none, request, limits, {}});
  const Clock clock;
  std::vector<Finding> findings = launched_less(launches, request.quick);
  for (const LaunchPair& pair : launches) {
    PairCheck check(pair, request, limits, deadline, subject);
    for (Finding& finding : check.run()) findings.push_back(std::move(finding));
    name_sources(findings, pair.right.claim.where);
  }
  if (findings.empty())
    findings.push_back(undecided(Found::not_modelled, Reason::unsupported_construct, "no launch is known"));
  findings.back().time_ms = clock.ms();
  for (const Question question : {Question::implemented, Question::safe})
    if (std::any_of(findings.begin(), findings.end(),
                    [&](const Finding& finding) { return finding.question == question; }))
      subject.asked.push_back(question);
  return verdict::conclude(subject, findings);
}

}  // namespace warpproof::checking
