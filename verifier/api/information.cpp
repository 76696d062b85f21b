// The tables of the rooms, for `list` and `explain`.

#include "warpproof/information.h"

#include <algorithm>
#include <cctype>
#include <nlohmann/json.hpp>

#include "refmodels/number/format.h"
#include "refmodels/ops/op.h"
#include "verifier/base/diagnostic.h"
#include "verifier/certificate/lemma.h"
#include "verifier/idioms/templates.h"
#include "verifier/isa/amdgpu/instructions/family.h"
#include "verifier/isa/ptx/instructions/family.h"
#include "verifier/verdict/diagnostic_pages.h"
#include "verifier/verdict/json_text.h"
#include "verifier/verdict/reason_class.h"
#include "warpproof/verdict.h"

namespace warpproof {
namespace {

using Rows = std::vector<InformationRow>;

Rows outcomes() {
  return {
      {"proved",
       "holds for every input and size within the stated reach",
       {"exit 0 where the claim asks for it"}},
      {"refuted",
       "a concrete input, or two accesses, show that it does not hold",
       {"exit 1, or 0 where expected"}},
      {"tested", "no difference was found, and nothing was proved", {"exit 3"}},
      {"unknown", "not decided: no proof and no counterexample that replays", {"exit 3"}},
      {"unsupported", "a construct is not modelled; it is named with its line", {"exit 3"}},
      {"rejected", "the input is malformed; the diagnostics say where", {"exit 2"}},
      {"vacuous", "nothing satisfies what is presumed", {"exit 3"}},
  };
}

Rows diagnostics() {
  Rows rows;
  for (const verdict::DiagnosticPage& page : verdict::diagnostic_pages())
    rows.push_back({std::string(page.code), std::string(page.title), {}});
  return rows;
}

/// Lines of at most 110 columns, indented by two.
std::string wrapped(std::string_view text) {
  constexpr std::size_t columns_max = 110;
  std::string out, line = " ";
  while (!text.empty()) {
    const std::string_view word = text.substr(0, text.find(' '));
    if (line.size() + 1 + word.size() > columns_max) out += line + "\n", line = " ";
    line += " " + std::string(word);
    text.remove_prefix(std::min(text.size(), word.size() + 1));
  }
  return out + line + "\n";
}

/// The example, indented as a block when it is a whole file.
std::string diagnostic_text(const verdict::DiagnosticPage& page) {
  std::string out = wrapped(page.meaning) + wrapped(page.action) + "  For example:";
  if (!page.example.ends_with('\n')) return out + " " + std::string(page.example) + "\n";
  out += "\n    ";
  for (const char c : page.example.substr(0, page.example.size() - 1)) {
    out += c;
    if (c == '\n') out += "    ";
  }
  return out + "\n";
}

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
    {"outcomes", outcomes},
    {"diagnostics", diagnostics},
    {"reasons", reasons},
    {"assumptions", assumptions},
    {"operations", operations},
    {"formats", formats},
    {"instructions", instructions},
    {"forms", forms},
    {"lemmas", lemmas},
    {"sequences", sequences},
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

std::string table_json(const std::string& name) {
  std::string lines;
  for (const InformationRow& row : table(name)) {
    const nlohmann::ordered_json object = {{"name", row.name}, {"text", row.text}, {"more", row.more}};
    lines += (lines.empty() ? "  " : ",\n  ") + verdict::json_text(object, verdict::one_line);
  }
  return "[\n" + lines + "\n]\n";
}

std::string explain(const std::string& name) {
  std::string page;
  for (const Table& t : tables)
    for (const InformationRow& row : t.rows())
      if (row.name == name) {
        page += row.name + " (" + t.name + ")\n  " + row.text + "\n";
        for (const std::string& column : row.more) page += "  " + column + "\n";
        if (std::string(t.name) == "reasons")
          if (const auto reason = reason_named(name)) page += wrapped(verdict::advice(*reason));
        if (const auto* diagnostic = verdict::diagnostic_page(name)) page += diagnostic_text(*diagnostic);
      }
  return page;
}

std::vector<std::string> names_near(const std::string& name) {
  constexpr std::size_t shown_max = 3, name_bytes_max = 64;
  std::vector<std::string> names, found;
  if (name.empty() || name.size() > name_bytes_max) return found;
  const auto lower = [](std::string text) {
    for (char& c : text) c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    return text;
  };
  const std::string wanted = lower(name);
  const auto add = [&found](const std::string& near) {
    const bool is_new = !near.empty() && std::find(found.begin(), found.end(), near) == found.end();
    if (is_new && found.size() < shown_max) found.push_back(near);
  };
  std::vector<std::string> inside;
  for (const Table& t : tables)
    for (const InformationRow& row : t.rows()) {
      if (lower(row.name) == wanted) add(row.name);
      if (wanted.size() >= 3 && lower(row.name).find(wanted) != std::string::npos) inside.push_back(row.name);
      names.push_back(row.name);
    }
  add(base::nearest_name(name, names));
  for (const std::string& longer : inside) add(longer);
  return found;
}

std::string nearest(const std::string& word, const std::vector<std::string>& names) {
  return base::nearest_name(word, names);
}

std::string version() { return WARPPROOF_VERSION; }

}  // namespace warpproof
