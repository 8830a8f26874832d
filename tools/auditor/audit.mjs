#!/usr/bin/env node
/*
 * Checks a network's books from birth, without the network: docs/audit.md.
 *   node audit.mjs EXPORT [--key PRIVATEKEY.pem] [--out RESULT.json] [--json]
 *     [--network-key KEY] [--previous RESULT.json] [--witness VERIFIERKEY]… [--quorum N]
 *   node audit.mjs --make-key PRIVATEKEY.pem
 * No packages, no network; Node 21 or newer.
 */
import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import {
  accessSync,
  existsSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkBooks } from './check-books.mjs';
import { checkEvents, foldEvents } from './check-events.mjs';
import { checkLog } from './check-log.mjs';
import { followOwed } from './check-owed.mjs';
import { checkPeople } from './check-people.mjs';
import { checkKeys, checkRoots, isSigned } from './check-roots.mjs';
import { readExport, sha256, Wrong, wrongAt } from './read-export.mjs';

const findingsMax = 20;

/**
 * The manifest, if its signature is valid. Everything else in it is compared with what was read.
 */
function readManifest(text, rows, files, found) {
  const [, signed, signature] =
    /^\{"manifest":(\{.*\}),"signature":"(.*)"\}\n$/s.exec(text ?? '') ?? [];
  if (signed === undefined) throw new Wrong('manifest.json', 1, 'there is no manifest');
  const manifest = JSON.parse(signed);
  const wrong = (why) => found(new Wrong('manifest.json', 1, why));
  if (manifest.format !== 'reachbook-audit-export/1') wrong('this is another format');
  if (!isSigned(manifest.key, signed, signature)) wrong('the manifest is not signed by its key');
  if (rows.keys.at(-1)?.key !== manifest.key) wrong('the manifest’s key is not the newest key');
  const listed = new Map(manifest.files.map((file) => [file.name, file]));
  for (const file of files) {
    const { lines, sha256: hash } = listed.get(file.name) ?? {};
    if (lines !== file.lines || hash !== file.sha256) {
      found(new Wrong(file.name, 1, 'this file is not the one that the manifest lists'));
    }
    listed.delete(file.name);
  }
  for (const name of listed.keys()) found(new Wrong(name, 1, 'this file is missing'));
  return { ...manifest, sha256: sha256(text) };
}

/** What an earlier audit saw must still be there. */
function checkPrevious(previous, rows, log, found) {
  const root = rows.roots[previous.root.no - 1];
  if (root?.hash !== previous.root.hash) {
    found(wrongAt(root ?? rows.roots.at(-1), 'an earlier audit saw another root of this number'));
  }
  const { size, hash } = previous.log;
  if (size > 0 && log.roots.get(size) !== hash) {
    found(wrongAt(rows.log[size - 1], 'an earlier audit saw another log'));
  }
}

/** Audits an export, and returns the findings. */
export async function audit(path, { networkKey, previous, witnesses = [], quorum = 0 } = {}) {
  const findings = [];
  const found = (wrong) => findings.push(wrong);
  const fold = foldEvents(found);
  let events = 0;
  const onEvent = (...event) => {
    events += 1;
    fold.onEvent(...event);
  };
  const { rows, files, manifest: text } = await readExport(path, onEvent, found);
  const manifest = readManifest(text, rows, files, found);
  checkKeys(rows, networkKey, found);
  const books = checkBooks(rows, found);
  checkPeople(rows, books, found);
  checkEvents(rows, books, fold, found);
  const owed = followOwed(rows, found);
  checkRoots(manifest.network, rows, books, found, owed.onRoot);
  owed.end();
  const log = checkLog(manifest, rows, { keys: witnesses, quorum }, found);
  if (previous) checkPrevious(previous, rows, log, found);
  const root = rows.roots.at(-1);
  return {
    ...{ network: manifest.network, mode: manifest.mode, currency: manifest.currency },
    export: { at: manifest.at, sha256: manifest.sha256 },
    root: root && { no: root.no, hash: root.hash, at: root.at },
    log: { size: rows.log.length, hash: log.roots.get(rows.log.length) ?? '' },
    cosigners: log.cosigners.length,
    counts: {
      ...{ entries: rows.entries.length, records: rows.records.length, events },
      ...{ wallets: books.chains.size, decisions: rows.decisions.length, roots: rows.roots.length },
    },
    findings: findings.slice(0, findingsMax).map(({ file, line, message }) => {
      return { file, line, why: message };
    }),
  };
}

/** The same for a file so damaged that the audit cannot continue. */
async function auditWhatever(path, options) {
  try {
    return await audit(path, options);
  } catch (error) {
    const { file = 'manifest.json', line = 1, message } = error;
    return { network: '', root: null, findings: [{ file, line, why: `cannot go on: ${message}` }] };
  }
}

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The version of this program: a hash over its files. */
function programHash() {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.mjs'))
    .sort();
  return sha256(names.map((name) => sha256(readFileSync(`${folder}${name}`))).join(' '));
}

/** The result as submitted: signed as text, byte for byte. */
export function signedResult(found, at, privateKey) {
  const { findings, ...rest } = found;
  const isSound = findings.length === 0;
  const format = 'reachbook-audit-result/1';
  const result = { format, at, ...rest, program: programHash(), isSound, findings };
  const text = JSON.stringify(result);
  const key = createPublicKey(privateKey).export({ format: 'jwk' }).x;
  const signature = sign(null, Buffer.from(text), privateKey).toString('base64url');
  return `{"result":${text},"key":"${key}","signature":"${signature}"}\n`;
}

function wordsOf({ network, counts, root, export: read, cosigners, findings }) {
  if (findings.length > 0) {
    const lines = findings.map(({ file, line, why }) => `${file}, line ${line}: ${why}`);
    return `NOT SOUND. The first thing that is wrong:\n${lines[0]}\n${
      lines.length > 1 ? `and after it:\n${lines.slice(1).join('\n')}\n` : ''
    }`;
  }
  const { entries, records, wallets, events, decisions, roots } = counts;
  return [
    `SOUND. ${network}, as of ${read.at}: ${entries} entries, ${records} records of ${wallets}`,
    `wallets, ${events} events, ${decisions} decisions, ${roots} roots.`,
    `Newest root ${root?.no ?? 'none'}: ${root?.hash ?? ''}`,
    `Cosigned by ${cosigners} witnesses.`,
    '',
  ].join('\n');
}

function makeKey(path) {
  if (existsSync(path)) throw new Error(`${path} is there already`);
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  writeFileSync(path, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
  return publicKey.export({ format: 'jwk' }).x;
}

const previousIn = (path) => JSON.parse(readFileSync(path, 'utf8')).result;

const usage = `node audit.mjs EXPORT [--key PRIVATEKEY.pem] [--out RESULT.json] [--json]
     [--previous RESULT.json] [--witness KEY]… [--quorum N] [--network-key KEY]
node audit.mjs --make-key PRIVATEKEY.pem`;

async function main() {
  const text = { type: 'string' };
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      ...{
        key: text,
        out: text,
        previous: text,
        quorum: text,
        'network-key': text,
        'make-key': text,
      },
      ...{
        json: { type: 'boolean' },
        help: { type: 'boolean' },
        witness: { ...text, multiple: true },
      },
    },
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  if (values['make-key']) {
    console.log(`Your public key: ${makeKey(values['make-key'])}`);
    return;
  }
  const [path] = positionals;
  if (!path) throw new Error(usage);
  // A file that is not there says nothing about the books.
  accessSync(path);
  const witnesses = values.witness ?? [];
  const found = await auditWhatever(path, {
    networkKey: values['network-key'],
    previous: values.previous && previousIn(values.previous),
    witnesses,
    // Whoever names witnesses wants their word: all of them, unless a number is given.
    quorum: Number(values.quorum ?? witnesses.length),
  });
  if (values.key) {
    const key = createPrivateKey(readFileSync(values.key));
    const result = signedResult(found, new Date().toISOString(), key);
    writeFileSync(values.out ?? 'audit-result.json', result);
  }
  console.log(values.json ? JSON.stringify(found) : wordsOf(found));
  process.exitCode = found.findings.length === 0 ? 0 : 1;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  await main().catch((error) => {
    console.error(error.message);
    process.exitCode = 2;
  });
}
