"""What a browser does with what a server sends it: puts deltas together, reads push messages."""

from __future__ import annotations

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
)
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from ludosphere.people import webpush


def applied(old: str, change: list[str | list[int]] | str) -> str:
    """The new text; what a page does with a delta."""
    if isinstance(change, str):
        return change
    return "".join(part if isinstance(part, str) else old[part[0] : part[1]] for part in change)


def decrypted(message: bytes, own: EllipticCurvePrivateKey, auth: bytes) -> bytes:
    """What a browser reads in a message, the other half of `encrypted`; ValueError if it is for another."""
    salt, size = message[:16], message[20]
    here = message[21 : 21 + size]
    there = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), here)
    keys = webpush.Keys(webpush.point(own), auth)
    key, nonce = webpush._derived(own.exchange(ECDH(), there), keys, here, salt)
    try:
        return AESGCM(key).decrypt(nonce, message[21 + size :], None).rstrip(b"\x00")[:-1]
    except InvalidTag:
        raise ValueError("This message is for somebody else.") from None
