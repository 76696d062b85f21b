#include "verifier/check/device_subjects.h"

#include <algorithm>
#include <charconv>
#include <memory>

#include "verifier/base/digest.h"
#include "verifier/base/machine_names.h"
#include "verifier/check/loaded_kernels.h"
#include "verifier/check/pipeline.h"
#include "verifier/prove/kernel/admitted_data.h"
#include "verifier/prove/kernel/contracted.h"
#include "verifier/prove/kernel/index_data.h"
#include "verifier/prove/kernel/run_plan.h"
#include "verifier/prove/kernel/size_choice.h"

namespace warpproof::checking {
namespace {

using prove::DeviceCase;
using prove::InputData;

/// Enough for the listed sizes of a claim; a kernel that does not end is known to hang long before.
constexpr std::uint64_t own_instructions_max = 200'000'000;
constexpr std::uint64_t contents_tried_max =
    1'000;  // of arrays over a range, in search of some that meet what is required

/// The contents that a counterexample shows, in storage order.
InputData data_of(const prove::Plan& plan, const ir::Rewrite& rewrite, const Counterexample& shown) {
  InputData data;
  const std::vector<std::uint64_t> elements = prove::storage_elements(plan, rewrite);
  for (std::size_t tensor = 0; tensor < rewrite.inputs.size(); ++tensor) {
    std::vector<std::uint64_t> contents(elements[tensor], 0);
    const prove::TensorLayout& layout = plan.tensors.at(rewrite.inputs[tensor].name);
    for (const TensorValue& input : shown.inputs) {
      if (input.name != rewrite.inputs[tensor].name) continue;
      prove::for_each_element(layout.extents, [&](std::uint64_t n, const std::vector<std::int64_t>& index) {
        const auto at = static_cast<std::size_t>(layout.offset(index));
        if (n < input.bits.size() && at < contents.size())
          contents[at] = std::stoull(input.bits[n], nullptr, 16);
        return n + 1 < input.bits.size();
      });
    }
    data.tensors.push_back(std::move(contents));
  }
  return data;
}

/// What arrays of integers hold there; those that a formula gives are not asked for.
prove::IndexContents integers_of(const Counterexample& shown) {
  prove::IndexContents out;
  for (const TensorValue& input : shown.inputs) {
    std::vector<std::int64_t> contents;
    for (const std::string& text : input.bits) {
      std::int64_t value = 0;
      const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
      if (error != std::errc() || end != text.data() + text.size()) break;
      contents.push_back(value);
    }
    if (contents.size() == input.bits.size()) out[input.name] = std::move(contents);
  }
  return out;
}

prove::Sizes sizes_of(const Counterexample& shown) {
  prove::Sizes sizes;
  for (const auto& [name, value] : shown.sizes) sizes[name] = value;
  return sizes;
}

/// Everything about one claim but its cases.
class Maker {
 public:
  Maker(Session& session, const Stated& item, const prove::ClaimView& view, const LoadedKernels& loaded,
        DeviceSubject& out)
      : session_(session),
        item_(item),
        view_(view),
        loaded_(loaded),
        out_(out),
        limits_(session.limits),
        deadline_(session.request.time_ms_max) {
    limits_.thread_instructions_max = own_instructions_max;
    for (const ir::KernelClaim* kernel : view.kernels) {
      const machine::Code& code = *loaded.codes.at(kernel->id);
      std::size_t pairs = 0;
      contracted_.push_back(std::make_unique<machine::Code>(prove::contracted(code, pairs)));
      if (pairs != 0) fused_[kernel->id] = contracted_.back().get();
      out.kernels.push_back(kernel->id);
      out.entries.push_back(kernel->source.entry);
      out.images.push_back(code.source ? code.source->text : "");
    }
  }

  void make(const DeviceOptions& options) {
    auto sides = prove::unfold_sides(session_.program, view_, limits_);
    if (!sides) {
      out_.diagnostics = sides.diagnostics();
      return;
    }
    if (options.replay)
      replay(*sides);
    else
      families(*sides);
  }

 private:
  void families(const prove::UnfoldedSides& sides) {
    const auto chosen = prove::choose_sizes(view_, loaded_.codes, session_.request.quick);
    if (!chosen) {
      out_.diagnostics = chosen.diagnostics();
      return;
    }
    std::vector<prove::DataFamily> data(std::begin(prove::every_family), std::end(prove::every_family));
    data.insert(data.end(), std::begin(prove::adversarial_families), std::end(prove::adversarial_families));
    if (session_.request.quick)
      data = {prove::DataFamily::position_coded, prove::DataFamily::random, prove::DataFamily::cancelling};
    for (const prove::ChosenSizes& at : *chosen)
      for (const std::uint64_t from : some_of(prove::index_choices(view_, at.sizes).value_or(1)))
        if (!families_at(sides, at, from, data)) return;
  }

  /// Of the contents that arrays over a range may have: about the first, the middle, the last.
  static std::vector<std::uint64_t> some_of(std::uint64_t choices) {
    if (choices <= 2) return choices == 2 ? std::vector<std::uint64_t>{0, 1} : std::vector<std::uint64_t>{0};
    return {0, choices / 2, choices - 1};
  }

  /// With the first contents from this choice on that meet the requirements; others are not what the rewrite
  /// is about. False: no more is to be run.
  bool families_at(const prove::UnfoldedSides& sides, const prove::ChosenSizes& at, std::uint64_t from,
                   const std::vector<prove::DataFamily>& data) {
    const std::uint64_t choices = prove::index_choices(view_, at.sizes).value_or(1);
    for (std::uint64_t tried = 0; tried < std::min(choices, contents_tried_max); ++tried) {
      const auto planned = prove::plan(session_.program, view_, at.sizes, loaded_.codes, limits_,
                                       prove::index_contents(view_, at.sizes, (from + tried) % choices));
      if (!planned && at.added) return true;
      if (!planned) {
        refuse(planned.diagnostics());
        return false;
      }
      const prove::Context context{session_.program,     view_, *planned, sides, limits_, deadline_,
                                   session_.request.seed};
      if (!prove::broken_requirement(context)) return families_of(context, data);
    }
    return true;
  }

  /// False: no more is to be run.
  bool families_of(const prove::Context& context, const std::vector<prove::DataFamily>& data) {
    const auto codes = prove::compile_outputs(context);
    for (const prove::DataFamily family : data) {
      if (deadline_.passed()) {
        stop();
        return false;
      }
      session_.report(out_.id, std::string("prepare ") + prove::name_of(family), 0.5);
      add(context,
          prove::make_data(context.plan, *view_.rewrite, *view_.numbers, family, session_.request.seed),
          prove::name_of(family), codes);
      if (!out_.cases.back().ends) return false;  // once is enough of what hangs
    }
    return true;
  }

  void replay(const prove::UnfoldedSides& sides) {
    const Verdict verdict = item_.kernel != nullptr ? check_kernel(session_, *item_.kernel)
                                                    : check_sequence(session_, *item_.sequence);
    for (const Answer& answer : verdict.answers) {
      if (answer.outcome != Outcome::refuted || !answer.counterexample) continue;
      const Counterexample& shown = *answer.counterexample;
      const auto planned =
          prove::plan(session_.program, view_, sizes_of(shown), loaded_.codes, limits_, integers_of(shown));
      if (!planned) continue;
      const prove::Context context{session_.program,     view_, *planned, sides, limits_, deadline_,
                                   session_.request.seed};
      add(context, data_of(*planned, *view_.rewrite, shown), "counterexample",
          prove::compile_outputs(context));
      return;
    }
    out_.not_run = verdict.outcome == Outcome::refuted ? "its refutation shows no input values"
                                                       : "not refuted: there is no counterexample to replay";
  }

  void add(const prove::Context& context, const InputData& data, const std::string& name,
           const std::vector<prove::DefinitionCode>& codes) {
    out_.cases.push_back(prove::device_case(context, data, name, codes, fused_));
    std::string bytes;
    for (const auto& tensor : data.tensors)
      for (const std::uint64_t bits : tensor) bytes.append(reinterpret_cast<const char*>(&bits), sizeof bits);
    out_.provenance.emplace_back("inputs_sha256(" + prove::describe(context.plan.sizes) + ", " + name + ")",
                                 base::sha256_hex(bytes));
  }

  void refuse(const base::Diagnostics& diagnostics) {
    if (only_not_modelled(diagnostics))
      out_.not_run = diagnostics.front().message;
    else
      out_.diagnostics = diagnostics;
  }
  void stop() { out_.provenance.emplace_back("cut_short", "the time ran out before all data were prepared"); }

  Session& session_;
  const Stated& item_;
  const prove::ClaimView& view_;
  const LoadedKernels& loaded_;
  DeviceSubject& out_;
  base::Limits limits_;
  base::Deadline deadline_;
  std::vector<std::unique_ptr<machine::Code>> contracted_;
  prove::Codes fused_;
};

template <class Claim>
void make_subject(Session& session, const Stated& item, const Claim& claim, const DeviceOptions& options,
                  const std::function<void(DeviceSubject&&)>& visit) {
  DeviceSubject out{.id = item.name, .kind = item.kernel != nullptr ? "kernel" : "sequence"};
  const auto expected = expected_of(claim.expect, out.diagnostics);
  if (expected) out.expected = verdict::words(*expected);
  out.expects_refutation = expected && expected->outcome == Outcome::refuted;
  out.provenance = provenance(session);
  const auto view = prove::view(session.program, claim);
  if (!view) {
    out.diagnostics = view.diagnostics();
    return visit(std::move(out));
  }
  for (const ir::KernelClaim* kernel : view->kernels)
    out.is_amd = out.is_amd || base::is_amd_target(kernel->source.target);
  if (out.is_amd != options.amd && session.request.only.empty()) return;
  verdict::Subject subject{.id = out.id};
  std::vector<verdict::Finding> findings;
  LoadedKernels loaded;
  if (!load_kernels(session, *view, loaded, subject, findings)) {
    out.diagnostics = subject.diagnostics;
    if (!findings.empty()) out.not_run = findings.front().summary;
    return visit(std::move(out));
  }
  out.provenance.insert(out.provenance.end(), subject.provenance.begin(), subject.provenance.end());
  Maker maker(session, item, *view, loaded, out);
  if (options.prepares && out.is_amd == options.amd) maker.make(options);
  visit(std::move(out));
}

}  // namespace

void device_subjects(const Request& request, const DeviceOptions& options,
                     const std::function<void(DeviceSubject&&)>& visit) {
  each_stated(request, [&](Session* session, const Stated& item) {
    if (session == nullptr) {
      DeviceSubject out{.id = item.name, .kind = "file", .diagnostics = item.diagnostics};
      visit(std::move(out));
    } else if (item.kernel != nullptr) {
      make_subject(*session, item, *item.kernel, options, visit);
    } else if (item.sequence != nullptr) {
      make_subject(*session, item, *item.sequence, options, visit);
    }
  });
}

}  // namespace warpproof::checking
