#include "verifier/prove/kernel/argument_fit.h"

#include <algorithm>

namespace warpproof::prove {
namespace {

base::Diagnostic misfit(const base::Span& where, std::string message, std::string expected) {
  return {.code = "E0379", .where = where, .message = std::move(message), .expected = std::move(expected)};
}

/// What to write instead of `argument`, for a parameter of so many bytes.
std::string fitting(const ir::KernelArgument& argument, std::uint64_t bytes) {
  if (argument.is_array) return "the arguments in the order of the kernel's parameters";
  std::string out = "a scalar of " + std::to_string(bytes) + " bytes";
  const char kind = argument.scalar_type.starts_with("u")   ? 'u'
                    : argument.scalar_type.starts_with("s") ? 's'
                                                            : 'f';
  if (bytes == 4 || bytes == 8) out += ", such as " + (kind + std::to_string(8 * bytes));
  return out;
}

std::optional<base::Diagnostic> misfit_of_one(const ir::KernelArgument& argument,
                                              const machine::Parameter& parameter,
                                              const exec::Argument& passed) {
  std::uint64_t end = 0, bytes = 0;
  for (const exec::ArgumentPiece& piece : passed.pieces) {
    end = std::max(end, std::uint64_t{piece.offset_bytes} + piece.bytes);
    bytes += piece.bytes;
  }
  if (end <= parameter.bytes && (bytes == parameter.bytes || parameter.is_struct)) return std::nullopt;
  return misfit(argument.where,
                "'" + argument.name + "' is passed in " + std::to_string(bytes) +
                    " bytes, and the kernel's parameter '" + parameter.name + "' has " +
                    std::to_string(parameter.bytes),
                fitting(argument, parameter.bytes));
}

}  // namespace

std::optional<base::Diagnostic> argument_misfit(const ir::KernelClaim& kernel, const machine::Code& code,
                                                const std::vector<exec::Argument>& arguments) {
  const std::size_t listed = kernel.arguments.size();
  if (listed != arguments.size()) return std::nullopt;  // one of them has its diagnostic already
  if (listed != code.parameters.size())
    return misfit(kernel.where,
                  "'" + kernel.source.entry + "' has " + std::to_string(code.parameters.size()) +
                      " parameters, and the claim lists " + std::to_string(listed) + " arguments",
                  "one argument a parameter, in the order of the kernel");
  for (std::size_t i = 0; i < listed; ++i)
    if (auto why = misfit_of_one(kernel.arguments[i], code.parameters[i], arguments[i])) return why;
  return std::nullopt;
}

}  // namespace warpproof::prove
