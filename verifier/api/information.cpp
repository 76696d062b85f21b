// The tables of the rooms, for `list` and `explain`.

#include "warpproof/information.h"

#include <algorithm>

#include "refmodels/number/format.h"
#include "refmodels/ops/op.h"
#include "verifier/certificate/lemma.h"
#include "verifier/idioms/templates.h"
#include "verifier/isa/ptx/instructions/table.h"
#include "warpproof/verdict.h"

namespace warpproof {
namespace {

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
    rows.push_back({std::string(op->name), std::string(op->meaning), {"defined " + std::string(op->defined.text)}});
  return rows;
}

Rows formats() {
  Rows rows;
  for (const refmodels::number::FormatInfo& format : refmodels::number::format_table)
    rows.push_back({std::string(format.name), std::to_string(format.precision) + " significand bits",
                    {"exponents " + std::to_string(format.exponent_min) + " to " + std::to_string(format.exponent_max)}});
  return rows;
}

struct Table {
  const char* name;
  Rows (*rows)();
};
constexpr Table tables[] = {
    {"reasons", reasons}, {"assumptions", assumptions}, {"operations", operations}, {"formats", formats},
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
      }
  return page;
}

std::string version() { return "0.1.0"; }

}  // namespace warpproof
