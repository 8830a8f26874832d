import { randomBytes } from 'node:crypto';
import type { showTicket } from '#contract/desk/tickets.ts';
import type { Reply } from '#contract/route.ts';
import { type FeedbackState, type FeedbackTopic, ticketFromBytes } from '#domain/help/feedback.ts';
import {
  fragment,
  insert,
  type List,
  parseTime,
  readPage,
  type Sql,
  type TimeAsText,
  toCursorTime,
} from '../../platform/database/database.ts';

export interface NewFeedback {
  readonly partnerId: string;
  readonly at: Date;
  readonly topic: string;
  readonly content: string;
  readonly about: string | null;
  readonly images: readonly string[];
}

/** Stores feedback under a fresh ticket number, with its first step. */
export async function insertFeedback(sql: Sql, feedback: NewFeedback): Promise<string> {
  const ticket = await findFreeTicket(sql);
  await insert(sql, 'feedback', {
    ticket,
    partnerId: feedback.partnerId,
    at: feedback.at,
    topic: feedback.topic,
    content: feedback.content,
    about: feedback.about,
    images: feedback.images,
  });

  const step = { state: 'received', at: feedback.at, by: null, answer: null } as const;
  await insertStep(sql, ticket, step, 0);
  return ticket;
}

/** There are 30^8 numbers, so a collision is rare, and then another number is drawn. */
async function findFreeTicket(sql: Sql): Promise<string> {
  const ticket = ticketFromBytes(randomBytes(8));
  const count = await sql.count`select from feedback where ticket = ${ticket}`;
  return count === 0 ? ticket : findFreeTicket(sql);
}

export type Feedback = Omit<Reply<typeof showTicket>, 'stepCount'>;
type FeedbackStep = Feedback['steps'][number];

/**
 * Adds a step after as many as the caller saw: if there are more, the insert conflicts. The id of
 * the member of staff who took it says who cannot answer a report about it.
 */
export async function insertStep(
  sql: Sql,
  ticket: string,
  step: FeedbackStep,
  stepCount: number,
  staffId: string | null = null,
): Promise<void> {
  await insert(sql, 'feedback_step', {
    ticket,
    step: stepCount + 1,
    at: step.at,
    state: step.state,
    madeBy: step.by,
    staffId,
    answer: step.answer,
  });
}

type FeedbackRow = Omit<Feedback, 'steps'> & {
  readonly steps: readonly TimeAsText<FeedbackStep>[];
};

const currentState = fragment`
  (select s.state from feedback_step s where s.ticket = f.ticket order by s.step desc limit 1)`;

const columns = fragment`
  f.ticket, f.partner_id, p.username, f.at, f.topic, f.content, f.about, f.images,
  ${currentState} state,
  (select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.made_by,
            'answer', s.answer) order by s.step)
     from feedback_step s where s.ticket = f.ticket) steps`;

const toFeedback = ({ steps, ...feedback }: FeedbackRow): Feedback => ({
  ...feedback,
  steps: steps.map(parseTime),
});

const tables = fragment`feedback f join partner p on p.id = f.partner_id`;

const order = { at: toCursorTime(fragment`f.at`), id: fragment`f.ticket`, idType: 'text' } as const;

/** The partner's own tickets, newest first. */
export async function listFeedback(sql: Sql, partnerId: string, cursor: string | undefined) {
  const tickets: List = {
    columns,
    from: fragment`from ${tables} where f.partner_id = ${partnerId}`,
    ...order,
    rowsMax: 20,
  };
  const { list, next } = await readPage<FeedbackRow>(sql, tickets, cursor);
  return { list: list.map(toFeedback), next };
}

interface TicketFilter {
  readonly state?: FeedbackState | undefined;
  readonly topic?: FeedbackTopic | undefined;
  readonly cursor?: string | undefined;
}

/** For staff: open tickets oldest first, all others newest first. */
export async function listTickets(sql: Sql, filter: TicketFilter) {
  const { state = null, topic = null } = filter;

  const tickets: List = {
    columns,
    from: fragment`
      from ${tables}
     where (${state}::text is null or ${currentState} = ${state})
       and (${topic}::text is null or f.topic = ${topic})`,
    ...order,
    isOldestFirst: state === 'received' || state === 'in-progress',
  };
  const { list, next } = await readPage<FeedbackRow>(sql, tickets, filter.cursor);
  return { list: list.map(toFeedback), next };
}

export async function findTicket(sql: Sql, ticket: string): Promise<Feedback | null> {
  const row = await sql.maybeOne<FeedbackRow>`
    select ${columns} from ${tables} where f.ticket = ${ticket}`;
  return row && toFeedback(row);
}
