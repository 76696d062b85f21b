// How fast the `term` domain proves the outputs of a block: 64 x 64 outputs, K = 1024, in the orders that
// kernels and definitions use. Prints one line a case: name, milliseconds, MiB, pairs proved. Exit 1 when one
// is not proved.
//
//   term_bench            all cases
// Goal (design, section 9): 64 x 64 tile with K = 1024 in at most 1 s and 128 MiB, on one core.

#include <chrono>
#include <cstdio>
#include <functional>
#include <string>
#include <vector>

#include "verifier/domain/term.h"

using namespace warpproof::domain;

namespace {

constexpr Mode mode;
constexpr std::uint64_t tile = 64, depth = 1024, outputs = tile * tile;

using Block = std::vector<TermValue>;

TermValue x(Term& term, std::uint64_t row, std::uint64_t k) {
  return term.input(0, row * depth + k, Format::binary32);
}
TermValue w(Term& term, std::uint64_t k, std::uint64_t column) {
  return term.input(1, k * tile + column, Format::binary32);
}

// The definition: every output on its own, in index order, products then sums.
Block definition(Term& term) {
  Block out;
  for (std::uint64_t o = 0; o < outputs; ++o) {
    TermValue sum = term.rational(0, mode);
    for (std::uint64_t k = 0; k < depth; ++k) {
      sum = term.add(sum, term.mul(x(term, o / tile, k), w(term, k, o % tile), mode), mode);
    }
    out.push_back(sum);
  }
  return out;
}

// A tiled kernel: all outputs advance together, one k at a time, as a warp executes them.
Block tiled(Term& term) {
  Block out(outputs, term.rational(0, mode));
  for (std::uint64_t k = 0; k < depth; ++k) {
    for (std::uint64_t o = 0; o < outputs; ++o) {
      out[o] = term.fma(x(term, o / tile, k), w(term, k, o % tile), out[o], mode);
    }
  }
  return out;
}

// A kernel without contraction: 32 products, then 32 sums.
Block uncontracted(Term& term) {
  Block out(outputs, term.rational(0, mode));
  for (std::uint64_t k = 0; k < depth; ++k) {
    for (std::uint64_t warp = 0; warp < outputs; warp += 32) {
      TermValue product[32];
      for (std::uint64_t lane = 0; lane < 32; ++lane) {
        const std::uint64_t o = warp + lane;
        product[lane] = term.mul(x(term, o / tile, k), w(term, k, o % tile), mode);
      }
      for (std::uint64_t lane = 0; lane < 32; ++lane)
        out[warp + lane] = term.add(out[warp + lane], product[lane], mode);
    }
  }
  return out;
}

// Every output by 32 lanes with a stride, then a butterfly of shuffles.
Block by_lanes(Term& term) {
  Block out;
  for (std::uint64_t o = 0; o < outputs; ++o) {
    std::vector<TermValue> lanes(32, term.rational(0, mode));
    for (std::uint64_t k = 0; k < depth; ++k) {
      lanes[k % 32] = term.fma(x(term, o / tile, k), w(term, k, o % tile), lanes[k % 32], mode);
    }
    for (std::size_t distance = 16; distance > 0; distance /= 2) {
      const auto before = lanes;
      for (std::size_t lane = 0; lane < 32; ++lane)
        lanes[lane] = term.add(before[lane], before[lane ^ distance], mode);
    }
    out.push_back(lanes[0]);
  }
  return out;
}

// Both sides with the row scale, inside of the sum and outside.
Block scaled_inside(Term& term) {
  Block out(outputs, term.rational(0, mode));
  for (std::uint64_t k = 0; k < depth; ++k) {
    for (std::uint64_t o = 0; o < outputs; ++o) {
      const TermValue scale = term.input(2, o / tile, Format::binary32);
      out[o] = term.fma(term.mul(scale, x(term, o / tile, k), mode), w(term, k, o % tile), out[o], mode);
    }
  }
  return out;
}
Block scaled_outside(Term& term) {
  Block out = tiled(term);
  for (std::uint64_t o = 0; o < outputs; ++o)
    out[o] = term.mul(term.input(2, o / tile, Format::binary32), out[o], mode);
  return out;
}

bool measure(const std::string& name, const std::function<Block(Term&)>& kernel,
             const std::function<Block(Term&)>& specification) {
  const auto start = std::chrono::steady_clock::now();
  Term term;
  const Block left = kernel(term);
  const auto built = std::chrono::steady_clock::now();
  const Block right = specification(term);
  const auto specified = std::chrono::steady_clock::now();
  std::size_t proved = 0;
  for (std::uint64_t o = 0; o < outputs; ++o) proved += term.equal(left[o], right[o]) == Equality::equal;
  const auto end = std::chrono::steady_clock::now();
  const auto ms = [](auto from, auto to) {
    return std::chrono::duration<double, std::milli>(to - from).count();
  };
  std::printf("%-28s %8.1f ms (kernel %.1f, definition %.1f, compare %.1f) %7.1f MiB  %zu of %zu proved\n",
              name.c_str(), ms(start, end), ms(start, built), ms(built, specified), ms(specified, end),
              static_cast<double>(term.bytes()) / (1 << 20), proved, static_cast<std::size_t>(outputs));
  return proved == outputs;
}

}  // namespace

int main() {
  bool proved = measure("gemm tiled", tiled, definition);
  proved &= measure("gemm uncontracted", uncontracted, definition);
  proved &= measure("gemm by lanes", by_lanes, definition);
  proved &= measure("row scale outside", scaled_outside, scaled_outside);
  proved &= measure("row scale inside", scaled_inside, scaled_outside);
  return proved ? 0 : 1;
}
