import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { getPartnerId, requestAndApprove } from '../../desk/desk.ts';
import type { Db } from '../../platform/database/database.ts';
import { createReference, insertReference } from '../../programme/wallet/wallet.ts';
import { getDemoPeople } from './demo-staff.ts';

interface FundServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
}

/** A first deposit of play money, made as staff would: one requests it and another approves it. */
export async function fundDemo(
  services: FundServices,
  username: string,
  amount: string,
): Promise<void> {
  const { db, now } = services;
  const partnerId = await getPartnerId(db.sql, username);
  const reference = createReference();
  await insertReference(db.sql, reference, partnerId, now());

  // A reason is stored in one language but read in twelve, so use a word that everyone knows.
  const deposit = { reference, amount, reason: 'Demo' };
  await requestAndApprove(services, await getDemoPeople(db, now()), 'recordDeposit', deposit);
}
