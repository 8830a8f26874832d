import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { decideByName, getPartnerId, proposeByName } from '../../desk/desk.ts';
import type { Db } from '../../platform/database/database.ts';
import { createReference, insertReference } from '../../programme/wallet/wallet.ts';
import { demoClerk, demoController } from './demo-staff.ts';

interface FundServices {
  readonly db: Db;
  readonly money: MoneyQueue;
  readonly now: () => Date;
}

/** A first deposit of play money, made as staff would: proposed and confirmed. */
export async function fundDemo(
  services: FundServices,
  username: string,
  amount: string,
): Promise<void> {
  const { db, now } = services;
  const partnerId = await getPartnerId(db.sql, username);
  const reference = createReference();
  await insertReference(db.sql, reference, partnerId, now());

  const proposal = {
    act: 'deposit',
    partnerId,
    amount,
    entryId: null,
    reference,
    // A reason is stored in one language but read in twelve, so use a word that everyone knows.
    reason: 'Demo',
    by: demoClerk,
  } as const;
  const id = await proposeByName(db, proposal, now());
  await decideByName(services, { id, by: demoController, isConfirmed: true });
}
