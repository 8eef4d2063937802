"""The sRGB colour profile that says what the numbers of a PDF's pictures mean.

Made once by `PIL.ImageCms.createProfile("sRGB")`, its date set to 2026-01-01, and kept here packed,
so that writing a PDF needs no Pillow and gives the same bytes everywhere.
"""

from __future__ import annotations

import base64
import zlib

NAME = "sRGB IEC61966-2.1"

_PACKED = """
eNqVkb1Lw1AUxU9bRdFKBx1EHDJUcWhBFMRR69ClSKkVrLokr2krJGlIUqS4Ci4OBQfRxa/B/0BXwVVBEBRBxNnRr0VKPGkK
LaKD9/Fyf5y8c7nvPiCY0oRud8wAuuFYmWRCWsotS10vCHA1Qha2OZtOp/BnfN75Z2/jXi38L3rzqi2AQDd5SpiWQ2Y3SK07
psfb5AFRkvPkQ3LMYoPkK09XfH72uOjzu8dWNjMHBL2aUrGNlTYWJUsnj5GjulYRzX68m4RVY3GBeYh7GDYySCIBCQoqWIMG
B3FmgzP73Tfe8M2jTI/g10QVFh1FlOiNUa2wqspcoK5yaah6c/85T7swOeFXDyeAzifXfRsBunaAes11v45ct34MhB6BC6Pl
L3NO0x/Uay0tegBENoGzy5am7ALnW8DggylbckMKcQcLBeD1FOjLAf03QM+KP6vmf5zcA9kNPtE1sLcPjPJ8ZPUbPitnsA==
"""


def srgb_profile() -> bytes:
    """The profile as an ICC file."""
    return zlib.decompress(base64.b64decode(_PACKED))
