/* Keys, and every signed root: the heads of all wallets under it, and the liabilities. */
import { createPublicKey, verify } from 'node:crypto';
import { sha256, wrongAt } from './read-export.mjs';

export function isSigned(key, text, signature) {
  try {
    const jwk = { kty: 'OKP', crv: 'Ed25519', x: key };
    const bytes = typeof signature === 'string' ? Buffer.from(signature, 'base64url') : signature;
    return verify(null, Buffer.from(text), createPublicKey({ key: jwk, format: 'jwk' }), bytes);
  } catch {
    return false;
  }
}

export const keyText = ({ key, from }) => JSON.stringify({ format: 'reachbook-key/1', key, from });

export const rootText = (network, root) =>
  JSON.stringify({
    format: 'reachbook-root/1',
    network,
    ...{ no: root.no, at: root.at, wallets: root.wallets, root: root.root },
    liabilities: { root: root.liabilityRoot, leaves: root.leaves, owed: root.owed },
    ...{ previous: root.previous, key: root.key },
  });

/** Each key but the first is signed by the one before. */
export function checkKeys(rows, trusted, found) {
  for (const [at, row] of rows.keys.entries()) {
    const before = rows.keys[at - 1];
    if (row.no !== at + 1) found(wrongAt(row, 'a key is missing'));
    if (before ? !isSigned(before.key, keyText(row), row.signature) : row.signature !== null) {
      found(wrongAt(row, 'this key is not signed by the one before'));
    }
    if (before && row.from < before.from) found(wrongAt(row, 'this key is older than the last'));
  }
  if (trusted && rows.keys[0]?.key !== trusted) {
    found(wrongAt(rows.keys[0], 'the first key is not the one that you know'));
  }
}

function checkRoot(network, row, before, keys, found) {
  if (row.no !== (before?.no ?? 0) + 1) found(wrongAt(row, 'the root before it is missing'));
  if (before && row.at < before.at) found(wrongAt(row, 'this root is older than the one before'));
  if (row.previous !== (before?.hash ?? '0'.repeat(64))) {
    found(wrongAt(row, 'this root does not follow the one before'));
  }
  const text = rootText(network, row);
  if (sha256(text) !== row.hash) found(wrongAt(row, 'this root is not what was hashed'));
  if (!keys.has(row.key) || !isSigned(row.key, text, row.signature)) {
    found(wrongAt(row, 'this root is not signed by a key of the network'));
  }
}

/** A tree over hashes; a last one without a sibling moves up unchanged. */
export function merkle(hashes, join) {
  let level = hashes;
  while (level.length > 1) {
    const above = [];
    for (let at = 0; at < level.length; at += 2) {
      above.push(at + 1 < level.length ? join(level[at], level[at + 1]) : level[at]);
    }
    level = above;
  }
  return level[0];
}

const byRoot = (rows) => Map.groupBy(rows, ({ no }) => no);

/** A record older than a root by more than this must be covered by it. */
const lateMs = 10 * 60 * 1000;

/**
 * Walks the roots from the first. `onRoot` is called with each, its new entries and the heads of
 * all wallets, so that liabilities can be computed alongside.
 */
export function checkRoots(network, rows, { chains }, found, onRoot) {
  const keys = new Set(rows.keys.map(({ key }) => key));
  const headsOf = byRoot(rows.heads);
  const heads = new Map();
  const covered = new Map();
  for (const [at, root] of rows.roots.entries()) {
    checkRoot(network, root, rows.roots[at - 1], keys, found);
    const entries = new Set();
    for (const head of headsOf.get(root.no) ?? []) {
      for (const { entry } of coverHead(head, heads, chains, found)) {
        if (!entry) continue;
        covered.set(entry, (covered.get(entry) ?? 0) + 1);
        entries.add(entry);
      }
    }
    headsOf.delete(root.no);
    for (const entry of entries) {
      if (covered.get(entry) !== entry.records) {
        found(wrongAt(root, `entry ${entry.row.id} is under this root in some wallets only`));
      }
    }
    checkAllHeads(root, heads, chains, found);
    onRoot(root, heads, entries);
  }
  for (const [head] of headsOf.values()) found(wrongAt(head, 'there is no such root'));
}

/** Advances a wallet's head, and returns the records that are new under the root. */
function coverHead(head, heads, chains, found) {
  const chain = chains.get(head.owner) ?? [];
  const before = heads.get(head.owner)?.seq ?? 0;
  if (head.seq <= before || chain[head.seq - 1]?.hash !== head.hash) {
    found(wrongAt(head, `wallet ${head.owner} does not have this head in its chain`));
    return [];
  }
  heads.set(head.owner, head);
  return chain.slice(before, head.seq);
}

function checkAllHeads(root, heads, chains, found) {
  const due = new Date(Date.parse(root.at) - lateMs).toISOString();
  for (const [owner, chain] of chains) {
    const next = chain[heads.get(owner)?.seq ?? 0];
    if (next?.entry && next.entry.row.at < due) {
      found(wrongAt(root, `wallet ${owner} is not under this root with record ${next.seq}`));
    }
  }
  const sorted = [...heads.values()].sort((one, other) => (one.owner < other.owner ? -1 : 1));
  const leaves = sorted.map(({ owner, seq, hash }) => sha256(`leaf ${owner} ${seq} ${hash}`));
  if (heads.size !== root.wallets) found(wrongAt(root, `there are ${heads.size} wallets under it`));
  if (merkle(leaves, (left, right) => sha256(`node ${left} ${right}`)) !== root.root) {
    found(wrongAt(root, 'this root is not the hash of the wallets under it'));
  }
}
