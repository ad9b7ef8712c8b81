"""`ludosphere play` and `ludosphere serve`: tables in the browser, or a game in the terminal."""

from __future__ import annotations

import argparse
import os
from typing import Any

from ..core.i18n import ENGLISH, LANGUAGES
from ..core.registry import game, registered_games
from .options import add_decks, add_game, add_house_rules, add_lang, house_rules_of_tables, options
from .worker import add_log, add_redis


def add(commands: Any) -> None:
    """Adds both commands."""
    command = commands.add_parser("play", help="play in the browser, or here with --terminal")
    add_game(command, optional=True)
    command.add_argument(
        "--terminal",
        action="store_true",
        help=f"play in this terminal instead of the browser (without GAME: {registered_games()[0]})",
    )
    command.add_argument(
        "--seats",
        nargs="+",
        default=["me", "bot3"],
        metavar="SEAT",
        help="terminal: who plays, in turn order: me, bot1 to bot5 (default: me bot3)",
    )
    command.add_argument("--seed", type=int, help="terminal: the seed of the deal")
    add_lang(command, language(), "terminal: the language")
    command.add_argument(
        "--no-browser", action="store_true", help="don't open a browser, only print the address"
    )
    _server(command)
    command.set_defaults(run=_play)
    serve = commands.add_parser("serve", help="serve tables without opening a browser")
    _server(serve)
    _several(serve)
    add_house_rules(serve)
    add_decks(serve)
    serve.set_defaults(run=_serve)


def _server(command: argparse.ArgumentParser) -> None:
    command.add_argument("--host", default="127.0.0.1", help="the address to listen on (default: 127.0.0.1)")
    command.add_argument("--port", type=int, help="the port (default: 8000, or the next one that is free)")
    command.add_argument(
        "--database",
        default=os.environ.get("LUDOSPHERE_DATABASE_URL"),
        metavar="URL",
        help="where tables are kept (default: $LUDOSPHERE_DATABASE_URL, or a SQLite file of yours)",
    )


def _several(command: argparse.ArgumentParser) -> None:
    """What a server for others may need."""
    add_log(command)
    add_redis(command)
    command.add_argument(
        "--hosts",
        nargs="+",
        default=os.environ.get("LUDOSPHERE_HOSTS", "").split(),
        metavar="NAME",
        help="the names it answers to, as play.example.org (default: $LUDOSPHERE_HOSTS, or any)",
    )
    command.add_argument(
        "--forwarded-allow-ips",
        default=os.environ.get("FORWARDED_ALLOW_IPS"),
        metavar="LIST",
        help="reverse proxies that may say who asks: addresses with commas, or * (default: 127.0.0.1)",
    )
    command.add_argument(
        "--reuse-port", action="store_true", help="share the port with other processes of this machine"
    )


def _play(arguments: argparse.Namespace) -> int:
    if arguments.terminal:
        from ..terminal.app import run

        return run(
            arguments.game or registered_games()[0],
            seats=arguments.seats,
            options=options(arguments),
            seed=arguments.seed,
            lang=arguments.lang,
        )
    name = game(arguments.game).name if arguments.game else None
    page = f"?game={name}" if name else ""
    return _start(arguments, name, open_browser=not arguments.no_browser, page=page, join=True)


def _serve(arguments: argparse.Namespace) -> int:
    return _start(
        arguments,
        open_browser=False,
        redis_url=arguments.redis,
        names=[name.lower() for name in arguments.hosts],
        proxies=arguments.forwarded_allow_ips,
        reuse_port=arguments.reuse_port,
        log=arguments.log,
    )


def _start(
    arguments: argparse.Namespace, name: str | None = None, *, open_browser: bool, page: str = "", **more: Any
) -> int:
    from ..web.server import serve

    return serve(
        arguments.host,
        arguments.port,
        arguments.database,
        open_browser=open_browser,
        page=page,
        house_rules=house_rules_of_tables(arguments, name),
        **more,
    )


def language() -> str:
    """The language of this terminal."""
    spoken = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or ""
    return lang if (lang := spoken[:2].lower()) in LANGUAGES else ENGLISH
