"""A game as an environment of PettingZoo's AEC shape: one agent acts at a time, as the rules ask them."""
from __future__ import annotations

from typing import Any, Iterator, Mapping, Optional

from .client import Answer, Client
from .spaces import Discrete, mask_of, observation_space, row

try:
    from pettingzoo import AECEnv as _Base
except ImportError:
    _Base = object

Observation = dict[str, Any]


class WingoverEnv(_Base):  # type: ignore[misc]
    """Both seats of a game, in numbers. The referee is played by the server.

    An observation is a dict of ``observation``, numbers from -1 to 1 that ``names`` names, and ``action_mask``. An action
    is one of the places of the mask: the same place means the same order in every game. A reward is 1 for who has won,
    -1 for who has lost, 0 until then and in a draw.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi", "svg"], "name": "wingover_v2", "is_parallelizable": False}

    def __init__(
        self,
        ruleset: str = "spitting-fire",
        scenario: Optional[str] = None,
        options: Optional[Mapping[str, Any]] = None,
        client: Optional[Client] = None,
        max_steps: Optional[int] = None,
        render_mode: Optional[str] = None,
    ) -> None:
        self._own = client is None
        self.client = client or Client.pipe()
        self.ruleset, self.scenario, self.options = ruleset, scenario, options
        self.max_steps, self.render_mode = max_steps, render_mode
        described = next((one for one in self.client.hello["rulesets"] if one["id"] == ruleset), None)
        if described is None:
            raise ValueError(f"there is no game {ruleset}")
        encoder = self.client.ask("encoder", ruleset=ruleset)
        self.encoder_version: int = encoder["version"]
        self.names: list[str] = encoder["names"]
        self.orders: list[Answer] = encoder["orders"]
        self.possible_agents: list[str] = described["seats"]
        self._space = observation_space(encoder["size"], encoder["actions"])
        self.observation_spaces = {agent: self._space for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(encoder["actions"]) for agent in self.possible_agents}
        self._size: int = encoder["actions"]
        self._game: Optional[str] = None
        self._position: Answer = {}
        self._steps = 0
        self.agents: list[str] = []
        self.agent_selection = self.possible_agents[0]

    # ------------------------------------------------------------------------------------------ spaces

    def observation_space(self, agent: str) -> Any:
        """What this agent's observations look like."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """What this agent's actions look like."""
        return self.action_spaces[agent]

    # ------------------------------------------------------------------------------------------ play

    def reset(self, seed: Optional[int] = None, options: Optional[Mapping[str, Any]] = None) -> None:
        """Begins a game. The same seed throws the same dice."""
        text = None if seed is None else str(seed)
        if self._game is None:
            fields = {"ruleset": self.ruleset, "scenario": self.scenario, "options": self.options, "seed": text}
            self._game = self.client.ask("new", refereed=True, **fields)["game"]
            self._look({"game": self._game})
        else:
            self._look({"game": self._game, "reset": True, **({} if text is None else {"seed": text})})
        self._steps = 0
        self.agents = list(self.possible_agents)
        self.rewards = {agent: 0 for agent in self.agents}
        self._cumulative_rewards = {agent: 0 for agent in self.agents}
        self.terminations = {agent: False for agent in self.agents}
        self.truncations = {agent: False for agent in self.agents}
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def step(self, action: Optional[int]) -> None:
        """The selected agent acts; ``None`` for one whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._bury(agent, action)
            return
        places = self._position["numbers"]["actions"]
        if action is None or int(action) not in places:
            raise ValueError(f"{action} is no place of a legal order; {len(places)} are, see action_mask")
        self._cumulative_rewards[agent] = 0
        self._look({"game": self._game, "at": self._position["at"], "choose": places.index(int(action))})
        self._steps += 1
        self.rewards = dict(self._position["rewards"])
        done = self._position["done"]
        late = not done and self.max_steps is not None and self._steps >= self.max_steps
        for one in self.agents:
            self._cumulative_rewards[one] += self.rewards[one]
            self.terminations[one], self.truncations[one] = done, late
        self._select()
        if self.render_mode == "human":
            print(self.render())

    def observe(self, agent: str) -> Observation:
        """What an agent sees and may do now. An agent that is not asked may do nothing."""
        if agent == self._position["seat"]:
            numbers, places = self._position["numbers"], self._position["numbers"]["actions"]
        else:
            numbers, places = self.client.ask("observe", game=self._game, seat=agent)["numbers"], []
        return {"observation": row(numbers["observation"]), "action_mask": mask_of(places, self._size)}

    def last(self, observe: bool = True) -> tuple[Optional[Observation], float, bool, bool, dict[str, Any]]:
        """Of the selected agent: observation, reward since it last acted, whether it is over, or was cut off, and more."""
        agent = self.agent_selection
        seen = self.observe(agent) if observe else None
        reward = self._cumulative_rewards[agent]
        return seen, reward, self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents in the order in which they are asked, until none is left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    # ------------------------------------------------------------------------------------------ looks

    def render(self) -> str:
        """The last that happened as text, or a picture, for those who look on: secrets are told in text."""
        if self.render_mode == "svg":
            picture: str = self.client.ask("svg", game=self._game)["svg"]
            return picture
        found = self.client.ask("events", game=self._game, words=True)["lines"]
        return "\n".join(line["text"] for line in found[-10:])

    def state(self) -> Answer:
        """The whole position, secrets and all: for critics and referees, never for players."""
        whole: Answer = self.client.ask("state", game=self._game)["state"]
        return whole

    def close(self) -> None:
        """Leaves the game, and ends the server if it is one's own."""
        if self._own:
            self.client.close()
        elif self._game is not None:
            self.client.ask("close", game=self._game)
        self._game = None

    @property
    def unwrapped(self) -> WingoverEnv:
        """The environment itself."""
        return self

    @property
    def num_agents(self) -> int:
        """Agents still in play."""
        return len(self.agents)

    @property
    def max_num_agents(self) -> int:
        """Agents in all."""
        return len(self.possible_agents)

    def __str__(self) -> str:
        return f"wingover {self.ruleset}"

    # ------------------------------------------------------------------------------------------ inside

    def _look(self, step: Mapping[str, Any]) -> None:
        position = self.client.steps([step], want=["numbers"])[0]
        self._position = Client._read(position)

    def _select(self) -> None:
        asked = self._position["seat"]
        self.agent_selection = asked if asked in self.agents else self.agents[0]

    def _bury(self, agent: str, action: Optional[int]) -> None:
        if action is not None:
            raise ValueError("when an agent's game is over the only action is None")
        for gone in (self.rewards, self._cumulative_rewards, self.terminations, self.truncations, self.infos):
            gone.pop(agent, None)
        self.agents.remove(agent)
        if self.agents:
            self.agent_selection = self.agents[0]


def env(ruleset: str = "spitting-fire", **more: Any) -> WingoverEnv:
    """An environment of a game; see ``WingoverEnv``."""
    return WingoverEnv(ruleset, **more)
