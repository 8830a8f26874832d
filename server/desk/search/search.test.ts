import { afterAll, beforeAll, expect, test } from 'vitest';
import { listPartnerOrders, listPartnerTimeline } from '#contract/desk/partner-timeline.ts';
import { sendPayout } from '#contract/desk/payouts.ts';
import { searchDesk } from '#contract/desk/search.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { createPayoutIn, createRecordedDeposit } from '../money/test-desk-money.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';

let server: TestServer;
let first: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  first = await admitStaff(server, 'Fay Finance', 'finance');
  second = await admitStaff(server, 'Abe Approver', 'approver');
});
afterAll(() => server.close());

const found = async (text: string, staff = first) =>
  (await staff.get(searchDesk, { text })).list.map(({ kind, key }) => `${kind} ${key}`);

test('a partner, a payout, its bank’s reference and a deposit are found by how they begin', async () => {
  const { id, partner } = await createPayoutIn(server, { first, second }, 'approved');
  await first.get(sendPayout, { id, seen: 'approved', reference: 'DE-2026-000417' });
  const { reference } = await createRecordedDeposit(server, first);
  const { username } = await server.db.sql.one<{ username: string }>`
    select username from partner where id = ${partner.id}`;
  expect(await found(username.slice(0, 6).toUpperCase())).toEqual([
    `partner ${partner.id}`,
    `payout ${id}`,
  ]);
  expect(await found('DE-2026-0004')).toEqual([`payout ${id}`]);
  expect(await found(id.slice(0, 8))).toEqual([`payout ${id}`]);
  expect(await found(reference.toLowerCase())).toEqual([`deposit ${reference}`]);
  expect(await found(reference.replaceAll('-', ''))).toEqual([`deposit ${reference}`]);
  expect(await found('%%')).toEqual([]);
  expect(reasonOf(await first.ask(searchDesk, { text: ' a ' }))).toBe('input_invalid');
});

test('a partner is found by any word of their name', async () => {
  const { partner } = await createPayoutIn(server, { first, second }, 'requested');
  const { id } = partner;
  await server.db.sql`update partner set nickname = ${'Wilhelmina_van-der.Berg'} where id = ${id}`;
  for (const text of ['berg', 'van der', 'WILHELM', 'berg wilhelmina']) {
    expect(await found(text), text).toEqual([`partner ${id}`]);
  }
  expect(await found('elmina')).toEqual([]);
});

test('a partner, a plan and a reference are found although a letter is wrong', async () => {
  const { partner } = await createPayoutIn(server, { first, second }, 'requested');
  await server.db.sql`
    update partner set nickname = ${'Friederike Osterhoudt'} where id = ${partner.id}`;
  for (const text of ['osterhuodt', 'Friedereke', 'rfiederike', 'frederike ost']) {
    expect(await found(text), text).toEqual([`partner ${partner.id}`]);
  }
  expect(await found('friedreka')).toEqual([]);
  const { reference } = await createRecordedDeposit(server, first);
  const wrong = `${reference.slice(0, -1)}${reference.endsWith('7') ? '8' : '7'}`;
  const { list } = await first.get(searchDesk, { text: wrong });
  expect(list).toMatchObject([{ kind: 'deposit', key: reference, isSimilar: true }]);
  expect(await found(reference)).toEqual([`deposit ${reference}`]);
});

test('a search finds only what the roles of the person may list', async () => {
  const catalogue = await admitStaff(server, 'Cat Catalogue', 'catalogue');
  await createPayoutIn(server, { first, second }, 'requested');
  const kinds = (await found('p', catalogue).catch(() => [])).map((one) => one.split(' ')[0]);
  expect(kinds).not.toContain('partner');
  const { list } = await catalogue.get(searchDesk, { text: 'pa' });
  expect(list.filter(({ kind }) => kind === 'partner' || kind === 'payout')).toEqual([]);
});

test('the timeline lists money, payouts and acts in one order, page by page without gaps', async () => {
  const { partner } = await createPayoutIn(server, { first, second }, 'sent');
  const { list } = await first.get(listPartnerTimeline, { id: partner.id });
  const kinds = list.map(({ kind, what }) => `${kind} ${what}`);
  expect(kinds).toContain('payout sent');
  expect(kinds).toContain('payout requested');
  expect(kinds).toContain('money payout_request');
  expect(kinds).toContain('money deposit');
  const times = list.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().reverse());
  const payouts = await first.get(listPartnerTimeline, { id: partner.id, kind: 'payout' });
  expect(payouts.list.map(({ what }) => what)).toEqual(['sent', 'approved', 'requested']);
  expect((await first.get(listPartnerOrders, { id: partner.id })).list).toEqual([]);
});
