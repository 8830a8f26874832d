import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePartnerStatus } from '#contract/desk/partners.ts';
import {
  findOperator,
  followOperator,
  listFollows,
  offerProxy,
  stopFollow,
} from '#contract/follow.ts';
import { noticeLifeMs } from '#domain/follow/follow.ts';
import { admitStaff, withSecond } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import {
  caps,
  followTestOperator,
  offerTestProxy,
  readyFollow,
  showOperator,
} from './test-follow.ts';

let server: TestServer;
let operator: TestPartner;
let other: TestPartner;
let proxyId = '';
let otherId = '';
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  operator = await readyPartner(server, 'operator', '500.00');
  other = await readyPartner(server, 'other', '500.00');
  proxyId = await offerTestProxy(server, operator);
  otherId = await offerTestProxy(server, other, 2_000);
});
afterAll(() => server.close());

const find = ({ token }: TestPartner, id: string) =>
  server.ask(findOperator, { proxyId: id }, { token });

test('an ID that nobody offers is an error, even if it was offered before', async () => {
  const partner = await readyPartner(server, 'seeker', '0.00');
  for (const wrong of ['', 'NOSUCH00', 'operator', operator.id.slice(0, 40)]) {
    const answer = await find(partner, wrong);
    expect(reasonOf(answer)).toBe('follow_id_wrong');
    expect(answer.msg).toBe('ID error, please re-enter.');
  }
  const shy = await readyPartner(server, 'shy', '0.00');
  const shyId = await offerTestProxy(server, shy);
  expect(await find(partner, shyId.toLowerCase())).toMatchObject({ code: 200 });
  const close = { isOffered: false, shareBps: 1_000 };
  expect(await server.ask(offerProxy, close, { token: shy.token })).toMatchObject({
    data: { proxyId: shyId, isOffered: false },
  });
  expect(reasonOf(await find(partner, shyId))).toBe('follow_id_wrong');
  expect(reasonOf(await find(operator, proxyId))).toBe('follow_self');
});

test('an operator whose account was closed cannot be found, and followers are told', async () => {
  const leaver = await readyPartner(server, 'leaver', '10.00');
  const leaverId = await offerTestProxy(server, leaver);
  const faithful = await readyPartner(server, 'faithful', '100.00');
  await followTestOperator(server, faithful, leaverId);
  const late = await readyPartner(server, 'late', '100.00');
  const noticeId = await showOperator(server, late, leaverId);
  const follow = await readyFollow(server, late, { proxyId: leaverId, noticeId });
  const isGone = async () => {
    const answer = await server.ask(listFollows, {}, { token: faithful.token });
    return answer.code === 200 ? answer.data.current?.isOperatorGone : null;
  };
  expect(await isGone()).toBe(false);
  const support = await admitStaff(server, 'Sue Support', 'support');
  const approver = await admitStaff(server, 'Abe Approver', 'approver');
  await withSecond(support, approver).get(changePartnerStatus, {
    id: leaver.id,
    seen: 'active',
    to: 'cancelled',
    reason: 'left the programme',
    reference: 'S-1',
  });
  expect(reasonOf(await find(late, leaverId))).toBe('follow_id_wrong');
  // A notice from before does not help either.
  expect(reasonOf(await follow())).toBe('follow_id_wrong');
  expect(await isGone()).toBe(true);
});

test('an operator without plans has no invented figure in the record', async () => {
  const partner = await readyPartner(server, 'reader', '10.00');
  expect(await find(partner, proxyId)).toMatchObject({
    data: {
      ...{ proxyId, shareBps: 1_000, waits: true },
      record: { plans: 0, settled: 0, lost: 0, result: '0.00', median: null, worst: null },
      followers: { now: 0, withResult: 0, lost: 0, median: null, worst: null },
    },
  });
});

test('nobody offers a share above the cap, nor without saying so', async () => {
  for (const shareBps of [2_001, -1, 10.5]) {
    const answer = await server.ask(
      offerProxy,
      { isOffered: true, shareBps },
      { token: operator.token },
    );
    expect(reasonOf(answer)).toBe('input_invalid');
  }
});

test('a follow needs a fresh notice of its own, the right confirmation, and whole caps', async () => {
  const partner = await readyPartner(server, 'careful', '100.00');
  const stranger = await readyPartner(server, 'stranger', '100.00');
  const noticeId = await showOperator(server, partner, proxyId);
  const attempt = async (form: Record<string, string>) =>
    reasonOf(await (await readyFollow(server, partner, { proxyId, noticeId, ...form }))());
  expect(await attempt({ noticeId: randomUUID() })).toBe('follow_notice_needed');
  const foreign = await showOperator(server, stranger, proxyId);
  expect(await attempt({ noticeId: foreign })).toBe('follow_notice_needed');
  const ofOther = await showOperator(server, partner, otherId);
  expect(await attempt({ noticeId: ofOther })).toBe('follow_notice_needed');
  expect(await attempt({ capPerPlan: '0.00' })).toBe('follow_cap_invalid');
  expect(await attempt({ capInAll: '49.99' })).toBe('follow_cap_invalid');
  const { token } = partner;
  const input = { requestId: randomUUID(), proxyId, noticeId, ...caps, confirmation: 'made up' };
  expect(reasonOf(await server.ask(followOperator, input, { token }))).toBe('confirmation_invalid');
  const begun = server.clock.now;
  server.clock.now = new Date(begun.getTime() + noticeLifeMs);
  expect(await attempt({})).toBe('follow_notice_needed');
  server.clock.now = begun;
  // The operator now asks for a larger share than the notice showed, so it must be read again.
  await offerTestProxy(server, operator, 1_500);
  expect(await attempt({})).toBe('follow_notice_needed');
  await offerTestProxy(server, operator, 1_000);
  expect(await attempt({})).toBeNull();
  expect(await attempt({})).toBe('follow_same');
});

test('the first follow waits a day, even if it is replaced, and a later one does not', async () => {
  const partner = await readyPartner(server, 'first-timer', '100.00');
  const first = await followTestOperator(server, partner, proxyId);
  const dayMs = 86_400_000;
  expect(Date.parse(first.activeFrom) - Date.parse(first.since)).toBe(dayMs);
  expect(reasonOf(await find(partner, proxyId))).toBe('follow_same');
  const begun = server.clock.now;
  server.clock.now = new Date(begun.getTime() + dayMs / 2);
  const second = await followTestOperator(server, partner, otherId);
  expect(second.activeFrom).toBe(first.activeFrom);
  server.clock.now = new Date(begun.getTime() + dayMs);
  const third = await followTestOperator(server, partner, proxyId);
  expect(third.activeFrom).toBe(third.since);
  await followTestOperator(server, partner, otherId);
  const { token } = partner;
  const answer = await server.ask(listFollows, {}, { token });
  expect(answer).toMatchObject({
    data: { current: { proxyId: otherId, shareBps: 2_000, until: null } },
  });
  if (answer.code !== 200) throw new Error(answer.msg);
  expect(answer.data.list.filter(({ until }) => until === null)).toHaveLength(1);
  expect(await server.ask(stopFollow, {}, { token })).toMatchObject({ code: 200 });
  expect(await server.ask(stopFollow, {}, { token })).toMatchObject({ code: 200 });
  expect(await server.ask(listFollows, {}, { token })).toMatchObject({ data: { current: null } });
  server.clock.now = begun;
});

test('of fifty concurrent follows one counts, and a retry gets the same answer', async () => {
  const partner = await readyPartner(server, 'racer', '100.00');
  const noticeId = await showOperator(server, partner, proxyId);
  const ready = await Promise.all(
    Array.from({ length: 10 }, () => readyFollow(server, partner, { proxyId, noticeId })),
  );
  const answers = await Promise.all(ready.flatMap((send) => Array.from({ length: 5 }, send)));
  const good = answers.filter(({ code }) => code === 200);
  expect(new Set(good.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(good).toHaveLength(5);
  const row = await server.db.sql.one`
    select count(*)::int from follow where partner_id = ${partner.id}`;
  expect(row).toEqual({ count: 1 });
});

test('the database holds one follow per partner, and no follow of oneself', async () => {
  const partner = await readyPartner(server, 'doubler', '100.00');
  await followTestOperator(server, partner, proxyId);
  const noticeId = await showOperator(server, partner, otherId);
  const write = (operatorId: string) =>
    server.db.sql`
      insert into follow (id, partner_id, operator_id, notice_id, cap_per_plan, cap_in_all,
        share_bps, at, active_from)
      values (gen_random_uuid(), ${partner.id}, ${operatorId}, ${noticeId}, 1, 1, 0, now(),
        now())`;
  await expect(write(other.id)).rejects.toThrow(/one_follow/);
  await expect(write(partner.id)).rejects.toThrow(/check|foreign key/);
});

test('IDs are looked up at most twenty times an hour', async () => {
  const partner = await readyPartner(server, 'prober', '0.00');
  const answers = [];
  for (let each = 0; each < 25; each += 1) answers.push(await find(partner, `PROBE0${each}`));
  const reasons = answers.map(reasonOf);
  expect(reasons.filter((reason) => reason === 'follow_id_wrong')).toHaveLength(20);
  expect(reasons.filter((reason) => reason === 'too_many_attempts')).toHaveLength(5);
});
