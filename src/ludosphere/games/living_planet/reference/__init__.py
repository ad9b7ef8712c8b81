"""The page of values: parameters, hexes, buildings, market and powers, and where each of them comes from."""
