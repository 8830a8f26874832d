import { toHex } from './bytes.ts';
import type { HashLater } from './log-tree.ts';

/** The entries of the log: signing keys, signed roots and lists of witnesses. */
export const leafKinds = ['key', 'root', 'witnesses'] as const;

export type LeafKind = (typeof leafKinds)[number];

/** The name of a network's log, derived from the first signing key, so that no other log has it. */
export const logOrigin = async (firstKey: Uint8Array, hash: HashLater): Promise<string> =>
  `reachbook/log/${toHex(await hash(firstKey))}`;

/** A list of witnesses as logged, so that no witness is added or removed unnoticed. */
export const witnessesText = (time: Date, quorum: number, keys: readonly string[]): string =>
  JSON.stringify({
    format: 'reachbook-witnesses/1',
    at: time.toISOString(),
    quorum,
    witnesses: [...keys].sort(),
  });
