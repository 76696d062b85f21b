// Kernel claims and sequences as text.

#include "verifier/text/print.h"

namespace warpproof::text {
namespace {

using ir::ExpressionPtr;

std::string list_text(ExpressionPrinter& printer, const std::vector<ExpressionPtr>& list) {
  std::vector<std::string> parts;
  for (const ExpressionPtr& part : list) parts.push_back(printer.text(part));
  return joined(parts);
}

std::string mode_text(const ir::KernelArgument& argument) {
  switch (argument.mode) {
    case ir::ArgumentMode::in:
      return "";
    case ir::ArgumentMode::out:
      return argument.zeroed ? "out zeroed " : "out ";
    case ir::ArgumentMode::inout:
      return "inout ";
    case ir::ArgumentMode::workspace:
      return "workspace ";
  }
  return "";
}

std::string argument_text(ExpressionPrinter& printer, const ir::KernelArgument& argument) {
  constexpr std::uint32_t default_alignment = 16;
  std::string out = mode_text(argument) + argument.name;
  if (!argument.is_array) return out + " : " + argument.scalar_type + " = " + printer.text(argument.value);
  if (!argument.extents.empty()) out += "[" + list_text(printer, argument.extents) + "]";
  if (!argument.strides.empty()) out += " strides (" + list_text(printer, argument.strides) + ")";
  if (argument.storage) out += " storage " + printer.text(argument.storage);
  if (argument.alignment_bytes != default_alignment)
    out += " aligned " + std::to_string(argument.alignment_bytes);
  if (argument.alias) out += " alias " + *argument.alias;
  return out + " : " + argument.scalar_type;
}

std::string arguments_text(const std::vector<ir::KernelArgument>& arguments) {
  ExpressionPrinter printer;
  std::string out;
  for (const ir::KernelArgument& argument : arguments) {
    out += (out.empty() ? "\n    " : ",\n    ") + argument_text(printer, argument);
  }
  return out;
}

std::string data_text(const std::vector<ir::IndexData>& data) {
  std::vector<std::string> parts;
  for (const ir::IndexData& one : data) {
    ExpressionPrinter printer;
    if (!one.value) {
      parts.push_back(one.name + " in [" + printer.text(one.low) + ", " + printer.text(one.high) + ")");
      continue;
    }
    std::vector<std::string> names;
    for (const ir::IndexVariable& index : one.indices) names.push_back(printer.name_index(index));
    printer.survey(one.value);
    parts.push_back(one.name + "[" + joined(names) + "] = " + printer.text(one.value));
  }
  return joined(parts, ",\n         ");
}

std::string computes_text(const ir::Computes& computes) {
  std::string out = computes.rewrite + "." + computes.side;
  std::vector<std::string> renamed;
  for (const auto& [argument, equation] : computes.outputs) renamed.push_back(argument + " = " + equation);
  if (!renamed.empty()) out += " with " + joined(renamed);
  return out;
}

/// The sizes that the claim declares itself: those that its rewrite does not bring.
std::string own_sizes(const std::vector<std::string>& names, const std::optional<ir::Computes>& computes,
                      const ir::Program& program) {
  const ir::Rewrite* rewrite = computes ? program.find_rewrite(computes->rewrite) : nullptr;
  const std::size_t inherited = rewrite ? rewrite->size_names.size() : 0;
  return joined(
      {names.begin() + static_cast<std::ptrdiff_t>(std::min(inherited, names.size())), names.end()});
}

template <class Claim>
std::string head(const std::string& kind, const Claim& claim) {
  std::string out = claim.twin_of ? "wrong twin " + claim.id + " of " + *claim.twin_of + "\n"
                                  : kind + " " + claim.id + "\n";
  if (!claim.title.empty()) out += section("title", quoted(claim.title));
  if (!claim.shipped.empty()) out += section("shipped", quoted(claim.shipped));
  return out;
}

template <class Claim>
std::string tail(const Claim& claim) {
  return sizes_text(claim.sizes, claim.maxima) + numbers_text(claim.numbers) + expect_text(claim.expect);
}

std::string source_text(const ir::SourceReference& source) {
  std::string out = quoted(source.path) + " entry " + source.entry;
  if (!source.target.empty()) out += " target " + source.target;
  std::vector<std::string> flags;
  for (const std::string& flag : source.flags) flags.push_back(quoted(flag));
  if (!flags.empty()) out += " flags " + joined(flags, " ");
  if (!source.artefact.empty()) out += " artefact " + quoted(source.artefact);
  return out;
}

/// A twin that requires nothing says so, else it would inherit.
template <class Claim>
std::string claim_requirements(const Claim& claim) {
  const bool none_left = claim.twin_of && claim.requirements.empty();
  return none_left ? section("require", "nothing")
                   : requirements_text(ExpressionPrinter{}, claim.requirements);
}

}  // namespace

std::string print(const ir::KernelClaim& kernel, const ir::Program& program) {
  ExpressionPrinter printer;
  std::string out = head("kernel", kernel) + section("source", source_text(kernel.source));
  for (const ir::SourceReference& source : kernel.others) out += section("source", source_text(source));
  if (kernel.computes) out += section("computes", computes_text(*kernel.computes));
  out += section("size", own_sizes(kernel.size_names, kernel.computes, program));
  out += claim_requirements(kernel);
  out += section("arguments", arguments_text(kernel.arguments));
  out += section("data", data_text(kernel.data));
  out += section("launch", "grid (" + list_text(printer, {kernel.grid.begin(), kernel.grid.end()}) +
                               "), block (" + list_text(printer, {kernel.block.begin(), kernel.block.end()}) +
                               "), dynamic shared " + printer.text(kernel.dynamic_shared_bytes));
  return out + tail(kernel);
}

std::string print(const ir::SequenceClaim& sequence, const ir::Program& program) {
  std::string out = head("sequence", sequence);
  if (sequence.computes) out += section("computes", computes_text(*sequence.computes));
  out += section("size", own_sizes(sequence.size_names, sequence.computes, program));
  out += claim_requirements(sequence);
  out += section("buffers", arguments_text(sequence.buffers));
  out += section("data", data_text(sequence.data));
  std::vector<std::string> launches;
  for (const ir::SequenceLaunch& launch : sequence.launches) {
    launches.push_back(launch.kernel + "(" + joined(launch.arguments) + ")");
  }
  out += section("launch", joined(launches, ";\n         "));
  return out + tail(sequence);
}

}  // namespace warpproof::text
