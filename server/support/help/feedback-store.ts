import { randomBytes } from 'node:crypto';
import { type FeedbackState, type FeedbackTopic, ticketFromBytes } from '#domain/help/feedback.ts';
import {
  fragment,
  insert,
  literal,
  newestFirst,
  oldestFirst,
  type Sql,
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
export async function insertFeedback(sql: Sql, given: NewFeedback): Promise<string> {
  const ticket = await freeTicket(sql);
  await insert(sql, 'feedback', {
    ticket,
    partnerId: given.partnerId,
    at: given.at,
    topic: given.topic,
    content: given.content,
    about: given.about,
    images: given.images,
  });
  const step = { state: 'received', at: given.at, by: null, answer: null } as const;
  await insertStep(sql, ticket, step, 0);
  return ticket;
}

/** There are 30^8 numbers, so a collision is rare, and then another number is drawn. */
async function freeTicket(sql: Sql): Promise<string> {
  const ticket = ticketFromBytes(randomBytes(8));
  const taken = await sql.count`select from feedback where ticket = ${ticket}`;
  return taken === 0 ? ticket : freeTicket(sql);
}

export interface FeedbackStep {
  readonly state: FeedbackState;
  readonly at: Date;
  readonly by: string | null;
  readonly answer: string | null;
}

/** `after` is the number of steps the caller saw: if there are more, the insert conflicts. */
export async function insertStep(
  sql: Sql,
  ticket: string,
  step: FeedbackStep,
  after: number,
): Promise<void> {
  await insert(sql, 'feedback_step', {
    ticket,
    step: after + 1,
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
  readonly steps: readonly (readonly [FeedbackState, string, string | null, string | null])[];
}

const columns = fragment`
  f.ticket, f.partner_id, p.username, f.at, f.topic, f.content, f.about, f.images,
  (select s.state from feedback_step s where s.ticket = f.ticket
    order by s.step desc limit 1) state,
  (select json_agg(json_build_array(s.state, s.at, s.made_by, s.answer) order by s.step)
     from feedback_step s where s.ticket = f.ticket) steps`;

const pageSize = 20;
const cursorShape = /^(\d{1,15})_(F-[0-9A-Z]{4}-[0-9A-Z]{4})$/;

/** The partner's own tickets, newest first. */
export async function listFeedback(sql: Sql, partnerId: string, cursor: string | null) {
  const [, time, ticket = null] = cursorShape.exec(cursor ?? '') ?? [];
  const before = time === undefined ? null : new Date(Number(time));
  const rows = await sql.many<Feedback>`
    select ${columns} from feedback f join partner p on p.id = f.partner_id
     where f.partner_id = ${partnerId}
       and (${before}::timestamptz is null
            or (date_trunc('milliseconds', f.at), f.ticket) < (${before}, ${ticket}::text))
     order by date_trunc('milliseconds', f.at) desc, f.ticket desc limit ${literal(pageSize + 1)}`;
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const isMore = rows.length > pageSize && last;
  return { list, next: isMore ? `${last.at.getTime()}_${last.ticket}` : null };
}

interface TicketSearch {
  readonly state?: FeedbackState | undefined;
  readonly topic?: FeedbackTopic | undefined;
  readonly cursor?: string | undefined;
}

const ticketPageSize = 50;

/** For staff: open tickets oldest first, all others newest first. */
export async function listTicketPage(sql: Sql, { state, topic, cursor }: TicketSearch) {
  const [, time, ticket = null] = cursorShape.exec(cursor ?? '') ?? [];
  const from = time === undefined ? null : new Date(Number(time));
  const isQueue = state === 'received' || state === 'in-progress';
  const { beyond, order } = isQueue ? oldestFirst : newestFirst;
  const rows = await sql.many<Feedback>`
    select * from (select ${columns}, date_trunc('milliseconds', f.at) sorted_at
       from feedback f join partner p on p.id = f.partner_id) all_of
     where (${state ?? null}::text is null or state = ${state ?? null})
       and (${topic ?? null}::text is null or topic = ${topic ?? null})
       and (${from}::timestamptz is null
         or (sorted_at, ticket) ${beyond} (${from}, ${ticket}::text))
     order by sorted_at ${order}, ticket ${order} limit ${literal(ticketPageSize + 1)}`;
  const list = rows.slice(0, ticketPageSize);
  const last = list.at(-1);
  const isMore = rows.length > ticketPageSize && last;
  return { list, next: isMore ? `${last.at.getTime()}_${last.ticket}` : null };
}

export async function findTicket(sql: Sql, ticket: string): Promise<Feedback | null> {
  return sql.maybeOne<Feedback>`
    select ${columns} from feedback f join partner p on p.id = f.partner_id
      where f.ticket = ${ticket}`;
}
