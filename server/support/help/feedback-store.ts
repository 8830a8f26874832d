import { randomBytes } from 'node:crypto';
import { type FeedbackState, type FeedbackTopic, ticketFromBytes } from '#domain/help/feedback.ts';
import {
  fragment,
  insert,
  literal,
  newestFirst,
  oldestFirst,
  parseTime,
  type Sql,
  type TimeAsText,
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

export interface FeedbackStep {
  readonly state: FeedbackState;
  readonly at: Date;
  readonly by: string | null;
  readonly answer: string | null;
}

/** Adds a step after as many as the caller saw: if there are more, the insert conflicts. */
export async function insertStep(
  sql: Sql,
  ticket: string,
  step: FeedbackStep,
  stepCount: number,
): Promise<void> {
  await insert(sql, 'feedback_step', {
    ticket,
    step: stepCount + 1,
    at: step.at,
    state: step.state,
    madeBy: step.by,
    answer: step.answer,
  });
}

export interface Feedback {
  readonly ticket: string;
  readonly partnerId: string;
  readonly username: string | null;
  readonly at: Date;
  readonly topic: FeedbackTopic;
  readonly content: string;
  readonly about: string | null;
  readonly images: string[];
  readonly state: FeedbackState;
  readonly steps: FeedbackStep[];
}

interface FeedbackRow extends Omit<Feedback, 'steps'> {
  readonly steps: readonly TimeAsText<FeedbackStep>[];
}

const columns = fragment`
  f.ticket, f.partner_id, p.username, f.at, f.topic, f.content, f.about, f.images,
  (select s.state from feedback_step s where s.ticket = f.ticket
    order by s.step desc limit 1) state,
  (select json_agg(json_build_object('state', s.state, 'at', s.at, 'by', s.made_by,
            'answer', s.answer) order by s.step)
     from feedback_step s where s.ticket = f.ticket) steps`;

const feedbackOf = ({ steps, ...feedback }: FeedbackRow): Feedback => ({
  ...feedback,
  steps: steps.map(parseTime),
});

const pageSize = 20;
const cursorShape = /^(\d{1,15})_(F-[0-9A-Z]{4}-[0-9A-Z]{4})$/;

/** The last ticket of the page before; a cursor that is not one of ours is ignored. */
function pageEndOf(cursor: string | null | undefined) {
  const [, time, ticket = null] = cursorShape.exec(cursor ?? '') ?? [];
  return { at: time === undefined ? null : new Date(Number(time)), ticket };
}

/** Trims a query's extra row to return one page and the cursor of the next. */
function pageOf(rows: readonly FeedbackRow[], rowsMax: number) {
  const list = rows.slice(0, rowsMax).map(feedbackOf);
  const last = list.at(-1);
  const hasMore = rows.length > rowsMax && last;
  return { list, next: hasMore ? `${last.at.getTime()}_${last.ticket}` : null };
}

const sortedAt = fragment`date_trunc('milliseconds', f.at)`;

/** The partner's own tickets, newest first. */
export async function listFeedback(sql: Sql, partnerId: string, cursor: string | null) {
  const end = pageEndOf(cursor);

  const rows = await sql.many<FeedbackRow>`
    select ${columns}
      from feedback f join partner p on p.id = f.partner_id
     where f.partner_id = ${partnerId}
       and (${end.at}::timestamptz is null
         or (${sortedAt}, f.ticket) < (${end.at}, ${end.ticket}::text))
     order by ${sortedAt} desc, f.ticket desc limit ${literal(pageSize + 1)}`;
  return pageOf(rows, pageSize);
}

interface TicketFilter {
  readonly state?: FeedbackState | undefined;
  readonly topic?: FeedbackTopic | undefined;
  readonly cursor?: string | undefined;
}

const ticketPageSize = 50;

/** For staff: open tickets oldest first, all others newest first. */
export async function listTicketPage(sql: Sql, filter: TicketFilter) {
  const { state = null, topic = null } = filter;
  const isOpen = state === 'received' || state === 'in-progress';
  const { beyond, order } = isOpen ? oldestFirst : newestFirst;
  const end = pageEndOf(filter.cursor);

  const rows = await sql.many<FeedbackRow>`
    select * from (
      select ${columns}, ${sortedAt} sorted_at
        from feedback f join partner p on p.id = f.partner_id
    ) all_of
     where (${state}::text is null or state = ${state})
       and (${topic}::text is null or topic = ${topic})
       and (${end.at}::timestamptz is null
         or (sorted_at, ticket) ${beyond} (${end.at}, ${end.ticket}::text))
     order by sorted_at ${order}, ticket ${order} limit ${literal(ticketPageSize + 1)}`;
  return pageOf(rows, ticketPageSize);
}

export async function findTicket(sql: Sql, ticket: string): Promise<Feedback | null> {
  const row = await sql.maybeOne<FeedbackRow>`
    select ${columns}
      from feedback f join partner p on p.id = f.partner_id
     where f.ticket = ${ticket}`;
  return row && feedbackOf(row);
}
