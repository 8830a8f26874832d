import type * as partnerHelp from '#contract/desk/partner-help.ts';
import { askToClear, helpPayPassword } from '#contract/desk/partner-help.ts';
import { heldBack } from '#domain/partner/password-link.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
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
  findCutOffAt,
  findLinkRequester,
  findOpenPasswordLink,
  insertPasswordLink,
  listWaitingHelp,
  lockPartner,
} from '../../people/partner/partner.ts';
import {
  answerCase,
  lockOpenCase,
  saveAnswerRequest,
} from '../../people/support-case/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { assertStillMay } from '../staff/assert-still-may.ts';
import { getKnown } from './partner-use-cases.ts';

export const partnerHelpUseCases = {
  async listPartnerHelp({ db, now }) {
    return { list: await listWaitingHelp(db.sql, now()) };
  },

  /**
   * The link leaves the server once, to whoever approves it. It works after a wait in which the
   * partner can see and cancel it, and it only sets a password.
   */
  async helpLoginPassword(call, { id, seen: seenExpiry, reference }) {
    const { sql, now, appOrigin, commandId, codeWordHash } = call;
    if (!codeWordHash) throw new Error('A login link needs a code word');
    const partnerId = await getKnown(sql, id);
    const { passwordHash } = await lockPartner(sql, partnerId);
    if (passwordHash === null) throw new RefusalError('desk_no_login_password');
    const open = await findOpenPasswordLink(sql, partnerId, now);
    if ((open?.expiresAt.toISOString() ?? null) !== seenExpiry) {
      throw new RefusalError('desk_changed_meanwhile');
    }

    const newLink = { partnerId, approvalId: commandId, codeWordHash };
    const { token, ...times } = await insertPasswordLink(sql, newLink, now);
    const { usableAt, expiresAt } = heldBack(times, await findCutOffAt(sql, partnerId, now));
    const details = { usableAt: usableAt.toISOString() };
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'password-link', details });
    const address = `${appOrigin}/#/reset?token=${token}`;
    return {
      subject: partnerId,
      description: { reference },
      concerns: { partnerId },
      link: { address, contact: null, expiresAt },
    };
  },

  /** The same wait as when the partner asks in the app, plus the approval of a second person. */
  async helpPayPassword({ sql, staff, now, appOrigin }, { id }) {
    const partnerId = await getKnown(sql, id);
    // The first one needs no help, unless the login password was set by a link.
    if (!(await lockPayPassword(sql, partnerId)) && !(await findDoubtedSince(sql, partnerId))) {
      throw new RefusalError('desk_no_pay_password');
    }

    const waiting = await lockReset(sql, partnerId, now);
    const { usableAt } = waiting ?? (await insertReset(sql, partnerId, staff.id, now));
    if (!waiting) {
      const details = { usableAt: usableAt.toISOString() };
      await leaveNotice(sql, {
        partnerId,
        createdAt: now,
        kind: 'pay-password-reset-asked',
        details,
      });
    }
    return {
      reply: { address: `${appOrigin}/#/wallet/set-password`, usableAt },
      concerns: { partnerId },
    };
  },

  async decidePayPassword({ sql, staff, now }, { id, seen: seenRequestTime, isConfirmed }) {
    const partnerId = await getKnown(sql, id);
    const reset = await lockReset(sql, partnerId, now);
    if (reset?.requestedAt.toISOString() !== seenRequestTime)
      throw new RefusalError('desk_changed_meanwhile');

    if (!isConfirmed) {
      await endReset(sql, partnerId, 'cancelled', now);
      await leaveNotice(sql, { partnerId, createdAt: now, kind: 'pay-password-reset-cancelled' });
      const step = reset.begunBy === staff.id ? 'withdraw' : 'refuse';
      const act = `${step}-pay-password-help` as const;
      return { concerns: { partnerId, act } };
    }

    const linkRequestedBy = await findLinkRequester(sql, partnerId);
    refuse(whyNotApprove({ reset, linkRequestedBy, by: staff.id }));
    await assertStillMay(sql, reset.begunBy, helpPayPassword);
    await saveResetApproval(sql, partnerId, staff.id, now);
    return { concerns: { partnerId, act: 'approve-pay-password-help' } };
  },

  async askToClear({ sql, staff, now }, { id, reason }) {
    const partnerId = await getKnown(sql, id);
    const objection = await getLockedObjection(sql, partnerId);
    if (objection.requestedBy !== null) throw new RefusalError('desk_changed_meanwhile');
    await saveAnswerRequest(sql, objection.id, { staff, reason }, now);
    return { concerns: { partnerId } };
  },

  /** The requester may withdraw it; another person resumes payouts. */
  async decideObjection({ sql, staff, now }, { id, isConfirmed, reason }) {
    const partnerId = await getKnown(sql, id);
    const objection = await getLockedObjection(sql, partnerId);
    const { requestedBy } = objection;
    if (requestedBy === null) throw new RefusalError('desk_changed_meanwhile');

    if (!isConfirmed) {
      await saveAnswerRequest(sql, objection.id, null, now);
      const step = requestedBy === staff.id ? 'withdraw' : 'refuse';
      const act = `${step}-objection-cleared` as const;
      return { concerns: { partnerId, act } };
    }

    await assertStillMay(sql, requestedBy, askToClear);
    await answerCase(sql, objection, { outcome: 'cleared', answer: reason, staff }, now);
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'objection-cleared' });
    return { concerns: { partnerId, act: 'approve-objection-cleared' } };
  },
} satisfies DeskUseCases<typeof partnerHelp>;

async function getLockedObjection(sql: Sql, partnerId: string) {
  const objection = await lockOpenCase(sql, 'takeover', partnerId);
  if (!objection) throw new RefusalError('desk_not_found');
  return objection;
}
