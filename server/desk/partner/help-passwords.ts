import type {
  decideLoginLink as decideLoginLinkRoute,
  decidePayPassword as decidePayPasswordRoute,
  helpLoginPassword as helpLoginPasswordRoute,
  helpPayPassword as helpPayPasswordRoute,
  listPartnerHelp as listPartnerHelpRoute,
} from '#contract/desk/partner-help.ts';
import { heldBack } from '#domain/partner/password-link.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { whyNotDecide } from '#domain/staff/proposal.ts';
import { whyNotApprove } from '#domain/wallet/pay-password-reset.ts';
import {
  endReset,
  findDoubt,
  insertReset,
  lockPayPassword,
  lockReset,
  saveApproval,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import {
  findCutOffAt,
  findLinkAsker,
  findOpenPasswordLink,
  insertLinkRequest,
  insertPasswordLink,
  listWaitingHelp,
  lockLinkRequest,
  lockPartner,
  makeCodeWord,
  saveLinkDecision,
} from '../../people/partner/partner.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { actOf, undoing } from './help-partner.ts';
import { getKnown } from './partners.ts';

export const listPartnerHelp: DeskUseCase<typeof listPartnerHelpRoute> = async ({ db, now }) => {
  const list = await listWaitingHelp(db.sql, now());
  return { list: list.map((one) => ({ ...one, at: one.at.toISOString() })) };
};

/** The requester sees a word and the confirmer the link; the partner needs both. */
export const helpLoginPassword: DeskUseCase<typeof helpLoginPasswordRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const partnerId = await getKnown(sql, input.id);
    const { passwordHash } = await lockPartner(sql, partnerId);
    if (passwordHash === null) throw new Refusal('desk_no_login_password');
    const open = await findOpenPasswordLink(sql, partnerId, now);
    if ((open?.expiresAt.toISOString() ?? null) !== input.seen) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const { word, codeWordHash } = makeCodeWord();
    const { reason, reference } = input;
    const asked = { partnerId, by, reason, reference, codeWordHash };
    if (!(await insertLinkRequest(sql, asked, now))) throw new Refusal('desk_link_waiting');
    await noteAct(sql, actOf('propose-password-link', by, input), now);
    return { word };
  });

/**
 * The link leaves the server once, in this answer. It works after a wait in which the partner can
 * see and cancel it, and it only sets a password.
 */
export const decideLoginLink: DeskUseCase<typeof decideLoginLinkRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const { name: by } = call.staff;
    const request = await lockLinkRequest(sql, input.id);
    if (!request) throw new Refusal('desk_not_found');
    if (request.decidedAt) throw new Refusal('desk_changed_meanwhile');
    const { partnerId, codeWordHash, by: askedBy } = request;
    const { id, isConfirmed, reason, reference } = input;
    if (isConfirmed) refuse(whyNotDecide({ madeBy: askedBy, decidedAt: null }, by));
    await saveLinkDecision(sql, { id, by, isConfirmed }, now);
    const told = { id: partnerId, reason, reference };
    if (!isConfirmed) {
      await noteAct(sql, actOf(`${undoing(askedBy, by)}-password-link`, by, told), now);
      return { link: null };
    }
    await lockPartner(sql, partnerId);
    const given = { partnerId, by, askedBy, codeWordHash };
    const { token, ...made } = await insertPasswordLink(sql, given, now);
    const link = heldBack(made, await findCutOffAt(sql, partnerId, now));
    const usableAt = link.usableAt.toISOString();
    await noteAct(sql, actOf('confirm-password-link', by, told), now);
    await leaveNotice(sql, { partnerId, at: now, what: 'password-link', facts: { usableAt } });
    const address = `${call.appOrigin}/#/reset?token=${token}`;
    return { link: { address, usableAt, expiresAt: link.expiresAt.toISOString() } };
  });

/** The same wait as when the partner asks in the app, plus the approval of a second person. */
export const helpPayPassword: DeskUseCase<typeof helpPayPasswordRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const partnerId = await getKnown(sql, input.id);
    // The first one needs no help, unless the login password was set by a link.
    if (!(await lockPayPassword(sql, partnerId)) && !(await findDoubt(sql, partnerId))) {
      throw new Refusal('desk_no_pay_password');
    }
    const waiting = await lockReset(sql, partnerId, now);
    const reset = waiting ?? (await insertReset(sql, partnerId, by, now));
    const usableAt = reset.usableAt.toISOString();
    await noteAct(sql, actOf('propose-pay-password-help', by, input), now);
    const what = 'pay-password-reset-asked';
    if (!waiting) await leaveNotice(sql, { partnerId, at: now, what, facts: { usableAt } });
    return { address: `${call.appOrigin}/#/wallet/set-password`, usableAt };
  });

export const decidePayPassword: DeskUseCase<typeof decidePayPasswordRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const by = call.staff.name;
    const partnerId = await getKnown(sql, input.id);
    const reset = await lockReset(sql, partnerId, now);
    if (reset?.requestedAt.toISOString() !== input.seen) {
      throw new Refusal('desk_changed_meanwhile');
    }
    if (!input.isConfirmed) {
      await endReset(sql, partnerId, 'cancelled', now);
      await noteAct(sql, actOf(`${undoing(reset.begunBy, by)}-pay-password-help`, by, input), now);
      await leaveNotice(sql, { partnerId, at: now, what: 'pay-password-reset-cancelled' });
      return {};
    }
    const linkAskedBy = await findLinkAsker(sql, partnerId);
    refuse(whyNotApprove({ reset, linkAskedBy, by }));
    await saveApproval(sql, partnerId, by, now);
    await noteAct(sql, actOf('confirm-pay-password-help', by, input), now);
    return {};
  });
