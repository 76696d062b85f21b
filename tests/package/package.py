#!/usr/bin/env python3
"""The package seen from outside. usage: package.py WHAT --build DIR --source DIR --work DIR --compiler CXX [--sanitize 1]

`install` fills WORK/prefix; every other WHAT is one way to use it, and fails or prints what it saw.
"""
import argparse
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import header_examples

THIRD_PARTIES = re.compile(
    r'#\s*include\s*[<"](z3|boost|nlohmann|fmt|mpfr|gmp|CLI|llvm|openssl|sqlite|git2|toml|httplib|pugi|verifier/|refmodels/)')
SKIPPED = 77


def run(*command, cwd=None, env=None, expect=0):
    done = subprocess.run([str(word) for word in command], cwd=cwd, env=env, capture_output=True, text=True, timeout=280, check=False)
    if done.returncode != expect:
        sys.exit(f"exit {done.returncode}, expected {expect}: {' '.join(map(str, command))}\n{done.stdout}{done.stderr}")
    return done.stdout if expect == 0 else done.stdout + done.stderr


def fresh(folder):
    shutil.rmtree(folder, ignore_errors=True)
    return folder


def compiler_flags(options):
    return ["-fsanitize=address,undefined"] if options.sanitize == "1" else []


def install(options):
    """The installed tree holds what it should, and no header shows a third party or an inner room."""
    run("cmake", "--install", options.build, "--prefix", fresh(options.prefix))
    for path in ["include/warpproof/check.h", "lib/libwarpproof.so", "lib/libwarpproof.a", "lib/pkgconfig/warpproof.pc",
                 "lib/cmake/warpproof/warpproofConfig.cmake", "bin/warpproof", "share/warpproof/schema/verdicts-1.json",
                 "share/warpproof/rewrites/matmul/row_scale_past_projection.rw", "share/warpproof/kernels/matmul/gemm_row_scale/kernel.cu"]:
        if not (options.prefix / path).exists():
            sys.exit(f"not installed: {path}")
    for header in sorted((options.prefix / "include").rglob("*")):
        leak = THIRD_PARTIES.search(header.read_text()) if header.is_file() else None
        if leak:
            sys.exit(f"{header.name} shows a third party or an inner room: {leak.group(0)}")
    for path in (options.prefix / "lib").rglob("*"):
        if path.suffix in {".cmake", ".pc"} and str(options.source) in path.read_text():
            sys.exit(f"{path.name} names the source tree")


def with_cmake(options, kind):
    build = fresh(options.work / f"consumer_{kind}")
    run("cmake", "-S", options.here / "consumer", "-B", build, f"-DCMAKE_PREFIX_PATH={options.prefix}", f"-DKIND={kind}",
        f"-DCMAKE_CXX_COMPILER={options.compiler}", f"-DCMAKE_CXX_FLAGS={' '.join(compiler_flags(options))}")
    run("cmake", "--build", build)
    print(run(build / "consumer", options.source))
    needed = run("readelf", "-d", build / "consumer")
    if ("libwarpproof" in needed) != (kind == "shared"):
        sys.exit(f"{kind}: the program {'does not need' if kind == 'shared' else 'needs'} the shared library")


def shared(options):
    with_cmake(options, "shared")


def static(options):
    with_cmake(options, "static")
    # A third party that is not there: said by name, and no business of who links the shared library.
    configure = ["cmake", "-S", options.here / "consumer", f"-DCMAKE_PREFIX_PATH={options.prefix}", "-DCMAKE_DISABLE_FIND_PACKAGE_Z3=ON",
                 f"-DCMAKE_CXX_COMPILER={options.compiler}"]
    said = run(*configure, "-B", fresh(options.work / "without"), "-DKIND=static", expect=1)
    if "the static library needs Z3" not in said:
        sys.exit(f"find_package does not say what is missing:\n{said}")
    run(*configure, "-B", fresh(options.work / "without"), "-DKIND=shared")


def pkg_config(options):
    """By hand: the shared library, then the archive with what `--static` adds."""
    if not shutil.which("pkg-config"):
        print("skipped: no pkg-config")
        sys.exit(SKIPPED)
    env = {**os.environ, "PKG_CONFIG_PATH": str(options.prefix / "lib" / "pkgconfig")}
    asked = lambda *words: shlex.split(run("pkg-config", *words, "warpproof", env=env))
    compile_it = [options.compiler, "-std=c++20", *compiler_flags(options), options.here / "consumer" / "main.cpp", "-pthread"]
    program = options.work / "by_hand"
    run(*compile_it, "-o", program, *asked("--cflags", "--libs"), f"-Wl,-rpath,{options.prefix}/lib")
    run(program, options.source)
    archive = [word.replace("-lwarpproof", "-l:libwarpproof.a") for word in asked("--static", "--cflags", "--libs")]
    run(*compile_it, "-o", program, *archive)
    print(run(program, options.source))
    version = asked("--modversion")
    print("version", *version)


def subdirectory(options):
    """Configured and asked for; only what the headers alone need is compiled, the rest is a dry run."""
    build = fresh(options.work / "subproject")
    run("cmake", "-G", "Ninja", "-S", options.here / "subproject", "-B", build, f"-DWARPPROOF_SOURCE={options.source}",
        f"-DCONSUMER_DIR={options.here / 'consumer'}", f"-DCMAKE_CXX_COMPILER={options.compiler}")
    run("cmake", "--build", build, "--target", "headers_only")
    planned = run("ninja", "-C", build, "-t", "commands", "consumer", "consumer_shared")
    for due in ["libwarpproof.a", "libwarpproof.so", "verifier/api/check.cpp"]:
        if due not in planned:
            sys.exit(f"a consumer's build would not make {due}")
    run("cmake", "--install", build, "--prefix", fresh(options.work / "subproject_prefix"))
    if (options.work / "subproject_prefix").exists():
        sys.exit("warpproof as a subproject: installs into somebody else's package")


def example(options):
    """examples/04_library: built as its page says, and prints what its page says."""
    story = options.source / "examples" / "04_library"
    build = fresh(options.work / "example")
    run("cmake", "-S", story, "-B", build, f"-DCMAKE_PREFIX_PATH={options.prefix}", f"-DCMAKE_CXX_COMPILER={options.compiler}",
        f"-DCMAKE_CXX_FLAGS={' '.join(['-Wall', '-Wextra', '-Werror', *compiler_flags(options)])}")
    run("cmake", "--build", build)
    shown = run(build / "screen", story / "proposals.rw", expect=1)
    page = (story / "README.md").read_text()
    command = "$ screen/screen examples/04_library/proposals.rw\n"
    if os.environ.get("WARPPROOF_RENEW"):
        head, tail = page.split(command)
        (story / "README.md").write_text(head + command + shown + tail[tail.index("```"):])
    elif command + shown + "```" not in page:
        sys.exit(f"the page says otherwise; printed was\n{shown}")


def headers(options):
    """Every installed header compiles alone, without a warning, with each compiler that is here."""
    found = filter(None, map(shutil.which, [options.compiler, "g++", "clang++-19"]))
    for compiler in {os.path.realpath(path): path for path in found}.values():
        for header in sorted((options.prefix / "include" / "warpproof").glob("*.h")):
            run(compiler, "-std=c++20", "-Wall", "-Wextra", "-Wpedantic", "-Wshadow", "-Werror", "-fsyntax-only",
                f"-I{options.prefix / 'include'}", "-x", "c++", "-include", f"warpproof/{header.name}", "/dev/null")
        print(f"{compiler}: every header alone")


def small_catalogue(options, folder):
    """The files that the examples name, with one machine and no wrong twins, so that they answer within seconds."""
    for below in ["rewrites/matmul", "kernels/matmul/gemm_row_scale"]:
        shutil.copytree(options.prefix / "share" / "warpproof" / below, folder / below)
    claim = folder / "kernels/matmul/gemm_row_scale/claim.rw"
    lines = claim.read_text().split("\nwrong twin")[0].splitlines(True)
    claim.write_text("".join(line for line in lines if ".hip" not in line))
    return folder


def check_header_examples(options):
    """The examples in the headers' comments and the one of docs/library.md: compiled, linked; the quick ones run."""
    folder = fresh(options.work / "header_examples")
    folder.mkdir(parents=True)
    page = (options.source / "docs" / "library.md").read_text()
    sources = {"examples": header_examples.program(options.prefix / "include" / "warpproof"),
               "page": page.split("```cpp\n")[1].split("```")[0]}
    catalogue = small_catalogue(options, folder / "catalogue")
    for name, text in sources.items():
        source = folder / f"{name}.cpp"
        source.write_text(text)
        run(options.compiler, "-std=c++20", "-Wall", "-Wextra", "-Werror", "-Wno-unused",
            "-Wno-missing-field-initializers", *compiler_flags(options), source, "-o", folder / name,
            f"-I{options.prefix / 'include'}", f"-L{options.prefix / 'lib'}", "-lwarpproof", f"-Wl,-rpath,{options.prefix / 'lib'}")
        print(run(folder / name, cwd=catalogue))


def exports(options):
    """The shared library shows the declared functions and the exception type, nothing else."""
    library = options.prefix / "lib" / "libwarpproof.so"
    names = [line.split(maxsplit=2)[2] for line in run("nm", "-D", "-C", "--defined-only", library).splitlines()]
    allowed = re.compile(r"^(warpproof::[a-z_0-9]+(\[abi:cxx11\])?\(.*\)|(typeinfo|typeinfo name|vtable) for warpproof::InternalFault)$")
    bad = [name for name in names if not allowed.match(name)]
    if bad or not any(name.startswith("warpproof::check(") for name in names):
        sys.exit("visible, and not declared in the installed headers:\n  " + "\n  ".join(bad[:20]))
    declared = set()
    for header in (options.prefix / "include" / "warpproof").glob("*.h"):
        declared |= set(re.findall(r"^[A-Za-z][\w:<>, ]*[ >]([a-z_0-9]+)\(", header.read_text(), re.MULTILINE))
    missing = {name for name in declared if not any(re.match(rf"warpproof::{name}\b", symbol) for symbol in names)}
    if missing or len(declared) < 20:
        sys.exit(f"declared in the installed headers, and not in the library: {sorted(missing)} (of {len(declared)})")
    print(f"{len(names)} symbols, {library.resolve().stat().st_size / 2**20:.1f} MiB")


def demo(options):
    """An installed program finds the installed catalogue, from any folder, without the source tree."""
    moved = options.work / "moved"
    fresh(moved)
    shutil.copytree(options.prefix, moved, symlinks=True)
    shown = run(moved / "bin" / "warpproof", "demo", cwd="/")
    if "PROVED      gemm_row_scale " not in shown:
        sys.exit(shown)
    missing = moved / "share" / "warpproof" / "rewrites" / "matmul" / "row_scale_past_projection.rw"
    missing.unlink()  # it must be this copy that is read
    run(moved / "bin" / "warpproof", "demo", cwd="/", expect=2)
    shutil.rmtree(moved)


def main():
    what = {"install": install, "shared": shared, "static": static, "pkg_config": pkg_config, "subdirectory": subdirectory,
            "example": example, "headers": headers, "header_examples": check_header_examples, "exports": exports, "demo": demo}
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("what", choices=what)
    for name in ["build", "source", "work"]:
        parser.add_argument(f"--{name}", type=Path, required=True)
    parser.add_argument("--compiler", default="c++")
    parser.add_argument("--sanitize", default="0")
    options = parser.parse_args()
    options.here = Path(__file__).resolve().parent
    options.prefix = options.work / "prefix"
    what[options.what](options)


if __name__ == "__main__":
    main()
