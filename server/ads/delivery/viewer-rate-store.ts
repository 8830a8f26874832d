import type { AddedRate } from '#domain/delivery/viewer-rate.ts';
import { plainArray, type Sql } from '../../platform/database/database.ts';
import { rateColumns } from './rate-rows.ts';

/**
 * Adds to the rates. If another process added to them since they were read, the table's check
 * refuses the whole batch, which is then judged again.
 */
export async function addRates(sql: Sql, additions: readonly AddedRate[]): Promise<void> {
  const { viewers, kinds, ids } = rateColumns(additions.map(({ rated }) => rated));
  const counts = plainArray(additions.map(({ rate }) => rate.added));
  const endTimes = plainArray(additions.map(({ rate }) => new Date(rate.until).toISOString()));

  await sql`
    insert into viewer_rate as stored (viewer, kind, of_id, count, until)
    select decode(viewer, 'hex'), kind, of_id, count, until
      from unnest(${viewers}::text[], ${kinds}::smallint[], ${ids}::bigint[], ${counts}::int[],
                  ${endTimes}::timestamptz[]) as added (viewer, kind, of_id, count, until)
    on conflict (viewer, kind, of_id) do update set
      count = case when stored.until <= excluded.until - interval '1 hour' then excluded.count
                   else stored.count + excluded.count end,
      until = case when stored.until <= excluded.until - interval '1 hour' then excluded.until
                   else stored.until end`;
}

/** Deletes hours that are over. */
export const forgetRates = (sql: Sql, now: Date) =>
  sql`delete from viewer_rate where until <= ${now}`;
