import {
  type EventKind,
  eventKinds,
  type InvalidReason,
  invalidReasons,
} from '#domain/delivery/event.ts';
import { kindCode } from '#domain/delivery/event-line.ts';
import { countsCode, type FlagReason, isFlagReason } from '#domain/delivery/flag.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import { eventColumns } from './plan-event-store.ts';
import { type EventRow, type StoredEvent, toStoredEvent } from './stored-event.ts';

export interface EventFilter {
  readonly kind?: EventKind | undefined;
  readonly counted?: 'valid' | 'invalid' | undefined;
  readonly reason?: InvalidReason | FlagReason | undefined;
  /** The ledger entry that booked the events. */
  readonly record?: string | undefined;
  readonly since: Date | null;
  readonly until: Date | null;
}

/** A range of event numbers, both ends included; open-ended when `lastNo` is null. */
export interface NumberRange {
  readonly firstNo: number;
  readonly lastNo: number | null;
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
  upperNo: number | null,
  countMax: number,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const range of await listNumberRanges(sql, planId, filter)) {
    if (events.length >= countMax) break;

    const lastNo = Math.min(range.lastNo ?? Number.MAX_SAFE_INTEGER, (upperNo ?? Infinity) - 1);
    if (lastNo < range.firstNo) continue;

    const { firstNo } = range;
    const request = { planId, firstNo, lastNo, countMax: countMax - events.length };
    for (const listMatching of chooseLists(filter))
      events.push(...(await listMatching(sql, request, filter)));
    events.sort((a, b) => b.no - a.no);
  }

  return events.slice(0, countMax);
}

interface RangeRequest extends NumberRange {
  readonly planId: bigint;
  readonly lastNo: number;
  readonly countMax: number;
}

type ListEvents = (sql: Sql, request: RangeRequest, filter: EventFilter) => Promise<StoredEvent[]>;

function chooseLists({ counted, reason }: EventFilter): readonly ListEvents[] {
  if (counted === 'valid') return reason === undefined ? [listAllEvents] : [];
  if (reason !== undefined) return [isFlagReason(reason) ? listFlaggedEvents : listInvalidEvents];
  return counted === 'invalid' ? [listInvalidEvents, listFlaggedEvents] : [listAllEvents];
}

/**
 * The ranges that can hold events of this filter: those not rolled up, and those in the rollups.
 */
export async function listNumberRanges(
  sql: Sql,
  planId: bigint,
  { kind, counted, reason, record, since, until }: EventFilter,
): Promise<NumberRange[]> {
  if (record !== undefined) return listBookedRanges(sql, planId, record);
  if (kind === undefined && counted !== 'valid' && reason === undefined && !since && !until) {
    return [{ firstNo: 1, lastNo: null }];
  }

  const kindFilter = kind === undefined ? null : kindCode(kind);
  const reasonCodes = listReasonCodes(counted, reason);
  const progress = await sql.maybeOne<{
    rolledTo: bigint;
    firstNo: bigint | null;
    lastNo: bigint | null;
  }>`
    select m.rolled_to, d.no_from first_no, d.no_to last_no
      from rollup_progress m left join lateral (
        select min(no_from) no_from, max(no_to) no_to from rollup_plan_day
         where plan_id = m.plan_id
           and (${kindFilter}::smallint is null or kind = ${kindFilter})
           and (${reasonCodes}::smallint[] is null or reason = any (${reasonCodes}))
           and (${since}::timestamptz is null or day > ${since}::timestamptz - interval '24 hours')
           and (${until}::timestamptz is null or day < ${until})) d on true
     where m.plan_id = ${planId}`;
  if (!progress) return [];

  const unrolledRange = { firstNo: Number(progress.rolledTo) + 1, lastNo: null };
  if (progress.firstNo === null) return [unrolledRange];

  return [unrolledRange, { firstNo: Number(progress.firstNo), lastNo: Number(progress.lastNo) }];
}

/** The rollup codes of a filter. An event found invalid later was first counted as valid. */
function listReasonCodes(
  counted: EventFilter['counted'],
  reason: EventFilter['reason'],
): readonly number[] | null {
  if (reason !== undefined && !isFlagReason(reason)) return [invalidReasons.indexOf(reason)];
  return reason !== undefined || counted === 'valid' ? [countsCode] : null;
}

/** The events between the previous booking and this one. */
async function listBookedRanges(sql: Sql, planId: bigint, record: string): Promise<NumberRange[]> {
  const booking = await sql.maybeOne<{ previousNo: bigint; lastNo: bigint }>`
    select b.upto last_no,
           coalesce((select max(earlier.upto) from billing earlier
              where earlier.plan_id = b.plan_id and earlier.no < b.no), 0)::bigint previous_no
      from billing b where b.plan_id = ${planId} and b.entry_id = ${record}`;
  if (!booking) return [];

  return [{ firstNo: Number(booking.previousNo) + 1, lastNo: Number(booking.lastNo) }];
}

const isInTime = (filter: EventFilter) => fragment`
  (${filter.since}::timestamptz is null or e.at >= ${filter.since})
  and (${filter.until}::timestamptz is null or e.at < ${filter.until})`;

/** Inlined in the SQL, so that the planner can use the partial index on clicks. */
const andIsOfKind = (kind: EventKind | undefined) =>
  kind === undefined ? fragment`` : fragment`and e.kind = ${literal(kindCode(kind))}`;

const listAllEvents: ListEvents = async (sql, { planId, firstNo, lastNo, countMax }, filter) => {
  const { kind, counted, record } = filter;
  const rows = await sql.many<EventRow>`
    select ${eventColumns} from event e join placement pl on pl.id = e.placement_id
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     where e.plan_id = ${planId} and e.no between ${firstNo} and ${lastNo}
       and ${isInTime(filter)} ${andIsOfKind(kind)}
       ${counted === 'valid' ? fragment`and e.invalid is null and m.no is null` : fragment``}
       ${record === undefined ? fragment`` : fragment`and e.cost > 0`}
     order by e.no desc limit ${countMax}`;

  return rows.map(toStoredEvent);
};

/** Reads each rule and kind separately, so that rare ones are found through the index. */
const listInvalidEvents: ListEvents = async (
  sql,
  { planId, firstNo, lastNo, countMax },
  filter,
) => {
  const { kind, reason } = filter;
  const ruleCodes =
    reason === undefined ? [...invalidReasons.keys()] : listReasonCodes(undefined, reason);
  const kindCodes = kind === undefined ? [...eventKinds.keys()] : [kindCode(kind)];

  const rows = await sql.many<EventRow>`
    select ${eventColumns}
      from unnest(${ruleCodes}::smallint[]) as rule (code)
      cross join unnest(${kindCodes}::smallint[]) as sort (kind)
      cross join lateral (
        select * from event e
         where e.plan_id = ${planId} and e.invalid = rule.code and e.kind = sort.kind
           and e.no between ${firstNo} and ${lastNo} and ${isInTime(filter)}
         order by e.no desc limit ${countMax}) e
      join placement pl on pl.id = e.placement_id
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     order by e.no desc limit ${countMax}`;
  return rows.map(toStoredEvent);
};

const listFlaggedEvents: ListEvents = async (
  sql,
  { planId, firstNo, lastNo, countMax },
  filter,
) => {
  const { kind, reason = null } = filter;
  const rows = await sql.many<EventRow>`
    select ${eventColumns}
      from event_flag m join event e on e.plan_id = m.plan_id and e.no = m.no
      join placement pl on pl.id = e.placement_id
     where m.plan_id = ${planId} and m.no between ${firstNo} and ${lastNo}
       and (${reason}::text is null or m.reason = ${reason})
       and ${isInTime(filter)} ${andIsOfKind(kind)}
     order by m.no desc limit ${countMax}`;

  return rows.map(toStoredEvent);
};
