import { randomUUID } from 'node:crypto';
import { networkCapital } from '#domain/ledger/accounts.ts';
import { balanceIn, getWallet } from '#domain/ledger/book.ts';
import { createEntry } from '#domain/ledger/entry.ts';
import { eachItem } from '../../platform/job/job.ts';
import { insertOverPaid, listOverDue, type OverDue } from './over-delivery-store.ts';
import type { JobServices } from './tend-plans.ts';

const nothingDue = { entries: [], result: null };

/**
 * Pays publishers for ads shown beyond a plan's budget, from the network's own capital: the loss is
 * the network's. If the capital is used up, the payment stays due.
 */
export async function payOverDelivery(services: JobServices, now: Date): Promise<void> {
  const { db } = services;
  const duePays = await listOverDue(db.sql, now);
  const duePaysByName = new Map(
    duePays.map((duePay) => [`${duePay.plan} ${duePay.publisherId}`, duePay]),
  );

  await eachItem({ db, job: 'pay-over-delivery', now }, duePaysByName, (duePay) =>
    payPublisher(services, duePay, now),
  );
}

async function payPublisher({ money }: JobServices, duePay: OverDue, now: Date): Promise<void> {
  const { publisherId } = duePay;

  await money.submit<null, OverDue | null>({
    owners: [publisherId, networkCapital.owner],
    load: async (sql) => (await listOverDue(sql, now, duePay))[0] ?? null,
    decide(wallets, lockedPay) {
      const network = getWallet(wallets, networkCapital.owner);
      if (!lockedPay || balanceIn(network, 'capital') < lockedPay.amount) return nothingDue;

      const target = { owner: publisherId, pocket: 'publisher_payable' } as const;
      const entry = createEntry({
        id: randomUUID(),
        kind: 'publisher_credit',
        cause: { plan: lockedPay.plan, media: 'over_budget' },
        transfers: [{ from: networkCapital, to: target, amount: lockedPay.amount }],
      });

      return {
        entries: [entry],
        result: null,
        save: (sql) => insertOverPaid(sql, lockedPay, entry.id, now),
      };
    },
  });
}
