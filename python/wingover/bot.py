"""A bot for the arena: ``wingover arena spitting-fire -p greedy -p 'cmd:python3 my_bot.py'``."""
from __future__ import annotations

import json
import random
import sys
from typing import Any, Mapping, Optional, Sequence, TextIO, Union

Choice = Union[int, str, Mapping[str, Any]]


class Bot:
    """Override ``act``; ``begin`` and ``seen`` if it remembers. One object plays one game at one seat.

    Take chance from the generator that ``act`` is given and never look at the clock: then a game can be played again,
    byte for byte.
    """

    def begin(self, seat: str, view: Mapping[str, Any]) -> None:
        """A game begins: who you are, and what you see."""

    def seen(self, events: Sequence[Mapping[str, Any]]) -> None:
        """What your seat has learned since it was last asked."""

    def act(
        self, view: Mapping[str, Any], actions: Sequence[Mapping[str, Any]], budget: int, chance: random.Random
    ) -> Choice:
        """Your decision: the number of one of the actions, an action, or a line of notation."""
        raise NotImplementedError

    def run(self, lines: Optional[TextIO] = None, answers: Optional[TextIO] = None) -> None:
        """Plays until the input ends."""
        out = answers or sys.stdout
        for line in lines or sys.stdin:
            message = json.loads(line)
            if message["do"] == "begin":
                self.begin(message["seat"], message["view"])
            elif message["do"] == "seen":
                self.seen(message["events"])
            elif message["do"] == "act":
                chance = random.Random(message["seed"])
                choice = self.act(message["view"], message["actions"], message["budget"], chance)
                print(json.dumps({"action": choice}), file=out, flush=True)
