import { randomUUID } from 'node:crypto';
import type { Language, OtherWords } from '#domain/language.ts';
import {
  isLockedKind,
  type NoticeCategory,
  type NoticeKind,
  noticeKinds,
  noticeTraits,
} from '#domain/notification/notice.ts';
import type { Facts } from '#domain/refusal.ts';
import type { TextBlock } from '#domain/text-blocks.ts';
import type { Sql } from '../../platform/database/database.ts';
import { isFor } from './audience-store.ts';

/** A staff text in one language. */
export interface AnnouncementText {
  readonly title: string;
  readonly blocks: readonly TextBlock[];
}

export type AnnouncementTexts = { readonly en: AnnouncementText } & {
  readonly [Code in Language]?: AnnouncementText | undefined;
};

export interface Announcement {
  /** Chosen in advance when it waits for a second person. */
  readonly id?: string;
  /** When it is published, possibly in the future. */
  readonly at: Date;
  readonly category: NoticeCategory;
  /** Null means everyone, or everyone with a language or level. */
  readonly partnerId: string | null;
  readonly language?: Language | null;
  readonly levels?: readonly number[] | null;
  readonly texts: AnnouncementTexts;
  readonly by: string;
  readonly madeAt?: Date;
}

export async function insertAnnouncement(sql: Sql, given: Announcement): Promise<string> {
  const id = given.id ?? randomUUID();
  await sql(
    `insert into announcement
       (id, at, category, partner_id, language, levels, texts, made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      id,
      given.at,
      given.category,
      given.partnerId,
      given.language ?? null,
      given.levels ?? null,
      JSON.stringify(given.texts),
      given.by,
      given.madeAt ?? given.at,
    ],
  );
  return id;
}

interface Item {
  readonly id: string;
  readonly at: Date;
  readonly category: NoticeCategory;
  readonly isRead: boolean;
}

export type Notification =
  | (Item & {
      readonly what: NoticeKind;
      readonly facts: Facts;
      readonly texts: null;
      /** Other names of the product that it is about, if any. */
      readonly productNames: OtherWords | null;
    })
  | (Item & { readonly what: null; readonly texts: AnnouncementTexts });

/**
 * Notices of the partner ($1) and published announcements ($6) since the account was opened, as one
 * list. What is muted counts as read. The kinds are passed as arrays, $2 to $5.
 */
const items = `
  with kind (what, category, topic, locked) as
    (select * from unnest($2::text[], $3::text[], $4::text[], $5::boolean[])),
  item as (
    select n.id, n.at, kind.category, kind.topic, kind.locked, n.what, n.facts, null::jsonb texts
      from notice n join kind using (what) where n.partner_id = $1
    union all
    select a.id, a.at, a.category, a.category, false, null, null, a.texts
      from announcement a join partner p on p.id = $1 and a.at >= p.created_at
     where a.at <= $6 and ${isFor('a', 'p')}
       and not exists (select from announcement_withdrawal w where w.announcement_id = a.id)),
  with_state as (
    select item.*,
           exists (select from notice_read r where r.partner_id = $1 and r.notice_id = item.id)
           or not item.locked and exists (
             select from notice_preference f
              where f.partner_id = $1 and f.topic = item.topic and not f.is_on) "isRead"
      from item)`;

const kinds = [
  noticeKinds,
  noticeKinds.map((kind) => noticeTraits[kind].category),
  noticeKinds.map((kind) => noticeTraits[kind].topic),
  noticeKinds.map(isLockedKind),
];

const pageSize = 20;
const cursorShape = /^(\d{1,15})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export interface NotificationFilter {
  readonly category: NoticeCategory | null;
  readonly isRead: boolean | null;
  readonly cursor: string | null;
}

/** Newest first. */
export async function listNotifications(
  sql: Sql,
  partnerId: string,
  { category, isRead, cursor }: NotificationFilter,
  now: Date,
): Promise<{ readonly list: readonly Notification[]; readonly next: string | null }> {
  const [, time, id = null] = cursorShape.exec(cursor ?? '') ?? [];
  const before = time === undefined ? null : new Date(Number(time));
  const rows = await sql<Notification>(
    `${items}
     select id, at, category, what, facts, texts, "isRead",
            (select d.names from plan p join product d on d.id = p.product_id
              where p.no = facts ->> 'plan') "productNames"
       from with_state
      where ($7::text is null or category = $7)
        and ($8::boolean is null or "isRead" = $8)
        and ($9::timestamptz is null or (date_trunc('milliseconds', at), id) < ($9, $10::uuid))
      order by date_trunc('milliseconds', at) desc, id desc limit ${pageSize + 1}`,
    [partnerId, ...kinds, now, category, isRead, before, id],
  );
  const list = rows.slice(0, pageSize);
  const last = list.at(-1);
  return { list, next: rows.length > pageSize && last ? cursorOf(last) : null };
}

const cursorOf = ({ at, id }: Item) => `${at.getTime()}_${id}`;

export async function countUnread(sql: Sql, partnerId: string, now: Date): Promise<number> {
  const [row] = await sql<{ count: bigint }>(
    `${items} select count(*) from with_state where not "isRead"`,
    [partnerId, ...kinds, now],
  );
  return Number(row?.count ?? 0);
}

/** Marks one as read, or all. Another partner's id matches nothing. */
export async function saveRead(
  sql: Sql,
  partnerId: string,
  id: string | null,
  now: Date,
): Promise<void> {
  await sql(
    `${items}
     insert into notice_read (partner_id, notice_id, read_at)
     select $1, id, $6 from with_state where not "isRead" and ($7::uuid is null or id = $7)
     on conflict do nothing`,
    [partnerId, ...kinds, now, id],
  );
}

/**
 * Marks notices of one kind as read whose subject was itself read, up to a message. Notices that
 * name no message are about older ones.
 */
export async function saveReadOf(
  sql: Sql,
  partnerId: string,
  what: NoticeKind,
  readTo: number,
  now: Date,
): Promise<void> {
  await sql(
    `insert into notice_read (partner_id, notice_id, read_at)
     select $1, id, $3 from notice where partner_id = $1 and what = $2
        and coalesce((facts ->> 'seq')::int, 0) <= $4
     on conflict do nothing`,
    [partnerId, what, now, readTo],
  );
}
