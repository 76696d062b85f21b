#include "verifier/isa/ptx/read/function_reader.h"

#include "verifier/isa/ptx/layout.h"
#include "verifier/isa/ptx/read/literal.h"

namespace warpproof::ptx::read {
namespace {

constexpr std::uint32_t registers_max = 4u << 20;

std::uint32_t small_count(TokenStream& stream, std::string_view what) {
  const Token number = stream.current();
  const std::uint64_t value = parse_count(stream, what);
  if (value > 0xfffffffeu) stream.fail("E0403", stream.extent_of(number), "a number of more than 32 bits");
  return static_cast<std::uint32_t>(value);
}

}  // namespace

FunctionReader::FunctionReader(ModuleContext context, Function& function)
    : stream_(context.stream), context_(context), function_(function) {
  declare_parameters(function.returns, NameKind::return_parameter);
  declare_parameters(function.parameters, NameKind::parameter);
}

void FunctionReader::declare_parameters(std::vector<Parameter>& parameters, NameKind kind) {
  for (std::uint32_t index = 0; index < parameters.size(); ++index) {
    Parameter& parameter = parameters[index];
    const std::string_view key = text_of(context_.module, parameter.extent);  // outlives the string
    const bool fresh = parameter.space == Space::reg ? names_.declare_register(key, parameter.type, 1)
                                                     : names_.declare(key, kind, index);
    if (!fresh) {
      stream_.report("E0405", parameter.extent, "'" + parameter.name + "' is declared twice");
    } else if (parameter.space == Space::reg) {
      parameter.register_index = use_register(names_.find(key)->index, key).index;
    } else {
      names_.make_unique(key);
    }
  }
}

void FunctionReader::read_body() {
  const Token open = stream_.current();
  stream_.expect('{', "of the body");
  names_.open();
  const std::uint32_t outermost = names_.depth();
  std::uint32_t scopes = 0;
  while (true) {
    if (stream_.at_end()) {
      stream_.report("E0402", stream_.extent_of(open), "the body that begins here does not end", "'}'");
      throw GiveUp{};
    }
    if (names_.depth() == outermost && stream_.at('}')) break;
    scopes = names_.depth() - outermost;
    if (scopes > context_.nesting_depth_max) {
      stream_.over_limit(stream_.extent_of(stream_.current()), "brace scopes nested too deeply");
    }
    if (read_scope_change()) continue;
    try {
      read_statement();
    } catch (const Recover&) {
      stream_.skip_statement();
    }
  }
  stream_.take();
  finish();
}

bool FunctionReader::read_scope_change() {
  if (stream_.accept('{')) {
    names_.open();
    references_.open();
    return true;
  }
  if (stream_.accept('}')) {
    names_.close();
    references_.close();
    return true;
  }
  return false;
}

void FunctionReader::read_statement() {
  const Token& token = stream_.current();
  if (token.kind == TokenKind::dotted) {
    read_declaration();
  } else if (token.kind == TokenKind::identifier && stream_.ahead().is(':')) {
    read_label();
  } else if (token.kind == TokenKind::identifier || token.is('@')) {
    read_instruction();
  } else {
    stream_.fail_here("an instruction, a label, a declaration or '}'");
  }
}

void FunctionReader::read_declaration() {
  if (stream_.at_dotted(".reg")) return read_registers();
  if (stream_.at_dotted(".loc")) return read_location();
  if (stream_.at_dotted(".pragma")) return read_pragma();
  const Linkage linkage = parse_linkage(stream_);
  if (!variable_space(stream_))
    stream_.fail_here(".reg, a variable's space, .loc, .pragma or an instruction");
  read_variables(linkage);
}

void FunctionReader::read_registers() {
  stream_.take();
  const Specifiers specifiers = parse_specifiers(stream_);
  if (!specifiers.type) stream_.fail_here("a type such as .b32");
  do {
    const Token name = stream_.current();
    stream_.expect_identifier("the name of a register");
    bool fresh = false;
    if (stream_.accept('<')) {
      const std::uint64_t count = parse_count(stream_, "the number of registers");
      stream_.expect('>', "of the register range");
      fresh = names_.declare_range(name.text, count, *specifiers.type, specifiers.vector_width);
    } else {
      fresh = names_.declare_register(name.text, *specifiers.type, specifiers.vector_width);
    }
    if (!fresh) {
      stream_.report("E0405", stream_.extent_of(name), "'" + std::string(name.text) + "' is declared twice");
    }
  } while (stream_.accept(','));
  stream_.expect(';', "after the declaration");
}

std::optional<SymbolReference> FunctionReader::look_up(std::string_view name) {
  if (const auto binding = names_.find(name)) return symbol(*binding);
  const auto found = context_.names.find(name);
  if (found == context_.names.end()) return std::nullopt;
  references_.note_module_name(name);
  return found->second;
}

void FunctionReader::read_variables(Linkage linkage) {
  const Lookup lookup = [this](std::string_view name) { return look_up(name); };
  for (Variable& variable : parse_variables(stream_, linkage, lookup, context_.initialised_bytes)) {
    const std::string_view key =
        text_of(context_.module, variable.extent).substr(0, variable.name.size());  // outlives the string
    const auto index = static_cast<std::uint32_t>(function_.variables.size());
    if (!names_.declare(key, NameKind::variable, index)) {
      stream_.report("E0405", variable.extent, "'" + variable.name + "' is declared twice");
      continue;
    }
    variable.name = names_.make_unique(key);
    function_.variables.push_back(std::move(variable));
  }
}

void FunctionReader::read_label() {
  const Token name = stream_.take();
  stream_.take();
  if (stream_.at_dotted(".callprototype")) return read_prototype(name.text);
  if (stream_.at_dotted(".branchtargets") || stream_.at_dotted(".calltargets"))
    return read_targets(name.text);
  const auto label = static_cast<std::uint32_t>(function_.labels.size());
  if (!references_.define_label(name.text, label)) {
    stream_.report("E0405", stream_.extent_of(name),
                   "label '" + std::string(name.text) + "' is defined twice");
    return;
  }
  function_.labels.push_back(
      {names_.make_unique(name.text), static_cast<std::uint32_t>(function_.body.size())});
}

void FunctionReader::read_prototype(std::string_view name) {
  Prototype prototype = parse_prototype(stream_, name);
  prototype.name = names_.make_unique(name);
  references_.define(
      name, {SymbolReference::Kind::prototype, static_cast<std::uint32_t>(function_.prototypes.size())});
  function_.prototypes.push_back(std::move(prototype));
}

void FunctionReader::read_targets(std::string_view name) {
  BranchTargets list;
  list.is_call = stream_.take().text == ".calltargets";
  do {
    list.targets.push_back(read_named(!list.is_call));
  } while (stream_.accept(','));
  stream_.expect(';', "after the list of targets");
  list.name = names_.make_unique(name);
  references_.define(name, {SymbolReference::Kind::branch_targets,
                            static_cast<std::uint32_t>(function_.branch_targets.size())});
  function_.branch_targets.push_back(std::move(list));
}

// `.loc file line column[, function_name label[+offset], inlined_at file line column]`; no semicolon.
void FunctionReader::read_location() {
  stream_.take();
  Location location;
  location.file = small_count(stream_, "the number of a file");
  location.line = small_count(stream_, "a line");
  location.column = small_count(stream_, "a column");
  if (stream_.at(',') && stream_.ahead().text == "function_name") {
    stream_.take();
    stream_.take();
    const Token label = stream_.take();
    if (stream_.accept('+')) stream_.expect_number("an offset");
    location.function_name = stream_.text().substr(label.begin, stream_.last_end() - label.begin);
    stream_.expect(',', "before inlined_at");
    if (stream_.expect_identifier("inlined_at") != "inlined_at") stream_.fail_here("inlined_at");
    location.inlined = true;
    location.inlined_file = small_count(stream_, "the number of a file");
    location.inlined_line = small_count(stream_, "a line");
    location.inlined_column = small_count(stream_, "a column");
    const auto caller =
        last_location_.find({location.inlined_file, location.inlined_line, location.inlined_column});
    if (caller != last_location_.end()) location.parent = caller->second;
  }
  last_location_[{location.file, location.line, location.column}] =
      static_cast<std::uint32_t>(function_.locations.size());
  function_.locations.push_back(location);
}

void FunctionReader::read_pragma() {
  for (const std::string_view text : parse_pragma(stream_)) {
    function_.pragmas.push_back({static_cast<std::uint32_t>(function_.body.size()), text});
  }
}

Register FunctionReader::use_register(std::uint32_t declared, std::string_view name) {
  DeclaredRegister& entry = names_.declared(declared);
  if (entry.dense == no_location) {
    entry.dense = static_cast<std::uint32_t>(function_.registers.size());
    if (entry.dense >= registers_max) {
      stream_.over_limit(stream_.extent_of(stream_.current()), "more than 4194304 registers in one function");
    }
    function_.registers.push_back({names_.make_unique(name), entry.type, entry.vector_width});
  }
  return {entry.dense, {}, Prefix::none};
}

void FunctionReader::finish() {
  references_.resolve(stream_, context_.names, function_);
  rename_captured();
  place_function_variables(function_);
}

// With the scopes gone, an inner name must not hide a module-level one that the function also uses.
void FunctionReader::rename_captured() {
  const auto& taken = references_.module_names();
  if (taken.empty()) return;
  const auto rename = [&](auto& table) {
    for (auto& entry : table) {
      if (taken.contains(entry.name)) entry.name = names_.make_unique(entry.name);
    }
  };
  rename(function_.registers);
  rename(function_.variables);
  rename(function_.labels);
  rename(function_.prototypes);
  rename(function_.branch_targets);
}

Prototype parse_prototype(TokenStream& stream, std::string_view name) {
  stream.take();
  Prototype prototype;
  prototype.name = std::string(name);
  if (stream.at('(')) prototype.returns = parse_parameters(stream);
  stream.expect_identifier("'_' of the prototype");
  if (stream.at('(')) prototype.parameters = parse_parameters(stream);
  while (stream.current().kind == TokenKind::dotted) prototype.directives.push_back(parse_directive(stream));
  stream.expect(';', "after the prototype");
  return prototype;
}

}  // namespace warpproof::ptx::read
