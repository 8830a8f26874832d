import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listCreatives } from '#contract/desk/creatives.ts';
import { changeContact, listMerchants, makeMerchant } from '#contract/desk/merchants.ts';
import {
  changeProduct,
  findPartners,
  listProducts,
  makeProduct,
  pushProduct,
  readProduct,
  withdrawProduct,
} from '#contract/desk/products.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { countWaiting } from '#contract/desk/waiting.ts';
import { listNotifications } from '#contract/notification.ts';
import { listPlans, productDetail } from '#contract/plan.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { approveAll, bringPicture, deskProduct, putUpProduct } from '../test-programme.ts';

let server: TestServer;
let clerk: TestStaff;
let reviewer: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  clerk = await admitStaff(server, 'Cleo Clerk', 'catalogue');
  reviewer = await admitStaff(server, 'Rui Reviewer', 'catalogue', 'approver');
});
afterAll(() => server.close());

const reason = 'as agreed';

async function offered(): Promise<string> {
  const { id } = await putUpProduct(clerk, reviewer);
  await bringPicture(clerk, id);
  await approveAll(reviewer, id);
  return id;
}

test('partners read a product in their own language, or else in English', async () => {
  const token = await server.admit('reader');
  const id = await offered();
  // Without a name everyone is listed, and the product can be offered to all of them.
  const { list, active } = await clerk.get(findPartners, {} as never);
  expect(list.map(({ username }) => username)).toContain('reader');
  expect(active).toBe(list.length);
  await clerk.get(pushProduct, { id, partnerIds: 'all' });
  const told = await server.ask(listNotifications, {}, { token });
  const ofKind = (kind: string) =>
    expect.objectContaining({ content: expect.objectContaining({ kind }) });
  expect(told.data).toMatchObject({
    list: expect.arrayContaining([ofKind('plan-offered'), ofKind('welcome')]),
  });
  const read = async (lang: string) => {
    const plans = await server.ask(listPlans, {}, { token, lang });
    if (plans.code !== 200) throw new Error(plans.msg);
    const [plan] = plans.data.list;
    const planNo = plan?.planNo ?? '';
    const detail = await server.ask(productDetail, { planNo }, { token, lang });
    if (detail.code !== 200) throw new Error(detail.msg);
    return [plan?.product, detail.data.name, detail.data.description];
  };
  expect(await read('de')).toEqual([
    'Bootsfahrten',
    'Bootsfahrten',
    deskProduct.texts.de.description,
  ]);
  expect(await read('th')).toEqual(['Boat trips', 'Boat trips', deskProduct.description]);
  // They read who offered what, and no word that one person added.
  const acts = await server.ask(listStaffActivity, {}, { token });
  expect(acts.data).toMatchObject({
    list: [{ by: 'Cleo Clerk', act: 'push', reason: 'Boat trips' }],
  });
});

test('a change makes a new version: the old one is no longer pushed, and its pictures await review', async () => {
  const id = await offered();
  const written = { ...deskProduct, highest: '900.00', texts: {} };
  await withSecond(clerk, reviewer).get(changeProduct, { id, written, reason });
  // The old version is no longer changed.
  const other = { id, written: { ...written, highest: '800.00' }, reason };
  expect(reasonOf(await clerk.ask(changeProduct, other))).toBe('desk_changed_meanwhile');
  const before = await clerk.get(readProduct, { id });
  expect(before).toMatchObject({ state: 'replaced', written: { highest: '500.00' } });
  const push = { id, partnerIds: 'all' } as const;
  expect(reasonOf(await clerk.ask(pushProduct, push))).toBe('desk_product_replaced');
  const after = await clerk.get(readProduct, { id: before.replacedBy ?? '' });
  expect(after).toMatchObject({ state: 'unreviewed', replaces: id, written });
  const { list } = await clerk.get(listProducts, { state: 'unreviewed' });
  expect(list.map((one) => one.id)).toContain(after.id);
  const stale = { id: after.id, seen: 'offered', reason } as const;
  expect(reasonOf(await clerk.ask(withdrawProduct, stale))).toBe('desk_changed_meanwhile');
  await clerk.get(withdrawProduct, { ...stale, seen: 'unreviewed' });
  expect((await clerk.get(readProduct, { id: after.id })).withdrawn?.by).toBe('Cleo Clerk');
  expect(reasonOf(await clerk.ask(changeProduct, { id: after.id, written, reason }))).toBe(
    'desk_product_withdrawn',
  );
});

test('of a change and a withdrawal of a product at once, one wins and the other is refused', async () => {
  const outcomes: string[] = [];
  for (let round = 0; round < 4; round += 1) {
    const { id } = await putUpProduct(clerk, reviewer);
    const change = { id, written: { ...deskProduct, highest: '900.00' }, reason };
    const request = await clerk.get(changeProduct, change);
    const withdrawal = { id, seen: 'unreviewed', reason } as const;
    const [changed, withdrawn] = await Promise.all([
      reviewer.ask(decideApproval, { id: request.id, isApproved: true, reason: '' }),
      clerk.ask(withdrawProduct, withdrawal),
    ]);
    outcomes.push([reasonOf(changed), reasonOf(withdrawn)].join());
    const { state } = await clerk.get(readProduct, { id });
    expect(state).toBe(changed.code === 200 ? 'replaced' : 'withdrawn');
  }
  const fair = new Set([',desk_changed_meanwhile', 'desk_product_withdrawn,']);
  expect(outcomes.filter((outcome) => !fair.has(outcome))).toEqual([]);
});

test('a commission takes two, who read what it was, what it becomes and who pays it', async () => {
  const id = await offered();
  const description = 'A best seller: every plan with it was seen by many.';
  const written = { ...deskProduct, commission: '900.00', description };
  const request = await clerk.get(changeProduct, { id, written, reason });
  expect(await clerk.get(readProduct, { id })).toMatchObject({
    state: 'offered',
    replacedBy: null,
    written: { commission: '8.00' },
  });
  const yes = { id: request.id, isApproved: true, reason: '' };
  expect(reasonOf(await clerk.ask(decideApproval, yes))).toBe('second_person_needed');

  const { list } = await reviewer.get(listApprovals, { kind: 'product-change' });
  expect(list.find((waiting) => waiting.id === request.id)?.about).toEqual({
    product: 'Boat trips',
    'paid by': 'Pier Shop',
    commission: '8.00 → 900.00',
    description: `${deskProduct.description} → ${description}`,
    'plans so far, which keep the old terms': '0',
  });
  await reviewer.get(decideApproval, yes);
  expect(await clerk.get(readProduct, { id: request.id })).toMatchObject({
    replaces: id,
    written: { commission: '900.00' },
  });

  const same = { id: request.id, written, reason };
  expect(reasonOf(await clerk.ask(changeProduct, same))).toBe('nothing_changed');
});

test('a product and its merchant take two, who read all that partners will read of it', async () => {
  const merchant = { name: 'Quay Shop', contact: '', reason: '' };
  const { id: merchantId } = await clerk.get(makeMerchant, merchant);
  const product = { requestId: randomUUID(), merchantId, written: deskProduct, reason: '' };
  expect(reasonOf(await clerk.ask(makeProduct, product))).toBe('desk_not_found');
  await reviewer.get(decideApproval, { id: merchantId, isApproved: true, reason: '' });

  const { id } = await clerk.get(makeProduct, product);
  expect(reasonOf(await clerk.ask(readProduct, { id }))).toBe('desk_not_found');
  const { list } = await reviewer.get(listApprovals, { kind: 'product' });
  expect(list[0]?.about).toMatchObject({
    'paid by': 'Quay Shop',
    description: deskProduct.description,
    'in de': 'Bootsfahrten: In einer Stunde um den Hafen.',
    amounts: '10.00 to 500.00',
    commission: '8.00',
  });
  await reviewer.get(decideApproval, { id, isApproved: true, reason: '' });
  expect(await clerk.get(readProduct, { id })).toMatchObject({ state: 'unreviewed' });
});

test('a push reaches active accounts, and nobody twice while an offer is open', async () => {
  const id = await offered();
  await server.admit('onceonly');
  await server.admit('secondtime');
  await server.admit('shutout');
  await server.db.owner.sql`update partner set status = 'disabled' where username = 'shutout'`;
  const idOf = async (username: string) => {
    const { id: partnerId } = await server.db.sql.one<{ id: string }>`
      select id from partner where username = ${username}`;
    return partnerId;
  };
  const [one, other, out] = [
    await idOf('onceonly'),
    await idOf('secondtime'),
    await idOf('shutout'),
  ];
  const push = (...partnerIds: string[]) => clerk.ask(pushProduct, { id, partnerIds });
  expect(reasonOf(await push(one, out))).toBe('desk_partner_inactive');
  expect(reasonOf(await push(one, randomUUID()))).toBe('desk_not_found');
  const both = await Promise.all([push(one), push(one)]);
  expect(both.map(reasonOf).sort()).toEqual(['desk_offer_open', null]);
  expect(await push(one, other)).toMatchObject({ code: 200, data: { plans: 1, skipped: 1 } });
  const plans = await server.db.sql.many`select from plan where product_id = ${id}`;
  expect(plans).toHaveLength(2);
});

test('creatives of a withdrawn or replaced product do not wait for review', async () => {
  const waiting = async () => {
    // A second look within seconds gets the cached answer.
    server.clock.now = new Date(server.clock.now.getTime() + 10_000);
    const { queues } = await reviewer.get(countWaiting, {});
    return queues.find(({ queue }) => queue === 'creatives')?.count ?? 0;
  };
  const before = await waiting();
  const { id } = await putUpProduct(clerk, reviewer);
  const creative = await bringPicture(clerk, id);
  expect(await waiting()).toBe(before + 1);
  await clerk.get(withdrawProduct, { id, seen: 'unreviewed', reason });
  expect(await waiting()).toBe(before);
  const { list } = await reviewer.get(listCreatives, { state: 'waiting' });
  expect(list.map((one) => one.id)).not.toContain(creative);
});

test('a product cannot be named with words that ask for money', async () => {
  const { id } = await putUpProduct(clerk, reviewer);
  const written = {
    ...deskProduct,
    texts: {
      de: {
        name: 'Boote',
        description: 'Zahlen Sie 500 auf IBAN DE89 3704 0044 0532 0130 00 ein.',
      },
    },
  };
  expect(reasonOf(await clerk.ask(changeProduct, { id, written, reason }))).toBe(
    'staff_text_blocked',
  );
});

test('a contact can be changed only by someone who has seen the latest one', async () => {
  const { merchantId: id } = await putUpProduct(clerk, reviewer);
  await withSecond(clerk, reviewer).get(changeContact, { id, version: 1, contact: 'Bo', reason });
  const late = { id, version: 1, contact: 'Al', reason };
  expect(reasonOf(await reviewer.ask(changeContact, late))).toBe('desk_changed_meanwhile');
  const { list } = await clerk.get(listMerchants, { name: 'pier' });
  expect(list.find((one) => one.id === id)).toMatchObject({ contact: 'Bo', version: 2 });
  const log = await clerk.get(listDeskLog, {});
  expect(log.list[0]).toMatchObject({ act: 'merchant-contact', about: { contact: 'Bo' } });
});
