#include "verifier/base/diagnostic.h"

#include <doctest/doctest.h>

#include "verifier/base/mangled_name.h"

using namespace warpproof::base;

TEST_CASE("a diagnostic shows place, caret and suggestion") {
  const auto source = std::make_shared<const SourceFile>(SourceFile{"a.rw", "size M\ninput X[Q]\n"});
  Diagnostic d;
  d.code = "E0203";
  d.where = {source, 15, 16};
  d.message = "unknown size 'Q'";
  d.expected = "a size";
  d.suggestion = "M";
  CHECK(render(d) ==
        "a.rw:2:9: error[E0203]: unknown size 'Q'\n  2 | input X[Q]\n    |         ^\n  expected: a size\n  "
        "did you mean 'M'?\n");
}

TEST_CASE("positions are safe at and past the end") {
  const SourceFile source{"a", "x\ny"};
  CHECK(position_of(source, 0).line == 1);
  CHECK(position_of(source, 3).line == 2);
  CHECK(position_of(source, 99).column == 2);
  CHECK(line_at(source, 99) == "y");
  CHECK(line_at(SourceFile{"e", ""}, 5).empty());
}

TEST_CASE("the nearest name is near") {
  CHECK(nearest_name("sotfmax", {"softmax", "sum"}) == "softmax");
  CHECK(nearest_name("chekc", {"check", "equiv"}) == "check");  // two neighbours swapped is one slip
  CHECK(nearest_name("hcekc", {"check", "equiv"}).empty());
  CHECK(nearest_name("zzz", {"softmax", "sum"}).empty());
  // A name of one letter is no slip for another one; its case and the star of an axis group may be.
  CHECK(nearest_name("j", {"i", "N", "jj"}).empty());
  CHECK(nearest_name("n", {"x", "N"}) == "N");
  CHECK(nearest_name("i", {"I*", "i*", "x"}) == "i*");
  CHECK(nearest_name("j*", {"i*", "I*"}).empty());
}

TEST_CASE("control bytes do not reach the terminal") {
  const auto source = std::make_shared<const SourceFile>(SourceFile{"a\x1b[31m", "\x1b[2J"});
  CHECK(render({.code = "E0101", .where = {source, 0, 1}, .message = "\x07"}).find('\x1b') ==
        std::string::npos);
}

TEST_CASE("control bytes of a hostile file are escaped") {
  CHECK(escaped("a\x1b[2Jb\n\x7f") == "a\\x1b[2Jb\\x0a\\x7f");
  CHECK(escaped("line\nline\r", 400, true) == "line\nline\\x0d");
  CHECK(escaped("\xc2\x9b \xc2\xb5") == "\\x9b \xc2\xb5");
  CHECK(escaped("abcdef", 3) == "abc...");
  CHECK(escaped(std::string("\0", 1)) == "\\x00");
}

TEST_CASE("a kernel's name as a compiler of C++ spells it, where one alone fits") {
  CHECK(mangled_name("scale", {"_Z5scalePKfPfi", "_Z3addPf"}) == "_Z5scalePKfPfi");
  CHECK(mangled_name("scale", {"_Z5scalePKfPfi", "_Z5scalePKdPdi"}).empty());
  CHECK(mangled_name("scale", {"_Z6scaleXPf", "scale", "_Z7prescalePf"}).empty());
}
