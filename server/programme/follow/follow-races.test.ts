import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { followOperator, listFollows, stopFollow } from '#contract/follow.ts';
import { parseTyped, zero } from '#domain/money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { manyConfirmations } from '../wallet/test-confirmations.ts';
import { readyPartner } from '../wallet/test-partner.ts';
import { caps, offerTestProxy, showOperator } from './test-follow.ts';

let server: TestServer;
let proxyIds: string[];
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  proxyIds = [];
  for (const name of ['pier', 'quay']) {
    proxyIds.push(await offerTestProxy(server, await readyPartner(server, name, '0.00')));
  }
});
afterAll(() => server.close());

const atOnce = 50;
// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 2;

test('fifty concurrent follows and stops, many rounds: never two follows at a time, and each as it was answered', {
  timeout: 300_000,
}, async () => {
  const { sql } = server.db;
  const follower = await readyPartner(server, 'follower', '100.00');
  const confirmationOf = await manyConfirmations(server, follower);
  const { id, token } = follower;
  const amounts = {
    capPerPlan: parseTyped(caps.capPerPlan) ?? zero,
    capInAll: parseTyped(caps.capInAll) ?? zero,
  };
  let followed = 0;
  for (let round = 0; round < rounds; round += 1) {
    await server.ask(stopFollow, {}, { token });
    // This race exceeds the rate limit on lookups, which is not its subject.
    await server.db.owner.sql`delete from attempt where key like 'operatorOfPartner:%'`;
    const notices: string[] = [];
    for (const proxyId of proxyIds) notices.push(await showOperator(server, follower, proxyId));
    const inputs = await Promise.all(
      Array.from({ length: atOnce }, async (_, at) => {
        const proxyId = proxyIds[at % 2] as string;
        const confirmation = await confirmationOf({ action: 'follow', proxyId, ...amounts });
        return {
          requestId: randomUUID(),
          proxyId,
          noticeId: notices[at % 2],
          ...caps,
          confirmation,
        };
      }),
    );
    const stops = Array.from({ length: 5 }, () => server.ask(stopFollow, {}, { token }));
    const answers = await Promise.all(
      inputs.map((input) => server.ask(followOperator, input, { token })),
    );
    await Promise.all(stops);
    const good = answers.filter(({ code }) => code === 200);
    // Each of the two notices is valid for one follow.
    expect([1, 2]).toContain(good.length);
    const refused = new Set(answers.flatMap((answer) => reasonOf(answer) ?? []));
    expect([...refused].filter((reason) => !/^follow_(same|notice_needed)$/.test(reason))).toEqual(
      [],
    );
    followed += good.length;
    const rows = await sql.many<{ count: number; open: number }>`
      select count(*)::int, count(*) filter (where ended_at is null)::int open
        from follow where partner_id = ${id}`;
    expect(rows[0]?.count).toBe(followed);
    expect(rows[0]?.open).toBeLessThanOrEqual(1);
    const shown = await server.ask(listFollows, {}, { token });
    if (shown.code !== 200) throw new Error(shown.msg);
    expect(shown.data.current === null).toBe(rows[0]?.open === 0);
  }
});
