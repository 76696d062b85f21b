#include "verifier/configuration/glob.h"

#include <doctest/doctest.h>

using namespace warpproof::configuration;

TEST_CASE("patterns") {
  CHECK(matches("**", "a/b/c.cu"));
  CHECK(matches("kernels/**", "kernels/norm/kernel.cu"));
  CHECK(matches("**/*.cu", "kernel.cu"));
  CHECK(matches("**/*.cu", "a/b/kernel.cu"));
  CHECK(matches("a/**/b", "a/b"));
  CHECK(matches("a/**/b", "a/x/y/b"));
  CHECK(matches("a?c/*x*.rw", "abc/1x2.rw"));
  CHECK(!matches("*.cu", "kernels/kernel.cu"));
  CHECK(!matches("kernels/*", "kernels/norm/kernel.cu"));
  CHECK(!matches("kernels/**", "kernels2/a"));
  CHECK(!matches("a", "a/b"));
  CHECK(!matches("a/b", "a"));
}

TEST_CASE("no pattern is slow") {
  std::string pattern, path;
  for (int i = 0; i < 100; ++i) pattern += "**/";
  for (int i = 0; i < 2000; ++i) path += "a/";
  CHECK(!matches(pattern + "x", path + "b"));
  CHECK(!matches(std::string(500, '*') + "b", std::string(4000, 'a')));
}

TEST_CASE("what surely covers what") {
  CHECK(surely_covers("**", "a/*.cu"));
  CHECK(surely_covers("a/**", "a/b/*.cu"));
  CHECK(!surely_covers("a/**", "ab/**"));
  CHECK(!surely_covers("a/*", "a/b"));
}
