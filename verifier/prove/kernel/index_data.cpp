#include "verifier/prove/kernel/index_data.h"

#include <algorithm>

#include "verifier/prove/kernel/constant_value.h"
#include "verifier/prove/kernel/run_plan.h"

namespace warpproof::prove {
namespace {

constexpr std::uint64_t elements_max = std::uint64_t{1} << 26;  ///< more do not fit memory in any plan

}  // namespace

std::optional<std::uint64_t> index_elements(const ClaimView& claim, const std::string& array,
                                            const Sizes& sizes) {
  for (const ir::KernelArgument& argument : *claim.arguments) {
    if (argument.name != array) continue;
    std::uint64_t elements = 1;
    for (const ir::ExpressionPtr& extent : argument.extents) {
      const auto value = integer_at(extent, sizes);
      if (!value || *value < 0 || __builtin_mul_overflow(elements, *value, &elements)) return std::nullopt;
    }
    return elements;
  }
  return std::nullopt;
}

const ir::IndexData* index_data_of(const ClaimView& claim, const std::string& array) {
  for (const ir::IndexData& data : *claim.data)
    if (data.name == array) return &data;
  return nullptr;
}

std::optional<IndexRange> index_range(const ir::IndexData& data, const Sizes& sizes) {
  const auto low = integer_at(data.low, sizes), high = integer_at(data.high, sizes);
  std::int64_t count = 0;
  if (!low || !high || __builtin_sub_overflow(*high, *low, &count)) return std::nullopt;
  return IndexRange{*low, static_cast<std::uint64_t>(std::max<std::int64_t>(count, 0))};
}

std::optional<std::uint64_t> index_choices(const ClaimView& claim, const Sizes& sizes) {
  std::uint64_t choices = 1;
  for (const ir::IndexData& data : *claim.data) {
    if (data.value) continue;
    const auto range = index_range(data, sizes);
    const auto elements = index_elements(claim, data.name, sizes);
    if (!range || !elements) return std::nullopt;
    for (std::uint64_t i = 0; i < *elements && range->count != 1; ++i) {
      choices *= std::min(range->count, index_choices_max + 1);
      if (choices > index_choices_max) return std::nullopt;
      if (choices == 0) return 0;
    }
  }
  return choices;
}

IndexContents index_contents(const ClaimView& claim, const Sizes& sizes, std::uint64_t choice) {
  IndexContents out;
  for (const ir::KernelArgument& argument : *claim.arguments) {
    const ir::IndexData* data = index_data_of(claim, argument.name);
    if (data == nullptr || data->value) continue;
    const auto range = index_range(*data, sizes);
    const auto elements = index_elements(claim, argument.name, sizes);
    if (!range || !elements || *elements > elements_max || (range->count == 0 && *elements != 0)) continue;
    std::vector<std::int64_t>& contents = out[argument.name];
    for (std::uint64_t i = 0; i < *elements; ++i) {
      contents.push_back(range->low + static_cast<std::int64_t>(choice % range->count));
      choice /= range->count;
    }
  }
  return out;
}

namespace {

/// Elements in row-major order. None: a formula without a value somewhere.
std::optional<std::vector<std::int64_t>> formula_values(const ir::IndexData& data,
                                                        const std::vector<std::int64_t>& extents,
                                                        const Sizes& sizes) {
  std::vector<std::int64_t> out;
  Slots slots;
  for (const ir::IndexVariable& index : data.indices)
    slots.emplace(index.id, static_cast<std::uint32_t>(slots.size()));
  const auto form = IntegerForm::compile(data.value, sizes, slots);
  bool has_values = form.has_value();
  for_each_element(extents, [&](std::uint64_t, const std::vector<std::int64_t>& index) {
    const auto value = has_values ? form->at(index.data()) : std::nullopt;
    has_values = value.has_value();
    if (value) out.push_back(*value);
    return has_values;
  });
  return has_values ? std::optional(out) : std::nullopt;
}

base::Diagnostic problem(const char* code, const base::Span& where, const std::string& message) {
  return {.code = code, .where = where, .message = message};
}

/// How many elements `extents` count; they fit memory by then.
std::uint64_t count_of(const std::vector<std::int64_t>& extents) {
  std::uint64_t count = 1;
  for (const std::int64_t extent : extents) count *= static_cast<std::uint64_t>(extent);
  return count;
}

}  // namespace

std::optional<base::Diagnostic> fill_indices(const ClaimView& claim, const ir::KernelArgument& argument,
                                             const Sizes& sizes, const IndexContents& ranged,
                                             TensorLayout& layout, exec::Buffer& buffer) {
  const ir::IndexData* data = index_data_of(claim, argument.name);
  if (data == nullptr)
    return problem("E0391", argument.where,
                   "nothing says what '" + argument.name +
                       "' holds: not supported yet without a line 'data " + argument.name + "'");
  const auto given = ranged.find(argument.name);
  if (!data->value && given == ranged.end())
    return problem("E0392", data->where, "not supported yet here: arrays over a range");
  const auto values =
      data->value ? formula_values(*data, layout.extents, sizes) : std::optional(given->second);
  if (!values || values->size() != count_of(layout.extents))
    return problem("E0396", data->where, "an element of '" + argument.name + "' has no value");
  buffer.bits.assign(buffer.elements, 0);
  layout.integers.assign(buffer.elements, 0);
  bool fits = true;
  for_each_element(layout.extents, [&](std::uint64_t number, const std::vector<std::int64_t>& index) {
    const auto at = static_cast<std::size_t>(layout.offset(index));
    const auto bits = scalar_bits(ir::make_constant((*values)[number], ir::ScalarType::integer),
                                  argument.scalar_type, sizes);
    fits = bits.has_value();
    if (!fits) return false;
    layout.integers[at] = (*values)[number];
    buffer.bits[at] = bits->bits;
    return true;
  });
  if (fits) return std::nullopt;
  return problem("E0396", data->where,
                 "an element of '" + argument.name + "' does not fit " + argument.scalar_type);
}

bool has_listed_data(const ClaimView& claim) {
  return std::any_of(claim.data->begin(), claim.data->end(),
                     [](const ir::IndexData& data) { return data.value != nullptr; });
}

}  // namespace warpproof::prove
