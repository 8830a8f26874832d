import { eventKinds } from '#domain/delivery/event.ts';
import { devices, invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import {
  type Books,
  type Counted,
  countedKey,
  type Meter,
  type NewEvent,
  needsImpression,
  type RecordedEvent,
  recordEvents,
} from '#domain/delivery/record-events.ts';
import type { Rates } from '#domain/delivery/viewer-rate.ts';
import { addedRates, ratedIn } from '#domain/delivery/viewer-rate.ts';
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
  const before = [...books.meters.values()];
  const recorded = recordEvents(events, books, sha256);
  const rates = addedRates(events, books.rates);
  if (rates.length > 0) await addRates(sql, rates);
  await writeEvents(sql, recorded, before, books.meters);
  return { recorded, meters: books.meters };
}

const meterOf = (row: MeterRow): Meter => {
  const [planId, hold, spent, lastNo, head, status, day, daySpent, cap] = row;
  return {
    ...{ planId, lastNo, head, status, day },
    hold: BigInt(hold),
    spent: BigInt(spent),
    daySpent: BigInt(daySpent),
    dayAdded: 0n,
    dailyCap: cap === null ? null : BigInt(cap),
  };
};

const lockText = `select meters, counted,
    viewer_rates($4::text[], $5::smallint[], $6::bigint[]) rates
  from lock_meters($1::bigint[], $2::uuid[], $3::smallint[], $7::bigint[])`;
const impression = kindCode('impression');

/** Locks the meters of the plans and reads what is known of the tokens and viewers. */
async function lockBooks(sql: Sql, events: readonly NewEvent[]): Promise<Books> {
  const plans = [...new Set(events.map(({ planId }) => planId))].sort((a, b) => a - b);
  const owners: number[] = [];
  const serves: string[] = [];
  const kinds: number[] = [];
  const ask = (planId: number, serveId: string, kind: number) => {
    owners.push(planId);
    serves.push(serveId);
    kinds.push(kind);
  };
  for (const { planId, serveId, kind } of events) {
    // A serve has a fresh id, so there is nothing to look up.
    if (kind === 'serve') continue;
    ask(planId, serveId, kindCode(kind));
    if (needsImpression(kind)) ask(planId, serveId, impression);
  }
  const rated = ratedIn(events);
  const [known] = await sql<BooksRow>(lockText, [
    plainArray(plans),
    plainArray(serves),
    plainArray(kinds),
    ...rateColumns(rated),
    plainArray(owners),
  ]);
  const meters = new Map<number, Meter>();
  for (const row of known?.meters ?? []) meters.set(row[0], meterOf(row));
  const counted: Counted = new Map();
  for (const [serveId, kind, at] of known?.counted ?? []) {
    counted.set(countedKey(serveId, eventKinds[kind] ?? 'serve'), at ?? 0);
  }
  const rates: Rates = new Map();
  for (const [place, count, until] of known?.rates ?? []) {
    const limit = rated[place - 1];
    if (limit) rates.set(limit.key, { count, until, added: 0 });
  }
  return { meters, counted, rates };
}

const recordText = `select record_events(
  $1::bigint[], $2::bigint[], $3::smallint[], $4::timestamptz[], $5::uuid[], $6::int[],
  $7::int[], $8::smallint[], $9::bigint[], $10::bigint[], $11::bigint[],
  $12::text[], $13::smallint[], $14::text[], $15::text[],
  $16::bigint[], $17::bigint[], $18::text[], $19::int[], $20::bigint[])`;

async function writeEvents(
  sql: Sql,
  events: readonly RecordedEvent[],
  before: readonly Meter[],
  after: ReadonlyMap<number, Meter>,
): Promise<void> {
  const column = (of: (event: RecordedEvent) => string | number | bigint) =>
    plainArray(events.map(of));
  await sql(recordText, [
    column(({ planId }) => planId),
    column(({ no }) => no),
    column(({ kind }) => kindCode(kind)),
    column(({ at }) => at.toISOString()),
    column(({ serveId }) => serveId),
    column(({ placementId }) => placementId),
    column(({ creativeId }) => creativeId),
    column(({ invalid }) => invalidCode(invalid) ?? 'null'),
    column(({ price }) => price),
    column(({ cost }) => cost),
    column(({ pay }) => pay),
    column(({ country }) => country),
    column(({ device }) => devices.indexOf(device)),
    column(({ viewer }) => viewer),
    column(({ hash }) => hash),
    plainArray(before.map(({ planId }) => planId)),
    plainArray(before.map(({ lastNo }) => lastNo)),
    plainArray(before.map(({ head }) => head)),
    plainArray(before.map(({ planId, day }) => after.get(planId)?.day ?? day)),
    plainArray(before.map(({ planId }) => after.get(planId)?.dayAdded ?? 0n)),
  ]);
}

/** Creates partitions in advance, so that no put has to wait for one. */
export const openPartitions = (sql: Sql) => sql('select open_event_partitions()');
