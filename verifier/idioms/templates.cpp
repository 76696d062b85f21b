#include "verifier/idioms/templates.h"

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <set>
#include <string_view>

#include "refmodels/ops/op.h"
#include "verifier/base/fault.h"
#include "verifier/isa/ptx/loader.h"
#include "verifier/isa/ptx/lower.h"

namespace warpproof::idioms {
namespace {

using domain::Function;
using refmodels::number::Rational;

struct Row {
  const char* id;
  const char* probe;
  Function function;
  const char* op;              ///< row of refmodels/ops
  const char* implementation;  ///< its error model
  const char *low, *high;
  const char *at_minus_infinity, *at_plus_infinity;
  bool of_magnitude = false;
};

// Domain of expf: below -87.3 the result is subnormal (ln 2^-126 = -87.336...), above 88.7 it overflows
// binary32 (ln of the largest finite number = 88.722...). tanhf is bounded and has no such limit.
//
// __expf, and expf under --use_fast_math, are no templates: ex2.approx of a product with the rounding of log2
// e is what the domains understand by themselves, with the error of each of the two instructions.
//
// erff, logf, sinf and cosf have branches. What the range decides is gone from the pattern (infinities and
// subnormals for logf, the long reduction for sinf and cosf from 105615 on); what it does not decide is a
// choice. A kernel whose box decides more than that has a smaller graph: for those there are rows with
// narrower ranges. 1.00296 is where erff changes its polynomial (0f3F8060FE).
constexpr std::array<Row, 8> rows = {{
    {"nvcc/cosf", "cosf", Function::cos, "cos", "cosf (CUDA library)", "-105614", "105614", "", ""},
    {"nvcc/erff", "erff", Function::erf, "erf", "erff (CUDA library)", "-1e30", "1e30", "-1", "1"},
    {"nvcc/erff, above 1.003", "erff", Function::erf, "erf", "erff (CUDA library)", "1.003", "1e30", "-1", "1", true},
    {"nvcc/erff, within 1.002", "erff", Function::erf, "erf", "erff (CUDA library)", "-1.002", "1.002", "",
     ""},
    {"nvcc/expf", "expf", Function::exp, "exp", "expf (CUDA library)", "-87.3", "88.7", "0", "inf"},
    {"nvcc/logf", "logf", Function::log, "log", "logf (CUDA library)", "1.2e-38", "3.4e38", "", ""},
    {"nvcc/sinf", "sinf", Function::sin, "sin", "sinf (CUDA library)", "-105614", "105614", "", ""},
    {"nvcc/tanhf", "tanhf", Function::tanh, "tanh", "tanhf (CUDA library)", "-1e30", "1e30", "-1", "1"},
}};

constexpr std::pair<std::string_view, std::string_view> probe_texts[] = {
#include "probe_texts.inc"
};

std::optional<Template> make(const Row& row) {
  Template made{.id = row.id, .probe = row.probe, .function = row.function};
  made.domain_low = *Rational::parse(row.low);
  made.domain_high = *Rational::parse(row.high);
  made.of_magnitude = row.of_magnitude;
  made.at_minus_infinity = row.at_minus_infinity;
  made.at_plus_infinity = row.at_plus_infinity;
  const refmodels::ops::Op* op = refmodels::ops::find_op(row.op);
  WARPPROOF_INVARIANT(op, "template of an operation that is not in the table");
  made.error = op->error_model(row.implementation);
  WARPPROOF_INVARIANT(made.error, std::string("no error model '") + row.implementation + "'");

  const std::string text = probe_text(row.probe);
  const auto producer = toolchain::producer_of(text);
  WARPPROOF_INVARIANT(producer, "a probe without a producer");
  made.producer = *producer;
  const auto source = std::make_shared<const base::SourceFile>(base::SourceFile{made.probe + ".ptx", text});
  const base::Result<ptx::Module> module = ptx::load_module(source, {});
  WARPPROOF_INVARIANT(static_cast<bool>(module), "a committed probe does not parse");
  const auto code = ptx::lower(*module, "probe");
  WARPPROOF_INVARIANT(code, "a committed probe without an entry");
  base::Result<Pattern> pattern =
      learn_pattern(*code, made.domain_low.to_double_down(), made.domain_high.to_double_up());
  if (!pattern) return std::nullopt;  // the tests count them
  made.pattern = std::move(*pattern);
  return made;
}

std::vector<Template> make_all() {
  std::vector<Template> out;
  for (const Row& row : rows)
    if (auto made = make(row)) out.push_back(std::move(*made));
  return out;
}

}  // namespace

const std::vector<Template>& templates() {
  static const std::vector<Template> all = make_all();
  return all;
}

const Template* template_named(const std::string& id) {
  for (const Template& known : templates())
    if (known.id == id) return &known;
  return nullptr;
}

std::string probe_text(const std::string& probe) {
  for (const auto& [name, text] : probe_texts)
    if (name == probe) return std::string(text);
  return "";
}

bool may_occur(const machine::Code& kernel) {
  const std::set<std::string> present(kernel.texts.begin(), kernel.texts.end());
  // What the executor makes of a merged register has no text in the code.
  const auto has = [&](const PatternNode& node) {
    if (node.opcode.find('.') == std::string::npos) return true;
    return present.contains(node.opcode) || present.contains(contracted(node.opcode));
  };
  return std::any_of(templates().begin(), templates().end(), [&](const Template& known) {
    return std::all_of(known.pattern.nodes.begin(), known.pattern.nodes.end(), has);
  });
}

}  // namespace warpproof::idioms
