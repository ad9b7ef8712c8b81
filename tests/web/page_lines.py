"""A page with a lesson or a puzzle, as its script would talk to the server."""

from sqlalchemy import select

from ludosphere.database.models import LessonRow


class PageLine:
    """The line of the page at `path`, in a `with`: `state` is the last one that was heard."""

    def __init__(self, client, path, lang="en"):
        client.get(f"{path}?lang={lang}")
        self._opened = client.websocket_connect(f"{path}/ws?lang={lang}")
        self.lang = lang

    def __enter__(self):
        self.socket = self._opened.__enter__()
        self.state = self.hear("state")
        return self

    def __exit__(self, *what):
        return self._opened.__exit__(*what)

    def hear(self, kind):
        """The next message of this kind."""
        while True:
            message = self.socket.receive_json()
            if message["type"] == "state":
                self.state = message
            if message["type"] == kind:
                return message

    def send(self, **message):
        """Sends a command about the state as it was heard last."""
        self.socket.send_json({"seq": self.state["seq"], **message})


def noted(app):
    """What is kept of what people have done: game, and the lessons or puzzles."""
    with app.state.tables.store.database.transaction() as connection:
        return [list(row) for row in connection.execute(select(LessonRow.game, LessonRow.done))]
