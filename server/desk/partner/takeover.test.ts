import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listDeskNotices } from '#contract/desk/notices.ts';
import {
  askToClear,
  decideObjection,
  decidePayPassword,
  helpLoginPassword,
  helpPayPassword,
} from '#contract/desk/partner-help.ts';
import { endPartnerSession, showPartner } from '#contract/desk/partners.ts';
import { approvePayout, showPayout } from '#contract/desk/payouts.ts';
import { makeObjection, objectionState } from '#contract/objection.ts';
import { askNewPasskey } from '#contract/passkey.ts';
import { setPasswordByLink, updatePassword } from '#contract/password.ts';
import { forgotPayPassword, setPayPassword } from '#contract/pay-password.ts';
import { payoutTerms, requestPayout } from '#contract/payout.ts';
import { endSession, listSessions, loginV2 } from '#contract/session.ts';
import { workingRoles } from '#domain/desk/role.ts';
import { linkWaitMs } from '#domain/partner/password-link.ts';
import { linkDoubtMs } from '#domain/wallet/pay-password-reset.ts';
import { addTestPasskey, enterByPasskey } from '../../people/partner/test-partner-passkey.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { confirmationsOf, readyPartner } from '../../programme/wallet/test-partner.ts';
import { md5 } from '../../programme/wallet/test-pay-password.ts';
import { createPayoutRequest } from '../../programme/wallet/test-payout.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { admitStaff, passwordLinkWithSecond, renameStaff, type TestStaff } from '../test-desk.ts';
import { newPartner, told } from '../traces/test-people-traces.ts';

let server: TestServer;
let days = 0;
let thief: TestStaff;
let honest: TestStaff;
let third: TestStaff;

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  await newDay();
});
afterAll(() => server.close());

/** After a day nobody is signed in at the desk any more. */
async function newDay(ms = 0) {
  days += 1;
  server.clock.now = new Date(server.clock.now.getTime() + ms);
  thief = await admitStaff(server, `Theo Thief ${days}`, 'support');
  honest = await admitStaff(server, `Hope Honest ${days}`, 'support', 'approver');
  third = await admitStaff(server, `Tim Third ${days}`, 'approver');
}

const stolen = 'a stolen evening';
const dayMs = 24 * 3_600_000;

/** Both halves of a link fall into the hands of somebody who is not the partner. */
async function setByLink(id: string) {
  const link = await passwordLinkWithSecond(thief, honest, id);
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const form = { ...link, newPassword: stolen, confirmPassword: stolen };
  expect(await server.ask(setPasswordByLink, form)).toMatchObject({ code: 200 });
}

async function enter(username: string) {
  const answer = await server.ask(loginV2, { username, password: stolen });
  return answer.code === 200 ? { token: answer.data.token } : { token: '' };
}

const newDigits = { password: md5('495038'), loginPassword: stolen };

async function seenReset(id: string) {
  return (await honest.get(showPartner, { id })).payPassword.reset?.requestedAt ?? '';
}

test('a password set by link opens no transaction password before a week and a second person', async () => {
  const { id } = await readyPartner(server, 'quay', '50.00');
  await thief.get(helpPayPassword, { id, ...told });
  const before = await seenReset(id);
  await setByLink(id);
  await newDay();
  // The wait that staff had begun starts again, and takes a week.
  expect(await seenReset(id)).not.toBe(before);
  await newDay(2 * dayMs);
  const own = await enter('quay');
  expect(reasonOf(await server.ask(setPayPassword, newDigits, own))).toBe('confirmation_invalid');
  const seen = await seenReset(id);
  const agree = { id, seen, isConfirmed: true, ...told };
  const stale = await third.ask(decidePayPassword, { ...agree, seen: before });
  expect(reasonOf(stale)).toBe('desk_changed_meanwhile');
  await third.get(decidePayPassword, agree);
  expect(reasonOf(await server.ask(setPayPassword, newDigits, own))).toBe('confirmation_invalid');
  await newDay(linkDoubtMs - 2 * dayMs);
  const later = await enter('quay');
  expect(await server.ask(setPayPassword, newDigits, later)).toMatchObject({ code: 200 });
});

test('without a second person the week alone opens nothing, and the requester cannot be that person', async () => {
  await newDay();
  const { id, token } = await newPartner(server, 'jetty');
  await setByLink(id);
  const own = await enter('jetty');
  const early = await server.ask(setPayPassword, newDigits, own);
  expect(reasonOf(early)).toBe('pay_password_doubted');
  const asked = await server.ask(forgotPayPassword, { loginPassword: stolen }, own);
  expect(asked).toMatchObject({ data: { isUsable: false, isApprovalMissing: true } });
  expect(reasonOf(await server.ask(forgotPayPassword, {}, { token }))).toBe('session_read_only');
  await newDay(linkDoubtMs);
  const later = await enter('jetty');
  const late = await server.ask(setPayPassword, newDigits, later);
  expect(reasonOf(late)).toBe('pay_password_doubted');
});

test('one session of the owner stays, reads and writes nothing, and nobody else ends it', async () => {
  await newDay();
  const { id, token } = await readyPartner(server, 'mole', '50.00');
  const owner = { token };
  const sessions = await server.ask(listSessions, {}, owner);
  const sessionId = sessions.code === 200 ? (sessions.data.list[0]?.id ?? '') : '';
  await setByLink(id);
  await newDay();
  const own = await enter('mole');
  expect(await server.ask(userInfo, {}, owner)).toMatchObject({ code: 200 });
  const edit = { oldPassword: stolen, newPassword: 'mine again', confirmPassword: 'mine again' };
  expect(reasonOf(await server.ask(updatePassword, edit, owner))).toBe('session_read_only');
  // Neither the holder of the new password nor staff can lock the owner out.
  expect(reasonOf(await server.ask(endSession, { id: sessionId }, own))).toBe('session_not_found');
  const byStaff = await thief.ask(endPartnerSession, { id, sessionId, ...told });
  expect(reasonOf(byStaff)).toBe('desk_not_found');
  const other = {
    ...edit,
    newPassword: 'another stolen one',
    confirmPassword: 'another stolen one',
  };
  expect(await server.ask(updatePassword, other, own)).toMatchObject({ code: 200 });
  const state = await server.ask(objectionState, {}, owner);
  expect(state).toMatchObject({ data: { isReadOnly: true, objectedAt: null } });
});

test('logging the owner out everywhere delays the link by a day', async () => {
  await newDay();
  const { id, token } = await newPartner(server, 'bollard');
  const link = await passwordLinkWithSecond(thief, honest, id);
  const sessions = await server.ask(listSessions, {}, { token });
  const sessionId = sessions.code === 200 ? (sessions.data.list[0]?.id ?? '') : '';
  await thief.get(endPartnerSession, { id, sessionId, ...told });
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const form = { ...link, newPassword: stolen, confirmPassword: stolen };
  expect(reasonOf(await server.ask(setPasswordByLink, form))).toBe('password_link_early');
  // The owner logs in again, is told, and has a session that survives the link.
  const back = await server.ask(loginV2, { username: 'bollard', password: testPassword });
  const own = { token: back.code === 200 ? back.data.token : '' };
  expect(await server.ask(setPasswordByLink, form)).toMatchObject({ code: 200 });
  expect(await server.ask(makeObjection, {}, own)).toMatchObject({ code: 200 });
});

test('the owner objects: the new password ends, and payouts wait until two people clear it', async () => {
  await newDay();
  const { id, token, cardId, confirm } = await readyPartner(server, 'pier', '50.00');
  const owner = { token };
  const { input: asked, subject } = createPayoutRequest('20.00', cardId);
  const form = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  const payout = await server.ask(requestPayout, form, owner);
  const payoutId = payout.code === 200 ? payout.data.id : '';
  await setByLink(id);
  const [asker, confirmer] = [thief.name, honest.name];
  const own = await enter('pier');
  expect(reasonOf(await server.ask(makeObjection, {}, own))).toBe('nothing_to_object');
  await newDay();
  const shown = await third.get(showPayout, { id: payoutId });
  expect(shown.cautions).toMatchObject([
    { what: 'login-password-by-link', begunBy: asker, approvedBy: confirmer },
  ]);
  expect(await server.ask(makeObjection, {}, owner)).toMatchObject({ code: 200 });
  expect(reasonOf(await server.ask(userInfo, {}, own))).toBe('session_expired');
  expect(await enter('pier')).toEqual({ token: '' });
  const notices = (await third.get(listDeskNotices, {})).list;
  expect(notices).toMatchObject([{ act: 'partner-objected', about: { partner: 'pier' } }]);
  await newDay(2 * dayMs);
  const terms = await server.ask(payoutTerms, {}, owner);
  const refusal = { reason: 'payout_objected', facts: { remedy: 'ask-service' } };
  expect(terms).toMatchObject({ data: { refusal } });
  const approval = { id: payoutId, seen: 'requested', reason: 'It is right.' } as const;
  expect(reasonOf(await third.ask(approvePayout, approval))).toBe('payout_objected');
  await honest.get(askToClear, { id, ...told });
  const clear = { id, isConfirmed: true, ...told };
  expect(reasonOf(await honest.ask(decideObjection, clear))).toBe('second_person_needed');
  await renameStaff(server, honest, 'Somebody Else');
  expect(reasonOf(await honest.ask(decideObjection, clear))).toBe('second_person_needed');
  await renameStaff(server, honest, honest.name);
  // The database refuses it too, and to clear what nobody requested.
  const answer = fragment`
    answered_at = now(), answered_by = ${honest.id}, answerer = 'B', outcome = 'cleared',
    answer = 'fine'`;
  const noRequest = fragment`
    requested_by = null, requester = null, requested_at = null, request_reason = null`;
  for (const change of [answer, fragment`${answer}, ${noRequest}`]) {
    const forged = server.db.sql`
      update support_case set ${change} where kind = 'takeover' and partner_id = ${id}`;
    await expect(forged).rejects.toThrow('support_case_takes_two');
  }
  const setRoles = (roles: readonly string[]) =>
    server.db.sql`update staff set roles = ${[...roles]} where id = ${honest.id}`;
  await setRoles(['auditor']);
  expect(reasonOf(await third.ask(decideObjection, clear))).toBe('desk_requester_left');
  await setRoles(workingRoles);
  await third.get(decideObjection, clear);
  expect(await third.ask(approvePayout, approval)).toMatchObject({ code: 200 });
  expect(await server.ask(payoutTerms, {}, owner)).toMatchObject({ data: { refusal: null } });
});

test('the owner can stop an unused link from any session, and nothing is paused', async () => {
  await newDay();
  const { id, token } = await readyPartner(server, 'groyne', '50.00');
  const link = await passwordLinkWithSecond(thief, honest, id);
  const { loginLink } = await honest.get(showPartner, { id });
  const asked = await thief.get(helpLoginPassword, {
    ...{ id, seen: loginLink?.expiresAt ?? null },
    ...told,
  });
  await thief.get(helpPayPassword, { id, ...told });
  const state = await server.ask(objectionState, {}, { token });
  expect(state).toMatchObject({ data: { isReadOnly: false, linkUsableAt: loginLink?.usableAt } });
  expect(await server.ask(makeObjection, {}, { token })).toMatchObject({ code: 200 });
  // No other link comes of what was requested before.
  const late = await honest.ask(decideApproval, { id: asked.id, isApproved: true, reason: '' });
  expect(reasonOf(late)).toBe('desk_request_decided');
  const { list } = await honest.get(listApprovals, { state: 'decided', kind: 'password-link' });
  const stopped = list.find((one) => one.id === asked.id);
  expect(stopped).toMatchObject({ state: 'stopped', decidedBy: null });
  server.clock.now = new Date(server.clock.now.getTime() + linkWaitMs);
  const used = { ...link, newPassword: stolen, confirmPassword: stolen };
  expect(reasonOf(await server.ask(setPasswordByLink, used))).toBe('password_link_invalid');
  const nothing = { linkUsableAt: null, resetUsableAt: null, objectedAt: null };
  const after = await server.ask(objectionState, {}, { token });
  expect(after).toMatchObject({ data: nothing });
  expect(await server.ask(payoutTerms, {}, { token })).toMatchObject({ data: { refusal: null } });
});

test('a password set by link adds no passkey to an account without six digits', async () => {
  await newDay();
  const { id } = await newPartner(server, 'slipway');
  await setByLink(id);
  const own = await enter('slipway');
  const asked = await server.ask(askNewPasskey, { loginPassword: stolen }, own);
  expect(reasonOf(asked)).toBe('passkey_doubted');
});

test('an objection ends all passkeys added since the first link, and no others', async () => {
  await newDay();
  const { id, token, confirm } = await readyPartner(server, 'breakwater', '10.00');
  const ofOwner = await addTestPasskey(server, { token, confirm });
  await setByLink(id);
  // This attacker also knows the six digits, and sets the password again to look like its owner.
  const own = await enter('breakwater');
  const ofThief = await addTestPasskey(server, {
    ...own,
    confirm: confirmationsOf(server, own.token),
  });
  await newDay();
  await setByLink(id);
  expect(await enterByPasskey(server, ofThief)).toMatchObject({ code: 200 });
  expect(await server.ask(makeObjection, {}, { token })).toMatchObject({ code: 200 });
  expect(reasonOf(await enterByPasskey(server, ofThief))).toBe('passkey_wrong');
  expect(await enterByPasskey(server, ofOwner)).toMatchObject({ code: 200 });
});
