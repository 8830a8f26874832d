import type { Language } from '#domain/language.ts';
import {
  isLockedKind,
  type NoticeTopic,
  noticeKinds,
  noticeTraits,
} from '#domain/notification/notice.ts';
import { sessionAgeMsMax, sessionIdleMs } from '#domain/partner/session.ts';
import type { PushOutcome } from '#domain/push/push.ts';
import { dayMs } from '#domain/time.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import { isFor } from '../notification/audience-store.ts';

export interface Subscription {
  readonly sessionId: string;
  readonly partnerId: string;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
}

export async function saveSubscription(
  sql: Sql,
  { sessionId, partnerId, endpoint, p256dh, auth }: Subscription,
  now: Date,
): Promise<void> {
  await sql`
    insert into push_subscription (session_id, partner_id, endpoint, p256dh, auth, at)
    values (${sessionId}, ${partnerId}, ${endpoint}, ${p256dh}, ${auth}, ${now})
    on conflict (session_id) do update
      set endpoint = ${endpoint}, p256dh = ${p256dh}, auth = ${auth}, at = ${now}`;

  // One browser is one subscription: its previous user no longer gets anything there. Knowing
  // somebody's endpoint is not enough to silence them, because the keys must match too.
  await sql`
    delete from push_subscription
     where endpoint = ${endpoint} and p256dh = ${p256dh} and auth = ${auth}
       and session_id <> ${sessionId}`;
}

export async function deleteSubscription(sql: Sql, sessionId: string): Promise<void> {
  await sql`delete from push_subscription where session_id = ${sessionId}`;
}

export async function hasSubscription(sql: Sql, sessionId: string): Promise<boolean> {
  const count = await sql.count`select from push_subscription where session_id = ${sessionId}`;
  return count > 0;
}

export interface DuePush extends Subscription {
  /** Names it among the failures of the job. */
  readonly name: string;
  readonly noticeId: string;
  readonly topic: NoticeTopic;
  readonly language: Language;
}

const duePushesMax = 50;

const topics = noticeKinds.map((kind) => noticeTraits[kind].topic);
const locks = noticeKinds.map(isLockedKind);

/**
 * What is to be pushed now: unread, or about security, which an intruder could mark as read before
 * the owner sees it; of a topic that is not muted; no older than the subscription or a day; to live
 * sessions; neither done nor waiting for a retry. What this job has not failed on comes first, so
 * that many bad pushes hold up no good one.
 */
export async function listDuePushes(sql: Sql, job: string, now: Date): Promise<DuePush[]> {
  const ago = (ms: number) => new Date(now.getTime() - ms);
  return sql.many<DuePush>`
    with kind (what, topic, locked) as (
      select * from unnest(${noticeKinds}::text[], ${topics}::text[], ${locks}::boolean[])),
    live as (
      select s.* from push_subscription s join session x on x.id = s.session_id
       where x.ended_at is null and x.used_at > ${ago(sessionIdleMs)}
         and x.created_at > ${ago(sessionAgeMsMax)}),
    item as (
      select l.session_id, n.id, n.at, kind.topic, kind.locked
        from live l join notice n on n.partner_id = l.partner_id and n.at > l.at
             join kind using (what)
      union all
      select l.session_id, a.id, a.at, a.category, false
        from live l join partner o on o.id = l.partner_id join announcement a
             on a.at > l.at and a.at <= ${now} and ${isFor(fragment`a`, fragment`o`)}
            and not exists (select from announcement_withdrawal w where w.announcement_id = a.id))
    select named.name, l.session_id, l.partner_id, l.endpoint, l.p256dh, l.auth,
           i.id notice_id, i.topic, p.language
      from item i join live l using (session_id) join partner p on p.id = l.partner_id
      cross join lateral (select i.id || ' to ' || l.session_id "name") named
      left join job_problem j on j.job = ${job} and j.what = named.name
     where i.at > ${ago(dayMs)}
       and (i.locked or not exists (
             select from notice_read r
              where r.partner_id = l.partner_id and r.notice_id = i.id))
       and (i.locked or not exists (
             select from notice_preference f
              where f.partner_id = l.partner_id and f.topic = i.topic and not f.is_on))
       and not exists (select from push_try t
                        where t.session_id = l.session_id and t.notice_id = i.id
                          and (t.outcome is not null or t.due_at > ${now}))
     order by j.due_at nulls first, i.at limit ${literal(duePushesMax)}`;
}

/** Claims a push before it is sent; null when another process has it. */
export async function leasePush(
  sql: Sql,
  { sessionId, noticeId }: Pick<DuePush, 'sessionId' | 'noticeId'>,
  now: Date,
  retryAt: (tries: number) => Date,
): Promise<number | null> {
  const lastTry = await sql.maybeOne<{ tries: number }>`
    select tries from push_try where session_id = ${sessionId} and notice_id = ${noticeId}`;
  const tries = (lastTry?.tries ?? 0) + 1;

  const leaseCount = await sql.count`
    insert into push_try (session_id, notice_id, tries, due_at)
      values (${sessionId}, ${noticeId}, ${tries}, ${retryAt(tries)})
    on conflict (session_id, notice_id) do update set tries = ${tries}, due_at = ${retryAt(tries)}
     where push_try.tries = ${tries} - 1 and push_try.due_at <= ${now}
       and push_try.outcome is null`;
  return leaseCount === 0 ? null : tries;
}

export async function savePushOutcome(
  sql: Sql,
  { sessionId, noticeId }: Pick<DuePush, 'sessionId' | 'noticeId'>,
  outcome: PushOutcome,
): Promise<void> {
  await sql`
    update push_try set outcome = ${outcome}
     where session_id = ${sessionId} and notice_id = ${noticeId}`;
}
