/* Reads an export: a .zip, or the folder it was unpacked to. Nothing but the bytes is trusted
   here. */
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

export const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** A finding: in which file, on which line, and why. */
export class Wrong extends Error {
  constructor(file, line, why) {
    super(why);
    this.file = file;
    this.line = line;
  }
}

const eventFields =
  'plan at cost country creative device invalid kind no pay placement previous price serve viewer';

/** The exact fields of each kind of line, and those it is sorted by. */
const shapes = {
  keys: ['no key from signature', 'no'],
  entries: ['id kind at request cause remark reverses postings', 'at id'],
  records: ['owner seq entry hash', 'owner seq'],
  accounts: ['owner pocket turn balance', 'owner pocket'],
  decisions: ['id act owner amount entry madeBy madeAt decidedBy decidedAt isConfirmed', 'id'],
  payouts: ['id owner amount state steps', 'id'],
  plans: ['no owner status amount put spent lastNo head billings credits', 'no'],
  flags: ['plan no reason at cost', 'plan no'],
  blocks: ['plan from to head cost block', 'plan from'],
  roots: ['no at wallets root liabilityRoot leaves owed previous hash key signature', 'no'],
  heads: ['no owner seq hash', 'no owner'],
  owed: ['no owner amounts', 'no owner'],
  'owed-days': ['no salt unassigned', 'no'],
  log: ['index kind no text', 'index'],
  checkpoints: ['size at note', 'size'],
  cosignatures: ['size witness line', 'size witness'],
  'bank-balances': ['id account amount at sha256 recordedBy confirmedBy recordedAt', 'id'],
  'bank-statements': ['sha256 format lines known readBy readAt', 'sha256'],
  'own-audits': ['round beganAt at checkedEntries findings', 'round'],
  'outside-audits': ['auditor key at root isSound sha256', 'sha256'],
  events: [eventFields, ''],
};

/** The position of a line, with its content. */
const place = Symbol('place');
export const wrongAt = (row, why) => new Wrong(...(row?.[place] ?? ['manifest.json', 1]), why);

function* filesInFolder(folder) {
  for (const name of readdirSync(folder, { recursive: true }).map(String).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) yield [name.replaceAll('\\', '/'), readFileSync(path)];
  }
}

const headerBytes = 30;
const fileSignature = 0x04034b50;

/** The header of a packed file: its name, and where its bytes begin and end. */
function readHeader(rest) {
  const hasSizes = (rest.readUInt16LE(6) & 8) === 0;
  if (!hasSizes) throw new Error('another program packed this archive: unpack it to a folder');
  const nameEnd = headerBytes + rest.readUInt16LE(26);
  const start = nameEnd + rest.readUInt16LE(28);
  const name = rest.toString('utf8', headerBytes, nameEnd);
  return { name, start, end: start + rest.readUInt32LE(18) };
}

/** The files of a .zip, in the order in which the network packed them. */
export async function* filesInArchive(path) {
  let parts = [];
  let length = 0;
  let needed = headerBytes;
  for await (const chunk of createReadStream(path)) {
    parts.push(chunk);
    length += chunk.length;
    if (length < needed) continue;
    let rest = Buffer.concat(parts);
    for (needed = headerBytes; rest.length >= headerBytes; needed = headerBytes) {
      // What follows the last file lists all of them once more.
      if (rest.readUInt32LE(0) !== fileSignature) return;
      const { name, start, end } = readHeader(rest);
      needed = end;
      if (rest.length < end) break;
      yield [name, inflateRawSync(rest.subarray(start, end))];
      rest = rest.subarray(end);
    }
    parts = [rest];
    length = rest.length;
  }
}

/** The files of an export. In a folder, events are read last, in the order of the archive. */
async function* filesOf(path) {
  if (typeof path !== 'string') return yield* path;
  if (!statSync(path).isDirectory()) return yield* filesInArchive(path);
  const isEvents = ([name]) => name.startsWith('events/');
  const files = [...filesInFolder(path)];
  yield* files.filter((file) => !isEvents(file));
  yield* files.filter(isEvents);
}

const isAfter = (row, before, keys) => {
  for (const key of keys) {
    if (row[key] !== before[key]) return row[key] > before[key];
  }
  return false;
};

function readLine(text, kind, file, line, before) {
  const [fields, sorted] = shapes[kind];
  let row = null;
  try {
    row = JSON.parse(text);
  } catch {
    throw new Wrong(file, line, 'this line cannot be read');
  }
  if (Object.keys(row).join(' ') !== fields) {
    throw new Wrong(file, line, 'this line has other fields than it must have');
  }
  if (sorted !== '' && before && !isAfter(row, before, sorted.split(' '))) {
    throw new Wrong(file, line, 'this line does not come after the one before');
  }
  row[place] = [file, line];
  return row;
}

/**
 * Reads everything, from a path or from names and bytes. Events go to `onEvent` one by one, with
 * their line's text; all other lines are returned by kind. `files` lists what was read, to be
 * compared with the manifest.
 */
export async function readExport(path, onEvent, onWrong) {
  const rows = Object.fromEntries(Object.keys(shapes).map((kind) => [kind, []]));
  const files = [];
  const state = { manifest: null, onEvent: (event, text) => onEvent(rows, event, text) };
  for await (const [name, bytes] of filesOf(path)) {
    const content = bytes.toString('utf8');
    if (name === 'manifest.json') {
      state.manifest = content;
      continue;
    }
    const [kind] = name.split('/');
    if (!(kind in shapes) || !content.endsWith('\n')) {
      onWrong(new Wrong(name, 1, 'this file does not belong to an export, or was cut'));
      continue;
    }
    const lines = content.slice(0, -1).split('\n');
    files.push({ name, lines: lines.length, sha256: sha256(bytes) });
    try {
      readLines(lines, kind, name, rows, state);
    } catch (error) {
      if (!(error instanceof Wrong)) throw error;
      onWrong(error);
    }
  }
  return { rows, files, manifest: state.manifest };
}

function readLines(lines, kind, name, rows, { onEvent }) {
  for (const [at, text] of lines.entries()) {
    const row = readLine(text, kind, name, at + 1, rows[kind].at(-1));
    if (kind === 'events') onEvent(row, text);
    else rows[kind].push(row);
  }
}
