"""How compiled rules are built and run.

`@rule` and `@routine` mark the rules of a game, `@instruction` what a processor does in a single instruction, `@fixed`
what gives scratch a fixed place, and `@compiled` the entry points: loops around rules that run as machine code.
"""

from regnum.engine.marks import Compiled, compiled, fixed, instruction, routine, rule
from regnum.engine.signatures import Axes

__all__ = ["Axes", "Compiled", "compiled", "fixed", "instruction", "routine", "rule"]
