import { afterAll, beforeAll, expect, test } from 'vitest';
import { askErasure } from '#contract/desk/personal-data.ts';
import { statementKey } from '#contract/statement.ts';
import { erasureWaitDays } from '#domain/partner/erasure.ts';
import { admitStaff, withSecond } from '../../desk/test-desk.ts';
import { createImageFolder } from '../../people/file/image-folder.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { auditAll } from '../audit/audit-all.ts';
import { erasePartners } from './erase-partners.ts';
import { canary, knownPartner } from './test-personal-world.ts';

const verifierUrl = new URL('../../../packages/verify/verify-statement.mjs', import.meta.url);
const { verifyStatement } = (await import(verifierUrl.href)) as {
  verifyStatement(file: Uint8Array, key: string): { readonly records: readonly Checked[] };
};
interface Checked {
  readonly hash: string;
}

const dayMs = 86_400_000;
const roles = ['support', 'finance', 'approver'] as const;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const fetchStatement = (token: string, format: string) =>
  server.app.inject({
    url: `/api/statement?format=${format}&from=2020-01-01T00:00:00Z&to=2100-01-01T00:00:00Z`,
    headers: { 'x-ct': token },
  });

const printedText = async (token: string) => (await fetchStatement(token, 'html')).body;

test('a statement made after an erasure names nobody, and its chain is the one of before', async () => {
  const first = await admitStaff(server, 'Ann First', ...roles);
  const second = await admitStaff(server, 'Bo Second', ...roles);
  const { id, token } = await knownPartner({ server, first, second });
  const published = await server.ask(statementKey, {});
  const key = published.code === 200 ? published.data.key : '';
  const before = await fetchStatement(token, 'jsonl');
  const kept = verifyStatement(before.rawPayload, key).records;
  expect(kept.length).toBeGreaterThan(2);
  expect(await printedText(token)).toContain(canary);

  const told = { reason: 'Asked in a letter.', reference: 'letter 17' };
  await withSecond(first, second).get(askErasure, { id, ...told });
  server.clock.now = new Date(server.clock.now.getTime() + erasureWaitDays * dayMs);
  const imageFolder = createImageFolder(server.dataDir);
  await erasePartners({ db: server.db, imageFolder }, server.clock.now);

  // Nobody gets such a session any more; a file about the account must be clean all the same.
  const visit = { partnerId: id, device: 'test', address: '127.0.0.1', now: server.clock.now };
  const late = await startSession(server.db.sql, visit);
  for (const format of ['jsonl', 'csv']) {
    const file = await fetchStatement(late.token, format);
    expect([format, file.headers['content-disposition']?.includes(format)]).toEqual([format, true]);
    expect(file.body).not.toContain(canary);
  }
  const after = await fetchStatement(late.token, 'jsonl');
  expect(verifyStatement(after.rawPayload, key).records).toEqual(kept);
  const printed = await printedText(late.token);
  expect(printed).not.toContain(canary);
  // What the paper is checked by is that of the check file, which has just been verified.
  for (const { hash } of kept) expect(printed).toContain(hash.slice(0, 16));
  for (const whole of [kept.at(-1)?.hash, key]) expect(printed).toContain(whole);
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});
