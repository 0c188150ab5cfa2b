"""The log: one line an event, for people or as JSON for programs. No token is ever in it."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Any

LOG = logging.getLogger("mathom.server")


def note(event: str, **facts: Any) -> None:
    """Something happened that whoever runs the server may want to know."""
    if LOG.isEnabledFor(logging.INFO):
        LOG.info(event, extra={"facts": facts})


class AsJson(logging.Formatter):
    """Every event as an object on a line of its own."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "time": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
            + f".{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


class AsText(logging.Formatter):
    """The same for people."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        facts = getattr(record, "facts", {})
        said = "".join([f" {name}={value}" for name, value in facts.items()])
        return super().format(record) + said


def begin(form: str) -> None:
    """Write the log: `json` and `text` tell every event, without a form only trouble is told."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if form == "json" else AsText("%(message)s"))
    root = logging.getLogger()
    if not root.handlers:
        root.addHandler(handler)
    LOG.setLevel(logging.INFO if form else logging.WARNING)
