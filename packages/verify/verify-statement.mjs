#!/usr/bin/env node
/*
 * Verifies statements of a wallet: node verify-statement.mjs FILE… [--key KEY]… [--keys KEYFILE]
 *   [--witness VERIFIERKEY]… [--quorum NUMBER]
 * One file, no packages, no network; any Node from 18 on. docs/statement.md describes the format.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const format = 'reachbook-statement/1';
const fields = 'seq,id,at,kind,type,postings,others,remark,cause,reverses,entry,previous';

/** An error, and the line where it was found. */
export class Bad extends Error {
  constructor(line, why, file = null) {
    super(why);
    this.line = line;
    this.file = file;
  }
}

const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
const isHash = (text) => /^[0-9a-f]{64}$/.test(text);
const shared = ['owner', 'from', 'to', 'generatedAt', 'key'];
const hasTexts = (line) => shared.every((name) => typeof line[name] === 'string');
const isKey = (text) => /^[\w-]{43}$/.test(text);
const isPlace = ({ seq, hash }) => Number.isSafeInteger(seq) && seq >= 0 && isHash(hash);

/** The groups that a network owes, in the order of a leaf's amounts, and the pockets of each. */
const groups = {
  partners: ['available', 'deposit', 'payout', 'exchange'],
  plans: [
    ...['to_consume', 'to_consume_discount', 'to_consume_startup', 'to_settle'],
    ...['publisher_pending', 'publisher_pending_discount', 'publisher_pending_startup'],
    ...['discount', 'startup'],
  ],
  publishers: ['publisher_payable'],
  merchants: ['escrow'],
  acceptors: ['acceptor_clearing'],
};
const stepForm = /^([LR])((?: -?\d{1,19}){5}) ([0-9a-f]{64})$/;
const isMillionths = (text) => typeof text === 'string' && /^-?\d{1,19}$/.test(text);

const isOwedFacts = ({ root, leaves, owed }) =>
  isHash(root) &&
  Number.isSafeInteger(leaves) &&
  owed.every((line) => line.length === 2 && line.every((text) => typeof text === 'string'));

const isOwedProof = (owed) =>
  owed === null ||
  (isHash(owed.salt) &&
    isPlace(owed) &&
    owed.amounts.length === 5 &&
    owed.amounts.every(isMillionths) &&
    owed.path.every((step) => stepForm.test(step)));

/** The kinds of records that the partner's own acts make. */
const actOf = { put_hold: 'put', payout_request: 'payout', exchange_hold: 'exchange' };
const signedParts = ['text', 'clientData', 'authenticatorData', 'signature'];
const isSignedPart = (one) =>
  Number.isSafeInteger(one.passkey) && signedParts.every((name) => typeof one[name] === 'string');
const ways = ['digits', 'follow', 'passkey'];

const isConfirmedPart = ({ confirmed, passkeys, cards }) =>
  confirmed.every(({ seq, by }) => Number.isSafeInteger(seq) && ways.includes(by)) &&
  confirmed.every((one) => one.by !== 'passkey' || isSignedPart(one)) &&
  passkeys.every(({ key, added }) => typeof key.kty === 'string' && typeof added === 'string') &&
  cards.every((one) => isSignedPart(one) && typeof one.at === 'string');

const amountForm = /^(-?)(\d{1,13})\.(\d{2,6})$/;
const isAmount = (text) => typeof text === 'string' && amountForm.test(text);

/** An amount in micro-units. */
function micro(text) {
  const [, sign, units, places] = amountForm.exec(text) ?? [];
  if (units === undefined) throw new Error('not an amount');
  return BigInt(`${sign}${units}${places.padEnd(6, '0')}`);
}

const balancesOf = (written) =>
  new Map(Object.entries(written).map(([pocket, amount]) => [pocket, micro(amount)]));

/** Balances as one text, whatever their order; an empty pocket equals none. */
const textOf = (balances) =>
  [...balances]
    .filter(([, amount]) => amount !== 0n)
    .map(([pocket, amount]) => `${pocket} ${amount}`)
    .sort()
    .join();

/** Reads a line exactly, byte for byte. */
function readLine(bytes, line, read) {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
    return { ...read(text), line };
  } catch (error) {
    if (error instanceof Bad) throw error;
    throw new Bad(line, 'cannot be read: edited or damaged');
  }
}

function assert(isTrue) {
  if (!isTrue) throw new Error('not of this format');
}

const readHeader = (bytes) =>
  readLine(bytes, 1, (text) => {
    const header = JSON.parse(text);
    assert(header.format === format && isPlace(header.start) && hasTexts(header));
    return { ...header, opening: balancesOf(header.opening), hash: sha256(bytes) };
  });

const readRecord = (bytes, line) =>
  readLine(bytes, line, (text) => {
    const record = JSON.parse(text);
    if (record.head) throw new Bad(line + 1, 'stands after the head: inserted');
    assert(Object.keys(record).join() === fields && isHash(record.previous));
    assert(Number.isSafeInteger(record.seq) && typeof record.at === 'string');
    const own = record.postings.map(([pocket, amount, after]) => {
      return { pocket, amount: micro(amount), after: micro(after) };
    });
    const others = record.others.map((end) => micro(end.split(' ')[1]));
    const { seq, at, previous, kind, cause } = record;
    return { seq, at, previous, kind, cause, own, others, hash: sha256(bytes) };
  });

/** The last line: the text of the head, exactly as signed, and the signature. */
const readHead = (bytes, line) =>
  readLine(bytes, line, (text) => {
    const [, signed, signature] = /^\{"head":(\{.*\}),"signature":"([\w-]{86})"\}$/.exec(text);
    const head = JSON.parse(signed);
    assert(head.format === format && isPlace(head) && isPlace(head.latest) && hasTexts(head));
    assert(Number.isSafeInteger(head.records) && head.records >= 0);
    assert(!head.root || (isPlace(head.root.leaf) && Array.isArray(head.root.path)));
    assert(!head.root || (isOwedFacts(head.root.liabilities) && isOwedProof(head.root.owed)));
    assert(isConfirmedPart(head));
    const { log } = head.root ?? {};
    assert(!log || (isKey(log.key) && typeof log.proof === 'string'));
    const isSigned = isSignature(Buffer.from(signed), signature, head.key);
    return { ...head, closing: balancesOf(head.closing), isSigned };
  });

function isSignature(text, signature, x) {
  if (!isKey(x) || typeof signature !== 'string') return false;
  const bytes = Buffer.from(signature, 'base64url');
  // Some of its last bits are unused; they too must be canonical.
  if (bytes.toString('base64url') !== signature) return false;
  const key = createPublicKey({ format: 'jwk', key: { kty: 'OKP', crv: 'Ed25519', x } });
  return verify(null, text, key, bytes);
}

/** Trusted keys: null for any, one, several, or some with their periods. */
const trustedKeys = (keys) =>
  keys === null ? null : [keys].flat().map((key) => (typeof key === 'string' ? { key } : key));

function checkKey(key, at, trusted, fail) {
  if (trusted === null) return;
  const known = trusted.filter((one) => one.key === key);
  if (known.length === 0) fail('is signed with another key');
  const isOfItsTime = ({ from = '', until = null }) => at >= from && (until === null || at < until);
  if (!known.some(isOfItsTime)) fail('is signed with a key that was not valid then');
}

/** Reads the list of keys as the server publishes it: each is signed by its predecessor. */
export function readKeys(text, first = null) {
  const { keys } = JSON.parse(text).data ?? JSON.parse(text);
  for (const [at, { key, from, signature }] of keys.entries()) {
    if (!isKey(key) || new Date(from).toJSON() !== from) throw new Error(`key ${at + 1} is none`);
    const signed = JSON.stringify({ format: 'reachbook-key/1', key, from });
    const isSigned = at === 0 || isSignature(Buffer.from(signed), signature, keys[at - 1].key);
    if (!isSigned) throw new Error(`key ${at + 1} is not signed by the one before`);
    if (at > 0 && keys[at - 1].until !== from) throw new Error(`key ${at + 1} leaves a gap`);
  }
  if (first !== null && !keys.some(({ key }) => key === first)) {
    throw new Error('the key that you gave is not among the keys of the file');
  }
  return keys;
}

const node = (left, right) => sha256(`node ${left} ${right}`);

/** The text of a root, as it is signed and logged. */
function signedRoot({ no, at, wallets, root, liabilities, previous, key }, { network }) {
  const { root: owedRoot, leaves, owed } = liabilities;
  const text = { format: 'reachbook-root/1', network, no, at, wallets, root };
  const sums = { root: owedRoot, leaves, owed };
  return Buffer.from(JSON.stringify({ ...text, liabilities: sums, previous, key }));
}

/** Whether the root over all wallets is signed, and covers this wallet as claimed. */
function checkRoot({ root, latest, line }, header, records, trusted) {
  if (!root) return;
  const fail = (why) => {
    throw new Bad(line, why);
  };
  const { at, key, leaf } = root;
  if (!isSignature(signedRoot(root, header), root.signature, key)) {
    fail('has a root that is not what was signed');
  }
  // A root may be signed with an older key: the head vouches for it, unless all keys are known.
  const isListed = trusted?.some(({ from }) => from !== undefined);
  if (isListed) checkKey(key, at, trusted, (why) => fail(`has a root that ${why}`));
  const start = sha256(`leaf ${sha256(header.owner)} ${leaf.seq} ${leaf.hash}`);
  const climb = (hash, step) =>
    step[0] === 'L' ? node(step.slice(1), hash) : node(hash, step.slice(1));
  if (root.path.reduce(climb, start) !== root.root) fail('does not stand under its root');
  if (leaf.seq > latest.seq) fail('is shorter than its root says: truncated');
  const known = [header.start, ...records, latest].find(({ seq }) => seq === leaf.seq);
  if (known && known.hash !== leaf.hash) fail('has another record than its root says');
  checkOwed(root, header, records, fail);
}

const leafNode = (owner, { salt, amounts, seq, hash }) => ({
  sums: amounts.map(BigInt),
  hash: sha256(`liability leaf ${salt} ${sha256(owner)} ${amounts.join(' ')} ${seq} ${hash}`),
});

/** A node hashes both children's sums and hashes, so that neither can be changed. */
const sumNode = (left, right) => ({
  sums: left.sums.map((amount, at) => amount + right.sums[at]),
  hash: sha256(
    `liability node ${left.sums.join(' ')} ${left.hash} ${right.sums.join(' ')} ${right.hash}`,
  ),
});

/** Whether the root includes what this wallet held in what the network owes. */
function checkOwed({ liabilities, owed, leaf }, header, records, fail) {
  if (!owed) fail('is left out of what its root says the network owes');
  if (owed.seq !== leaf.seq || owed.hash !== leaf.hash) fail('is owed as of another record');
  let node = leafNode(header.owner, owed);
  if (node.sums.some((amount) => amount < 0n)) fail('is owed less than nothing');
  for (const step of owed.path) {
    const [, side, sums, hash] = stepForm.exec(step);
    const beside = { sums: sums.trim().split(' ').map(BigInt), hash };
    if (beside.sums.some((amount) => amount < 0n)) fail('has less than nothing owed beside it');
    node = side === 'L' ? sumNode(beside, node) : sumNode(node, beside);
  }
  if (node.hash !== liabilities.root) fail('does not stand under the sums of its root');
  const named = liabilities.owed.flatMap(([names]) => names.split(' '));
  const isComplete = [...named].sort().join() === Object.keys(groups).sort().join();
  if (named.length > 0 && !isComplete) fail('has a root that does not name each group once');
  const sums = new Map(Object.keys(groups).map((group, at) => [group, node.sums[at]]));
  for (const [names, amount] of liabilities.owed) {
    const total = names.split(' ').reduce((sum, group) => sum + sums.get(group), 0n);
    if (!/^\d{1,13}\.\d{2,6}$/.test(amount) || micro(amount) !== total) {
      fail('has a root with another total than its sums');
    }
  }
  const held = balancesAt(leaf.seq, header, records);
  if (held === null) return;
  const amounts = Object.values(groups).map((pockets) =>
    pockets.reduce((sum, pocket) => sum + (held.get(pocket) ?? 0n), 0n),
  );
  if (amounts.join() !== owed.amounts.join()) fail('held another amount than its root says');
}

/** What each pocket held after a record, if the file goes back that far. */
function balancesAt(seq, { start, opening }, records) {
  const last = records.at(-1)?.seq ?? start.seq;
  if (seq < start.seq || seq > last) return null;
  const balances = new Map(opening);
  for (const { own } of records.filter((record) => record.seq <= seq)) {
    for (const { pocket, after } of own) balances.set(pocket, after);
  }
  return balances;
}

const sha256Bytes = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** Strict base64: only the canonical spelling. */
function fromBase64(text) {
  const bytes = Buffer.from(text, 'base64');
  assert(bytes.toString('base64') === text);
  return bytes;
}

/** A witness as `--witness` names it: name+id+key, the key prefixed with a byte of 4. */
export function readWitness(text) {
  try {
    const [, name, id, written] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/.exec(text);
    const bytes = fromBase64(written);
    const own = sha256Bytes(`${name}\n`, bytes).subarray(0, 4).toString('hex');
    assert(bytes.length === 33 && bytes[0] === 4 && own === id);
    return { name, id, key: bytes.subarray(1).toString('base64url') };
  } catch {
    throw new Error(`${text} is not the key of a witness`);
  }
}

/** The proof that a root is in the log: its index, the sibling hashes, the signed checkpoint. */
function readProof(text) {
  const [proof, body, signatures] = text.split('\n\n');
  const [format, index, ...beside] = proof.split('\n');
  const [origin, size, root] = body.split('\n');
  assert(format === 'c2sp.org/tlog-proof@v1' && /^index (0|[1-9]\d{0,14})$/.test(index));
  assert(origin !== '' && /^(0|[1-9]\d{0,14})$/.test(size) && signatures.endsWith('\n'));
  const read = (line) => {
    const [, name, written] = /^— (\S+) (\S+)$/.exec(line);
    const bytes = fromBase64(written);
    return { name, id: bytes.subarray(0, 4).toString('hex'), bytes: bytes.subarray(4) };
  };
  return {
    index: Number(index.slice(6)),
    beside: beside.map(fromBase64),
    text: `${body}\n`,
    origin,
    size: Number(size),
    root: fromBase64(root),
    signatures: signatures.slice(0, -1).split('\n').map(read),
  };
}

/** The root of an RFC 6962 tree that a leaf leads to, or null if that index is impossible. */
function climbLog(leaf, { index, size, beside }) {
  if (index >= size) return null;
  let [place, last, hash] = [index, size - 1, leaf];
  const up = () => {
    place = Math.floor(place / 2);
    last = Math.floor(last / 2);
  };
  for (const one of beside) {
    if (last === 0 || one.length !== 32) return null;
    const isRight = place % 2 === 1 || place === last;
    hash = sha256Bytes(Buffer.of(1), ...(isRight ? [one, hash] : [hash, one]));
    while (isRight && place % 2 === 0 && place !== 0) up();
    up();
  }
  return last === 0 ? hash : null;
}

/** When a witness signed this checkpoint by its own clock, or null if it did not. */
function cosignedAt({ text, signatures }, { name, id, key }) {
  for (const one of signatures.filter((other) => other.name === name && other.id === id)) {
    if (one.bytes.length !== 72) continue;
    const time = one.bytes.readBigUInt64BE();
    const message = Buffer.from(`cosignature/v1\ntime ${time}\n${text}`);
    const isSigned = isSignature(message, one.bytes.subarray(8).toString('base64url'), key);
    if (isSigned && time > 0n && time < 1n << 40n) return Number(time);
  }
  return null;
}

/** Whether the root is in the log, and a quorum of the given witnesses has seen that log. */
function checkLog({ root, line }, header, trusted, { witnesses, quorum }) {
  const fail = (why) => {
    throw new Bad(line, why);
  };
  if (!root?.log) {
    if (quorum === 0) return null;
    fail(root ? 'has a root that no witness has seen yet' : 'has no root that a witness could see');
  }
  const log = readLine(Buffer.from(root.log.proof), line, readProof);
  const { key } = root.log;
  const isListed = trusted?.some(({ from }) => from !== undefined);
  if (isListed) {
    const first = sha256(Buffer.from(trusted[0].key, 'base64url'));
    if (log.origin !== `reachbook/log/${first}`) fail('is in the log of another network');
    if (trusted.every((one) => one.key !== key))
      fail('is in a log that is signed with another key');
  }
  const raw = Buffer.from(key, 'base64url');
  const id = sha256Bytes(`${log.origin}\n`, Buffer.of(1), raw).subarray(0, 4).toString('hex');
  const own = log.signatures.filter((one) => one.name === log.origin && one.id === id);
  const isSigned = ({ bytes }) =>
    isSignature(Buffer.from(log.text), bytes.toString('base64url'), key);
  if (!own.some(isSigned)) fail('has a log that is not what was signed');
  const leaf = sha256Bytes(Buffer.of(0), signedRoot(root, header));
  if (!climbLog(leaf, log)?.equals(log.root)) fail('has a root that is not in the log');
  const cosigned = witnesses.flatMap((witness) => {
    const at = cosignedAt(log, witness);
    return at === null ? [] : [{ name: witness.name, at }];
  });
  if (cosigned.length < quorum) {
    fail(`is cosigned by ${cosigned.length} of the ${quorum} witnesses that it takes`);
  }
  return { size: log.size, root: log.root.toString('hex'), cosigned };
}

/** Whether the head is signed with the right key and belongs to this header. */
function checkHead(head, header, isFitting, trusted) {
  checkKey(head.key, head.generatedAt, trusted, (why) => {
    throw new Bad(head.line, why);
  });
  if (!head.isSigned) throw new Bad(head.line, 'is not what was signed: edited');
  if (head.header !== header.hash) {
    if (isFitting) throw new Bad(1, 'is not the header that was signed: edited');
    throw new Bad(head.line, 'is the head of another statement');
  }
  const different = shared.find((name) => head[name] !== header[name]);
  if (different) throw new Bad(head.line, `says another ${different} than the header`);
  if (head.latest.seq < head.seq) throw new Bad(head.line, 'ends after the latest record');
}

/** The first of the records to which the head leads back, hash by hash. */
function firstGenuine(records, head) {
  let first = records.length;
  let expected = head.hash;
  while (first > 0 && records[first - 1].hash === expected) {
    first -= 1;
    expected = records[first].previous;
  }
  return first;
}

/**
 * Whether a record is in its place. Numbers are checked first, because they reveal what was done.
 */
function checkPlace(records, at, place, { start, genuine, isHeld }) {
  const { seq, line, previous } = records[at];
  const due = place.seq + 1;
  if (seq > due) {
    const isBelow = records.slice(at).some((other) => other.seq === due);
    const what = isBelow ? 'stands further down: reordered' : 'is missing before it: dropped';
    throw new Bad(line, `is record ${seq}, but record ${due} ${what}`);
  }
  if (seq !== due) {
    // A genuine record knows its place. Whatever pushed it down was inserted.
    const own = seq - start.seq - 1;
    const isPushed = at >= genuine && own >= 0 && own < at;
    throw new Bad(isPushed ? records[own].line : line, 'does not belong here: inserted');
  }
  if (previous === place.hash) return;
  if (isHeld && at > 0) throw new Bad(line - 1, `is not what line ${line} has the hash of: edited`);
  throw new Bad(line, 'does not have the hash of the line before: edited or inserted');
}

/** Whether a record is plausible: its time, and what its amounts leave in each pocket. */
function checkContent({ line, at, own, others }, { from, to }, before, balances) {
  const fail = (why) => {
    throw new Bad(line, why);
  };
  if (Number.isNaN(Date.parse(at)) || new Date(at).toJSON() !== at) fail('has no proper time');
  if (at < before) fail('is earlier than the line before');
  if (at < from || at >= to) fail('is out of the range of the statement');
  for (const { pocket, amount, after } of own) {
    if ((balances.get(pocket) ?? 0n) + amount !== after) {
      fail(`has a balance of ${pocket} that does not follow from the amount`);
    }
    if (after < 0n) fail(`leaves less than nothing in ${pocket}`);
    balances.set(pocket, after);
  }
  const amounts = [...own.map(({ amount }) => amount), ...others];
  if (amounts.reduce((total, amount) => total + amount, 0n) !== 0n) {
    fail('has amounts that do not add up to zero');
  }
}

/** Follows the records from the start in the header to the head, if there is a trusted one. */
function follow(header, records, head) {
  const { start } = header;
  if (start.seq === 0 && start.hash !== sha256(header.owner)) throw new Bad(1, 'starts elsewhere');
  if (start.seq === 0 && textOf(header.opening) !== '') throw new Bad(1, 'starts with a balance');
  const genuine = head ? firstGenuine(records, head) : records.length;
  const balances = new Map(header.opening);
  let place = { ...start, line: 1, at: '' };
  for (const [at, record] of records.entries()) {
    // Without a trusted head, the line below is the only evidence.
    const isHeld = head ? at >= genuine : record.hash === records[at + 1]?.previous;
    checkPlace(records, at, place, { start, genuine, isHeld });
    checkContent(record, header, place.at, balances);
    place = record;
  }
  if (!head) return;
  const missing = head.records - records.length;
  if (missing > 0) throw new Bad(head.line, `comes ${missing} records too early: dropped`);
  if (missing < 0) throw new Bad(records[head.records]?.line, 'does not belong here: inserted');
  if (place.seq !== head.seq || place.hash !== head.hash) {
    throw new Bad(place.line, 'is not what the head has the hash of: edited');
  }
  if (textOf(balances) !== textOf(head.closing)) throw new Bad(head.line, 'has other balances');
}

/** The time between signing and acting: minutes to sign, and a minute to send. */
const signedForMs = 10 * 60_000;

/** Whether a passkey in JSON Web Key form signed these bytes. */
function isPasskeySignature(bytes, signature, jwk) {
  try {
    const key = createPublicKey({ format: 'jwk', key: jwk });
    return verify(jwk.kty === 'OKP' ? null : 'sha256', bytes, key, signature);
  } catch {
    return false;
  }
}

/** The facts in a passkey's signed text, if it is validly signed, at this site and by its owner. */
function readSigned(one, { passkeys }, header, fail) {
  const passkey = passkeys[one.passkey];
  if (!passkey) fail('is signed with a passkey that is not listed');
  const clientData = Buffer.from(one.clientData, 'base64url');
  const data = Buffer.from(one.authenticatorData, 'base64url');
  const read = (work) => {
    try {
      return work();
    } catch {
      return fail('has a signature that cannot be read');
    }
  };
  const client = read(() => JSON.parse(clientData.toString()));
  const text = read(() => JSON.parse(one.text));
  const digest = createHash('sha256').update(one.text).digest('base64url');
  if (client?.type !== 'webauthn.get' || client.challenge !== digest) {
    fail('has a signature of another text');
  }
  const host = read(() => new URL(text.origin).hostname);
  if (client.origin !== text.origin || data.subarray(0, 32).toString('hex') !== sha256(host)) {
    fail('is signed for another site');
  }
  // Bits 0 and 2: the user was present and was verified.
  if ((data[32] & 5) !== 5) fail('is signed without its owner');
  const bytes = Buffer.concat([data, createHash('sha256').update(clientData).digest()]);
  const signature = Buffer.from(one.signature, 'base64url');
  if (!isPasskeySignature(bytes, signature, passkey.key)) {
    fail('has a signature that its passkey did not make');
  }
  const isOwn = ['owner', 'network', 'currency'].every((name) => text[name] === header[name]);
  if (text.format !== 'reachbook-act/1' || !isOwn) fail('is signed for another account');
  const { added, ended } = passkey;
  if (text.at < added || (ended !== null && text.at > ended)) {
    fail('is signed with a passkey that was not valid then');
  }
  return text;
}

/** Whether what was signed is what the record did: the act, its amount and its target. */
function isSignedFor({ act, about }, { kind, own, cause }, to) {
  if (act !== actOf[kind] || !isAmount(about?.amount)) return false;
  const amount = micro(about.amount);
  const into = (isMeant) =>
    own.filter(({ pocket }) => isMeant(pocket)).reduce((sum, one) => sum + one.amount, 0n);
  if (act === 'exchange') return into((pocket) => pocket === 'exchange') === amount;
  if (act === 'payout') {
    // Sorted by name, like everything that is hashed.
    const { last4, method, salt } = to ?? {};
    const isThere = to === null || sha256(JSON.stringify({ last4, method, salt })) === about.to;
    return isThere && into((pocket) => pocket === 'payout') === amount;
  }
  const held = into((pocket) => pocket.startsWith('to_consume'));
  const paid = -into((pocket) => pocket === 'available' || pocket === 'startup');
  // A coupon adds to what was put, or pays a part of it.
  const isPut = about.couponId === null ? held === amount : held >= amount && paid <= amount;
  return isPut && about.planNo === cause.plan;
}

/** Whether every act says how it was confirmed, and what passkeys signed is what was done. */
function checkConfirmed(head, header, records) {
  const known = new Map(head.confirmed.map((one) => [one.seq, one]));
  const nonces = new Set();
  const failAt = (line) => (why) => {
    throw new Bad(line, why);
  };
  const isNew = ({ nonce }) => nonces.size < nonces.add(nonce).size;
  const isInTime = (text, at) => {
    const passed = Date.parse(at) - Date.parse(text.at);
    return passed >= 0 && passed <= signedForMs;
  };
  for (const record of records.filter(({ kind }) => Object.hasOwn(actOf, kind))) {
    const fail = failAt(record.line);
    const one = known.get(record.seq);
    known.delete(record.seq);
    if (!one) fail('does not say how it was confirmed');
    if (one.by === 'follow' && record.kind !== 'put_hold') fail('says that it was copied');
    if (one.by !== 'passkey') continue;
    const text = readSigned(one, head, header, fail);
    if (!isNew(text)) fail('is signed with what was signed for another record');
    if (!isSignedFor(text, record, one.to) || !isInTime(text, record.at)) {
      fail('is signed for another act');
    }
  }
  const fail = failAt(head.line);
  if (known.size > 0 || head.confirmed.length !== new Set(head.confirmed.map(seqOf)).size) {
    fail('confirms what is no act in it');
  }
  for (const one of head.cards) {
    const text = readSigned(one, head, header, fail);
    if (text.act !== 'card' || !isNew(text) || !isInTime(text, one.at)) {
      fail('has a card that is signed for another act');
    }
  }
}

const seqOf = ({ seq }) => seq;

/** The report about the confirmations of a sound statement. */
export function tellConfirmed({ confirmed, passkeys, cards }) {
  if (confirmed.length === 0 && passkeys.length === 0) return [];
  const count = (way) => confirmed.filter(({ by }) => by === way).length;
  const origins = [...confirmed, ...cards].flatMap(({ text }) =>
    text === undefined ? [] : [JSON.parse(text).origin],
  );
  const cardsToo = cards.length > 0 ? `, and ${cards.length} cards` : '';
  return [
    `${count('passkey')} transactions signed by the partner's own passkey${cardsToo}`,
    ...[...new Set(origins)].map((origin) => `  at ${origin}`),
    `${count('digits')} confirmed by six digits, which only the network saw; ${count('follow')} copied`,
    ...passkeys.map(({ key, added, ended }) => {
      const until = ended === null ? 'still good' : `ended ${ended}`;
      return `passkey ${fingerprint(key)}, added ${added}, ${until}`;
    }),
  ];
}

/** The RFC 7638 thumbprint of a key. Its first digits are enough to compare. */
function fingerprint(jwk) {
  const names = { EC: ['crv', 'kty', 'x', 'y'], OKP: ['crv', 'kty', 'x'], RSA: ['e', 'kty', 'n'] };
  const parts = (names[jwk.kty] ?? []).map((name) => [name, jwk[name]]);
  return sha256(JSON.stringify(Object.fromEntries(parts))).slice(0, 16);
}

const nobody = { witnesses: [], quorum: 0 };

/** Verifies one statement and returns its content; throws its first bad line. */
export function verifyStatement(file, keys = null, watch = nobody) {
  const trusted = trustedKeys(keys);
  const lines = Buffer.from(file).toString('latin1').split('\n');
  const found = [];
  const attempt = (work) => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Bad)) throw error;
      found.push(error);
      return null;
    }
  };
  if (lines.pop() !== '') throw new Bad(lines.length + 1, 'is cut off: truncated');
  if (lines[0]?.endsWith('\r')) throw new Bad(1, 'ends as an editor saved it, not as it was made');
  const bytes = lines.map((line) => Buffer.from(line, 'latin1'));
  const header = readHeader(bytes[0] ?? Buffer.alloc(0));
  const hasHead = bytes.length > 1 && !/^\{"seq"/.test(lines.at(-1));
  if (!hasHead) found.push(new Bad(lines.length + 1, 'should be the head: truncated'));
  const head = hasHead ? attempt(() => readHead(bytes.at(-1), bytes.length)) : null;
  const middle = bytes.slice(1, hasHead ? -1 : undefined);
  const records = [];
  attempt(() => {
    for (const [at, line] of middle.entries()) records.push(readRecord(line, at + 2));
  });
  const isFitting = head !== null && (records.at(-1) ?? header.start).hash === head.hash;
  if (head) attempt(() => checkHead(head, header, isFitting, trusted));
  const isOwn = isFitting || head?.header === header.hash;
  const isTrusted = records.length === middle.length && head?.isSigned && isOwn;
  attempt(() => follow(header, records, isTrusted ? head : null));
  if (head && found.length === 0) attempt(() => checkConfirmed(head, header, records));
  if (head && found.length === 0) attempt(() => checkRoot(head, header, records, trusted));
  const isSound = head && found.length === 0;
  const log = isSound ? attempt(() => checkLog(head, header, trusted, watch)) : null;
  const [first] = found.sort((one, other) => one.line - other.line);
  if (first) throw first;
  return { header, records, head, log };
}

/**
 * Whether statements of one owner can all be true; throws the file and line of the first
 * contradiction.
 */
export function compareStatements(statements, hasTrustedKeys = false) {
  const hashes = new Map();
  const roots = new Map();
  const balances = new Map();
  const logs = new Map();
  const agree = (known, seq, value, { name, line, what = 'record' }) => {
    const other = known.get(seq);
    if (other && other.value !== value) {
      throw new Bad(line, `contradicts ${other.name} line ${other.line} at ${what} ${seq}`, name);
    }
    if (!other) known.set(seq, { value, name, line });
  };
  for (const { name, header, records, head, log } of statements) {
    for (const what of ['owner', 'key', 'network', 'mode', 'currency']) {
      if (header[what] === statements[0].header[what]) continue;
      // Keys change over the years; only the reader can say which of them are trusted.
      if (what === 'key' && hasTrustedKeys) continue;
      throw new Bad(1, `is of another ${what} than ${statements[0].name}`, name);
    }
    const latest = { ...head.latest, line: head.line };
    const leaf = head.root ? [{ ...head.root.leaf, line: head.line }] : [];
    for (const { seq, hash, line } of [{ ...header.start, line: 1 }, ...records, latest, ...leaf]) {
      agree(hashes, seq, hash, { name, line });
    }
    const { line } = head;
    if (head.root) agree(roots, head.root.no, head.root.signature, { name, line, what: 'root' });
    if (log) agree(logs, log.size, log.root, { name, line, what: 'log size' });
    agree(balances, header.start.seq, textOf(header.opening), { name, line: 1 });
    agree(balances, head.seq, textOf(head.closing), { name, line: head.line });
  }
  for (const one of statements) for (const other of statements) compareTwo(one, other);
}

function compareTwo(earlier, { name, header, head }) {
  const isLater = head.generatedAt > earlier.head.generatedAt;
  if (isLater && head.latest.seq < earlier.head.latest.seq) {
    throw new Bad(head.line, `knows less than ${earlier.name}, made before: truncated`, name);
  }
  for (const { seq, at } of earlier.records) {
    const why = `leaves out record ${seq}, which is in ${earlier.name}`;
    if (seq <= header.start.seq && at >= header.from) throw new Bad(1, why, name);
    const isAfter = seq > head.seq && seq <= head.latest.seq;
    if (isAfter && at < header.to) throw new Bad(head.line, why, name);
  }
}

/** A key may begin with a dash: joined to its option, it cannot be mistaken for one. */
const joinKeys = (words) =>
  words.flatMap((word, at) => {
    if (words[at - 1] === '--key') return [];
    return word === '--key' ? [`--key=${words[at + 1] ?? ''}`] : [word];
  });

/** The witnesses that the reader trusts, and the quorum: all of them by default. */
export function readWatch(keys, quorum) {
  const witnesses = keys.map(readWitness);
  if (new Set(witnesses.map(({ key }) => key)).size !== keys.length) {
    throw new Error('a witness is given twice');
  }
  const least = quorum === undefined ? witnesses.length : Number(quorum);
  if (!Number.isSafeInteger(least) || least < 0 || least > witnesses.length) {
    throw new Error(`the quorum must be from 0 to ${witnesses.length}, the number of witnesses`);
  }
  return { witnesses, quorum: least };
}

const usage =
  'node verify-statement.mjs FILE… [--key KEY]… [--keys KEYFILE] [--witness KEY]… [--quorum N]';

function main(given) {
  const { values, positionals: files } = parseArgs({
    args: joinKeys(given),
    allowPositionals: true,
    options: {
      key: { type: 'string', multiple: true },
      keys: { type: 'string' },
      witness: { type: 'string', multiple: true },
      quorum: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const listed = values.keys === undefined ? null : readFileSync(values.keys, 'utf8');
  if (files.length === 0) throw new Error(usage);
  // With a list, a given key stands for all that descend from it.
  const keys = listed === null ? (values.key ?? null) : readKeys(listed, values.key?.[0] ?? null);
  const watch = readWatch(values.witness ?? [], values.quorum);
  const statements = files.map((name) => {
    try {
      return { name, ...verifyStatement(readFileSync(name), keys, watch) };
    } catch (error) {
      throw error instanceof Bad ? new Bad(error.line, error.message, name) : error;
    }
  });
  compareStatements(statements, keys !== null);
  for (const { name, header, records, head } of statements) {
    console.log(`${name}: sound: ${records.length} records, head ${head.seq} ${head.hash}`);
    console.log(`  of ${header.owner} at ${header.network}, ${header.from} to ${header.to}`);
    if (header.simulated) console.log('  simulated: a demo, its money is play money');
    for (const line of tellConfirmed(head)) console.log(`  ${line}`);
  }
  for (const { head, log } of statements.filter(({ head }) => head.root)) {
    console.log(
      `  record ${head.root.leaf.seq} stands under root ${head.root.no}, ${head.root.at}`,
    );
    console.log('  and is counted in what the network says it owes');
    if (log) console.log(`  that root is in the log of ${log.size} entries`);
    for (const { name, at } of log?.cosigned ?? []) {
      console.log(`  cosigned by ${name}, ${new Date(at * 1000).toISOString()}`);
    }
  }
  const used = [...new Set(statements.map(({ header }) => header.key))].join(', ');
  console.log(keys ? `signed with ${used}, as you said` : `signed with ${used}`);
  if (!keys)
    console.log('Compare this key with the one that the app shows, or give it with --key.');
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    main(process.argv.slice(2));
  } catch (error) {
    const isBad = error instanceof Bad;
    console.error(isBad ? `${error.file} line ${error.line}: ${error.message}` : error.message);
    process.exitCode = 1;
  }
}
