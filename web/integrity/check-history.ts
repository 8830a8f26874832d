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
  lines: async (afterSeq) => (await call(listLines, { after: String(afterSeq) })).list,
  roots: (cursor) => call(listRoots, cursor === null ? {} : { cursor }),
  keys: async () => (await call(statementKey, {})).keys,
};

/** Whether the partner's chain still leads from the stored head to the current one. */
export async function checkChain(
  storedHead: ChainPoint,
  servedHead: ChainPoint,
  source: HistorySource,
  crypto: HistoryCrypto,
): Promise<'shorter' | 'changed' | null> {
  const change = compareHeads(storedHead, servedHead);
  if (change === 'shorter') return 'shorter';
  if (change !== 'grown') return change === 'same' ? null : 'changed';
  let point: ChainPoint = storedHead;
  while (point.seq < servedHead.seq) {
    const lines = await source.lines(point.seq);
    const linesUpToHead = lines.slice(0, servedHead.seq - point.seq);
    const nextPoint: ChainPoint | null = await followLines(point, linesUpToHead, crypto);
    if (nextPoint === null || nextPoint.seq === point.seq) return 'changed';
    point = nextPoint;
  }
  return point.hash === servedHead.hash ? null : 'changed';
}

export interface RootsChecked {
  readonly loss: 'rootLost' | 'newKey' | null;
  readonly latest: ChainPoint | null;
  /** The network's first key, from which all others descend. */
  readonly firstKey: string | null;
}

/** Whether the roots still continue from the stored one, and the keys from the first. */
export async function checkRoots(
  storedRoot: ChainPoint | null,
  keptKey: string | null,
  source: HistorySource,
  crypto: HistoryCrypto,
): Promise<RootsChecked> {
  const keys = await source.keys();
  const roots: ShownRoot[] = [];
  let cursor: string | null = null;
  do {
    const {
      network,
      list,
      next: nextCursor,
    }: Output<typeof listRoots> = await source.roots(cursor);
    roots.push(...list.map((root) => ({ ...root, network, at: new Date(root.at) })));
    const isReached =
      storedRoot === null || roots.some(({ no: rootNumber }) => rootNumber <= storedRoot.seq);
    cursor = isReached ? null : nextCursor;
  } while (cursor !== null);
  const lastRoot = roots[0];
  const latest = lastRoot ? { seq: lastRoot.no, hash: lastRoot.hash } : null;
  const firstKey = keys[0]?.key ?? null;
  if (!(await areKeysChained(keptKey, keys, crypto))) return { loss: 'newKey', latest, firstKey };
  const newRoots = roots
    .filter(({ no: rootNumber }) => storedRoot === null || rootNumber >= storedRoot.seq)
    .reverse();
  const knownKeys = new Set(keys.map(({ key }) => key));
  const isGone = storedRoot !== null && newRoots.length === 0;
  const end = isGone ? null : await followRoots(storedRoot, newRoots, knownKeys, crypto);
  const isLost = isGone || (latest !== null && end === null);
  return { loss: isLost ? 'rootLost' : null, latest, firstKey };
}
