"""Playing a plan on a Ray cluster."""

from __future__ import annotations

import importlib
import os
import socket
from collections import deque
from collections.abc import Iterator
from typing import Any, Final

from vatra.core.errors import BadInput
from vatra.lab.plan import Plan
from vatra.lab.records import Record, play_some
from vatra.lab.run import Player, chunks

KNOCKS: Final = 10.0  # seconds for an answer from the address of a cluster


def on_ray(address: str = "") -> Player:
    """A player for `run` and `compare`: on the cluster at this address, or on a local one made for the purpose.

    `jobs` is then how many workers play, each in a process of its own with one core. All machines of the cluster need
    the same version of Vatra.
    """
    ray = _ray()

    def play(plan: Plan, jobs: int, first: int = 0) -> Iterator[list[Record]]:
        _connect(ray, address)
        # Actors, not tasks: a patch stays in its process, so no process may play two plans.
        # A worker that is lost begins anew elsewhere, and what it was playing is played again: games follow from their
        # numbers, so nothing comes out differently.
        worker = ray.remote(num_cpus=1, max_restarts=-1, max_task_retries=-1)(Worker)
        workers = [worker.remote(plan) for _ in range(jobs)]
        try:
            waiting: deque[Any] = deque()
            for number, (start, count) in enumerate(chunks(plan.games, jobs, first)):
                waiting.append(workers[number % jobs].play.remote(start, count))
                if len(waiting) > 4 * jobs:
                    yield ray.get(waiting.popleft())
            while waiting:
                yield ray.get(waiting.popleft())
        finally:
            for each in workers:
                ray.kill(each)

    return play


class Worker:
    def __init__(self, plan: Plan) -> None:
        self.plan = plan

    def play(self, first: int, count: int) -> list[Record]:
        return play_some(self.plan, first, count)


def cores(address: str = "") -> int:
    """How many cores the cluster has."""
    ray = _ray()
    _connect(ray, address)
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _ray() -> Any:
    try:
        return importlib.import_module("ray")
    except ImportError:
        raise BadInput("lab-needs-extra", {"package": "ray", "command": "pip install 'vatra[ray]'"}) from None


def _connect(ray: Any, address: str) -> None:
    if ray.is_initialized():
        return
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    try:
        if address:
            _knock(address)
            ray.init(address=address, **quiet)
        else:
            # Two at least: an experiment plays with and without its patch at once.
            ray.init(num_cpus=max(2, os.cpu_count() or 1), include_dashboard=False, **quiet)
    except (OSError, ValueError, ImportError) as fault:
        raise BadInput("lab-no-cluster", {"address": address or "local", "why": str(fault)}) from None


def _knock(address: str) -> None:
    """Ray itself tries an address where nobody answers for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon and port.isdecimal():
        socket.create_connection((host, int(port)), KNOCKS).close()
