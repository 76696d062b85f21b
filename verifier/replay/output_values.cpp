#include "verifier/replay/output_values.h"

#include "verifier/replay/compare.h"
#include "verifier/replay/point.h"

namespace warpproof::replay {

OutputValues output_values(Evaluator& side, const std::string& output) {
  OutputValues out{side.shape(output), {}};
  if (!out.shape) return out;
  const auto count = element_count(*out.shape, output_elements_max);
  if (!count) throw Exhausted{};
  if (*count == 0) return out;
  std::vector<std::int64_t> index(out.shape->size(), 0);
  do {
    out.elements.push_back(side.element(output, index));
  } while (next_index(index, *out.shape));
  return out;
}

}  // namespace warpproof::replay
