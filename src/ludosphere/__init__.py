"""Ludosphere: play, referee, study and teach computers games about making planets.

>>> import ludosphere
>>> game = ludosphere.game(ludosphere.registered_games()[0])
>>> position = game.new({"seats": 2}, seed=42)
>>> any(position.legal(seat) for seat in position.to_move())
True
"""

from __future__ import annotations

from .bots import bot as bot
from .core.contract import Game as Game
from .core.contract import Position as Position
from .core.errors import LudosphereError as LudosphereError
from .core.record import Record as Record
from .core.registry import game as game
from .core.registry import registered_games as registered_games

__version__ = "0.1.0"
