import type { ChainPoint } from '#domain/ledger/statement.ts';
import { createStored } from './stored.ts';

/** The head of a wallet's chain as this device saw it. */
export interface KeptHead extends ChainPoint {
  readonly seenAt: string;
  /** The first one that this device ever saw. It is never overwritten. */
  readonly first?: KeptHead;
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

/** One for each account that was used here. Logging out does not remove them. */
const keptHeads = (key: string) =>
  createStored<KeptHeads>(
    key,
    (value) => typeof value === 'object' && value !== null && Object.values(value).every(isHead),
  );

/**
 * The signing key that this device saw first, for each account. Later ones must descend from it.
 */
export const networkKeyStored = createStored<Readonly<Record<string, string>>>(
  'networkKey',
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((key) => typeof key === 'string'),
);

export const walletHeadStored = keptHeads('walletHead');

/** The last root over all wallets, by number, as each account saw it. */
export const ledgerRootStored = keptHeads('ledgerRoot');

export function keepHead(
  heads: typeof walletHeadStored,
  account: string,
  { seq, hash }: ChainPoint,
  now: Date,
): void {
  const storedHead = heads.get()?.[account];
  const first = storedHead?.first ?? storedHead;
  const newHead = { seq, hash, seenAt: now.toISOString(), ...(first && { first }) };
  heads.set({ ...heads.get(), [account]: newHead });
}
