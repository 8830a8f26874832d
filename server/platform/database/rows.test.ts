import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from './test-db.ts';
import { type Described, describeStatement } from './test-describe.ts';
import type { RowColumn } from './test-row-type.ts';
import { readStatements } from './test-statements.ts';

/**
 * Statements built from an argument or from a list at run time. Only the tests that run them can
 * check these.
 */
const putTogether = [
  'proof/audit/audit-store.ts: check',
  // A backup covers whatever tables exist.
  ...Array.from({ length: 4 }, () => 'app/backup/tables-store.ts: name'),
  ...Array.from({ length: 2 }, () => 'app/backup/tables-store.ts: table'),
  'ads/delivery/live-plan-store.ts: which',
  'desk/partner/timeline-store.ts: kind',
  'desk/performance/performance-store.ts: kind',
  'desk/performance/performance-store.ts: kind',
  'desk/search/search-store.ts: kinds',
  'desk/search/similar-store.ts: kinds',
  'desk/search/similar-store.ts: kinds',
  'desk/waiting/queue-store.ts: Object',
  'desk/waiting/waiting-store.ts: queues',
  'ads/figures/breakdown-store.ts: by',
  'ads/figures/rollup-store.ts: text',
  'programme/notification/audience-store.ts: announcement',
  'programme/notification/notification-store.ts: announcement',
  'programme/notification/notification-store.ts: announcement',
  'programme/notification/notification-store.ts: announcement',
  // An auditor's export writes every book by one statement each.
  'proof/outside-audit/export-store.ts: query',
  // An export covers whatever tables know about a partner.
  'proof/personal/personal-store.ts: rowsMax',
  'proof/personal/personal-store.ts: table',
  'programme/push/push-store.ts: announcement',
];

/** Columns that are nullable in their table but never null in these results. */
const neverNull = new Set([
  'people/partner/handover-store.ts: origin', // where origin is not null
  'people/partner/password-link-store.ts: username', // links are for those who registered
  'people/partner/password-link-store.ts: by', // links by staff name who made them
  'app/demo/visitor-store.ts: username', // where entry = 'register'
  'ads/stream/loss-store.ts: producer', // where it stopped
  'ads/stream/loss-store.ts: why',
  'ads/stream/loss-store.ts: stoppedAt',
  'ads/stream/progress-store.ts: why', // where it stopped
  'ads/stream/progress-store.ts: since',
  'desk/proposal/status-store.ts: partnerId', // a change of a status is somebody's
  'support/report/report-store.ts: writer', // where made_by is not null
  'programme/wallet/deposit-store.ts: decidedAt', // where it was decided
]);

let db: TestDb;
let client: pg.Client;
/** All nullable table columns. */
let nullable: ReadonlySet<string>;
beforeAll(async () => {
  db = await createTestDb();
  client = new pg.Client({ connectionString: db.ownerUrl });
  await client.connect();
  const { rows } = await client.query<{ source: string }>(
    `select attrelid || '.' || attnum as source from pg_attribute
       join pg_class on pg_class.oid = attrelid
      where relnamespace = 'public'::regnamespace and relkind = 'r' and not attnotnull`,
  );
  nullable = new Set(rows.map(({ source }) => source));
});
afterAll(async () => {
  await client.end();
  await db.close();
});

function differences(
  where: string,
  declared: readonly RowColumn[],
  { columns }: Described,
): string[] {
  return declared.flatMap(({ name, kind, isNullable, type }) => {
    const found = columns.find((one) => one.name === name);
    if (!found) return `${name} is not selected`;
    const isAlike = kind === null || found.kind === null || kind === found.kind;
    // A JSON column may be declared as whatever type was written to it.
    const isKnown = isNullable || neverNull.has(`${where}: ${name}`);
    if (!isKnown && nullable.has(found.source)) return `${name} may be null, not ${type}`;
    return isAlike || found.kind === 'json' ? [] : `${name} is ${found.kind}, not ${type}`;
  });
}

test('every statement of the server fits the schema and the type of its rows', async () => {
  const { statements, unread } = readStatements();
  const wrong: string[] = [];
  for (const { where, text, columns } of statements) {
    // A cursor is there only where it was declared, so nothing can be said of its columns.
    if (text.startsWith('fetch ')) continue;
    const described = await describeStatement(client, text);
    const found = described.error ?? differences(where, columns, described).join('; ');
    if (found) wrong.push(`${where}: ${found}: ${text.replaceAll(/\s+/g, ' ').slice(0, 120)}`);
  }
  expect(wrong).toEqual([]);
  expect(statements.length).toBeGreaterThan(500);
  expect(unread.sort()).toEqual(putTogether.sort());
});
