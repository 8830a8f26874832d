import { randomUUID } from 'node:crypto';
import { insertPayPassword } from '../../people/confirmation/pay-password-store.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { insertPartner } from '../../people/partner/partner-store.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { saveCard } from './card-store.ts';

/** A partner who can request payouts at once, for benchmarks and fault tests. */
export interface ReadyPartner {
  readonly id: string;
  readonly sessionId: string;
  readonly token: string;
  readonly cardId: string;
}

/** Inserts a partner with a session, a transaction password nobody knows, and a card. */
export async function enterReadyPartner(sql: Sql, id: string): Promise<ReadyPartner> {
  const now = new Date();
  const cardId = randomUUID();
  await insertPartner(sql, {
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
    fingerprint: id.replaceAll('-', '').repeat(2),
  });
  const session = { partnerId: id, device: 'test', address: '127.0.0.1', now };
  const { token } = await startSession(sql, session);
  const row = await sql.one<{ id: string }>`select id from session where partner_id = ${id}`;
  return { id, cardId, token, sessionId: row.id };
}
