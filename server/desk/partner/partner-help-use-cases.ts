import type * as partnerHelp from '#contract/desk/partner-help.ts';
import { heldBack } from '#domain/partner/password-link.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { isSamePerson, whyNotDecide } from '#domain/staff/proposal.ts';
import { whyNotApprove } from '#domain/wallet/pay-password-reset.ts';
import {
  endReset,
  findDoubtedSince,
  insertReset,
  lockPayPassword,
  lockReset,
  saveResetApproval,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import {
  clearObjection,
  createCodeWord,
  findCutOffAt,
  findLinkRequester,
  findOpenPasswordLink,
  insertLinkRequest,
  insertPasswordLink,
  listWaitingHelp,
  lockLinkRequest,
  lockObjection,
  lockPartner,
  saveClearingRequest,
  saveLinkDecision,
} from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { getKnown } from './partner-use-cases.ts';

export const partnerHelpUseCases = {
  async listPartnerHelp({ db, now }) {
    return { list: await listWaitingHelp(db.sql, now()) };
  },

  /** The requester sees a word and the confirmer the link; the partner needs both. */
  async helpLoginPassword({ sql, staff, now }, { id, seen, reason, reference }) {
    const partnerId = await getKnown(sql, id);
    const { passwordHash } = await lockPartner(sql, partnerId);
    if (passwordHash === null) throw new Refusal('desk_no_login_password');
    const open = await findOpenPasswordLink(sql, partnerId, now);
    if ((open?.expiresAt.toISOString() ?? null) !== seen) {
      throw new Refusal('desk_changed_meanwhile');
    }

    const { word, codeWordHash } = createCodeWord();
    const request = { partnerId, by: staff.name, reason, reference, codeWordHash };
    if (!(await insertLinkRequest(sql, request, now))) throw new Refusal('desk_link_waiting');
    return { reply: { word }, concerns: { partnerId } };
  },

  /**
   * The link leaves the server once, in this reply. It works after a wait in which the partner can
   * see and cancel it, and it only sets a password.
   */
  async decideLoginLink({ sql, staff, now, appOrigin }, { id, isConfirmed }) {
    const by = staff.name;
    const request = await lockLinkRequest(sql, id);
    if (!request) throw new Refusal('desk_not_found');
    if (request.decidedAt) throw new Refusal('desk_changed_meanwhile');
    const { partnerId, codeWordHash, by: askedBy } = request;
    if (isConfirmed) refuse(whyNotDecide({ madeBy: askedBy, decidedAt: null }, by));

    await saveLinkDecision(sql, { id, by, isConfirmed }, now);
    if (!isConfirmed) {
      const act = `${endingOf(askedBy, by)}-password-link` as const;
      return { reply: { link: null }, concerns: { partnerId, act } };
    }

    await lockPartner(sql, partnerId);
    const newLink = { partnerId, by, askedBy, codeWordHash };
    const { token, ...times } = await insertPasswordLink(sql, newLink, now);
    const { usableAt, expiresAt } = heldBack(times, await findCutOffAt(sql, partnerId, now));
    const facts = { usableAt: usableAt.toISOString() };
    await leaveNotice(sql, { partnerId, at: now, what: 'password-link', facts });
    const address = `${appOrigin}/#/reset?token=${token}`;
    return {
      reply: { link: { address, usableAt, expiresAt } },
      concerns: { partnerId, act: 'confirm-password-link' },
    };
  },

  /** The same wait as when the partner asks in the app, plus the approval of a second person. */
  async helpPayPassword({ sql, staff, now, appOrigin }, { id }) {
    const partnerId = await getKnown(sql, id);
    // The first one needs no help, unless the login password was set by a link.
    if (!(await lockPayPassword(sql, partnerId)) && !(await findDoubtedSince(sql, partnerId))) {
      throw new Refusal('desk_no_pay_password');
    }

    const waiting = await lockReset(sql, partnerId, now);
    const { usableAt } = waiting ?? (await insertReset(sql, partnerId, staff.name, now));
    if (!waiting) {
      const facts = { usableAt: usableAt.toISOString() };
      await leaveNotice(sql, { partnerId, at: now, what: 'pay-password-reset-asked', facts });
    }
    return {
      reply: { address: `${appOrigin}/#/wallet/set-password`, usableAt },
      concerns: { partnerId },
    };
  },

  async decidePayPassword({ sql, staff, now }, { id, seen, isConfirmed }) {
    const by = staff.name;
    const partnerId = await getKnown(sql, id);
    const reset = await lockReset(sql, partnerId, now);
    if (reset?.requestedAt.toISOString() !== seen) throw new Refusal('desk_changed_meanwhile');

    if (!isConfirmed) {
      await endReset(sql, partnerId, 'cancelled', now);
      await leaveNotice(sql, { partnerId, at: now, what: 'pay-password-reset-cancelled' });
      const act = `${endingOf(reset.begunBy, by)}-pay-password-help` as const;
      return { concerns: { partnerId, act } };
    }

    const linkAskedBy = await findLinkRequester(sql, partnerId);
    refuse(whyNotApprove({ reset, linkAskedBy, by }));
    await saveResetApproval(sql, partnerId, by, now);
    return { concerns: { partnerId, act: 'confirm-pay-password-help' } };
  },

  async askToClear({ sql, staff, now }, { id, reason }) {
    const partnerId = await getKnown(sql, id);
    const objection = await getLockedObjection(sql, partnerId);
    if (objection.askedBy !== null) throw new Refusal('desk_changed_meanwhile');
    await saveClearingRequest(sql, objection.id, { by: staff.name, reason }, now);
    return { concerns: { partnerId } };
  },

  /** The requester may withdraw it; another person resumes payouts. */
  async decideObjection({ sql, staff, now }, { id, isConfirmed }) {
    const by = staff.name;
    const partnerId = await getKnown(sql, id);
    const { id: objectionId, askedBy } = await getLockedObjection(sql, partnerId);
    if (askedBy === null) throw new Refusal('desk_changed_meanwhile');

    if (!isConfirmed) {
      await saveClearingRequest(sql, objectionId, null, now);
      const act = `${endingOf(askedBy, by)}-objection-cleared` as const;
      return { concerns: { partnerId, act } };
    }

    refuse(whyNotDecide({ madeBy: askedBy, decidedAt: null }, by));
    await clearObjection(sql, objectionId, by, now);
    await leaveNotice(sql, { partnerId, at: now, what: 'objection-cleared' });
    return { concerns: { partnerId, act: 'confirm-objection-cleared' } };
  },
} satisfies DeskUseCases<typeof partnerHelp>;

/** The requester withdraws it; anybody else refuses it. */
const endingOf = (askedBy: string | null, by: string): 'withdraw' | 'refuse' =>
  askedBy !== null && isSamePerson(askedBy, by) ? 'withdraw' : 'refuse';

async function getLockedObjection(sql: Sql, partnerId: string) {
  const objection = await lockObjection(sql, partnerId);
  if (!objection) throw new Refusal('desk_not_found');
  return objection;
}
