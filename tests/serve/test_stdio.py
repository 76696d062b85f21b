#!/usr/bin/env python3
"""Both eras of the protocol over stdio. usage: test_stdio.py WARPPROOF ROOT"""
import os
import queue
import shutil
import sys
import time
from pathlib import Path

from client import HALVES, QUARTERS, Stream, call, check, children, fits, request


def modern(server):
    found = server.ask(request(1, "server/discover"))["result"]
    check(found["supportedVersions"][0] == "2026-07-28" and found["resultType"] == "complete", found)
    tools = {tool["name"]: tool for tool in server.ask(request(2, "tools/list"))["result"]["tools"]}
    check(sorted(tools) == ["check_kernel", "check_rewrite", "compare_kernels", "explain"], tools)
    check(all(t["annotations"]["readOnlyHint"] for t in tools.values()), "readOnlyHint")
    try:
        import jsonschema
        for tool in tools.values():
            jsonschema.Draft202012Validator.check_schema(tool["inputSchema"])
            jsonschema.Draft202012Validator.check_schema(tool["outputSchema"])
    except ImportError:
        print("note: python3-jsonschema is not installed; the schemas are read by our own reader alone")

    def answer(number, tool, arguments):
        result = server.ask(call(number, tool, arguments))["result"]
        fits(result["structuredContent"], tools[tool]["outputSchema"])
        text = result["content"][0]["text"]
        check(len(text.encode()) < 2000, f"a text of {len(text)}")
        check("/tmp/" not in str(result), f"a place of this machine: {result}")
        return result

    good = answer(3, "check_rewrite", {"text": HALVES})
    check(good["structuredContent"]["outcome"] == "proved" and good["structuredContent"]["all_met"], good)
    bad = answer(4, "check_rewrite", {"text": QUARTERS})["structuredContent"]
    check(bad["outcome"] == "refuted" and bad["exit_code"] == 1, bad)
    example = [a["counterexample"] for a in bad["subjects"][0]["answers"] if a["counterexample"]][0]
    check(example["index"] and example["expected"] != example["got"] and example["replayed"], example)
    check(bad["next_steps"], bad)
    wrong = answer(5, "check_rewrite", {"text": HALVES.replace("X[i] / 2", "Z[i] / 2")})["structuredContent"]
    check(wrong["outcome"] == "rejected" and wrong["exit_code"] == 2, wrong)
    check(wrong["subjects"][0]["diagnostics"][0]["place"] == {"path": "request.rw", "line": 5, "column": 18}, wrong)
    file = answer(6, "check_rewrite", {"path": "rewrites/activation/gelu_erf.rw", "only": ["gelu_erf_lost_half"]})
    check(file["structuredContent"]["all_met"] and file["structuredContent"]["outcome"] == "refuted", file)
    check(file["structuredContent"]["subjects"][0]["place"]["path"] == "rewrites/activation/gelu_erf.rw", file)
    page = answer(7, "explain", {"name": "value_differs"})
    check("value_differs" in page["structuredContent"]["page"], page)
    check(answer(8, "check_rewrite", {"path": "../outside.rw"})["isError"], "a path that climbs")


def kernels(server, root):
    folder = "kernels/reduction/warp_row_sum"
    answer = server.ask(call(1, "check_kernel", {"claim_path": f"{folder}/claim.rw", "only": ["warp_row_sum"],
                                                 "quick": True}), 120)["result"]["structuredContent"]
    # The code for the other machines is compiled where clang is; without it nothing is said of that source.
    parts = [subject["outcome"] for subject in answer["subjects"]]
    without = answer.get("reason") == "source_not_compiled" and not shutil.which("clang-19")
    check(answer["outcome"] == "proved" or (without and set(parts) == {"proved"}), answer)
    same = server.ask(call(2, "compare_kernels", {"left_path": f"{folder}/claim.rw#warp_row_sum",
                                                  "right_path": f"{folder}/kernel.ptx", "quick": True}),
                      120)["result"]["structuredContent"]
    check(same["outcome"] == "proved", same)
    source = (root / folder / "kernel.ptx").read_text()
    other = server.ask(call(3, "compare_kernels", {"claim_path": f"{folder}/claim.rw", "only": ["warp_row_sum"],
                                                   "right": source.replace("add.f32", "mul.f32"), "language": "ptx",
                                                   "quick": True}), 120)["result"]["structuredContent"]
    check(other.get("outcome") in ("refuted", "unknown"), other)
    beside = server.ask(call(4, "compare_kernels", {"left_path": f"{folder}/claim.rw#warp_row_sum", "right": source, "language": "ptx",
                                                    "quick": True}), 120)["result"]["structuredContent"]
    check(beside.get("outcome") == "proved", beside)
    host = """__global__ void scale(const float* x, float* y, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) y[i] = 2.0f * x[i];
}
void launch(const float* x, float* y, int n) { scale<<<(n + 127) / 128, 128>>>(x, y, n); }
"""
    for text, outcomes in ((host.replace("2.0f * x[i]", "x[i] + x[i]"), ("proved", "unsupported")),
                           (host.replace("2.0f", "3.0f"), ("refuted", "unsupported"))):
        alone = server.ask(call(5, "compare_kernels", {"left": host, "right": text, "quick": True}), 120)["result"]["structuredContent"]
        check(alone["outcome"] in outcomes, alone)


def hostile_source(server):
    """A source that wants a file of the machine, or 100 GB: an answer, without the file."""
    claim = open(__file__.replace("test_stdio.py", "copy_claim.txt")).read()
    good = 'extern "C" __global__ void k(const float* x, float* y, int n) { if (threadIdx.x < n) y[threadIdx.x] = x[threadIdx.x]; }\n'
    for before, wanted in (("", ("proved", "rejected", "unsupported")), ('#include "/etc/passwd"\n', ("rejected", "unsupported")),
                           ("__device__ char large[100ull << 30] = {1};\n", ("rejected", "unsupported", "unknown"))):
        result = server.ask(call(1, "check_kernel", {"claim": claim, "source": before + good, "quick": True}), 120)["result"]
        answer = result["structuredContent"]
        check(answer["outcome"] in wanted, (before, answer))
        check("root:x:" not in str(result), result)


def legacy(server):
    check(server.ask(request(1, "tools/list", version=None))["error"]["code"] == -32602, "before initialize")
    for version in ("2025-06-18", "2025-11-25"):
        hello = server.ask(request(2, "initialize", {"protocolVersion": version, "capabilities": {},
                                                     "clientInfo": {"name": "t", "version": "1"}}, None))["result"]
        check(hello["protocolVersion"] == version and hello["serverInfo"]["name"] == "warpproof", hello)
    server.send({"jsonrpc": "2.0", "method": "notifications/initialized"})
    check(server.ask(request(3, "ping", version=None))["result"] == {}, "ping")
    check(len(server.ask(request(4, "tools/list", version=None))["result"]["tools"]) == 4, "list")
    result = server.ask(call(5, "check_rewrite", {"text": HALVES}, None))["result"]
    check(result["structuredContent"]["outcome"] == "proved" and not result["isError"], result)


def long_work(root):
    """A request that takes long: a big product, all of its data symbolic."""
    return {"claim_path": "kernels/matmul/gemm_half_in/claim.rw"}


def progress_and_cancellation(server, root):
    server.send(call(1, "check_kernel", long_work(root), progressToken="token"))
    seen = server.receive(60)
    check(seen.get("method") == "notifications/progress" and seen["params"]["progressToken"] == "token", seen)
    check(children(server.process.pid), "no child at work")
    server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
    end = time.monotonic() + 5
    while children(server.process.pid) and time.monotonic() < end:
        time.sleep(0.02)
    check(not children(server.process.pid), "the child outlived its cancellation")
    while True:
        try:
            check("id" not in server.receive(0.5), "an answer after the cancellation")
        except queue.Empty:
            break


def budget(server, root):
    start = time.monotonic()
    answer = server.ask(call(1, "check_kernel", {**long_work(root), "budget_seconds": 1}))["result"]["structuredContent"]
    check(time.monotonic() - start < 4, f"{time.monotonic() - start} s for a budget of 1 s")
    check(answer["outcome"] == "unknown" and not answer["all_met"], answer)


def gone(pids, seconds=5):
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if not any(os.path.exists(f"/proc/{pid}") for pid in pids):
            return True
        time.sleep(0.05)
    return False


def nothing_outlives(program, root):
    """The service is ended by a signal, or killed, or a call is cancelled while a compiler runs: all of its processes end."""
    slow = ("constexpr int f(int n) { int s = 0; for (int i = 0; i < n; ++i) s ^= i; return s; }\n" +
            "".join(f"constexpr int x{i} = f({1000000 + i});\n" for i in range(400)))
    source = slow + 'extern "C" __global__ void k(const float* x, float* y, int n) { y[threadIdx.x] = x[threadIdx.x]; }\n'
    claim = (Path(__file__).resolve().parent / "copy_claim.txt").read_text()
    for how in ("cancel", "terminate", "kill"):
        server = Stream(program, root)
        server.send(call(1, "check_kernel", {"claim": claim, "source": source}))
        end = time.monotonic() + 10
        while len(children(server.process.pid)) < 3 and time.monotonic() < end:
            time.sleep(0.05)
        below = children(server.process.pid)
        check(below, "nothing was started")
        if how == "cancel":
            server.send({"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 1}})
        else:
            getattr(server.process, how)()
        check(gone(below, 5 if how != "kill" else 15), f"{how}: processes are left of {below}")
        server.process.kill()
        server.process.wait()


def latency(server):
    times = []
    for number in range(20):
        start = time.monotonic()
        server.ask(call(100 + number, "check_rewrite", {"text": HALVES}))
        times.append(1000 * (time.monotonic() - start))
    print(f"a small rewrite: median {sorted(times)[10]:.0f} ms, worst {max(times):.0f} ms")


def main():
    program, root = sys.argv[1], Path(sys.argv[2])
    server = Stream(program, root)
    modern(server)
    latency(server)
    kernels(server, root)
    hostile_source(server)
    progress_and_cancellation(server, root)
    budget(server, root)
    check(server.close() == 0, "the exit code")
    check(not server.strays, server.strays)
    old = Stream(program, root)
    legacy(old)
    old.send(call(9, "check_kernel", long_work(root), None))
    time.sleep(0.3)
    check(old.close() == 0, "left while a child is at work")
    check(Stream(program, root / "no such folder").process.wait(10) == 2, "a root that is no folder")
    nothing_outlives(program, root)
    print("ok")


main()
