import { listRoots } from '#contract/ledger.ts';
import type { Output } from '#contract/route.ts';
import { listLines, statementKey } from '#contract/statement.ts';
import {
  areKeysChained,
  followLines,
  followRoots,
  type HistoryCrypto,
  type ShownRoot,
} from '#domain/ledger/follow-history.ts';
import { compareHeads } from '#domain/ledger/kept-head.ts';
import type { ChainPoint } from '#domain/ledger/statement.ts';
import { call } from '../api/call.ts';

/** How this device requests what it then verifies itself. */
export interface HistorySource {
  lines(after: number): Promise<readonly string[]>;
  roots(cursor: string | null): Promise<Output<typeof listRoots>>;
  keys(): Promise<Output<typeof statementKey>['keys']>;
}

export const servedHistory: HistorySource = {
  lines: async (after) => (await call(listLines, { after: String(after) })).list,
  roots: (cursor) => call(listRoots, cursor === null ? {} : { cursor }),
  keys: async () => (await call(statementKey, {})).keys,
};

/** Whether the partner's chain still leads from the stored head to the current one. */
export async function checkChain(
  kept: ChainPoint,
  shown: ChainPoint,
  source: HistorySource,
  crypto: HistoryCrypto,
): Promise<'shorter' | 'changed' | null> {
  const change = compareHeads(kept, shown);
  if (change === 'shorter') return 'shorter';
  if (change !== 'grown') return change === 'same' ? null : 'changed';
  let place: ChainPoint = kept;
  while (place.seq < shown.seq) {
    const lines = await source.lines(place.seq);
    const wanted = lines.slice(0, shown.seq - place.seq);
    const next: ChainPoint | null = await followLines(place, wanted, crypto);
    if (next === null || next.seq === place.seq) return 'changed';
    place = next;
  }
  return place.hash === shown.hash ? null : 'changed';
}

export interface RootsChecked {
  readonly what: 'rootLost' | 'newKey' | null;
  readonly latest: ChainPoint | null;
  /** The network's first key, from which all others descend. */
  readonly firstKey: string | null;
}

/** Whether the roots still continue from the stored one, and the keys from the first. */
export async function checkRoots(
  kept: ChainPoint | null,
  keptKey: string | null,
  source: HistorySource,
  crypto: HistoryCrypto,
): Promise<RootsChecked> {
  const keys = await source.keys();
  const roots: ShownRoot[] = [];
  let cursor: string | null = null;
  do {
    const { network, list, next }: Output<typeof listRoots> = await source.roots(cursor);
    roots.push(...list.map((root) => ({ ...root, network, at: new Date(root.at) })));
    const isReached = kept === null || roots.some(({ no }) => no <= kept.seq);
    cursor = isReached ? null : next;
  } while (cursor !== null);
  const last = roots[0];
  const latest = last ? { seq: last.no, hash: last.hash } : null;
  const firstKey = keys[0]?.key ?? null;
  if (!(await areKeysChained(keptKey, keys, crypto))) return { what: 'newKey', latest, firstKey };
  const since = roots.filter(({ no }) => kept === null || no >= kept.seq).reverse();
  const known = new Set(keys.map(({ key }) => key));
  const isGone = kept !== null && since.length === 0;
  const end = isGone ? null : await followRoots(kept, since, known, crypto);
  const isLost = isGone || (latest !== null && end === null);
  return { what: isLost ? 'rootLost' : null, latest, firstKey };
}
