"""Live tables: the database they are stored in as it happens, the bots' turns, and all of a server's at once.

`Store` is the journal of tables in a database, `service.Tables` all tables of a server. Nothing here knows a
page.
"""

from .store import Store as Store
from .store import open_store as open_store
