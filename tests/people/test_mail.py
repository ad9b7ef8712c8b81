"""Sending mail through a real SMTP server on this machine, and settings that can't be."""

from __future__ import annotations

import asyncio

import pytest
from aiosmtpd.controller import Controller

from ludosphere.people.mail import Mailer, MailError

SITE = "https://play.example.org"


class Box:
    """Takes every mail but those to nobody@."""

    def __init__(self):
        self.mails = []

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("nobody@"):
            return "550 there is nobody"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        self.mails.append((envelope.mail_from, envelope.rcpt_tos, envelope.content.decode()))
        return "250 OK"


@pytest.fixture
def box():
    """A mail server and what came in."""
    handler = Box()
    controller = Controller(handler, hostname="127.0.0.1", port=0)
    controller.port = _free_port()
    controller.start()
    handler.url = f"smtp://127.0.0.1:{controller.port}"
    yield handler
    controller.stop()


def _free_port():
    import socket

    with socket.socket() as door:
        door.bind(("127.0.0.1", 0))
        return door.getsockname()[1]


def test_a_mail_arrives_as_plain_text(box):
    mailer = Mailer(box.url, "games@example.org", SITE + "/")
    assert mailer.configured
    assert mailer.link("/reset/x") == f"{SITE}/reset/x"
    asyncio.run(mailer.send("ada@example.org", "Votre\r\nBcc: x@y.zz lien", "Voilà\n"))
    ((sender, to, text),) = box.mails
    assert (sender, to) == ("games@example.org", ["ada@example.org"])
    assert "From: Ludosphere <games@example.org>" in text
    assert "\nBcc:" not in text
    assert "Auto-Submitted: auto-generated" in text
    assert 'Content-Type: text/plain; charset="utf-8"' in text


def test_what_the_mail_server_refuses_is_told(box):
    mailer = Mailer(box.url, "games@example.org", SITE)
    with pytest.raises(MailError, match="takes no mail"):
        asyncio.run(mailer.send("nobody@example.org", "x", "y"))
    with pytest.raises(MailError, match="takes no mail"):
        asyncio.run(
            Mailer(f"smtp://127.0.0.1:{_free_port()}", "g@example.org", SITE).send("a@b.cc", "x", "y")
        )
    with pytest.raises(MailError, match="no e-mail address"):
        asyncio.run(mailer.send("ada@example.org, bo@example.org", "x", "y"))


def test_without_settings_there_is_no_mail():
    mailer = Mailer.from_environment({})
    assert not mailer.configured
    with pytest.raises(MailError, match="sends no mail"):
        asyncio.run(mailer.send("ada@example.org", "x", "y"))


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (("http://mail.example.org", "g@example.org", SITE), "LUDOSPHERE_SMTP_URL"),
        (("smtp://", "g@example.org", SITE), "LUDOSPHERE_SMTP_URL"),
        (("smtp://mail.example.org:99999", "g@example.org", SITE), "LUDOSPHERE_SMTP_URL"),
        (("smtp://mail.example.org", "", SITE), "LUDOSPHERE_MAIL_FROM"),
        (("smtp://mail.example.org", "g@example.org", ""), "LUDOSPHERE_PUBLIC_URL"),
        (("smtp://mail.example.org", "no address", SITE), "LUDOSPHERE_MAIL_FROM"),
        (("smtp://mail.example.org", "g@example.org", "play.example.org"), "LUDOSPHERE_PUBLIC_URL"),
    ],
)
def test_settings_that_cant_be_are_named(given, says):
    with pytest.raises(MailError, match=says):
        Mailer(*given)
