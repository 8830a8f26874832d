import { randomUUID } from 'node:crypto';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import { decideByName, proposeByName } from '../server/desk/transfer/by-name.ts';
import type { Db } from '../server/platform/database/db.ts';
import { insertReference } from '../server/programme/wallet/deposit-store.ts';
import {
  enterReadyPartner,
  type ReadyPartner,
} from '../server/programme/wallet/test-ready-partner.ts';

export const fundsOfEach = '1000000.00';

/** A partner with money, which two members of staff confirmed. */
export async function makePartner(db: Db): Promise<ReadyPartner> {
  const partner = await db.transaction((sql) => enterReadyPartner(sql, randomUUID()));
  await fund(db, partner.id);
  return partner;
}

async function fund(db: Db, partnerId: string): Promise<void> {
  const now = () => new Date();
  const reference = `R-${partnerId.slice(0, 8)}`;
  await insertReference(db.sql, reference, partnerId, now());
  const form = { act: 'deposit', partnerId, entryId: null, reference } as const;
  const asked = { ...form, amount: fundsOfEach, reason: 'to begin with', by: 'Ann Lee' };
  const id = await proposeByName(db, asked, now());
  const parts = { db, now, money: createMoneyQueue(db, now) };
  await decideByName(parts, { id, by: 'Bo Chen', isConfirmed: true });
}
