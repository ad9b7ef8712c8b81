"""What can go wrong, each with one clear sentence for the person who caused it."""


class LudosphereError(ValueError):
    """Base of every error a caller can provoke with bad input."""


class OptionError(LudosphereError):
    """An option has an unknown name, a wrong type or an impossible value."""


class IllegalAction(LudosphereError):  # noqa: N818 - the contract's name
    """The rules don't allow this action now; the position is unchanged."""


class NotationError(LudosphereError):
    """A text names no legal action of the position it was read in."""


class DecodeError(LudosphereError):
    """Bytes are no snapshot of a position, or of one that can't exist."""


class RecordError(LudosphereError):
    """A record can't be read or replayed; names the line and what is wrong with it."""


class SealError(RecordError):
    """A record's seed is not the one whose hash was promised when the game began."""
