"""The metrics that Prometheus reads at `/metrics`."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class Metrics:
    """All that is counted, in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "regnum_requests", "Requests by endpoint and status.", ["endpoint", "status"], registry=self.registry
        )
        self.seconds = Histogram(
            "regnum_request_seconds", "Time to an answer.", ["endpoint"], buckets=_QUICK, registry=self.registry
        )
        self.durable = Histogram(
            "regnum_durable_seconds", "Time until events were durable.", buckets=_QUICK, registry=self.registry
        )
        self.events = Counter("regnum_events", "Events written to tables.", registry=self.registry)
        self.commits = Counter("regnum_commits", "Transactions committed to the store.", registry=self.registry)
        self.forgotten = Counter("regnum_forgotten_tables", "Idle tables that were deleted.", registry=self.registry)
        self.tables = Gauge("regnum_live_tables", "Tables in memory.", registry=self.registry)
        self.streams = Gauge("regnum_streams", "Open event streams.", registry=self.registry)
        self.thinking = Gauge("regnum_bots_thinking", "Decisions that bots are working on.", registry=self.registry)
        self.connections = Gauge("regnum_connections", "Open connections.", registry=self.registry)
        self.refused_connections = Counter(
            "regnum_refused_connections", "Connections for which there was no place.", registry=self.registry
        )
        self.damaged = Counter("regnum_damaged_tables", "Tables found to be damaged.", registry=self.registry)
        self.failures = Counter("regnum_bot_failures", "Moves made for a bot that failed.", registry=self.registry)

        self._of_endpoints: dict[tuple[str, int], tuple[Histogram, Counter]] = {}

    def answered(self, endpoint: str, status: int, seconds: float) -> None:
        """Count a request."""
        key = (endpoint, status)
        if key not in self._of_endpoints:
            self._of_endpoints[key] = self.seconds.labels(endpoint), self.requests.labels(endpoint, str(status))
        timed, counted = self._of_endpoints[key]
        timed.observe(seconds)
        counted.inc()

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


METRICS = Metrics()
"""Of this process."""
