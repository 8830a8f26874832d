import { readdirSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditAll } from '../audit/audit-all.ts';
import { checkRollups, countUnrolled } from '../figures/rollup-store.ts';
import { migrate } from './migrate.ts';
import { readCatalog } from './test-catalog.ts';
import { createTestDb, type TestDb } from './test-db.ts';

const folder = new URL('releases/', import.meta.url);
const releases = readdirSync(folder).filter((name) => name.endsWith('.sql.gz'));

let fresh: TestDb;
beforeAll(async () => {
  fresh = await createTestDb();
});
afterAll(() => fresh.close());

/** Shown when a schema file was changed without a migration for existing databases. */
const advice =
  'An upgraded database has another schema than a new one. Write a migration; for a version that ' +
  'is not released yet, run `node tools/make-release.ts <version>` instead.';

test.each(releases)('a filled database of %s is upgraded to what a new one is', async (release) => {
  const db = await createTestDb('template1');
  const script = gunzipSync(readFileSync(new URL(release, folder))).toString();
  await db.owner.transaction((_, run) => run(script));
  await migrate(db.owner);
  expect(await migrate(db.owner)).toEqual([]);

  expect(await readCatalog(db.owner.sql), advice).toEqual(await readCatalog(fresh.owner.sql));

  const { checkedEntries, findings } = await auditAll(db.sql);
  expect(findings).toEqual([]);
  expect(checkedEntries).toBeGreaterThan(0);
  const { plans, lines, differences } = await checkRollups(db);
  expect({ plans, differences }).toEqual({ plans: 1, differences: [] });
  expect(lines).toBeGreaterThan(100);
  expect(await countUnrolled(db.sql)).toBe(0n);
  await db.close();
});
