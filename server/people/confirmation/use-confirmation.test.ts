import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '#contract/session.ts';
import { micro } from '#domain/money.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { fragment } from '../../platform/database/database.ts';
import type { Sql } from '../../platform/database/sql.ts';
import { sha256Bytes } from '../../platform/process/sha256.ts';
import { admitWithPayPassword, confirmFor } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, type TestServer, testPassword } from '../../test-server.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';
import { lockConfirmation, spendConfirmation, takeConfirmation } from './use-confirmation.ts';

let server: TestServer;
let token = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  token = await admitWithPayPassword(server, 'harbour');
});
afterAll(() => server.close());

async function holderOf(ofToken: string) {
  const row = await server.db.sql.maybeOne<{ id: string; sessionId: string }>`
    select partner_id id, id session_id from session where token_hash = ${sha256Bytes(ofToken)}`;
  if (!row) throw new Error('There is no such session');
  return row;
}

const payout = (units: bigint, cardId = 'card-1'): ConfirmationSubject => ({
  action: 'payout',
  amount: micro(units * 1_000_000n),
  fee: micro(0n),
  cardId,
});

const raceRounds = process.env.LONG ? 100 : 5;

test(`of 50 concurrent uses of a confirmation, in each of ${raceRounds} rounds, one succeeds`, async () => {
  const holder = await holderOf(token);
  for (let round = 0; round < raceRounds; round += 1) {
    const confirmation = await confirmFor(server, token, payout(10n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.db
          .transaction((sql) =>
            takeConfirmation(sql, holder, confirmation, payout(10n), server.clock.now),
          )
          .then(
            () => 'taken',
            (error: unknown) => (error instanceof RefusalError ? error.reason : String(error)),
          ),
      ),
    );
    expect(answers.filter((answer) => answer === 'taken')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'confirmation_used')).toHaveLength(49);
  }
});

test('a naive confirmation, read without a lock, is caught by the same race', async () => {
  /** The naive way: check, then act. */
  async function takeNaively(sql: Sql, confirmation: string): Promise<boolean> {
    const row = await sql.maybeOne<{ usedAt: Date | null }>`
      select used_at from confirmation where hash = ${sha256Bytes(confirmation)}`;
    if (!row || row.usedAt) return false;
    await new Promise((resolve) => setTimeout(resolve, 1));
    return true;
  }
  let takenCount = 0;
  for (let round = 0; round < 20; round += 1) {
    const confirmation = await confirmFor(server, token, payout(10n));
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        server.db.transaction(async (sql) => {
          const isTaken = await takeNaively(sql, confirmation);
          if (isTaken) {
            await sql`
              update confirmation set used_at = ${server.clock.now}
                where hash = ${sha256Bytes(confirmation)} and used_at is null`;
          }
          return isTaken;
        }),
      ),
    );
    takenCount += answers.filter(Boolean).length;
  }
  expect(takenCount).toBeGreaterThan(20);
});

test.each<[string, ConfirmationSubject]>([
  ['another amount', payout(11n)],
  ['another card', payout(10n, 'card-2')],
  [
    'another action',
    { action: 'exchange', acceptorId: 'card-1', amount: micro(10_000_000n), rate: '1' },
  ],
  ['no amount at all', { action: 'pay-password' }],
])('a confirmation does not allow %s', async (_, subject) => {
  const holder = await holderOf(token);
  const confirmation = await confirmFor(server, token, payout(10n));
  const { now } = server.clock;
  expect((await lockConfirmation(server.db.sql, holder, confirmation, subject, now))?.reason).toBe(
    'confirmation_invalid',
  );
  expect(await lockConfirmation(server.db.sql, holder, confirmation, payout(10n), now)).toBeNull();
});

test('a confirmation belongs to its session and its partner', async () => {
  const confirmation = await confirmFor(server, token, payout(10n));
  const second = await server.ask(login, { username: 'harbour', password: testPassword });
  if (second.code !== 200) throw new Error(second.msg);
  const stranger = await admitWithPayPassword(server, 'stranger');
  for (const otherToken of [second.data.token, stranger]) {
    const answer = await lockConfirmation(
      server.db.sql,
      await holderOf(otherToken),
      confirmation,
      payout(10n),
      server.clock.now,
    );
    expect(answer?.reason).toBe('confirmation_invalid');
  }
});

test('a confirmation is valid for a minute, and one that was never issued is refused', async () => {
  const holder = await holderOf(token);
  const confirmation = await confirmFor(server, token, payout(10n));
  const findReason = async (secondsLater: number, typed = confirmation) => {
    const now = new Date(server.clock.now.getTime() + secondsLater * 1000);
    const refusal = await lockConfirmation(server.db.sql, holder, typed, payout(10n), now);
    return refusal?.reason ?? null;
  };
  expect(await findReason(59)).toBeNull();
  expect(await findReason(60)).toBe('confirmation_expired');
  for (const invented of ['', 'made up', confirmation.slice(0, -1), confirmation.toLowerCase()]) {
    expect(await findReason(0, invented)).toBe('confirmation_invalid');
  }
});

test('a spent confirmation stays spent, and neither it nor its subject can be read from its row', async () => {
  const holder = await holderOf(token);
  const confirmation = await confirmFor(server, token, payout(10n));
  await server.db.transaction((sql) =>
    takeConfirmation(sql, holder, confirmation, payout(10n), server.clock.now),
  );
  await expect(spendConfirmation(server.db.sql, confirmation, server.clock.now)).rejects.toThrow(
    'not locked',
  );
  for (const [change, message] of [
    [fragment`used_at = null`, 'never changed'],
    [fragment`expires_at = expires_at + interval '1 day'`, 'permission denied'],
    [fragment`about_hash = about_hash`, 'permission denied'],
  ] as const) {
    await expect(server.db.sql`update confirmation set ${change}`).rejects.toThrow(message);
  }
  const rows = await server.db.sql.many`select * from confirmation`;
  expect(JSON.stringify(rows)).not.toContain(confirmation);
  expect(JSON.stringify(rows)).not.toContain('card-1');
});
