"""The metrics that Prometheus reads at `/metrics`."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter as Count
from collections import defaultdict
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1, 5)


class Times:
    """How long something took, by length."""

    def __init__(self) -> None:
        self._counts = [0] * (len(_QUICK) + 1)
        self._total = 0.0

    def observe(self, seconds: float) -> None:
        """Add one."""
        self._counts[bisect_left(_QUICK, seconds)] += 1
        self._total += seconds

    def add_to(self, family: HistogramMetricFamily, labels: list[str]) -> None:
        """Tell Prometheus, which wants to know how many took no longer than each length."""
        bounds = [*map(floatToGoString, _QUICK), "+Inf"]
        family.add_metric(labels, list(zip(bounds, accumulate(self._counts), strict=True)), self._total)


class Moves(Collector):
    """What is counted with every move, by one thread: for Prometheus' own counters a lock is taken each time."""

    def __init__(self) -> None:
        self.requests: Count[tuple[str, int]] = Count()
        """By endpoint and status."""
        self.seconds: defaultdict[str, Times] = defaultdict(Times)
        """By endpoint."""
        self.durable = Times()
        self.events = 0

    def collect(self) -> Iterator[Metric]:
        """All of it, as Prometheus wants it."""
        requests = CounterMetricFamily(
            "regnum_requests", "Requests by endpoint and status.", labels=["endpoint", "status"]
        )
        for (endpoint, status), count in self.requests.items():
            requests.add_metric([endpoint, str(status)], count)
        seconds = HistogramMetricFamily("regnum_request_seconds", "Time to an answer.", labels=["endpoint"])
        for endpoint, times in self.seconds.items():
            times.add_to(seconds, [endpoint])
        durable = HistogramMetricFamily("regnum_durable_seconds", "Time until events were durable.", labels=[])
        self.durable.add_to(durable, [])
        yield from (requests, seconds, durable)
        yield CounterMetricFamily("regnum_events", "Events written to tables.", value=self.events)


class Metrics:
    """All that is counted, in one process."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self._moves = Moves()
        self.registry.register(self._moves)
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

    def answered(self, endpoint: str, status: int, seconds: float) -> None:
        """Count a request."""
        self._moves.requests[endpoint, status] += 1
        self._moves.seconds[endpoint].observe(seconds)

    def written(self, count: int, seconds: float) -> None:
        """Count events that were made durable."""
        self._moves.events += count
        self._moves.durable.observe(seconds)

    def text(self) -> bytes:
        """Everything, as Prometheus reads it."""
        return generate_latest(self.registry)


METRICS = Metrics()
"""Of this process."""
