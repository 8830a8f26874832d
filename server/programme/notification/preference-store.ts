import type { NoticeTopic } from '#domain/notification/notice.ts';
import type { Sql } from '../../platform/database/database.ts';

export async function listMutedTopics(sql: Sql, partnerId: string): Promise<NoticeTopic[]> {
  const rows = await sql.many<{ topic: NoticeTopic }>`
    select topic from notice_preference where partner_id = ${partnerId} and not is_on`;
  return rows.map(({ topic }) => topic);
}

export async function savePreference(
  sql: Sql,
  partnerId: string,
  topic: NoticeTopic,
  isOn: boolean,
  now: Date,
): Promise<void> {
  await sql`
    insert into notice_preference (partner_id, topic, is_on, set_at)
      values (${partnerId}, ${topic}, ${isOn}, ${now})
    on conflict (partner_id, topic) do update set is_on = ${isOn}, set_at = ${now}`;
}
