"""Sending mail, if whoever runs the server said how; without that nothing that needs mail is offered."""

from __future__ import annotations

import asyncio
import os
import smtplib
import ssl
from collections.abc import Mapping
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Final
from urllib.parse import SplitResult, unquote, urlsplit

from ..core.errors import LudosphereError

SMTP_URL: Final = "LUDOSPHERE_SMTP_URL"
MAIL_FROM: Final = "LUDOSPHERE_MAIL_FROM"
PUBLIC_URL: Final = "LUDOSPHERE_PUBLIC_URL"
_PATIENCE = 20.0
"""Seconds to wait for the mail server."""
_HERE = ("localhost", "127.0.0.1", "::1")


class MailError(LudosphereError):
    """Mail is set up wrongly, or the mail server takes none."""


class Mailer:
    """Sends plain text by SMTP.

    url: smtp://user:password@host:587 (turns to TLS where the server can, and must where there is a
    password, but on this machine), or smtps://host:465. sender: an address. site: what links begin with; it
    is never taken from a request, or whoever asks for a mail could choose where its link leads.
    """

    def __init__(self, url: str = "", sender: str = "", site: str = "") -> None:
        """Raises MailError for what can't be."""
        self.sender, self.site = sender, site.rstrip("/")
        self.configured = bool(url)
        self._server = urlsplit(url)
        if not url:
            return
        if (
            self._server.scheme not in ("smtp", "smtps")
            or not self._server.hostname
            or _port(self._server) < 0
        ):
            raise MailError(f"{SMTP_URL} looks like smtp://user:password@mail.example.org:587.")
        if not sender or not site:
            raise MailError(f"Mail needs {MAIL_FROM} (an address) and {PUBLIC_URL} (what links begin with).")
        try:
            Address(addr_spec=sender)
        except (ValueError, IndexError):
            raise MailError(f"{MAIL_FROM} is one address, like games@example.org.") from None
        if urlsplit(site).scheme not in ("http", "https") or not urlsplit(site).netloc:
            raise MailError(f"{PUBLIC_URL} looks like https://play.example.org.")

    @classmethod
    def from_environment(cls, given: Mapping[str, str] = os.environ) -> Mailer:
        """As LUDOSPHERE_SMTP_URL, LUDOSPHERE_MAIL_FROM and LUDOSPHERE_PUBLIC_URL say. Raises MailError."""
        return cls(given.get(SMTP_URL, ""), given.get(MAIL_FROM, ""), given.get(PUBLIC_URL, ""))

    def link(self, path: str) -> str:
        """The whole address of a page."""
        return self.site + path

    async def send(self, to: str, subject: str, text: str, stop: str = "") -> None:
        """Sends a mail to one address; raises MailError if the mail server doesn't take it.

        stop: an address that, posted to, ends mails of this kind; mail programs offer it.
        """
        if not self.configured:
            raise MailError(f"This server sends no mail: {SMTP_URL} isn't set.")
        await asyncio.to_thread(self._send, self._message(to, subject, text, stop))

    def _message(self, to: str, subject: str, text: str, stop: str = "") -> EmailMessage:
        message = EmailMessage()
        try:
            message["To"] = Address(addr_spec=to)
        except (ValueError, IndexError):
            raise MailError("This is no e-mail address.") from None
        message["From"] = Address("Ludosphere", addr_spec=self.sender)
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if stop:
            message["List-Unsubscribe"] = f"<{stop}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message

    def _send(self, message: EmailMessage) -> None:
        server = self._server
        host, port = server.hostname or "", _port(server)
        try:
            if server.scheme == "smtps":
                with smtplib.SMTP_SSL(host, port, timeout=_PATIENCE, context=_safely()) as smtp:
                    self._hand_in(smtp, message)
            else:
                with smtplib.SMTP(host, port, timeout=_PATIENCE) as smtp:
                    smtp.ehlo()
                    if smtp.has_extn("starttls"):
                        smtp.starttls(context=_safely())
                    elif server.password and host not in _HERE:
                        raise MailError("The mail server offers no TLS: the password was not sent.")
                    self._hand_in(smtp, message)
        except (OSError, smtplib.SMTPException) as error:
            raise MailError(f"The mail server takes no mail: {error}.") from error

    def _hand_in(self, smtp: smtplib.SMTP, message: EmailMessage) -> None:
        if self._server.username:
            smtp.login(unquote(self._server.username), unquote(self._server.password or ""))
        smtp.send_message(message)


def _safely() -> ssl.SSLContext:
    return ssl.create_default_context()


def _port(server: SplitResult) -> int:
    """The port of a mail server; -1 if there is no such port."""
    try:
        return server.port or (465 if server.scheme == "smtps" else 587)
    except ValueError:
        return -1
