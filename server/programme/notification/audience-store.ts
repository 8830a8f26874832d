import type { Language } from '#domain/language.ts';
import type { Sql, SqlText } from '../../platform/database/database.ts';
import { levelAt } from '../level/level-store.ts';

/** Whom an announcement is for; null means everyone. */
export interface Audience {
  readonly language: Language | null;
  readonly levels: readonly number[] | null;
}

/**
 * Whether an announcement is for a partner, as SQL. The level is the one at publication: a partner
 * who rises later is not told late, and one who has read it keeps it.
 */
export const isFor = (announcement: string, partner: string): SqlText => {
  const a = announcement;
  return `(${a}.partner_id is null or ${a}.partner_id = ${partner}.id)
    and (${a}.language is null or ${a}.language = ${partner}.language)
    and (${a}.levels is null or ${levelAt(`${partner}.id`, `${a}.at`)} = any(${a}.levels))`;
};

/** How many partners who can log in it would reach if it were published now. */
export async function countAudience(
  sql: Sql,
  { language, levels }: Audience,
  now: Date,
): Promise<number> {
  const [row] = await sql<{ count: number }>(
    `select count(*)::int count
       from partner p, (select null::uuid partner_id, $1::text as language,
                               $2::smallint[] levels, $3::timestamptz at) a
      where p.status = 'active' and ${isFor('a', 'p')}`,
    [language, levels, now],
  );
  return row?.count ?? 0;
}
