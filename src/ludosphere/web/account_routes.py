"""Everything about people in the web application: the addresses of their pages, and what those work with."""

from __future__ import annotations

from starlette.applications import Starlette
from starlette.routing import Route

from ..database import Database
from ..people import Accounts, Passkeys, Ratings
from ..people.mail import Mailer
from ..play.table import Table
from ..tables.service import Tables
from . import accounts, passkeys, profile
from .sign_outs import SignOuts


def account_routes() -> list[Route]:
    """The routes of accounts, passkeys, profiles and ratings."""
    return [
        Route("/name", accounts.choose_name, methods=["POST"]),
        Route("/sign-up", accounts.sign_up, methods=["GET", "POST"]),
        Route("/sign-in", accounts.sign_in, methods=["GET", "POST"]),
        Route("/sign-in/passkey/options", passkeys.ask_to_sign_in, methods=["POST"]),
        Route("/sign-in/passkey", passkeys.sign_in_with_passkey, methods=["POST"]),
        Route("/sign-out", accounts.sign_out, methods=["POST"]),
        Route("/sign-out-everywhere", accounts.sign_out_everywhere, methods=["POST"]),
        Route("/account/tables", accounts.take_over, methods=["GET", "POST"]),
        Route("/recovery", profile.new_recovery, methods=["POST"]),
        Route("/recover/{secret}", accounts.recover, methods=["GET", "POST"]),
        Route("/forgot", accounts.forgot, methods=["GET", "POST"]),
        Route("/reset/{token}", accounts.reset_password, methods=["GET", "POST"]),
        Route("/confirm-email/{token}", accounts.confirm_email, methods=["GET", "POST"]),
        Route("/passkeys/new", passkeys.ask_for_new, methods=["POST"]),
        Route("/passkeys", passkeys.keep_new, methods=["POST"]),
        Route("/passkeys/change", passkeys.change_passkey, methods=["POST"]),
        Route("/profile", profile.show_profile),
        Route("/profile", profile.change_profile, methods=["POST"]),
        Route("/profile/email", profile.change_email, methods=["POST"]),
        Route("/profile/password", profile.change_password, methods=["POST"]),
        Route("/profile/data", profile.download_data),
        Route("/profile/delete", profile.delete_me, methods=["GET", "POST"]),
        Route("/player/{handle}", profile.show_player),
        Route("/ratings/{game}", profile.show_ratings),
    ]


def keep_people(app: Starlette, database: Database, key: str) -> None:
    """Accounts, passkeys, mail and ratings for the application; every table that ends is noted.

    key: what is signed with. Raises MailError for settings of mail that can't be.
    """
    tables: Tables = app.state.tables
    app.state.accounts = Accounts(database, key)
    app.state.passkeys = Passkeys(database)
    app.state.sign_outs = SignOuts(app.state.people, tables.bus)
    app.state.challenges = passkeys.Challenges(key)
    app.state.mailer = Mailer.from_environment()
    ratings = app.state.ratings = Ratings(database)

    def note(table: Table) -> None:
        ratings.note(table.header)

    tables.listeners.append(note)


def catch_up(app: Starlette) -> None:
    """Notes the rated tables that ended when nobody could."""
    tables: Tables = app.state.tables
    ratings: Ratings = app.state.ratings
    for ended in ratings.catch_up():
        ratings.note(tables.store.load(ended)[0])
