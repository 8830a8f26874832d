import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { claimCoupon } from '#contract/coupon.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import {
  countGivenCoupons,
  giveCoupon,
  listDeskCampaigns,
  makeCampaign,
} from '#contract/desk/campaigns.ts';
import { findPartners } from '#contract/desk/products.ts';
import { dayMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { identifier } from '../../platform/database/database.ts';
import { issueCoupons } from '../../programme/coupon/issue-coupons.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, confirmWaiting, type TestStaff, withSecond } from '../test-desk.ts';
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

test('one person makes no campaign, however small, and whoever decides reads who pays', async () => {
  const alone = await admitStaff(server, 'Ida Insider', 'catalogue', 'approver');
  const name = 'A cent';
  const cent = { ...teamCampaign, name, amount: '0.01', budget: '0.01' };
  await alone.get(makeCampaign, { ...cent, audience: 'everyone' });
  const [waiting] = (await alone.get(listApprovals, { kind: 'campaign' })).list;
  expect(waiting?.about).toMatchObject({ budget: '0.01', 'paid from': 'the network’s promotions' });
  const decision = { id: waiting?.id ?? '', isApproved: true, reason: '' };
  expect(reasonOf(await alone.ask(decideApproval, decision))).toBe('second_person_needed');
  const names = (await sam.get(listDeskCampaigns, {})).list.map((campaign) => campaign.name);
  expect(names).not.toContain(name);
  await cleo.get(decideApproval, decision);
  expect((await sam.get(listDeskCampaigns, {})).list.map((one) => one.name)).toContain(name);
});

test('whoever decides about coupons for newcomers reads how long somebody is one', async () => {
  const newcomers = { audience: 'new-users', newUserDays: 9 } as const;
  await cleo.get(makeCampaign, { ...teamCampaign, name: 'Arrivals', ...newcomers });
  const { list } = await cleo.get(listApprovals, { kind: 'campaign' });
  const waiting = list.find(({ about }) => about.activity === 'Arrivals');
  expect(waiting?.about).toMatchObject({ for: 'new-users', 'new for days': '9', budget: '500.00' });
});
