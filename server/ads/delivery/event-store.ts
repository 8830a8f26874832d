import { eventKinds } from '#domain/delivery/event.ts';
import { devices, impressionCode, invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import {
  type CountedTokens,
  countedKey,
  type EventBooks,
  type Meter,
  type NewEvent,
  needsImpression,
  type RecordedEvent,
  recordEvents,
} from '#domain/delivery/record-events.ts';
import type { Rates } from '#domain/delivery/viewer-rate.ts';
import { addedRates, rateLimitsIn } from '#domain/delivery/viewer-rate.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import { plainArray, type Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import { rateColumns } from './rate-rows.ts';
import { addRates } from './viewer-rate-store.ts';

type MeterRow = readonly [
  planId: number,
  hold: string,
  spent: string,
  lastNo: number,
  head: string,
  status: PlanStatus,
  day: number,
  daySpent: string,
  dailyCap: string | null,
];
type CountedRow = readonly [serveId: string, kind: number, at: number | null];

/** The place of a limit in the request, counted from 1. */
type RateRow = readonly [place: number, count: number, until: number];

interface BooksRow {
  readonly meters: readonly MeterRow[] | null;
  readonly counted: readonly CountedRow[] | null;
  readonly rates: readonly RateRow[] | null;
}

/** The outcome of a batch: each event's verdict, and the meters of the plans after it. */
export interface RecordedGroup {
  readonly recorded: readonly RecordedEvent[];
  readonly meters: ReadonlyMap<number, Meter>;
}

/** Judges, numbers and writes a batch of events in the given transaction. */
export async function saveBatch(sql: Sql, events: readonly NewEvent[]): Promise<RecordedGroup> {
  const books = await lockBooks(sql, events);
  const previousMeters = [...books.meters.values()];

  const recorded = recordEvents(events, books, sha256);

  const rates = addedRates(events, books.rates);
  if (rates.length > 0) await addRates(sql, rates);
  await writeEvents(sql, recorded, previousMeters, books.meters);
  return { recorded, meters: books.meters };
}

const toMeter = (row: MeterRow): Meter => {
  const [planId, hold, spent, lastNo, head, status, day, daySpent, dailyCap] = row;

  return {
    planId,
    lastNo,
    head,
    status,
    day,
    hold: BigInt(hold),
    spent: BigInt(spent),
    daySpent: BigInt(daySpent),
    dayAdded: 0n,
    dailyCap: dailyCap === null ? null : BigInt(dailyCap),
  };
};

/** Locks the meters of the plans and reads what is known of the tokens and viewers. */
async function lockBooks(sql: Sql, events: readonly NewEvent[]): Promise<EventBooks> {
  const planIds = [...new Set(events.map(({ planId }) => planId))].sort((a, b) => a - b);

  // What may have counted already, as columns: a kind of event of a serve, and the serve's plan.
  const servePlanIds: number[] = [];
  const serveIds: string[] = [];
  const kindCodes: number[] = [];

  const addLookUp = (planId: number, serveId: string, code: number) => {
    servePlanIds.push(planId);
    serveIds.push(serveId);
    kindCodes.push(code);
  };

  for (const { planId, serveId, kind } of events) {
    // A serve has a fresh id, so there is nothing to look up.
    if (kind === 'serve') continue;

    addLookUp(planId, serveId, kindCode(kind));
    if (needsImpression(kind)) addLookUp(planId, serveId, impressionCode);
  }

  const limits = rateLimitsIn(events);
  const limitColumns = rateColumns(limits);
  const state = await sql.maybeOne<BooksRow>`
    select meters, counted,
           viewer_rates(${limitColumns.viewers}::text[], ${limitColumns.kinds}::smallint[],
             ${limitColumns.ids}::bigint[]) rates
      from lock_meters(${plainArray(planIds)}::bigint[], ${plainArray(serveIds)}::uuid[],
             ${plainArray(kindCodes)}::smallint[], ${plainArray(servePlanIds)}::bigint[])`;

  const meters = new Map<number, Meter>();
  for (const row of state?.meters ?? []) meters.set(row[0], toMeter(row));

  const countedTokens: CountedTokens = new Map();
  for (const [serveId, kind, countedAt] of state?.counted ?? []) {
    countedTokens.set(countedKey(serveId, eventKinds[kind] ?? 'serve'), countedAt ?? 0);
  }

  const rates: Rates = new Map();
  for (const [position, count, until] of state?.rates ?? []) {
    const limit = limits[position - 1];
    if (limit) rates.set(limit.key, { count, until, added: 0 });
  }

  return { meters, counted: countedTokens, rates };
}

async function writeEvents(
  sql: Sql,
  events: readonly RecordedEvent[],
  previousMeters: readonly Meter[],
  meters: ReadonlyMap<number, Meter>,
): Promise<void> {
  const column = (getValue: (event: RecordedEvent) => string | number | bigint) =>
    plainArray(events.map(getValue));
  const meterColumn = (getValue: (previous: Meter) => string | number | bigint) =>
    plainArray(previousMeters.map(getValue));

  await sql`
    select record_events(
      ${column(({ planId }) => planId)}::bigint[],
      ${column(({ no }) => no)}::bigint[],
      ${column(({ kind }) => kindCode(kind))}::smallint[],
      ${column(({ at }) => at.toISOString())}::timestamptz[],
      ${column(({ serveId }) => serveId)}::uuid[],
      ${column(({ placementId }) => placementId)}::int[],
      ${column(({ creativeId }) => creativeId)}::int[],
      ${column(({ invalid }) => invalidCode(invalid) ?? 'null')}::smallint[],
      ${column(({ price }) => price)}::bigint[],
      ${column(({ cost }) => cost)}::bigint[],
      ${column(({ pay }) => pay)}::bigint[],
      ${column(({ country }) => country)}::text[],
      ${column(({ device }) => devices.indexOf(device))}::smallint[],
      ${column(({ viewer }) => viewer)}::text[],
      ${column(({ hash }) => hash)}::text[],
      ${meterColumn(({ planId }) => planId)}::bigint[],
      ${meterColumn(({ lastNo }) => lastNo)}::bigint[],
      ${meterColumn(({ head }) => head)}::text[],
      ${meterColumn(({ planId, day }) => meters.get(planId)?.day ?? day)}::int[],
      ${meterColumn(({ planId }) => meters.get(planId)?.dayAdded ?? 0n)}::bigint[])`;
}

/**
 * Creates partitions in advance, so that no put has to wait for one.
 *
 * Not by `eachOne`: partitions are numbered without a gap, so each one waits for the one before it.
 */
export const openPartitions = (sql: Sql) => sql`select open_event_partitions()`;
