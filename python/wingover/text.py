"""A game in sentences: text in, text out, for those who read and write."""
from __future__ import annotations

from typing import Any, Optional

from .client import Answer, Client, Refused


class TextEnv:
    """Both seats of a game in words, each told only what it may know. ``reset`` and ``step`` give what the asked seat
    should read.

    An answer is the number of a choice, counted from 1, or an order in the game's notation. One that is refused changes
    nothing: the reason comes before the same question.
    """

    def __init__(
        self, ruleset: str = "spitting-fire", scenario: Optional[str] = None, client: Optional[Client] = None
    ) -> None:
        self._own = client is None
        self.client = client or Client.pipe()
        self._fields: dict[str, Any] = {"ruleset": ruleset, "scenario": scenario}
        described = next((one for one in self.client.hello["rulesets"] if one["id"] == ruleset), None)
        if described is None:
            raise ValueError(f"there is no game {ruleset}")
        self.seats: list[str] = described["seats"]
        self._host: Optional[str] = None
        self._games: dict[str, str] = {}
        self._told: dict[str, int] = {}
        self.position: Answer = {}

    @property
    def seat(self) -> Optional[str]:
        """Who is asked; None when the game is over."""
        asked: Optional[str] = self.position["seat"]
        return asked

    @property
    def done(self) -> bool:
        """Whether the game is over."""
        return bool(self.position["done"])

    @property
    def rewards(self) -> dict[str, float]:
        """1 for who has won, -1 for who has lost."""
        return dict(self.position["rewards"])

    def reset(self, seed: Optional[int] = None) -> str:
        """Begins a game. The same seed throws the same dice."""
        self._leave()
        players = {seat: "remote" for seat in self.seats}
        text = None if seed is None else str(seed)
        opened = self.client.ask("new", refereed=True, seed=text, players=players, **self._fields)
        self._host = opened["game"]
        self.client.ask("advance", game=self._host)
        for seat, ticket in opened["tickets"].items():
            self._games[seat] = self.client.ask("join", ticket=ticket, want=[])["game"]
        return self._look()

    def step(self, answer: str) -> str:
        """What the asked seat orders."""
        if self.seat is None:
            raise ValueError("the game is over: reset it")
        said = answer.strip()
        order: dict[str, Any] = {"choose": int(said) - 1} if said.isdigit() and said != "0" else {"action": said}
        game = self._games[self.seat]
        taken = self.client.steps([{"game": game, "at": self.position["at"], **order}])[0]
        if not taken["ok"]:
            return f"{Refused(taken['violations'])}\n\n{self._question()}"
        return self._look()

    def close(self) -> None:
        """Leaves the game, and ends the server if it is one's own."""
        self._leave()
        if self._own:
            self.client.close()

    def _leave(self) -> None:
        for game in [*self._games.values(), *([self._host] if self._host else [])]:
            self.client.ask("close", game=game)
        self._host, self._games, self._told = None, {}, {}

    def _look(self) -> str:
        """What has happened for whom is asked now."""
        positions = [Client._read(one) for one in self.client.steps([{"game": game} for game in self._games.values()])]
        asked = next((one for one in positions if one["seat"] is not None), positions[0])
        told = self.client.ask("events", game=asked["game"], since=self._heard(asked), words=True)["lines"]
        want = ["words", "notation"]
        self.position = Client._read(self.client.steps([{"game": asked["game"]}], want)[0])
        said = "\n".join(line["text"] for line in told)
        return f"{said}\n\n{self._question()}" if said else self._question()

    def _heard(self, position: Answer) -> int:
        """How much a seat had been told when it was last asked."""
        before = self._told.get(position["game"], 0)
        self._told[position["game"]] = position["steps"]
        return before

    def _question(self) -> str:
        if self.done:
            return f"The game is over: {self.position['outcome']['winner']}."
        choices = zip(self.position["labels"], self.position["notation"])
        listed = [f"{i}. {label}  [{notation}]" for i, (label, notation) in enumerate(choices, 1)]
        return "\n".join([f"{self.seat}: {self.position['question']}", *listed])
