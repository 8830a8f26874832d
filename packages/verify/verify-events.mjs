#!/usr/bin/env node
/*
 * Verifies the events of a plan and folds them to its figures:
 *   node verify-events.mjs FILE… [--key PUBLICKEY] [--from TIME] [--to TIME]
 * One file, no packages, no network; any Node from 18 on. docs/events.md describes the format.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const format = 'reachbook-events/1';

/** An error, and the line where it was found. */
export class Bad extends Error {
  constructor(line, why) {
    super(`line ${line}: ${why}`);
    this.line = line;
  }
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Canonical JSON with sorted keys, which is what is hashed. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

function parse(text, line) {
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object') return value;
  } catch {}
  throw new Bad(line, 'cannot be read: edited or damaged');
}

/** The events of one file, each checked against its hash and its predecessor. */
export function readFile(text, key = null) {
  const lines = text.split('\n');
  if (lines.pop() !== '') throw new Bad(lines.length + 1, 'the file does not end where it should');
  if (lines.length < 2) throw new Bad(1, 'the file is not whole');
  const header = parse(lines[0], 1);
  if (header.format !== format) throw new Bad(1, 'not a file of events');
  const end = parse(lines.at(-1), lines.length);
  if (!end.head) throw new Bad(lines.length, 'the end of the chain is missing');
  let { no, hash } = header.start;
  if (no === 0 && hash !== sha256(header.plan)) throw new Bad(1, 'not the start of this plan');
  const events = lines.slice(1, -1).map((lineText, at) => {
    const line = at + 2;
    const { hash: own, flagged, simulated, ...facts } = parse(lineText, line);
    if ((header.mode === 'demo') !== (simulated === true))
      throw new Bad(line, 'says it is another kind');
    if (facts.no !== no + 1) throw new Bad(line, `event ${no + 1} is missing`);
    if (facts.previous !== hash) throw new Bad(line, 'does not follow on the event before it');
    if (sha256(canonical(facts)) !== own) throw new Bad(line, 'was changed: its hash is another');
    no = facts.no;
    hash = own;
    return { ...facts, flagged };
  });
  if (end.head.no !== no || end.head.hash !== hash) {
    throw new Bad(lines.length, 'the chain ends elsewhere: events were left out or added');
  }
  const before = `${lines.slice(0, -1).join('\n')}\n`;
  if (sha256(before) !== end.digest) throw new Bad(lines.length, 'something before it was changed');
  const x = key ?? header.key;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (!verify(null, Buffer.from(end.digest), publicKey, Buffer.from(end.signature, 'base64url'))) {
    throw new Bad(lines.length, 'the signature is not that of the key');
  }
  return { header, end, events };
}

/** Consecutive files of one plan, as one. */
export function joinFiles(files) {
  const sorted = [...files].sort((one, other) => one.header.start.no - other.header.start.no);
  sorted.forEach(({ header }, at) => {
    const before = sorted[at - 1]?.end.head ?? { no: 0 };
    if (header.plan !== sorted[0].header.plan) throw new Bad(1, 'of another plan');
    if (header.start.no !== before.no) throw new Bad(1, `events after ${before.no} are missing`);
    if (before.hash !== undefined && before.hash !== header.start.hash) {
      throw new Bad(1, 'does not follow on the file before it');
    }
  });
  return sorted.flatMap(({ events }) => events);
}

/** The sums of the events between two moments. */
export function foldEvents(events, { from = null, to = null } = {}) {
  const figures = { consumed: 0n, impressions: 0, clicks: 0, isActive: false, quality: {} };
  for (const { kind, at, invalid, flagged, cost } of events) {
    if ((from !== null && at < from) || (to !== null && at >= to)) continue;
    figures.quality[kind] ??= { gross: 0, invalid: {}, net: 0 };
    const quality = figures.quality[kind];
    const reason = invalid ?? flagged;
    const isBillable = kind === 'impression' || kind === 'click';
    quality.gross += 1;
    if (isBillable && invalid === null) figures.isActive = true;
    if (reason !== null) {
      quality.invalid[reason] = (quality.invalid[reason] ?? 0) + 1;
      continue;
    }
    quality.net += 1;
    figures.consumed += BigInt(cost);
    if (kind === 'impression') figures.impressions += 1;
    if (kind === 'click') figures.clicks += 1;
  }
  return figures;
}

/** Micro-units as an amount: 1500 is 0.0015. */
export function amount(micro) {
  const digits = micro.toString().padStart(7, '0');
  return `${digits.slice(0, -6)}.${digits.slice(-6).replace(/0{1,4}$/, '')}`;
}

function readOptions(words) {
  const options = { files: [] };
  const rest = [...words];
  while (rest.length > 0) {
    const word = rest.shift();
    const name = /^--(key|from|to)$/.exec(word)?.[1];
    if (name) options[name] = rest.shift();
    else if (word.startsWith('--')) return { files: [], isHelp: word === '--help' };
    else options.files.push(word);
  }
  return options;
}

const moment = (text) => (text === undefined ? null : new Date(text).toISOString());

function main(words) {
  const { files, isHelp, key, from, to } = readOptions(words);
  if (files.length === 0) {
    const usage = 'node verify-events.mjs FILE… [--key PUBLICKEY] [--from TIME] [--to TIME]';
    (isHelp ? console.log : console.error)(usage);
    return isHelp ? 0 : 2;
  }
  try {
    const read = files.map((file) => readFile(readFileSync(file, 'utf8'), key ?? null));
    const events = joinFiles(read);
    const { header } = read[0];
    const figures = foldEvents(events, { from: moment(from), to: moment(to) });
    console.log(
      `Plan ${header.plan} of ${header.network}: ${events.length} events, whole and unchanged.`,
    );
    if (header.mode === 'demo') console.log('SIMULATED: a demo, whose money is play money.');
    if (!read.some(({ end }) => end.isLast)) console.log('There are more events in further files.');
    console.log(`Impressions ${figures.impressions}, clicks ${figures.clicks}`);
    console.log(`Consumed ${amount(figures.consumed)} ${header.currency}`);
    for (const [kind, { gross, invalid, net }] of Object.entries(figures.quality)) {
      const reasons = Object.entries(invalid).map(([reason, count]) => `${reason} ${count}`);
      const not = reasons.length > 0 ? `; not: ${reasons.join(', ')}` : '';
      console.log(`${kind}: ${gross} in all, ${net} count${not}`);
    }
    if (!key) console.log(`Compare the key with the one the network publishes: ${header.key}`);
    return 0;
  } catch (error) {
    if (!(error instanceof Bad)) {
      console.error(error.message);
      return 2;
    }
    console.error(`Not genuine, ${error.message}.`);
    return 1;
  }
}

const isProgram =
  process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isProgram) process.exitCode = main(process.argv.slice(2));
