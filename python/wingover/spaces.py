"""Spaces: gymnasium's where it is installed, else plain data of the same names."""
from __future__ import annotations

import operator
import random
from typing import Any, Mapping, Optional, Sequence

try:
    import numpy
except ImportError:
    numpy = None  # type: ignore[assignment]


class PlainDiscrete:
    """The whole numbers from 0 to n - 1."""

    def __init__(self, n: int) -> None:
        self.n = n
        self._chance = random.Random()

    def seed(self, seed: Optional[int] = None) -> None:
        """The same seed gives the same samples."""
        self._chance.seed(seed)

    def sample(self, mask: Optional[Sequence[int]] = None) -> int:
        """Any number, or any where the mask is 1."""
        if mask is None:
            return self._chance.randrange(self.n)
        return self._chance.choice([i for i, allowed in enumerate(mask) if allowed])

    def contains(self, value: object) -> bool:
        """Is it one of them?"""
        try:
            return 0 <= operator.index(value) < self.n  # type: ignore[arg-type]
        except TypeError:
            return False

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainDiscrete) and other.n == self.n

    def __repr__(self) -> str:
        return f"Discrete({self.n})"


class PlainBox:
    """Rows of numbers between two bounds."""

    def __init__(self, low: float, high: float, shape: tuple[int, ...], dtype: Any = float) -> None:
        self.low, self.high, self.shape, self.dtype = low, high, shape, dtype

    def contains(self, value: object) -> bool:
        """Is it such a row?"""
        try:
            numbers = list(value)  # type: ignore[call-overload]
        except TypeError:
            return False
        return len(numbers) == self.shape[0] and all(self.low <= one <= self.high for one in numbers)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainBox) and (other.low, other.high, other.shape) == (self.low, self.high, self.shape)

    def __repr__(self) -> str:
        return f"Box({self.low}, {self.high}, {self.shape})"


class PlainDict:
    """Several spaces by name."""

    def __init__(self, spaces: Mapping[str, Any]) -> None:
        self.spaces = dict(spaces)

    def __getitem__(self, name: str) -> Any:
        return self.spaces[name]

    def contains(self, value: object) -> bool:
        """Does each part lie in its space?"""
        if not isinstance(value, Mapping) or value.keys() != self.spaces.keys():
            return False
        return all(space.contains(value[name]) for name, space in self.spaces.items())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, PlainDict) and other.spaces == self.spaces

    def __repr__(self) -> str:
        return f"Dict({self.spaces})"


Discrete: Any = PlainDiscrete
Box: Any = PlainBox
Dict: Any = PlainDict

if numpy is not None:
    try:
        from gymnasium.spaces import Box, Dict, Discrete  # type: ignore[no-redef]
    except ImportError:
        pass


def row(numbers: Sequence[float]) -> Any:
    """Numbers as an array of 32-bit floats where numpy is installed."""
    return list(numbers) if numpy is None else numpy.asarray(numbers, dtype=numpy.float32)


def mask_of(places: Sequence[int], size: int) -> Any:
    """1 at each of these places, 0 at all others."""
    mask: Any = [0] * size if numpy is None else numpy.zeros(size, dtype=numpy.int8)
    for place in places:
        mask[place] = 1
    return mask


def observation_space(size: int, actions: int) -> Any:
    """What an observation looks like: numbers from -1 to 1, and the mask of what may be done."""
    plain = numpy is None
    return Dict(
        {
            "observation": Box(-1.0, 1.0, (size,), float if plain else numpy.float32),
            "action_mask": Box(0, 1, (actions,), int if plain else numpy.int8),
        }
    )

