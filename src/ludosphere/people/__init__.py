"""Who plays: guests and accounts, what they may sign in with, how they fare. Nothing here knows a page."""

from .accounts import Accounts as Accounts
from .keys import signing_key as signing_key
from .passkeys import Passkeys as Passkeys
from .persons import People as People
from .persons import Person as Person
from .ratings import Ratings as Ratings
