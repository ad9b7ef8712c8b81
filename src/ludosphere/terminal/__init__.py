"""Tables in a terminal: `app.run` plays any game there is, also over ssh, by keys, notation or mouse.

`app`, `table` and `screens` know no rule of any game: they walk the paths of legal actions. What a game looks
like is in `terminal` of its package, found through `kit.scene.renderer`; a game without one is plain text.
"""
