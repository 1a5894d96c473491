"""The types of entry points, however NumPy writes them."""

from __future__ import annotations

from typing import Annotated, Any, TypeVar

import numpy as np
from numpy.typing import NDArray
from typing_extensions import TypeAliasType

from regnum.engine import Axes
from regnum.engine.signatures import signature_of

_Scalar = TypeVar("_Scalar", bound=np.generic)
_Newer = TypeAliasType("_Newer", np.ndarray[Any, np.dtype[_Scalar]], type_params=(_Scalar,))


def _as_before(board: NDArray[np.uint64], rows: Annotated[NDArray[np.int8], Axes(2)]) -> int:
    return int(board[0]) + int(rows[0, 0])


def _as_since_numpy_2_5(board: Any, rows: Any) -> int:
    return int(board[0]) + int(rows[0, 0])


def test_arrays_may_be_aliases_that_keep_their_names() -> None:
    newer: Any = _Newer
    notes = {"board": newer[np.uint64], "rows": Annotated[newer[np.int8], Axes(2)], "return": int}
    _as_since_numpy_2_5.__annotations__ = notes
    assert signature_of(_as_since_numpy_2_5) == signature_of(_as_before)
