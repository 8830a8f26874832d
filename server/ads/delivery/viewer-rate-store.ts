import type { AddedRate } from '#domain/delivery/viewer-rate.ts';
import { plainArray, type Sql } from '../../platform/database/database.ts';
import { rateColumns } from './rate-rows.ts';

/**
 * Adds to the rates. If another process added to them since they were read, the table's check
 * refuses the whole batch, which is then judged again.
 */
export async function addRates(sql: Sql, added: readonly AddedRate[]): Promise<void> {
  await sql(
    `insert into viewer_rate as kept (viewer, kind, of_id, count, until)
     select decode(viewer, 'hex'), kind, of_id, count, until
       from unnest($1::text[], $2::smallint[], $3::bigint[], $4::int[], $5::timestamptz[])
         as added (viewer, kind, of_id, count, until)
     on conflict (viewer, kind, of_id) do update set
       count = case when kept.until <= excluded.until - interval '1 hour' then excluded.count
                    else kept.count + excluded.count end,
       until = case when kept.until <= excluded.until - interval '1 hour' then excluded.until
                    else kept.until end`,
    [
      ...rateColumns(added.map(({ rated }) => rated)),
      plainArray(added.map(({ rate }) => rate.added)),
      plainArray(added.map(({ rate }) => new Date(rate.until).toISOString())),
    ],
  );
}

/** Deletes hours that are over. */
export const forgetRates = (sql: Sql, now: Date) =>
  sql('delete from viewer_rate where until <= $1', [now]);
