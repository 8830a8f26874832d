import { hash } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { camelCase } from '../platform/database/sql.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { describeStatement } from '../platform/database/test-describe.ts';
import { readStatements, type Statement } from '../platform/database/test-statements.ts';
import { normalise } from './test-normal-text.ts';
import { expectRecorded } from './test-recorded.ts';

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

test('a statement is the same as a template, and another one where it asks for something else', () => {
  const listed = `select p.id, p.made_by "madeBy", max(at) as "lastAt" -- the newest
      from payout p where p.id = $2 and (at > $1 or $1 is null and 'a  "B"' <> p.state)`;
  const template = `select p.id, p.made_by, max(at) as last_at from payout p
    where p.id = $1 and (at > $2 or $3 is null and 'a  "B"' <> p.state)`;
  const { text, parameters } = normalise(listed, ['now', 'id']);
  expect(text).toBe(
    'select p.id, p.made_by, max (at) as last_at from payout p ' +
      `where p.id = $1 and (at > $2 or $2 is null and 'a  "B"' <> p.state)`,
  );
  expect(parameters).toEqual([[1], [0]]);
  expect(normalise(template, ['id', 'now', 'now'])).toEqual({ text, parameters: [[0], [1, 2]] });
  expect(normalise(template, ['id', 'now', 'later']).text).not.toBe(text);

  const json = (name: string) => `select row_to_json(t) as "oneRow" from (select a ${name}) t`;
  expect(normalise(json('"madeBy"'), []).text).not.toBe(normalise(json('made_by'), []).text);
  expect(normalise(json('"madeBy"'), []).text).toContain('as one_row from');
});

const headMax = 100;

async function lineOf({ text, values }: Statement, names: ReadonlyMap<number, string>) {
  const normal = normalise(text, values);
  const head = normal.text.slice(0, headMax).replaceAll('\n', ' ');
  const digest = hash('sha256', normal.text).slice(0, 16);
  // A cursor is there only where it was declared, so nothing can be said of its columns.
  if (text.startsWith('fetch ')) return `${head} | ${digest}`;

  const described = await describeStatement(client, text);
  if (described.error) throw new Error(`${described.error}: ${head}`);
  const parameters = normal.parameters.map((indexes, at) => {
    const types = indexes.map((index) => names.get(described.parameters[index] ?? 0));
    return `$${at + 1} ${[...new Set(types)].join(' or ')}`;
  });
  const columns = described.columns.map(
    ({ name, type }) => `${camelCase(name)} ${names.get(type)}`,
  );
  return `${head} | ${digest} | ${parameters.join(', ')} | ${columns.join(', ')}`;
}

test('every statement of the server asks what it asked, with the same types', async () => {
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid::int, typname from pg_type',
  );
  const names = new Map(rows.map(({ oid, typname }) => [oid, typname]));
  const { statements, unread } = readStatements();
  const lines: string[] = [];
  for (const statement of statements) lines.push(await lineOf(statement, names));
  // Only the tests that run these can check them.
  for (const one of unread) lines.push(`put together at run time: ${one.split(': ').at(-1)}`);
  expectRecorded('statements.txt', [...new Set(lines)].sort());
});
