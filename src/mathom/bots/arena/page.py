"""One page with all that there is to see of an arena, and each picture as a file of its own."""

from __future__ import annotations

from collections.abc import Callable
from html import escape
from pathlib import Path

from mathom.bots.arena.drawing import INK, LINE, PAPER, RAISED
from mathom.bots.arena.plots import Plots
from mathom.bots.deals import Z95
from mathom.bots.report import Report
from mathom.core.lang import say
from mathom.core.text import Text

Said = Callable[..., str]
"""Says a message in the language of the page."""

STYLE = f"""
body {{ background: {PAPER}; color: {INK}; font: 16px/1.5 sans-serif; margin: 2rem auto;
  max-width: 48rem; padding: 0 1rem; }}
figure {{ margin: 1.5rem 0; border: 1px solid {LINE}; border-radius: 6px; overflow: auto;
  background: {RAISED}; }}
svg {{ display: block; max-width: 100%; height: auto; margin: 0 auto; }}
/* On a phone pictures and table keep their letters readable, and move sideways. */
@media (max-width: 560px) {{ svg {{ min-width: 34rem; }} }}
.table {{ overflow: auto; }}
table {{ border-collapse: collapse; background: {RAISED}; width: 100%; white-space: nowrap; }}
th, td {{ border: 1px solid {LINE}; padding: 0.3rem 0.6rem; text-align: right; }}
th:first-child, td:first-child {{ text-align: left; }}
"""


def write(folder: str, report: Report, language: str) -> None:
    """Write the pictures and the page into a folder."""
    drawn = Plots(report, language).all() if report.bouts else {}
    for name, picture in drawn.items():
        (Path(folder) / f"{name}.svg").write_text(picture, encoding="utf-8")
    (Path(folder) / "index.html").write_text(page(report, drawn, language), encoding="utf-8")


def page(report: Report, drawn: dict[str, str], language: str) -> str:
    """The page, with the pictures in it: it needs no other file and no network."""

    def said(id: str, **args: str | int | Text) -> str:
        return escape(say(Text(id, **args), language))

    title = escape(say(report.game.title, language))
    about = said("arena-page", count=len(report.bouts), seed=str(report.seed))
    figures = [f"<figure>{picture}</figure>" for picture in drawn.values()]
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width">',
            f"<title>{title}</title>\n<style>{STYLE}</style>",
            f"<h1>{title}</h1>\n<p>{about}</p>",
            *([] if not report.bouts else _table(report, said("arena-decimal"), said)),
            *figures,
            f"<p>{said('arena-intervals')}</p>\n</html>\n",
        ]
    )


def _table(report: Report, decimal: str, said: Said) -> list[str]:
    """A row for each bot."""
    heads = [said(f"arena-{id}") for id in ("bot", "won", "shared", "rate", "95", "failed")]
    lines = ['<div class="table"><table>', f"<tr>{''.join([f'<th>{head}</th>' for head in heads])}</tr>"]
    for bot, name in enumerate(report.names):
        score = report.score(bot)
        if not score.games:
            continue
        low, high = score.interval(Z95)
        numbers = [f"{100 * number:.1f}".replace(".", decimal) for number in (score.rate, low, high)]
        cells = [
            escape(name),
            str(score.won),
            str(score.shared),
            f"{numbers[0]} %",
            f"{numbers[1]}–{numbers[2]}",
            str(report.faults(bot)),
        ]
        lines.append(f"<tr>{''.join([f'<td>{cell}</td>' for cell in cells])}</tr>")
    return [*lines, "</table></div>"]
