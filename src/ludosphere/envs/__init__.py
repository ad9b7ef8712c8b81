"""The games as environments of other people's libraries, for programs that learn.

`pettingzoo` (several agents), `gymnasium` (one agent against bots), `openspiel` (a pyspiel game per title)
and `batch` (many games at once, arrays out) are imported one by one: each needs its library, but nothing
here needs all of them. What they have in common, numbers of actions and parts of observations, is in
`interface`.

An agent gets `Position.observe` of its seat and a mask of its own actions, nothing else; the true position
stays with the environment.
"""
