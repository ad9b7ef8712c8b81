"""A table: one game under way, who sits there, and what they may do to it.

`Table` is one table, `journal.Journal` what it is kept in. Nothing here knows a database, a network or a
page.
"""

from .errors import NoSuchTable as NoSuchTable
from .errors import Refused as Refused
from .header import Header as Header
from .header import Seat as Seat
from .table import Table as Table
