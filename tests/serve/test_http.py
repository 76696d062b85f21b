#!/usr/bin/env python3
"""Both eras over HTTP, and who is refused. usage: test_http.py WARPPROOF ROOT"""
import json
import socket
import sys
import threading
import time
from pathlib import Path

from client import HALVES, Http, call, check, children, request


def modern(server):
    status, _, found = server.post(request(1, "server/discover"))
    check(status == 200 and found[0]["result"]["supportedVersions"][0] == "2026-07-28", found)
    status, headers, found = server.post(call(2, "check_rewrite", {"text": HALVES}, progressToken=7))
    check(status == 200 and "text/event-stream" in headers["Content-Type"], headers)
    check(found[-1]["id"] == 2 and found[-1]["result"]["structuredContent"]["outcome"] == "proved", found)
    check(all(m["method"] == "notifications/progress" for m in found[:-1]), found)
    status, headers, found = server.post(call(3, "check_rewrite", {"text": HALVES}), {"Accept": "application/json"})
    check(status == 200 and found[0]["result"]["structuredContent"]["outcome"] == "proved", found)
    for change in ({"MCP-Protocol-Version": "2025-06-18"}, {"Mcp-Method": "tools/list"}, {"Mcp-Name": "explain"}):
        status, _, found = server.post(call(4, "check_rewrite", {"text": HALVES}), change)
        check(status == 400 and found[0]["error"]["code"] == -32020, (change, found))
    status, _, found = server.post(request(5, "no/method"))
    check(status == 404 and found[0]["error"]["code"] == -32601, found)
    status, _, found = server.post(request(6, "tools/list", version="2099-01-01"))
    check(status == 400 and found[0]["error"]["code"] == -32022, found)


def legacy(server):
    status, headers, found = server.post(request(1, "initialize", {"protocolVersion": "2025-06-18"}, None))
    check(status == 200 and found[0]["result"]["protocolVersion"] == "2025-06-18", found)
    session = {"Mcp-Session-Id": headers["Mcp-Session-Id"], "MCP-Protocol-Version": "2025-06-18"}
    status, _, found = server.post({"jsonrpc": "2.0", "method": "notifications/initialized"}, session)
    check(status == 202 and not found, found)
    check(len(server.post(request(2, "tools/list", version=None), session)[2][0]["result"]["tools"]) == 4, "list")
    _, _, found = server.post(call(3, "check_rewrite", {"text": HALVES}, None), session)
    check(found[-1]["result"]["structuredContent"]["outcome"] == "proved", found)


def refusals(server):
    body = json.dumps(request(1, "tools/list"))
    check(server.post_bytes(body, {"Origin": "http://evil.example"})[0] == 403, "a foreign page")
    check(server.post_bytes(body, {"Host": "evil.example"})[0] == 403, "a name that points here")
    check(server.post_bytes(body, {"Content-Encoding": "gzip"})[0] == 415, "a compressed body")
    check(server.post_bytes("{")[0] == 400, "no JSON")
    check(server.post_bytes("[" * 100000)[0] == 400, "nesting")
    check(server.post_bytes("", method="GET")[0] == 405, "GET")
    check(server.post_bytes("", method="DELETE")[0] == 405, "DELETE")
    check(server.post_bytes(body, path="/other")[0] == 404, "another path")
    try:
        check(server.post_bytes(b"x" * (9 << 20))[0] in (400, 413), "a huge body")
    except (BrokenPipeError, ConnectionResetError):
        pass  # refused before it was read to the end
    idle = [socket.create_connection(("127.0.0.1", server.port)) for _ in range(100)]
    for connection in idle:
        connection.close()
    check(server.post(request(1, "tools/list"))[0] == 200, "after a hundred idle connections")


def closing_cancels(server):
    body = json.dumps(call(1, "check_kernel", {"claim_path": "kernels/matmul/gemm_half_in/claim.rw"}))
    connection = socket.create_connection(("127.0.0.1", server.port))
    connection.sendall((f"POST /mcp HTTP/1.1\r\nHost: localhost\r\nAccept: text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\n"
                        f"Mcp-Method: tools/call\r\nMcp-Name: check_kernel\r\nContent-Length: {len(body)}\r\n\r\n{body}").encode())
    end = time.monotonic() + 10
    while not children(server.process.pid) and time.monotonic() < end:
        time.sleep(0.02)
    check(children(server.process.pid), "no child at work")
    connection.close()
    end = time.monotonic() + 6
    while children(server.process.pid) and time.monotonic() < end:
        time.sleep(0.05)
    check(not children(server.process.pid), "the child outlived its connection")


def legacy_cancellation(server):
    """Another POST of the same session ends the call; one of another session does not."""
    headers = {"Mcp-Session-Id": "one", "MCP-Protocol-Version": "2025-11-25"}
    answers = []
    message = call("long", "check_kernel", {"claim_path": "kernels/matmul/gemm_half_in/claim.rw"}, None)
    asking = threading.Thread(target=lambda: answers.append(server.post(message, headers)))
    asking.start()
    end = time.monotonic() + 10
    while not children(server.process.pid) and time.monotonic() < end:
        time.sleep(0.02)
    cancel = {"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": "long"}}
    check(server.post(cancel, {**headers, "Mcp-Session-Id": "two"})[0] == 202, "another session")
    time.sleep(0.2)
    check(children(server.process.pid), "cancelled by another session")
    check(server.post(cancel, headers)[0] == 202, "the same session")
    end = time.monotonic() + 5
    while children(server.process.pid) and time.monotonic() < end:
        time.sleep(0.02)
    check(not children(server.process.pid), "the child outlived its cancellation")
    asking.join(10)
    check(not asking.is_alive() and not [m for m in answers[0][2] if "id" in m], f"the stream goes on: {answers}")


def main():
    server = Http(sys.argv[1], Path(sys.argv[2]))
    modern(server)
    legacy(server)
    refusals(server)
    closing_cancels(server)
    legacy_cancellation(server)
    check(server.close() == 0, "the exit code")
    print("ok")


main()
