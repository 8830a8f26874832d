import { randomBytes } from 'node:crypto';
import { type FeedbackState, type FeedbackTopic, ticketFromBytes } from '#domain/help/feedback.ts';
import type { Sql } from '../../platform/database/database.ts';

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
  await sql(
    `insert into feedback (ticket, partner_id, at, topic, content, about, images)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [ticket, given.partnerId, given.at, given.topic, given.content, given.about, given.images],
  );
  const step = { state: 'received', at: given.at, by: null, answer: null } as const;
  await insertStep(sql, ticket, step, 0);
  return ticket;
}

/** There are 30^8 numbers, so a collision is rare, and then another number is drawn. */
async function freeTicket(sql: Sql): Promise<string> {
  const ticket = ticketFromBytes(randomBytes(8));
  const taken = await sql('select from feedback where ticket = $1', [ticket]);
  return taken.length === 0 ? ticket : freeTicket(sql);
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
  await sql(
    `insert into feedback_step (ticket, step, at, state, made_by, answer)
     values ($1, $2, $3, $4, $5, $6)`,
    [ticket, after + 1, step.at, step.state, step.by, step.answer],
  );
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

const columns = `f.ticket, f.partner_id "partnerId", p.username, f.at, f.topic, f.content, f.about,
  f.images,
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
  const rows = await sql<Feedback>(
    `select ${columns} from feedback f join partner p on p.id = f.partner_id
      where f.partner_id = $1
        and ($2::timestamptz is null
             or (date_trunc('milliseconds', f.at), f.ticket) < ($2, $3::text))
      order by date_trunc('milliseconds', f.at) desc, f.ticket desc limit ${pageSize + 1}`,
    [partnerId, before, ticket],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  const isMore = rows.length > pageSize && last;
  return { list, next: isMore ? `${last.at.getTime()}_${last.ticket}` : null };
}

/** For staff: everyone's tickets in these states, oldest first. */
export async function listTickets(sql: Sql, states: readonly FeedbackState[]): Promise<Feedback[]> {
  return sql<Feedback>(
    `select * from (select ${columns} from feedback f join partner p on p.id = f.partner_id) all_of
      where state = any ($1) order by at, ticket limit 200`,
    [states],
  );
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
  const [sign, order] = isQueue ? ['>', 'asc'] : ['<', 'desc'];
  const rows = await sql<Feedback>(
    `select * from (select ${columns}, date_trunc('milliseconds', f.at) "sortedAt"
        from feedback f join partner p on p.id = f.partner_id) all_of
      where ($1::text is null or state = $1) and ($2::text is null or topic = $2)
        and ($3::timestamptz is null or ("sortedAt", ticket) ${sign} ($3, $4::text))
      order by "sortedAt" ${order}, ticket ${order} limit ${ticketPageSize + 1}`,
    [state ?? null, topic ?? null, from, ticket],
  );
  const list = rows.slice(0, ticketPageSize);
  const last = list.at(-1);
  const isMore = rows.length > ticketPageSize && last;
  return { list, next: isMore ? `${last.at.getTime()}_${last.ticket}` : null };
}

export async function findTicket(sql: Sql, ticket: string): Promise<Feedback | null> {
  const [row] = await sql<Feedback>(
    `select ${columns} from feedback f join partner p on p.id = f.partner_id where f.ticket = $1`,
    [ticket],
  );
  return row ?? null;
}
