"""Decisions as Parquet: a column a thing, for programs that learn. See docs/bots.md."""

from __future__ import annotations

from typing import Any

from mathom.bots.arena.extras import needed
from mathom.bots.arena.ledger import Ledger
from mathom.bots.report import Report


def arrow() -> Any:
    """The library that writes it. Raises BadSetup."""
    needed("pyarrow.parquet", extra="parquet")
    return needed("pyarrow", extra="parquet")


def schema() -> Any:
    """The columns."""
    pa = arrow()
    return pa.schema(
        [
            ("game", pa.string()),
            ("seed", pa.uint64()),
            ("pair", pa.int32()),
            ("turn", pa.int32()),
            ("number", pa.int32()),
            ("seat", pa.string()),
            ("bot", pa.string()),
            ("kind", pa.string()),
            ("options", pa.list_(pa.string())),
            ("chosen", pa.int32()),
            ("fault", pa.bool_()),
            ("seconds", pa.float64()),
            ("view", pa.string()),
            ("phase", pa.int32()),
            ("features", pa.list_(pa.int32())),
            ("others", pa.list_(pa.int32())),
            ("how", pa.string()),
            ("result", pa.float64()),
        ]
    )


def write(path: str, report: Report, ledger: Ledger) -> int:
    """Write all decisions, a row each and a group of rows a round; how many there are."""
    pa = arrow()
    columns = schema()
    rows = 0
    with pa.parquet.ParquetWriter(path, columns, compression="zstd") as file:
        for played, found in ledger.notes():
            for row in found:
                bout = played.bouts[row["turn"]]
                row.update(
                    game=report.game.id,
                    seed=bout.seed,
                    pair=played.pair,
                    bot=report.names[row["bot"]],
                    how=bout.how,
                )
            if found:
                file.write_table(pa.Table.from_pylist(found, schema=columns))
            rows += len(found)
    return rows
