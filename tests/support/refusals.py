"""How what the program refuses is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ludosphere.play import Refused


def refusal(act: Callable[..., Any], *args: Any) -> str:
    """The key of the refusal; a coroutine is run."""

    def do() -> Any:
        done = act(*args)
        return asyncio.run(done) if asyncio.iscoroutine(done) else done

    with pytest.raises(Refused) as refused:
        do()
    return refused.value.key
