import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camelCase } from './sql.ts';
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
  'app/backup/tables-store.ts: identifier(name)',
  'ads/delivery/live-plan-store.ts: condition',
  'ads/figures/rollup-store.ts: statement',
  // A part for each kind that somebody may see.
  'desk/search/search-store.ts: joinFragments(parts, fragment` union all `)',
  'desk/search/similar-store.ts: joinFragments(parts, fragment` union all `)',
  'desk/waiting/waiting-store.ts: joinFragments(counts, fragment` union all `)',
  'desk/waiting/waiting-store.ts: joinFragments(parts, fragment` union all `)',
  // An auditor's export writes every book by one statement each.
  'proof/outside-audit/export-store.ts: query',
  // An export covers whatever tables know about a partner.
  'proof/personal/personal-store.ts: identifier(table)',
  'proof/personal/personal-store.ts: literal(rowsMax)',
];

/** Columns that are nullable in their table but never null in these results. */
const neverNull = new Set([
  'people/partner/host-store.ts: origin', // where origin is not null
  'platform/one-time-token/one-time-token-store.ts: ownerId', // a link is for somebody
  'people/partner/password-link-store.ts: by', // links by staff name who made them
  'people/outbox/outbox-store.ts: token', // what is claimed has one
  'app/demo/visitor-store.ts: username', // where entry = 'register'
  'ads/stream/loss-store.ts: producer', // where it stopped
  'ads/stream/loss-store.ts: why',
  'ads/stream/loss-store.ts: stoppedAt',
  'ads/stream/progress-store.ts: why', // where it stopped
  'ads/stream/progress-store.ts: since',
  'support/report/report-store.ts: writer', // where made_by is not null
  'programme/wallet/deposit-store.ts: decidedAt', // where it was decided
]);

/** Each text is prepared once per connection, and stays. */
const textsMax = 120;

const { statements, unread } = readStatements();

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
    const found = columns.find((column) => camelCase(column.name) === name);
    if (!found) return `${name} is not selected`;
    const isAlike = kind === null || found.kind === null || kind === found.kind;
    // A JSON column may be declared as whatever type was written to it.
    const isKnown = isNullable || neverNull.has(`${where}: ${name}`);
    if (!isKnown && nullable.has(found.source)) return `${name} may be null, not ${type}`;
    return isAlike || found.kind === 'json' ? [] : `${name} is ${found.kind}, not ${type}`;
  });
}

test('every statement of the server fits the schema and the type of its rows', async () => {
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

test('no file sends so many texts that connections fill up with prepared statements', () => {
  const counts = new Map<string, number>();
  for (const { where, texts } of statements) counts.set(where, (counts.get(where) ?? 0) + texts);
  expect([...counts].filter(([, count]) => count > textsMax)).toEqual([]);
  expect(Math.max(...counts.values())).toBeGreaterThan(textsMax / 4);
});
