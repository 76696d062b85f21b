#include "verifier/isa/ptx/read/module_reader.h"

#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {
namespace {

std::string_view unquoted(std::string_view text) { return text.substr(1, text.size() - 2); }

}  // namespace

void ModuleReader::read() {
  while (!stream_.at_end()) {
    const std::uint32_t before = stream_.current().begin;
    try {
      read_statement();
    } catch (const Recover&) {
      skip_statement();
      if (stream_.current().begin == before) stream_.take();
    }
  }
  if (module_.version_major != 0 && !module_.targets.empty()) return;
  if (module_.version_major == 0)
    stream_.report("E0404", {0, 0, 1}, "no .version directive", ".version 9.0 or the like");
  if (module_.targets.empty())
    stream_.report("E0404", {0, 0, 1}, "no .target directive", ".target sm_80 or the like");
}

// Skips to behind a `;`, or behind a brace that a directive follows.
void ModuleReader::skip_statement() {
  while (!stream_.at_end()) {
    if (!stream_.at('{')) {
      if (stream_.take().is(';')) return;
      continue;
    }
    stream_.skip_braces();
    if (stream_.current().kind == TokenKind::dotted) return;
  }
}

void ModuleReader::read_statement() {
  const Token& token = stream_.current();
  if (token.kind != TokenKind::dotted) stream_.fail_here("a directive such as .version, .global or .entry");
  const std::string_view word = token.text;
  if (word == ".version") return read_version();
  if (word == ".target") return read_target();
  if (word == ".address_size") return read_address_size();
  if (word == ".file") return read_file();
  if (word == ".section") return read_section();
  if (word == ".alias") return read_alias();
  const Linkage linkage = parse_linkage(stream_);
  if (stream_.at_dotted(".entry") || stream_.at_dotted(".func")) return read_function(linkage);
  if (variable_space(stream_)) return read_variables(linkage);
  if (linkage != Linkage::internal) stream_.fail_here("a variable, .func or .entry");
  read_other_directive();
}

void ModuleReader::read_version() {
  stream_.take();
  const Token number = stream_.expect_number("a version such as 9.0");
  const std::size_t point = number.text.find('.');
  const auto major = literal_value(number.text.substr(0, point));
  const auto minor = literal_value(point == std::string_view::npos ? "" : number.text.substr(point + 1));
  constexpr std::uint64_t part_max = 1000;
  const auto sane = [&](const std::optional<Immediate>& part) {
    return part && part->kind == Immediate::Kind::integer && part->bits < part_max;
  };
  if (!sane(major) || !sane(minor) || major->bits == 0) {
    stream_.fail("E0404", stream_.extent_of(number), "malformed version", "major.minor, such as 9.0");
  }
  module_.version_major = static_cast<std::uint32_t>(major->bits);
  module_.version_minor = static_cast<std::uint32_t>(minor->bits);
}

void ModuleReader::read_target() {
  stream_.take();
  module_.targets.clear();
  do {
    module_.targets.push_back(stream_.expect_identifier("a target such as sm_80"));
  } while (stream_.accept(','));
}

void ModuleReader::read_address_size() {
  stream_.take();
  const Token number = stream_.current();
  const std::uint64_t bits = parse_count(stream_, "32 or 64");
  if (bits != 32 && bits != 64)
    stream_.fail("E0404", stream_.extent_of(number), "unknown address size", "32 or 64");
  module_.address_size = static_cast<std::uint32_t>(bits);
}

// `.file 1 "kernel.cu", 1700000000, 4096`
void ModuleReader::read_file() {
  stream_.take();
  SourceFileName file;
  const Token number = stream_.current();
  const std::uint64_t index = parse_count(stream_, "the number of the file");
  if (index > 0xffffffffu) stream_.fail("E0403", stream_.extent_of(number), "a number of more than 32 bits");
  file.index = static_cast<std::uint32_t>(index);
  if (stream_.current().kind != TokenKind::string) stream_.fail_here("the path of the file in quotes");
  file.path = unquoted(stream_.take().text);
  while (stream_.accept(',')) file.details.push_back(stream_.expect_number("a time stamp or a size").text);
  module_.files.push_back(std::move(file));
}

void ModuleReader::read_section() {
  stream_.take();
  if (stream_.current().kind != TokenKind::dotted)
    stream_.fail_here("the name of a section such as .debug_info");
  Section section;
  section.name = stream_.take().text;
  if (!stream_.at('{')) stream_.fail_here("'{' of the section");
  const Token open = stream_.current();
  stream_.skip_braces();
  const std::string_view whole = stream_.text().substr(open.begin, stream_.last_end() - open.begin);
  if (whole.size() < 2 || whole.back() != '}') {
    stream_.fail("E0402", stream_.extent_of(open), "a section that does not end", "'}'");
  }
  section.text = unquoted(whole);
  module_.sections.push_back(section);
}

std::uint32_t ModuleReader::expect_function() {
  const Token name = stream_.current();
  const auto function = look_up(stream_.expect_identifier("the name of a function"));
  if (!function || function->kind != SymbolReference::Kind::function) {
    stream_.fail("E0406", stream_.extent_of(name),
                 "'" + std::string(name.text) + "' is no declared function");
  }
  return function->index;
}

void ModuleReader::read_alias() {
  stream_.take();
  Alias alias;
  alias.function = expect_function();
  stream_.expect(',', "before the function that is meant");
  alias.target = expect_function();
  stream_.expect(';', "after the alias");
  module_.aliases.push_back(alias);
}

void ModuleReader::read_other_directive() {
  if (stream_.at_dotted(".pragma")) {
    module_.directives.push_back({".pragma", parse_pragma(stream_)});
    return;
  }
  Directive directive = parse_directive(stream_);
  if (!stream_.at(';')) stream_.fail_here("';' after a directive that is not known");
  stream_.take();
  module_.directives.push_back(std::move(directive));
}

std::optional<SymbolReference> ModuleReader::look_up(std::string_view name) const {
  const auto found = names_.find(name);
  return found == names_.end() ? std::nullopt : std::optional<SymbolReference>(found->second);
}

void ModuleReader::read_variables(Linkage linkage) {
  const Lookup lookup = [this](std::string_view name) { return look_up(name); };
  for (Variable& variable : parse_variables(stream_, linkage, lookup, initialised_bytes_)) {
    declare_variable(std::move(variable));
  }
}

// An .extern declaration and the definition that follows are one variable.
void ModuleReader::declare_variable(Variable variable) {
  using Kind = SymbolReference::Kind;
  const std::string_view key = text_of(module_, variable.extent).substr(0, variable.name.size());
  const auto [entry, fresh] = names_.try_emplace(
      key, SymbolReference{Kind::module_variable, static_cast<std::uint32_t>(module_.variables.size()), 0});
  if (fresh) {
    module_.variables.push_back(std::move(variable));
    return;
  }
  const bool same_kind = entry->second.kind == Kind::module_variable;
  Variable* known = same_kind ? &module_.variables[entry->second.index] : nullptr;
  if (known == nullptr || (known->linkage != Linkage::external && variable.linkage != Linkage::external)) {
    stream_.report("E0405", variable.extent, "'" + variable.name + "' is declared twice");
    return;
  }
  if (known->space != variable.space || known->type != variable.type) {
    stream_.report("E0405", variable.extent,
                   "'" + variable.name + "' was declared with another type or space");
    return;
  }
  if (known->linkage == Linkage::external) *known = std::move(variable);
}

Function ModuleReader::read_header(Linkage linkage) {
  const Token first = stream_.current();
  Function function;
  function.linkage = linkage;
  function.is_entry = stream_.take().text == ".entry";
  while (stream_.current().kind == TokenKind::dotted) function.directives.push_back(parse_directive(stream_));
  if (stream_.at('(') && !function.is_entry) function.returns = parse_parameters(stream_);
  function.name = stream_.expect_identifier("the name of the function");
  if (stream_.at('(')) function.parameters = parse_parameters(stream_);
  while (stream_.current().kind == TokenKind::dotted) {
    if (!stream_.at_dotted(".pragma")) {
      function.directives.push_back(parse_directive(stream_));
      continue;
    }
    function.directives.push_back({".pragma", parse_pragma(stream_)});
  }
  if (!function.parameters.empty()) {
    function.parameter_bytes = function.parameters.back().offset + function.parameters.back().size;
  }
  function.extent = stream_.extent_from(first);
  return function;
}

// The place of a function in its table: a declaration and its definition share one.
std::uint32_t ModuleReader::slot_for(Function& header, const Token& name) {
  std::vector<Function>& table = header.is_entry ? module_.entries : module_.functions;
  const auto kind = header.is_entry ? SymbolReference::Kind::entry : SymbolReference::Kind::function;
  const auto [entry, fresh] =
      names_.try_emplace(header.name, SymbolReference{kind, static_cast<std::uint32_t>(table.size()), 0});
  if (fresh) {
    Function declared;
    declared.name = header.name;
    table.push_back(std::move(declared));
    return entry->second.index;
  }
  if (entry->second.kind != kind) {
    stream_.fail("E0405", stream_.extent_of(name),
                 "'" + std::string(header.name) + "' is declared as something else");
  }
  if (table[entry->second.index].has_body && header.has_body) {
    stream_.fail("E0405", stream_.extent_of(name), "'" + std::string(header.name) + "' is defined twice");
  }
  return entry->second.index;
}

void ModuleReader::read_function(Linkage linkage) {
  const Token first = stream_.current();
  Function function = read_header(linkage);
  function.has_body = stream_.at('{');
  const std::uint32_t slot = slot_for(function, first);
  const bool is_entry = function.is_entry;
  const auto placed = [&]() -> Function& { return (is_entry ? module_.entries : module_.functions)[slot]; };
  if (!function.has_body) {
    stream_.expect(';', "or '{' after the head of a function");
    if (!placed().has_body) placed() = std::move(function);
    return;
  }
  // Known before its body is read: a function may call itself.
  placed().has_body = true;
  FunctionReader({stream_, module_, names_, initialised_bytes_, nesting_depth_max_}, function).read_body();
  function.extent = stream_.extent_from(first);
  placed() = std::move(function);
}

}  // namespace warpproof::ptx::read
