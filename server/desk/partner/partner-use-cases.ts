import { approvalRules } from '#contract/desk/approval-rules.ts';
import type * as partners from '#contract/desk/partners.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { creditBandOf, creditScoreOf } from '#domain/level/credit.ts';
import { levelOf } from '#domain/level/level.ts';
import { subtract } from '#domain/money.ts';
import { dataExportDays } from '#domain/partner/erasure.ts';
import { RefusalError } from '#domain/refusal.ts';
import { daysAfter } from '#domain/time.ts';
import { getBalances, listRecords } from '../../books/ledger/ledger.ts';
import { listWaitingApprovals } from '../../people/approval/approval.ts';
import { listActs } from '../../people/audit-event/audit-event.ts';
import { findPayPassword, findReset } from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import {
  endSession,
  findErasedAt,
  findErasure,
  findObjection,
  findOpenPasswordLink,
  findPasswordResetAt,
  getPartner,
  isPartner,
  listPartners,
  lockPartner,
} from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import { findVipUntil, sumFacts } from '../../programme/level/level.ts';
import { countPlans, listShownPlans } from '../../programme/plan/plan.ts';
import { findExportDecidedAt } from '../../proof/personal/personal.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { changeStatus } from './change-status-store.ts';
import { ownPockets } from './partner-money-use-cases.ts';

export const partnerUseCases = {
  listPartners({ db }, input) {
    return listPartners(db.sql, input);
  },

  async showPartner(call, { id }) {
    const { sql } = call.db;
    const now = call.now();
    const partner = await getPartner(sql, await getKnown(sql, id));
    const reset = await findReset(sql, id, now);
    const objection = await findObjection(sql, id);
    const wallet = await getBalances(sql, id);
    return {
      ...partner,
      balances: ownPockets.map((pocket) => ({ pocket, amount: balanceIn(wallet, pocket) })),
      plans: [...(await countPlans(sql, id))].map(([status, count]) => ({ status, count })),
      standing: await standingOf(sql, id, now),
      sessions: await call.sessions.list(id, now),
      payPassword: {
        isSet: (await findPayPassword(sql, id)) !== null,
        reset: reset && {
          ...reset,
          begunBy: reset.beginner,
          isOwn: reset.begunBy === call.staff.id,
          approvedBy: reset.approver,
        },
      },
      loginLink: await findOpenPasswordLink(sql, id, now),
      passwordSetByLinkAt: await findPasswordResetAt(sql, id),
      objection: objection && {
        ...objection,
        isOwn: objection.askedById === call.staff.id,
      },
      exportUntil: await findExportUntil(sql, id, now),
      erasureDueAt: (await findErasure(sql, id))?.dueAt ?? null,
      erasedAt: await findErasedAt(sql, id),
      requests: await listRequests(sql, id, now),
    };
  },

  async listPartnerWallet({ db }, { id, cursor }) {
    return listRecords(db.sql, await getKnown(db.sql, id), {}, cursor);
  },

  async listPartnerPlans({ db }, { id, status = null, cursor = null }) {
    const partnerId = await getKnown(db.sql, id);
    const { list, next } = await listShownPlans(db.sql, partnerId, status, cursor);
    const plans = list.map((plan) => ({
      ...plan,
      putAmount: plan.put?.amount ?? null,
      consumed: subtract(plan.spent, plan.credited),
      createdAt: plan.offeredAt,
    }));
    return { list: plans, next };
  },

  async listPartnerActs({ db }, { id, by: authorPrefix, cursor }) {
    return listActs(db.sql, await getKnown(db.sql, id), { authorPrefix, cursor });
  },

  /**
   * A closed account only stops new use: statement, payout and chat stay open to its owner in every
   * status.
   */
  async changePartnerStatus(
    { sql, now, commandId, decidedBy },
    { id, seen: seenStatus, to: newStatus, reason, reference },
  ) {
    const partnerId = await getKnown(sql, id);
    const { status } = await lockPartner(sql, partnerId);
    if (status !== seenStatus) throw new RefusalError('desk_changed_meanwhile');
    if (status === newStatus) throw new RefusalError('nothing_changed');

    // The database changes a status only after the decision, so there is nothing to try before.
    if (decidedBy !== null) {
      await changeStatus(sql, commandId);
      await leaveNotice(sql, {
        partnerId,
        createdAt: now,
        kind: 'status-changed',
        details: { to: newStatus },
      });
    }
    return {
      subject: partnerId,
      description: { status: `${seenStatus} → ${newStatus}`, reference },
      // What the partner reads: the old and new status, and why.
      concerns: { partnerId, reason: `${seenStatus} → ${newStatus}: ${reason}`.slice(0, 500) },
    };
  },

  async notePartner({ sql }, { id }) {
    return { concerns: { partnerId: await getKnown(sql, id) } };
  },

  async endPartnerSession({ sql, now }, { id: partnerId, sessionId }) {
    if (!(await endSession(sql, partnerId, sessionId, now))) {
      throw new RefusalError('desk_not_found');
    }
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'session-ended' });
    return { concerns: { partnerId } };
  },
} satisfies DeskUseCases<typeof partners>;

/** The partner a call is about must exist. */
export async function getKnown(sql: Sql, id: string): Promise<string> {
  if (!(await isPartner(sql, id))) throw new RefusalError('desk_not_found');
  return id;
}

async function standingOf(sql: Sql, id: string, now: Date) {
  const { consumed, points } = await sumFacts(sql, id);
  const score = creditScoreOf(points);
  return {
    level: levelOf(consumed),
    score,
    band: creditBandOf(score),
    vipUntil: await findVipUntil(sql, id, now),
  };
}

/** What is requested about the account and waits for a second person. */
async function listRequests(sql: Sql, id: string, now: Date) {
  const approvals = await listWaitingApprovals(sql, id, now);
  return approvals.map(({ requester, ...approval }) => ({
    ...approval,
    title: approvalRules.get(approval.kind)?.title ?? approval.kind,
    requestedBy: requester,
  }));
}

async function findExportUntil(sql: Sql, id: string, now: Date): Promise<Date | null> {
  const decidedAt = await findExportDecidedAt(sql, id);
  const until = decidedAt && daysAfter(decidedAt, dataExportDays);
  return until && until > now ? until : null;
}
