// Sections of a rewrite (docs/language.md, L20 to L29).

#include "verifier/text/parser.h"
#include "verifier/text/words.h"

namespace warpproof::text {

/// size M, K; size I*; size s*, e* along I*
void Parser::sizes_along(ItemSyntax& item) {
  const std::size_t first = item.sizes.size();
  do {
    item.sizes.push_back(starrable_name("the name of a size"));
  } while (accept(","));
  if (!accept("along")) return;
  const Word group = group_name();
  for (std::size_t i = first; i < item.sizes.size(); ++i) {
    const Word& size = item.sizes[i];
    if (!is_starred(size.text)) {
      report("E0264", size.where, "a size along an axis group has a starred name", size.text + "*");
      throw Abandon{};
    }
    item.along.emplace(size.text, group);
  }
}

Word Parser::group_name() {
  if (!at_name() || !is_starred(word())) fail_expected("the name of an axis group such as I*");
  return take();
}

/// [i, t < ceil_div(K, T)], or nothing.
std::vector<BinderSyntax> Parser::index_list() {
  std::vector<BinderSyntax> result;
  if (!accept("[")) return result;
  do {
    BinderSyntax index;
    const Word name = starrable_name("the name of an index");
    index.name = name.text;
    index.where = name.where;
    if (at("<") || at("<=")) {
      index.upper_included = take().text == "<=";
      index.upper = additive();
    }
    result.push_back(std::move(index));
    check_count(result.size(), "indices");
  } while (accept(","));
  expect("]");
  return result;
}

/// Y[i, t < ceil_div(K, T)] = expression, or L = expression.
EquationSyntax Parser::equation() {
  EquationSyntax result;
  const bool starts_line = peek().first_on_line;
  result.name = declared_name("the name of a tensor");
  if (starts_line && !at("[") && !at("=")) section_meant(result.name);
  result.indices = index_list();
  if (!at("=")) fail("this does not fit here", "'=' (and '*' to multiply)");
  expect("=");
  result.body = expression();
  return result;
}

std::vector<EquationSyntax> Parser::equations() {
  std::vector<EquationSyntax> result;
  do {
    result.push_back(equation());
    accept(";");
  } while (at_name() && !starts_section() && !starts_item());
  return result;
}

/// X[M, K], W[K, N], s[M] : real, ids[N] : int. A type belongs to all names since the type before it.
std::vector<DeclarationSyntax> Parser::declarations() {
  std::vector<DeclarationSyntax> declared;
  std::size_t typed = 0;
  do {
    declared.push_back(declaration());
    element_type(declared, typed);
  } while (accept(","));
  return declared;
}

DeclarationSyntax Parser::declaration() {
  DeclarationSyntax result;
  result.name = starrable_name("the name of a tensor");
  if (at("[")) result.extents = extents();
  return result;
}

void Parser::element_type(std::vector<DeclarationSyntax>& declared, std::size_t& typed) {
  if (!accept(":")) return;
  const Word type = at("size") && !peek().first_on_line ? take() : name("real, int or bool");
  Word along;
  if (accept("along")) along = group_name();
  for (; typed < declared.size(); ++typed) {
    declared[typed].element = type;
    declared[typed].along = along;
  }
}

std::vector<NodePtr> Parser::extents() {
  expect("[");
  std::vector<NodePtr> result;
  do {
    result.push_back(additive());
  } while (accept(","));
  expect("]");
  return result;
}

/// rank(I*) >= 1; false where something else stands.
bool Parser::rank_requirement(const Word& label, std::vector<RankSyntax>& ranks) {
  if (!at("rank") || word(1) != "(") return false;
  take();
  expect("(");
  RankSyntax rank{label, group_name()};
  expect(")");
  expect(">=");
  if (word() != "1") fail_expected("1: the one thing that may be asked of a rank");
  take();
  ranks.push_back(std::move(rank));
  return true;
}

/// require divides: T | K, eps > 0
void Parser::requirements(ItemSyntax& item) {
  if (accept("nothing")) return;
  do {
    RequirementSyntax requirement;
    if (at_name() && word(1) == ":") {
      requirement.label = declared_name("a label");
      expect(":");
    }
    if (rank_requirement(requirement.label, item.ranks)) continue;
    requirement.condition = expression();
    item.requirements.push_back(std::move(requirement));
  } while (accept(","));
}

void Parser::lets(std::vector<LetSyntax>& into) {
  do {
    LetSyntax let;
    let.name = starrable_name("the name of a derived size");
    expect("=");
    let.value = additive();
    into.push_back(std::move(let));
  } while (accept(","));
}

/// expect proved for all sizes; expect refuted (value_differs)
ExpectSyntax Parser::expectation() {
  ExpectSyntax result;
  const std::uint32_t begin = peek().begin;
  result.outcome = name("an outcome such as proved or refuted").text;
  if (accept("for")) {
    if (!at("all") && !at("listed")) fail_expected("'all sizes', 'listed sizes' or 'listed data'");
    result.reach = take().text;
    if (!at("sizes") && !(result.reach == "listed" && at("data"))) fail_expected("'sizes'");
    result.reach += " " + take().text;
  }
  if (accept("(")) {
    result.reason = name("a reason code").text;
    expect(")");
  }
  result.where = since(begin);
  return result;
}

/// formats X, W : f16, Y : f32 accumulate f32 in order | pairwise | blocked 32
FormatsSyntax Parser::formats() {
  FormatsSyntax result;
  do {
    FormatGroupSyntax group;
    do {
      group.names.push_back(name("the name of a tensor"));
    } while (accept(","));
    expect(":", "and a format");
    group.format = name("a format such as f32");
    result.groups.push_back(std::move(group));
  } while (accept(","));
  if (accept("accumulate")) result.accumulate = name("a format such as f32");
  if (accept("in")) {
    expect("order");
    result.order = "in order";
  } else if (accept("pairwise")) {
    result.order = "pairwise";
  } else if (accept("blocked")) {
    result.order = "blocked";
    result.block = primary();
  }
  return result;
}

/// box X in [-4, 4], W in [-1, 1]
std::vector<BoxSyntax> Parser::box() {
  std::vector<BoxSyntax> result;
  do {
    BoxSyntax range;
    range.name = name("the name of an input");
    expect("in");
    expect("[");
    range.low = additive();
    expect(",");
    range.high = additive();
    expect("]");
    result.push_back(std::move(range));
  } while (accept(","));
  return result;
}

/// accept bound <= 2 * bound(before), error <= 2 * error(before), bound <= 1e-4, bound <= 64 ulps
AcceptSyntax Parser::acceptance() {
  AcceptSyntax result;
  const std::uint32_t begin = peek().begin;
  if (!at("bound") && !at("error")) fail_expected("'bound' or 'error'");
  result.quantity = take().text;
  expect("<=");
  result.unit = "absolute";
  const auto ratio = [this, &result] {
    expect(result.quantity);
    expect("(");
    expect("before");
    expect(")");
    result.unit = "before";
  };
  if (at(result.quantity)) {
    ratio();
  } else {
    result.factor = primary();
    if (accept("*")) {
      ratio();
    } else if (accept("ulps")) {
      result.unit = "ulps";
    }
  }
  result.where = since(begin);
  return result;
}

AssignmentSyntax Parser::assignment() {
  AssignmentSyntax result;
  result.name = name("the name of a size");
  expect("=");
  if (peek().kind != TokenKind::number) fail_expected("a whole number");
  result.digits = take();
  return result;
}

/// sizes M=33 K=20 N=17, M=64 K=64 N=64; at most M, N, K <= 65536
SizesSyntax Parser::sizes() {
  SizesSyntax result;
  if (at_name() && !at("at") && word(1) != "=")
    fail("this lists no values", "sizes N=5, N=300; a size is declared by 'size N'");
  if (!at("at")) {
    do {
      std::vector<AssignmentSyntax> one;
      do {
        one.push_back(assignment());
      } while (at_name() && !starts_section() && !starts_item());
      result.listed.push_back(std::move(one));
    } while (accept(","));
    if (!accept(";")) return result;
  }
  expect("at");
  expect("most");
  do {
    std::vector<Word> names;
    do {
      names.push_back(name("the name of a size"));
    } while (accept(","));
    expect("<=");
    if (peek().kind != TokenKind::number) fail_expected("a whole number");
    const Word digits = take();
    for (Word& name : names) result.maxima.push_back({std::move(name), digits});
  } while (accept(","));
  return result;
}

}  // namespace warpproof::text
