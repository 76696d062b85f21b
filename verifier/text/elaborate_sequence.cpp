// Sequences of launches (docs/language.md, L47 to L49).

#include <algorithm>

#include "verifier/base/machine_names.h"
#include "verifier/text/elaborator.h"

namespace warpproof::text {
namespace {

const ir::KernelArgument* find_buffer(const ir::SequenceClaim& sequence, const std::string& name) {
  for (const ir::KernelArgument& buffer : sequence.buffers) {
    if (buffer.name == name) return &buffer;
  }
  return nullptr;
}

bool is_size(const ir::SequenceClaim& sequence, const std::string& name) {
  return std::find(sequence.size_names.begin(), sequence.size_names.end(), name) != sequence.size_names.end();
}

bool is_for_amd(const ir::SourceReference& source) { return base::is_amd_target(source.target); }

bool is_plain(const ir::ExpressionPtr& value, const std::string& size) {
  return value && value->kind == ir::Kind::size && value->name == size;
}

}  // namespace

bool Elaborator::launch_argument(const Word& given, const ir::KernelArgument& wanted,
                                 const ir::SequenceClaim& sequence) {
  const ir::KernelArgument* buffer = find_buffer(sequence, given.text);
  if (buffer == nullptr && !is_size(sequence, given.text)) {
    std::vector<std::string> names = sequence.size_names;
    for (const ir::KernelArgument& candidate : sequence.buffers) names.push_back(candidate.name);
    report("E0352", given.where, "the sequence has no buffer or size '" + given.text + "'", "",
           base::nearest_name(given.text, names));
    return false;
  }
  const bool is_array = buffer && buffer->is_array;
  if (is_array != wanted.is_array) {
    report("E0353", given.where,
           "'" + wanted.name + "' of the kernel is " + (wanted.is_array ? "an array" : "a scalar"));
    return false;
  }
  if (!is_array) return true;
  if (buffer->scalar_type != wanted.scalar_type) {
    report("E0354", given.where, "'" + given.text + "' has elements of another type", wanted.scalar_type);
    diagnostics_.back().found = buffer->scalar_type;
    return false;
  }
  const bool kernel_writes = wanted.mode != ir::ArgumentMode::in;
  if (kernel_writes && buffer->mode == ir::ArgumentMode::in) {
    report("E0355", given.where, "the kernel writes '" + given.text + "', and the sequence only reads it",
           "out, inout or workspace");
    return false;
  }
  if (buffer->extents.size() != wanted.extents.size()) {
    report("E0203", given.where,
           "'" + wanted.name + "' of the kernel has " + std::to_string(wanted.extents.size()) +
               " axes, and '" + given.text + "' has " + std::to_string(buffer->extents.size()));
    return false;
  }
  return true;
}

/// Every size of the kernel must follow from what is passed: a scalar that is the size, or an extent that is.
bool Elaborator::sizes_determined(const LaunchSyntax& syntax, const ir::KernelClaim& kernel) {
  bool ok = true;
  for (const std::string& size : kernel.size_names) {
    const auto tells = [&size](const ir::KernelArgument& argument) {
      if (!argument.is_array) return is_plain(argument.value, size);
      return std::any_of(argument.extents.begin(), argument.extents.end(),
                         [&size](const ir::ExpressionPtr& extent) { return is_plain(extent, size); });
    };
    if (std::any_of(kernel.arguments.begin(), kernel.arguments.end(), tells)) continue;
    report("E0356", syntax.kernel.where,
           "size '" + size + "' of the kernel does not follow from its arguments");
    ok = false;
  }
  return ok;
}

bool Elaborator::sequence_launch(const LaunchSyntax& syntax, const ir::SequenceClaim& sequence) {
  const ir::KernelClaim* kernel = program_.find_kernel(syntax.kernel.text);
  if (kernel == nullptr) {
    if (broken_.count(syntax.kernel.text) > 0) return false;
    std::vector<std::string> names;
    for (const ir::KernelClaim& candidate : program_.kernels) names.push_back(candidate.id);
    report("E0350", syntax.kernel.where, "no kernel is called '" + syntax.kernel.text + "'", "",
           base::nearest_name(syntax.kernel.text, names));
    return false;
  }
  if (kernel->arguments.size() != syntax.arguments.size()) {
    report("E0351", syntax.kernel.where,
           "'" + kernel->id + "' takes " + std::to_string(kernel->arguments.size()) + " arguments, and " +
               std::to_string(syntax.arguments.size()) + " are given");
    return false;
  }
  const ir::KernelClaim* first =
      sequence.launches.empty() ? kernel : program_.find_kernel(sequence.launches.front().kernel);
  if (first != nullptr && is_for_amd(first->source) != is_for_amd(kernel->source)) {
    report("E0359", syntax.kernel.where,
           "the first sources of '" + first->id + "' and '" + kernel->id + "' are not for one machine",
           "all launches of a sequence run on one device");
    return false;
  }
  bool ok = sizes_determined(syntax, *kernel);
  for (std::size_t i = 0; i < syntax.arguments.size(); ++i) {
    ok = launch_argument(syntax.arguments[i], kernel->arguments[i], sequence) && ok;
  }
  return ok;
}

void Elaborator::sequence(const ItemSyntax& item) {
  ir::SequenceClaim result;
  name_and_title(item, result);
  bool ok = !missing_sections(item, {"computes", "buffers", "launch"});
  ClaimContext context;
  ok = ok && claim_context(item, context, result.computes);
  if (ok) {
    result.size_names = context.size_names;
    std::vector<std::string> tensors, inputs;
    for (const ArgumentSyntax& buffer : item.arguments) {
      tensors.push_back(buffer.name.text);
      if (buffer.mode != "out" && buffer.mode != "workspace") inputs.push_back(buffer.name.text);
    }
    result.numbers = numbers(item, tensors, inputs);
    result.buffers = claim_arguments(item, context, result.numbers, ok);
    ok = index_data(item, context, result.buffers, result.data) && ok;
    for (const LaunchSyntax& syntax : item.launches) {
      ok = sequence_launch(syntax, result) && ok;
      ir::SequenceLaunch launch;
      launch.kernel = syntax.kernel.text;
      launch.where = syntax.kernel.where;
      for (const Word& argument : syntax.arguments) launch.arguments.push_back(argument.text);
      result.launches.push_back(std::move(launch));
    }
    ok = claim_sizes(item, context, result) && ok;
  }
  if (ok) program_.sequences.push_back(std::move(result));
}

}  // namespace warpproof::text
