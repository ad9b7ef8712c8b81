"""Writing observations."""

import pytest
from librt.strings import BytesWriter

from ludosphere.core.noting import blank, clipped, marked, one_hot, within


def written(*calls):
    out = BytesWriter()
    out.append(9)
    for function, *arguments in calls:
        function(out, *arguments)
    return list(out.getvalue())[1:]


@pytest.mark.parametrize("count", [0, 1, 255, 256, 511, 1000])
def test_zeros(count):
    out = BytesWriter()
    out.append(7)
    assert blank(out, count) == 1
    assert out.getvalue() == b"\x07" + bytes(count)


def test_a_place_and_places():
    assert written((one_hot, 3, 1), (one_hot, 2, -1), (one_hot, 2, 2)) == [0, 1, 0, 0, 0, 0, 0]
    assert written((marked, 4, [3, 0])) == [1, 0, 0, 1]


def test_bounds():
    assert written((within, -1, 5), (within, 4, 5), (within, 300, 255)) == [0, 4, 255]
    assert [clipped(number, 8) for number in (-9, 0, 8, 9)] == [0, 0, 8, 8]
