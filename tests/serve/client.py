"""Small clients of `warpproof serve`, on the standard library alone: over stdio, HTTP, JSON lines."""
import atexit
import http.client
import json
import os
import queue
import re
import subprocess
import threading
import time

MODERN = "2026-07-28"
CONFINED_WHERE_POSSIBLE = "--unconfined"  # changes nothing where the kernel has Landlock

HALVES = """rewrite halves
  size    N
  input   X[N] : real
  output  Y[N] : real
  before  Y[i] = X[i] / 2
  after   Y[i] = 0.5 * X[i]
  expect  proved for all sizes
"""
QUARTERS = HALVES.replace("0.5", "0.25").replace("halves", "quarters")


def meta(version=MODERN, **more):
    return {"io.modelcontextprotocol/protocolVersion": version, "io.modelcontextprotocol/clientCapabilities": {},
            "io.modelcontextprotocol/clientInfo": {"name": "test", "version": "1"}, **more}


def request(number, method, params=None, version=MODERN, **more_meta):
    """Of the new era; version None: of the old one."""
    params = dict(params or {})
    if version:
        params["_meta"] = meta(version, **more_meta)
    elif more_meta:
        params["_meta"] = more_meta
    return {"jsonrpc": "2.0", "id": number, "method": method, "params": params}


def call(number, tool, arguments, version=MODERN, **more_meta):
    return request(number, "tools/call", {"name": tool, "arguments": arguments}, version, **more_meta)


class Stream:
    """A server behind pipes; every line of its output must be JSON."""

    def __init__(self, program, root, *words):
        self.process = subprocess.Popen([program, "serve", "--root", str(root), CONFINED_WHERE_POSSIBLE, *words], stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        atexit.register(self.process.kill)
        self.inbox = queue.Queue()
        self.strays = []
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=lambda: self.strays.extend(self.process.stderr), daemon=True).start()

    def _read(self):
        for line in self.process.stdout:
            try:
                self.inbox.put(json.loads(line))
            except ValueError:
                self.inbox.put({"not JSON": line[:200].decode(errors="replace")})
        self.inbox.put(None)

    def send_bytes(self, data):
        self.process.stdin.write(data)
        self.process.stdin.flush()

    def send(self, message):
        self.send_bytes(json.dumps(message).encode() + b"\n")

    def receive(self, seconds=60):
        return self.inbox.get(timeout=seconds)

    def ask(self, message, seconds=60):
        """The answer with this id; what else comes on the way is lost."""
        self.send(message)
        end = time.monotonic() + seconds
        while True:
            got = self.receive(max(end - time.monotonic(), 0.01))
            if got is None or got.get("id") == message.get("id"):
                return got

    def close(self, seconds=10):
        """Ends the input; the exit code."""
        self.process.stdin.close()
        return self.process.wait(seconds)


def children(pid):
    """Ids of the processes below this one, at any depth."""
    parents = {}
    for name in os.listdir("/proc"):
        if name.isdigit():
            try:
                with open(f"/proc/{name}/stat") as file:
                    fields = file.read().rsplit(")", 1)[1].split()
            except (OSError, IndexError):
                continue
            if fields[0] != "Z":
                parents[int(name)] = int(fields[1])
    found, wanted = [], {pid}
    while wanted:
        wanted = {child for child, parent in parents.items() if parent in wanted}
        found += wanted
    return found


def memory_kib(pid):
    """Its own memory: without the pages of programs and libraries, of which the kernel decides."""
    with open(f"/proc/{pid}/status") as file:
        return int(re.search(r"RssAnon:\s+(\d+)", file.read()).group(1))


def descriptors(pid):
    return len(os.listdir(f"/proc/{pid}/fd"))


class Http:
    def __init__(self, program, root, *words):
        self.process = subprocess.Popen([program, "serve", "--root", str(root), CONFINED_WHERE_POSSIBLE, "--http", "0", *words],
                                        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
        atexit.register(self.process.kill)
        line = self.process.stderr.readline().decode()
        self.port = int(re.search(r"http://127\.0\.0\.1:(\d+)/mcp", line).group(1))

    def post_bytes(self, body, headers=None, path="/mcp", method="POST", seconds=60):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=seconds)
        base = {"Content-Type": "application/json", "Accept": "application/json, text/event-stream"}
        connection.request(method, path, body, {**base, **(headers or {})})
        response = connection.getresponse()
        text = response.read().decode()
        connection.close()
        return response.status, dict(response.getheaders()), text

    def post(self, message, headers=None):
        """Status, headers, and the messages of the body."""
        wanted = {}
        version = message.get("params", {}).get("_meta", {}).get("io.modelcontextprotocol/protocolVersion")
        if version:
            wanted = {"MCP-Protocol-Version": version, "Mcp-Method": message.get("method", "")}
            if message.get("method") == "tools/call":
                wanted["Mcp-Name"] = message["params"]["name"]
        status, found, text = self.post_bytes(json.dumps(message), {**wanted, **(headers or {})})
        if "text/event-stream" in found.get("Content-Type", ""):
            return status, found, [json.loads(line[5:]) for line in text.splitlines() if line.startswith("data:")]
        return status, found, [json.loads(text)] if text else []

    def close(self):
        self.process.terminate()
        return self.process.wait(10)


def fits(document, schema, where="$"):
    """The words of JSON Schema that the server's own schemas use; raises AssertionError."""
    known = {"$schema", "type", "properties", "required", "additionalProperties", "items", "enum", "anyOf", "description",
             "minimum", "maximum", "maxItems", "maxProperties", "default"}
    assert set(schema) <= known, f"{where}: {set(schema) - known}"
    types = {"object": dict, "array": list, "string": str, "integer": int, "number": (int, float), "boolean": bool,
             "null": type(None)}
    if "type" in schema:
        wanted = schema["type"] if isinstance(schema["type"], list) else [schema["type"]]
        assert any(isinstance(document, types[t]) for t in wanted), f"{where}: {document!r} is no {wanted}"
    if "enum" in schema:
        assert document in schema["enum"], f"{where}: {document!r}"
    if isinstance(document, dict):
        for name in schema.get("required", []):
            assert name in document, f"{where}: no {name}"
        for name, value in document.items():
            inner = schema.get("properties", {}).get(name, schema.get("additionalProperties", True))
            assert inner is not False, f"{where}: {name} is not in the schema"
            if isinstance(inner, dict):
                fits(value, inner, f"{where}.{name}")
    if isinstance(document, list) and "items" in schema:
        for i, value in enumerate(document):
            fits(value, schema["items"], f"{where}[{i}]")
    if "anyOf" in schema:
        for choice in schema["anyOf"]:
            try:
                return fits(document, choice, where)
            except AssertionError:
                pass
        raise AssertionError(f"{where}: fits nothing of anyOf")
    return None


def check(condition, what):
    if not condition:
        raise SystemExit(f"FAILED: {what}")
