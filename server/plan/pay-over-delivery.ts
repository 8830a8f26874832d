import { randomUUID } from 'node:crypto';
import { entryOf } from '#domain/ledger/entry.ts';
import { takeFromPots } from '#domain/ledger/pots.ts';
import { choosePots, lockedPots } from '../ledger/pot-store.ts';
import { insertOverPaid, listOverDue, type OverDue } from './over-delivery-store.ts';
import type { JobParts } from './tend-plans.ts';

const nothing = { entries: [], result: null };

/**
 * Pays publishers for what was shown of a plan beyond what it may cost: from the network's own
 * capital, which is where a loss of its own belongs. Without any left it stays due.
 */
export async function payOverDelivery({ db, money }: JobParts, now: Date): Promise<void> {
  for (const due of await listOverDue(db.sql, now)) {
    const { publisherId } = due;
    const pots = await choosePots(db.sql, 'capital', publisherId, due.amount);
    await money.ask<null, OverDue | null>({
      owners: [publisherId, ...pots],
      load: async (sql) => (await listOverDue(sql, now, due))[0] ?? null,
      decide(wallets, found) {
        const capital = lockedPots(wallets, 'capital', publisherId);
        const taken = found && takeFromPots(capital, found.amount);
        if (!taken) return nothing;
        const to = { owner: publisherId, pocket: 'publisher_payable' } as const;
        const entry = entryOf({
          id: randomUUID(),
          kind: 'publisher_credit',
          cause: { plan: found.plan, media: 'over_budget' },
          transfers: taken.map(({ owner, amount }) => {
            return { from: { owner, pocket: 'capital' }, to, amount };
          }),
        });
        return {
          entries: [entry],
          result: null,
          save: (sql) => insertOverPaid(sql, found, entry.id, now),
        };
      },
    });
  }
}
