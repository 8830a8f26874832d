import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { listStaffActivity } from '#contract/deposit.ts';
import { decideApproval, withdrawApproval } from '#contract/desk/approvals.ts';
import {
  decidePayPassword,
  helpLoginPassword,
  helpPayPassword,
  listPartnerHelp,
} from '#contract/desk/partner-help.ts';
import { listPartnerActs, showPartner } from '#contract/desk/partners.ts';
import { listWaiting } from '#contract/desk/waiting.ts';
import { lookAtPasswordLink, setPasswordByLink, updatePassword } from '#contract/password.ts';
import { payPasswordState } from '#contract/pay-password.ts';
import { payoutTerms } from '#contract/payout.ts';
import { loginV2 } from '#contract/session.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { admitStaff, type TestStaff } from '../test-desk.ts';
import { newPartner, told } from '../traces/test-people-traces.ts';

let server: TestServer;
let support: TestStaff;
let second: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  support = await admitStaff(server, 'Sam Support', 'support');
  second = await admitStaff(server, 'Sec Ond', 'support', 'approver');
});
afterAll(() => server.close());

const newPassword = 'a loud evening';
const form = { newPassword, confirmPassword: newPassword };

/** Both halves: the word shown to one person, and the link shown to the other. */
async function issue(id: string) {
  const { loginLink } = await support.get(showPartner, { id });
  const seen = loginLink?.expiresAt ?? null;
  const { id: request, word } = await support.get(helpLoginPassword, { id, seen, ...told });
  const decision = { id: request, isApproved: true, reason: '' };
  expect(reasonOf(await support.ask(decideApproval, decision))).toBe('second_person_needed');
  const { link } = await second.get(decideApproval, decision);
  expect(link?.address).toMatch(/^http:\/\/localhost\/#\/reset\?token=/);
  return { token: link?.address.split('token=')[1] ?? '', word };
}

const wait = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** After a day nobody is signed in any more. */
async function freshSupport(name: string) {
  support = await admitStaff(server, name, 'support');
  second = await admitStaff(server, `${name} Second`, 'support', 'approver');
}

test('a link sets a new login password once, after the wait, and payouts pause for a day', async () => {
  const { id, token } = await readyPartner(server, 'lighthouse', '50.00');
  const link = await issue(id);
  const look = await server.ask(lookAtPasswordLink, { token: link.token });
  expect(look).toMatchObject({ code: 200, data: { username: 'lighthouse' } });
  for (const word of [undefined, 'AAAA-AAAA-AAAA-AAAA']) {
    const half = { token: link.token, ...(word ? { word } : {}), ...form };
    const alone = await server.ask(setPasswordByLink, half);
    expect(reasonOf(alone)).toBe('password_link_word_wrong');
  }
  const early = await server.ask(setPasswordByLink, { ...link, ...form });
  expect(reasonOf(early)).toBe('password_link_early');
  wait(linkWaitMs);
  const weak = { ...link, newPassword: 'lighthouse1', confirmPassword: 'lighthouse1' };
  expect(reasonOf(await server.ask(setPasswordByLink, weak))).toBe('password_like_username');
  const both = await Promise.all(
    [0, 1].map(() => server.ask(setPasswordByLink, { ...link, ...form })),
  );
  expect(both.map(({ code }) => code).sort()).toEqual([200, 400]);
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: link.token }))).toBe(
    'password_link_invalid',
  );
  // The one existing session stays, to read and to object.
  expect(await server.ask(userInfo, {}, { token })).toMatchObject({ code: 200 });
  const username = 'lighthouse';
  const old = await server.ask(loginV2, { username, password: testPassword });
  expect(reasonOf(old)).toBe('credentials_wrong');
  const entered = await server.ask(loginV2, { username, password: newPassword });
  const own = { token: entered.code === 200 ? entered.data.token : '' };
  const acts = await server.ask(listStaffActivity, {}, own);
  expect(acts.code === 200 && acts.data.list[0]).toMatchObject({
    by: 'Sec Ond',
    act: 'approve-password-link',
    ...told,
  });
  const notices = await server.db.sql.many<{ what: string }>`
    select what from notice where partner_id = ${id} and what like 'password-%' order by at`;
  expect(notices.map(({ what }) => what)).toEqual(['password-link', 'password-reset']);
  const terms = await server.ask(payoutTerms, {}, own);
  expect(terms).toMatchObject({ data: { refusal: { reason: 'payout_password_reset' } } });
  wait(24 * 3_600_000);
  const later = await server.ask(payoutTerms, {}, own);
  expect(later).toMatchObject({ code: 200, data: { refusal: null } });
});

test('a new link ends the one before, and so does a password change by the owner', async () => {
  await freshSupport('Sue Support');
  const { id, token } = await newPartner(server, 'harbour');
  const first = await issue(id);
  const next = await issue(id);
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: first.token }))).toBe(
    'password_link_invalid',
  );
  expect((await support.get(showPartner, { id })).loginLink).not.toBeNull();
  const change = { oldPassword: testPassword, ...form };
  expect(await server.ask(updatePassword, change, { token })).toMatchObject({ code: 200 });
  expect(reasonOf(await server.ask(lookAtPasswordLink, { token: next.token }))).toBe(
    'password_link_invalid',
  );
  expect((await support.get(showPartner, { id })).loginLink).toBeNull();
});

test('of two concurrent requests for a login link one wins, and only the requester can withdraw it', async () => {
  const { id } = await newPartner(server);
  const asked = { id, seen: null, ...told };
  const both = await Promise.all(
    [support, second].map((staff) => staff.ask(helpLoginPassword, asked)),
  );
  expect(both.map(reasonOf).sort()).toEqual(['desk_request_waiting', null]);
  const [asker, other] = both[0]?.code === 200 ? [support, second] : [second, support];
  const [request] = (await asker.get(showPartner, { id })).requests;
  expect(request).toMatchObject({ requestedBy: asker.name, reason: told.reason });
  const back = { id: request?.id ?? '', reason: 'The partner remembered it.' };
  expect(reasonOf(await other.ask(withdrawApproval, back))).toBe('desk_not_found');
  await asker.get(withdrawApproval, back);
  expect((await asker.get(showPartner, { id })).requests).toEqual([]);
});

test('the partner reads each step of a login link, and only another person by id decides it', async () => {
  const { id } = await newPartner(server);
  const ask = async () => (await support.get(helpLoginPassword, { id, seen: null, ...told })).id;
  await support.get(withdrawApproval, { id: await ask(), reason: '' });
  const refused = await ask();
  const reason = 'Nobody answered when we called back.';
  await second.get(decideApproval, { id: refused, isApproved: false, reason });
  const approved = await ask();
  // Not even the running server can write the requester as the one who approved it.
  const decideAlone = server.db.sql`
    update approval set outcome = 'approved', decided_by = requested_by, decider = 'Another name',
           decided_at = ${server.clock.now}, decision_reason = ''
     where id = ${approved}`;
  await expect(decideAlone).rejects.toThrow('approval_takes_two');
  // Whoever decides nothing else about partners' passwords does not decide this.
  const approver = await admitStaff(server, 'Abe Approver', 'approver');
  const yes = { id: approved, isApproved: true, reason: '' };
  expect(reasonOf(await approver.ask(decideApproval, yes))).toBe('desk_role_missing');
  await second.get(decideApproval, yes);
  const { list } = await support.get(listPartnerActs, { id });
  expect(list.map(({ act, by, reason: why }) => [act, by, why])).toEqual([
    ['approve-password-link', second.name, told.reason],
    ['request-password-link', support.name, told.reason],
    ['refuse-password-link', second.name, reason],
    ['request-password-link', support.name, told.reason],
    ['withdraw-password-link', support.name, told.reason],
    ['request-password-link', support.name, told.reason],
  ]);
  expect(list.every(({ reference }) => reference === told.reference)).toBe(true);
});

test('a link cannot be guessed', async () => {
  const reasons = [];
  for (let tries = 0; tries < 21; tries += 1) {
    const token = `guess ${tries}`;
    const answer = await server.ask(lookAtPasswordLink, { token }, { address: '192.0.2.77' });
    reasons.push(reasonOf(answer));
  }
  expect(reasons.slice(-2)).toEqual(['password_link_invalid', 'too_many_attempts']);
});

test('help with a transaction password starts the same wait, and a second person has to agree', async () => {
  await freshSupport('Sid Support');
  const { id, token } = await readyPartner(server, 'dock', '0.00');
  const first = await support.get(helpPayPassword, { id, ...told });
  expect(Date.parse(first.usableAt) - server.clock.now.getTime()).toBe(24 * 3_600_000);
  expect(await support.get(helpPayPassword, { id, ...told })).toEqual(first);
  const state = () => server.ask(payPasswordState, {}, { token });
  const waiting = { usableAt: first.usableAt, isUsable: false, isApprovalMissing: true };
  expect(await state()).toMatchObject({ data: { reset: waiting } });
  const seen = (await second.get(showPartner, { id })).payPassword.reset?.requestedAt ?? '';
  const agreed = { id, seen, isConfirmed: true, ...told };
  expect(reasonOf(await support.ask(decidePayPassword, agreed))).toBe('second_person_needed');
  // People are compared by id, in the table too: another name makes nobody another person.
  await changeUnguarded(
    server.db.owner,
    (sql) => sql`
      update staff set name = 'Sid Other', name_key = 'sid other' where id = ${support.id}`,
  );
  expect(reasonOf(await support.ask(decidePayPassword, agreed))).toBe('second_person_needed');
  const approveAlone = server.db.sql`
    update pay_password_reset set approved_by = begun_by, approved_at = ${server.clock.now}
     where partner_id = ${id}`;
  await expect(approveAlone).rejects.toThrow('pay_password_reset_takes_two');
  const turnOf = async (staff: TestStaff) =>
    (await staff.get(listWaiting, {})).list.find((one) => one.partnerId === id)?.turn;
  expect([await turnOf(support), await turnOf(second)]).toEqual(['another', 'yours']);
  const { list } = await second.get(listPartnerHelp, {});
  expect(list.find((one) => one.partnerId === id)).toMatchObject({ what: 'pay-password' });
  wait(24 * 3_600_000);
  expect(await state()).toMatchObject({ data: { reset: { isUsable: false } } });
  // What somebody began who was locked out since is not approved any more.
  const beginner = support;
  await freshSupport('Sol Support');
  const setActive = (isActive: boolean) =>
    server.db.sql`update staff set is_active = ${isActive} where id = ${beginner.id}`;
  await setActive(false);
  expect(reasonOf(await second.ask(decidePayPassword, agreed))).toBe('desk_requester_left');
  await setActive(true);
  await second.get(decidePayPassword, agreed);
  expect(await state()).toMatchObject({ data: { reset: { isUsable: true } } });
  const unset = { id: (await newPartner(server)).id, ...told };
  expect(reasonOf(await support.ask(helpPayPassword, unset))).toBe('desk_no_pay_password');
});
