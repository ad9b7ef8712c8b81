"""Tables in a browser: pages rendered here, a WebSocket per open table, no rule known to the client.

`app.create_app` is the ASGI application, `server.serve` runs it. A request passes `guard` (may it ask?), then
a module per page, which asks `visitor` who reads; `album` draws a table, `live` keeps an open page current.
"""
