import type {
  endPartnerSession,
  helpLoginPassword,
  helpPayPassword,
  proposeStatus as proposeRoute,
} from '#contract/desk/partners.ts';
import { DeskRefusal } from '#contract/desk/refusals.ts';
import { lockAccount } from '../account/account-store.ts';
import { findOpenPasswordLink, insertPasswordLink } from '../account/password-link-store.ts';
import { endSessionIn } from '../account/session-store.ts';
import { leaveNotice } from '../notification/notice-store.ts';
import { noteAct } from '../staff/activity-store.ts';
import { proposeStatus } from '../staff/change-status.ts';
import { insertReset, lockPayPassword, lockReset } from '../wallet/pay-password-store.ts';
import type { DeskUseCase } from './desk-call.ts';
import { getKnown } from './partners.ts';

export const askForStatus: DeskUseCase<typeof proposeRoute> = async (call, { id, ...asked }) => {
  const partnerId = await getKnown(call.db.sql, id);
  const form = { ...asked, partnerId, by: call.staff.name };
  return { proposalId: await proposeStatus(call.db, form, call.now()) };
};

interface Told {
  readonly id: string;
  readonly reason: string;
  readonly reference: string;
}

const actOf = (act: string, by: string, { id, reason, reference }: Told) => ({
  ...{ partnerId: id, by, act, reason, reference },
});

export const endOneSession: DeskUseCase<typeof endPartnerSession> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    if (!(await endSessionIn(sql, input.id, input.sessionId, now))) {
      throw new DeskRefusal('desk_not_found');
    }
    await noteAct(sql, actOf('session-ended', call.staff.name, input), now);
    await leaveNotice(sql, { partnerId: input.id, at: now, what: 'session-ended' });
    return {};
  });

/**
 * The link leaves the server once, in this answer. It works after a wait, in which the partner can
 * see it, and it sets a password and nothing else: money stays behind the transaction password.
 */
export const issueLoginLink: DeskUseCase<typeof helpLoginPassword> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const partnerId = await getKnown(sql, input.id);
    const { passwordHash } = await lockAccount(sql, partnerId);
    if (passwordHash === null) throw new DeskRefusal('desk_no_login_password');
    const open = await findOpenPasswordLink(sql, partnerId, now);
    if ((open?.expiresAt.toISOString() ?? null) !== input.seen) {
      throw new DeskRefusal('desk_changed_meanwhile');
    }
    const { token, ...link } = await insertPasswordLink(sql, { partnerId, by }, now);
    const usableAt = link.usableAt.toISOString();
    await noteAct(sql, actOf('password-link', by, input), now);
    await leaveNotice(sql, { partnerId, at: now, what: 'password-link', facts: { usableAt } });
    const address = `${call.appOrigin}/#/reset?token=${token}`;
    return { address, usableAt, expiresAt: link.expiresAt.toISOString() };
  });

/**
 * The same wait as when the partner asks in the app, and the same proof after it: the login
 * password. So staff can begin it, but nobody gets past it by knowing staff.
 */
export const beginPayPasswordWait: DeskUseCase<typeof helpPayPassword> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const partnerId = await getKnown(sql, input.id);
    if (!(await lockPayPassword(sql, partnerId))) throw new DeskRefusal('desk_no_pay_password');
    const waiting = await lockReset(sql, partnerId, now);
    const reset = waiting ?? (await insertReset(sql, partnerId, now));
    const usableAt = reset.usableAt.toISOString();
    await noteAct(sql, actOf('pay-password-help', call.staff.name, input), now);
    const what = 'pay-password-reset-asked';
    if (!waiting) await leaveNotice(sql, { partnerId, at: now, what, facts: { usableAt } });
    return { address: `${call.appOrigin}/#/wallet/set-password`, usableAt };
  });
