#include "tests/unit/text/reading.h"

using reading::codes;
using reading::good;
namespace ir = warpproof::ir;

namespace {

const std::string rewrite =
    "rewrite scale\n size M, N\n input X[M, N], s[M], eps : real\n before Y[i, j] = s[i] * X[i, j] + eps\n"
    " after T[i, j] = s[i] * X[i, j] Y[i, j] = T[i, j] + eps\n";

std::string kernel(const std::string& arguments, const std::string& more = "") {
  return rewrite +
         "kernel k\n source \"k.cu\" entry k target sm_80 flags \"-O3\" artefact \"k.ptx\"\n computes "
         "scale.after\n"
         " arguments " +
         arguments + "\n launch grid (ceil_div(N, 16), M), block (16)\n" + more;
}

const std::string usual = "X, s, out Y, M : s32, N : s32, eps : f32";
const std::string formats = " formats X, s, Y, eps : f32\n";

const ir::KernelClaim& only(const ir::Program& program) { return program.kernels.at(0); }

std::string with_source(const std::string& source) {
  return rewrite + "kernel k\n source " + source + "\n computes scale.after\n arguments " + usual + "\n" +
         " launch grid (1), block (1)\n" + formats;
}

}  // namespace

TEST_CASE("L40 source: a path below the claim, entry, target, flags, artefact") {
  const auto program = good(kernel(usual, formats));
  CHECK(only(program).source.path == "k.cu");
  CHECK(only(program).source.entry == "k");
  CHECK(only(program).source.flags == std::vector<std::string>{"-O3"});
  CHECK(only(program).source.artefact == "k.ptx");
  CHECK(codes(with_source("\"a/k.cu\" entry k target sm_90a")) == "");
  for (const char* path :
       {"\"/etc/passwd\"", "\"../k.cu\"", "\"a/../../k.cu\"", "\"a//k.cu\"", "\"\"", "\"a\\\\k.cu\""}) {
    CAPTURE(path);
    CHECK(codes(with_source(std::string(path) + " entry k")) == "E0344");
  }
  CHECK(codes(with_source("\"k.cu\" target sm_80")) == "E0345");
  CHECK(codes(with_source("\"k.cu\" entry k target gfx90a")) == "E0346");
  CHECK(codes(with_source("k.cu entry k")) == "E0110");
}

TEST_CASE("L40b source: several machines, each with an artefact of its own") {
  const std::string hip = "\"k.hip\" entry k target gfx1151, gfx90a artefact \"k.*.ll\"";
  const auto program = good(with_source("\"k.cu\" entry k target sm_80\n source " + hip));
  REQUIRE(only(program).others.size() == 2);
  CHECK(only(program).source.target == "sm_80");
  CHECK(only(program).others[0].target == "gfx1151");
  CHECK(only(program).others[1].artefact == "k.gfx90a.ll");
  CHECK(ir::other_targets(program, only(program)) == std::vector<std::string>{"gfx1151", "gfx90a"});
  const ir::Program there = ir::for_target(program, "gfx90a");
  CHECK(only(there).source.path == "k.hip");
  CHECK(only(there).source.artefact == "k.gfx90a.ll");
  CHECK(only(there).others.empty());
  CHECK(codes(with_source(hip)) == "");
  CHECK(codes(with_source("\"k.ll\" entry k target gfx942")) == "");
  CHECK(codes(with_source("\"k.hip\" entry k")) == "E0346");
  CHECK(codes(with_source("\"k.hip\" entry k target sm_80")) == "E0346");
  CHECK(codes(with_source("\"k.cu\" entry k target gfx942")) == "E0346");
  CHECK(codes(with_source("\"k.hip\" entry k target gfx94z")) == "E0346");
  CHECK(codes(with_source("\"k.hip\" entry k target gfx942,")) == "E0110");
  CHECK(codes(with_source("\"k.hip\" entry k target gfx942, gfx90a artefact \"k.ll\"")) == "E0357");
  CHECK(codes(with_source("\"k.hip\" entry k target gfx942, gfx942 artefact \"k.*.ll\"")) == "E0358");
  CHECK(codes(with_source("\"k.cu\" entry k\n source \"l.cu\" entry k")) == "E0358");
}

TEST_CASE("L41 computes: a side of a rewrite, with other names for its equations") {
  const auto text = [](const std::string& computes) {
    return rewrite + "kernel k\n source \"k.cu\" entry k\n computes " + computes +
           "\n arguments X, s, out result, eps : f32\n launch grid (1), block (1)\n formats X, s, result : "
           "f32\n";
  };
  const auto program = good(text("scale.after with result = T"));
  CHECK(only(program).computes->outputs.at(0).second == "T");
  CHECK(warpproof::text::print(only(program).arguments.at(2).extents.at(1)) == "N");
  CHECK(codes(text("scale.before with result = Y")) == "");
  CHECK(codes(text("scale.before with result = T")) == "E0302");
  CHECK(codes(text("scale.after with result = Q")) == "E0302");
  CHECK(codes(text("scale.after")) == "E0343");
  CHECK(codes(text("scale.middle")) == "E0110");
  CHECK(codes(text("scal.after")) == "E0340");
  CHECK(codes(text("scale.after with result = T, other = Y")) == "E0341");
}

TEST_CASE("L42 arguments: modes, and shapes from the rewrite") {
  const auto program =
      good(kernel("in X, s, out zeroed Y, inout T, workspace w[M, 2], M : s32, N : s32, eps : f32",
                  " formats X, s, Y, T, w : f32\n"));
  const auto& arguments = only(program).arguments;
  REQUIRE(arguments.size() == 8);
  CHECK(arguments[0].mode == ir::ArgumentMode::in);
  CHECK(arguments[2].mode == ir::ArgumentMode::out);
  CHECK(arguments[2].zeroed);
  CHECK(arguments[3].mode == ir::ArgumentMode::inout);
  CHECK(arguments[4].mode == ir::ArgumentMode::workspace);
  CHECK(arguments[1].extents.size() == 1);
  CHECK(arguments[4].scalar_type == "f32");
  CHECK(codes(kernel("X, s, out Y", " formats X, s : f32\n")) == "E0332");
  CHECK(codes(kernel("X : f16, s : f16, out Y : f32")) == "");
  CHECK(codes(kernel("X[N, M], s, out Y", " formats X, s, Y : f32\n")) == "E0240");
  CHECK(codes(kernel("X, Q[M], out Y", " formats X, Q, Y : f32\n")) == "E0341");
  CHECK(codes(kernel("X, s, out Z", " formats X, s, Z : f32\n")) == "E0343");
  CHECK(codes(kernel("X, X, out Y", " formats X, Y : f32\n")) == "E0204");
  CHECK(codes(kernel("X, s, out Y, workspace w", " formats X, s, Y, w : f32\n")) == "E0341");
}

TEST_CASE("L43 layout: strides, storage, alignment, alias") {
  const auto program =
      good(kernel("X strides (1, M) storage M * N aligned 4, s, out Y alias X", " formats X, s, Y : f32\n"));
  const auto& arguments = only(program).arguments;
  CHECK(warpproof::text::print(arguments.at(0).strides.at(1)) == "M");
  CHECK(warpproof::text::print(arguments[0].storage) == "M * N");
  CHECK(arguments[0].alignment_bytes == 4);
  CHECK(*arguments[2].alias == "X");
  CHECK(codes(kernel("X strides (1), s, out Y", " formats X, s, Y : f32\n")) == "E0203");
  CHECK(codes(kernel("X strides (q, 1), s, out Y", " formats X, s, Y : f32\n")) == "E0201");
  CHECK(codes(kernel("X aligned 3, s, out Y", " formats X, s, Y : f32\n")) == "E0322");
  CHECK(codes(kernel("X, s, out Y alias q", " formats X, s, Y : f32\n")) == "E0341");
  CHECK(codes(kernel("X, s, out Y, M : s32 aligned 4", " formats X, s, Y : f32\n")) == "E0342");
}

TEST_CASE("L44 scalars: a type, and a value that is their name or written") {
  const auto program =
      good(kernel("X, s, out Y, M : u64, e : f32 = eps, inverse : f32 = 1 / N, tiles : s32 = ceil_div(N, 16)",
                  " formats X, s, Y : f32\n"));
  const auto& arguments = only(program).arguments;
  CHECK(arguments.at(3).scalar_type == "u64");
  CHECK(arguments[4].value->kind == ir::Kind::read);
  CHECK(warpproof::text::print(arguments[5].value) == "1 / N");
  CHECK(codes(kernel("X, s, out Y, M", " formats X, s, Y : f32\n")) == "E0342");
  CHECK(codes(kernel("X, s, out Y, Q : s32", " formats X, s, Y : f32\n")) == "E0201");
  CHECK(codes(kernel("X, s, out Y, M : s33", " formats X, s, Y : f32\n")) == "E0330");
  CHECK(codes(kernel("X, s, out Y, half : s32 = M / 2", " formats X, s, Y : f32\n")) == "E0222");
}

TEST_CASE("L44b data: arrays of integers by a formula or over a range") {
  const auto text = [](const std::string& data) {
    return "rewrite pick\n size T, V, D\n input E[V, D] : real, t[T] : int\n"
           " before Y[i, d] = sum v < V where v = t[i]. E[v, d]\n after Y[i, d] = sum v < V where v = t[i]. "
           "E[v, d]\n"
           "kernel g\n source \"k.cu\" entry g\n computes pick.after\n arguments E, t : s32, out Y\n data " +
           data + "\n launch grid (T), block (1)\n formats E, Y : f32\n";
  };
  const auto formula = good(text("t[i] = (3 * i + 1) mod V"));
  REQUIRE(formula.kernels.at(0).data.size() == 1);
  CHECK(formula.kernels[0].data[0].indices.size() == 1);
  CHECK(formula.kernels[0].data[0].value != nullptr);
  const auto range = good(text("t in [0, V)"));
  CHECK(range.kernels.at(0).data.at(0).value == nullptr);
  CHECK(range.kernels[0].data[0].high != nullptr);
  CHECK(codes(text("t[i] = i / 2")) == "E0349");  // no integer
  CHECK(codes(text("E[v, d] = v")) == "E0349");   // no array of integers
  CHECK(codes(text("u[i] = i")) == "E0349");      // no argument
  CHECK(codes(text("t[i, j] = i")) == "E0203");
  CHECK(codes(text("t[i] = i, t in [0, V)")) == "E0204");
  CHECK(codes(text("t[T] = 1")) == "E0205");     // shadows a size
  CHECK(codes(text("t in [0, V]")) == "E0110");  // half open
  CHECK(codes(text("t[i] = j")) == "E0201");
}

TEST_CASE("L34 calls of definitions outside of sides become what they stand for") {
  const std::string more = "define lot(v : int) = v mod 8\ndefine twice(v : int) = lot(v) + lot(v)\n";
  const auto program =
      good(more + kernel("X, s, out Y, M : s32 = lot(N), N : s32, eps : f32",
                         formats + " require whole: lot(N) = 0, other: twice(M + N) <= 14\n"));
  CHECK(warpproof::text::print(only(program).arguments.at(3).value) == "N mod 8");
  CHECK(warpproof::text::print(only(program).requirements.at(0).condition) == "N mod 8 = 0");
  CHECK(warpproof::text::print(only(program).requirements.at(1).condition) ==
        "(M + N) mod 8 + (M + N) mod 8 <= 14");
  // So listed sizes are held against them.
  const std::string sizes = " sizes M=1 N=";
  CHECK(codes(more + kernel(usual, formats + " require whole: lot(N) = 0\n" + sizes + "16\n")) == "");
  CHECK(codes(more + kernel(usual, formats + " require whole: lot(N) = 0\n" + sizes + "17\n")) == "E0323");
  CHECK(codes("define lot(v : int) = v mod 8\nrewrite a\n size N\n input X[N] : real\n"
              " require whole: lot(N) = 0\n before Y[i] = X[i]\n after Y[i] = X[i]\n sizes N=9\n") ==
        "E0323");
  CHECK(codes(more + kernel("X, s, out Y, M : s32 = missing(N), N : s32, eps : f32", formats)) != "");
  const auto data = good(
      "define pick(t : int) = (7 * t + 3) mod 11\n"
      "rewrite pick\n size T, V, D\n input E[V, D] : real, t[T] : int\n"
      " before Y[i, d] = sum v < V where v = t[i]. E[v, d]\n"
      " after Y[i, d] = sum v < V where v = t[i]. E[v, d]\n"
      "kernel g\n source \"k.cu\" entry g\n computes pick.after\n arguments E, t : s32, out Y\n"
      " data t[i] = pick(i)\n launch grid (T), block (1)\n formats E, Y : f32\n");
  CHECK(warpproof::text::print(data.kernels.at(0).data.at(0).value) == "(7 * i + 3) mod 11");
}

TEST_CASE("L45 launch: grid, block, dynamic shared memory") {
  const auto program = good(kernel(usual, formats));
  CHECK(warpproof::text::print(only(program).grid[0]) == "ceil_div(N, 16)");
  CHECK(warpproof::text::print(only(program).grid[2]) == "1");
  CHECK(warpproof::text::print(only(program).dynamic_shared_bytes) == "0");
  const auto launch = [](const std::string& text) {
    return rewrite +
           "kernel k\n source \"k.cu\" entry k\n computes scale.after\n arguments X, s, out Y\n launch " +
           text + "\n formats X, s, Y : f32\n";
  };
  CHECK(codes(launch("grid (1), block (2, 3, 4), dynamic shared 4 * N")) == "");
  CHECK(codes(launch("grid (1)")) == "E0301");
  CHECK(codes(launch("grid (1, 1, 1, 1), block (1)")) == "E0110");
  CHECK(codes(launch("grid (M / 2), block (1)")) == "E0222");
  CHECK(codes(launch("grid (1), block (1)\n launch grid (1), block (1)")) == "E0111");
  CHECK(codes(launch("other(X)")) == "E0110");
}

TEST_CASE("L46 a kernel without computes, and sizes of its own") {
  const std::string alone =
      "kernel k\n source \"k.cu\" entry k\n size M, ld\n arguments X[M, M] strides (ld, 1), out Y[M], M : "
      "s32,"
      " ld : s32\n launch grid (1), block (1)\n formats X, Y : f32\n";
  const auto program = good(alone + " sizes M=3 ld=4\n");
  CHECK(only(program).size_names == std::vector<std::string>{"M", "ld"});
  CHECK_FALSE(only(program).computes);
  CHECK(codes(alone + " sizes M=3\n") == "E0320");
  const auto both =
      good(kernel("X strides (ld, 1), s, out Y, ld : s32", " formats X, s, Y : f32\n size ld\n"));
  CHECK(only(both).size_names == std::vector<std::string>{"M", "N", "ld"});
  CHECK(codes(kernel(usual, formats + " size M\n")) == "E0204");
  CHECK(codes("kernel k\n source \"k.cu\" entry k\n arguments X, out Y[3]\n launch grid (1), block (1)\n"
              " formats X, Y : f32\n") == "E0342");
}

TEST_CASE("L47 L48 a sequence: buffers, and launches whose arguments fit") {
  const std::string two = rewrite +
                          "kernel one\n source \"k.cu\" entry one\n size P, Q\n arguments a[P, Q] : f32, "
                          "b[P] : f32, out c[P, Q] : f32, P : s32\n"
                          " launch grid (P), block (Q)\n";
  const auto sequence = [&two](const std::string& launches) {
    return two +
           "sequence q\n computes scale.after\n buffers X, s, workspace T[M, N], out Y, M : s32, eps : f32\n "
           "launch " +
           launches + "\n formats X, s, T, Y : f32 accumulate f32 in order\n";
  };
  const auto program = good(sequence("one(X, s, T, M) ; launch one(T, s, Y, M)"));
  REQUIRE(program.sequences.size() == 1);
  CHECK(program.sequences[0].launches.size() == 2);
  CHECK(program.sequences[0].launches[1].arguments[2] == "Y");
  CHECK(good(sequence("one(X, s, T, M); one(T, s, Y, N)")).sequences.at(0).launches.size() == 2);
  CHECK(codes(sequence("two(X, s, T, M)")) == "E0350");
  CHECK(codes(sequence("one(X, s, T)")) == "E0351");
  CHECK(codes(sequence("one(X, s, R, M)")) == "E0352");
  CHECK(codes(sequence("one(X, s, M, M)")) == "E0353");
  CHECK(codes(sequence("one(X, s, T, X)")) == "E0353");
  CHECK(codes(sequence("one(X, s, X, M)")) == "E0355");
  CHECK(codes(sequence("one(X, X, T, M)")) == "E0203");
  CHECK(codes(two + "sequence q\n computes scale.after\n buffers X, s : f16, out Y\n launch one(X, s, Y, M)\n"
                    " formats X, Y : f32\n") == "E0354");
  CHECK(
      codes("kernel k\n source \"k.cu\" entry k\n size P, Q\n arguments a[2 * P] : f32, Q : s32\n launch "
            "grid (1), block (1)\n" +
            rewrite +
            "sequence q\n computes scale.after\n buffers s, M : s32\n launch k(s, M)\n formats s : f32\n") ==
      "E0356");
}

TEST_CASE("L40b sequences: the machines that all kernels have") {
  const auto launch = [](const std::string& a, const std::string& b) {
    const std::string rest =
        "\n size M, N\n arguments X[M, N] : f32, s[M] : f32, out T[M, N] : f32, M : s32, N : s32\n launch "
        "grid "
        "(1), block (1)\n";
    return rewrite + "kernel one\n source " + a + rest + "kernel two\n source " + b + rest +
           "sequence q\n computes scale.after\n buffers X, s, workspace T[M, N] : f32, out Y, M : s32, N : "
           "s32\n"
           " launch one(X, s, T, M, N) ; two(T, s, Y, M, N)\n formats X, s, Y : f32\n";
  };
  const std::string cuda = "\"k.cu\" entry k target sm_80\n source ";
  const std::string hip = "\"k.hip\" entry k target ";
  const auto program = good(launch(cuda + hip + "gfx90a, gfx942, gfx1100", cuda + hip + "gfx1100, gfx90a"));
  CHECK(ir::other_targets(program, program.sequences.at(0)) == std::vector<std::string>{"gfx90a", "gfx1100"});
  CHECK(codes(launch(cuda + hip + "gfx90a", hip + "gfx90a")) == "E0359");
}

TEST_CASE("L49 wrong twins of kernels and sequences write what is different") {
  const auto program =
      good(kernel(usual, formats + " sizes M=3 N=4\n") +
           "wrong twin bad of k\n source \"wrong/bad.cu\" entry k\n expect refuted (race_shared)\n");
  REQUIRE(program.kernels.size() == 2);
  CHECK(*program.kernels[1].twin_of == "k");
  CHECK(program.kernels[1].source.path == "wrong/bad.cu");
  CHECK(program.kernels[1].arguments.size() == program.kernels[0].arguments.size());
  CHECK(program.kernels[1].sizes == program.kernels[0].sizes);
  CHECK(*program.kernels[1].expect->reason == "race_shared");
}
