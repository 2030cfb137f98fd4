"""Many games at once, one line to the server for a step in all of them."""
from __future__ import annotations

from typing import Any, Optional, Sequence

from .client import Answer, Client, Refused
from .spaces import mask_of, row


class VectorEnv:
    """``count`` games of one kind, both seats of each. A game that is over begins anew with its next step.

    Each position is a dict: ``seat`` (who is asked), ``choices`` (how many), ``rewards`` by seat, ``done``, and, with
    ``numbers``, ``observation`` and ``actions`` (the place of each choice). An action is the number of a choice; ``mask``
    and ``choice_at`` turn places into choices.
    """

    def __init__(
        self,
        ruleset: str = "spitting-fire",
        count: int = 64,
        scenario: Optional[str] = None,
        client: Optional[Client] = None,
        want: Sequence[str] = ("numbers",),
    ) -> None:
        self._own = client is None
        self.client = client or Client.pipe()
        self.want = list(want)
        self.places: int = self.client.ask("encoder", ruleset=ruleset)["actions"]
        opened = [self.client.ask("new", ruleset=ruleset, scenario=scenario, refereed=True) for _ in range(count)]
        self.games: list[str] = [one["game"] for one in opened]
        self.positions: list[Answer] = []

    def reset(self, seed: Optional[int] = None) -> list[Answer]:
        """Begins all games. The same seed gives the same games."""
        return self._take(
            [
                {"game": game, "reset": True, **({} if seed is None else {"seed": f"{seed} {i}"})}
                for i, game in enumerate(self.games)
            ]
        )

    def step(self, choices: Sequence[int]) -> list[Answer]:
        """One choice in each game, by its number in the list. In a game that is over the number does not matter."""
        if len(choices) != len(self.games):
            raise ValueError(f"{len(self.games)} choices are wanted, not {len(choices)}")
        return self._take(
            [
                {"game": one["game"], "reset": True}
                if one["done"]
                else {"game": one["game"], "at": one["at"], "choose": int(choice)}
                for one, choice in zip(self.positions, choices)
            ]
        )

    def mask(self, i: int) -> Any:
        """The mask over all places in one game."""
        return mask_of(self.positions[i]["numbers"]["actions"], self.places)

    def observation(self, i: int) -> Any:
        """The numbers that the asked seat of one game sees."""
        return row(self.positions[i]["numbers"]["observation"])

    def choice_at(self, i: int, place: int) -> int:
        """The number of the choice at this place."""
        found: int = self.positions[i]["numbers"]["actions"].index(place)
        return found

    def close(self) -> None:
        """Leaves all games, and ends the server if it is one's own."""
        if self._own:
            self.client.close()
            return
        for game in self.games:
            self.client.ask("close", game=game)

    def _take(self, steps: list[dict[str, Any]]) -> list[Answer]:
        positions = self.client.steps(steps, self.want)
        for one in positions:
            if not one["ok"]:
                raise Refused(one["violations"])
        self.positions = positions
        return positions
