import { afterAll, beforeAll, expect, test } from 'vitest';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { toStatement } from '../../platform/database/sql.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { signedRoot } from '../outside-audit/test-audit-result.ts';
import { auditAll } from './audit-all.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await signedRoot(server);
});
afterAll(() => server.close());

test('what a root says is owed is recomputed from the records under it', async () => {
  const { db } = server;
  expect((await auditAll(db.sql)).findings).toEqual([]);
  const edits = [
    fragment`update liability_leaf set amounts[1] = amounts[1] - 1`,
    fragment`delete from liability_leaf`,
  ];
  for (const edit of edits) {
    const undone = new Error('undone');
    const whats: string[] = [];
    const tampered = changeUnguarded(db.owner, async (sql) => {
      await sql`${edit}`;
      whats.push(...(await auditAll(sql)).findings.map(({ what }) => what));
      throw undone;
    });
    await expect(tampered).rejects.toBe(undone);
    expect(whats, toStatement(edit).text).toContain(
      'what a root says is owed is not what its records say',
    );
  }
});
