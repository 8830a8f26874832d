import type { AnnouncementWords } from '#contract/announcement.ts';
import type { AnnouncementState } from '#domain/desk/programme-state.ts';
import type { Language } from '#domain/language.ts';
import type { NoticeCategory } from '#domain/notification/notice.ts';
import {
  atOf,
  keyOf,
  pageEnd,
  pageRows,
  type Sql,
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
  readonly withdrawn: { readonly by: string; readonly reason: string; readonly at: string } | null;
}

const stateOf = `case when w.announcement_id is not null then 'withdrawn'
  when a.at > $1 then 'scheduled' else 'out' end`;

export async function listAnnouncements(
  sql: Sql,
  asked: { readonly state?: AnnouncementState | undefined; readonly cursor?: string | undefined },
  now: Date,
) {
  const end = pageEnd(asked.cursor);
  const rows = await sql<ListedAnnouncement>(
    `select a.id, ${atOf('a.at')} at, coalesce(a.made_at, a.at) "madeAt", a.made_by "by",
            a.category, ${stateOf} state, a.language, a.levels,
            coalesce(p.username, p.nickname) partner, a.texts,
            (select count(*)::int from notice_read r where r.notice_id = a.id) "read",
            case when w.announcement_id is not null then
              json_build_object('by', w.made_by, 'reason', w.reason, 'at', w.at) end withdrawn
       from announcement a left join partner p on p.id = a.partner_id
       left join announcement_withdrawal w on w.announcement_id = a.id
      where ($2::text is null or ${stateOf} = $2)
        and ($3::timestamptz is null or (${atOf('a.at')}, a.id) < ($3, $4::uuid))
      order by 2 desc, a.id desc limit ${pageRows + 1}`,
    [now, asked.state ?? null, end.at, end.id],
  );
  return timePage(rows, keyOf);
}

interface Scheduled {
  readonly at: Date;
  readonly partnerId: string | null;
  readonly title: string;
  readonly isWithdrawn: boolean;
}

export async function findScheduled(sql: Sql, id: string) {
  const [row] = await sql<Scheduled>(
    `select a.at, a.partner_id "partnerId", a.texts -> 'en' ->> 'title' title,
            w.announcement_id is not null "isWithdrawn"
       from announcement a left join announcement_withdrawal w on w.announcement_id = a.id
      where a.id = $1`,
    [id],
  );
  return row ?? null;
}

/** False if somebody else has already withdrawn it. */
export async function insertWithdrawal(
  sql: Sql,
  given: { readonly id: string; readonly by: string; readonly reason: string },
  now: Date,
): Promise<boolean> {
  const rows = await sql(
    `insert into announcement_withdrawal (announcement_id, made_by, reason, at)
     values ($1, $2, $3, $4) on conflict do nothing returning at`,
    [given.id, given.by, given.reason, now],
  );
  return rows.length === 1;
}
