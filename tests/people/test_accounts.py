"""Accounts: from guest to account, in again by password, recovery link or mail; and what is kept."""

from __future__ import annotations

import asyncio
import sqlite3
import time

import pytest
from argon2 import PasswordHasher
from hypothesis import given
from hypothesis import strategies as st

from ludosphere.people.accounts import Accounts, check_email, check_login
from ludosphere.people.passwords import Passwords, check_new_password, common
from ludosphere.play import Refused
from refusals import refusal

GOOD = "a quiet meadow at dusk"
OTHER = "another quiet meadow"


def signed_up(accounts, identity="ada", login="Ada.L", **more):
    return asyncio.run(accounts.sign_up(identity, login, GOOD, **more))


# --- signing up ---------------------------------------------------------------------------------
def test_a_guest_becomes_an_account_and_stays_the_same_person(people, accounts):
    before = people.called("ada", "Ada")
    person = signed_up(accounts)
    assert (person.id, person.name, person.login, person.account) == ("ada", "Ada", "ada.l", True)
    assert person.handle == before.handle
    assert people.get("ada") == people.of_login("ADA.L") == people.of_handle(person.handle)


def test_a_login_is_never_a_name_that_others_see(accounts):
    assert signed_up(accounts, login="Ada.L").name == ""


def test_who_signs_up_says_what_others_call_them(people, accounts):
    people.called("ada", "Ada")
    assert signed_up(accounts, name=" Countess ").name == "Countess"


def test_whoever_else_was_the_guest_is_not_the_account(people, accounts):
    people.called("ada", "Ada")
    secret = accounts.new_recovery("ada")
    generation = people.get("ada").generation
    assert signed_up(accounts).generation == generation + 1  # cookies of before count no more
    assert accounts.recovered(secret) is None


def test_a_login_is_taken_once_in_whatever_case(accounts):
    signed_up(accounts)
    assert refusal(signed_up, accounts, "bo", "ADA.l") == "login-taken"
    assert refusal(signed_up, accounts, "ada", "other") == "account-already"


def test_two_who_want_a_login_at_once_get_it_once(people, accounts):
    async def race():
        tries = [accounts.sign_up(who, "same", GOOD) for who in ("ada", "bo", "cleo")]
        return await asyncio.gather(*tries, return_exceptions=True)

    done = asyncio.run(race())
    assert sorted(type(one).__name__ for one in done) == ["Person", "Refused", "Refused"]
    assert {one.key for one in done if isinstance(one, Refused)} == {"login-taken"}
    assert [people.get(who).account for who in ("ada", "bo", "cleo")].count(True) == 1


def test_of_two_who_sign_up_as_one_guest_only_one_gets_the_account(people, accounts):
    """A copy of the guest's cookie gives nobody the account that is being made."""
    people.called("ada", "Ada")

    async def race():
        tries = [accounts.sign_up("ada", login, GOOD) for login in ("first", "second")]
        return await asyncio.gather(*tries, return_exceptions=True)

    done = asyncio.run(race())
    made = [one for one in done if not isinstance(one, Refused)]
    assert [one.key for one in done if isinstance(one, Refused)] == ["guest-gone"]
    assert people.get("ada") == made[0]
    assert asyncio.run(accounts.sign_in(made[0].login, GOOD)).id == "ada"


def test_who_signs_out_everywhere_meanwhile_is_no_account(people, accounts):
    people.called("ada", "Ada")

    async def race():
        trying = asyncio.create_task(accounts.sign_up("ada", "ada", GOOD))
        await asyncio.sleep(0)  # the password is being hashed
        people.sign_out_everywhere("ada")
        return await trying

    with pytest.raises(Refused) as refused:
        asyncio.run(race())
    assert refused.value.key == "guest-gone"
    assert not people.get("ada").account


@pytest.mark.parametrize(
    "login", ["ab", "a" * 41, "é" * 5, "a b c", "a/b", "<b>x</b>", "abc\n", "", "ａｄａ"]
)
def test_a_login_that_cant_be_is_refused(login):
    assert refusal(check_login, login) == "login"


@pytest.mark.parametrize(
    "address", ["ada", "a@b", "a b@c.de", "a@c.de\nBcc: x@y.zz", "a@b@c.de", "x" * 99 + "@c.de"]
)
def test_what_is_no_address_is_refused(address):
    assert refusal(check_email, address) == "email"
    check_email("")
    check_email(" ada.lovelace+play@example.org ")


# --- passwords ----------------------------------------------------------------------------------
@pytest.mark.parametrize(
    ("password", "why"),
    [
        ("short", "password-short"),
        ("é" * 9, "password-short"),
        ("x" * 1001, "password-long"),
        ("Password123", "password-common"),
        ("MOTDEPASSE123", "password-common"),
        ("aaaaaaaaaaaa", "password-common"),
        ("abcabcabcabc", "password-common"),
        ("1234567890", "password-common"),
        ("9876543210", "password-common"),
        ("azertyuiop", "password-common"),
        ("lovelace-ada", "password-login"),
        ("Lovelace-Ada1!", "password-login"),
    ],
)
def test_a_password_that_would_be_tried_first_is_refused(password, why):
    assert refusal(check_new_password, password, "Lovelace-Ada") == why


def test_no_kind_of_character_is_asked_for():
    for password in ("quatre mots au hasard", "blueberrytart", "ééééèèèèàà", "          x          "):
        check_new_password(password, "ada")
    assert all(len(one) >= 10 and one == one.casefold() for one in common())


@given(st.text(min_size=10, max_size=40))
def test_a_password_is_known_again_however_it_was_composed(password):
    import unicodedata

    passwords = Passwords(PasswordHasher(time_cost=1, memory_cost=8, parallelism=1))

    async def both():
        kept = await passwords.hash(unicodedata.normalize("NFD", password))
        again = await passwords.check(kept, unicodedata.normalize("NFC", password))
        other = await passwords.check(kept, password + "x")
        return kept, again, other

    kept, again, other = asyncio.run(both())
    passwords.close()
    assert (again, other) == (True, False)
    assert kept.startswith("$argon2id$")


def test_nothing_that_lets_somebody_in_is_in_the_database(accounts, tmp_path):
    signed_up(accounts)
    secret = accounts.new_recovery("ada")
    with sqlite3.connect(tmp_path / "tables.db") as connection:
        dump = "\n".join(connection.iterdump())
    assert "$argon2id$" in dump
    assert GOOD not in dump
    assert secret not in dump


def test_signing_in_says_the_same_whatever_is_wrong(accounts):
    signed_up(accounts)
    assert asyncio.run(accounts.sign_in(" ADA.L".strip(), GOOD)).id == "ada"
    for login, password in (
        ("ada.l", OTHER),
        ("nobody", GOOD),
        ("", ""),
        ("ada.l", ""),
        ("ada.l", GOOD * 500),
    ):
        with pytest.raises(Refused) as refused:
            asyncio.run(accounts.sign_in(login, password))
        assert (refused.value.key, refused.value.args_of_text) == ("sign-in", {})


def test_an_unknown_login_costs_as_much_as_a_wrong_password(database):
    accounts = Accounts(database, "a key", Passwords(PasswordHasher(time_cost=2, memory_cost=16384)))
    asyncio.run(accounts.sign_up("ada", "ada", GOOD))

    def fastest(login):
        took = []
        for _ in range(4):
            began = time.thread_time(), time.perf_counter()
            with pytest.raises(Refused):
                asyncio.run(accounts.sign_in(login, OTHER))
            took.append(time.perf_counter() - began[1])
        return min(took)

    wrong, unknown = fastest("ada"), fastest("nobody")
    accounts.close()
    assert unknown > wrong / 3  # without the work it would be a hundredth


def test_old_parameters_are_replaced_when_somebody_signs_in(database, accounts):
    signed_up(accounts)
    better = Accounts(
        database, "a key", Passwords(PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    )
    before = accounts._kept("ada")[0]
    asyncio.run(better.sign_in("ada.l", GOOD))
    after = accounts._kept("ada")[0]
    assert "m=8,t=1" in before
    assert "m=16,t=2" in after
    assert asyncio.run(better.sign_in("ada.l", GOOD)).id == "ada"
    assert accounts._kept("ada")[0] == after
    better.close()


def test_hashing_leaves_the_loop_free(database):
    accounts = Accounts(database, "a key", Passwords())  # as on a server
    turns = 0

    async def count():
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both():
        counting = asyncio.create_task(count())
        person = await accounts.sign_up("ada", "ada", GOOD)
        counting.cancel()
        return person

    person = asyncio.run(both())
    accounts.close()
    assert person.account
    assert turns > 20


def test_a_new_password_signs_everybody_out_and_the_old_one_counts_no_more(people, accounts):
    person = signed_up(accounts)
    asyncio.run(accounts.check_password(person, GOOD))
    assert refusal(accounts.check_password, person, OTHER) == "password-wrong"
    assert refusal(accounts.set_password, person, "short") == "password-short"
    changed = asyncio.run(accounts.set_password(person, OTHER))
    assert changed.generation == person.generation + 1
    assert refusal(accounts.sign_in, "ada.l", GOOD) == "sign-in"
    assert asyncio.run(accounts.sign_in("ada.l", OTHER)).id == "ada"
    assert refusal(accounts.set_password, people.called("bo", "Bo"), OTHER) == "no-account"


# --- recovery -----------------------------------------------------------------------------------
def test_a_recovery_link_leads_back_until_there_is_a_newer_one(accounts):
    first = accounts.new_recovery("ada")
    assert accounts.recovered(first).id == "ada"
    second = accounts.new_recovery("ada")
    assert accounts.recovered(first) is None
    assert accounts.recovered(second).id == "ada"
    assert (accounts.ways("ada").recovery, accounts.ways("bo").recovery) == (True, False)
    for wrong in ("", second[:-1], second + "x", "é"):
        assert accounts.recovered(wrong) is None


def test_a_link_ends_with_the_password_and_with_signing_out_everywhere(people, accounts):
    person = signed_up(accounts)
    first = accounts.new_recovery(person.id)
    person = asyncio.run(accounts.set_password(person, OTHER))
    assert accounts.recovered(first) is None
    second = accounts.new_recovery(person.id)
    people.sign_out_everywhere(person.id)
    assert accounts.recovered(second) is None
    assert not accounts.ways(person.id).recovery


# --- mail ---------------------------------------------------------------------------------------
def with_mail(accounts, address="ada@example.org"):
    return accounts.set_email(signed_up(accounts), address)


def test_an_address_counts_when_it_is_confirmed(people, accounts):
    person = with_mail(accounts)
    assert (person.email, person.email_confirmed) == ("ada@example.org", False)
    assert accounts.reset("ada.l") is None
    token = accounts.confirmation(person)
    assert accounts.confirm_email(token, write=False) is not None
    assert not people.get("ada").email_confirmed
    assert accounts.confirm_email(token).email_confirmed
    assert accounts.set_email(people.get("ada"), "ada@example.org").email_confirmed  # nothing new
    assert not accounts.set_email(people.get("ada"), "new@example.org").email_confirmed
    assert accounts.confirm_email(token) is None  # it was for the other address


@pytest.mark.parametrize("token", ["", "x", "WyJhZGEiLCAiYWRhQGV4YW1wbGUub3JnIl0.x.y", "é" * 700])
def test_a_forged_token_confirms_and_resets_nothing(accounts, token):
    with_mail(accounts)
    assert accounts.confirm_email(token) is None
    assert accounts.resetting(token) is None


def test_a_token_for_one_thing_does_nothing_else(accounts):
    person = with_mail(accounts)
    confirmation = accounts.confirmation(person)
    accounts.confirm_email(confirmation)
    _, reset = accounts.reset("ada.l")
    assert accounts.resetting(confirmation) is None
    assert accounts.confirm_email(reset) is None


def test_a_reset_counts_once(accounts):
    accounts.confirm_email(accounts.confirmation(with_mail(accounts)))
    person, token = accounts.reset("ADA.L")
    assert person.id == "ada"
    assert accounts.resetting(token).id == "ada"
    asyncio.run(accounts.set_password(person, OTHER))
    assert accounts.resetting(token) is None
    assert accounts.reset("nobody") is None


def test_mailed_links_count_for_a_while_only(accounts, monkeypatch):
    person = with_mail(accounts)
    confirmation = accounts.confirmation(person)
    accounts.confirm_email(confirmation)
    _, reset = accounts.reset("ada.l")
    later = time.time() + 2 * 3600
    monkeypatch.setattr(time, "time", lambda: later)
    assert accounts.resetting(reset) is None
    assert accounts.confirm_email(confirmation) is not None
    later += 3 * 24 * 3600
    assert accounts.confirm_email(confirmation) is None


# --- persons ------------------------------------------------------------------------------------
def test_a_handle_is_given_once_and_says_nothing_of_the_id(people):
    person = people.known("somebody-with-a-long-id")
    assert people.known(person.id).handle == person.handle
    assert len(person.handle) == 12
    assert people.called(person.id, "Ada").handle == person.handle
    assert people.known("somebody-else").handle != person.handle


def test_signing_out_everywhere_raises_the_generation_of_the_unknown_too(people):
    assert people.sign_out_everywhere("new").generation == 1
    assert people.sign_out_everywhere("new").generation == 2


def test_several_are_found_at_once(people):
    people.called("ada", "Ada")
    people.called("bo", "Bo")
    assert {one.name for one in people.several(["ada", "bo", "nobody"]).values()} == {"Ada", "Bo"}
