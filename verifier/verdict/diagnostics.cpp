#include "verifier/verdict/diagnostics.h"

namespace warpproof::verdict {

Place place_of(const base::Span& where) {
  if (!where.source) return {};
  const base::Position position = base::position_of(*where.source, where.begin);
  return {where.source->path, position.line, position.column};
}

std::vector<Diagnostic> as_data(const base::Diagnostics& diagnostics) {
  std::vector<Diagnostic> data;
  data.reserve(diagnostics.size());
  for (const base::Diagnostic& diagnostic : diagnostics) {
    Diagnostic row;
    row.code = diagnostic.code;
    row.is_error = diagnostic.severity == base::Severity::error;
    row.place = place_of(diagnostic.where);
    row.message = diagnostic.message;
    row.expected = diagnostic.expected;
    row.found = diagnostic.found;
    row.suggestion = diagnostic.suggestion;
    row.notes = diagnostic.notes;
    row.rendered = base::render(diagnostic);
    data.push_back(std::move(row));
  }
  return data;
}

}  // namespace warpproof::verdict
