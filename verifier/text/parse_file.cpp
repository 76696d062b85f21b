// Things of a file, their sections, and recovery (docs/language.md, L6 to L9).

#include <algorithm>

#include "verifier/text/parser.h"
#include "verifier/text/words.h"

namespace warpproof::text {
namespace {

constexpr std::size_t diagnostics_max = 50;

const std::vector<std::string_view> repeatable = {"input", "output", "require", "size",
                                                  "let",   "launch", "source"};

std::vector<std::string> all_section_words() {
  std::vector<std::string> words;
  for (const ItemKind kind : {ItemKind::rewrite, ItemKind::kernel, ItemKind::sequence}) {
    for (const std::string_view word : section_words(kind)) words.emplace_back(word);
  }
  return words;
}

}  // namespace

/// A line that starts like no equation, with a word that is nearly that of a section.
void Parser::section_meant(const Word& word) {
  const std::string section = base::nearest_name(word.text, all_section_words());
  if (section.empty()) return;
  report("E0113", word.where, "no section is called '" + word.text.substr(0, 40) + "'", "", section);
  throw Abandon{};
}

FileSyntax Parser::file() {
  FileSyntax result;
  while (peek().kind != TokenKind::end && diagnostics_.size() < diagnostics_max) {
    const bool defines = at("define");
    try {
      top_level(result);
    } catch (const Abandon&) {
      result.definitions_broken = result.definitions_broken || defines;
      skip_to_item();
    }
  }
  return result;
}

void Parser::top_level(FileSyntax& file) {
  if (at("rewrite") || at("kernel") || at("sequence")) {
    file.items.push_back(item());
  } else if (at("wrong")) {
    file.items.push_back(twin());
  } else if (at("define")) {
    file.definitions.push_back(definition());
  } else if (accept("import")) {
    file.imports.push_back(string("a relative path"));
  } else if (accept("use")) {
    expect("rewrite");
    file.uses.push_back(name("the name of a rewrite"));
  } else {
    const std::vector<std::string> words = {"rewrite", "kernel", "sequence", "define",
                                            "wrong",   "import", "use"};
    const std::string found(word());
    report("E0113", here(), "'" + found.substr(0, 40) + "' starts nothing",
           "rewrite, kernel, sequence, define, wrong twin, import or use", base::nearest_name(found, words));
    ++at_;
    throw Abandon{};
  }
}

ItemSyntax Parser::item() {
  ItemSyntax result;
  const std::string kind = take().text;
  result.kind = kind == "rewrite"  ? ItemKind::rewrite
                : kind == "kernel" ? ItemKind::kernel
                                   : ItemKind::sequence;
  result.name = declared_name("the name of the " + kind);
  item_body(result);
  return result;
}

ItemSyntax Parser::twin() {
  ItemSyntax result;
  expect("wrong");
  expect("twin");
  result.name = declared_name("the name of the twin");
  expect("of", "and what it is a wrong form of");
  result.twin_of = name("the name of a rewrite, kernel or sequence");
  item_body(result);
  return result;
}

void Parser::item_body(ItemSyntax& item) {
  while (peek().kind != TokenKind::end && !starts_item() && diagnostics_.size() < diagnostics_max) {
    try {
      if (!starts_section()) {
        if (!at_name() || !peek().first_on_line)
          fail_expected("a section or the end of '" + item.name.text + "'");
        const std::string found(word());
        report("E0113", here(), "no section is called '" + found.substr(0, 40) + "'", "",
               base::nearest_name(found, all_section_words()));
        throw Abandon{};
      }
      const Word started{std::string(word()), here()};
      if (item.kind) {
        const auto& allowed = section_words(*item.kind);
        if (std::find(allowed.begin(), allowed.end(), started.text) == allowed.end()) {
          report("E0112", started.where, "'" + started.text + "' is not a section of this kind of thing");
          throw Abandon{};
        }
      }
      const bool repeats = std::find(repeatable.begin(), repeatable.end(), started.text) != repeatable.end();
      if (!item.written.insert(started.text).second && !repeats) {
        report("E0111", started.where, "a second section '" + started.text + "'", "one section of a name");
        throw Abandon{};
      }
      ++at_;
      section(item, started.text);
    } catch (const Abandon&) {
      item.broken = true;
      skip_to_section();
    }
  }
}

void Parser::section(ItemSyntax& item, const std::string& word) {
  const base::Span where = since(tokens_.tokens[at_ - 1].begin);
  if (word == "title") item.title = string("the title");
  if (word == "origin") item.origin = string("where it is from");
  if (word == "fact") {
    item.fact = string("the id of a known rule");
    while (accept(",")) item.fact.text += ", " + string("the id of a known rule").text;
  }
  if (word == "shipped") item.shipped = string("where this wrong form was seen");
  if (word == "theory") item.theory = name("real or extended");
  if (word == "size") sizes_along(item);
  if (word == "let") lets(item.lets);
  if (word == "require") requirements(item);
  if (word == "input" || word == "output") {
    std::vector<DeclarationSyntax>& into = word == "input" ? item.inputs : item.outputs;
    for (DeclarationSyntax& declared : declarations()) into.push_back(std::move(declared));
  }
  if (word == "before") {
    item.before = equations();
    item.before_where = where;
  }
  if (word == "after") {
    item.after = equations();
    item.after_where = where;
  }
  if (word == "expect") item.expect = expectation();
  if (word == "formats") item.formats = formats();
  if (word == "box") item.box = box();
  if (word == "accept") item.accept = acceptance();
  if (word == "sizes") item.listed = sizes();
  if (word == "source") item.sources.push_back(source());
  if (word == "computes") item.computes = computes();
  if (word == "arguments" || word == "buffers") item.arguments = arguments();
  if (word == "data") item.data = data();
  if (word == "launch") launch(item);
}

/// define name(X[M, N], x : real)[i, j] = expression
///   with local[i] = expression
DefinitionSyntax Parser::definition() {
  DefinitionSyntax result;
  expect("define");
  result.name = declared_name("the name of the definition");
  expect("(", "and the parameters");
  std::size_t typed = 0;
  if (!at(")")) {
    do {
      result.parameters.push_back(declaration());
      element_type(result.parameters, typed);
    } while (accept(","));
  }
  expect(")");
  const std::uint32_t begin = peek().begin;
  result.value.name = result.name;
  result.value.indices = index_list();
  expect("=");
  result.value.body = expression();
  while (accept("with")) result.locals.push_back(equation());
  if (peek().kind != TokenKind::end && !starts_item()) {
    report("E0110", since(begin), "something follows the definition that does not belong to it",
           "'with' and a local equation, or the next thing");
    throw Abandon{};
  }
  return result;
}

}  // namespace warpproof::text
