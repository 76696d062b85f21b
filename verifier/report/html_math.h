#pragma once
// Definitions as MathML, made from what the language's parser read. What it does not know how to draw it
// draws as a function call; what the parser does not take is shown as text.
//
//   for (const Definition& definition : verdict.definitions) append_definition(parent, definition);

#include "verifier/report/html_equations.h"
#include "verifier/report/html_node.h"

namespace warpproof::report::html {

/// One definition with its name: its equations as mathematics, else its text in <pre>.
void append_definition(Node parent, const Definition& definition);

/// A claim about code, which is no mathematics.
bool is_claim(const Definition& definition);

/// There is one, and it is not so deep that nobody could read it as a formula.
bool is_drawable(const text::NodePtr& expression);

/// One expression as an inline <math>; false, with nothing appended, when it is too large to be read so.
bool append_expression(Node parent, const text::NodePtr& expression);

}  // namespace warpproof::report::html
