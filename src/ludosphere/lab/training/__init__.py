"""Learning what positions are worth from games bots play against themselves.

`selfplay` plays and samples positions, `samples` keeps them in files, `model` is the network that learns,
`run` is the whole course: quick games first, then rounds in which the network that was learned plays.
"""
