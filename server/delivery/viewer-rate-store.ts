import { kindCode } from '#domain/delivery/event-line.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import {
  isRatedKind,
  type Rate,
  type Rates,
  ratedOf,
  rateKey,
} from '#domain/delivery/viewer-rate.ts';
import type { Sql } from '../db/db.ts';
import { plainArray } from '../db/plain-array.ts';

/** The events whose viewer may do so only so often, of each viewer and matter one. */
export const ratedIn = (events: readonly NewEvent[]): NewEvent[] => [
  ...new Map(
    events
      .filter(({ isRated, kind, invalid }) => isRated && invalid === null && isRatedKind(kind))
      .map((event) => [rateKey(event), event]),
  ).values(),
];

export const rateColumns = (events: readonly NewEvent[]): string[] => [
  plainArray(events.map(({ viewer }) => viewer)),
  plainArray(events.map(({ kind }) => kindCode(kind))),
  plainArray(events.map(ratedOf)),
];

export interface AddedRate {
  readonly event: NewEvent;
  readonly rate: Rate;
}

/** What a group of events added to the rates, in one order for all who write. */
export const addedRates = (events: readonly NewEvent[], rates: Rates): AddedRate[] =>
  ratedIn(events)
    .flatMap((event) => {
      const rate = rates.get(rateKey(event));
      return rate && rate.added > 0 ? [{ event, rate }] : [];
    })
    .sort((one, other) => (rateKey(one.event) < rateKey(other.event) ? -1 : 1));

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
      ...rateColumns(added.map(({ event }) => event)),
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
