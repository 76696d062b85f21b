#!/usr/bin/env python3
"""Hostile requests, mixed, from a seed. usage: hostile.py WARPPROOF ROOT [--count N] [--seed S]

Every one must be answered, refused or (cancelled, killed clients) silent; nothing crashes, nothing is left behind, no file of the
machine is in an answer, no descriptor stays open, and the memory of each server is flat over the last half.
"""
import argparse
import json
import os
import queue
import random
import socket
import tempfile
import time
from pathlib import Path

from client import HALVES, Http, Stream, call, check, children, descriptors, memory_kib, request

ANSWER_SECONDS = 90
BATCH = 8
BODY_BYTES_MAX = 8 << 20
GROWTH_KIB_MAX = 512

CLAIM = (Path(__file__).resolve().parent / "copy_claim.txt").read_text()
CUDA = [
    '#include "/etc/passwd"\n', '#include "../../../../etc/passwd"\n', "#include </etc/shadow>\n", '#include "/proc/self/environ"\n',
    'asm(".incbin \\"/etc/passwd\\"");\n__global__ void k(const float*, float*, int) {}\n', '#include "kernel.cu"\n', "#include __FILE__\n",
    "template<int N> struct A { A<N + 1> a; A<N - 1> b; };\nA<0> a;\n__global__ void k(const float*, float*, int) {}\n",
    "__device__ char a[100ull << 30] = {1};\n__global__ void k(const float*, float* p, int) { *p = a[7]; }\n",
    "constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) for (int j = 0; j < n; ++j) s ^= j; return s; }\n"
    "constexpr int x = f(1 << 30);\n__global__ void k(const float*, float* p, int) { *p = x; }\n",
    '#line 1 "/etc/passwd"\nint x = ;\n', "\0\0\0\xff", "__global__ void k(const float*, float* p, int) { for (;;) *p += 1; }\n",
    "#pragma GCC poison __global__\n#error " + "x" * 5000 + "\n",
]


class Maker:
    """Requests of all kinds. A kind is a method; each gives bytes and whether an answer is owed."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.number = 0
        self.kinds = [getattr(self, name) for name in sorted(dir(self)) if name.startswith("kind_")]
        self.weights = [0.25 if kind.__name__ in ("kind_cuda", "kind_huge_line", "kind_wide") else 3 if kind.__name__ in (
            "kind_malformed", "kind_types", "kind_paths", "kind_binary") else 1 for kind in self.kinds]

    def next(self):
        self.number += 1
        return self.random.choices(self.kinds, self.weights)[0]()

    def line(self, message):
        return json.dumps(message).encode() + b"\n"

    def tool(self, name, arguments):
        return self.line(call(self.number, name, arguments)), True

    def bytes(self, count):
        return bytes(self.random.choice([b for b in range(256) if b != 10]) for _ in range(count))

    def kind_malformed(self):
        text = json.dumps(call(self.number, "check_rewrite", {"text": HALVES})).encode()
        cut = self.random.randrange(1, len(text))
        return text[:cut] + b"\n", True

    def kind_flipped(self):
        text = bytearray(json.dumps(request(self.number, "tools/list")).encode())
        for _ in range(self.random.randrange(1, 4)):
            text[self.random.randrange(len(text))] = self.random.choice(b'{}[]":,0a\\\x00\xff')
        return bytes(text) + b"\n", False  # may have become a notification

    def kind_binary(self):
        return b"\x01" + self.bytes(self.random.randrange(1, 300)) + b"\n", True

    def kind_deep(self):
        depth = self.random.choice([60, 70, 1000, 200_000])
        return b'{"a":' * depth + b"1" + b"}" * depth + b"\n", True

    def kind_huge_line(self):
        return b'"' + b"x" * self.random.choice([9 << 20, 20 << 20]) + b'"\n', True

    def kind_wide(self):
        """Small once written, large once read: a million of values, or of names."""
        values = self.random.choice(["[" + "[],0," * 400_000 + "0]", "{" + ",".join(f'"{i}":[0]' for i in range(200_000)) + "}"])
        message = json.dumps(call(self.number, "check_rewrite", {"text": HALVES, "more": "VALUES"}))
        return message.replace('"VALUES"', values).encode() + b"\n", True

    def kind_huge_text(self):
        return self.tool("check_rewrite", {"text": self.random.choice(["(", "rewrite ", "1+", "# "]) * 200_000})

    def kind_types(self):
        value = self.random.choice([None, True, 7, -1e308, "", "x", [], [[]], {}, {"a": 1}])
        place = self.random.choice(["id", "method", "params", "jsonrpc", "name", "arguments", "text", "only", "budget_seconds"])
        message = call(self.number, "check_rewrite", {"text": "rewrite x"})
        where = message["params"] if place in ("name", "arguments") else message["params"]["arguments"] if place in (
            "text", "only", "budget_seconds") else message
        where[place] = value
        return self.line(message), True

    def kind_paths(self):
        path = self.random.choice(["/etc/passwd", "../" * 20 + "etc/passwd", "rewrites/../../x.rw", "//etc/passwd", "a\x00b", "~/.ssh/id",
                                   "rewrites", ".", "", "rewrites/" * 500, "\u202e.rw", "kernels/*/claim.rw", "CON", "file:///etc/passwd"])
        tool, name = self.random.choice([("check_rewrite", "path"), ("check_kernel", "claim_path"), ("compare_kernels", "right_path")])
        return self.tool(tool, {name: path})

    def kind_import(self):
        target = self.random.choice(["/etc/passwd", "../../../../etc/passwd", "request.rw", "/proc/self/mem", "\x01"])
        return self.tool("check_rewrite", {"text": f'import "{target}"\nuse rewrite "{target}"\n' + HALVES, "budget_seconds": 5})

    def kind_rewrite(self):
        text = self.random.choice([
            HALVES.replace("X[i] / 2", "(" * 5000 + "X[i]" + ")" * 5000), HALVES.replace("/ 2", "/ 0"),
            HALVES.replace("/ 2", "^ 999999999"), HALVES.replace("[N]", "[N, N, N, N, N, N, N, N, N]"), HALVES.replace("2", "9" * 100_000),
            HALVES * 50, HALVES.replace("N", "\u0130"), self.bytes(200).decode("latin-1")])
        return self.tool("check_rewrite", {"text": text, "budget_seconds": 5})

    def kind_good(self):
        return self.tool("check_rewrite", {"text": HALVES})

    def kind_cuda(self):
        source = self.random.choice(CUDA).replace("__global__ void", 'extern "C" __global__ void')
        return self.tool("check_kernel", {"claim": CLAIM, "source": source, "quick": True, "budget_seconds": 10})

    def kind_pair(self):
        return self.tool("compare_kernels", {"left": self.bytes(50).decode("latin-1"), "right": ".version 8.0\n.entry k() { bra k; }",
                                             "language": "ptx", "budget_seconds": 5})

    def kind_cancelled(self):
        start = self.line(call(self.number, "check_rewrite", {"text": HALVES}))
        end = self.line({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": self.number}})
        return start + end, False

    def kind_method(self):
        method = self.random.choice(["tools/call", "resources/read", "x" * 10_000, "", "initialize", "sampling/createMessage"])
        return self.line(request(self.number, method, {"name": self.random.choice(["", "sh", "x" * 10_000])})), True


def http_trouble(server, chance):
    """A client that is killed, slow or wrong; nothing is owed to it."""
    kind = chance.randrange(5)
    try:
        connection = socket.create_connection(("127.0.0.1", server.port), timeout=5)
        body = json.dumps(call(1, "check_rewrite", {"text": HALVES})).encode()
        head = (b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n"
                b"Mcp-Method: tools/call\r\nMcp-Name: check_rewrite\r\nContent-Length: %d\r\n\r\n" % len(body))
        connection.sendall([head + body, head + body[:20], b"\x16\x03\x01" + os.urandom(100), b"GET /" + b"a" * 20_000,
                            b"POST /mcp HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nffffffff\r\n" + b"x" * 50_000][kind])
        connection.close()
    except OSError:
        pass


class Run:
    def __init__(self, arguments, folder):
        os.environ["TMPDIR"] = folder
        self.maker = Maker(arguments.seed)
        self.stream = Stream(arguments.program, arguments.root, "--no-compile" if arguments.no_compile else "--time=25")
        self.http = Http(arguments.program, arguments.root)
        self.stream.ask(request("first", "tools/list"))
        self.servers = {"stdio": self.stream.process.pid, "http": self.http.process.pid}
        self.memory = {name: [] for name in self.servers}
        self.open = {name: descriptors(pid) for name, pid in self.servers.items()}
        self.worst = 0.0
        self.answered = 0

    def take(self, message):
        check(message is not None, f"the server ended at request {self.maker.number}, exit code {self.stream.process.poll()}")
        check("not JSON" not in message, message)
        text = json.dumps(message)
        check("root:x:" not in text and "daemon:" not in text, f"a file of the machine: {text[:500]}")

    def batch(self):
        """Sends some, waits for as many answers; then those that may stay silent, and a mark after them."""
        made = [self.maker.next() for _ in range(BATCH)]
        start = time.monotonic()
        for data, owed in made:
            if owed:
                self.stream.send_bytes(data)
        for _ in [data for data, owed in made if owed]:
            try:
                self.take(self.stream.receive(ANSWER_SECONDS))
            except queue.Empty:
                raise SystemExit(f"FAILED: a request up to {self.maker.number} is not answered in {ANSWER_SECONDS} s") from None
            self.answered += 1
        self.worst = max(self.worst, time.monotonic() - start)
        silent = [data for data, owed in made if not owed]
        for data in silent:
            self.stream.send_bytes(data)
        if silent:
            self.mark()

    def mark(self):
        name = f"mark {self.maker.number}"
        self.stream.send(request(name, "tools/list"))
        while True:
            got = self.stream.receive(ANSWER_SECONDS)
            self.take(got)
            if got.get("id") == name:
                return

    def post(self, chance):
        """One of them as the body of a POST, with the headers of a good one or with none. Any answer will do, but one must come."""
        data, _ = self.maker.next()
        headers = {"MCP-Protocol-Version": "2026-07-28", "Mcp-Method": "tools/call", "Mcp-Name": "check_rewrite"}
        start = time.monotonic()
        try:
            status, _, text = self.http.post_bytes(data, headers if chance.random() < 0.8 else {}, seconds=ANSWER_SECONDS)
        except ConnectionError as closed:  # refused for its length before it was sent whole
            check(len(data) > BODY_BYTES_MAX, closed)
        else:
            check(status in (200, 202, 400, 403, 404, 413, 503), status)
            check("root:x:" not in text and "daemon:" not in text, f"a file of the machine: {text[:500]}")
        self.answered += 1
        self.worst = max(self.worst, time.monotonic() - start)

    def all(self, count):
        chance = random.Random(7)
        while self.maker.number < count:
            self.batch()
            if chance.random() < 0.5:
                http_trouble(self.http, chance)
            if chance.random() < 0.5:
                self.post(chance)
            for name, pid in self.servers.items():
                self.memory[name].append(memory_kib(pid))

    def at_rest(self):
        """Nothing runs any more below the servers, and they hold no more descriptors than before the first request."""
        return not any(children(pid) or descriptors(pid) > self.open[name] for name, pid in self.servers.items())

    def end(self):
        for _ in range(200):
            if self.at_rest():
                break
            time.sleep(0.1)
        good = self.stream.ask(call("last", "check_rewrite", {"text": HALVES}), ANSWER_SECONDS)
        check(good["result"]["structuredContent"]["outcome"] == "proved", good)
        check(self.http.post(call(1, "check_rewrite", {"text": HALVES}))[2][-1]["result"]["structuredContent"]["outcome"] == "proved", "http")
        time.sleep(0.2)  # the connection of the last answer
        check(self.at_rest(), f"left: processes {[children(pid) for pid in self.servers.values()]}, "
                              f"descriptors {[descriptors(pid) for pid in self.servers.values()]} of {self.open}")
        check(self.stream.close() == 0 and self.http.close() == 0, "the exit code")


def growth_over_last_half(series):
    """Between the medians of the first and of the last quarter of it."""
    half = series[len(series) // 2:]
    quarter = max(len(half) // 4, 1)
    return sorted(half[-quarter:])[quarter // 2] - sorted(half[:quarter])[quarter // 2]


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("root", type=Path)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--no-compile", action="store_true", help="without the sources that need a compiler's time")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        os.chmod(folder, 0o711)
        run = Run(arguments, folder)
        run.all(arguments.count)
        run.end()
        left = [name for name in os.listdir(folder) if name.startswith("warpproof")]
        check(not left, f"folders are left: {left}")
    growths = {name: growth_over_last_half(series) for name, series in run.memory.items()}
    shown = ", ".join(f"memory of {name} {series[-1] / 1024:.1f} MiB (largest {max(series) / 1024:.1f}), growth over the last half "
                      f"{growths[name]} KiB" for name, series in run.memory.items())
    print(f"hostile requests: {run.maker.number}, answered or refused {run.answered}, slowest batch of {BATCH} {run.worst:.1f} s, {shown}")
    if os.environ.get("WARPPROOF_SANITIZED") != "ON":  # a sanitizer keeps what is freed, to find late uses of it
        check(max(growths.values()) < GROWTH_KIB_MAX, "memory grows")


main()
