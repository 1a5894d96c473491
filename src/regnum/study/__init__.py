"""Study: what the engine sees in a position, and how well a game was played. `docs/study.md` explains the numbers."""

from regnum.study.analysis import analyse
from regnum.study.rates import Rate, rates
from regnum.study.review import Chance, Decision, Parts, Played, Review
from regnum.study.reviewing import review

__all__ = ["Chance", "Decision", "Parts", "Played", "Rate", "Review", "analyse", "rates", "review"]
