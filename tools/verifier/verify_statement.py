#!/usr/bin/env python3
"""Verifies statements of a wallet: python3 verify_statement.py FILE... [--key KEY]... [--keys KEYFILE]
  [--witness VERIFIERKEY]... [--quorum NUMBER]

One file, no packages, no network; any Python from 3.8 on. docs/statement.md describes the format.
It says the same as verify-statement.mjs, in another language and with its own Ed25519, for who
does not want to trust one program alone.
"""
import argparse
import base64
import hashlib
import json
import re
import sys
from datetime import datetime, timezone
from urllib.parse import urlsplit

FORMAT = "reachbook-statement/1"
STEP = r"[LR](?: -?[0-9]{1,19}){5} [0-9a-f]{64}"
# The groups that a network owes, in the order of a leaf's amounts, and the pockets of each.
GROUPS = {
    "partners": ("available", "deposit", "payout", "exchange"),
    "plans": (
        *("to_consume", "to_consume_discount", "to_consume_startup", "to_settle"),
        *("publisher_pending", "publisher_pending_discount", "publisher_pending_startup"),
        *("discount", "startup"),
    ),
    "publishers": ("publisher_payable",),
    "merchants": ("escrow",),
    "acceptors": ("acceptor_clearing",),
}
FIELDS = "seq,id,at,kind,type,postings,others,remark,cause,reverses,entry,previous"
SHARED = ["owner", "from", "to", "generatedAt", "key"]
MOST = 2**53 - 1


class Bad(Exception):
    """Something wrong, and the line where it shows."""

    def __init__(self, line, why, file=None):
        super().__init__(why)
        self.line, self.why, self.file = line, why, file


# Ed25519, as RFC 8032 has it: verifying only, and so nothing here is secret.

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, P - 2, P) % P
ROOT_OF_MINUS_ONE = pow(2, (P - 1) // 4, P)


def add_points(one, other):
    a = (one[1] - one[0]) * (other[1] - other[0]) % P
    b = (one[1] + one[0]) * (other[1] + other[0]) % P
    c = 2 * one[3] * other[3] * D % P
    d = 2 * one[2] * other[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def multiply_point(factor, point):
    result = (0, 1, 1, 0)
    while factor > 0:
        if factor & 1:
            result = add_points(result, point)
        point = add_points(point, point)
        factor >>= 1
    return result


def x_of(y, sign):
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    if square == 0:
        return None if sign else 0
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P != 0:
        x = x * ROOT_OF_MINUS_ONE % P
    if (x * x - square) % P != 0:
        return None
    return P - x if x & 1 != sign else x


def read_point(text):
    y = int.from_bytes(text, "little")
    sign = y >> 255
    y &= (1 << 255) - 1
    x = x_of(y, sign)
    return None if x is None else (x, y, 1, x * y % P)


def write_point(point):
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | ((x & 1) << 255)).to_bytes(32, "little")


BASE_Y = 4 * pow(5, P - 2, P) % P
BASE_X = x_of(BASE_Y, 0)
BASE = (BASE_X, BASE_Y, 1, BASE_X * BASE_Y % P)


def is_ed25519(text, signature, key):
    if len(key) != 32 or len(signature) != 64:
        return False
    point = read_point(key)
    scalar = int.from_bytes(signature[32:], "little")
    if point is None or scalar >= ORDER:
        return False
    digest = hashlib.sha512(signature[:32] + key + text).digest()
    challenge = int.from_bytes(digest, "little") % ORDER
    negative = (P - point[0], point[1], 1, P - point[3])
    found = add_points(multiply_point(scalar, BASE), multiply_point(challenge, negative))
    return write_point(found) == signature[:32]


# ECDSA with P-256 and RSA with PKCS #1 v1.5, as passkeys sign: verifying only, too.

P256 = 2**256 - 2**224 + 2**192 + 2**96 - 1
P256_ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
P256_B = 0x5AC635D8AA3A93E7B3EBBD55769886BC651D06B0CC53B0F63BCE3C3E27D2604B
P256_BASE = (
    0x6B17D1F2E12C4247F8BCE6E563A440F277037D812DEB33A0F4A13945D898C296,
    0x4FE342E2FE1A7F9B8EE7EB4A7C0F9E162BCE33576B315ECECBB6406837BF51F5,
)


def add_affine(one, other):
    """Two points of P-256; None is the point at infinity."""
    if one is None or other is None:
        return one or other
    if one[0] == other[0] and (one[1] + other[1]) % P256 == 0:
        return None
    if one == other:
        slope = (3 * one[0] * one[0] - 3) * pow(2 * one[1], -1, P256)
    else:
        slope = (other[1] - one[1]) * pow(other[0] - one[0], -1, P256)
    x = (slope * slope - one[0] - other[0]) % P256
    return x, (slope * (one[0] - x) - one[1]) % P256


def multiply_affine(factor, point):
    result = None
    while factor > 0:
        if factor & 1:
            result = add_affine(result, point)
        point = add_affine(point, point)
        factor >>= 1
    return result


def read_der_pair(value):
    """The two whole numbers of an ECDSA signature in DER."""
    ensure(len(value) > 7 and value[0] == 0x30 and value[1] == len(value) - 2)
    numbers, at = [], 2
    for _ in range(2):
        ensure(value[at] == 2)
        end = at + 2 + value[at + 1]
        digits = value[at + 2 : end]
        # As short as can be, and not below zero.
        ensure(0 < len(digits) <= 33 and end <= len(value) and digits[0] < 128)
        ensure(len(digits) == 1 or digits[0] != 0 or digits[1] >= 128)
        numbers.append(int.from_bytes(digits, "big"))
        at = end
    ensure(at == len(value))
    return numbers


def is_es256(text, signature, x, y):
    if x >= P256 or y >= P256 or (y * y - x * x * x + 3 * x - P256_B) % P256 != 0:
        return False
    r, s = read_der_pair(signature)
    if not (0 < r < P256_ORDER and 0 < s < P256_ORDER):
        return False
    digest = int.from_bytes(hashlib.sha256(text).digest(), "big")
    inverse = pow(s, P256_ORDER - 2, P256_ORDER)
    one = multiply_affine(digest * inverse % P256_ORDER, P256_BASE)
    other = multiply_affine(r * inverse % P256_ORDER, (x, y))
    found = add_affine(one, other)
    return found is not None and found[0] % P256_ORDER == r


SHA256_NAME = bytes.fromhex("3031300d060960864801650304020105000420")


def is_rs256(text, signature, modulus, exponent):
    size = (modulus.bit_length() + 7) // 8
    if len(signature) != size or size < 128:
        return False
    found = pow(int.from_bytes(signature, "big"), exponent, modulus).to_bytes(size, "big")
    end = SHA256_NAME + hashlib.sha256(text).digest()
    return found == b"\x00\x01" + b"\xff" * (size - len(end) - 3) + b"\x00" + end


def is_passkey_signature(text, signature, jwk):
    """Whether a passkey of JSON Web Key form signed these bytes."""
    try:
        number = lambda name: int.from_bytes(from_base64url(jwk[name]), "big")
        if jwk["kty"] == "OKP":
            return jwk["crv"] == "Ed25519" and is_ed25519(text, signature, from_base64url(jwk["x"]))
        if jwk["kty"] == "EC":
            return jwk["crv"] == "P-256" and is_es256(text, signature, number("x"), number("y"))
        return jwk["kty"] == "RSA" and is_rs256(text, signature, number("n"), number("e"))
    except Exception:
        return False


def from_base64url(text):
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def to_base64url(value):
    return base64.urlsafe_b64encode(value).decode("ascii").rstrip("=")


def is_signature(text, signature, key):
    if not is_key(key) or not isinstance(signature, str):
        return False
    value = from_base64url(signature)
    # Some of its last bits carry nothing; they too are as they were written.
    return to_base64url(value) == signature and is_ed25519(text, value, from_base64url(key))


# Reading.


def sha256(value):
    return hashlib.sha256(value.encode("utf-8") if isinstance(value, str) else value).hexdigest()


def compact(value):
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def ensure(is_true):
    if not is_true:
        raise ValueError("not of this format")


def is_key(text):
    return isinstance(text, str) and re.fullmatch(r"[A-Za-z0-9_-]{43}", text) is not None


def is_hash(text):
    return isinstance(text, str) and re.fullmatch(r"[0-9a-f]{64}", text) is not None


def is_count(value):
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= MOST


def is_place(value):
    return is_count(value["seq"]) and is_hash(value["hash"])


def has_texts(line):
    return all(isinstance(line.get(name), str) for name in SHARED)


def is_time(text):
    shape = r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}\.[0-9]{3}Z"
    if not isinstance(text, str) or not re.fullmatch(shape, text):
        return False
    try:
        datetime.strptime(text, "%Y-%m-%dT%H:%M:%S.%fZ")
    except ValueError:
        return False
    return True


def micro(text):
    """An amount in millionths."""
    found = re.fullmatch(r"(-?)([0-9]{1,13})\.([0-9]{2,6})", text)
    ensure(found is not None)
    sign, units, places = found.groups()
    return int(sign + units + places.ljust(6, "0"))


def balances_of(written):
    return {pocket: micro(amount) for pocket, amount in written.items()}


def text_of(balances):
    """Balances as one text, whatever their order; an empty pocket is as good as none."""
    return sorted((pocket, amount) for pocket, amount in balances.items() if amount != 0)


def no_constant(name):
    raise ValueError(name)


def parse(text):
    return json.loads(text, parse_constant=no_constant)


def read_line(value, line, read):
    """Reads a line as it stands, byte for byte."""
    try:
        return {**read(value.decode("utf-8")), "line": line}
    except Bad:
        raise
    except Exception:
        raise Bad(line, "cannot be read: edited or damaged")


def is_millionths(value):
    return isinstance(value, str) and re.fullmatch(r"-?[0-9]{1,19}", value) is not None


def is_owed_facts(owes):
    ensure(is_hash(owes["root"]) and is_count(abs(owes["leaves"])))
    pairs = [line for line in owes["owed"] if isinstance(line, list) and len(line) == 2]
    ensure(len(pairs) == len(owes["owed"]))
    return all(isinstance(value, str) for pair in pairs for value in pair)


def is_owed_proof(owed):
    if owed is None:
        return True
    ensure(is_hash(owed["salt"]) and is_place(owed))
    ensure(len(owed["amounts"]) == 5 and all(map(is_millionths, owed["amounts"])))
    return all(re.fullmatch(STEP, step) for step in owed["path"])


# The kinds of records that the partner's own acts make.
ACTS = {"put_hold": "put", "payout_request": "payout", "exchange_hold": "exchange"}
SIGNED_PARTS = ("text", "clientData", "authenticatorData", "signature")


def is_signed_part(one):
    whole = isinstance(one["passkey"], int) and not isinstance(one["passkey"], bool)
    return whole and all(isinstance(one[name], str) for name in SIGNED_PARTS)


def is_confirmed_part(head):
    for one in head["confirmed"]:
        ensure(is_count(abs(one["seq"])) and one["by"] in ("digits", "follow", "passkey"))
        ensure(one["by"] != "passkey" or is_signed_part(one))
    for one in head["passkeys"]:
        ensure(isinstance(one["key"]["kty"], str) and isinstance(one["added"], str))
    return all(is_signed_part(one) and isinstance(one["at"], str) for one in head["cards"])


def read_header(value):
    def read(text):
        header = parse(text)
        ensure(header["format"] == FORMAT and is_place(header["start"]) and has_texts(header))
        return {**header, "opening": balances_of(header["opening"]), "hash": sha256(value)}

    return read_line(value, 1, read)


def read_record(value, line):
    def read(text):
        record = parse(text)
        if record.get("head"):
            raise Bad(line + 1, "stands after the head: inserted")
        ensure(",".join(record) == FIELDS and is_hash(record["previous"]))
        ensure(is_count(abs(record["seq"])) and isinstance(record["at"], str))
        own = [(pocket, micro(amount), micro(after)) for pocket, amount, after in record["postings"]]
        others = [micro(end.split(" ")[1]) for end in record["others"]]
        kept = {name: record[name] for name in ("seq", "at", "previous", "kind", "cause")}
        return {**kept, "own": own, "others": others, "hash": sha256(value)}

    return read_line(value, line, read)


def read_head(value, line):
    """The last line: the text of the head, exactly as it was signed, and the signature."""

    def read(text):
        shape = r'\{"head":(\{.*\}),"signature":"([A-Za-z0-9_-]{86})"\}'
        signed, signature = re.fullmatch(shape, text).groups()
        head = parse(signed)
        ensure(head["format"] == FORMAT and is_place(head) and is_place(head["latest"]))
        ensure(has_texts(head) and is_count(head["records"]))
        root = head.get("root")
        ensure(not root or (is_place(root["leaf"]) and isinstance(root["path"], list)))
        ensure(not root or (is_owed_facts(root["liabilities"]) and is_owed_proof(root["owed"])))
        ensure(is_confirmed_part(head))
        log = root.get("log") if root else None
        ensure(not log or (is_key(log["key"]) and isinstance(log["proof"], str)))
        is_signed = is_signature(signed.encode("utf-8"), signature, head["key"])
        return {**head, "closing": balances_of(head["closing"]), "isSigned": is_signed}

    return read_line(value, line, read)


# Keys.


def read_keys(text, first=None):
    """Reads the list of keys as the server hands it out: each is signed by the one before."""
    given = json.loads(text)
    keys = given.get("data", given)["keys"]
    for at, key in enumerate(keys):
        if not is_key(key["key"]) or not is_time(key["from"]):
            raise ValueError(f"key {at + 1} is none")
        if at == 0:
            continue
        signed = compact({"format": "reachbook-key/1", "key": key["key"], "from": key["from"]})
        if not is_signature(signed.encode("utf-8"), key["signature"], keys[at - 1]["key"]):
            raise ValueError(f"key {at + 1} is not signed by the one before")
        if keys[at - 1]["until"] != key["from"]:
            raise ValueError(f"key {at + 1} leaves a gap")
    if first is not None and all(key["key"] != first for key in keys):
        raise ValueError("the key that you gave is not among the keys of the file")
    return keys


def check_key(key, at, trusted, line, before=""):
    """Keys that someone trusts: None for any, else each with the time that it is for."""
    if trusted is None:
        return
    known = [one for one in trusted if one["key"] == key]
    if not known:
        raise Bad(line, before + "is signed with another key")
    for one in known:
        until = one.get("until")
        if at >= one.get("from", "") and (until is None or at < until):
            return
    raise Bad(line, before + "is signed with a key that was not valid then")


# Checking.


def check_head(head, header, is_fitting, trusted):
    """Whether the head is signed, with the right key, and belongs to this header."""
    line = head["line"]
    check_key(head["key"], head["generatedAt"], trusted, line)
    if not head["isSigned"]:
        raise Bad(line, "is not what was signed: edited")
    if head["header"] != header["hash"]:
        if is_fitting:
            raise Bad(1, "is not the header that was signed: edited")
        raise Bad(line, "is the head of another statement")
    for name in SHARED:
        if head[name] != header[name]:
            raise Bad(line, f"says another {name} than the header")
    if head["latest"]["seq"] < head["seq"]:
        raise Bad(line, "ends after the latest record")


def signed_root(root, header):
    """The text of a root, as it is signed and stands in the log."""
    text = {"format": "reachbook-root/1", "network": header["network"]}
    text.update({name: root[name] for name in ("no", "at", "wallets", "root")})
    owes = root["liabilities"]
    text["liabilities"] = {name: owes[name] for name in ("root", "leaves", "owed")}
    text.update({name: root[name] for name in ("previous", "key")})
    return compact(text).encode("utf-8")


def check_root(head, header, records, trusted):
    """Whether the root over all wallets is signed, and this wallet stands under it as it says."""
    root, line = head.get("root"), head["line"]
    if not root:
        return
    if not is_signature(signed_root(root, header), root["signature"], root["key"]):
        raise Bad(line, "has a root that is not what was signed")
    # A root may be of an older key: the head vouches for it, unless all keys are known.
    if any("from" in one for one in trusted or []):
        check_key(root["key"], root["at"], trusted, line, "has a root that ")
    leaf = root["leaf"]
    found = sha256(f"leaf {sha256(header['owner'])} {leaf['seq']} {leaf['hash']}")
    for step in root["path"]:
        left, right = (step[1:], found) if step[0] == "L" else (found, step[1:])
        found = sha256(f"node {left} {right}")
    if found != root["root"]:
        raise Bad(line, "does not stand under its root")
    if leaf["seq"] > head["latest"]["seq"]:
        raise Bad(line, "is shorter than its root says: truncated")
    for known in [header["start"], *records, head["latest"]]:
        if known["seq"] == leaf["seq"] and known["hash"] != leaf["hash"]:
            raise Bad(line, "has another record than its root says")
    check_owed(root, header, records, line)


def sum_node(left, right):
    """A node has the hash of both children's sums and hashes, so that neither can be changed."""
    texts = [" ".join(map(str, sums)) + " " + hashed for sums, hashed in (left, right)]
    sums = [one + other for one, other in zip(left[0], right[0])]
    return sums, sha256(f"liability node {texts[0]} {texts[1]}")


def check_owed(root, header, records, line):
    """Whether the root counts what this wallet held among what the network owes."""
    owes, owed, leaf = root["liabilities"], root["owed"], root["leaf"]
    if not owed:
        raise Bad(line, "is left out of what its root says the network owes")
    if owed["seq"] != leaf["seq"] or owed["hash"] != leaf["hash"]:
        raise Bad(line, "is owed as of another record")
    place = f"{' '.join(owed['amounts'])} {owed['seq']} {owed['hash']}"
    hashed = sha256(f"liability leaf {owed['salt']} {sha256(header['owner'])} {place}")
    node = ([int(amount) for amount in owed["amounts"]], hashed)
    if min(node[0]) < 0:
        raise Bad(line, "is owed less than nothing")
    for step in owed["path"]:
        side, *sums, hashed = step.split(" ")
        beside = ([int(amount) for amount in sums], hashed)
        if min(beside[0]) < 0:
            raise Bad(line, "has less than nothing owed beside it")
        node = sum_node(beside, node) if side == "L" else sum_node(node, beside)
    if node[1] != owes["root"]:
        raise Bad(line, "does not stand under the sums of its root")
    named = [group for names, _ in owes["owed"] for group in names.split(" ")]
    if named and sorted(named) != sorted(GROUPS):
        raise Bad(line, "has a root that does not name each group once")
    sums = dict(zip(GROUPS, node[0]))
    for names, amount in owes["owed"]:
        total = sum(sums[group] for group in names.split(" "))
        is_amount = re.fullmatch(r"[0-9]{1,13}\.[0-9]{2,6}", amount)
        if not is_amount or micro(amount) != total:
            raise Bad(line, "has a root with another total than its sums")
    held = balances_at(leaf["seq"], header, records)
    if held is None:
        return
    amounts = [str(sum(held.get(pocket, 0) for pocket in pockets)) for pockets in GROUPS.values()]
    if amounts != owed["amounts"]:
        raise Bad(line, "held another amount than its root says")


def balances_at(seq, header, records):
    """What each pocket held after a record, if the file goes back that far."""
    start = header["start"]["seq"]
    last = records[-1]["seq"] if records else start
    if seq < start or seq > last:
        return None
    balances = dict(header["opening"])
    for record in records:
        if record["seq"] <= seq:
            balances.update({pocket: after for pocket, _, after in record["own"]})
    return balances


# The log, and who outside has seen it.


def from_base64(text):
    """Bytes from base64, in the one spelling that they are written in."""
    value = base64.b64decode(text, validate=True)
    ensure(base64.b64encode(value).decode("ascii") == text)
    return value


def read_witness(text):
    """A witness as --witness names it: name+id+key, the key with a first byte of 4."""
    try:
        name, number, written = re.fullmatch(r"([^\s+]+)\+([0-9a-f]{8})\+(\S+)", text).groups()
        value = from_base64(written)
        own = hashlib.sha256(name.encode("utf-8") + b"\n" + value).hexdigest()[:8]
        ensure(len(value) == 33 and value[0] == 4 and own == number)
        return {"name": name, "id": number, "key": value[1:]}
    except Exception:
        raise ValueError(f"{text} is not the key of a witness")


def read_watch(keys, quorum):
    """Whom the reader trusts to watch the log, and how many of them it takes: all, if not said."""
    witnesses = [read_witness(key) for key in keys]
    if len({one["key"] for one in witnesses}) != len(keys):
        raise ValueError("a witness is given twice")
    least = len(witnesses) if quorum is None else quorum
    if not 0 <= least <= len(witnesses):
        most = len(witnesses)
        raise ValueError(f"the quorum must be from 0 to {most}, the number of witnesses")
    return {"witnesses": witnesses, "quorum": least}


def read_proof(text):
    """The proof that a root is in the log: its place, the hashes beside it, the checkpoint."""
    proof, body, signatures = text.split("\n\n")[:3]
    kind, index, *beside = proof.split("\n")
    origin, size, root = body.split("\n")[:3]
    ensure(kind == "c2sp.org/tlog-proof@v1")
    ensure(re.fullmatch(r"index (0|[1-9][0-9]{0,14})", index) is not None)
    ensure(origin != "" and re.fullmatch(r"0|[1-9][0-9]{0,14}", size) is not None)
    ensure(signatures.endswith("\n"))

    def read(line):
        name, written = re.fullmatch(r"— (\S+) (\S+)", line).groups()
        value = from_base64(written)
        return {"name": name, "id": value[:4].hex(), "value": value[4:]}

    return {
        "index": int(index[6:]),
        "beside": [from_base64(one) for one in beside],
        "text": (body + "\n").encode("utf-8"),
        "origin": origin,
        "size": int(size),
        "root": from_base64(root),
        "signatures": [read(line) for line in signatures[:-1].split("\n")],
    }


def climb_log(leaf, log):
    """The root of an RFC 6962 tree that a leaf leads to, or None if it cannot be there."""
    place, last, found = log["index"], log["size"] - 1, leaf
    if place > last:
        return None
    for one in log["beside"]:
        if last == 0 or len(one) != 32:
            return None
        if place % 2 == 1 or place == last:
            found = hashlib.sha256(b"\x01" + one + found).digest()
            while place % 2 == 0 and place != 0:
                place, last = place >> 1, last >> 1
        else:
            found = hashlib.sha256(b"\x01" + found + one).digest()
        place, last = place >> 1, last >> 1
    return found if last == 0 else None


def cosigned_at(log, witness):
    """When a witness signed this checkpoint by its own clock, or None if it did not."""
    for one in log["signatures"]:
        if one["name"] != witness["name"] or one["id"] != witness["id"] or len(one["value"]) != 72:
            continue
        time = int.from_bytes(one["value"][:8], "big")
        message = f"cosignature/v1\ntime {time}\n".encode("ascii") + log["text"]
        if is_ed25519(message, one["value"][8:], witness["key"]) and 0 < time < 1 << 40:
            return time
    return None


def check_log(head, header, trusted, watch):
    """Whether the root is in the log, and as many of the witnesses saw that log as it takes."""
    root, line, quorum = head.get("root"), head["line"], watch["quorum"]
    if not root or not root.get("log"):
        if quorum == 0:
            return None
        seen = "has a root that no witness has seen yet"
        raise Bad(line, seen if root else "has no root that a witness could see")
    log = read_line(root["log"]["proof"].encode("utf-8"), line, read_proof)
    key = root["log"]["key"]
    if any("from" in one for one in trusted or []):
        first = hashlib.sha256(from_base64url(trusted[0]["key"])).hexdigest()
        if log["origin"] != f"reachbook/log/{first}":
            raise Bad(line, "is in the log of another network")
        if all(one["key"] != key for one in trusted):
            raise Bad(line, "is in a log that is signed with another key")
    raw = from_base64url(key)
    number = hashlib.sha256(log["origin"].encode("utf-8") + b"\n\x01" + raw).hexdigest()[:8]
    own = [s for s in log["signatures"] if s["name"] == log["origin"] and s["id"] == number]
    if not any(is_ed25519(log["text"], one["value"], raw) for one in own):
        raise Bad(line, "has a log that is not what was signed")
    leaf = hashlib.sha256(b"\x00" + signed_root(root, header)).digest()
    if climb_log(leaf, log) != log["root"]:
        raise Bad(line, "has a root that is not in the log")
    cosigned = [(one["name"], cosigned_at(log, one)) for one in watch["witnesses"]]
    cosigned = [(name, at) for name, at in cosigned if at is not None]
    if len(cosigned) < quorum:
        why = f"is cosigned by {len(cosigned)} of the {quorum} witnesses that it takes"
        raise Bad(line, why)
    return {"size": log["size"], "root": log["root"], "cosigned": cosigned}


def first_genuine(records, head):
    """The first of those records to which the head leads back, hash by hash."""
    first, expected = len(records), head["hash"]
    while first > 0 and records[first - 1]["hash"] == expected:
        first -= 1
        expected = records[first]["previous"]
    return first


def check_place(records, at, place, start, genuine, is_held):
    """Whether a record stands in its place. The numbers come first: they tell what was done."""
    record = records[at]
    seq, line, due = record["seq"], record["line"], place["seq"] + 1
    if seq > due:
        is_below = any(other["seq"] == due for other in records[at:])
        what = "stands further down: reordered" if is_below else "is missing before it: dropped"
        raise Bad(line, f"is record {seq}, but record {due} {what}")
    if seq != due:
        # A genuine record knows its place. What pushed it down was put in.
        own = seq - start["seq"] - 1
        is_pushed = at >= genuine and 0 <= own < at
        raise Bad(records[own]["line"] if is_pushed else line, "does not belong here: inserted")
    if record["previous"] == place["hash"]:
        return
    if is_held and at > 0:
        raise Bad(line - 1, f"is not what line {line} has the hash of: edited")
    raise Bad(line, "does not have the hash of the line before: edited or inserted")


def check_content(record, header, before, balances):
    """Whether a record makes sense: its time, and what its amounts leave in each pocket."""
    line, at = record["line"], record["at"]
    if not is_time(at):
        raise Bad(line, "has no proper time")
    if at < before:
        raise Bad(line, "is earlier than the line before")
    if at < header["from"] or at >= header["to"]:
        raise Bad(line, "is out of the range of the statement")
    for pocket, amount, after in record["own"]:
        if balances.get(pocket, 0) + amount != after:
            raise Bad(line, f"has a balance of {pocket} that does not follow from the amount")
        if after < 0:
            raise Bad(line, f"leaves less than nothing in {pocket}")
        balances[pocket] = after
    if sum(amount for _, amount, _ in record["own"]) + sum(record["others"]) != 0:
        raise Bad(line, "has amounts that do not add up to zero")


def follow(header, records, head):
    """Follows the records from the start in the header to the head, when there is one to trust."""
    start = header["start"]
    if start["seq"] == 0 and start["hash"] != sha256(header["owner"]):
        raise Bad(1, "starts elsewhere")
    if start["seq"] == 0 and text_of(header["opening"]):
        raise Bad(1, "starts with a balance")
    genuine = first_genuine(records, head) if head else len(records)
    balances = dict(header["opening"])
    place = {**start, "line": 1, "at": ""}
    for at, record in enumerate(records):
        # Without a head to trust, the line below is the only witness.
        below = records[at + 1]["previous"] if at + 1 < len(records) else None
        is_held = at >= genuine if head else record["hash"] == below
        check_place(records, at, place, start, genuine, is_held)
        check_content(record, header, place["at"], balances)
        place = record
    if not head:
        return
    missing = head["records"] - len(records)
    if missing > 0:
        raise Bad(head["line"], f"comes {missing} records too early: dropped")
    if missing < 0:
        raise Bad(records[head["records"]]["line"], "does not belong here: inserted")
    if place["seq"] != head["seq"] or place["hash"] != head["hash"]:
        raise Bad(place["line"], "is not what the head has the hash of: edited")
    if text_of(balances) != text_of(head["closing"]):
        raise Bad(head["line"], "has other balances")


# Who confirmed what.

# Between what is signed and what is done with it: minutes to sign, and a minute to send.
SIGNED_FOR = 10 * 60


def read_signed(one, head, header, line):
    """What a passkey signed: the facts in its text, if it is really signed, here and by its owner."""
    if not 0 <= one["passkey"] < len(head["passkeys"]):
        raise Bad(line, "is signed with a passkey that is not listed")
    passkey = head["passkeys"][one["passkey"]]
    try:
        client_data = from_base64url(one["clientData"])
        data = from_base64url(one["authenticatorData"])
        client, text = json.loads(client_data.decode("utf-8")), json.loads(one["text"])
        host = urlsplit(text["origin"]).hostname
        ensure(host is not None and isinstance(client, dict))
    except Exception:
        raise Bad(line, "has a signature that cannot be read")
    digest = to_base64url(hashlib.sha256(one["text"].encode("utf-8")).digest())
    if client.get("type") != "webauthn.get" or client.get("challenge") != digest:
        raise Bad(line, "has a signature of another text")
    if client.get("origin") != text["origin"] or data[:32].hex() != sha256(host):
        raise Bad(line, "is signed for another site")
    # Bits 0 and 2: somebody was there, and showed to be the owner.
    if len(data) < 33 or data[32] & 5 != 5:
        raise Bad(line, "is signed without its owner")
    signed = data + hashlib.sha256(client_data).digest()
    if not is_passkey_signature(signed, from_base64url(one["signature"]), passkey["key"]):
        raise Bad(line, "has a signature that its passkey did not make")
    own = all(text.get(name) == header[name] for name in ("owner", "network", "currency"))
    if text.get("format") != "reachbook-act/1" or not own:
        raise Bad(line, "is signed for another account")
    ended = passkey["ended"]
    if text["at"] < passkey["added"] or (ended is not None and text["at"] > ended):
        raise Bad(line, "is signed with a passkey that was not valid then")
    return text


def is_signed_for(text, record, to):
    """Whether what was signed is what the record did: the act, its amount and its target."""
    act, about = text.get("act"), text.get("about")
    if act != ACTS[record["kind"]] or not isinstance(about, dict):
        return False
    written = about.get("amount")
    if not isinstance(written, str) or not re.fullmatch(r"-?[0-9]{1,13}\.[0-9]{2,6}", written):
        return False
    amount = micro(written)

    def into(is_meant):
        return sum(size for pocket, size, _ in record["own"] if is_meant(pocket))

    if act == "exchange":
        return into(lambda pocket: pocket == "exchange") == amount
    if act == "payout":
        # In the order of their names, as everything that is hashed.
        opened = to and compact({name: to.get(name) for name in ("last4", "method", "salt")})
        is_there = to is None or sha256(opened) == about.get("to")
        return is_there and into(lambda pocket: pocket == "payout") == amount
    held = into(lambda pocket: pocket.startswith("to_consume"))
    paid = -into(lambda pocket: pocket in ("available", "startup"))
    # A coupon adds to what was put, or pays a part of it.
    has_coupon = about.get("couponId") is not None
    is_put = (held >= amount and paid <= amount) if has_coupon else held == amount
    return is_put and about.get("planNo") == record["cause"].get("plan")


def is_in_time(text, at):
    if not is_time(text["at"]) or not is_time(at):
        return False
    shape = "%Y-%m-%dT%H:%M:%S.%fZ"
    passed = datetime.strptime(at, shape) - datetime.strptime(text["at"], shape)
    return 0 <= passed.total_seconds() <= SIGNED_FOR


def check_confirmed(head, header, records):
    """Whether every act says how it was confirmed, and what passkeys signed is what was done."""
    known = {one["seq"]: one for one in head["confirmed"]}
    is_twice = len(known) != len(head["confirmed"])
    nonces = set()

    def is_new(text):
        before = len(nonces)
        nonces.add(text.get("nonce"))
        return before < len(nonces)

    for record in records:
        if record["kind"] not in ACTS:
            continue
        line, one = record["line"], known.pop(record["seq"], None)
        if one is None:
            raise Bad(line, "does not say how it was confirmed")
        if one["by"] == "follow" and record["kind"] != "put_hold":
            raise Bad(line, "says that it was copied")
        if one["by"] != "passkey":
            continue
        text = read_signed(one, head, header, line)
        if not is_new(text):
            raise Bad(line, "is signed with what was signed for another record")
        if not is_signed_for(text, record, one["to"]) or not is_in_time(text, record["at"]):
            raise Bad(line, "is signed for another act")
    if known or is_twice:
        raise Bad(head["line"], "confirms what is no act in it")
    for one in head["cards"]:
        text = read_signed(one, head, header, head["line"])
        if text.get("act") != "card" or not is_new(text) or not is_in_time(text, one["at"]):
            raise Bad(head["line"], "has a card that is signed for another act")


def fingerprint(jwk):
    """The digest of RFC 7638, which stands for a key. Its first digits are enough to compare."""
    names = {"EC": ("crv", "kty", "x", "y"), "OKP": ("crv", "kty", "x"), "RSA": ("e", "kty", "n")}
    return sha256(compact({name: jwk[name] for name in names[jwk["kty"]]}))[:16]


def tell_confirmed(head):
    """What is told about the confirmations of a sound statement."""
    confirmed, passkeys, cards = head["confirmed"], head["passkeys"], head["cards"]
    if not confirmed and not passkeys:
        return []
    count = {way: 0 for way in ("passkey", "digits", "follow")}
    for one in confirmed:
        count[one["by"]] += 1
    texts = [one["text"] for one in [*confirmed, *cards] if "text" in one]
    cards_too = f", and {len(cards)} cards" if cards else ""
    said = [f"{count['passkey']} movements signed by the partner's own passkey{cards_too}"]
    origins = dict.fromkeys(json.loads(text)["origin"] for text in texts)
    said += [f"  at {origin}" for origin in origins]
    said.append(
        f"{count['digits']} confirmed by six digits, which only the network saw; "
        f"{count['follow']} copied"
    )
    for one in passkeys:
        until = "still good" if one["ended"] is None else f"ended {one['ended']}"
        said.append(f"passkey {fingerprint(one['key'])}, added {one['added']}, {until}")
    return said


NOBODY = {"witnesses": [], "quorum": 0}


def verify_statement(file, keys=None, watch=NOBODY):
    """Verifies one statement and returns what it holds; raises its first bad line."""
    trusted = None if keys is None else [{"key": k} if isinstance(k, str) else k for k in keys]
    found = []

    def attempt(work):
        try:
            return work()
        except Bad as bad:
            found.append(bad)
            return None

    lines = file.split(b"\n")
    if lines.pop() != b"":
        raise Bad(len(lines) + 1, "is cut off: truncated")
    if lines and lines[0].endswith(b"\r"):
        raise Bad(1, "ends as an editor saved it, not as it was made")
    header = read_header(lines[0] if lines else b"")
    has_head = len(lines) > 1 and not lines[-1].startswith(b'{"seq"')
    if not has_head:
        found.append(Bad(len(lines) + 1, "should be the head: truncated"))
    head = attempt(lambda: read_head(lines[-1], len(lines))) if has_head else None
    middle = lines[1:-1] if has_head else lines[1:]
    records = []

    def read_all():
        for at, line in enumerate(middle):
            records.append(read_record(line, at + 2))

    attempt(read_all)
    last = records[-1] if records else header["start"]
    is_fitting = head is not None and last["hash"] == head["hash"]
    if head:
        attempt(lambda: check_head(head, header, is_fitting, trusted))
    is_own = is_fitting or (head is not None and head["header"] == header["hash"])
    is_trusted = len(records) == len(middle) and head is not None and head["isSigned"] and is_own
    attempt(lambda: follow(header, records, head if is_trusted else None))
    if head and not found:
        attempt(lambda: check_confirmed(head, header, records))
    if head and not found:
        attempt(lambda: check_root(head, header, records, trusted))
    is_sound = head is not None and not found
    log = attempt(lambda: check_log(head, header, trusted, watch)) if is_sound else None
    if found:
        raise min(found, key=lambda bad: bad.line)
    return {"header": header, "records": records, "head": head, "log": log}


def compare_statements(statements, has_trusted_keys=False):
    """Whether statements of one owner can all be true; raises file and line of the first lie."""
    hashes, roots, balances, logs = {}, {}, {}, {}

    def agree(known, seq, value, name, line, what="record"):
        other = known.setdefault(seq, (value, name, line))
        if other[0] != value:
            why = f"contradicts {other[1]} line {other[2]} at {what} {seq}"
            raise Bad(line, why, name)

    for one in statements:
        name, header, head = one["name"], one["header"], one["head"]
        for what in ("owner", "key", "network", "mode", "currency"):
            if header[what] == statements[0]["header"][what]:
                continue
            # Keys change in the course of years; which are good only the reader can say.
            if what == "key" and has_trusted_keys:
                continue
            raise Bad(1, f"is of another {what} than {statements[0]['name']}", name)
        root = head.get("root")
        known = [{**header["start"], "line": 1}, *one["records"]]
        known.append({**head["latest"], "line": head["line"]})
        if root:
            known.append({**root["leaf"], "line": head["line"]})
        for place in known:
            agree(hashes, place["seq"], place["hash"], name, place["line"])
        if root:
            agree(roots, root["no"], root["signature"], name, head["line"], "root")
        if one["log"]:
            agree(logs, one["log"]["size"], one["log"]["root"], name, head["line"], "log size")
        agree(balances, header["start"]["seq"], text_of(header["opening"]), name, 1)
        agree(balances, head["seq"], text_of(head["closing"]), name, head["line"])
    for one in statements:
        for other in statements:
            compare_two(one, other)


def compare_two(earlier, later):
    name, header, head = later["name"], later["header"], later["head"]
    before = earlier["head"]
    is_later = head["generatedAt"] > before["generatedAt"]
    if is_later and head["latest"]["seq"] < before["latest"]["seq"]:
        why = f"knows less than {earlier['name']}, made before: truncated"
        raise Bad(head["line"], why, name)
    for record in earlier["records"]:
        seq, at = record["seq"], record["at"]
        why = f"leaves out record {seq}, which is in {earlier['name']}"
        if seq <= header["start"]["seq"] and at >= header["from"]:
            raise Bad(1, why, name)
        if head["seq"] < seq <= head["latest"]["seq"] and at < header["to"]:
            raise Bad(head["line"], why, name)


def join_keys(words):
    """A key may begin with a dash: joined to its option, nobody takes it for another one."""
    joined = []
    for at, word in enumerate(words):
        if at > 0 and words[at - 1] == "--key":
            continue
        following = words[at + 1] if at + 1 < len(words) else ""
        joined.append("--key=" + following if word == "--key" else word)
    return joined


def main():
    parser = argparse.ArgumentParser(description="Verifies statements of a wallet, offline.")
    parser.add_argument("files", nargs="+", metavar="FILE")
    parser.add_argument("--key", action="append", help="a public key that you trust")
    parser.add_argument("--keys", help="a file with the list of keys, from /api/statement/key")
    parser.add_argument("--witness", action="append", help="the key of a witness that you trust")
    parser.add_argument("--quorum", type=int, help="how many of them it takes; all, if not said")
    given = parser.parse_args(join_keys(sys.argv[1:]))
    keys = given.key
    if given.keys is not None:
        with open(given.keys, encoding="utf-8") as listed:
            # With a list, a key that was given stands for all that follow from it.
            keys = read_keys(listed.read(), given.key[0] if given.key else None)
    watch = read_watch(given.witness or [], given.quorum)
    statements = []
    for name in given.files:
        with open(name, "rb") as file:
            try:
                statements.append({"name": name, **verify_statement(file.read(), keys, watch)})
            except Bad as bad:
                raise Bad(bad.line, bad.why, name)
    compare_statements(statements, keys is not None)
    for one in statements:
        header, head = one["header"], one["head"]
        count = len(one["records"])
        print(f"{one['name']}: sound: {count} records, head {head['seq']} {head['hash']}")
        print(f"  of {header['owner']} at {header['network']}, {header['from']} to {header['to']}")
        if header["simulated"]:
            print("  simulated: a demo, its money is play money")
        for said in tell_confirmed(head):
            print(f"  {said}")
        if head.get("root"):
            root = head["root"]
            print(f"  record {root['leaf']['seq']} stands under root {root['no']}, {root['at']}")
            print("  and is counted in what the network says it owes")
        if one["log"]:
            print(f"  that root is in the log of {one['log']['size']} entries")
            for name, at in one["log"]["cosigned"]:
                shown = datetime.fromtimestamp(at, timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
                print(f"  cosigned by {name}, {shown}")
    used = ", ".join(dict.fromkeys(one["header"]["key"] for one in statements))
    print(f"signed with {used}, as you said" if keys else f"signed with {used}")
    if not keys:
        print("Compare this key with the one that the app shows, or give it with --key.")


if __name__ == "__main__":
    try:
        main()
    except Bad as bad:
        sys.exit(f"{bad.file} line {bad.line}: {bad.why}")
    except (OSError, ValueError, KeyError) as error:
        sys.exit(str(error))
