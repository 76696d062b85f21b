// Host code that means no good: each is a diagnostic or a file without a launch, soon.

#include "tests/unit/importers/import_support.h"
#include "verifier/importers/syntax_tree.h"

using namespace warpproof;
using namespace warpproof::importers;

namespace {

const std::string kernel = "__global__ void k(float* x) { *x = 1; }\n";

std::string repeated(const std::string& text, std::size_t times) {
  std::string out;
  out.reserve(text.size() * times);
  for (std::size_t i = 0; i < times; ++i) out += text;
  return out;
}

/// Not more than this: a launch must not be made up.
void read_to_an_end(const std::string& text, const std::map<std::string, std::string>& others = {}) {
  const auto file = import_text(text, others);
  if (!file) {
    CHECK_FALSE(file.diagnostics().empty());
    for (const base::Diagnostic& why : file.diagnostics()) CHECK(why.code.starts_with("E0"));
  } else {
    CHECK(file->launches.size() <= 1);
  }
}

}  // namespace

TEST_CASE("deep nesting, in expressions, blocks, templates and types") {
  if (!measured()) return;
  read_to_an_end(kernel + "void f(float* x) { k<<<" + repeated("(", 100'000) + "1" + repeated(")", 100'000) +
                 ", 1>>>(x); }");
  read_to_an_end(kernel + "void f(float* x, int n) { k<<<n" + repeated(" + n", 20'000) + ", 1>>>(x); }");
  read_to_an_end(kernel + "void f(float* x)" + repeated("{", 50'000) + "k<<<1, 1>>>(x);" +
                 repeated("}", 50'000));
  read_to_an_end("template <int n> struct S { typedef typename S<n - 1>::t t; };\nS<100000>::t* p;\n" +
                 kernel);
  read_to_an_end(kernel + "typedef float" + repeated("*", 50'000) + " deep;");
}

TEST_CASE("ten megabytes; braces that are missing; bytes that are no text") {
  if (!measured()) return;
  read_to_an_end(kernel + repeated("// nothing to see here, but a great deal of it\n", 220'000));
  read_to_an_end(kernel + repeated("int f(int);\n", 100'000));
  read_to_an_end(kernel + "void f(float* x) { if (x) { k<<<1, 1>>>(x);\n");
  read_to_an_end(kernel + "void f(float* x) { k<<<1, 1(x); }}}} k<<<");
  read_to_an_end(kernel + std::string("\0\x01\xff\xfe\x80", 5) +
                 "void f(float* x) { k<<<\"\xff\", 1>>>(x); }");
  read_to_an_end("");
}

TEST_CASE("macros and includes that never end") {
  if (!measured()) return;
  std::string doubling = "#define A0 1 +\n";
  for (int i = 1; i < 40; ++i)
    doubling +=
        "#define A" + std::to_string(i) + " A" + std::to_string(i - 1) + " A" + std::to_string(i - 1) + "\n";
  read_to_an_end(doubling + kernel + "void f(float* x) { k<<<A14 1, 1>>>(x); }");
  read_to_an_end("#include \"k.cu\"\n" + kernel);
  read_to_an_end("#include \"a.h\"\n" + kernel,
                 {{"a.h", "#include \"b.h\"\n"}, {"b.h", "#include \"a.h\"\n"}});
  read_to_an_end("#include __FILE__\n" + kernel);
  read_to_an_end(
      "#include \"/etc/passwd\"\n#include \"../../../../etc/passwd\"\n#include </proc/self/environ>\n" +
      kernel);
  read_to_an_end(
      "constexpr int f(int n) { return n < 2 ? 1 : f(n - 1) + f(n - 2); }\nstatic_assert(f(60) > 0);\n" +
      kernel);
}

TEST_CASE("functions that call themselves, and sizes of everything") {
  if (!measured()) return;
  read_to_an_end(kernel +
                 "int g(int n) { return g(n + 1); }\nvoid f(float* x, int n) { k<<<g(n), 1>>>(x); }");
  read_to_an_end(kernel + "void f(float* x, int n) { k<<<n / 0, n % 0>>>(x); }");
  read_to_an_end(kernel + "void f(float* x) { k<<<0x7fffffffffffffff * 2, 1 << 31>>>(x); }");
  read_to_an_end(kernel + "void f(float* x) { int n = n; k<<<n, n>>>(x); }");
}

TEST_CASE("a syntax tree that is none") {
  CHECK_FALSE(read_syntax_tree(""));
  CHECK_FALSE(read_syntax_tree("{"));
  CHECK_FALSE(read_syntax_tree("[]"));
  CHECK_FALSE(read_syntax_tree("{\"kind\": \"FunctionDecl\"}"));
  CHECK_FALSE(read_syntax_tree("{\"kind\": 3, \"inner\": 7}"));
  CHECK_FALSE(read_syntax_tree("{\"inner\": [" + repeated("{\"inner\": [", 20'000)));
  CHECK(read_syntax_tree(
      "{\"kind\": \"TranslationUnitDecl\", \"inner\": [{\"id\": \"zz\", \"range\": []}, 3, null, \"x\"]}"));
}
