#include "verifier/isa/ptx/read/declaration.h"

#include <algorithm>
#include <bit>

#include "verifier/isa/ptx/read/initialiser.h"
#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {
namespace {

constexpr std::uint64_t variable_bytes_max = 1ull << 40;

std::uint64_t parse_alignment(TokenStream& stream) {
  const Token number = stream.current();
  const std::uint64_t align = parse_count(stream, "an alignment in bytes");
  constexpr std::uint64_t align_max = 1u << 20;
  if (!std::has_single_bit(align) || align > align_max) {
    stream.fail("E0407", stream.extent_of(number), "alignment is no power of two up to 1048576");
  }
  return align;
}

std::optional<Space> pointer_space_of(std::string_view text) {
  for (const Space space : {Space::global, Space::shared, Space::constant, Space::local, Space::param}) {
    if (text == name_of(space)) return space;
  }
  return std::nullopt;
}

// `.attribute(.managed)`: the text in its parentheses is one argument.
Directive parse_attribute(TokenStream& stream) {
  Directive attribute{stream.take().text, {}};
  const Token open = stream.current();
  stream.expect('(', "of the attribute");
  std::uint64_t depth = 1;
  while (depth > 0) {
    if (stream.at_end()) stream.fail_here("')' of the attribute");
    const Token token = stream.take();
    if (token.is('(')) ++depth;
    if (token.is(')')) --depth;
  }
  attribute.arguments.push_back(stream.text().substr(open.begin, stream.last_end() - open.begin));
  return attribute;
}

void parse_dimensions(TokenStream& stream, std::vector<std::uint64_t>& dimensions) {
  while (stream.accept('[')) {
    dimensions.push_back(stream.at(']') ? 0 : parse_count(stream, "an array extent"));
    stream.expect(']', "of the array extent");
  }
}

// Product of the extents after `first`, times the element; over the limit is a mistake.
std::uint64_t checked_bytes(TokenStream& stream, const Extent& where,
                            const std::vector<std::uint64_t>& dimensions, std::uint64_t element_bytes) {
  std::uint64_t bytes = element_bytes;
  for (const std::uint64_t extent : dimensions) {
    if (extent != 0 && bytes > variable_bytes_max / extent) {
      stream.fail("E0407", where, "larger than 2^40 bytes");
    }
    bytes *= extent;
  }
  return bytes;
}

void finish_size(TokenStream& stream, Variable& variable) {
  const std::uint64_t element = std::uint64_t{size_of(variable.type)} * variable.vector_width;
  const auto& dimensions = variable.dimensions;
  const auto unknown = std::count(dimensions.begin(), dimensions.end(), std::uint64_t{0});
  variable.size_unknown = !dimensions.empty() && dimensions.front() == 0;
  if (unknown > (variable.size_unknown ? 1 : 0)) {
    stream.fail("E0407", variable.extent, "only the first array extent may be left out");
  }
  variable.size = checked_bytes(stream, variable.extent, dimensions, element);
  if (variable.size_unknown && variable.linkage != Linkage::external) {
    stream.fail("E0407", variable.extent, "an array without a size that is not .extern");
  }
}

Parameter parse_parameter(TokenStream& stream) {
  Parameter parameter;
  if (stream.at_dotted(".reg")) parameter.space = Space::reg;
  if (!stream.at_dotted(".reg") && !stream.at_dotted(".param")) stream.fail_here(".param or .reg");
  stream.take();
  const Specifiers specifiers = parse_specifiers(stream);
  if (!specifiers.type) stream.fail_here("a type such as .u64");
  const Token name = stream.current();
  parameter.name = std::string(stream.expect_identifier("the name of the parameter"));
  std::vector<std::uint64_t> dimensions;
  parse_dimensions(stream, dimensions);
  parameter.extent = stream.extent_of(name);
  parameter.type = *specifiers.type;
  parameter.is_array = !dimensions.empty() || specifiers.vector_width > 1;
  if (specifiers.vector_width > 1) dimensions.push_back(specifiers.vector_width);
  parameter.size = checked_bytes(stream, parameter.extent, dimensions, size_of(parameter.type));
  if (parameter.is_array) parameter.array_length = checked_bytes(stream, parameter.extent, dimensions, 1);
  parameter.align = std::max(specifiers.align, specifiers.natural_align());
  parameter.is_pointer = specifiers.is_pointer;
  parameter.pointer_space = specifiers.pointer_space;
  parameter.pointer_align = specifiers.pointer_align;
  return parameter;
}

}  // namespace

std::uint64_t Specifiers::natural_align() const {
  const std::uint64_t bytes = type ? std::uint64_t{size_of(*type)} * vector_width : 1;
  return std::max<std::uint64_t>(1, bytes);
}

Specifiers parse_specifiers(TokenStream& stream) {
  Specifiers result;
  while (stream.current().kind == TokenKind::dotted) {
    const std::string_view word = stream.current().text;
    if (word == ".attribute") {
      result.attributes.push_back(parse_attribute(stream));
      continue;
    }
    const auto space = pointer_space_of(word);
    const auto type = type_of(word);
    if (word == ".align") {
      stream.take();
      (result.is_pointer ? result.pointer_align : result.align) = parse_alignment(stream);
      continue;
    }
    if (word == ".v2" || word == ".v4")
      result.vector_width = word == ".v2" ? 2 : 4;
    else if (word == ".ptr")
      result.is_pointer = true;
    else if (result.is_pointer && space)
      result.pointer_space = *space;
    else if (type && !result.type)
      result.type = *type;
    else
      stream.fail_here("a type, .align, .v2, .v4 or the name that is declared");
    stream.take();
  }
  return result;
}

Linkage parse_linkage(TokenStream& stream) {
  if (stream.accept_dotted(".extern")) return Linkage::external;
  if (stream.accept_dotted(".visible")) return Linkage::visible;
  if (stream.accept_dotted(".weak")) return Linkage::weak;
  if (stream.accept_dotted(".common")) return Linkage::common;
  return Linkage::internal;
}

std::optional<Space> variable_space(const TokenStream& stream) {
  if (stream.current().kind != TokenKind::dotted) return std::nullopt;
  for (const Space space :
       {Space::global, Space::shared, Space::constant, Space::local, Space::param, Space::tex}) {
    if (stream.current().text == name_of(space)) return space;
  }
  return std::nullopt;
}

std::vector<Variable> parse_variables(TokenStream& stream, Linkage linkage, const Lookup& lookup,
                                      std::uint64_t& initialised_bytes) {
  const Space space = *variable_space(stream);
  stream.take();
  const Specifiers specifiers = parse_specifiers(stream);
  if (!specifiers.type) stream.fail_here("a type such as .b8");
  std::vector<Variable> variables;
  do {
    Variable variable;
    const Token name = stream.current();
    variable.name = std::string(stream.expect_identifier("the name of the variable"));
    variable.space = space;
    variable.type = *specifiers.type;
    variable.vector_width = specifiers.vector_width;
    variable.linkage = linkage;
    variable.align = specifiers.align != 0 ? specifiers.align : specifiers.natural_align();
    variable.attributes = specifiers.attributes;
    parse_dimensions(stream, variable.dimensions);
    variable.is_array = !variable.dimensions.empty();
    variable.extent = stream.extent_from(name);
    if (stream.accept('=')) parse_initialiser(stream, variable, lookup, initialised_bytes);
    finish_size(stream, variable);
    variables.push_back(std::move(variable));
  } while (stream.accept(','));
  stream.expect(';', "after the declaration");
  return variables;
}

std::vector<Parameter> parse_parameters(TokenStream& stream) {
  std::vector<Parameter> parameters;
  stream.expect('(', "of the parameters");
  std::uint64_t offset = 0;
  while (!stream.at(')')) {
    if (!parameters.empty()) stream.expect(',', "between parameters");
    Parameter parameter = parse_parameter(stream);
    offset = (offset + parameter.align - 1) / parameter.align * parameter.align;
    parameter.offset = offset;
    offset += parameter.size;
    if (offset > variable_bytes_max)
      stream.fail("E0407", parameter.extent, "parameters larger than 2^40 bytes");
    parameters.push_back(std::move(parameter));
  }
  stream.take();
  return parameters;
}

Directive parse_directive(TokenStream& stream) {
  if (stream.at_dotted(".attribute")) return parse_attribute(stream);
  Directive directive{stream.take().text, {}};
  const auto ends = [&] {
    return stream.at_end() || stream.at('{') || stream.at('}') || stream.at(';') ||
           stream.current().kind == TokenKind::dotted;
  };
  while (!ends()) {
    const Token first = stream.current();
    while (!ends() && !stream.at(',')) stream.take();
    if (stream.last_end() <= first.begin) stream.fail_here("an argument of the directive");
    directive.arguments.push_back(stream.text().substr(first.begin, stream.last_end() - first.begin));
    if (!stream.accept(',')) break;
  }
  return directive;
}

std::vector<std::string_view> parse_pragma(TokenStream& stream) {
  stream.take();
  std::vector<std::string_view> texts;
  do {
    if (stream.current().kind != TokenKind::string) stream.fail_here("a string");
    texts.push_back(stream.take().text);
  } while (stream.accept(','));
  stream.expect(';', "after the pragma");
  return texts;
}

}  // namespace warpproof::ptx::read
