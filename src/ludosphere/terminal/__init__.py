"""Tables in a terminal: `app.run` plays any game there is, also over ssh, by keys, notation or mouse.

`app`, `table` and `screens` know no rule of any game: they walk the paths of legal actions. What a game looks
like is in one module per game (`biomos`, `bioviva`, `earth`, `living_planet`), found through
`scene.renderer`; a game without one is plain text.
"""
