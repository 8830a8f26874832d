import { randomUUID } from 'node:crypto';
import { insertAccount } from '../server/account/account-store.ts';
import { startSessionIn } from '../server/account/session-store.ts';
import type { Db } from '../server/db/db.ts';
import { createMoneyQueue } from '../server/ledger/money-queue.ts';
import { decideProposal } from '../server/staff/decide-proposal.ts';
import { propose } from '../server/staff/propose.ts';
import { saveCard } from '../server/wallet/card-store.ts';
import { insertReference } from '../server/wallet/deposit-store.ts';
import { insertPayPassword } from '../server/wallet/pay-password-store.ts';

/** A partner who can ask for payouts at once. */
export interface Partner {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
  readonly cardId: string;
}

export const fundsOfEach = '1000000.00';

export async function makePartner(db: Db, name: string): Promise<Partner> {
  const now = new Date();
  const id = randomUUID();
  const cardId = randomUUID();
  const { token } = await db.transaction(async (sql) => {
    await insertAccount(sql, {
      id,
      username: name,
      nickname: name,
      email: `${name}@faults.example`,
      phone: '+6621234567',
      passwordHash: 'nobody logs in here',
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: 'en',
      timeZone: 'UTC',
      createdAt: now,
    });
    await insertPayPassword(sql, id, 'nobody types it here', now);
    await saveCard(sql, {
      id: cardId,
      partnerId: id,
      method: 'bank',
      label: 'Bank card',
      kind: 'bank-card',
      sealed: Buffer.alloc(40),
      last4: '0000',
      boundAt: now,
    });
    return startSessionIn(sql, { partnerId: id, device: 'faults', address: '127.0.0.1', now });
  });
  const [session] = await db.sql<{ id: string }>('select id from session where partner_id = $1', [
    id,
  ]);
  await fund(db, id);
  return { id, sessionId: session?.id ?? '', token, cardId };
}

async function fund(db: Db, partnerId: string): Promise<void> {
  const now = () => new Date();
  const reference = `R-${partnerId.slice(0, 8)}`;
  await insertReference(db.sql, reference, partnerId, now());
  const form = { act: 'deposit', partnerId, entryId: null, reference } as const;
  const asked = { ...form, amount: fundsOfEach, reason: 'to begin with', by: 'Ann Lee' };
  const id = await propose(db, asked, now());
  const parts = { db, now, money: createMoneyQueue(db, now) };
  await decideProposal(parts, { id, by: 'Bo Chen', isConfirmed: true });
}
