import {
  type EventKind,
  eventKinds,
  type InvalidReason,
  invalidReasons,
} from '#domain/delivery/event.ts';
import { invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import { countsCode, type FlagReason, isFlagReason } from '#domain/delivery/flag.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import { eventColumns } from './plan-event-store.ts';
import { type EventRow, eventOf, type StoredEvent } from './stored-event.ts';

export interface EventFilter {
  readonly kind?: EventKind | undefined;
  readonly counted?: 'valid' | 'invalid' | undefined;
  readonly reason?: InvalidReason | FlagReason | undefined;
  /** The ledger entry that booked the events. */
  readonly record?: string | undefined;
  readonly from: Date | null;
  readonly to: Date | null;
}

/** A range of event numbers, both ends included; open-ended when `to` is null. */
export interface Stretch {
  readonly from: number;
  readonly to: number | null;
}

/**
 * Newest first, below a number. An event found invalid later does not count as valid. A plan may
 * have millions of events, so a filter reads only the ranges that the rollups point to, and rare
 * events through their own index.
 */
export async function listEvents(
  sql: Sql,
  planId: bigint,
  filter: EventFilter,
  below: number | null,
  most: number,
): Promise<StoredEvent[]> {
  const found: StoredEvent[] = [];
  for (const stretch of await listStretches(sql, planId, filter)) {
    if (found.length >= most) break;
    const to = Math.min(stretch.to ?? Number.MAX_SAFE_INTEGER, (below ?? Infinity) - 1);
    if (to < stretch.from) continue;
    const asked = { planId, from: stretch.from, to, most: most - found.length };
    for (const read of readsOf(filter)) found.push(...(await read(sql, asked, filter)));
    found.sort((one, other) => other.no - one.no);
  }
  return found.slice(0, most);
}

interface Asked extends Stretch {
  readonly planId: bigint;
  readonly to: number;
  readonly most: number;
}

type Read = (sql: Sql, asked: Asked, filter: EventFilter) => Promise<StoredEvent[]>;

function readsOf({ counted, reason }: EventFilter): readonly Read[] {
  if (counted === 'valid') return reason === undefined ? [readAll] : [];
  if (reason !== undefined) return [isFlagReason(reason) ? readFlagged : readRefused];
  return counted === 'invalid' ? [readRefused, readFlagged] : [readAll];
}

/**
 * The ranges that can hold events of this filter: those not rolled up, and those in the rollups.
 */
export async function listStretches(
  sql: Sql,
  planId: bigint,
  { kind, counted, reason, record, from, to }: EventFilter,
): Promise<Stretch[]> {
  if (record !== undefined) return listBooked(sql, planId, record);
  if (kind === undefined && counted !== 'valid' && reason === undefined && !from && !to) {
    return [{ from: 1, to: null }];
  }
  const codes = codesOf(counted, reason);
  const row = await sql.maybeOne<{ rolledTo: bigint; from: bigint | null; to: bigint | null }>`
    select m.rolled_to, d.no_from "from", d.no_to "to"
      from rollup_progress m left join lateral (
        select min(no_from) no_from, max(no_to) no_to from rollup_plan_day
         where plan_id = m.plan_id and
           (${kind === undefined ? null : kindCode(kind)}::smallint is null
           or kind = ${kind === undefined ? null : kindCode(kind)})
           and (${codes}::smallint[] is null or reason = any (${codes}))
           and (${from}::timestamptz is null or day > ${from}::timestamptz - interval '24 hours')
           and (${to}::timestamptz is null or day < ${to})) d on true
     where m.plan_id = ${planId}`;
  if (!row) return [];
  const late = { from: Number(row.rolledTo) + 1, to: null };
  return row.from === null ? [late] : [late, { from: Number(row.from), to: Number(row.to) }];
}

/** The rollup codes of a filter. An event found invalid later was first counted as valid. */
function codesOf(
  counted: EventFilter['counted'],
  reason: EventFilter['reason'],
): readonly number[] | null {
  if (reason !== undefined && !isFlagReason(reason)) return [invalidCode(reason) as number];
  return reason !== undefined || counted === 'valid' ? [countsCode] : null;
}

/** The events between the previous booking and this one. */
async function listBooked(sql: Sql, planId: bigint, record: string): Promise<Stretch[]> {
  const row = await sql.maybeOne<{ after: bigint; upto: bigint }>`
    select b.upto, coalesce((select max(p.upto) from billing p
              where p.plan_id = b.plan_id and p.no < b.no), 0)::bigint "after"
      from billing b where b.plan_id = ${planId} and b.entry_id = ${record}`;
  return row ? [{ from: Number(row.after) + 1, to: Number(row.upto) }] : [];
}

const isInTime = (filter: EventFilter) => fragment`
  (${filter.from}::timestamptz is null or e.at >= ${filter.from})
  and (${filter.to}::timestamptz is null or e.at < ${filter.to})`;

/** Inlined in the SQL, so that the planner can use the partial index on clicks. */
const ofKind = (kind: EventKind | undefined) =>
  kind === undefined ? fragment`` : fragment`and e.kind = ${literal(kindCode(kind))}`;

const readAll: Read = async (sql, { planId, from, to, most }, filter) => {
  const { kind, counted, record } = filter;
  const rows = await sql.many<EventRow>`
    select ${eventColumns} from event e join placement pl on pl.id = e.placement_id
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     where e.plan_id = ${planId} and e.no between ${from} and ${to}
       and ${isInTime(filter)} ${ofKind(kind)}
       ${counted === 'valid' ? fragment`and e.invalid is null and m.no is null` : fragment``}
       ${record === undefined ? fragment`` : fragment`and e.cost > 0`}
     order by e.no desc limit ${most}`;
  return rows.map(eventOf);
};

/** Reads each rule and kind separately, so that rare ones are found through the index. */
const readRefused: Read = async (sql, { planId, from, to, most }, filter) => {
  const { kind, reason } = filter;
  const codes = reason === undefined ? [...invalidReasons.keys()] : codesOf(undefined, reason);
  const kinds = kind === undefined ? [...eventKinds.keys()] : [kindCode(kind)];
  const rows = await sql.many<EventRow>`
    select ${eventColumns}
      from unnest(${codes}::smallint[]) as rule (code)
      cross join unnest(${kinds}::smallint[]) as sort (kind)
      cross join lateral (
        select * from event e where e.plan_id = ${planId} and e.invalid = rule.code
           and e.kind = sort.kind and e.no between ${from} and ${to} and ${isInTime(filter)}
         order by e.no desc limit ${most}) e
      join placement pl on pl.id = e.placement_id
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     order by e.no desc limit ${most}`;
  return rows.map(eventOf);
};

const readFlagged: Read = async (sql, { planId, from, to, most }, filter) => {
  const { kind, reason } = filter;
  const rows = await sql.many<EventRow>`
    select ${eventColumns}
      from event_flag m join event e on e.plan_id = m.plan_id and e.no = m.no
      join placement pl on pl.id = e.placement_id
     where m.plan_id = ${planId} and m.no between ${from} and ${to}
       and (${reason ?? null}::text is null or m.reason = ${reason ?? null})
       and ${isInTime(filter)} ${ofKind(kind)}
     order by m.no desc limit ${most}`;
  return rows.map(eventOf);
};
