import { eventKinds } from '#domain/delivery/event.ts';
import { devices, invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import {
  type Counted,
  countedKey,
  type Meter,
  type NewEvent,
  needsImpression,
  type RecordedEvent,
  recordEvents,
} from '#domain/delivery/record-events.ts';
import type { PlanStatus } from '#domain/plan/status.ts';
import type { Db, Sql } from '../db/db.ts';
import { plainArray } from '../db/plain-array.ts';
import { sha256 } from '../ledger/sha256.ts';

type MeterRow = readonly [
  planId: number,
  hold: string,
  spent: string,
  lastNo: number,
  head: string,
  status: PlanStatus,
];
type CountedRow = readonly [serveId: string, kind: number, at: number | null];

/** What a group of events came to: each of them, and the meters of their plans after it. */
export interface RecordedGroup {
  readonly recorded: readonly RecordedEvent[];
  readonly meters: ReadonlyMap<number, Meter>;
}

/** Judges, numbers and writes a group of events in one transaction. */
export const saveEvents = (db: Db, events: readonly NewEvent[]): Promise<RecordedGroup> =>
  db.transaction(async (sql) => {
    const { meters, counted } = await lockMeters(sql, events);
    const before = [...meters.values()];
    const recorded = recordEvents(events, meters, counted, sha256);
    await writeEvents(sql, recorded, before);
    return { recorded, meters };
  });

const lockText =
  'select meters, counted from lock_meters($1::bigint[], $2::uuid[], $3::smallint[])';
const impression = kindCode('impression');

/** Locks the meters of the plans, and reads what is known about the tokens. */
async function lockMeters(sql: Sql, events: readonly NewEvent[]) {
  const plans = [...new Set(events.map(({ planId }) => planId))].sort((a, b) => a - b);
  const serves: string[] = [];
  const kinds: number[] = [];
  for (const { serveId, kind } of events) {
    // A serve is new by its id, and what is new need not be looked for.
    if (kind === 'serve') continue;
    serves.push(serveId);
    kinds.push(kindCode(kind));
    if (!needsImpression(kind)) continue;
    serves.push(serveId);
    kinds.push(impression);
  }
  const [row] = await sql<{ meters: MeterRow[] | null; counted: CountedRow[] | null }>(lockText, [
    plainArray(plans),
    plainArray(serves),
    plainArray(kinds),
  ]);
  const meters = new Map<number, Meter>();
  for (const [planId, hold, spent, lastNo, head, status] of row?.meters ?? []) {
    meters.set(planId, { planId, hold: BigInt(hold), spent: BigInt(spent), lastNo, head, status });
  }
  const counted: Counted = new Map();
  for (const [serveId, kind, at] of row?.counted ?? []) {
    counted.set(countedKey(serveId, eventKinds[kind] ?? 'serve'), at ?? 0);
  }
  return { meters, counted };
}

const recordText = `select record_events(
  $1::bigint[], $2::bigint[], $3::smallint[], $4::timestamptz[], $5::uuid[], $6::int[],
  $7::int[], $8::smallint[], $9::bigint[], $10::bigint[], $11::bigint[],
  $12::text[], $13::smallint[], $14::text[], $15::text[],
  $16::bigint[], $17::bigint[], $18::text[])`;

async function writeEvents(
  sql: Sql,
  events: readonly RecordedEvent[],
  before: readonly Meter[],
): Promise<void> {
  const column = (of: (event: RecordedEvent) => string | number | bigint) =>
    plainArray(events.map(of));
  await sql(recordText, [
    column(({ planId }) => planId),
    column(({ no }) => no),
    column(({ kind }) => kindCode(kind)),
    column(({ at }) => at.toISOString()),
    column(({ serveId }) => serveId),
    column(({ zoneId }) => zoneId),
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
  ]);
}
