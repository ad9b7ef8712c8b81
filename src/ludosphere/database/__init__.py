"""The database of a server: where it is, its tables, and one transaction at a time.

`tables`, `people` and whoever else keeps something read and write through a `Database`. Nothing here knows
what the rows mean.
"""

from .engine import Database as Database
from .engine import database_url as database_url
from .engine import default_url as default_url
from .engine import file_of as file_of
from .engine import open_database as open_database
from .errors import Away as Away
