import type { listChats } from '#contract/desk/chats.ts';
import type { Reply } from '#contract/route.ts';
import { answersMeasuredDays, answersMeasuredMax } from '#domain/chat/answer-time.ts';
import type { ChatShow } from '#domain/desk/chat-assignment.ts';
import { daysBefore } from '#domain/time.ts';
import { fragment, literal, type Queue, type Sql } from '../../platform/database/database.ts';

/** The member of staff in charge of a chat. Version 0 means that nobody ever was. */
export interface Assignment {
  readonly staffId: string | null;
  readonly staffName: string | null;
  readonly version: number;
}

type InboxChat = Omit<Reply<typeof listChats>['list'][number], 'assigned'> & Assignment;

interface InboxSearch {
  readonly show?: ChatShow | undefined;
  readonly staffId: string;
  readonly cursor?: string | undefined;
}

const pageSize = 50;

/**
 * Every chat with what its partner wrote since the last delivered answer. It skips from one chat
 * to the next, so that its cost grows with the chats and not with their messages.
 */
const chats = fragment`
  with recursive chat as (
    (select partner_id from chat_message order by partner_id limit 1)
     union all
    select (select m.partner_id from chat_message m where m.partner_id > chat.partner_id
             order by m.partner_id limit 1)
      from chat where chat.partner_id is not null
  )

  select chat.partner_id, unanswered.waiting, unanswered.since,
         (select at from chat_message m where m.partner_id = chat.partner_id
           order by m.seq desc limit 1) last_at
    from chat
   cross join lateral (
     select count(*)::int waiting, min(m.at) since from chat_message m
      where m.partner_id = chat.partner_id and m.made_by is null
        and m.seq > coalesce((
          select a.seq from chat_message a
           where a.partner_id = chat.partner_id and a.made_by is not null and a.blocked is null
           order by a.seq desc limit 1), 0)
   ) unanswered
   where chat.partner_id is not null`;

/** A partner who was erased reads no answer. */
const isWaiting = fragment`c.waiting > 0 and p.erased_at is null`;

const from = fragment`from (${chats}) c join partner p on p.id = c.partner_id`;

/** What waits of the chats. The inbox shows the others, too. */
export const chatQueue: Pick<Queue, 'from' | 'item'> = {
  from: fragment`${from} where ${isWaiting}`,
  item: {
    id: fragment`c.partner_id::text`,
    partnerId: fragment`c.partner_id`,
    whose: fragment`coalesce(p.username, p.nickname)`,
    since: fragment`c.since`,
  },
};

/** Chats for staff: longest waiting first, then the answered ones, latest first. */
export async function listInbox(sql: Sql, search: InboxSearch) {
  const { show = null, staffId, cursor = '' } = search;
  // The list changes while it is read, so pages start at an offset and not at a row.
  const offset = /^\d{1,6}$/.test(cursor) ? Number(cursor) : 0;

  const rows = await sql.many<InboxChat>`
    select c.partner_id, p.username, p.nickname, p.erased_at is not null is_erased,
           case when p.erased_at is null then c.waiting else 0 end waiting,
           case when p.erased_at is null then c.since end since,
           c.last_at, s.staff_id, f.name staff_name, coalesce(s.version, 0) "version"
      ${from}
      left join chat_assignment s on s.partner_id = c.partner_id
      left join staff f on f.id = s.staff_id
     where (${show}::text is null
         or (${show} = 'waiting' and ${isWaiting})
         or (${show} = 'mine' and s.staff_id = ${staffId}))
     order by since asc nulls last, c.last_at desc, c.partner_id
     offset ${offset} limit ${literal(pageSize + 1)}`;

  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(offset + pageSize) : null };
}

export async function findAssignment(sql: Sql, partnerId: string): Promise<Assignment> {
  const row = await sql.maybeOne<Assignment>`
    select s.staff_id, f.name staff_name, s.version
      from chat_assignment s left join staff f on f.id = s.staff_id
     where s.partner_id = ${partnerId}`;
  return row ?? { staffId: null, staffName: null, version: 0 };
}

/** Returns false if another person was faster. */
export async function saveAssignment(
  sql: Sql,
  assignment: Pick<Assignment, 'staffId' | 'version'> & { readonly partnerId: string },
  now: Date,
): Promise<boolean> {
  const { partnerId, staffId, version } = assignment;

  const insertedCount = await sql.count`
    insert into chat_assignment as s (partner_id, staff_id, version, at)
    select ${partnerId}, ${staffId}, 1, ${now} where ${version} = 0
    on conflict (partner_id) do nothing`;
  if (insertedCount === 1) return true;

  const updatedCount = await sql.count`
    update chat_assignment set staff_id = ${staffId}, version = version + 1, at = ${now}
     where partner_id = ${partnerId} and version = ${version}`;
  return updatedCount === 1;
}

/** The number of the partner's last message, or 0 if there is none. */
export async function getLastSeq(sql: Sql, partnerId: string): Promise<number> {
  const row = await sql.one<{ seq: number | null }>`
    select max(seq) seq from chat_message where partner_id = ${partnerId} and made_by is null`;
  return row.seq ?? 0;
}

/** How long the newest answers took, each from the first message it answers. */
export async function listAnswerWaits(sql: Sql, now: Date): Promise<number[]> {
  const measuredFrom = daysBefore(now, answersMeasuredDays);

  const rows = await sql.many<{ answeredAt: Date; askedAt: Date }>`
    select a.at answered_at, q.asked_at from chat_message a
     cross join lateral (
       select min(m.at) asked_at from chat_message m
        where m.partner_id = a.partner_id and m.made_by is null and m.seq < a.seq
          and m.seq > coalesce((
            select max(b.seq) from chat_message b
             where b.partner_id = a.partner_id and b.seq < a.seq
               and b.made_by is not null and b.blocked is null), 0)
     ) q
     where a.at >= ${measuredFrom} and a.made_by is not null and a.blocked is null
       and q.asked_at is not null
     order by a.at desc limit ${answersMeasuredMax}`;
  return rows.map(({ answeredAt, askedAt }) => answeredAt.getTime() - askedAt.getTime());
}
