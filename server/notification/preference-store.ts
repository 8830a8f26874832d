import type { NoticeKind, NoticeTopic } from '#domain/notification/notice.ts';
import type { Preference } from '#domain/notification/preference.ts';
import type { Sql } from '../database/database.ts';

interface Muted {
  readonly topics: readonly NoticeTopic[];
  readonly kinds: readonly NoticeKind[];
}

export async function getMuted(sql: Sql, partnerId: string): Promise<Muted> {
  const topics = await sql<{ topic: NoticeTopic }>(
    'select topic from notice_preference where partner_id = $1 and not is_on',
    [partnerId],
  );
  const kinds = await sql<{ what: NoticeKind }>(
    'select what from notice_kind_preference where partner_id = $1 and not is_on',
    [partnerId],
  );
  return { topics: topics.map(({ topic }) => topic), kinds: kinds.map(({ what }) => what) };
}

export async function savePreference(
  sql: Sql,
  partnerId: string,
  { topic, kind }: Preference,
  isOn: boolean,
  now: Date,
): Promise<void> {
  const [table, column] = kind
    ? ['notice_kind_preference', 'what']
    : ['notice_preference', 'topic'];
  await sql(
    `insert into ${table} (partner_id, ${column}, is_on, set_at) values ($1, $2, $3, $4)
     on conflict (partner_id, ${column}) do update set is_on = $3, set_at = $4`,
    [partnerId, kind ?? topic, isOn, now],
  );
}
