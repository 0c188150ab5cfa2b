"""The herald: tells players who are away that it is their turn, if they have asked for that.

He goes round every so often, and what there is to tell stands in the database: so nothing is forgotten
by a restart, of several processes one tells it, and whatever goes wrong is tried again. He says what
everybody who knows the table may know: which game it is, and whose turn.
"""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

import mathom
from mathom.core.lang import say
from mathom.core.text import Text
from mathom.server.http.limits import Meter
from mathom.server.post import call_webhook, send_mail
from mathom.server.refused import BAD_REQUEST, NOT_FOUND, NOT_NOW, NOT_YOURS, TOO_OFTEN, Refused
from mathom.server.settings import Settings
from mathom.server.store.reminders import Due, Reminder, Reminders, Way
from mathom.server.tables.table import now
from mathom.server.tasks import Trouble

if TYPE_CHECKING:
    from mathom.server.tables.house import House

ROUND = 20.0
"""Seconds between two rounds."""
DIGITS = 6
TRIES = 5
"""So often may somebody guess the number that was mailed."""


class Herald:
    """Goes round."""

    def __init__(self, house: House, reminders: Reminders) -> None:
        self._house = house
        self._reminders = reminders
        self._troubles = {way: Trouble(f"telling players by {way}") for way in ("webhook", "mail")}
        self._tidied = False
        self._letters = Meter(house.settings.limits.letters)

    @property
    def ways(self) -> list[Way]:
        """How players can be told here."""
        return ways(self._house.settings)

    # -- what players wish -----------------------------------------------------------------------

    async def wish(self, one: Reminder, who: str) -> Reminder:
        """Somebody wants to be told. Mail is sent only to whoever has shown that he gets it."""
        if one.way not in self.ways:
            raise Refused(NOT_FOUND, "remind-no-way")
        # What was there before is no news.
        entry = (await self._house.get(one.game)).version
        one = replace(one, sent=entry)
        if one.way == "mail":
            old = await self._reminders.of(one.game, one.seat)
            if old is not None and (old.address, old.code) == (one.address, ""):
                return old
            if self._letters.wait(who):
                raise Refused(TOO_OFTEN, "remind-too-often")
            one = replace(one, code="".join(secrets.choice("0123456789") for _ in range(DIGITS)))
            await self._send_code(one)
        await self._reminders.put(one)
        return one

    async def confirm(self, game: str, seat: str, code: str) -> Reminder:
        """Somebody says the number that was mailed to him. Raises Refused."""
        one = await self._reminders.of(game, seat)
        if one is None or one.tries >= TRIES:
            raise Refused(NOT_FOUND, "remind-none")
        if one.code and not secrets.compare_digest(one.code.encode(), code.encode()):
            await self._reminders.put(replace(one, tries=one.tries + 1))
            raise Refused(NOT_YOURS, "remind-code")
        one = replace(one, code="", tries=0)
        await self._reminders.put(one)
        return one

    async def of(self, game: str, seat: str) -> Reminder | None:
        """How a seat wants to be told."""
        return await self._reminders.of(game, seat)

    async def drop(self, game: str, seat: str) -> None:
        """Somebody wants to be told no more."""
        await self._reminders.drop(game, seat)

    async def _send_code(self, one: Reminder) -> None:
        mail = self._house.settings.mail
        assert mail is not None
        if "@" not in one.address or any(c.isspace() or c in ",;<>" for c in one.address):
            raise Refused(BAD_REQUEST, "remind-address")
        subject = say(Text("remind-code-subject", code=one.code), one.language)
        body = say(Text("remind-code-body", code=one.code, site=one.site), one.language)
        try:
            await asyncio.to_thread(send_mail, mail, one.address, subject, body)
        except OSError as error:
            self._troubles["mail"].meets(_discreet(error))
            raise Refused(NOT_NOW, "remind-not-sent") from error

    # -- telling ---------------------------------------------------------------------------------

    async def go_round(self) -> None:
        """Tell all who are to be told now."""
        if not self._tidied:
            await self._reminders.tidy()
            self._tidied = True
        for due in await self._reminders.due(now() - int(1000 * self._house.settings.remind_after)):
            one = due.reminder
            here = self._house.presence.here(one.game).seats
            if one.seat in here or one.way not in self.ways or not await self._reminders.take(due):
                continue
            try:
                await self._tell(due)
            except Exception as error:
                self._troubles[one.way].meets(_discreet(error))
                await self._reminders.give_back(due)
            else:
                self._troubles[one.way].over()

    async def _tell(self, due: Due) -> None:
        one, settings = due.reminder, self._house.settings
        table = await self._house.get(one.game)
        game = mathom.game(table.game.id)
        link = f"{one.site}/table/{one.game}"
        title, seat = say(game.title, one.language), game.name("seat", one.seat)
        side = seat if isinstance(seat, str) else say(seat, one.language)
        subject = say(Text("remind-subject", game=title), one.language)
        if one.way == "mail":
            assert settings.mail is not None
            body = say(Text("remind-body", game=title, seat=side, link=link), one.language)
            await asyncio.to_thread(send_mail, settings.mail, one.address, subject, body)
            return
        words = {
            "event": "your-turn",
            "text": f"{subject} ({side})",
            "game": game.id,
            "title": title,
            "seat": one.seat,
            "side": side,
            "name": table.chairs[one.seat].name,
            "choices": table.n,
            "link": link,
        }
        await asyncio.to_thread(call_webhook, settings.webhook, words)


def _discreet(error: Exception) -> Exception:
    """What went wrong, without the address that a mail server may name in it."""
    return OSError(f"{type(error).__name__} {getattr(error, 'smtp_code', getattr(error, 'code', ''))}")


def ways(settings: Settings) -> list[Way]:
    """How players can be told, as the keeper has set it up."""
    found: list[Way] = []
    if settings.webhook:
        found.append("webhook")
    if settings.mail is not None:
        found.append("mail")
    return found
