import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spendingDefault } from '#contract/configuration.ts';
import { claimCoupon } from '#contract/coupon.ts';
import { countGivenCoupons, giveCoupon, makeCampaign } from '#contract/desk/campaigns.ts';
import { findPartners } from '#contract/desk/products.ts';
import { dayMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { issueCoupons } from '../../programme/coupon/issue-coupons.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  admitStaff,
  confirmWaiting,
  renameStaff,
  type TestStaff,
  withSecond,
} from '../test-desk.ts';
import { teamCampaign } from '../test-programme.ts';

let server: TestServer;
let sam: TestStaff;
let cleo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  cleo = await admitStaff(server, 'Cleo Clerk', 'catalogue', 'approver');
  sam = withSecond(await admitStaff(server, 'Sam Support', 'support', 'catalogue'), cleo);
});
afterAll(() => server.close());

const words = { reference: 'T-1', reason: 'a good week' };

async function partnerCalled(username: string): Promise<string> {
  await server.admit(username);
  return (await sam.get(findPartners, { name: username })).list[0]?.id ?? '';
}

const countOf = async (table: 'audit_event' | 'coupon' | 'notice', partnerId: string) => {
  const rows = await server.db.sql.count`
    select from ${identifier(table)} where partner_id = ${partnerId}`;
  return rows;
};

test('of two requests to give a coupon one waits, and its confirmation gives it once', async () => {
  const third = await admitStaff(server, 'Theo Third', 'approver');
  const { id } = await sam.get(makeCampaign, teamCampaign);
  const partnerId = await partnerCalled('lucky');
  const gift = { id, partnerId, seen: 0, ...words };
  const both = await Promise.all([sam.ask(giveCoupon, gift), cleo.ask(giveCoupon, gift)]);
  expect(both.map(reasonOf).sort()).toEqual(['desk_request_waiting', null]);
  expect(await countOf('coupon', partnerId)).toBe(0);
  await confirmWaiting(third);
  expect(await countOf('coupon', partnerId)).toBe(1);
  // Besides the account's welcome notice.
  expect(await countOf('notice', partnerId)).toBe(2);
  // Requested, then given: both names are under the partner's staff activity.
  expect(await countOf('audit_event', partnerId)).toBe(2);
  expect(await cleo.get(countGivenCoupons, { id, partnerId })).toEqual({ given: 1 });
  expect(reasonOf(await cleo.ask(giveCoupon, gift))).toBe('desk_changed_meanwhile');
});

test('a campaign gives no more coupons than its budget pays for, by hand or by claim', async () => {
  const tight = { ...teamCampaign, name: 'Tight', budget: '5.00' };
  const { id } = await sam.get(makeCampaign, tight);
  const [first, second] = [await partnerCalled('quick'), await partnerCalled('slow')];
  await sam.get(giveCoupon, { id, partnerId: first, seen: 0, ...words });
  const late = await sam.ask(giveCoupon, { id, partnerId: second, seen: 0, ...words });
  expect(reasonOf(late)).toBe('campaign_budget_spent');
  const open = { ...tight, requestId: randomUUID(), name: 'Open', audience: 'everyone' as const };
  const { id: campaignId } = await sam.get(makeCampaign, open);
  const tokens = [await server.admit('claims-first'), await server.admit('claims-late')];
  const claims = await Promise.all(
    tokens.map((token) =>
      server.ask(claimCoupon, { requestId: randomUUID(), campaignId }, { token }),
    ),
  );
  expect(claims.map(reasonOf).sort()).toEqual(['campaign_budget_spent', null]);
  const none = { ...tight, requestId: randomUUID(), budget: '4.99' };
  expect(reasonOf(await sam.ask(makeCampaign, none))).toBe('desk_value_wrong');
});

test('a coupon can be given only to an existing partner with an active account', async () => {
  const { id } = await sam.get(makeCampaign, teamCampaign);
  const gift = { id, seen: 0, ...words };
  const nobody = await sam.ask(giveCoupon, { ...gift, partnerId: randomUUID() });
  expect(reasonOf(nobody)).toBe('desk_not_found');
  const partnerId = await partnerCalled('away');
  await server.db.owner.sql`update partner set status = 'disabled' where id = ${partnerId}`;
  const refused = await sam.ask(giveCoupon, { ...gift, partnerId });
  expect(reasonOf(refused)).toBe('desk_partner_inactive');
});

test('a coupon given by hand does not replace the coupon of a period', async () => {
  const { id } = await sam.get(makeCampaign, { ...teamCampaign, everyDays: 7 });
  const partnerId = await partnerCalled('weekly');
  await sam.get(giveCoupon, { id, partnerId, seen: 0, ...words });
  await sam.get(giveCoupon, { id, partnerId, seen: 1, ...words });
  const later = new Date(server.clock.now.getTime() + 8 * dayMs);
  expect(await issueCoupons(server, later)).toBe(1);
  expect(await issueCoupons(server, later)).toBe(0);
  const rows = await server.db.sql.many<{ period: number }>`
    select period from coupon where partner_id = ${partnerId} order by period`;
  expect(rows.map(({ period }) => period)).toEqual([-1, 0, 1]);
});

test('many small campaigns of one person are bounded like one large one', async () => {
  const spending = { ...spendingDefault, budgetAlone: '12.00' };
  const own = await createTestServer(quickPasswords, { spending });
  const ida = await admitStaff(own, 'Ida Insider', 'catalogue');
  const other = await admitStaff(own, 'Otto Other', 'catalogue', 'approver');
  const small = () => ({ ...teamCampaign, audience: 'everyone' as const, budget: '5.00' });
  const made = await Promise.all([1, 2, 3].map(() => ida.get(makeCampaign, small())));
  expect(made.map(({ isWaiting }) => isWaiting).sort()).toEqual([false, false, true]);
  // What two people decided counts for neither of them, and every person has a limit of their own.
  await confirmWaiting(other);
  expect((await other.get(makeCampaign, small())).isWaiting).toBe(false);
  // Another name brings no other limit.
  await renameStaff(own, ida, 'Ida Innocent');
  expect((await ida.get(makeCampaign, small())).isWaiting).toBe(true);
  await own.close();
});
