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
import {
  fragment,
  insert,
  type List,
  type Page,
  readPage,
  type Sql,
  toCursorTime,
} from '../../platform/database/database.ts';
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
  readonly madeBy: string;
  /** The member of staff who wrote it, who answers no report about it; null for the network. */
  readonly staffId: string | null;
  readonly madeAt?: Date;
}

export async function insertAnnouncement(sql: Sql, announcement: Announcement): Promise<string> {
  const id = announcement.id ?? randomUUID();
  await insert(sql, 'announcement', {
    id,
    at: announcement.at,
    category: announcement.category,
    partnerId: announcement.partnerId,
    language: announcement.language ?? null,
    levels: announcement.levels ?? null,
    texts: JSON.stringify(announcement.texts),
    madeBy: announcement.madeBy,
    staffId: announcement.staffId,
    madeAt: announcement.madeAt ?? announcement.at,
  });

  return id;
}

/** What a notice and an announcement have in common. */
interface NotificationBase {
  readonly id: string;
  readonly at: Date;
  readonly category: NoticeCategory;
  readonly isRead: boolean;
}

export type Notification =
  | (NotificationBase & {
      readonly what: NoticeKind;
      readonly facts: Facts;
      readonly texts: null;
      /** Other names of the product that it is about, if any. */
      readonly productNames: OtherWords | null;
    })
  | (NotificationBase & { readonly what: null; readonly texts: AnnouncementTexts });

const kindColumns = {
  names: noticeKinds,
  categories: noticeKinds.map((kind) => noticeTraits[kind].category),
  topics: noticeKinds.map((kind) => noticeTraits[kind].topic),
  locks: noticeKinds.map(isLockedKind),
};

/**
 * Notices of a partner and published announcements since the account was opened, as one list. What
 * is muted counts as read.
 */
const notificationsOf = (partnerId: string, now: Date) => fragment`
  (
    select item.*,
           exists (select from notice_read r
                    where r.partner_id = ${partnerId} and r.notice_id = item.id)
           or not item.locked and exists (
             select from notice_preference f
              where f.partner_id = ${partnerId} and f.topic = item.topic and not f.is_on) is_read
      from (
        select n.id, n.at, kind.category, kind.topic, kind.locked, n.what, n.facts,
               null::jsonb texts
          from notice n
          join unnest(
                 ${kindColumns.names}::text[], ${kindColumns.categories}::text[],
                 ${kindColumns.topics}::text[], ${kindColumns.locks}::boolean[]
               ) as kind (what, category, topic, locked)
            using (what)
         where n.partner_id = ${partnerId}
        union all
        select a.id, a.at, a.category, a.category, false, null, null, a.texts
          from announcement a join partner p on p.id = ${partnerId} and a.at >= p.created_at
         where a.at <= ${now} and ${isFor(fragment`a`, fragment`p`)}
           and not exists (select from announcement_withdrawal w where w.announcement_id = a.id)
      ) item
  )`;

interface NotificationFilter {
  readonly category: NoticeCategory | null;
  readonly isRead: boolean | null;
  readonly cursor: string | undefined;
}

/** Newest first. */
export async function listNotifications(
  sql: Sql,
  partnerId: string,
  { category, isRead, cursor }: NotificationFilter,
  now: Date,
): Promise<Page<Notification>> {
  const notifications: List = {
    columns: fragment`
      id, at, category, what, facts, texts, is_read,
      (select d.names from plan p join product d on d.id = p.product_id
        where p.no = facts ->> 'plan') product_names`,
    from: fragment`
      from ${notificationsOf(partnerId, now)} item
     where (${category}::text is null or category = ${category})
       and (${isRead}::boolean is null or is_read = ${isRead})`,
    at: toCursorTime(fragment`at`),
    id: fragment`id`,
    idType: 'uuid',
    rowsMax: 20,
  };
  return readPage<Notification>(sql, notifications, cursor);
}

export async function countUnread(sql: Sql, partnerId: string, now: Date): Promise<number> {
  const { count } = await sql.one<{ count: number }>`
    select count(*)::int count from ${notificationsOf(partnerId, now)} item where not is_read`;
  return count;
}

/** Marks one as read, or all. Another partner's id matches nothing. */
export async function saveRead(
  sql: Sql,
  partnerId: string,
  id: string | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into notice_read (partner_id, notice_id, read_at)
    select ${partnerId}, id, ${now} from ${notificationsOf(partnerId, now)} item
     where not is_read and (${id}::uuid is null or id = ${id})
    on conflict do nothing`;
}

/**
 * Marks notices of one kind as read whose subject was itself read, up to a message. Notices that
 * name no message are about older ones.
 */
export async function saveReadOf(
  sql: Sql,
  partnerId: string,
  kind: NoticeKind,
  lastReadSeq: number,
  now: Date,
): Promise<void> {
  await sql`
    insert into notice_read (partner_id, notice_id, read_at)
    select ${partnerId}, id, ${now} from notice
     where partner_id = ${partnerId} and what = ${kind}
       and coalesce((facts ->> 'seq')::int, 0) <= ${lastReadSeq}
    on conflict do nothing`;
}
