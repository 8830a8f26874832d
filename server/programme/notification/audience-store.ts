import type { Language } from '#domain/language.ts';
import { type Fragment, fragment, type Sql } from '../../platform/database/database.ts';
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
export const isFor = (announcement: Fragment, partner: Fragment): Fragment => fragment`
  (${announcement}.partner_id is null or ${announcement}.partner_id = ${partner}.id)
  and (${announcement}.language is null or ${announcement}.language = ${partner}.language)
  and (${announcement}.levels is null
    or ${levelAt(fragment`${partner}.id`, fragment`${announcement}.at`)}
       = any(${announcement}.levels))`;

/** How many partners who can log in it would reach if it were published now. */
export async function countAudience(
  sql: Sql,
  { language, levels }: Audience,
  now: Date,
): Promise<number> {
  const row = await sql.one<{ count: number }>`
    select count(*)::int count
      from partner p,
           (select null::uuid partner_id, ${language}::text as language,
                   ${levels}::smallint[] levels, ${now}::timestamptz at) a
     where p.status = 'active' and ${isFor(fragment`a`, fragment`p`)}`;
  return row.count;
}
