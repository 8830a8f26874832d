import type { listAnnouncements } from '#contract/desk/announcements.ts';
import type { Input, Reply } from '#contract/route.ts';
import {
  fragment,
  insertIfAbsent,
  type List,
  readPage,
  type Sql,
  type TimeAsText,
  toCursorTime,
} from '../../platform/database/database.ts';

type ListedAnnouncement = Reply<typeof listAnnouncements>['list'][number];

type AnnouncementRow = Omit<ListedAnnouncement, 'withdrawn'> & {
  readonly withdrawn: TimeAsText<ListedAnnouncement['withdrawn']>;
};

const stateAt = (now: Date) => fragment`
  case when w.announcement_id is not null then 'withdrawn'
       when a.at > ${now} then 'scheduled'
       else 'out' end`;

/** Newest first. */
export async function listAnnouncementPage(
  sql: Sql,
  filter: Input<typeof listAnnouncements>,
  now: Date,
) {
  const { state = null } = filter;

  const announcements: List = {
    columns: fragment`
      a.id, ${toCursorTime(fragment`a.at`)} at, coalesce(a.made_at, a.at) made_at, a.made_by "by",
      a.category, ${stateAt(now)} state, a.language, a.levels,
      coalesce(p.username, p.nickname) partner, a.texts,
      (select count(*)::int from notice_read r where r.notice_id = a.id) "read",
      case when w.announcement_id is not null then
        json_build_object('by', w.made_by, 'reason', w.reason, 'at', w.at) end withdrawn`,
    from: fragment`
      from announcement a left join partner p on p.id = a.partner_id
      left join announcement_withdrawal w on w.announcement_id = a.id
     where (${state}::text is null or ${stateAt(now)} = ${state})`,
    at: toCursorTime(fragment`a.at`),
    id: fragment`a.id`,
    idType: 'uuid',
  };
  return readPage<AnnouncementRow>(sql, announcements, filter.cursor);
}

interface ScheduledAnnouncement {
  readonly publishesAt: Date;
  readonly partnerId: string | null;
  readonly title: string;
  readonly isWithdrawn: boolean;
}

export async function findScheduled(sql: Sql, id: string) {
  return sql.maybeOne<ScheduledAnnouncement>`
    select a.at publishes_at, a.partner_id, a.texts -> 'en' ->> 'title' title,
           w.announcement_id is not null is_withdrawn
      from announcement a left join announcement_withdrawal w on w.announcement_id = a.id
     where a.id = ${id}`;
}

/** False if somebody else has already withdrawn it. */
export async function insertWithdrawal(
  sql: Sql,
  {
    id,
    withdrawnBy,
    reason,
  }: { readonly id: string; readonly withdrawnBy: string; readonly reason: string },
  now: Date,
): Promise<boolean> {
  return insertIfAbsent(sql, 'announcement_withdrawal', {
    announcementId: id,
    madeBy: withdrawnBy,
    reason,
    at: now,
  });
}
