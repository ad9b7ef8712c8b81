"""House rules: an owner's file over the shipped rules.

`faults` words what is wrong, `reading` reads values, `parameters` and `entries` check what may be set,
`rulebook` puts it all together.
"""
