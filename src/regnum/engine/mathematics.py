"""Mathematical functions whose last bit must not depend on the platform, as rules.

Libraries differ in the last bit of `exp` and `log`. These use only additions, multiplications and divisions of
float64, in a fixed order, which are exact to the bit everywhere; `math.sqrt` is rounded correctly everywhere and
needs no rule. The errors are below one unit in the last place.
"""

from __future__ import annotations

import math

import numpy as np

from regnum.engine.marks import rule

_LN2_HIGH, _LN2_LOW = 6.93147180369123816490e-01, 1.90821492927058770002e-10
"""ln 2 in two parts; the first has so few bits that its multiples up to 2048 are exact."""
_PER_LN2 = 1.44269504088896338700e00
_HALF_ROOT = 7.07106781186547524401e-01
_LEAST, _MOST = -1022, 1023
_POWERS = np.array([math.ldexp(1.0, power) for power in range(_LEAST, _MOST + 1)])
"""`_POWERS[power - _LEAST]` is 2 ** power."""


@rule
def _power_of_two(power: int) -> float:
    """2 ** power, from 2 ** -1022 to 2 ** 1023."""
    return float(_POWERS[power - _LEAST])


@rule
def exp(x: float) -> float:
    """e to the power x; infinite where that is too large for a number, 0 where it is too small for a normal one.

    >>> round(exp(1.0), 12)
    2.718281828459
    """
    if x > 709.0:
        return math.inf
    if x < -708.0:
        return 0.0
    power = int(x * _PER_LN2 + (0.5 if x > 0.0 else -0.5))
    rest = (x - power * _LN2_HIGH) - power * _LN2_LOW
    # The series of e ** rest for a rest of at most ln 2 / 2, small terms first.
    total = 1.6059043836821613e-10
    total = total * rest + 2.08767569878681e-09
    total = total * rest + 2.505210838544172e-08
    total = total * rest + 2.755731922398589e-07
    total = total * rest + 2.7557319223985893e-06
    total = total * rest + 2.48015873015873e-05
    total = total * rest + 0.0001984126984126984
    total = total * rest + 0.001388888888888889
    total = total * rest + 0.008333333333333333
    total = total * rest + 0.041666666666666664
    total = total * rest + 0.16666666666666666
    total = total * rest + 0.5
    return (1.0 + (rest + rest * rest * total)) * _power_of_two(power)


@rule
def log(x: float) -> float:
    """The natural logarithm of a positive normal number.

    >>> log(10.0)
    2.302585092994046
    """
    low, high = _LEAST, _MOST + 1
    while high - low > 1:  # the largest power of two that is not above x
        middle = (low + high) >> 1
        if _power_of_two(middle) <= x:
            low = middle
        else:
            high = middle
    part = x / _power_of_two(low)
    if part > 2.0 * _HALF_ROOT:
        part *= 0.5
        low += 1
    # ln((1 + s) / (1 - s)) = 2 (s + s**3 / 3 + s**5 / 5 + ...), small terms first.
    f = part - 1.0
    s = f / (2.0 + f)
    square = s * s
    total = 1.0 / 23.0
    for odd in range(21, 1, -2):
        total = total * square + 1.0 / odd
    half = 0.5 * f * f
    series = s * (half + 2.0 * square * total)
    return low * _LN2_HIGH - ((half - (series + low * _LN2_LOW)) - f)
