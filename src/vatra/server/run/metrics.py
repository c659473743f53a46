"""Numbers for whoever watches over the server, in the text form of Prometheus. Each worker process counts its own."""

from __future__ import annotations

from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

TEXT: Final = CONTENT_TYPE_LATEST
_FAST: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_SLOW: Final = (0.01, 0.05, 0.1, 0.5, 1.0, 2.0, 5.0, 10.0)


class Metrics:
    def __init__(self) -> None:
        self.registry: Final = CollectorRegistry()
        self.requests: Final = Histogram(
            "vatra_request_seconds",
            "Answers of HTTP",
            ["method", "route", "status"],
            buckets=_FAST,
            registry=self.registry,
        )
        self.rows: Final = Counter("vatra_rows_total", "Stored rows", ["kind", "by"], registry=self.registry)
        self.races: Final = Counter(
            "vatra_races_total", "Rows another worker stored first", registry=self.registry
        )
        self.stored: Final = Histogram(
            "vatra_store_seconds", "Time to store rows", buckets=_FAST, registry=self.registry
        )
        self.refused: Final = Counter(
            "vatra_refused_total", "Refused moves", ["stale"], registry=self.registry
        )
        self.frames: Final = Counter("vatra_frames_total", "Frames sent", registry=self.registry)
        self.dropped: Final = Counter(
            "vatra_dropped_total", "Connections closed", ["why"], registry=self.registry
        )
        self.readers: Final = Gauge(
            "vatra_connections", "Readers: open connections at tables", registry=self.registry
        )
        self.rooms: Final = Gauge("vatra_rooms", "Open tables", registry=self.registry)
        self.thoughts: Final = Histogram(
            "vatra_bot_seconds", "Time bots think, waiting included", buckets=_SLOW, registry=self.registry
        )
        self.bot_faults: Final = Counter("vatra_bot_faults_total", "Bots that failed", registry=self.registry)
        self.lag: Final = Histogram(
            "vatra_loop_lag_seconds", "Delay of the event loop", buckets=_FAST, registry=self.registry
        )

    def text(self) -> bytes:
        return generate_latest(self.registry)
