import { randomUUID } from 'node:crypto';
import { networkCapital } from '#domain/ledger/accounts.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { entryOf } from '#domain/ledger/entry.ts';
import { eachOne } from '../../platform/job/job.ts';
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

async function pay({ money }: JobServices, due: OverDue, now: Date): Promise<void> {
  const { publisherId } = due;
  await money.submit<null, OverDue | null>({
    owners: [publisherId, networkCapital.owner],
    load: async (sql) => (await listOverDue(sql, now, due))[0] ?? null,
    decide(wallets, found) {
      const network = wallets.get(networkCapital.owner) as Wallet;
      if (!found || balanceIn(network, 'capital') < found.amount) return nothing;
      const to = { owner: publisherId, pocket: 'publisher_payable' } as const;
      const entry = entryOf({
        id: randomUUID(),
        kind: 'publisher_credit',
        cause: { plan: found.plan, media: 'over_budget' },
        transfers: [{ from: networkCapital, to, amount: found.amount }],
      });
      return {
        entries: [entry],
        result: null,
        save: (sql) => insertOverPaid(sql, found, entry.id, now),
      };
    },
  });
}
