"""The experiment "strategies": does one idea win too much, are there several plans, is all worth it?

A game declares *features* of its actions and *ideas*, which are weights of features (`ideas`). A player with
an idea is the greedy bot with a leaning (`leaning`). `plan` says which games are played, `trials` plays one,
`searching` looks for weights that win more, `tallies` counts, `page` shows it, `run` does it all.
"""
