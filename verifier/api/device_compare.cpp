// A device's outputs against our own execution, the exact value and the certified bound.

#include <algorithm>
#include <cmath>
#include <optional>
#include <sstream>

#include "refmodels/number/format.h"
#include "verifier/api/device_job.h"

namespace warpproof {
namespace {

namespace number = refmodels::number;

constexpr std::size_t findings_max = 6;

class Comparison {
 public:
  Comparison(const prove::DeviceCase& expected, const gpu::JobResult& result, RunCase& out)
      : expected_(expected), result_(result), out_(out) {}

  void run() {
    for (std::size_t b = 0; b < result_.buffers.size(); ++b) {
      const std::string& name = expected_.plan.buffers[b].name;
      if (result_.buffers[b].changed) fail(name + ": an input was written");
      if (result_.buffers[b].guard_touched) fail(name + ": bytes before or behind it were written");
    }
    for (std::size_t o = 0; o < expected_.outputs.size(); ++o) output(o);
  }

 private:
  void note(const std::string& text) {
    if (out_.findings.size() < findings_max) out_.findings.push_back(text);
  }
  void fail(const std::string& text) {
    // What fails stands before what is only undecided.
    if (out_.outcome == RunOutcome::undecided) out_.findings.clear();
    out_.outcome = RunOutcome::failed;
    note(text);
  }
  void undecided(const std::string& text) {
    if (out_.outcome == RunOutcome::failed) return;
    out_.outcome = RunOutcome::undecided;
    note(text);
  }

  std::string place(std::size_t o, const std::vector<std::int64_t>& index) const {
    std::string out = expected_.plan.outputs[o].argument + "[";
    for (std::size_t i = 0; i < index.size(); ++i) out += (i == 0 ? "" : ", ") + std::to_string(index[i]);
    return out + "]";
  }

  static std::string text_of(std::uint64_t bits, const exec::ElementType& type) {
    std::ostringstream out;
    if (type.is_float && number::is_finite(bits, type.format)) {
      out.precision(9);
      out << number::double_value(bits, type.format) << " ";
    } else if (type.is_float) {
      out << (number::is_nan(bits, type.format) ? "NaN " : "infinity ");
    }
    out << "(0x" << std::hex << bits << ")";
    return out.str();
  }

  std::uint64_t pattern(std::size_t buffer, std::size_t repeat, std::uint64_t at, std::uint32_t bytes) const {
    std::uint64_t bits = 0;
    const std::string& contents = result_.buffers[buffer].contents[repeat];
    for (std::uint32_t b = bytes; b-- > 0;)
      bits = bits << 8 | static_cast<unsigned char>(contents[at * bytes + b]);
    return bits;
  }

  void output(std::size_t o) {
    const std::size_t buffer = expected_.plan.outputs[o].buffer;
    const exec::Buffer& planned = expected_.plan.buffers[buffer];
    const gpu::BufferResult& got = result_.buffers[buffer];
    const std::uint32_t bytes = planned.element.bytes;
    std::vector<bool> logical(planned.elements, false);
    for (const prove::ExpectedElement& element : expected_.outputs[o]) {
      logical[element.at] = true;
      ++out_.elements;
      const bool determined = gpu::determined(got, element.at, bytes);
      if (gpu::unwritten(got, element.at, bytes)) {
        fail(place(o, element.index) + " was never written");
      } else if (!determined && !expected_.order_dependent) {
        fail(place(o, element.index) + " differs between two runs");
      } else {
        for (std::size_t repeat = 0; repeat < (determined ? 1 : got.contents.size()); ++repeat)
          value(o, element, pattern(buffer, repeat, element.at, bytes), planned.element);
      }
    }
    const bool promised = planned.zeroed || planned.mode == exec::BufferMode::inout;
    for (std::uint64_t at = 0; at < planned.elements && !promised; ++at)
      if (!logical[at] && !gpu::unwritten(got, at, bytes))
        fail(planned.name + ": storage element " + std::to_string(at) + " outside the shape was written");
  }

  /// What the definition says of an integer output, as a pattern.
  static std::optional<std::uint64_t> integer_of(const prove::ExpectedElement& element,
                                                 const exec::ElementType& type) {
    const bool integral = element.low == element.high && std::floor(element.low) == element.low;
    if (type.is_float || !element.defined || !element.bounded || !integral || std::fabs(element.low) > 0x1p52)
      return std::nullopt;
    const auto value = static_cast<std::uint64_t>(static_cast<std::int64_t>(element.low));
    return type.bytes >= 8 ? value : value & ((std::uint64_t{1} << 8 * type.bytes) - 1);
  }

  void value(std::size_t o, const prove::ExpectedElement& element, std::uint64_t bits,
             const exec::ElementType& type) {
    if (const auto due = integer_of(element, type); due && *due != bits) {
      fail(place(o, element.index) + " = " + text_of(bits, type) + ", the definition says " +
           text_of(*due, type));
      return;
    }
    const bool as_ours = element.bits && *element.bits == bits;
    const bool as_contracted = element.contracted && *element.contracted == bits;
    if (as_ours || as_contracted) {
      ++out_.same_bits;
      if (!as_ours) ++out_.contracted;
      // As the code says, and still wrong: then the code is.
      if (share(element, bits, type) > 1 && element.own_bound) outside(o, element, bits, type);
      return;
    }
    if (!element.defined) return;
    const std::string here = place(o, element.index) + " = " + text_of(bits, type);
    const std::string ours = element.bits ? ", ours " + text_of(*element.bits, type) : "";
    if (!type.is_float || (expected_.clean && expected_.exact)) {
      if (element.bits)
        fail(here + ours + (type.is_float ? ": no operation rounds here" : ""));
      else
        undecided(here + ": nothing to compare with");
      return;
    }
    if (!element.bounded) {
      undecided(here + ours + ": no certified bound");
      return;
    }
    if (share(element, bits, type) <= 1) {
      if (element.own_bound) ++out_.within_bound;
      return;
    }
    outside(o, element, bits, type);
  }

  void outside(std::size_t o, const prove::ExpectedElement& element, std::uint64_t bits,
               const exec::ElementType& type) {
    std::ostringstream text;
    text.precision(9);
    text << place(o, element.index) << " = " << text_of(bits, type);
    if (element.bits)
      text << (*element.bits == bits ? ", as our own run" : ", ours " + text_of(*element.bits, type));
    text << ", exact " << element.low << ", bound " << element.bound
         << (element.own_bound ? "" : " (a wide one: our own run is not clean)");
    // Without a certified bound only a kernel that our own run already faults is called wrong.
    if (element.own_bound || expected_.fails)
      fail(text.str());
    else
      undecided(text.str());
  }

  /// Distance from the exact value in bounds; infinite for what is not finite.
  double share(const prove::ExpectedElement& element, std::uint64_t bits, const exec::ElementType& type) {
    if (!type.is_float || !element.bounded || !element.defined) return 0;
    if (!number::is_finite(bits, type.format)) return HUGE_VAL;
    const double got = number::double_value(bits, type.format);
    // Outward: a lower bound of the distance, so that only a certain excess counts.
    const double distance = std::max(
        {0.0, std::nextafter(element.low - got, -HUGE_VAL), std::nextafter(got - element.high, -HUGE_VAL)});
    if (distance == 0) return 0;
    const double out = element.bound > 0 ? distance / element.bound : HUGE_VAL;
    if (element.own_bound) out_.worst_share = std::max(out_.worst_share, out);
    return out;
  }

  const prove::DeviceCase& expected_;
  const gpu::JobResult& result_;
  RunCase& out_;
};

}  // namespace

RunCase compare(const prove::DeviceCase& expected, const gpu::JobResult& result) {
  RunCase out{.sizes = prove::describe(expected.plan.sizes), .data = expected.data};
  if (!expected.clean) out.own_run = expected.why_not;
  switch (result.end) {
    case gpu::JobEnd::ran:
      Comparison(expected, result, out).run();
      break;
    case gpu::JobEnd::no_driver:
      out.outcome = RunOutcome::no_device;
      out.findings = {result.why};
      break;
    case gpu::JobEnd::not_loaded:
    case gpu::JobEnd::out_of_room:
      out.outcome = RunOutcome::undecided;
      out.findings = {std::string(gpu::name_of(result.end)) + ": " + result.why};
      break;
    default:
      out.outcome = RunOutcome::failed;
      out.findings = {std::string(gpu::name_of(result.end)) + ": " + result.why};
  }
  return out;
}

}  // namespace warpproof
