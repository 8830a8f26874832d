import { literal, plainArray, type Sql } from '../../platform/database/database.ts';

/** How many times a viewer was shown a plan at about one moment. */
export interface ShownRow {
  readonly planId: number;
  readonly viewer: string;
  readonly times: number;
}

export async function insertShown(
  sql: Sql,
  process: string,
  now: Date,
  showings: readonly ShownRow[],
): Promise<void> {
  await sql`
    insert into plan_shown (process, plan_id, viewer, times, at)
    select ${process}, plan_id, viewer, times, ${now}
      from unnest(${plainArray(showings.map(({ planId }) => planId))}::bigint[],
                  ${showings.map(({ viewer }) => viewer)}::text[],
                  ${plainArray(showings.map(({ times }) => times))}::int[])
             as shown (plan_id, viewer, times)`;
}

export interface ShownElsewhere {
  readonly id: bigint;
  readonly planId: bigint;
  readonly viewer: string;
  readonly times: number;
  readonly at: Date;
  /** Old enough that no row with a smaller number can still be committed. */
  readonly isOld: boolean;
}

const rowsMax = 200_000;

/**
 * What other processes wrote after a number, oldest first; only the newest if there are very many.
 */
export async function listShownElsewhere(
  sql: Sql,
  process: string,
  lastReadId: bigint,
): Promise<ShownElsewhere[]> {
  const newestRows = await sql.many<ShownElsewhere>`
    select id, plan_id, viewer, times, at,
           written_at < clock_timestamp() - interval '10 seconds' is_old
      from plan_shown where id > ${lastReadId} and process <> ${process}
     order by id desc limit ${literal(rowsMax)}`;
  return newestRows.reverse();
}

export const forgetShown = (sql: Sql, cutoff: Date) =>
  sql`delete from plan_shown where at < ${cutoff}`;
