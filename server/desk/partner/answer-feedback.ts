import type { Blocked } from '#domain/chat/message.ts';
import { ownHostsOf } from '#domain/help/channel.ts';
import { type FeedbackStep, mayFollow } from '#domain/help/feedback.ts';
import { findBlocked } from '#domain/staff-words/staff-words.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { noteAct } from '../../people/staff-activity/staff-activity.ts';
import { isDuplicate, type Sql } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { getSettings } from '../../platform/settings/settings.ts';
import { type Feedback, findTicket, insertStep } from '../../support/help/help.ts';

export interface FeedbackMove {
  readonly ticket: string;
  readonly state: FeedbackStep;
  readonly by: string;
  readonly answer: string;
  /** How many steps the author had seen; all there are by default. */
  readonly after?: number;
}

export async function getTicket(sql: Sql, ticket: string): Promise<Feedback> {
  const feedback = await findTicket(sql, ticket);
  if (!feedback) throw new StartError(`There is no ticket ${ticket}.`);
  return feedback;
}

/**
 * Takes a ticket one step further. What staff may not say is not stored: the ticket keeps its
 * state, and the partner is told that someone tried. Returns why it was blocked, or null.
 */
export async function moveFeedback(
  sql: Sql,
  { ticket, state, by, answer, after }: FeedbackMove,
  now: Date,
): Promise<Blocked | null> {
  const feedback = await getTicket(sql, ticket);
  if (!mayFollow(feedback.state, state)) {
    throw new StartError(`The ticket is ${feedback.state}; --state ${state} cannot follow.`);
  }
  const { partnerId } = feedback;
  const act = { partnerId, by, reference: ticket };
  const ownHosts = ownHostsOf((await getSettings(sql)).configuration);
  const blocked = findBlocked(answer, { ownHosts })?.why ?? null;
  if (blocked) {
    await noteAct(sql, { ...act, act: 'feedback-answer-blocked', reason: blocked }, now);
    await leaveNotice(sql, { partnerId, at: now, what: 'feedback-blocked', facts: { ticket } });
    return blocked;
  }
  const step = { state, at: now, by, answer: answer || null };
  const seen = after ?? feedback.steps.length;
  await insertStep(sql, ticket, step, seen).catch((error) => {
    // Of two concurrent members of staff, the second finds the step taken.
    if (isDuplicate(error)) throw new StartError('Somebody else was quicker; look at it again.');
    throw error;
  });
  const reason = answer === '' ? state : answer.slice(0, 500);
  await noteAct(sql, { ...act, act: `feedback-${state}`, reason }, now);
  if (answer !== '') {
    await leaveNotice(sql, { partnerId, at: now, what: 'feedback-answered', facts: { ticket } });
  }
  return null;
}
