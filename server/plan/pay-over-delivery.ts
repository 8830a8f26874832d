import { randomUUID } from 'node:crypto';
import { entryOf } from '#domain/ledger/entry.ts';
import { takeFromShards } from '#domain/ledger/shards.ts';
import { eachOne } from '../job/job.ts';
import { chooseShards, lockedShards } from '../ledger/ledger.ts';
import { insertOverPaid, listOverDue, type OverDue } from './over-delivery-store.ts';
import type { JobServices } from './tend-plans.ts';

const nothing = { entries: [], result: null };

/**
 * Pays publishers for ads shown beyond a plan's budget, from the network's own capital: the loss is
 * the network's. If the capital is used up, the payment stays due.
 */
export async function payOverDelivery(services: JobServices, now: Date): Promise<void> {
  const { db } = services;
  const due = await listOverDue(db.sql, now);
  const byName = new Map(due.map((one) => [`${one.plan} ${one.publisherId}`, one]));
  await eachOne({ db, job: 'pay-over-delivery', now }, [...byName.keys()], (name) =>
    pay(services, byName.get(name) as OverDue, now),
  );
}

async function pay({ db, money }: JobServices, due: OverDue, now: Date): Promise<void> {
  const { publisherId } = due;
  const shards = await chooseShards(db.sql, 'capital', publisherId, due.amount);
  await money.submit<null, OverDue | null>({
    owners: [publisherId, ...shards],
    load: async (sql) => (await listOverDue(sql, now, due))[0] ?? null,
    decide(wallets, found) {
      const capital = lockedShards(wallets, 'capital', publisherId);
      const taken = found && takeFromShards(capital, found.amount);
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
