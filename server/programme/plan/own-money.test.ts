import { afterAll, beforeAll, expect, test } from 'vitest';
import { planDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { micro } from '#domain/money.ts';
import { testSeed } from '#domain/test-seed.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { readFigures } from '../../ads/figures/read-figures.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { advance } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { fundPromotions, putWith, readyCampaign, takeCoupon } from '../coupon/test-coupon.ts';
import type { TestPartner } from '../wallet/test-partner.ts';
import { click, consume } from './test-events.ts';
import { seededRandom } from './test-history.ts';
import { cents, createLife, type Life } from './test-life.ts';
import { compareOwnMoney, enter } from './test-own-money.ts';
import { pushTo, type TestCatalogue } from './test-plan.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const seed = testSeed;
const timeZones = ['UTC', 'Asia/Kathmandu', 'America/St_Johns', 'Pacific/Kiritimati'];

const minutes = (count: number) => life.pass(count * minuteMs);

test('coupon money that a plan consumed is not the partner’s loss, nor is a credit for it a gain', async () => {
  const { db, clock } = server;
  const catalogue = await life.ready({ product: { validateDays: 3, clickWindowHours: 48 } });
  const partner = await life.newPartner('60.00');
  await fundPromotions(server, cents(100));
  const terms = { kind: 'deduction', type: 'deduction', shareBps: null } as const;
  const amount = micro(cents(4));
  const campaign = await readyCampaign(server, { ...terms, amount, most: amount });
  const planNo = await pushTo(server, catalogue, partner.id);
  const couponId = await takeCoupon(server, partner, campaign);
  await putWith(server, partner, { planNo, amount: '20.00', couponId });
  await life.lookAt(catalogue);
  await life.doJobs();
  const { id } = await life.plan(planNo);
  const show = (cost: number) =>
    consume(db, cents(cost), { planId: Number(id), catalogue, at: clock.now });
  const expectShown = async (own: string, network: string, consumed: string) => {
    await rollUp(server, clock.now);
    const answer = await readFigures(db, partner.id, '4', 'UTC', clock.now);
    const read = (name: string) => answer.figures.find((figure) => figure.name === name)?.value;
    expect([read('profit'), answer.networkCost, read('consumed')]).toEqual([
      own,
      network,
      consumed,
    ]);
    await compareOwnMoney(server, { id: partner.id, deposited: cents(60) }, 'Asia/Kathmandu');
    const token = await enter(server, partner.id);
    const { data } = await server.ask(planDetail, { planNo }, { token });
    const { earnings } = data as Output<typeof planDetail>;
    expect([earnings?.ownResult, earnings?.networkResult, earnings?.result]).toEqual([
      own,
      network === '0.00' ? network : `-${network}`,
      `-${consumed}`,
    ]);
  };
  await show(3);
  await expectShown('0.00', '3.00', '3.00');
  // Found invalid while the coupon still pays: the coupon gets it back.
  await minutes(61);
  await life.flag(planNo, 10);
  await minutes(1);
  await expectShown('0.00', '2.00', '2.00');
  // Of 4.00 the coupon has 3.00 left to pay in all.
  await show(6);
  await expectShown('-5.00', '3.00', '8.00');
  // The partner gets back what is found invalid now, though the coupon had paid for these events.
  await minutes(61);
  await life.flag(planNo, 15);
  await minutes(1);
  await expectShown('-3.50', '3.00', '6.50');
  await life.pass(10 * dayMs);
  await life.pass(8 * dayMs);
  expect(await life.status(planNo)).toBe('settled');
  await expectShown('-3.50', '3.00', '6.50');
  const settled = await db.sql.maybeOne<{ result: string; amount: string }>`
    select body ->> 'result' result, (select facts ->> 'amount' from notice
      where what = 'plan-settled' and partner_id = ${partner.id}) amount
      from settlement where plan_id = ${id}`;
  // What was hashed is the result over all money; what the partner is told is their own.
  expect(settled).toEqual({ result: '-6.50', amount: '-3.50' });
});

/** Puts an amount that coupon, start-up funds and own money pay together, or some of them. */
async function putRandom(partner: TestPartner, catalogue: TestCatalogue, chance: () => number) {
  const { db, clock } = server;
  if (chance() < 0.5) await advance(db, partner.id, cents(Math.ceil(chance() * 4)), clock.now);
  const amount = micro(cents(1 + Math.floor(chance() * 40) / 10));
  const fixed = { kind: 'custom', shareBps: null, amount, most: amount } as const;
  const type = chance() < 0.5 ? 'deduction' : 'addition';
  const terms = { ...fixed, type, amountRequired: micro(cents(10)) } as const;
  const hasCoupon = chance() < 0.7;
  const couponId = hasCoupon
    ? await takeCoupon(server, partner, await readyCampaign(server, terms))
    : null;
  const planNo = await pushTo(server, catalogue, partner.id);
  const put = `${10 + Math.floor(chance() * 8)}.00`;
  await putWith(server, partner, { planNo, amount: put, couponId });
  const { id } = await life.plan(planNo);
  return { no: planNo, id: Number(id), serves: [] as string[] };
}

test(`in random histories profit is what the partner’s own money came to (SEED=${seed})`, {
  timeout: 300_000,
}, async () => {
  const { db, clock } = server;
  await fundPromotions(server, cents(1_000));
  for (let round = 0; round < (process.env.LONG ? 20 : 2); round += 1) {
    const chance = seededRandom(seed + round);
    const oneOf = <Item>(items: readonly Item[]) =>
      items[Math.floor(chance() * items.length)] as Item;
    const catalogue = await life.ready({ product: { validateDays: 3, clickWindowHours: 48 } });
    const partner = await life.newPartner('60.00');
    const compare = () =>
      compareOwnMoney(server, { id: partner.id, deposited: cents(60) }, oneOf(timeZones));
    const plans: Awaited<ReturnType<typeof putRandom>>[] = [];
    for (let count = 0; count < 3; count += 1) {
      plans.push(await putRandom(partner, catalogue, chance));
    }
    await life.lookAt(catalogue);
    await life.doJobs();
    const delivered = ({ id }: (typeof plans)[0]) => ({ planId: id, catalogue, at: clock.now });
    const acts: (() => Promise<unknown>)[] = [
      async () => {
        const plan = oneOf(plans);
        const cost = cents(Math.ceil(chance() * 30) / 10);
        plan.serves.push(...(await consume(db, cost, delivered(plan))));
      },
      async () => {
        const plan = oneOf(plans);
        if ((await life.status(plan.no)) === 'settled') return;
        await life.flag(plan.no, Math.ceil(chance() * 15));
      },
      async () => {
        const plan = oneOf(plans);
        const serveId = oneOf(plan.serves);
        if (!serveId) return;
        await click(db, [serveId], delivered(plan));
        clock.now = new Date(clock.now.getTime() + minuteMs);
        await life.convert(serveId).catch(() => null);
      },
      () => minutes(Math.ceil(chance() * 90)),
      () => minutes(Math.ceil(chance() * 24 * 60)),
    ];
    for (let step = 0; step < 40; step += 1) {
      await oneOf(acts)();
      if (step % 2 === 0) await compare();
    }
    for (const days of [7, 3, 8, 15]) {
      await life.pass(days * dayMs);
      await compare();
    }
    for (const { no } of plans) expect(['settled', 'putFailed']).toContain(await life.status(no));
  }
});
