"""Ludosphere: play, referee, study and teach computers games about making planets.

>>> import ludosphere
>>> game = ludosphere.game("biomos")
>>> position = game.new({"seats": 2}, seed=42)
>>> len(position.legal(0)) > 10
True
"""

from __future__ import annotations

from .bots import bot as bot
from .core.errors import LudosphereError as LudosphereError
from .core.game import Game as Game
from .core.game import game as game
from .core.game import registered_games as registered_games
from .core.position import Position as Position
from .core.record import Record as Record

__version__ = "0.1.0"
