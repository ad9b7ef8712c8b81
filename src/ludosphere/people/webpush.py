"""What travels to a browser's push service: a message only that browser can read, and who sends it.

RFC 8291 says how a message is encrypted (one record of RFC 8188), RFC 8292 how a server names itself. Both
are a few lines on top of `cryptography`.
"""

from __future__ import annotations

import base64
import json
import os
import struct
import time
from dataclasses import dataclass
from typing import Final

from cryptography.hazmat.primitives.asymmetric.ec import (
    ECDH,
    ECDSA,
    SECP256R1,
    EllipticCurvePrivateKey,
    EllipticCurvePublicKey,
    derive_private_key,
    generate_private_key,
)
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

LONGEST: Final = 3000
"""So many bytes fit into a message; push services take a little more."""
_RECORD: Final = 4096
_VALID: Final = 12 * 3600
"""Seconds for which a server's name on a message counts."""


@dataclass(frozen=True)
class Keys:
    """What a browser gave to encrypt for it: its public key, 65 bytes long, and a secret of 16 bytes."""

    public: bytes
    auth: bytes

    @classmethod
    def read(cls, p256dh: str, auth: str) -> Keys:
        """From base64url as browsers tell them; raises ValueError for what can't be."""
        keys = cls(unpack(p256dh), unpack(auth))
        if len(keys.public) != 65 or len(keys.auth) != 16:
            raise ValueError("These are no keys of a browser.")
        EllipticCurvePublicKey.from_encoded_point(SECP256R1(), keys.public)
        return keys


def encrypted(
    text: bytes, keys: Keys, salt: bytes | None = None, own: EllipticCurvePrivateKey | None = None
) -> bytes:
    """A message as it is sent, in the coding aes128gcm. salt, own: drawn anew for every message (None)."""
    salt = salt or os.urandom(16)
    own = own or generate_private_key(SECP256R1())
    there = EllipticCurvePublicKey.from_encoded_point(SECP256R1(), keys.public)
    here = point(own)
    key, nonce = _derived(own.exchange(ECDH(), there), keys, here, salt)
    sealed = AESGCM(key).encrypt(nonce, text + b"\x02", None)
    return salt + struct.pack("!IB", _RECORD, len(here)) + here + sealed


def _derived(shared: bytes, keys: Keys, here: bytes, salt: bytes) -> tuple[bytes, bytes]:
    """The key and the nonce of a message's only record."""
    first = HKDF(SHA256(), 32, keys.auth, b"WebPush: info\x00" + keys.public + here).derive(shared)
    key = HKDF(SHA256(), 16, salt, b"Content-Encoding: aes128gcm\x00").derive(first)
    nonce = HKDF(SHA256(), 12, salt, b"Content-Encoding: nonce\x00").derive(first)
    return key, nonce


class Sender:
    """A server as push services know it. secret: its key, from `new_secret`; contact: mailto: or https:."""

    def __init__(self, secret: str, contact: str) -> None:
        self._key = derive_private_key(int.from_bytes(unpack(secret)), SECP256R1())
        self._contact = contact
        self.public = pack(point(self._key))
        """What browsers must know to take messages of this server only."""

    def authorization(self, origin: str) -> str:
        """The header Authorization of a message to a push service ("https://push.example.org")."""
        head = pack(b'{"typ":"JWT","alg":"ES256"}')
        claims = {"aud": origin, "exp": int(time.time()) + _VALID, "sub": self._contact}
        body = f"{head}.{pack(json.dumps(claims).encode())}"
        r, s = decode_dss_signature(self._key.sign(body.encode(), ECDSA(SHA256())))
        token = f"{body}.{pack(r.to_bytes(32) + s.to_bytes(32))}"
        return f"vapid t={token}, k={self.public}"


def new_secret() -> str:
    """A new key for a server."""
    return pack(generate_private_key(SECP256R1()).private_numbers().private_value.to_bytes(32))


def point(key: EllipticCurvePrivateKey) -> bytes:
    """The public half of a key as 65 bytes."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def pack(data: bytes) -> str:
    """As base64url without padding."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unpack(text: str) -> bytes:
    """From base64url, padded or not; raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)
