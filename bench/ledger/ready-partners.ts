import { randomUUID } from 'node:crypto';
import { insertAccount } from '../../server/account/account-store.ts';
import { startSessionIn } from '../../server/account/session-store.ts';
import type { Db, Sql } from '../../server/db/db.ts';
import { depositTo, postAll } from '../../server/ledger/test-ledger.ts';
import { saveCard } from '../../server/wallet/card-store.ts';
import { insertPayPassword } from '../../server/wallet/pay-password-store.ts';

/** A partner who can ask for payouts at once. */
export interface ReadyPartner {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
  readonly cardId: string;
}

/** Partners are numbered from 1, so that pgbench can name one by chance. */
export const idPrefix = 'bbbbbbbb-0000-4000-8000-';

const idOf = (number: number): string => idPrefix + String(number).padStart(12, '0');

/** What each begins with, and what every posting and every payout then moves, in millionths. */
export const fundsOfEach = 1_000_000_000_000_000n;
export const amountOfEach = 10_000n;

export async function makeReadyPartners(db: Db, count: number): Promise<ReadyPartner[]> {
  const ids = Array.from({ length: count }, (_, at) => idOf(at + 1));
  const entered = await db.transaction(async (sql) => {
    const all: Omit<ReadyPartner, 'sessionId'>[] = [];
    for (const id of ids) all.push(await enter(sql, id));
    return all;
  });
  await postAll(
    db,
    ids.map((id) => depositTo(id, fundsOfEach)),
  );
  const sessions = await db.sql<{ id: string; partnerId: string }>(
    'select id, partner_id "partnerId" from session',
  );
  const sessionOf = new Map(sessions.map(({ id, partnerId }) => [partnerId, id]));
  return entered.map((partner) => ({ ...partner, sessionId: sessionOf.get(partner.id) ?? '' }));
}

async function enter(sql: Sql, id: string): Promise<Omit<ReadyPartner, 'sessionId'>> {
  const now = new Date();
  const cardId = randomUUID();
  await insertAccount(sql, {
    id,
    username: id,
    nickname: id,
    email: `${id}@harbour.example`,
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
    label: 'Bank',
    kind: 'bank-card',
    sealed: Buffer.alloc(40),
    last4: '0000',
    boundAt: now,
  });
  const session = { partnerId: id, device: 'bench', address: '127.0.0.1', now };
  const { token } = await startSessionIn(sql, session);
  return { id, cardId, token };
}
