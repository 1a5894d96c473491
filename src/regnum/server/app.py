"""The server as an ASGI application: routes, the web app's files, start and shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp

from regnum.bots.worker import BotPool
from regnum.server.addresses import Addresses
from regnum.server.api import ENDPOINTS
from regnum.server.aside import start_processes
from regnum.server.dispatch import Answering, Dispatch
from regnum.server.endpoints import Endpoint, RefusedError, Services, refusal
from regnum.server.entrance import Entrance
from regnum.server.flood import Flood
from regnum.server.guard import SafeHeaders
from regnum.server.hub import Hub
from regnum.server.identity import Identities
from regnum.server.limits import Buckets
from regnum.server.openapi import openapi
from regnum.server.pages import pages
from regnum.server.runner import TableRunner
from regnum.server.settings import Settings
from regnum.server.store import Store
from regnum.server.streams import Streams
from regnum.server.thinking import Schedule
from regnum.words.message import message


class Server:
    """All parts of one server process, put together."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.hub = Hub(store)
        self.bots = BotPool(settings.workers + 1)  # one more than may think for long, for quick bots
        self._is_limited = bool(settings.limits)
        schedule = Schedule(settings.workers, is_limited=self._is_limited)
        self.runner = TableRunner(self.hub, self.bots, schedule, settings.days_kept)
        self.services = Services(
            *(self.hub, Identities(store), Buckets(settings.limits), Streams(settings.limits), self.bots),
            Addresses(settings.metrics),
        )
        self.pages = pages()
        endpoints = [Answering(endpoint, self.services) for endpoint in ENDPOINTS]
        others = Starlette(
            routes=[*map(_route, ENDPOINTS, endpoints), _openapi_route(), *self.pages.routes],
            exception_handlers={404: self._not_found, 405: self._not_found},
            lifespan=lambda _app: self.lifespan(),
        )
        others.router.redirect_slashes = False  # a redirect would repeat whatever the request calls this host
        inner = _with_entrance(Dispatch(endpoints, others), settings)
        self.app = SafeHeaders(Flood(inner, self.services.buckets))

    def dismiss(self) -> None:
        """Ask all watchers to connect again later: this process is about to stop."""
        self.hub.is_stopping = True
        for live in self.hub.live.values():
            for watcher in live.watchers:
                watcher.dismiss()

    async def _not_found(self, request: Request, _problem: Exception) -> Response:
        problem = RefusedError(404, "unknown", message("server-no-page"))
        return self.pages.not_found(request) or refusal(request, problem)

    @asynccontextmanager
    async def lifespan(self) -> AsyncIterator[None]:
        """Look after the tables for as long as requests are answered."""
        self.hub.subscribe(self.runner.attend)
        await self.hub.store.listen(self.hub.notify)
        await self.hub.index()
        if self._is_limited:  # a server for strangers: they must not find it unprepared
            start_processes()
        work = asyncio.ensure_future(self.runner.run())
        yield
        work.cancel()
        with suppress(asyncio.CancelledError):
            await work
        await self.hub.background.close()  # before the bots go, so that none of them is replaced by a fallback move
        await asyncio.to_thread(self.bots.close)
        await self.runner.close()
        await self.hub.store.close()


def _with_entrance(app: ASGIApp, settings: Settings) -> ASGIApp:
    """What only some servers need."""
    is_needed = settings.hosts or settings.root_path
    return Entrance(app, settings.hosts, settings.root_path) if is_needed else app


def _route(endpoint: Endpoint[Any, Any], answering: Answering) -> Route:
    return Route(endpoint.path, answering, methods=[endpoint.method], name=endpoint.name)


def _openapi_route() -> Route:
    text = openapi(ENDPOINTS)

    async def described(_request: Request) -> Response:
        return Response(text, media_type="application/json")

    return Route("/api/openapi.json", described)
