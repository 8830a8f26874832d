/* The transparency log (RFC 6962), its checkpoints and cosignatures (C2SP). */
import { createHash } from 'node:crypto';
import { isSigned, keyText, rootText } from './check-roots.mjs';
import { wrongAt } from './read-export.mjs';

const hashOf = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};
const leafHash = (text) => hashOf(Buffer.of(0), text);

/**
 * The hash of the first `size` leaves for every size at once, from the peaks of the tree so far.
 */
export function* logRoots(texts) {
  const peaks = [];
  for (const [at, text] of texts.entries()) {
    peaks.push({ height: 0, hash: leafHash(text) });
    while (peaks.length > 1 && peaks.at(-1).height === peaks.at(-2).height) {
      const [left, right] = peaks.splice(-2);
      peaks.push({ height: left.height + 1, hash: hashOf(Buffer.of(1), left.hash, right.hash) });
    }
    const root = peaks
      .map(({ hash }) => hash)
      .reduceRight((right, left) => hashOf(Buffer.of(1), left, right));
    yield [at + 1, root.toString('base64')];
  }
}

/** The name of the log, derived from the network's first key. */
export const originOf = (key) =>
  `reachbook/log/${hashOf(Buffer.from(key, 'base64url')).toString('hex')}`;

const keyId = (name, type, key) => hashOf(`${name}\n`, Buffer.of(type), key).subarray(0, 4);

/** A witness's key in its public form: name, id and key. */
export function readWitness(text) {
  const [name, id, written = ''] = text.split('+');
  const bytes = Buffer.from(text.slice(`${name}+${id}+`.length) || written, 'base64');
  if (bytes.length !== 33 || bytes[0] !== 4) return null;
  const key = bytes.subarray(1);
  return keyId(name, 4, key).toString('hex') === id ? { name, id, key } : null;
}

const signaturesIn = (lines) =>
  lines.flatMap((line) => {
    const [, name, written] = /^— (\S+) (\S+)$/.exec(line) ?? [];
    return name === undefined ? [] : [{ name, bytes: Buffer.from(written, 'base64') }];
  });

function isCosigned(text, line, { name, id, key }) {
  return signaturesIn(line.trimEnd().split('\n')).some(({ name: by, bytes }) => {
    if (by !== name || bytes.subarray(0, 4).toString('hex') !== id) return false;
    const time = bytes.subarray(4, 12).readBigUInt64BE();
    const message = `cosignature/v1\ntime ${time}\n${text}`;
    return isSigned(key.toString('base64url'), message, bytes.subarray(12));
  });
}

/** Every entry of the log is a key, a root or a list of witnesses, as in the books. */
function checkLeaves(network, rows, found) {
  const next = { key: 1, root: 1, witnesses: 1 };
  const witnesses = new Set();
  for (const [at, row] of rows.log.entries()) {
    if (row.index !== at) found(wrongAt(row, 'an entry of the log is missing'));
    if (row.no !== next[row.kind]) found(wrongAt(row, `a ${row.kind} is missing in the log`));
    next[row.kind] = row.no + 1;
    if (row.kind === 'witnesses') {
      for (const key of JSON.parse(row.text).witnesses) witnesses.add(key);
      continue;
    }
    const key = row.kind === 'key' ? rows.keys[row.no - 1] : null;
    const root = row.kind === 'root' ? rows.roots[row.no - 1] : null;
    const text = (key && keyText(key)) ?? (root && rootText(network, root));
    if (text !== row.text) found(wrongAt(row, `the log has another ${row.kind} than the books`));
  }
  return { witnesses, logged: next.root - 1 };
}

/** The checkpoint in a note, if a key of the network has signed it. */
function readNote({ note }, keys, origin) {
  const end = note.lastIndexOf('\n\n');
  const text = note.slice(0, end + 1);
  const [name, size, root] = text.split('\n');
  if (name !== origin) return null;
  const isOurs = signaturesIn(note.slice(end + 2).split('\n')).some(({ name: by, bytes }) =>
    keys.some(
      ({ key }) =>
        by === origin &&
        keyId(origin, 1, Buffer.from(key, 'base64url')).equals(bytes.subarray(0, 4)) &&
        isSigned(key, text, bytes.subarray(4)),
    ),
  );
  return isOurs ? { text, size: Number(size), root } : null;
}

/** A root is logged within minutes; one of this age that is not was withheld. */
const lateMs = 60 * 60 * 1000;

/**
 * Checks the log. Returns its hash at every signed size, and who has cosigned the newest checkpoint
 * that contains the log's newest root.
 */
export function checkLog({ network, at }, rows, trusted, found) {
  const { witnesses, logged } = checkLeaves(network, rows, found);
  const late = rows.roots.find(
    (root) => root.no > logged && Date.parse(root.at) < Date.parse(at) - lateMs,
  );
  if (late) found(wrongAt(late, 'this root is not in the log'));
  const origin = rows.keys[0] ? originOf(rows.keys[0].key) : '';
  const roots = new Map(logRoots(rows.log.map(({ text }) => text)));
  const notes = new Map();
  for (const row of rows.checkpoints) {
    const read = readNote(row, rows.keys, origin);
    if (!read) found(wrongAt(row, 'this checkpoint is not signed by a key of the network'));
    else if (read.size !== row.size || roots.get(row.size) !== read.root) {
      found(wrongAt(row, 'this checkpoint is not the hash of the log at its size'));
    }
    if (read) notes.set(row.size, read);
  }
  const lastLogged = rows.log.findLast(({ kind }) => kind === 'root');
  const cosigners = new Set();
  for (const row of rows.cosignatures) {
    const key = readWitness(row.witness);
    const note = notes.get(row.size);
    if (!key || !note || !isCosigned(note.text, row.line, key)) {
      found(wrongAt(row, 'this cosignature is not the witness’s'));
    } else if (!witnesses.has(row.witness)) {
      found(wrongAt(row, 'this witness is on no list in the log'));
    } else if (lastLogged && row.size > lastLogged.index) cosigners.add(row.witness);
  }
  const seen = trusted.keys.filter((key) => cosigners.has(key));
  if (seen.length < trusted.quorum) {
    const why = `${seen.length} of the witnesses you trust have cosigned the newest root`;
    found(wrongAt(lastLogged ?? rows.roots.at(-1), why));
  }
  return { roots, cosigners: [...cosigners] };
}
