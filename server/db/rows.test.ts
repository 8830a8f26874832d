import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from './test-db.ts';
import { type Described, describeStatement } from './test-describe.ts';
import type { RowColumn } from './test-row-type.ts';
import { readStatements } from './test-statements.ts';

/**
 * Statements whose text depends on more than constants: they are put together from an argument, or
 * from a list at run time. Tests that run them have to do.
 */
const putTogether = [
  'account/session-store.ts: text',
  'delivery/live-plan-store.ts: which',
  'desk/overview/overview-store.ts: Object',
  'figures/breakdown-store.ts: by',
  'figures/rollup-store.ts: anew',
  'figures/rollup-store.ts: kept',
  'ledger/audit.ts: text',
  'notification/audience-store.ts: announcement',
  'notification/notification-store.ts: announcement',
  'notification/notification-store.ts: announcement',
  'notification/notification-store.ts: announcement',
  'push/push-store.ts: announcement',
];

let db: TestDb;
let client: pg.Client;
beforeAll(async () => {
  db = await createTestDb();
  client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await db.close();
});

function differences(declared: readonly RowColumn[], { columns }: Described): string[] {
  return declared.flatMap(({ name, kind, type }) => {
    const found = columns.find((one) => one.name === name);
    if (!found) return `${name} is not selected`;
    const isAlike = kind === null || found.kind === null || kind === found.kind;
    // What is written as JSON may be declared as whatever was written.
    return isAlike || found.kind === 'json' ? [] : `${name} is ${found.kind}, not ${type}`;
  });
}

test('every statement of the server fits the schema and the type of its rows', async () => {
  const { statements, unread } = readStatements();
  const wrong: string[] = [];
  for (const { where, text, columns } of statements) {
    const described = await describeStatement(client, text);
    const found = described.error ?? differences(columns, described).join('; ');
    if (found) wrong.push(`${where}: ${found}: ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
  expect(statements.length).toBeGreaterThan(500);
  expect(unread.sort()).toEqual(putTogether);
});
