import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { type Fragment, fragment } from '../../platform/database/database.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { moneyActs } from './test-money-acts.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  // A requested payout, and an exchange that an acceptor took.
  await moneyActs.cancelPayout?.(server, 'on-its-way');
  await moneyActs.confirmExchange?.(server, 'exchanging');
});
afterAll(() => server.close());

class Undo extends Error {}

/** The audit's findings after a write with full database access, which is then rolled back. */
async function foundOf(statement: Fragment): Promise<string[]> {
  const found: string[] = [];
  const tampering = changeUnguarded(server.db.owner, async (sql) => {
    const changed = await sql.count`${statement}`;
    if (changed === 0) throw new Error('Nothing was changed');
    found.push(...(await auditAll(sql)).findings.map(({ what }) => what));
    throw new Undo();
  });
  await tampering.catch((error) => {
    if (!(error instanceof Undo)) throw error;
  });
  return found;
}

test('the money set aside equals the open payouts and exchanges', async () => {
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});

const tamperings = [
  [fragment`update payout set state = 'completed'`, 'payouts'],
  [fragment`update payout set state = 'cancelled'`, 'payouts'],
  [fragment`update payout set amount = amount + 1, net = net + 1`, 'payouts'],
  [fragment`update exchange set state = 'released'`, 'exchanges'],
  [fragment`update exchange set amount = amount + 1`, 'exchanges'],
] as const;

test.each(
  tamperings.map(([statement, kind]) => [toStatement(statement).text, statement, kind] as const),
)('%s is found', async (_, statement, kind) => {
  expect(await foundOf(statement)).toEqual([expect.stringContaining(kind)]);
});
