#!/usr/bin/env node
/*
 * Verifies the file of a chat: node verify-chat.mjs FILE [--key PUBLICKEY]
 * One file, no packages, no network; any Node from 18 on. docs/chat.md describes the format.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const sha256 = (text) => createHash('sha256').update(text).digest('hex');

/** Canonical JSON with sorted keys, which is what is hashed. */
function canonical(value) {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  const keys = Object.keys(value).sort();
  return `{${keys.map((key) => `${JSON.stringify(key)}:${canonical(value[key])}`).join(',')}}`;
}

const bad = (line, why) => new Error(`line ${line}: ${why}`);

function parse(text, line) {
  try {
    const value = JSON.parse(text);
    if (value && typeof value === 'object') return value;
  } catch {}
  throw bad(line, 'cannot be read: edited or damaged');
}

/** The messages of a file, each checked against its hash and its predecessor. */
export function readChatFile(text, key = null) {
  const lines = text.split('\n');
  if (lines.pop() !== '' || lines.length < 2) throw bad(lines.length, 'the file is not whole');
  const header = parse(lines[0], 1);
  if (header.format !== 'reachbook-chat/1') throw bad(1, 'not a file of a chat');
  if (header.start !== sha256(`chat ${header.partner}`)) throw bad(1, 'not the start of this chat');
  let seq = 0;
  let hash = header.start;
  const messages = lines.slice(1, -1).map((lineText, at) => {
    const line = at + 2;
    const { hash: own, text, salt, ...facts } = parse(lineText, line);
    if (facts.seq !== seq + 1) throw bad(line, `message ${seq + 1} is missing`);
    if (facts.previous !== hash) throw bad(line, 'does not follow on the message before it');
    if (sha256(canonical(facts)) !== own) throw bad(line, 'was changed: its hash is another');
    if (text !== null && sha256(`${salt} ${text}`) !== facts.wordsHash) {
      throw bad(line, 'its words are not those that were hashed');
    }
    seq = facts.seq;
    hash = own;
    return { ...facts, text };
  });
  const last = lines.length;
  const end = parse(lines.at(-1), last);
  if (end.head?.seq !== seq || end.head?.hash !== hash) {
    throw bad(last, 'the chain ends elsewhere: messages were left out or added');
  }
  const before = `${lines.slice(0, -1).join('\n')}\n`;
  if (sha256(before) !== end.digest) throw bad(last, 'something before it was changed');
  const x = key ?? header.key;
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  if (!verify(null, Buffer.from(end.digest), publicKey, Buffer.from(end.signature, 'base64url'))) {
    throw bad(last, 'the signature is not that of the key');
  }
  return { header, messages };
}

function main([file, option, key]) {
  const isHelp = file === '--help';
  if (!file || isHelp || (option !== undefined && (option !== '--key' || !key))) {
    (isHelp ? console.log : console.error)('node verify-chat.mjs FILE [--key PUBLICKEY]');
    return isHelp ? 0 : 2;
  }
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    console.error(error.message);
    return 2;
  }
  try {
    const { header, messages } = readChatFile(text, key ?? null);
    const blocked = messages.filter((message) => message.blocked !== null).length;
    console.log(`SOUND: ${messages.length} messages, ${blocked} blocked, key ${header.key}`);
    return 0;
  } catch (error) {
    console.error(`NOT SOUND: ${error.message}`);
    return 1;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  process.exitCode = main(process.argv.slice(2));
}
