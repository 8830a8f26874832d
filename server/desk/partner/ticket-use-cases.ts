import type * as tickets from '#contract/desk/tickets.ts';
import { canFollow, cleanFeedback } from '#domain/help/feedback.ts';
import { RefusalError } from '#domain/refusal.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { insertStatusChange } from '../../people/status-change/status-change.ts';
import { answerCase, lockCaseAbout } from '../../people/support-case/support-case.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type Feedback, findTicket, listTickets } from '../../support/help/help.ts';
import type { DeskUseCases } from '../call/use-case.ts';
import { findBlockedReason } from './find-blocked-reason.ts';

export const ticketUseCases = {
  async listTickets({ db }, input) {
    const { list, next } = await listTickets(db.sql, input);
    return { list: list.map(withStepCount), next };
  },

  async showTicket({ db }, { ticket }) {
    return withStepCount(await getTicket(db.sql, ticket));
  },

  /**
   * Takes a ticket one step further. What staff may not say is not stored: the ticket keeps its
   * state, and the partner is told that someone tried.
   */
  async moveTicket(
    { sql, staff, now },
    { ticket, seen: seenState, steps: stepCount, to: state, ...input },
  ) {
    const answer = cleanFeedback(input.answer);
    if (state === 'answered' && answer === '') throw new RefusalError('desk_answer_missing');
    const supportCase = await lockCaseAbout(sql, 'ticket', ticket);
    if (!supportCase) throw new RefusalError('desk_not_found');
    const feedback = await getTicket(sql, ticket);
    const isSeen = feedback.state === seenState && feedback.steps.length === stepCount;
    if (!isSeen || !canFollow(feedback.state, state))
      throw new RefusalError('desk_changed_meanwhile');

    const { id: caseId, partnerId } = supportCase;
    const facts = { ticket };
    const blocked = await findBlockedReason(sql, answer);
    if (blocked) {
      await leaveNotice(sql, {
        partnerId,
        createdAt: now,
        kind: 'feedback-blocked',
        details: facts,
      });
      const act = 'feedback-answer-blocked';
      return {
        reply: { blocked },
        concerns: { partnerId, act, reason: blocked, reference: ticket },
      };
    }

    const step = { state, at: now, by: staff.name, byId: staff.id, reference: null };
    await insertStatusChange(sql, { caseId }, { ...step, reason: answer || null });
    if (state === 'closed') {
      await answerCase(sql, supportCase, { outcome: state, answer: null, staff }, now);
    }
    if (answer !== '') {
      await leaveNotice(sql, {
        partnerId,
        createdAt: now,
        kind: 'feedback-answered',
        details: facts,
      });
    }
    const reason = answer === '' ? state : answer.slice(0, 500);
    return {
      reply: { blocked },
      concerns: { partnerId, act: `feedback-${state}` as const, reason, reference: ticket },
    };
  },
} satisfies DeskUseCases<typeof tickets>;

const withStepCount = (feedback: Feedback) => ({ ...feedback, stepCount: feedback.steps.length });

async function getTicket(sql: Sql, ticket: string): Promise<Feedback> {
  const feedback = await findTicket(sql, ticket);
  if (!feedback) throw new RefusalError('desk_not_found');
  return feedback;
}
