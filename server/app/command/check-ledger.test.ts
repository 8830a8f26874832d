import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { tellStory } from '../../books/ledger/test-ledger.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { commandOf } from './test-command.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  await tellStory(db, [randomUUID()]);
});
afterAll(() => db.close());

const ledger = commandOf('server/app/command/check-ledger.ts', () => ({
  PORT: '0',
  DATABASE_URL: db.ownerUrl,
}));

test('an act that does not exist is refused in one sentence, before the books are walked', async () => {
  expect(await ledger(['--act', 'adjust'])).toEqual({
    code: 1,
    output: '',
    complaints: "--act must be audit, root or lift, not 'adjust'.\n",
  });
  const nobody = { code: 1, output: '', complaints: '--by "Your Name" is missing.\n' };
  expect(await ledger(['--act', 'lift'])).toEqual(nobody);
});

test('books that do not add up end the command with 1, and nothing is signed or lifted', async () => {
  expect(await ledger(['--act', 'audit'])).toMatchObject({ code: 0, complaints: '' });
  await changeUnguarded(db.owner, async (sql) => {
    await sql`update account set balance = balance + 1 where balance > 0`;
  });
  const found = expect.stringMatching(/ entries checked, [1-9]\d* findings\.\n/);
  expect(await ledger(['--act', 'audit'])).toMatchObject({ code: 1, output: found });
  for (const act of [['root'], ['lift', '--by', 'Ada Admin']]) {
    const { code, output, complaints } = await ledger(['--act', ...act]);
    expect({ code, output }).toEqual({ code: 1, output: found });
    expect(complaints).toMatch(/^The books do not add up.*\.\n$/);
  }
});
