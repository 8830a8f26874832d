import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { statementKey } from '#contract/statement.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { makePlan, type TestPlan, writeEvents } from './test-delivery.ts';
import { verifier } from './test-verifier.ts';

let server: TestServer;
let token = '';
let plan: TestPlan;
const folder = mkdtempSync(join(tmpdir(), 'events-'));
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  const partner = await readyPartner(server, 'harbour', '0.00');
  ({ token } = partner);
  plan = await makePlan(server.db, partner.id, { at: server.clock.now });
  const at = server.clock.now;
  await writeEvents(
    server.db,
    plan,
    Array.from({ length: 30 }, (_, n) => ({
      kind: 'impression' as const,
      at: new Date(at.getTime() + n * 1000),
      cost: 1_500n,
    })),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await server.close();
});

const fetched = (query: string) =>
  server.app.inject({
    url: `/api/plan/order/events/file?planNo=${plan.no}&${query}`,
    headers: { 'x-ct': token },
  });

test('a file can begin after any event, and the verifier sees what it follows on', async () => {
  const whole = verifier.readFile((await fetched('format=jsonl')).body);
  const rest = verifier.readFile((await fetched('format=jsonl&after=12')).body);
  expect(rest.events).toEqual(whole.events.slice(12));
  const named = async (query: string) =>
    /events-[^"]*/.exec((await fetched(query)).headers['content-disposition'] as string)?.[0];
  // Only a partial file's name says which events it holds.
  expect(await named('format=csv')).toBe(`events-${plan.no}.csv`);
  expect(await named('format=csv&after=12')).toBe(`events-${plan.no}-13-to-30-last.csv`);
  expect(() => verifier.joinFiles([rest])).toThrow('events after 0 are missing');
  expect((await fetched('format=jsonl&after=31')).json()).toMatchObject({
    data: { reason: 'input_invalid', facts: { at: 'after' } },
  });
});

test('an event that someone changed in the database is named by its line', async () => {
  const setCost = (cost: number, pay: number) =>
    changeUnguarded(
      server.db.owner,
      (sql) => sql`
        update event set cost = ${cost}, pay = ${pay} where plan_id = ${plan.id} and no = 7`,
    );
  await setCost(0, 0);
  const changed = (await fetched('format=jsonl')).body;
  await setCost(1500, 1275);
  expect(() => verifier.readFile(changed)).toThrow('line 8: was changed');
});

test('the program that is handed out says what the events come to, with the published key', async () => {
  const program = await server.app.inject({ url: '/verify-events.mjs' });
  const tool = join(folder, 'verify-events.mjs');
  const file = join(folder, 'events.jsonl');
  writeFileSync(tool, program.body);
  writeFileSync(file, (await fetched('format=jsonl')).body);
  const published = await server.ask(statementKey, {});
  const key = JSON.stringify(published.data).match(/"key":"([\w-]{43})"/)?.[1] ?? '';
  const node = fileURLToPath(new URL('../../../node_modules/.bin/node', import.meta.url));
  const { stdout } = await promisify(execFile)(node, [tool, file, '--key', key]);
  expect(stdout).toContain('30 events, whole and unchanged.');
  expect(stdout).toContain('SIMULATED');
  expect(stdout).toContain('Impressions 30, clicks 0\nConsumed 0.045 SIM');
});
