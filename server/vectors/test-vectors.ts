import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect } from 'vitest';
import type { Json } from '#domain/canonical-json.ts';
import type { Sha256 } from '#domain/ledger/record-line.ts';
import type { Secrets } from '../platform/settings/secrets.ts';

/**
 * The vectors: every text that this product signs, hashes into a chain or has signed by somebody,
 * for fixed inputs, byte for byte, in the JSON files of this folder. Partners, witnesses and
 * auditors hold such texts and check them for years, so these texts never change: where a vector
 * fails, the change is wrong, never the vector. A new kind adds a vector; no other is touched.
 */

/** Ed25519 keys from fixed seeds, and secrets of an installation. */
const privateKey = (byte: string): KeyObject =>
  createPrivateKey({
    key: Buffer.from(`302e020100300506032b657004220420${byte.repeat(32)}`, 'hex'),
    format: 'der',
    type: 'pkcs8',
  });

export const networkKey = privateKey('11');
export const laterKey = privateKey('22');
/** Somebody outside: a host app, a witness, an auditor. */
export const outsideKey = privateKey('33');

export const fixedSecrets: Secrets = {
  pepper: Buffer.alloc(32, 0x44),
  cardKey: Buffer.alloc(32, 0x55),
  statementKeys: [networkKey, laterKey],
  deliveryKey: Buffer.alloc(32, 0x66),
};

export const fixedNow = new Date('2026-11-15T12:00:00.123Z');
export const partner = 'a0000000-0000-4000-8000-000000000001';
export const otherPartner = 'b0000000-0000-4000-8000-000000000002';
/** Quotes, line breaks, other scripts and a sign beyond the first plane. */
export const oddText = '„Süd“ "1"\\2\nขอบคุณ 東京 🙂\u2028=1+1';

export const idOf = (no: number): string =>
  `00000000-0000-4000-8000-${String(no).padStart(12, '0')}`;

export const sha256 = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex');

export const signWith = (key: KeyObject, text: string): string =>
  sign(null, Buffer.from(text), key).toString('base64url');

export const topics = readdirSync(new URL('.', import.meta.url))
  .flatMap((name) => /^(.*)\.json$/.exec(name)?.[1] ?? [])
  .sort();

const fileOf = (topic: string) => new URL(`${topic}.json`, import.meta.url);

export const readTopic = (topic: string): Json => JSON.parse(readFileSync(fileOf(topic), 'utf8'));

/** A vector that is kept, as the input of what reads it. */
export const keptVector = <Kept>(topic: string, name: string): Kept =>
  (readTopic(topic) as Record<string, Kept>)[name] as Kept;

/** Compares what the product makes now with everything that is kept on a topic. */
export function expectVectors(topic: string, made: Json): void {
  expect(made).toEqual(readTopic(topic));
}

/** A vector for each text that was hashed, found in the order of hashing. */
export function hashedTexts(work: (hash: Sha256) => unknown): { text: string; sha256: string }[] {
  const texts: string[] = [];
  work((text) => {
    texts.push(text);
    return sha256(text);
  });
  return texts.map((text) => ({ text, sha256: sha256(text) }));
}

const isSigned = (text: string, signature: string): boolean =>
  [networkKey, laterKey, outsideKey].some((key) =>
    verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, 'base64url')),
  );

/** The texts in a topic whose hash or signature is not theirs, whoever computed it. */
export function listFalse(value: Json | undefined): string[] {
  if (value === null || typeof value !== 'object') return [];
  if (Array.isArray(value)) return value.flatMap(listFalse);
  const { text, sha256: hash, signature, ...parts } = value as Record<string, Json>;
  const isHash = typeof hash !== 'string' || sha256(String(text)) === hash;
  const isOwn = typeof signature !== 'string' || isSigned(String(text), signature);
  const wrong = text === undefined || (isHash && isOwn) ? [] : [String(text)];
  return [...wrong, ...Object.values(parts).flatMap(listFalse)];
}
