import { randomUUID } from 'node:crypto';
import { createMoneyQueue } from '../server/books/ledger/money-queue.ts';
import { decideMoney, requestMoney } from '../server/desk/approval/test-move-money.ts';
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
  const reference = `R-${partnerId.slice(0, 8).toUpperCase()}`;
  await insertReference(db.sql, reference, partnerId, now());
  const form = { kind: 'deposit', partnerId, entryId: null, reference } as const;
  const deposit = { ...form, amount: fundsOfEach, reason: 'to begin with', by: 'Ann Lee' };
  const id = await requestMoney(db, deposit, now());
  const parts = { db, now, money: createMoneyQueue(db, now) };
  await decideMoney(parts, { id, by: 'Bo Chen', isApproved: true });
}
