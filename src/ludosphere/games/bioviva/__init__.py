"""Bioviva Planète - Ciel et Espace: remember what is behind 68 pictures, then guess words of their texts.

Unofficial. The rain of stars is in `rain.py`, the families of words in `words.py` and the modules it names,
the checks of a deck's texts in `deckcheck.py`.
"""
