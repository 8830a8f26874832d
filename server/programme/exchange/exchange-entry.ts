import { randomUUID } from 'node:crypto';
import { endings } from '#domain/exchange/exchange.ts';
import { type Cause, createEntry, type Entry } from '#domain/ledger/entry.ts';
import type { Exchange } from './exchange-store.ts';

/** Holds the amount. It stays the partner's own, but cannot be used in the meantime. */
export const createHoldEntry = ({ id, partnerId: owner, amount }: Exchange): Entry =>
  createEntry({
    id: randomUUID(),
    kind: 'exchange_hold',
    cause: { exchange: id },
    transfers: [
      { from: { owner, pocket: 'available' }, to: { owner, pocket: 'exchange' }, amount },
    ],
  });

/** Ends an exchange: the held amount goes to the acceptor, or all of it is returned. */
export function createEndEntry(
  { id, partnerId: owner, amount }: Exchange,
  ending: keyof typeof endings,
  { cause = {}, remark }: { readonly cause?: Cause; readonly remark?: string } = {},
): Entry {
  const heldPocket = { owner, pocket: 'exchange' } as const;
  const isReturned = endings[ending] === 'partner';
  const receivingPocket = { owner, pocket: isReturned ? 'available' : 'acceptor_owed' } as const;

  return createEntry({
    id: randomUUID(),
    kind: isReturned ? 'exchange_release' : 'exchange_complete',
    cause: { exchange: id, ...cause },
    ...(remark === undefined ? {} : { remark }),
    transfers: [{ from: heldPocket, to: receivingPocket, amount }],
  });
}
