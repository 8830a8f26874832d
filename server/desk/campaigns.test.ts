import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countGivenCoupons, giveCoupon, makeCampaign } from '#contract/desk/campaigns.ts';
import { findPartners } from '#contract/desk/products.ts';
import { dayMs } from '#domain/plan/limits.ts';
import { quickPasswords } from '../account/quick-passwords.ts';
import { issueCoupons } from '../coupon/issue-coupons.ts';
import { createTestServer, reasonOf, type TestServer } from '../test-server.ts';
import { admitStaff, type TestStaff } from './test-desk.ts';
import { teamCampaign } from './test-programme.ts';

let server: TestServer;
let sam: TestStaff;
let cleo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  sam = await admitStaff(server, 'Sam Support', 'support', 'catalogue');
  cleo = await admitStaff(server, 'Cleo Clerk', 'catalogue');
});
afterAll(() => server.close());

const words = { reference: 'T-1', reason: 'a good week' };

async function partnerCalled(username: string): Promise<string> {
  await server.admit(username);
  return (await sam.get(findPartners, { name: username })).list[0]?.id ?? '';
}

const countOf = async (table: 'activity' | 'coupon' | 'notice', partnerId: string) => {
  const rows = await server.db.sql(`select from ${table} where partner_id = $1`, [partnerId]);
  return rows.length;
};

test('of two who give a coupon at once one does, and the other is told and leaves no row', async () => {
  const { id } = await sam.get(makeCampaign, teamCampaign);
  const partnerId = await partnerCalled('lucky');
  const gift = { id, partnerId, seen: 0, ...words };
  const both = await Promise.all([sam.ask(giveCoupon, gift), cleo.ask(giveCoupon, gift)]);
  expect(both.map(reasonOf).sort()).toEqual(['desk_changed_meanwhile', null]);
  for (const table of ['coupon', 'activity', 'notice'] as const) {
    expect(await countOf(table, partnerId), table).toBe(1);
  }
  expect(await cleo.get(countGivenCoupons, { id, partnerId })).toEqual({ given: 1 });
  await cleo.get(giveCoupon, { ...gift, seen: 1 });
  expect(await countOf('coupon', partnerId)).toBe(2);
});

test('a coupon goes to a partner whom there is, and whose account is in use', async () => {
  const { id } = await sam.get(makeCampaign, teamCampaign);
  const gift = { id, seen: 0, ...words };
  const nobody = await sam.ask(giveCoupon, { ...gift, partnerId: randomUUID() });
  expect(reasonOf(nobody)).toBe('desk_not_found');
  const partnerId = await partnerCalled('away');
  await server.db.owner.sql(`update partner set status = 'disabled' where id = $1`, [partnerId]);
  const refused = await sam.ask(giveCoupon, { ...gift, partnerId });
  expect(reasonOf(refused)).toBe('desk_partner_inactive');
});

test('what is given by hand does not take the place of the coupon of a period', async () => {
  const { id } = await sam.get(makeCampaign, { ...teamCampaign, everyDays: 7 });
  const partnerId = await partnerCalled('weekly');
  await sam.get(giveCoupon, { id, partnerId, seen: 0, ...words });
  await sam.get(giveCoupon, { id, partnerId, seen: 1, ...words });
  const later = new Date(server.clock.now.getTime() + 8 * dayMs);
  expect(await issueCoupons(server, later)).toBe(1);
  expect(await issueCoupons(server, later)).toBe(0);
  const rows = await server.db.sql<{ period: number }>(
    'select period from coupon where partner_id = $1 order by period',
    [partnerId],
  );
  expect(rows.map(({ period }) => period)).toEqual([-1, 0, 1]);
});
