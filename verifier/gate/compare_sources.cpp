#include "verifier/gate/compare_sources.h"

#include <algorithm>
#include <charconv>
#include <set>
#include <sstream>

#include "verifier/check/compare_kernels.h"
#include "verifier/check/pipeline.h"
#include "verifier/gate/aligned_launches.h"
#include "verifier/gate/contradiction.h"
#include "verifier/gate/host_differences.h"
#include "verifier/gate/launch_order.h"
#include "verifier/gate/launch_pairs.h"
#include "verifier/importers/import_launches.h"
#include "verifier/verdict/conclude.h"
#include "verifier/verdict/diagnostics.h"

namespace warpproof::gating {
namespace {

using importers::ImportedFile;
using importers::ImportedKernel;
using importers::ImportedLaunch;

std::string shown(const CodeVersion& version) {
  return version.shown.empty() ? version.folder + "/" + version.file : version.shown;
}

constexpr importers::ChosenBlock smaller_block = {.threads = 64, .side = 8};

/// Nothing can be compared: what was found, and what to write.
Verdict not_compared(const std::string& id, const std::string& summary, const base::Diagnostics& why) {
  verdict::Subject subject{.id = id, .kind = "equivalence"};
  subject.asked = {Question::implemented};
  for (base::Diagnostic diagnostic : why) {
    diagnostic.severity = base::Severity::warning;
    subject.diagnostics.push_back(std::move(diagnostic));
  }
  verdict::Finding finding;
  finding.question = Question::implemented;
  finding.found = verdict::Found::not_modelled;
  finding.reason = Reason::unsupported_construct;
  for (const base::Diagnostic& diagnostic : why)
    if (diagnostic.code == "E0748") finding.reason = Reason::compiler_unavailable;
  finding.summary = why.empty() ? summary : summary + ": " + why.front().message;
  for (const base::Diagnostic& diagnostic : why) {
    std::string text = diagnostic.code + ": " + diagnostic.message;
    if (!diagnostic.expected.empty()) text += "; expected " + diagnostic.expected;
    finding.details.push_back({text, verdict::place_of(diagnostic.where)});
  }
  return verdict::conclude(subject, {finding});
}

struct Match {
  const ImportedKernel* old_kernel = nullptr;
  const ImportedKernel* new_kernel = nullptr;
};

class Comparison {
 public:
  Comparison(const CodeVersion& before, const CodeVersion& after, const Request& request,
             const std::optional<ir::KernelClaim>& launch, const importers::ChosenBlock& block = {})
      : before_(before), after_(after), request_(request), launch_(launch), block_(block) {}

  std::vector<Verdict> run() {
    const base::Limits limits = checking::limits_of(request_);
    auto old_file = importers::import_launches(
        {before_.folder, before_.file, shown(before_), before_.target, before_.flags, block_}, limits);
    auto new_file = importers::import_launches(
        {after_.folder, after_.file, shown(after_), after_.target, after_.flags, block_}, limits);
    for (const auto* file : {&old_file, &new_file})
      if (!*file) return {not_compared(id(""), "the host code was not read", file->diagnostics())};
    old_ = &*old_file;
    new_ = &*new_file;
    std::vector<Verdict> out;
    for (const Match& match : matches(out)) out.push_back(compare(match));
    for (const base::Diagnostic& why : new_->not_read)
      if (before_.kernel.empty() && after_.kernel.empty() && !is_kernel(why.found))
        out.push_back(not_compared(id(why.found), "the launch was not read", {why}));
    if (out.empty()) out.push_back(not_compared(id(""), "no kernel stands in " + shown(after_), {}));
    for (const ImportedFile* file : {old_, new_})
      for (const ImportedLaunch& launch : file->launches)
        chose_block_ |= std::any_of(launch.taken.begin(), launch.taken.end(), is_about_block);
    return out;
  }

  /// The block's size of some launch is the caller's, and was chosen here.
  bool chose_block() const { return chose_block_; }

 private:
  static bool is_about_block(const std::string& taken) { return taken.ends_with(" for the block"); }

  std::string id(const std::string& kernel) const {
    return shown(after_) + (kernel.empty() ? "" : ":" + kernel);
  }
  bool is_kernel(const std::string& name) const {
    for (const ImportedFile* file : {old_, new_})
      for (const ImportedKernel& kernel : file->kernels)
        if (kernel.name == name) return true;
    return false;
  }

  static std::vector<const ImportedKernel*> named(const ImportedFile& file, const std::string& name) {
    std::vector<const ImportedKernel*> exact, by_base;
    for (const ImportedKernel& kernel : file.kernels) {
      const std::string& base = kernel.base;
      if (kernel.name == name) exact.push_back(&kernel);
      if (base == name || base.ends_with("::" + name)) by_base.push_back(&kernel);
    }
    return exact.empty() ? by_base : exact;
  }

  /// Asked for by name, or all; those without a counterpart become verdicts at once.
  std::vector<Match> matches(std::vector<Verdict>& out) const {
    const std::string old_name = before_.kernel.empty() ? after_.kernel : before_.kernel;
    const std::string new_name = after_.kernel.empty() ? before_.kernel : after_.kernel;
    if (!new_name.empty()) return by_name(old_name, new_name, out);
    std::vector<Match> found;
    std::vector<const ImportedKernel*> went, came;
    for (const ImportedKernel& kernel : old_->kernels)
      if (const ImportedKernel* other = counterpart(kernel, *old_, *new_))
        found.push_back({&kernel, other});
      else
        went.push_back(&kernel);
    for (const ImportedKernel& kernel : new_->kernels)
      if (std::none_of(found.begin(), found.end(),
                       [&](const Match& match) { return match.new_kernel == &kernel; }))
        came.push_back(&kernel);
    if (went.size() == 1 && came.size() == 1 && same_parameters(*went[0], *came[0])) {
      found.push_back({went[0], came[0]});
      return found;
    }
    for (const auto* list : {&went, &came})
      for (const ImportedKernel* kernel : *list)
        out.push_back(not_compared(id(kernel->name), "nothing to compare with",
                                   {{.code = "E0745",
                                     .where = kernel->where,
                                     .message = "'" + kernel->name + "' stands only in the " +
                                                (list == &went ? "old" : "new") + " file",
                                     .expected = "a claim that says what it computes"}}));
    return found;
  }

  /// The same name; a template with one instance on each side needs only the template's name.
  static const ImportedKernel* counterpart(const ImportedKernel& kernel, const ImportedFile& here,
                                           const ImportedFile& there) {
    for (const ImportedKernel& other : there.kernels)
      if (other.name == kernel.name && (other.type == kernel.type || overloads(there, kernel.name) == 1))
        return &other;
    const auto mine = named(here, kernel.base), theirs = named(there, kernel.base);
    return mine.size() == 1 && theirs.size() == 1 ? theirs[0] : nullptr;
  }
  static std::ptrdiff_t overloads(const ImportedFile& file, const std::string& name) {
    return std::count_if(file.kernels.begin(), file.kernels.end(),
                         [&](const ImportedKernel& kernel) { return kernel.name == name; });
  }

  std::vector<Match> by_name(const std::string& old_name, const std::string& new_name,
                             std::vector<Verdict>& out) const {
    const auto lefts = named(*old_, old_name), rights = named(*new_, new_name);
    if (lefts.size() == 1 && rights.size() == 1) return {{lefts[0], rights[0]}};
    std::vector<Match> found;
    for (const ImportedKernel* left : lefts)
      for (const ImportedKernel* right : rights)
        if (left->name.substr(left->base.size()) == right->name.substr(right->base.size()) &&
            (left->type == right->type ||
             (overloads(*old_, left->name) == 1 && overloads(*new_, right->name) == 1)))
          found.push_back({left, right});
    if (!found.empty()) return found;
    const bool in_old = lefts.empty();
    base::Diagnostics why = {{.code = "E0745",
                              .message = "no single kernel '" + (in_old ? old_name : new_name) +
                                         "' with a known instance stands in " +
                                         shown(in_old ? before_ : after_)}};
    for (const base::Diagnostic& more : (in_old ? old_ : new_)->not_read)
      if (more.found == (in_old ? old_name : new_name)) why.push_back(more);
    out.push_back(not_compared(id(new_name), "nothing to compare with", why));
    return {};
  }

  /// Overloads have one name, and an entry each.
  static std::vector<const ImportedLaunch*> launches_of(const ImportedFile& file,
                                                        const ImportedKernel& kernel) {
    std::vector<const ImportedLaunch*> out;
    for (const ImportedLaunch& launch : file.launches)
      if (launch.kernel == kernel.name && launch.claim.source.entry == kernel.entry) out.push_back(&launch);
    return out;
  }

  Verdict compare(const Match& match) const {
    const std::string old_name = match.old_kernel->name, new_name = match.new_kernel->name;
    const std::string name = id(old_name == new_name ? new_name : old_name + " -> " + new_name);
    const auto olds = launches_of(*old_, *match.old_kernel), news = launches_of(*new_, *match.new_kernel);
    base::Diagnostics why;
    for (const ImportedFile* file : {old_, new_})
      for (const base::Diagnostic& diagnostic : file->not_read) {
        const std::string& about = file == old_ ? old_name : new_name;
        if (diagnostic.found == about) why.push_back(diagnostic);
      }
    if (launch_) return by_given_launch(name, match);
    // A launch that was not read may be the one that differs.
    if (!why.empty() || olds.empty() || news.empty())
      return not_compared(name, "the launch was not read", why);
    const bool two_kernels = old_name != new_name && !before_.kernel.empty() && !after_.kernel.empty();
    LaunchPairs meeting = launch_pairs(olds, news, two_kernels);
    for (const auto& [left, right] : meeting.pairs) {
      const std::string& old_key = left->function_key;
      const auto launches_it = [&](const ImportedLaunch* launch) { return launch->function_key == old_key; };
      const bool stays =
          std::find(new_->functions.begin(), new_->functions.end(), old_key) != new_->functions.end();
      if (two_kernels || !stays || std::any_of(news.begin(), news.end(), launches_it)) continue;
      meeting.differ.push_back(
          {.code = "E0746",
           .where = right->claim.where,
           .message = "'" + left->function + "' is still there and launches '" + left->kernel + "' no more",
           .expected = "a claim that says what the kernel computes"});
    }
    if (!two_kernels)
      for (base::Diagnostic& why_not : changed_order(*old_, *new_, new_name))
        meeting.differ.push_back(std::move(why_not));
    if (!meeting.differ.empty())
      return not_compared(name, "the host code around the launch differs", meeting.differ);
    std::vector<checking::LaunchPair> pairs;
    std::set<std::pair<std::string, std::string>> seen;
    for (const auto& [left, right] : meeting.pairs) {
      if (const std::string both = block_or_size(*left, *right); !both.empty())
        return not_compared(
            name, "the launches do not fit",
            {{.code = "E0746",
              .where = right->claim.where,
              .message = "'" + both + "' sets only the block's size in one launch and is a size in the other",
              .expected = "a claim for both"}});
      const bool by_place = same_parameters(*match.old_kernel, *match.new_kernel);
      if (auto differ = host_differences(*left, *right, by_place, two_kernels); !differ.empty())
        return not_compared(name, "the host code around the launch differs", differ);
      if (!seen.emplace(left->key, right->key).second) continue;
      AlignedLaunches aligned = align(*match.old_kernel, left->claim, *match.new_kernel, right->claim);
      if (never_together(aligned)) continue;
      ask(aligned);
      std::vector<std::string> taken = right->taken;
      for (std::string& note : stand_ins(*left, *right, by_place)) taken.push_back(std::move(note));
      if (!right->loops.empty()) taken.push_back("one round of the loop around the launch is compared");
      pairs.push_back({launched(aligned.left, before_, *old_, left->shared_raised, left->taken),
                       launched(aligned.right, after_, *new_, right->shared_raised, taken)});
    }
    return checking::compare_kernels(name, pairs, request_);
  }

  /// Branches that are never taken together.
  static bool never_together(const AlignedLaunches& launches) {
    std::vector<ir::ExpressionPtr> conditions;
    for (const ir::KernelClaim* claim : {&launches.left, &launches.right})
      for (const ir::Requirement& requirement : claim->requirements)
        if (requirement.label == "branch") conditions.push_back(requirement.condition);
    return conditions.size() > 1 && contradict(conditions);
  }

  /// A name that one launch has as its block's size, which was chosen, and the other as a size; or "".
  static std::string block_or_size(const ImportedLaunch& a, const ImportedLaunch& b) {
    for (const auto& [one, other] : {std::pair(&a, &b), std::pair(&b, &a)})
      for (const std::string& text : one->taken) {
        const std::string name = text.substr(0, text.find(" = "));
        const std::vector<std::string>& sizes = other->claim.size_names;
        if (is_about_block(text) && std::find(sizes.begin(), sizes.end(), name) != sizes.end()) return name;
      }
    return "";
  }

  static checking::LaunchedKernel launched(const ir::KernelClaim& claim, const CodeVersion& version,
                                           const ImportedFile& file, bool shared_raised,
                                           const std::vector<std::string>& taken) {
    return {claim, version.folder, shown(version), file.replaced, file.headers, shared_raised, taken};
  }

  /// Sizes that were asked for count before what constants of the host code stand for.
  void ask(AlignedLaunches& aligned) const {
    add_multiples(aligned.left);
    if (before_.sizes.empty()) return;
    aligned.left.sizes = before_.sizes;
    for (ir::KernelClaim* claim : {&aligned.left, &aligned.right})
      std::erase_if(claim->requirements,
                    [](const ir::Requirement& requirement) { return requirement.label == "as launched"; });
  }

  /// What is asked about sizes that this launch has.
  void add_multiples(ir::KernelClaim& claim) const {
    for (const auto& [name, value] : before_.multiples) {
      const auto& known = claim.size_names;
      if (std::find(known.begin(), known.end(), name) == known.end()) continue;
      const auto number = [](std::int64_t n) { return ir::make_constant(n, ir::ScalarType::integer); };
      const auto rest = ir::make_apply("mod", {ir::make_size(name), number(value)});
      claim.requirements.push_back({"asked", {}, ir::make_apply("eq", {rest, number(0)}), claim.where});
    }
  }

  Verdict by_given_launch(const std::string& name, const Match& match) const {
    checking::LaunchPair pair;
    for (const bool is_old : {true, false}) {
      const ImportedFile& file = is_old ? *old_ : *new_;
      const CodeVersion& version = is_old ? before_ : after_;
      const ImportedKernel& kernel = is_old ? *match.old_kernel : *match.new_kernel;
      ir::KernelClaim claim = *launch_;
      claim.computes.reset();
      claim.others.clear();
      claim.source = {version.file, kernel.entry, version.target, version.flags, "", claim.where};
      if (claim.where.source == nullptr) claim.where = kernel.where;
      (is_old ? pair.left : pair.right) = launched(claim, version, file, true, {"the launch was given"});
    }
    return checking::compare_kernels(name, {pair}, request_);
  }

  const CodeVersion& before_;
  const CodeVersion& after_;
  const Request& request_;
  const std::optional<ir::KernelClaim>& launch_;
  const importers::ChosenBlock block_;
  bool chose_block_ = false;
  const ImportedFile* old_ = nullptr;
  const ImportedFile* new_ = nullptr;
};

}  // namespace

bool select(const std::string& written, CodeVersion& version) {
  const std::size_t open = written.find('[');
  if (open == std::string::npos) {
    version.kernel = written;
    return true;
  }
  if (!written.ends_with(']')) return false;
  std::vector<ir::SizeAssignment> sizes(1);
  ir::SizeAssignment multiples;
  std::istringstream words(written.substr(open + 1, written.size() - open - 2));
  for (std::string word; words >> word;) {
    const bool last = word.ends_with(',');
    if (last) word.pop_back();
    const std::size_t equals = word.find_first_of("=%");
    std::int64_t value = 0;
    const char* begin = word.data() + std::min(word.size(), equals + 1);
    const auto read = std::from_chars(begin, word.data() + word.size(), value);
    const bool plain = equals != std::string::npos && equals > 0 && read.ec == std::errc() &&
                       read.ptr == word.data() + word.size() && value >= (word[equals] == '%' ? 1 : 0);
    if (!plain) return false;
    (word[equals] == '=' ? sizes.back() : multiples).emplace_back(word.substr(0, equals), value);
    if (last) sizes.emplace_back();
  }
  if (sizes.size() == 1 && sizes[0].empty() && !multiples.empty()) sizes.clear();
  for (ir::SizeAssignment& choice : sizes) {
    if (choice.empty()) return false;
    std::sort(choice.begin(), choice.end());
  }
  version.kernel = written.substr(0, open);
  version.sizes = std::move(sizes);
  version.multiples = std::move(multiples);
  return true;
}

std::vector<Verdict> compare_sources(const CodeVersion& before, const CodeVersion& after,
                                     const Request& request, const std::optional<ir::KernelClaim>& launch) {
  Comparison usual(before, after, request, launch);
  std::vector<Verdict> verdicts = usual.run();
  const auto equal = [](const Verdict& verdict) { return verdict.outcome == Outcome::proved; };
  if (!usual.chose_block() || std::none_of(verdicts.begin(), verdicts.end(), equal)) return verdicts;
  // Another block, since a kernel may take one for granted. It may not be one that the old kernel is made
  // for: only that the new one is wrong there counts.
  for (Verdict& other : Comparison(before, after, request, launch, smaller_block).run())
    for (Verdict& verdict : verdicts)
      if (verdict.id == other.id && equal(verdict) && other.outcome == Outcome::refuted)
        verdict = std::move(other);
  return verdicts;
}

}  // namespace warpproof::gating
