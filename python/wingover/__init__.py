"""Tabletop air combat for bots and learners: a client of ``wingover serve``, standard library only.

``Client`` asks anything, ``Bot`` plays in the arena, ``env`` gives an environment of PettingZoo's AEC shape, ``VectorEnv``
steps many games in one line, ``TextEnv`` speaks in sentences.
"""
from .bot import Bot
from .client import Client, Refused
from .env import WingoverEnv, env
from .spaces import Box, Dict, Discrete
from .text import TextEnv
from .vector import VectorEnv

__all__ = ["Bot", "Box", "Client", "Dict", "Discrete", "Refused", "TextEnv", "VectorEnv", "WingoverEnv", "env"]
__version__ = "0.1.0"
