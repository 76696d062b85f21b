// The tables of the rooms, for `list` and `explain`.

#include "warpproof/information.h"

#include <algorithm>

#include "refmodels/number/format.h"
#include "refmodels/ops/op.h"
#include "verifier/certificate/lemma.h"
#include "verifier/idioms/templates.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/verdict/reason_class.h"
#include "warpproof/verdict.h"

namespace warpproof {
namespace {

/// What a person does next, by the class of the reason.
std::string advice(Reason reason) {
  switch (verdict::class_of(reason)) {
    case verdict::ReasonClass::success:
      return "Nothing to do: this is how a proved answer reads.";
    case verdict::ReasonClass::violation:
      return "Breaks '" + std::string(word(verdict::question_of(reason))) +
             "?'. The verdict shows the input or the two accesses; --replay DIR writes a Python file that "
             "shows the values.\n"
             "  If the claim is wrong rather than the code, mend the claim: before, after, sizes, launch, "
             "box.";
    case verdict::ReasonClass::limit:
      return "Not decided: no success, and no fault of the code either. --verbose shows the open obligation; "
             "smaller sizes, a\n"
             "  narrower box, a requirement that is meant, or --time may decide it.";
    case verdict::ReasonClass::unsupported:
      return "Not modelled yet: the verdict names the construct and its line. What is modelled: warpproof "
             "list instructions.";
    case verdict::ReasonClass::vacuous:
      return "The premises exclude everything: look at the requirements and the box.";
    case verdict::ReasonClass::input:
      return "The diagnostics above it say what is wrong and where.";
  }
  return "";
}

using Rows = std::vector<InformationRow>;

Rows reasons() {
  Rows rows;
#define WARPPROOF_REASON(name, sentence) rows.push_back({#name, sentence, {}});
#include "warpproof/reasons.def"
#undef WARPPROOF_REASON
  return rows;
}

Rows assumptions() {
  Rows rows;
#define WARPPROOF_ASSUMPTION(name, statement) rows.push_back({#name, statement, {}});
#include "warpproof/assumptions.def"
#undef WARPPROOF_ASSUMPTION
  return rows;
}

Rows operations() {
  Rows rows;
  for (const refmodels::ops::Op* op : refmodels::ops::all_ops())
    rows.push_back(
        {std::string(op->name), std::string(op->meaning), {"defined " + std::string(op->defined.text)}});
  return rows;
}

Rows formats() {
  Rows rows;
  for (const refmodels::number::FormatInfo& format : refmodels::number::format_table)
    rows.push_back({std::string(format.name),
                    std::to_string(format.precision) + " significand bits",
                    {"exponents " + std::to_string(format.exponent_min) + " to " +
                     std::to_string(format.exponent_max)}});
  return rows;
}

Rows instructions() {
  Rows rows;
  for (const ptx::Family* family : ptx::families())
    for (const ptx::Row& row : family->rows) {
      const ptx::Coverage coverage = ptx::coverage_of(row);
      rows.push_back({std::string(row.opcode),
                      std::string(row.grammar),
                      {std::string(row.section), ptx::name_of(coverage.status),
                       "PTX " + std::to_string(row.version_major) + "." + std::to_string(row.version_minor),
                       std::to_string(coverage.tested) + " forms tested, " +
                           std::to_string(coverage.calibrated) + " calibrated"}});
    }
  for (const amdgpu::Family* family : amdgpu::families())
    for (const amdgpu::Row& row : family->rows)
      rows.push_back({std::string(row.name),
                      std::string(row.grammar),
                      {std::string(row.section), amdgpu::name_of(row.status), "AMDGPU, LLVM 19"}});
  return rows;
}

/// The exact forms that are tested, each with its own status.
Rows forms() {
  Rows rows;
  for (const ptx::TestedForm& tested : ptx::tested_forms()) {
    const std::string_view opcode = tested.form.substr(0, tested.form.find('.'));
    const ptx::Row* row = ptx::row_of(opcode);
    if (row == nullptr) continue;
    const bool approximated = row->status == ptx::Status::approximated;
    const ptx::Status status = approximated        ? row->status
                               : tested.calibrated ? ptx::Status::calibrated
                                                   : ptx::Status::uncalibrated;
    rows.push_back({std::string(tested.form), std::string(row->section), {ptx::name_of(status)}});
  }
  return rows;
}

Rows lemmas() {
  Rows rows;
  for (const certificate::Lemma* lemma : certificate::all_lemmas()) {
    rows.push_back({lemma->id, lemma->statement, {std::string("theories: ") + lemma->theories}});
    if (*lemma->condition != 0) rows.back().more.push_back(std::string("where ") + lemma->condition);
  }
  return rows;
}

Rows sequences() {
  Rows rows;
  for (const idioms::Template& learnt : idioms::templates())
    rows.push_back(
        {learnt.id,
         "argument in [" + learnt.domain_low.decimal(4) + ", " + learnt.domain_high.decimal(4) + "]",
         {"learnt from nvcc " + learnt.producer.version}});
  return rows;
}

struct Table {
  const char* name;
  Rows (*rows)();
};
constexpr Table tables[] = {
    {"reasons", reasons}, {"assumptions", assumptions},   {"operations", operations},
    {"formats", formats}, {"instructions", instructions}, {"forms", forms},
    {"lemmas", lemmas},   {"sequences", sequences},
};

}  // namespace

std::vector<std::string> table_names() {
  std::vector<std::string> names;
  for (const Table& t : tables) names.emplace_back(t.name);
  return names;
}

std::vector<InformationRow> table(const std::string& name) {
  for (const Table& t : tables)
    if (t.name == name) return t.rows();
  return {};
}

std::string explain(const std::string& name) {
  std::string page;
  for (const Table& t : tables)
    for (const InformationRow& row : t.rows())
      if (row.name == name) {
        page += row.name + " (" + t.name + ")\n  " + row.text + "\n";
        for (const std::string& column : row.more) page += "  " + column + "\n";
        if (std::string(t.name) == "reasons")
          if (const auto reason = reason_named(name)) page += "  " + advice(*reason) + "\n";
      }
  return page;
}

std::string version() { return WARPPROOF_VERSION; }

}  // namespace warpproof
