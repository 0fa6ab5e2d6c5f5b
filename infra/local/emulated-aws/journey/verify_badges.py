"""Verifies what the product has signed with openbadgeslib, which is not ours. Takes the folder of the files. Prints nothing when all is well.

Files: badge.png, badge.svg, credential.json (second proof), record.json (Comprehensive Learner Record), rsa.pem and ed25519.pem (keys as
published), did.json, email.txt (the address whose hash the credential has).
"""

import json
import sys
from pathlib import Path

from openbadgeslib.baking import ITXT_KEYWORD_OB3, SVG_ELEMENT_OB3, extract_png, extract_svg
from openbadgeslib.ob3.clr import bundled_clr_contexts
from openbadgeslib.ob3.credential import IdentityObject
from openbadgeslib.ob3.did import resolve_verification_method
from openbadgeslib.ob3.ldp import verify_data_integrity_proof
from openbadgeslib.ob3.verifier import OB3VerificationError, OB3Verifier

folder = Path(sys.argv[1])


def read(name):
    return (folder / name).read_bytes()


def refuses(check):
    try:
        check()
    except OB3VerificationError:
        return True
    return False


verifier = OB3Verifier(read("rsa.pem"))
tokens = [
    extract_png(read("badge.png"), keyword=ITXT_KEYWORD_OB3),
    extract_svg(read("badge.svg"), element=SVG_ELEMENT_OB3, text_fallback=True),
]
assert tokens[0] and tokens[0] == tokens[1], "PNG and SVG do not contain the same credential"
credential = verifier.verify(tokens[0])
header, payload, signature = tokens[0].split(".")
altered = payload[:-8] + ("A" if payload[-8] != "A" else "B") + payload[-7:]
assert refuses(lambda: verifier.verify(f"{header}.{altered}.{signature}")), "an altered token passed"

address = read("email.txt").decode()
emails = [one for one in credential.identifiers if one.identity_type == "emailAddress"]
assert len(emails) == 1, "the credential has no hash of the address"
for candidate, expected in [(address, True), (f"not.{address}", False)]:
    hashed = IdentityObject.create(candidate, emails[0].salt).identity_hash
    assert (hashed == emails[0].identity_hash) is expected, f"the hash of {candidate}"

for name in ("credential.json", "record.json"):
    document = json.loads(read(name))
    contexts = bundled_clr_contexts()
    verify_data_integrity_proof(document, read("ed25519.pem"), extra_contexts=contexts)
    document["awardedDate"] = "2020-01-01T00:00:00Z"
    assert refuses(
        lambda: verify_data_integrity_proof(document, read("ed25519.pem"), extra_contexts=contexts)
    ), f"an altered {name} passed"

did = read("did.json")
for method in json.loads(did)["verificationMethod"]:
    assert resolve_verification_method(method["id"], download=lambda url: did), method["id"]
