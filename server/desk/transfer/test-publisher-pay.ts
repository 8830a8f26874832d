import { randomUUID } from 'node:crypto';
import { makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import type { Db } from '../../platform/database/database.ts';

const fifty = 50_000_000n;

/** Fifty that a publisher is owed: the money came in for a partner, who spent it. */
export async function postPublisherPay(db: Db, publisherId: string, now: Date): Promise<void> {
  const partner = randomUUID();
  const entries = [
    makeEntry('deposit', [[partner, 'bank_in', partner, 'available', fifty]]),
    makeEntry('put_hold', [[partner, 'available', partner, 'to_consume', fifty]]),
    makeEntry('ad_billing', [[partner, 'to_consume', partner, 'publisher_pending', fifty]]),
    makeEntry('settle', [[partner, 'publisher_pending', partner, 'publisher_pay', fifty]]),
    makeEntry('publisher_credit', [
      [partner, 'publisher_pay', publisherId, 'publisher_payable', fifty],
    ]),
  ];
  await postAll(db, entries, now);
}
