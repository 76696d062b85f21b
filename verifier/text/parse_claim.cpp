// Sections of kernel claims and sequences (docs/language.md, L40 to L49).

#include "verifier/text/parser.h"
#include "verifier/text/words.h"

namespace warpproof::text {

/// source "kernel.cu" entry NAME target sm_80 flags "-O3" artefact "kernel.ptx"
/// source "kernel.hip" entry NAME target gfx1151, gfx942 flags "-O3" artefact "kernel.*.ll"
SourceSyntax Parser::source() {
  SourceSyntax result;
  const std::uint32_t begin = peek().begin;
  result.path = string("the file");
  while (at("entry") || at("target") || at("flags") || at("artefact")) {
    const std::string what = take().text;
    if (what == "entry") result.entry = name("the name of the kernel function");
    if (what == "target") {
      do {
        result.targets.push_back(name("a target such as sm_80"));
      } while (accept(","));
    }
    if (what == "artefact") result.artefact = string("the compiled file");
    if (what == "flags") {
      do {
        result.flags.push_back(string("a compiler flag").text);
        accept(",");
      } while (peek().kind == TokenKind::string);
    }
  }
  result.where = since(begin);
  return result;
}

/// computes rewrite.after with argument = equation, argument = equation
ComputesSyntax Parser::computes() {
  ComputesSyntax result;
  result.rewrite = name("the name of a rewrite");
  expect(".");
  if (!at("before") && !at("after")) fail_expected("'before' or 'after'");
  result.side = take();
  if (accept("with")) {
    do {
      Word argument = name("the name of an argument");
      expect("=");
      result.outputs.emplace_back(std::move(argument), name("the name of an equation"));
    } while (accept(","));
  }
  return result;
}

std::vector<ArgumentSyntax> Parser::arguments() {
  std::vector<ArgumentSyntax> result;
  do {
    result.push_back(argument());
  } while (accept(","));
  return result;
}

/// X strides (ld, 1) storage n aligned 16; out zeroed Y[M, N] : f32; K : s32; inverse : f32 = 1/K
ArgumentSyntax Parser::argument() {
  ArgumentSyntax result;
  const bool mode = at("in") || at("out") || at("inout") || at("workspace");
  if (mode && peek(1).kind == TokenKind::name) result.mode = take().text;
  if (result.mode == "out" && at("zeroed") && peek(1).kind == TokenKind::name) {
    ++at_;
    result.zeroed = true;
  }
  result.name = declared_name("the name of an argument");
  while (argument_attribute(result)) {
  }
  return result;
}

bool Parser::argument_attribute(ArgumentSyntax& argument) {
  if (at("[") && !argument.extents) {
    argument.extents = extents();
  } else if (accept("strides")) {
    argument.strides = parenthesised_list();
  } else if (accept("storage")) {
    argument.storage = additive();
  } else if (accept("aligned")) {
    if (peek().kind != TokenKind::number) fail_expected("a number of bytes");
    argument.aligned = take();
  } else if (accept("alias")) {
    argument.alias = name("the name of another argument");
  } else if (accept(":")) {
    argument.type = name("a type such as f32 or s32");
  } else if (accept("=")) {
    argument.value = additive();
  } else {
    return false;
  }
  return true;
}

/// data tokens[t] = 3 * t mod V, lengths[b] = b, slots in [0, V)
std::vector<DataSyntax> Parser::data() {
  std::vector<DataSyntax> result;
  do {
    DataSyntax one;
    one.name = name("the name of an argument");
    if (accept("in")) {
      expect("[");
      one.low = additive();
      expect(",");
      one.high = additive();
      expect(")", "a range of integers is [low, high)");
    } else {
      expect("[");
      do {
        const Word index = declared_name("the name of an index");
        BinderSyntax binder;
        binder.name = index.text;
        binder.where = index.where;
        one.indices.push_back(std::move(binder));
      } while (accept(","));
      expect("]");
      expect("=");
      one.value = expression();
    }
    result.push_back(std::move(one));
  } while (accept(","));
  return result;
}

void Parser::launch(ItemSyntax& item) {
  const bool configuration =
      ((at("grid") || at("block")) && word(1) == "(") || (at("dynamic") && word(1) == "shared");
  if (item.kind == ItemKind::kernel || (!item.kind && configuration)) {
    if (item.grid.where.source) {
      report("E0111", since(tokens_.tokens[at_ - 1].begin), "a second section 'launch'",
             "one launch of a kernel");
      throw Abandon{};
    }
    item.grid = grid();
    return;
  }
  do {
    item.launches.push_back(sequence_launch());
  } while (accept(";") && !starts_section() && !starts_item() && peek().kind != TokenKind::end);
}

/// launch grid (ceil_div(N, 16), ceil_div(M, 16)), block (16, 16), dynamic shared 0
GridSyntax Parser::grid() {
  GridSyntax result;
  const std::uint32_t begin = peek().begin;
  do {
    if (accept("grid")) {
      result.grid = extent_triple();
    } else if (accept("block")) {
      result.block = extent_triple();
    } else if (accept("dynamic")) {
      expect("shared");
      result.shared = additive();
    } else {
      fail_expected("'grid (...)', 'block (...)' or 'dynamic shared ...'");
    }
  } while (accept(","));
  result.where = since(begin);
  return result;
}

std::array<NodePtr, 3> Parser::extent_triple() {
  const std::uint32_t begin = peek().begin;
  const std::vector<NodePtr> list = parenthesised_list();
  if (list.empty() || list.size() > 3) {
    report("E0110", since(begin), "a launch has one to three dimensions", "(x), (x, y) or (x, y, z)");
    throw Abandon{};
  }
  std::array<NodePtr, 3> result;
  for (std::size_t i = 0; i < list.size(); ++i) result[i] = list[i];
  return result;
}

LaunchSyntax Parser::sequence_launch() {
  LaunchSyntax result;
  result.kernel = name("the name of a kernel");
  expect("(");
  if (accept(")")) return result;
  do {
    result.arguments.push_back(name("the name of a buffer, a scalar or a size"));
  } while (accept(","));
  expect(")");
  return result;
}

}  // namespace warpproof::text
