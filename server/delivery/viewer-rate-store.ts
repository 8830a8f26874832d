import { kindCode } from '#domain/delivery/event-line.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { type Rate, type Rated, type Rates, ratedOf } from '#domain/delivery/viewer-rate.ts';
import { plainArray, type Sql } from '../database/database.ts';

/** The limits that events count towards, each once. */
export const ratedIn = (events: readonly NewEvent[]): Rated[] => [
  ...new Map(
    events
      .filter(({ invalid }) => invalid === null)
      .flatMap((event) => ratedOf(event).map((rated) => [rated.key, rated] as const)),
  ).values(),
];

export const rateColumns = (rated: readonly Rated[]): string[] => [
  plainArray(rated.map(({ who }) => who)),
  plainArray(rated.map(({ kind }) => kindCode(kind))),
  plainArray(rated.map(({ of }) => of)),
];

export interface AddedRate {
  readonly rated: Rated;
  readonly rate: Rate;
}

/** What a group of events added to the rates, in one order for all who write. */
export const addedRates = (events: readonly NewEvent[], rates: Rates): AddedRate[] =>
  ratedIn(events)
    .flatMap((rated) => {
      const rate = rates.get(rated.key);
      return rate && rate.added > 0 ? [{ rated, rate }] : [];
    })
    .sort((one, other) => (one.rated.key < other.rated.key ? -1 : 1));

/**
 * Adds to the rates. Another process may have added since they were read: the check of the table
 * then refuses the whole group, which is judged again.
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

/** Whether others came before what a process wanted to add. */
export const isRatePassed = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'viewer_rate_is_kept';

/** Lets go of hours that are over. */
export const forgetRates = (sql: Sql, now: Date) =>
  sql('delete from viewer_rate where until <= $1', [now]);
