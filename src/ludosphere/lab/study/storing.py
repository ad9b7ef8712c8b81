"""Tables as Parquet files, one per table, with what each column means in its metadata."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from .columns import TABLES, Column
from .tables import Tables

_TYPES = {"int32": pa.int32(), "int64": pa.int64(), "float64": pa.float64(), "string": pa.string()}


def schema(columns: Sequence[Column]) -> pa.Schema:
    """The columns of a table; a field's metadata says under "meaning" what it is."""
    return pa.schema(
        [
            pa.field(column.name, _TYPES[column.kind], column.empty, {"meaning": column.meaning})
            for column in columns
        ]
    )


def write(folder: Path, tables: Tables, known: Mapping[str, Sequence[Column]] = TABLES) -> None:
    """Writes `<table>.parquet` for every table; the same values give the same bytes."""
    for name, table in tables.items():
        pq.write_table(pa.table(table, schema(known[name])), folder / f"{name}.parquet", compression="zstd")


def read(folder: Path) -> Tables:
    """The tables of a folder."""
    return {name: pq.read_table(folder / f"{name}.parquet").to_pydict() for name in TABLES}
