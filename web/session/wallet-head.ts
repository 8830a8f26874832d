import type { ChainPoint } from '#domain/ledger/statement.ts';
import { stored } from './stored.ts';

/** The end of a wallet's chain as this device saw it. */
export interface KeptHead extends ChainPoint {
  readonly seenAt: string;
}

type KeptHeads = Readonly<Record<string, KeptHead>>;

const isHead = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'seq' in value &&
  Number.isSafeInteger(value.seq) &&
  'hash' in value &&
  typeof value.hash === 'string' &&
  'seenAt' in value &&
  !Number.isNaN(Date.parse(String(value.seenAt)));

/** One for each account that was used here. Logging out does not forget them. */
export const walletHeadStored = stored<KeptHeads>(
  'walletHead',
  (value) => typeof value === 'object' && value !== null && Object.values(value).every(isHead),
);

export function keepHead(account: string, { seq, hash }: ChainPoint, now: Date): void {
  const head = { seq, hash, seenAt: now.toISOString() };
  walletHeadStored.set({ ...walletHeadStored.get(), [account]: head });
}
