import type { AnnouncementWords } from '#contract/announcement.ts';
import type { AnnouncementState } from '#domain/desk/programme-state.ts';
import type { Language } from '#domain/language.ts';
import type { NoticeCategory } from '#domain/notification/notice.ts';
import {
  atOf,
  fragment,
  insertIfAbsent,
  keyOf,
  pageEnd,
  pageLimit,
  parseTime,
  type Sql,
  type TimeAsText,
  timePage,
} from '../../platform/database/database.ts';

export interface ListedAnnouncement {
  readonly id: string;
  readonly at: Date;
  readonly madeAt: Date;
  readonly by: string;
  readonly category: NoticeCategory;
  readonly state: AnnouncementState;
  readonly language: Language | null;
  readonly levels: number[] | null;
  readonly partner: string | null;
  readonly texts: AnnouncementWords;
  readonly read: number;
  readonly withdrawn: Withdrawn | null;
}

interface Withdrawn {
  readonly by: string;
  readonly reason: string;
  readonly at: Date;
}

interface AnnouncementRow extends Omit<ListedAnnouncement, 'withdrawn'> {
  readonly withdrawn: TimeAsText<Withdrawn> | null;
}

const announcementOf = ({ withdrawn, ...announcement }: AnnouncementRow): ListedAnnouncement => ({
  ...announcement,
  withdrawn: withdrawn && parseTime(withdrawn),
});

const stateAt = (now: Date) => fragment`
  case when w.announcement_id is not null then 'withdrawn'
       when a.at > ${now} then 'scheduled'
       else 'out' end`;

interface AnnouncementFilter {
  readonly state?: AnnouncementState | undefined;
  readonly cursor?: string | undefined;
}

export async function listAnnouncements(sql: Sql, filter: AnnouncementFilter, now: Date) {
  const { state = null } = filter;
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<AnnouncementRow>`
    select a.id, ${atOf(fragment`a.at`)} at, coalesce(a.made_at, a.at) made_at, a.made_by "by",
           a.category, ${stateAt(now)} state, a.language, a.levels,
           coalesce(p.username, p.nickname) partner, a.texts,
           (select count(*)::int from notice_read r where r.notice_id = a.id) "read",
           case when w.announcement_id is not null then
             json_build_object('by', w.made_by, 'reason', w.reason, 'at', w.at) end withdrawn
      from announcement a left join partner p on p.id = a.partner_id
      left join announcement_withdrawal w on w.announcement_id = a.id
     where (${state}::text is null or ${stateAt(now)} = ${state})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`a.at`)}, a.id) < (${end.at}, ${end.id}::uuid))
     order by 2 desc, a.id desc ${pageLimit}`;
  return timePage(rows.map(announcementOf), keyOf);
}

interface ScheduledAnnouncement {
  readonly at: Date;
  readonly partnerId: string | null;
  readonly title: string;
  readonly isWithdrawn: boolean;
}

export async function findScheduled(sql: Sql, id: string) {
  return sql.maybeOne<ScheduledAnnouncement>`
    select a.at, a.partner_id, a.texts -> 'en' ->> 'title' title,
           w.announcement_id is not null is_withdrawn
      from announcement a left join announcement_withdrawal w on w.announcement_id = a.id
     where a.id = ${id}`;
}

/** False if somebody else has already withdrawn it. */
export async function insertWithdrawal(
  sql: Sql,
  { id, by, reason }: { readonly id: string; readonly by: string; readonly reason: string },
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'announcement_withdrawal', {
    announcementId: id,
    madeBy: by,
    reason,
    at: now,
  });
}
