#include "verifier/toolchain/flags.h"

#include <doctest/doctest.h>

using namespace warpproof::toolchain;

TEST_CASE("arithmetic flags are allowed") {
  for (const char* flag : {"-O0", "-O3", "-fmad=false", "--fmad=true", "-use_fast_math", "--use_fast_math",
                           "-ftz=true", "-prec-div=false", "-prec-sqrt=true", "-std=c++17", "-DN=64",
                           "-DFAST", "-DX=1e-6", "-maxrregcount=64", "-lineinfo"})
    CHECK_MESSAGE(check_flags({flag}, {}).empty(), flag);
}

TEST_CASE("flags that run programs, read files or reach the host compiler are refused") {
  for (const char* flag : {"-run",
                           "--run",
                           "-ccbin",
                           "-ccbin=/tmp/x",
                           "-Xcompiler",
                           "-Xcompiler=-fplugin=/tmp/x.so",
                           "--options-file",
                           "--options-file=/etc/passwd",
                           "-optf",
                           "@/etc/passwd",
                           "-include",
                           "-include=/etc/passwd",
                           "-I/etc",
                           "-I",
                           "-L.",
                           "-o",
                           "-o=/tmp/x",
                           "-odir=/tmp",
                           "-keep",
                           "--keep-dir=/tmp",
                           "-D",
                           "-DX=\"a\"",
                           "-DX=a b",
                           "-DX=/etc/passwd",
                           "-D1X",
                           "-DX=",
                           "-O4",
                           "-O",
                           "-O3=1",
                           "-fmad",
                           "-fmad=",
                           "-fmad=maybe",
                           "-std=gnu++17",
                           "-maxrregcount=",
                           "",
                           "-maxrregcount=99999",
                           "-maxrregcount=-1",
                           "kernel.cu",
                           "-",
                           "--",
                           "-ptx",
                           "-arch=sm_90",
                           "-lineinfo=1",
                           "--dryrun",
                           "-Xptxas=-v",
                           "-Xcicc=x",
                           "-ldir",
                           "--use-local-env",
                           "-time=/tmp/x",
                           "-MF=/tmp/x",
                           "-D\n"})
    CHECK_MESSAGE(check_flags({flag}, {}).size() == 1, flag);
}

TEST_CASE("a refused flag says so with a code, and a typing slip gets a suggestion") {
  const auto found = check_flags({"-O3", "-use_fast_maths", "-run"}, {});
  REQUIRE(found.size() == 2);
  CHECK(found[0].code == "E0541");
  CHECK(found[0].suggestion == "-use_fast_math");
  CHECK(check_flags(std::vector<std::string>(100, "-O3"), {}).size() == 1);
}

TEST_CASE("targets") {
  for (const char* target : {"sm_70", "sm_80", "sm_90a", "sm_100", "sm_100f", "sm_120"})
    CHECK_MESSAGE(check_target(target, {}).empty(), target);
  for (const char* target :
       {"", "sm_", "sm_8", "sm_8000", "compute_80", "sm_80 -run", "sm_80,sm_90", "sm_aa", "native", "all"})
    CHECK_MESSAGE(check_target(target, {}).size() == 1, target);
}
