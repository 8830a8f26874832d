import { randomBytes, randomUUID } from 'node:crypto';
import type * as tickets from '#contract/desk/tickets.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  type FeedbackState,
  type FeedbackTopic,
  ticketFromBytes,
  waitingStates,
} from '#domain/help/feedback.ts';
import { insertStatusChange } from '../../people/status-change/status-change.ts';
import { openCase } from '../../people/support-case/support-case.ts';
import {
  fragment,
  type List,
  parseTime,
  type Queue,
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
  const { partnerId, at, topic, content, about, images } = feedback;
  const [id, ticket] = [randomUUID(), await findFreeTicket(sql)];
  await openCase(sql, {
    id,
    kind: 'ticket',
    partnerId,
    subject: ticket,
    text: content,
    topic,
    about,
    images,
    openedAt: at,
    causedBy: null,
    causer: null,
  });

  const step = { state: 'received', at, by: 'partner', byId: null } as const;
  await insertStatusChange(sql, { caseId: id }, { ...step, reason: null, reference: null });
  return ticket;
}

/** There are 30^8 numbers, so a collision is rare, and then another number is drawn. */
async function findFreeTicket(sql: Sql): Promise<string> {
  const ticket = ticketFromBytes(randomBytes(8));
  const count = await sql.count`
    select from support_case where kind = 'ticket' and subject = ${ticket}`;
  return count === 0 ? ticket : findFreeTicket(sql);
}

export type Feedback = Omit<Reply<typeof tickets.showTicket>, 'stepCount'>;
type FeedbackStep = Feedback['steps'][number];

type FeedbackRow = Omit<Feedback, 'steps'> & {
  readonly steps: readonly TimeAsText<FeedbackStep>[];
};

const currentState = fragment`
  (select s.state from status_change s where s.case_id = f.id order by s.step desc limit 1)`;

// A ticket always has a topic, which the other kinds of case have not.
const columns = fragment`
  f.subject ticket, f.partner_id, p.username, f.opened_at "at",
  coalesce(f.topic, 'other') topic, f.text content, f.about, f.images, ${currentState} state,
  (select json_agg(json_build_object('state', s.state, 'at', s.at,
            'by', nullif(s.made_by, 'partner'), 'answer', s.reason) order by s.step)
     from status_change s where s.case_id = f.id) steps`;

const toFeedback = ({ steps, ...feedback }: FeedbackRow): Feedback => ({
  ...feedback,
  steps: steps.map(parseTime),
});

const tables = fragment`
  support_case f join partner p on f.kind = 'ticket' and p.id = f.partner_id`;

const order = {
  at: toCursorTime(fragment`f.opened_at`),
  id: fragment`f.subject`,
  idType: 'text',
} as const;

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
  /** All of them unless it says otherwise. */
  readonly states?: readonly FeedbackState[] | undefined;
  readonly topic?: FeedbackTopic | undefined;
}

const isOfStates = (states: readonly FeedbackState[]) => fragment`
  ${currentState} = any (${states})
   and ${states.includes('closed') ? fragment`true` : fragment`f.answered_at is null`}`;

/** For staff: those that wait for them oldest first, all others newest first. */
export function ticketQueue(filter: TicketFilter): Queue {
  const { states, topic = null } = filter;

  return {
    columns,
    from: fragment`
      from ${tables}
     where ${states ? isOfStates(states) : fragment`true`}
       and (${topic}::text is null or f.topic = ${topic})`,
    ...order,
    isOldestFirst: states?.every((state) => waitingStates.includes(state)) ?? false,
    item: {
      id: fragment`f.subject`,
      what: fragment`f.topic`,
      partnerId: fragment`f.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      since: fragment`f.opened_at`,
    },
  };
}

export async function listTickets(
  sql: Sql,
  { state, topic, cursor }: Input<typeof tickets.listTickets>,
) {
  const queue = ticketQueue({ states: state && [state], topic });
  const { list, next } = await readPage<FeedbackRow>(sql, queue, cursor);
  return { list: list.map(toFeedback), next };
}

export async function findTicket(sql: Sql, ticket: string): Promise<Feedback | null> {
  const row = await sql.maybeOne<FeedbackRow>`
    select ${columns} from ${tables} where f.subject = ${ticket}`;
  return row && toFeedback(row);
}
