"""Post: how words leave the house, by a webhook or by mail, as its keeper has set it up. Nobody else
decides where they go."""

from __future__ import annotations

import json
import smtplib
import ssl
import urllib.request
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from typing import Any
from urllib.parse import unquote, urlsplit

from mathom.server.refused import ServerFault

PATIENCE = 15.0
"""Seconds after which a letter has not been taken."""
PORTS = {"smtp": 587, "smtps": 465, "smtp+plain": 25}
"""With STARTTLS, with TLS from the start, and without either, as on one's own machine."""


@dataclass(frozen=True)
class Mail:
    """A mail server that takes letters from this house."""

    scheme: str
    host: str
    port: int
    sender: str
    user: str = ""
    password: str = field(default="", repr=False)

    @classmethod
    def read(cls, url: str, sender: str, password: str) -> Mail:
        """The server at smtps://user@mail.example.org. Raises ServerFault."""
        try:
            parts = urlsplit(url)
            port = parts.port
        except ValueError as error:
            raise ServerFault("server-mail", url=url) from error
        if parts.scheme not in PORTS or not parts.hostname or "@" not in sender:
            raise ServerFault("server-mail", url=url)
        user = unquote(parts.username or "")
        return cls(parts.scheme, parts.hostname, port or PORTS[parts.scheme], sender, user, password)


def send_mail(mail: Mail, to: str, subject: str, text: str) -> None:
    """Hand over a letter. Raises OSError, which all troubles with mail are."""
    letter = EmailMessage()
    letter["From"] = mail.sender
    letter["To"] = to
    letter["Subject"] = subject
    letter["Date"] = formatdate()
    letter["Message-ID"] = make_msgid(domain=mail.sender.partition("@")[2].strip("> "))
    # Nobody's answering machine has to answer.
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    secure = ssl.create_default_context()
    if mail.scheme == "smtps":
        wire: smtplib.SMTP = smtplib.SMTP_SSL(mail.host, mail.port, timeout=PATIENCE, context=secure)
    else:
        wire = smtplib.SMTP(mail.host, mail.port, timeout=PATIENCE)
    with wire:
        if mail.scheme == "smtp":
            wire.starttls(context=secure)
        if mail.user:
            wire.login(mail.user, mail.password)
        wire.send_message(letter)


def webhook(url: str) -> str:
    """An address that words may be sent to. Raises ServerFault."""
    parts = urlsplit(url)
    if parts.scheme not in ("http", "https") or not parts.hostname:
        raise ServerFault("server-webhook", url=url)
    return url


class _Stay(urllib.request.HTTPRedirectHandler):
    """What is sent to one address is not sent to another that it names."""

    def redirect_request(self, *_: Any) -> None:
        return None


def call_webhook(url: str, words: dict[str, Any]) -> None:
    """Send words as JSON. Raises OSError, which all troubles with it are."""
    request = urllib.request.Request(
        url,
        json.dumps(words, ensure_ascii=False).encode(),
        {"content-type": "application/json", "user-agent": "mathom"},
        method="POST",
    )
    with urllib.request.build_opener(_Stay).open(request, timeout=PATIENCE):
        pass
