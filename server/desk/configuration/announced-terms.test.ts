import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Configuration, Setting } from '#contract/configuration.ts';
import { changeConfiguration, readConfiguration } from '#contract/desk/configuration.ts';
import { changeProduct, pushProduct } from '#contract/desk/products.ts';
import { shopLevel } from '#contract/level.ts';
import { listNotifications } from '#contract/notification.ts';
import { payoutTerms } from '#contract/payout.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { pushTo, readyCatalogue, type TestCatalogue } from '../../programme/plan/test-plan.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { approveAll, bringPicture, deskProduct, putUpProduct } from '../test-programme.ts';

let server: TestServer;
let partner: TestPartner;
let catalogue: TestCatalogue;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  partner = await readyPartner(server, 'harbour', '100.00');
  catalogue = await readyCatalogue(server.db, server.clock.now);
});
afterAll(() => server.close());

const reason = 'as agreed';
let people = 0;

/** Two people who are logged in, since sessions expire as time passes. */
async function admitPair(): Promise<[TestStaff, TestStaff]> {
  people += 1;
  return [
    await admitStaff(server, `Ada ${people}`, 'admin', 'catalogue'),
    await admitStaff(server, `Bo ${people}`, 'approver', 'catalogue'),
  ];
}

async function configure<Part extends Setting>(
  part: Part,
  change: (value: Configuration[Part]) => Configuration[Part],
): Promise<void> {
  const [ada, bo] = await admitPair();
  const { version, configuration } = await ada.get(readConfiguration, {});
  const input = { version, part, value: change(configuration[part]), reason };
  await withSecond(ada, bo).get(changeConfiguration, input as never);
}

const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** The facts of the newest notices of a kind, newest first. */
async function noticesOf(kind: string): Promise<Record<string, unknown>[]> {
  const rows = await server.db.sql.many<{ facts: Record<string, unknown> }>`
    select facts from notice where partner_id = ${partner.id} and what = ${kind}
     order by at desc, facts ->> 'setting'`;
  return rows.map(({ facts }) => facts);
}

const feesOfNewOffer = async () => {
  const planNo = await pushTo(server, catalogue, partner.id);
  const { terms } = await server.db.sql.one<{
    terms: { mediaFeeBps: number; revenueFeeBps: number };
  }>`select o.terms from plan_offer o join plan p on p.id = o.plan_id where p.no = ${planNo}`;
  return [terms.mediaFeeBps, terms.revenueFeeBps];
};

test('a dearer fee is announced to partners, and counts for new offers a day later', async () => {
  const startsAt = new Date(server.clock.now.getTime() + dayMs).toISOString();
  await configure('plan', (plan) => ({ ...plan, mediaFeeBps: 2_500, revenueFeeBps: 1_000 }));
  expect(await noticesOf('terms-changed')).toEqual([
    { setting: 'mediaFee', from: 1_500, to: 2_500, startsAt },
    { setting: 'revenueFee', from: 500, to: 1_000, startsAt },
  ]);
  const { data } = await server.ask(listNotifications, {}, { token: partner.token });
  expect(data).toMatchObject({
    list: expect.arrayContaining([
      expect.objectContaining({ content: expect.objectContaining({ kind: 'terms-changed' }) }),
    ]),
  });

  expect(await feesOfNewOffer()).toEqual([1_500, 500]);
  pass(dayMs - hourMs);
  expect(await feesOfNewOffer()).toEqual([1_500, 500]);
  pass(hourMs);
  expect(await feesOfNewOffer()).toEqual([2_500, 1_000]);
});

test('a cheaper fee is announced too, and counts at once', async () => {
  const startsAt = server.clock.now.toISOString();
  await configure('plan', (plan) => ({ ...plan, mediaFeeBps: 1_500, revenueFeeBps: 500 }));
  expect((await noticesOf('terms-changed')).slice(0, 2)).toEqual([
    { setting: 'mediaFee', from: 2_500, to: 1_500, startsAt },
    { setting: 'revenueFee', from: 1_000, to: 500, startsAt },
  ]);
  expect(await feesOfNewOffer()).toEqual([1_500, 500]);
});

test('what a payout and a month of VIP cost rises a day after partners were told', async () => {
  const { token } = partner;
  const shown = async () => {
    const payout = await server.ask(payoutTerms, {}, { token });
    const level = await server.ask(shopLevel, {}, { token });
    if (payout.code !== 200 || level.code !== 200) throw new Error('refused');
    return [payout.data.bankCost, level.data.vip.price];
  };
  await configure('payoutCost', () => '2.00');
  await configure('vip', () => ({ isOffered: true, price: '21.00', revenueFeeBps: 250 }));
  pass(2 * dayMs);
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['2.00', '21.00']);

  await configure('payoutCost', () => '3.00');
  await configure('vip', (vip) => ({ ...vip, price: '30.00' }));
  expect(await noticesOf('terms-changed')).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ setting: 'payoutCost', from: '2.00', to: '3.00' }),
      expect.objectContaining({ setting: 'vipPrice', from: '21.00', to: '30.00' }),
    ]),
  );
  pass(dayMs - hourMs);
  expect(await shown()).toEqual(['2.00', '21.00']);
  pass(hourMs);
  await expect.poll(shown, { timeout: 10_000 }).toEqual(['3.00', '30.00']);
});

test('who has an open offer is told that its product has other terms, and only then', async () => {
  const [ada, bo] = await admitPair();
  const { id } = await putUpProduct(ada, bo);
  await bringPicture(ada, id);
  await approveAll(bo, id);
  await ada.get(pushProduct, { id, partnerIds: [partner.id] });

  const pair = withSecond(ada, bo);
  const renamed = { ...deskProduct, description: 'Around the harbour, slowly.' };
  await pair.get(changeProduct, { id, written: renamed, reason });
  expect(await noticesOf('offer-changed')).toEqual([]);

  const { replacedBy } = await server.db.sql.one<{ replacedBy: string }>`
    select id replaced_by from product where replaces = ${id}`;
  const higher = { ...renamed, commission: '9.50' };
  await pair.get(changeProduct, { id: replacedBy, written: higher, reason });
  expect(await noticesOf('offer-changed')).toMatchObject([
    { product: 'Boat trips', setting: 'commission', from: deskProduct.commission, to: '9.50' },
  ]);
});

test('each part of a product’s terms that changes is told with its old and its new value', async () => {
  const [ada, bo] = await admitPair();
  const { id } = await putUpProduct(ada, bo);
  await bringPicture(ada, id);
  await approveAll(bo, id);
  await ada.get(pushProduct, { id, partnerIds: [partner.id] });
  const { commission, ...product } = deskProduct;
  const newTerms = {
    ...product,
    ...{ commissionBps: 500, commissionMax: '20.00', lowest: '20.00', highest: '400.00' },
    ...{ clickWindowHours: 72, validateDays: 10 },
  };

  const { length: earlierCount } = await noticesOf('offer-changed');
  await withSecond(ada, bo).get(changeProduct, { id, written: newTerms, reason });
  const notices = await noticesOf('offer-changed');
  expect(notices.length - earlierCount).toBe(6);
  expect(notices).toEqual(
    expect.arrayContaining(
      [
        { setting: 'commission', from: commission, to: 500 },
        { setting: 'commissionMax', from: commission, to: '20.00' },
        { setting: 'clickWindow', from: 168, to: 72 },
        { setting: 'validate', from: 14, to: 10 },
        { setting: 'lowest', from: '10.00', to: '20.00' },
        { setting: 'highest', from: '500.00', to: '400.00' },
      ].map((change) => expect.objectContaining(change)),
    ),
  );
});
