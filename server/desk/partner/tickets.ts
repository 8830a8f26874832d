import type {
  listTickets as listTicketsRoute,
  moveTicket as moveTicketRoute,
  showTicket as showTicketRoute,
} from '#contract/desk/tickets.ts';
import { cleanFeedback } from '#domain/help/feedback.ts';
import { Refusal } from '#domain/refusal.ts';
import { StartError } from '../../platform/process/process.ts';
import { type Feedback, findTicket, listTicketPage } from '../../support/help/help.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { moveFeedback } from './answer-feedback.ts';

const listed = ({ at, ...feedback }: Feedback) => ({
  ...feedback,
  at: at.toISOString(),
  stepCount: feedback.steps.length,
});

export const listTickets: DeskUseCase<typeof listTicketsRoute> = async ({ db }, input) => {
  const { list, next } = await listTicketPage(db.sql, input);
  return { list: list.map(listed), next };
};

export const showTicket: DeskUseCase<typeof showTicketRoute> = async ({ db }, { ticket }) => {
  const feedback = await findTicket(db.sql, ticket);
  if (!feedback) throw new Refusal('desk_not_found');
  const steps = feedback.steps.map(([state, at, by, answer]) => ({
    ...{ state, by, answer },
    at: new Date(at).toISOString(),
  }));
  return { ...listed(feedback), images: [...feedback.images], steps };
};

export const moveTicket: DeskUseCase<typeof moveTicketRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const { ticket, seen, steps: after, to, answer: typed } = input;
    const answer = cleanFeedback(typed);
    if (to === 'answered' && answer === '') throw new Refusal('desk_answer_missing');
    const feedback = await findTicket(sql, ticket);
    if (!feedback) throw new Refusal('desk_not_found');
    if (feedback.state !== seen || feedback.steps.length !== after) {
      throw new Refusal('desk_changed_meanwhile');
    }
    const step = { ticket, state: to, by: call.staff.name, answer, after };
    const blocked = await moveFeedback(sql, step, call.now()).catch((error) => {
      // Somebody else was quicker.
      throw error instanceof StartError ? new Refusal('desk_changed_meanwhile') : error;
    });
    return { blocked };
  });
