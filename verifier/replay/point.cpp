#include "verifier/replay/point.h"

namespace warpproof::replay {

std::int64_t Point::size(const std::string& name) const {
  for (const auto& [known, value] : sizes) {
    if (known == name) return value;
  }
  return 0;
}

const Tensor* Point::input(const std::string& name) const {
  for (const Tensor& tensor : inputs) {
    if (tensor.name == name) return &tensor;
  }
  return nullptr;
}

std::optional<std::uint64_t> element_count(const std::vector<std::int64_t>& shape,
                                           std::uint64_t elements_max) {
  std::uint64_t count = 1;
  bool empty = false;
  for (const std::int64_t extent : shape) {
    if (extent < 0) return std::nullopt;
    if (extent == 0) empty = true;
    if (empty) continue;
    if (static_cast<std::uint64_t>(extent) > elements_max / count) return std::nullopt;
    count *= static_cast<std::uint64_t>(extent);
  }
  return empty ? 0 : count;
}

std::vector<TensorValue> print_inputs(const Point& point) {
  std::vector<TensorValue> printed;
  for (const Tensor& tensor : point.inputs) {
    TensorValue value;
    value.name = tensor.name;
    value.shape = tensor.shape;
    for (const Rational& element : tensor.elements) value.elements.push_back(element.str());
    printed.push_back(std::move(value));
  }
  return printed;
}

std::optional<Point> read_point(const Counterexample& printed) {
  constexpr std::uint64_t elements_max = 1u << 20;
  Point point;
  point.sizes = printed.sizes;
  for (const TensorValue& value : printed.inputs) {
    Tensor tensor;
    tensor.name = value.name;
    tensor.shape = value.shape;
    for (const std::string& text : value.elements) {
      std::optional<Rational> element = Rational::parse(text);
      if (!element) return std::nullopt;
      tensor.elements.push_back(std::move(*element));
    }
    const auto count = element_count(tensor.shape, elements_max);
    if (!count || *count != tensor.elements.size()) return std::nullopt;
    point.inputs.push_back(std::move(tensor));
  }
  return point;
}

}  // namespace warpproof::replay
