import { afterAll, beforeAll, expect, test } from 'vitest';
import { isLongRun } from '#domain/test-seed.ts';
import { admitStaff, proveAnew } from '../desk/test-desk.ts';
import { quickPasswords } from '../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../test-server.ts';
import { seededChance } from './test-nasty-values.ts';
import { oddRequest, type Senders } from './test-odd-requests.ts';

const count = Number(process.env.FUZZ_REQUESTS ?? (isLongRun ? 20_000 : 1_000));
const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
/** Some requests end the sessions that others are sent in. */
const perSenders = 1_000;
const atOnce = 8;
/** How often they are all the same one, and so race each other. */
const sameShare = 0.25;

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function newSenders(round: number): Promise<Senders> {
  const tokens = [await server.admit(`one-${round}`), await server.admit(`two-${round}`)];
  const roles = ['support', 'finance', 'approver', 'catalogue', 'admin'] as const;
  const cookies: string[] = [];
  for (const name of ['First', 'Second']) {
    const { cookie } = await admitStaff(server, `${name} ${round}`, ...roles);
    await proveAnew(server, cookie, true);
    cookies.push(cookie);
  }
  const rows = await server.db.sql.many<{ id: string }>`
    (select id from partner order by created_at desc limit 4)
    union all (select id from product limit 4) union all (select id from merchant limit 2)
    union all (select id from staff order by id limit 2)`;
  return { tokens, cookies, ids: rows.map(({ id }) => id) };
}

const booked = () =>
  server.db.sql.one`
    select (select count(*) from entry) entries, (select count(*) from posting) postings`;

test(
  'whatever is sent to any call, nothing is a server error and no money moves',
  async () => {
    const chance = seededChance(seed);
    const before = await booked();
    const wrong = new Map<string, string>();
    let sent = 0;
    for (let round = 0; sent < count; round += 1) {
      const senders = await newSenders(round);
      for (let at = 0; at < perSenders && sent < count; at += atOnce, sent += atOnce) {
        const first = oddRequest(chance, senders);
        const isSame = chance() < sameShare;
        const other = () => (isSame ? first : oddRequest(chance, senders));
        const requests = [first, ...Array.from({ length: atOnce - 1 }, other)];
        const replies = await Promise.all(requests.map((request) => server.app.inject(request)));
        replies.forEach(({ statusCode, body }, which) => {
          const request = requests[which];
          const isWrong = statusCode >= 500 || body.includes('"reason":"server_error"');
          if (request && isWrong) wrong.set(request.name, JSON.stringify(request).slice(0, 1_500));
        });
      }
    }
    expect(Object.fromEntries(wrong)).toEqual({});
    expect(await booked()).toEqual(before);
  },
  Math.max(120_000, count * 20),
);
