#!/usr/bin/env python3
"""The official Python client, in every mode. usage: test_official.py WARPPROOF ROOT WORK

Runs with the Python of WORK/venv, into which requirements.txt is installed; skipped (77) where that can not be had.
"""
import os
import sys
from pathlib import Path

from client import HALVES, QUARTERS, Http, check

HERE = Path(__file__).resolve().parent
VENV = Path(sys.argv[3]).resolve() / "venv"
if Path(sys.prefix) != VENV:
    sys.path.insert(0, str(HERE.parent / "support"))
    from python_environment import python_with
    python, why = python_with(VENV, ["-r", HERE / "requirements.txt"])
    if python is None:
        print(f"skipped: {why}")
        sys.exit(77)
    os.execv(python, [str(python), *sys.argv])

import anyio
from mcp.client.client import Client
from mcp.client.stdio import StdioServerParameters, stdio_client


async def talk(client):
    tools = (await client.list_tools()).tools
    check(sorted(t.name for t in tools) == ["check_kernel", "check_rewrite", "compare_kernels", "explain"], tools)
    steps = []

    async def progress(value, total, message):
        steps.append((value, message))

    good = await client.call_tool("check_rewrite", {"text": HALVES}, progress_callback=progress)
    check(not good.is_error and good.structured_content["outcome"] == "proved", good)
    bad = await client.call_tool("check_rewrite", {"text": QUARTERS})
    check(not bad.is_error and bad.structured_content["outcome"] == "refuted", bad)
    wrong = await client.call_tool("check_rewrite", {"txt": HALVES})
    check(wrong.is_error and "did you mean 'text'" in wrong.content[0].text, wrong)
    return steps


async def all_modes(program, root):
    for mode in ("legacy", "auto", "2026-07-28"):
        server = StdioServerParameters(command=program, args=["serve", "--root", root])
        async with Client(stdio_client(server), mode=mode) as client:
            steps = await talk(client)
        print(f"stdio, {mode}: ok, {len(steps)} progress messages")
    service = Http(program, root)
    for mode in ("legacy", "auto", "2026-07-28"):
        async with Client(f"http://127.0.0.1:{service.port}/mcp", mode=mode) as client:
            await talk(client)
        print(f"HTTP, {mode}: ok")
    check(service.close() == 0, "the exit code")


anyio.run(all_modes, sys.argv[1], sys.argv[2])
