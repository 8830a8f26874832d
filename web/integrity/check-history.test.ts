import { beforeAll, expect, test } from 'vitest';
import { noRoot, rootText } from '#domain/ledger/root.ts';
import { keyText } from '#domain/ledger/signing-key.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { checkChain, checkRoots, type HistorySource } from './check-history.ts';
import { historyCrypto } from './history-crypto.ts';

type Roots = Awaited<ReturnType<HistorySource['roots']>>;
type Root = Roots['list'][number];

interface Signer {
  readonly key: string;
  sign(text: string): Promise<string>;
}

const toBase64Url = (bytes: ArrayBuffer) =>
  btoa(String.fromCharCode(...new Uint8Array(bytes)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

async function makeSigner(): Promise<Signer> {
  const pair = (await crypto.subtle.generateKey('Ed25519', true, ['sign'])) as CryptoKeyPair;
  return {
    key: toBase64Url(await crypto.subtle.exportKey('raw', pair.publicKey)),
    sign: async (text) =>
      toBase64Url(
        await crypto.subtle.sign('Ed25519', pair.privateKey, new TextEncoder().encode(text)),
      ),
  };
}

/** A chain of records as a server would send it, page by page. */
async function makeLines(count: number, remark: string) {
  const heads: ChainPoint[] = [{ seq: 0, hash: 'a'.repeat(64) }];
  const lines: string[] = [];
  for (let seq = 1; seq <= count; seq += 1) {
    // Both histories begin alike.
    const said = seq <= 5 ? 'alike' : remark;
    const line = JSON.stringify({ seq, remark: said, previous: heads.at(-1)?.hash });
    lines.push(line);
    heads.push({ seq, hash: await historyCrypto.sha256(line) });
  }
  return { lines, heads };
}

async function makeRoots(count: number, signer: Signer, root: string): Promise<Root[]> {
  const roots: Root[] = [];
  for (let no = 1; no <= count; no += 1) {
    const facts = {
      no,
      at: new Date(no * 86_400_000).toISOString(),
      wallets: no,
      root: root.repeat(64),
      liabilities: { root: 'b'.repeat(64), leaves: 2, owed: [] },
      previous: roots.at(-1)?.hash ?? noRoot,
      key: signer.key,
    };
    const text = rootText({ ...facts, network: 'Test', at: new Date(facts.at) });
    const hash = await historyCrypto.sha256(text);
    roots.push({ ...facts, hash, signature: await signer.sign(text) });
  }
  return roots;
}

/** A server that presents this history, which need not be genuine. */
const serverWith = (shown: {
  lines?: readonly string[];
  roots?: readonly Root[];
  keys?: Awaited<ReturnType<HistorySource['keys']>>;
}): HistorySource => ({
  lines: async (after) => (shown.lines ?? []).slice(after, after + 4),
  async roots(cursor) {
    const below = cursor === null ? Number.POSITIVE_INFINITY : Number(cursor);
    const list = (shown.roots ?? [])
      .filter(({ no }) => no < below)
      .toReversed()
      .slice(0, 3);
    const last = list.at(-1)?.no ?? 1;
    return { network: 'Test', list, next: last > 1 ? String(last) : null };
  },
  keys: async () => shown.keys ?? [],
});

let own: Signer;
let other: Signer;
beforeAll(async () => {
  [own, other] = [await makeSigner(), await makeSigner()];
});

const start = { from: '1970-01-01T00:00:00.000Z', until: null, signature: null };

test('a chain that has grown is followed to its head, record by record', async () => {
  const { lines, heads } = await makeLines(11, 'true');
  const [kept, shown] = [heads[3], heads[11]] as [ChainPoint, ChainPoint];
  expect(await checkChain(kept, shown, serverWith({ lines }), historyCrypto)).toBeNull();
  expect(await checkChain(shown, shown, serverWith({ lines }), historyCrypto)).toBeNull();
});

test('a forked chain and a shortened one are detected', async () => {
  const honest = await makeLines(9, 'true');
  const forked = await makeLines(11, 'another story');
  const kept = honest.heads[8] as ChainPoint;
  const [shown, shorter] = [forked.heads[11], honest.heads[6]] as [ChainPoint, ChainPoint];
  // It serves its own fork, or the honest lines with the head of the fork.
  for (const { lines } of [forked, honest]) {
    expect(await checkChain(kept, shown, serverWith({ lines }), historyCrypto)).toBe('changed');
  }
  expect(await checkChain(kept, shown, serverWith({ lines: [] }), historyCrypto)).toBe('changed');
  expect(await checkChain(kept, shorter, serverWith(honest), historyCrypto)).toBe('shorter');
});

test('roots seen before must lead to the newest, signed with a chain of keys', async () => {
  const roots = await makeRoots(9, own, 'f');
  const keys = [{ ...start, key: own.key }];
  const kept = { seq: 2, hash: roots[1]?.hash ?? '' };
  const newest = { seq: 9, hash: roots[8]?.hash ?? '' };
  const check = (source: HistorySource, key: string | null = own.key) =>
    checkRoots(kept, key, source, historyCrypto);
  expect(await check(serverWith({ roots, keys }))).toMatchObject({ loss: null, latest: newest });
  const rewritten = await makeRoots(9, own, 'e');
  expect(await check(serverWith({ roots: rewritten, keys }))).toMatchObject({ loss: 'rootLost' });
  const shorter = serverWith({ roots: roots.slice(0, 1), keys });
  expect(await check(shorter)).toMatchObject({ loss: 'rootLost' });
  const forged = roots.with(5, { ...(roots[5] as Root), signature: roots[4]?.signature ?? '' });
  expect(await check(serverWith({ roots: forged, keys }))).toMatchObject({ loss: 'rootLost' });
});

test('a new key without a chain to the old one is reported', async () => {
  const roots = await makeRoots(4, other, 'f');
  const from = '2026-01-01T00:00:00.000Z';
  const vouched = await own.sign(keyText(other.key, new Date(from)));
  const first = { ...start, key: own.key, until: from };
  const chained = [first, { key: other.key, from, until: null, signature: vouched }];
  const check = (keys: typeof chained) =>
    checkRoots(null, own.key, serverWith({ roots, keys }), historyCrypto);
  expect(await check(chained)).toMatchObject({ loss: null });
  expect(await check([{ ...first, key: other.key }])).toMatchObject({ loss: 'newKey' });
  const ownWord = await other.sign(keyText(other.key, new Date(from)));
  const unvouched = [first, { key: other.key, from, until: null, signature: ownWord }];
  expect(await check(unvouched)).toMatchObject({ loss: 'newKey' });
});
