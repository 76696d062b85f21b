#include "verifier/text/scope.h"

namespace warpproof::text {

bool Scope::free_name(const Word& name, const char* code, base::Diagnostics& diagnostics) const {
  if (!knows(name.text)) return true;
  const char* what = size(name.text)     ? "a size"
                     : tensor(name.text) ? "a tensor"
                     : index(name.text)  ? "an index"
                                         : "a state";
  diagnostics.push_back({.code = code,
                         .where = name.where,
                         .message = "'" + name.text + "' is already the name of " + what,
                         .expected = "another name"});
  return false;
}

bool Scope::declare_size(const Word& name, ir::ExpressionPtr value, base::Diagnostics& diagnostics) {
  if (!free_name(name, "E0204", diagnostics)) return false;
  sizes_[name.text] = std::move(value);
  return true;
}

bool Scope::declare_tensor(const Word& name, TensorInfo tensor, base::Diagnostics& diagnostics) {
  if (!free_name(name, "E0204", diagnostics)) return false;
  tensors_[name.text] = std::move(tensor);
  return true;
}

bool Scope::enter_index(const Word& name, const ir::IndexVariable& variable, base::Diagnostics& diagnostics) {
  const bool ok = free_name(name, "E0205", diagnostics);
  indices_.push_back(variable);
  return ok;
}

bool Scope::enter_value(const std::string& name, const base::Span& where, ir::ExpressionPtr value,
                        base::Diagnostics& diagnostics) {
  const bool ok = free_name({name, where}, "E0205", diagnostics);
  values_.emplace_back(name, std::move(value));
  return ok;
}

const ir::ExpressionPtr* Scope::value(const std::string& name) const {
  for (auto known = values_.rbegin(); known != values_.rend(); ++known) {
    if (known->first == name) return &known->second;
  }
  return nullptr;
}

const ir::ExpressionPtr* Scope::size(const std::string& name) const {
  const auto found = sizes_.find(name);
  return found == sizes_.end() ? nullptr : &found->second;
}

const TensorInfo* Scope::tensor(const std::string& name) const {
  const auto found = tensors_.find(name);
  return found == tensors_.end() ? nullptr : &found->second;
}

const ir::IndexVariable* Scope::index(const std::string& name) const {
  for (auto variable = indices_.rbegin(); variable != indices_.rend(); ++variable) {
    if (variable->name == name) return &*variable;
  }
  return nullptr;
}

std::vector<std::string> Scope::names() const {
  std::vector<std::string> result;
  for (const auto& [name, value] : sizes_) result.push_back(name);
  for (const auto& [name, tensor] : tensors_) result.push_back(name);
  for (const ir::IndexVariable& variable : indices_) result.push_back(variable.name);
  for (const auto& [name, value] : values_) result.push_back(name);
  return result;
}

}  // namespace warpproof::text
