import { expect, test } from 'vitest';
import {
  areKeysChained,
  followLines,
  followRoots,
  isRootSigned,
  type ShownRoot,
  spokenNumber,
} from './follow-history.ts';
import { noRoot, rootText } from './root.ts';
import { keyText } from './signing-key.ts';

/** Not SHA-256, which `domain/` does not have; any function that tells texts apart will do. */
const sha256 = (text: string): string => {
  let value = 7n;
  for (const letter of text)
    value = (value * 1_000_003n + BigInt(letter.charCodeAt(0))) % 2n ** 256n;
  return value.toString(16).padStart(64, '0');
};
const sign = (text: string, key: string) => `${key} ${sha256(text)}`;
const crypto = {
  sha256,
  isSigned: (text: string, signature: string, key: string) => signature === sign(text, key),
};

const start = { seq: 4, hash: sha256('start') };

function linesFrom(count: number, remark = 'fine') {
  const lines: string[] = [];
  let previous = start.hash;

  for (let seq = 5; seq < 5 + count; seq += 1) {
    const line = JSON.stringify({ seq, remark, previous });
    lines.push(line);
    previous = sha256(line);
  }

  return { lines, end: { seq: 4 + count, hash: previous } };
}

test('records lead from the head a device has seen to the current head, and to no other', async () => {
  const { lines, end } = linesFrom(6);
  expect(await followLines(start, lines, crypto)).toEqual(end);
  expect(await followLines(start, [], crypto)).toEqual(start);
  expect(await followLines({ ...start, hash: sha256('another') }, lines, crypto)).toBeNull();
  const forked = lines.with(2, (lines[2] ?? '').replace('fine', 'Fine'));
  expect(await followLines(start, forked, crypto)).toBeNull();

  for (const cut of [lines.toSpliced(2, 1), lines.toReversed(), ['{', ...lines], ['null']]) {
    expect(await followLines(start, cut, crypto)).toBeNull();
  }

  // A changed last line leads to a different head, which the displayed head exposes.
  const changed = lines.with(-1, (lines.at(-1) ?? '').replace('fine', 'Fine'));
  expect(await followLines(start, changed, crypto)).not.toEqual(end);
});

function rootsOf(count: number, key = 'k1', root = 'f') {
  const roots: ShownRoot[] = [];
  for (let no = 1; no <= count; no += 1) {
    const facts = {
      network: 'Test',
      no,
      at: new Date(no * 1000),
      wallets: no,
      root: root.repeat(64),
      liabilities: { root: 'a'.repeat(64), leaves: 2, owed: [] },
      previous: roots.at(-1)?.hash ?? noRoot,
      key,
    };

    const text = rootText(facts);
    roots.push({ ...facts, hash: sha256(text), signature: sign(text, key) });
  }

  return roots;
}

test('roots lead on from the one a device has seen, each signed with a known key', async () => {
  const roots = rootsOf(5);
  const knownRoot = { seq: 2, hash: roots[1]?.hash ?? '' };
  const last = { seq: 5, hash: roots[4]?.hash ?? '' };
  const keys = new Set(['k1']);
  expect(await followRoots(knownRoot, roots.slice(1), keys, crypto)).toEqual(last);
  expect(await followRoots(null, roots, keys, crypto)).toEqual(last);
  const otherChain = rootsOf(5, 'k1', 'e');

  for (const lie of [
    otherChain.slice(1),
    roots.slice(2),
    [...roots.slice(1, 3), ...otherChain.slice(3)],
  ]) {
    expect(await followRoots(knownRoot, lie, keys, crypto)).toBeNull();
  }

  expect(await followRoots(knownRoot, rootsOf(5, 'k2').slice(1), keys, crypto)).toBeNull();
  const unsigned = roots.map((root) => ({ ...root, signature: 'none' }));
  expect(await followRoots(knownRoot, unsigned.slice(1), keys, crypto)).toBeNull();

  // Where a browser cannot check signatures, hashes still bind the roots to each other.
  const cannot = { ...crypto, isSigned: () => null };
  expect(await followRoots(knownRoot, unsigned.slice(1), keys, cannot)).toEqual(last);
});

test('a new key that the old one did not sign breaks the chain of keys', async () => {
  const from = '2026-01-01T00:00:00.000Z';
  const signature = sign(keyText('k2', new Date(from)), 'k1');
  const first = { key: 'k1', from: '1970-01-01T00:00:00.000Z', signature: null };
  const chained = [first, { key: 'k2', from, signature }];
  expect(await areKeysChained('k1', chained, crypto)).toBe(true);
  expect(await areKeysChained('k2', chained, crypto)).toBe(true);
  expect(await areKeysChained('k1', [{ ...first, key: 'k9' }], crypto)).toBe(false);
  expect(await areKeysChained('k1', [first, { key: 'k9', from, signature }], crypto)).toBe(false);
});

test('a root counts only if its key follows from the key a device has seen', async () => {
  const [root] = rootsOf(1);
  if (!root) throw new Error('There is no root');

  const keys = [{ key: 'k1', from: '1970-01-01T00:00:00.000Z', signature: null }];
  expect(await isRootSigned(root, 'k1', keys, crypto)).toBe(true);
  expect(await isRootSigned(root, null, keys, crypto)).toBe(true);
  expect(await isRootSigned(root, 'k0', keys, crypto)).toBe(false);
  expect(await isRootSigned({ ...root, signature: 'none' }, 'k1', keys, crypto)).toBe(false);
  expect(await isRootSigned({ ...root, wallets: 9 }, 'k1', keys, crypto)).toBe(false);
  const [foreign] = rootsOf(1, 'k2');
  expect(foreign && (await isRootSigned(foreign, 'k1', keys, crypto))).toBe(false);
});

test('a hash is read aloud as five groups of five digits that differ for another hash', () => {
  expect(spokenNumber(`${'0'.repeat(63)}f`)).toBe('00000 00000 00000 00000 00015');
  expect(spokenNumber(sha256('a'))).not.toBe(spokenNumber(sha256('b')));
});
