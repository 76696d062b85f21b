// What arrays of integers hold (docs/language.md, L44b).

#include <algorithm>

#include "verifier/text/elaborator.h"

namespace warpproof::text {
namespace {

const ir::KernelArgument* array_named(const std::vector<ir::KernelArgument>& arguments,
                                      const std::string& name) {
  for (const ir::KernelArgument& argument : arguments)
    if (argument.is_array && argument.name == name) return &argument;
  return nullptr;
}

bool holds_integers(const ir::KernelArgument& argument) {
  return argument.scalar_type.starts_with("s") || argument.scalar_type.starts_with("u");
}

}  // namespace

bool Elaborator::index_formula(const DataSyntax& syntax, Scope scope, ir::IndexData& data) {
  bool ok = true;
  for (const BinderSyntax& index : syntax.indices) {
    data.indices.push_back(program_.allocator.fresh(index.name));
    ok = scope.enter_index({index.name, index.where}, data.indices.back(), diagnostics_) && ok;
  }
  if (!ok) return false;
  data.value = without_calls(reader(scope).value(*syntax.value));
  if (!data.value) return false;
  if (data.value->type == ir::ScalarType::integer) return fits_limits(data.value, syntax.value->where);
  report("E0349", syntax.value->where, "the elements of '" + data.name + "' are integers",
         "an integer over the sizes and the indices");
  return false;
}

bool Elaborator::index_data(const ItemSyntax& item, ClaimContext& context,
                            const std::vector<ir::KernelArgument>& arguments,
                            std::vector<ir::IndexData>& into) {
  bool all_good = true;
  for (const DataSyntax& syntax : item.data) {
    ir::IndexData data;
    data.name = syntax.name.text;
    data.where = syntax.name.where;
    const ir::KernelArgument* argument = array_named(arguments, data.name);
    bool ok = argument != nullptr && holds_integers(*argument) && argument->mode == ir::ArgumentMode::in;
    if (!ok)
      report("E0349", syntax.name.where, "'" + data.name + "' is no array of integers that is read",
             "an argument such as " + data.name + " : s32");
    const bool twice = std::any_of(into.begin(), into.end(),
                                   [&](const ir::IndexData& other) { return other.name == data.name; });
    if (twice) report("E0204", syntax.name.where, "'" + data.name + "' is given twice");
    if (ok && syntax.value && syntax.indices.size() != argument->extents.size()) {
      report("E0203", syntax.name.where,
             "'" + data.name + "' has " + std::to_string(argument->extents.size()) + " axes");
      ok = false;
    }
    if (ok && syntax.value) {
      ok = index_formula(syntax, context.scope, data);
    } else if (ok) {
      data.low = reader(context.scope).index_value(*syntax.low);
      data.high = reader(context.scope).index_value(*syntax.high);
      ok = data.low && data.high;
    }
    all_good = all_good && ok && !twice;
    if (ok) into.push_back(std::move(data));
  }
  return all_good;
}

}  // namespace warpproof::text
