"""Live tables: who sits where, what was played, stored as it happens; and the bots' turns.

`Table` is one table, `Store` the database, `service.Tables` all tables of a server. Nothing here knows a
network or a page.
"""

from ..database import default_url as default_url
from .errors import NoSuchTable as NoSuchTable
from .errors import Refused as Refused
from .errors import StoreError as StoreError
from .header import Header as Header
from .header import Seat as Seat
from .store import Store as Store
from .store import open_store as open_store
from .table import Table as Table
