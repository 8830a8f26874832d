import { toHex } from './bytes.ts';
import type { HashLater } from './log-tree.ts';

/** What the log holds: signing keys, signed roots and lists of witnesses. */
export const leafKinds = ['key', 'root', 'witnesses'] as const;

export type LeafKind = (typeof leafKinds)[number];

/** The name of a network's log: it follows from the first signing key, so no one else has it. */
export const logOrigin = async (firstKey: Uint8Array, hash: HashLater): Promise<string> =>
  `reachbook/log/${toHex(await hash(firstKey))}`;

/** A list of witnesses as it is logged, so that no witness comes or goes unseen. */
export const witnessesText = (at: Date, quorum: number, keys: readonly string[]): string =>
  JSON.stringify({
    format: 'reachbook-witnesses/1',
    at: at.toISOString(),
    quorum,
    witnesses: [...keys].sort(),
  });
