import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimCoupon } from '#contract/coupon.ts';
import { putPlan, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { type Db, openDb } from '../../platform/database/db.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  pushTo,
  putSubject,
  readyCatalogue,
  type TestCatalogue,
  termsShown,
} from '../plan/test-plan.ts';
import { manyConfirmations } from '../wallet/test-confirmations.ts';
import { depositFor, readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { fundPromotions, promotionsOf, readyCampaign, takeCoupon } from './test-coupon.ts';

let server: TestServer;
let racer: TestPartner;
let catalogue: TestCatalogue;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  racer = await readyPartner(server, 'racer', '0.00');
  catalogue = await readyCatalogue(server.db, server.clock.now, { escrow: 10n ** 12n });
  await fundPromotions(server, 10n ** 12n);
});
afterAll(() => server.close());

const atOnce = 50;
// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 2;
const timeout = 300_000;

const race = <T>(work: (at: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: atOnce }, (_, at) => work(at)));

const countOf = (db: Db, table: string, column: string, value: string) =>
  db.sql.count`select from ${identifier(table)} where ${identifier(column)} = ${value}`;

test('fifty claims at once, many rounds: one coupon each time', { timeout }, async () => {
  const { token } = racer;
  for (let round = 0; round < rounds; round += 1) {
    const campaignId = await readyCampaign(server);
    const answers = await race(() =>
      server.ask(claimCoupon, { requestId: randomUUID(), campaignId }, { token }),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    const refused = new Set(answers.flatMap((answer) => reasonOf(answer) ?? []));
    expect(refused).toEqual(new Set(['coupon_claimed']));
    expect(await countOf(server.db, 'coupon', 'campaign_id', campaignId)).toBe(1);
  }
});

test('the same race catches a claim that only looks before it gives', { timeout }, async () => {
  await server.db.owner.sql`create table naive_claim (campaign_id uuid not null)`;
  await server.db.owner.sql`grant select, insert on naive_claim to public`;
  const other = openDb(server.db.url);
  const counts: unknown[] = [];
  // One round almost always fails; a slow machine gets more of them.
  while (!counts.some((count) => count !== 1) && counts.length < 100) {
    const id = randomUUID();
    await race(async (at) => {
      const { sql } = at % 2 === 0 ? server.db : other;
      const given = await sql.count`select 1 from naive_claim where campaign_id = ${id}`;
      if (given === 0) await sql`insert into naive_claim values (${id})`;
    });
    counts.push(await countOf(server.db, 'naive_claim', 'campaign_id', id));
  }
  await other.close();
  expect(counts.at(-1)).toBeGreaterThan(1);
});

test('fifty puts at once with coupons of one name, many rounds: one use, paid once', {
  timeout,
}, async () => {
  const user = await readyPartner(server, 'coupon-user', '0.00');
  const confirmationOf = await manyConfirmations(server, user);
  const { id, token } = user;
  const plansCount = 5;
  for (let round = 0; round < rounds; round += 1) {
    await depositFor(server, id, '1000.00');
    const name = `Race ${round}`;
    const coupons: string[] = [];
    for (let nth = 0; nth < 2; nth += 1) {
      coupons.push(await takeCoupon(server, user, await readyCampaign(server, { name })));
    }
    const plans: string[] = [];
    for (let nth = 0; nth < plansCount; nth += 1) plans.push(await pushTo(server, catalogue, id));
    const terms = await termsShown(server, token, plans[0] as string);
    const before = await promotionsOf(server);
    const inputs = await race(async (at) => {
      const planNo = plans[at % plansCount] as string;
      const couponId = coupons[at % 2] as string;
      const subject = { ...putSubject(planNo, '40.00', terms), couponId };
      const confirmation = await confirmationOf(subject);
      return { requestId: randomUUID(), planNo, amount: '40.00', couponId, terms, confirmation };
    });
    const answers = await race((at) => server.ask(putPlan, inputs[at], { token }));
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    for (const reason of new Set(answers.flatMap((answer) => reasonOf(answer) ?? []))) {
      expect(reason).toMatch(/^(coupon_used|coupon_name_used_today|plan_not_in_status)$/);
    }
    expect(before - (await promotionsOf(server))).toBe(micro(10_000_000n));
  }
  expect(await countOf(server.db, 'coupon_use', 'partner_id', id)).toBe(rounds);
});

test('puts with one coupon while its plan fails, many rounds: one use counts', {
  timeout,
}, async () => {
  const user = await readyPartner(server, 'coupon-stopper', '0.00');
  const confirmationOf = await manyConfirmations(server, user);
  const { id, token } = user;
  for (let round = 0; round < rounds; round += 1) {
    await depositFor(server, id, '1000.00');
    const name = `Back ${round}`;
    const couponId = await takeCoupon(server, user, await readyCampaign(server, { name }));
    const before = await promotionsOf(server);
    const ready = async () => {
      const planNo = await pushTo(server, catalogue, id);
      const terms = await termsShown(server, token, planNo);
      const confirmation = await confirmationOf({
        ...putSubject(planNo, '40.00', terms),
        couponId,
      });
      return { requestId: randomUUID(), planNo, amount: '40.00', couponId, terms, confirmation };
    };
    const first = await ready();
    expect((await server.ask(putPlan, first, { token })).code).toBe(200);
    const inputs = [];
    for (let nth = 0; nth < 8; nth += 1) inputs.push(await ready());
    const { planNo } = first;
    const confirmation = await confirmationOf({ action: 'plan-stop', planNo });
    const stop = () =>
      server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation }, { token });
    const [stopped, ...answers] = await Promise.all([
      stop(),
      ...inputs.map((input) => server.ask(putPlan, input, { token })),
    ]);
    expect(stopped.code).toBe(200);
    for (const reason of new Set(answers.flatMap((answer) => reasonOf(answer) ?? []))) {
      expect(reason).toMatch(/^(coupon_used|coupon_name_used_today)$/);
    }
    const won = answers.filter(({ code }) => code === 200).length;
    expect(won).toBeLessThanOrEqual(1);
    expect(await countOf(server.db, 'coupon_used', 'coupon_id', couponId)).toBe(won);
    expect(before - (await promotionsOf(server))).toBe(micro(BigInt(won) * 10_000_000n));
  }
});
