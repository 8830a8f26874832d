import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { claimCoupon } from '#contract/coupon.ts';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, withdrawApproval } from '#contract/desk/approvals.ts';
import { listPartnerCoupons } from '#contract/desk/partner-coupons.ts';
import { listPartnerTimeline } from '#contract/desk/partner-timeline.ts';
import {
  changePartnerStatus,
  endPartnerSession,
  listPartnerActs,
  listPartnerPlans,
  listPartners,
  listPartnerWallet,
  notePartner,
  showPartner,
} from '#contract/desk/partners.ts';
import { listSessions } from '#contract/session.ts';
import { wallet } from '#contract/wallet.ts';
import { insertPartner } from '../../people/partner/partner-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyCampaign } from '../../programme/coupon/test-coupon.ts';
import { depositFor } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { newPartner, told } from '../traces/test-people-traces.ts';

let server: TestServer;
let support: TestStaff;
let approver: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  support = await admitStaff(server, 'Sam Support', 'support', 'approver');
  approver = await admitStaff(server, 'Alma Approver', 'approver');
});
afterAll(() => server.close());

test('a partner is found by name, email, phone or id, and by status', async () => {
  const { id } = await newPartner(server, 'lighthouse');
  for (const search of ['LIGHTH', 'owner@harbour', '2 1234', id, id.slice(0, 8)]) {
    const { list } = await support.get(listPartners, { search });
    expect(
      list.map((one) => one.id),
      search,
    ).toContain(id);
  }
  expect((await support.get(listPartners, { search: '%' })).list).toEqual([]);
  const { list } = await support.get(listPartners, { search: 'lighthouse', status: 'disabled' });
  expect(list).toEqual([]);
});

test('a partner from a host app is found by the name there, however it is typed', async () => {
  const id = randomUUID();
  await insertPartner(server.db.sql, {
    id,
    username: null,
    nickname: 'Kunde',
    email: 'kunde@shop.example',
    phone: '+491701234567',
    passwordHash: null,
    entry: 'shop-app',
    hostUser: 'Kunde-77',
    status: 'active',
    language: 'de',
    timeZone: 'UTC',
    createdAt: server.clock.now,
  });
  for (const search of ['Kunde-77', 'KUNDE-7', 'kunde-77']) {
    const { list } = await support.get(listPartners, { search });
    expect(list.map((partner) => partner.id)).toEqual([id]);
  }
});

test('the page of a partner shows money, plans, sessions and acts', async () => {
  const { id } = await newPartner(server, 'harbour');
  await depositFor(server, id, '120.00');
  const shown = await support.get(showPartner, { id });
  expect(shown.balances).toContainEqual({ pocket: 'available', amount: '120.00' });
  expect(shown).toMatchObject({ status: 'active', requests: [], loginLink: null });
  expect(shown.sessions).toHaveLength(1);
  const records = await support.get(listPartnerWallet, { id });
  expect(records.list).toMatchObject([{ amount: '120.00' }]);
  expect((await support.get(listPartnerPlans, { id })).list).toEqual([]);
  const acts = (await support.get(listPartnerActs, { id })).list.map(({ act }) => act);
  expect(acts).toEqual(['approve-deposit', 'request-deposit']);
});

test('a status changes by two people, and leaving works in every status', async () => {
  const { id, token } = await newPartner(server, 'pier');
  const asked = { id, seen: 'active', to: 'disabled', ...told } as const;
  const { id: request } = await support.get(changePartnerStatus, asked);
  expect(reasonOf(await support.ask(changePartnerStatus, asked))).toBe('desk_request_waiting');
  expect((await support.get(showPartner, { id })).requests).toMatchObject([
    { kind: 'partner-status', reason: told.reason },
  ]);
  const decision = { id: request, isApproved: true, reason: '' };
  expect(reasonOf(await support.ask(decideApproval, decision))).toBe('second_person_needed');
  expect((await support.get(showPartner, { id })).status).toBe('active');
  await approver.get(decideApproval, decision);
  expect(reasonOf(await approver.ask(decideApproval, decision))).toBe('desk_request_decided');
  expect(reasonOf(await server.ask(userInfo, {}, { token }))).toBe('account_disabled');
  expect(await server.ask(wallet, {}, { token })).toMatchObject({ code: 200 });
  const acts = await server.ask(listStaffActivity, {}, { token });
  const reason = `active → disabled: ${told.reason}`;
  expect(acts.code === 200 && acts.data.list.slice(0, 2)).toMatchObject([
    { by: 'Alma Approver', act: 'approve-partner-status', reason, reference: 'call 17' },
    { by: 'Sam Support', act: 'request-partner-status', reason, reference: 'call 17' },
  ]);
  expect(reasonOf(await support.ask(changePartnerStatus, asked))).toBe('desk_changed_meanwhile');
  // The same letter may be the reason for another change.
  const back = await support.get(changePartnerStatus, { ...asked, seen: 'disabled', to: 'active' });
  await approver.get(decideApproval, { id: back.id, isApproved: false, reason: 'No.' });
  expect((await support.get(showPartner, { id })).status).toBe('disabled');
});

test('a status that was asked for is taken back by whoever asked, and blocks no other', async () => {
  const { id } = await newPartner(server, 'groyne');
  const asked = { id, seen: 'active', to: 'disabled', ...told } as const;
  const first = await support.get(changePartnerStatus, asked);
  const back = { id: first.id, reason: 'The wrong partner' };
  expect(reasonOf(await approver.ask(withdrawApproval, back))).not.toBeNull();
  await support.get(withdrawApproval, back);
  expect((await support.get(showPartner, { id })).requests).toEqual([]);
  const again = await approver.get(changePartnerStatus, { ...asked, reference: 'call 18' });
  expect(again.id).not.toBe(first.id);
});

test('not even the running server changes a status that no second person confirmed', async () => {
  const { id } = await newPartner(server, 'mole');
  const { sql } = server.db;
  const alone = sql`update partner set status = 'disabled' where id = ${id}`;
  await expect(alone).rejects.toThrow('permission denied');
  const asked = { id, seen: 'active', to: 'disabled', ...told } as const;
  const { id: request } = await support.get(changePartnerStatus, asked);
  const change = () => sql`select change_status(${request})`;
  await expect(change()).rejects.toThrow('No second person');
  const own = sql`
    update approval set outcome = 'approved', decided_by = requested_by, decider = 'Somebody Else',
           decided_at = ${server.clock.now}, decision_reason = ''
     where id = ${request}`;
  await expect(own).rejects.toThrow('approval_takes_two');
  await approver.get(decideApproval, { id: request, isApproved: false, reason: 'No.' });
  await expect(change()).rejects.toThrow('No second person');
  const again = sql`update approval set outcome = 'approved' where id = ${request}`;
  await expect(again).rejects.toThrow('never changed');
  expect((await support.get(showPartner, { id })).status).toBe('active');
});

test('a reason that asks for money changes nothing', async () => {
  const { id } = await newPartner(server, 'quay');
  const reason = 'You must top up 50 before we activate you';
  const asked = { id, seen: 'active', to: 'disabled', reason, reference: 'x' } as const;
  expect(reasonOf(await support.ask(changePartnerStatus, asked))).toBe('staff_text_blocked');
  expect((await support.get(showPartner, { id })).requests).toEqual([]);
});

test('a note is read by other staff and by the partner, and asks for nothing', async () => {
  const { id, token } = await newPartner(server, 'mooring');
  const note = { id, reason: 'Prefers to be called after six.', reference: 'call 21' };
  await support.get(notePartner, note);
  const blocked = { ...note, reason: 'You must top up 50 before we activate you' };
  expect(reasonOf(await support.ask(notePartner, blocked))).toBe('staff_text_blocked');
  const { list } = await support.get(listPartnerTimeline, { id, kind: 'act' });
  expect(list).toMatchObject([{ what: 'note', reason: note.reason, about: 'call 21' }]);
  const own = await server.ask(listStaffActivity, {}, { token });
  expect(own.code === 200 && own.data.list).toMatchObject([{ act: 'note', reason: note.reason }]);
});

test('the page of a partner has the level, the score and each coupon', async () => {
  const { id, token } = await newPartner(server, 'gangway');
  expect((await support.get(showPartner, { id })).standing).toEqual({
    ...{ level: 1, score: 100, band: 'good', vipUntil: null },
  });
  const campaignId = await readyCampaign(server, { name: 'Welcome' });
  await server.ask(claimCoupon, { requestId: randomUUID(), campaignId }, { token });
  const { list } = await support.get(listPartnerCoupons, { id });
  expect(list).toMatchObject([{ name: 'Welcome', state: 'unused', usedAt: null, given: null }]);
  expect((await support.get(listPartnerCoupons, { id, state: 'used' })).list).toEqual([]);
});

test('staff log one device out, once', async () => {
  const { id, token } = await newPartner(server, 'jetty');
  const sessions = await server.ask(listSessions, {}, { token });
  const sessionId = sessions.code === 200 ? (sessions.data.list[0]?.id ?? '') : '';
  await support.get(endPartnerSession, { id, sessionId, ...told });
  expect(reasonOf(await server.ask(userInfo, {}, { token }))).toBe('session_expired');
  const again = await support.ask(endPartnerSession, { id, sessionId, ...told });
  expect(reasonOf(again)).toBe('desk_not_found');
});
