"""What the person to act is holding: the ghost of a domino over the kingdom, or a king over the next row."""

from __future__ import annotations

from functools import cached_property

from regnum.cli.kingdomino.picture import Point, Window
from regnum.games.kingdomino import DOMINOES, Action, Claim, Direction, Discard, Place, State
from regnum.games.protocol import Explanation


class Hand:
    """A tentative action; it need not be legal until it is confirmed."""

    def __init__(self, state: State) -> None:
        assert state.seat is not None
        self.state = state
        self.seat = state.seat
        self.ghost: Place | None = None
        self.claim: int | None = None
        if self.places:
            self.ghost = min(self.places, key=lambda place: (abs(place.x) + abs(place.y), _reading_order(place)))
        elif state.domino is None:
            self.claim = self._claimable[0]

    @property
    def action(self) -> Action:
        """The action that the hand would take now."""
        if self.ghost is not None:
            return self.ghost
        if self.claim is not None:
            return Claim(self.claim)
        assert self.state.domino is not None
        return Discard(self.state.domino)

    @property
    def explanation(self) -> Explanation[Action]:
        """Whether the tentative action is legal, and why."""
        return self.state.explain(self.action)

    @property
    def is_legal(self) -> bool:
        """Whether it may be confirmed."""
        return self.ghost is None or self.ghost in self.places

    @property
    def gain(self) -> int:
        """The points that a legal action would score, without bonuses: those are certain only at the end."""
        after = self.state.play(self.action).scores(self.state.game_number)
        return after[self.seat].land - self.state.scores()[self.seat].land

    @cached_property
    def places(self) -> frozenset[Place]:
        """Every legal placement; a double fits either way round."""
        turned = [place.turned for place in self._order if DOMINOES[place.domino].is_double]
        return frozenset([*self._order, *turned])

    @cached_property
    def window(self) -> Window:
        """The squares over which the ghost can be moved."""
        return Window.near(self.state.kingdom(self.seat))

    @property
    def marks(self) -> dict[Point, bool]:
        """Where the first half may go; True where it may as the domino is rotated now."""
        if self.ghost is None:
            return {}
        direction = self.ghost.direction
        found = {(place.x, place.y): False for place in self.places}
        return found | {(place.x, place.y): True for place in self.places if place.direction == direction}

    def move(self, dx: int, dy: int) -> None:
        """Move the ghost, or with a king go up and down among the free dominoes."""
        if self.ghost is not None:
            self._put(self.ghost.x + dx, self.ghost.y + dy, self.ghost.direction)
        elif self.claim is not None:
            self._step_claim(dx - dy)

    def rotate(self) -> None:
        """Turn the ghost a quarter round its first half, and push it back inside where it would stick out."""
        if self.ghost is not None:
            self._put(self.ghost.x, self.ghost.y, Direction((self.ghost.direction + 1) % 4))

    def point_at(self, point: Point) -> None:
        """Put the ghost's first half on a square, turned a legal way if there is one."""
        if self.ghost is None:
            return
        ways = sorted((place.direction for place in self.places if (place.x, place.y) == point), key=self._turns_to)
        self._put(*point, ways[0] if ways else self.ghost.direction)

    def next_place(self, step: int) -> None:
        """Jump to the next legal placement, or to the one before; or to the next free domino."""
        if self.ghost is None:
            self._step_claim(step)
            return
        order, here = self._order, _reading_order(self.ghost)
        if step > 0:
            self.ghost = next((place for place in order if _reading_order(place) > here), order[0])
        else:
            self.ghost = next((place for place in reversed(order) if _reading_order(place) < here), order[-1])

    def hold(self, action: Action) -> None:
        """Take up a legal action."""
        if isinstance(action, Place):
            self.ghost = action
        elif isinstance(action, Claim):
            self.claim = action.domino

    def choose(self, domino: int) -> Explanation[Action]:
        """Choose a domino of a row; if it may not be claimed nothing changes and the explanation says why."""
        explanation = self.state.explain(Claim(domino))
        if explanation.is_legal:
            self.claim = domino
        return explanation

    @cached_property
    def _order(self) -> list[Place]:
        """The legal placements in reading order, a double only one way round."""
        return sorted(
            (action for action in self.state.legal_actions() if isinstance(action, Place)), key=_reading_order
        )

    @cached_property
    def _claimable(self) -> list[int]:
        return [slot.domino for slot in self.state.next_row if slot.seat is None]

    def _step_claim(self, step: int) -> None:
        if self.claim is not None:
            index = self._claimable.index(self.claim) + step
            self.claim = self._claimable[index % len(self._claimable)]

    def _turns_to(self, direction: Direction) -> int:
        assert self.ghost is not None
        return (direction - self.ghost.direction) % 4

    def _put(self, x: int, y: int, direction: Direction) -> None:
        """Both halves stay where they can be seen."""
        dx, dy = direction.step
        window, domino = self.window, self.state.domino
        assert domino is not None
        x = min(max(x, window.west - min(dx, 0)), window.east - max(dx, 0))
        y = min(max(y, window.south - min(dy, 0)), window.north - max(dy, 0))
        self.ghost = Place(domino, x, y, direction)


def _reading_order(place: Place) -> tuple[int, int, int]:
    return -place.y, place.x, place.direction
