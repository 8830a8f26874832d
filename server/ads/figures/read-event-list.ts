import { invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import { isFlagReason } from '#domain/delivery/flag.ts';
import type { SealedEvent } from '../event-block/block-chain.ts';
import { type BlockRange, isDropped, listRanges } from '../event-block/block-store.ts';
import { type EventFilter, listEvents, listNumberRanges } from './plan-event-list-store.ts';
import { type EventSource, withFindings } from './read-events.ts';
import { listFlags } from './sealed-event-store.ts';
import type { StoredEvent } from './stored-event.ts';

/** A plan's events that match a filter, newest first, below a number. */
export async function readEventList(
  source: EventSource,
  planId: bigint,
  filter: EventFilter,
  upperNo: number | null,
  countMax: number,
): Promise<StoredEvent[]> {
  const events = await listEvents(source.sql, planId, filter, upperNo, countMax);
  // Checked afterwards, since a partition may have been dropped during the read.
  const isSealed = events.length < countMax && (await isDropped(source.sql, planId));
  return isSealed ? listSealed(source, planId, filter, upperNo, countMax) : events;
}

async function listSealed(
  { sql, blocks }: EventSource,
  planId: bigint,
  filter: EventFilter,
  upperNo: number | null,
  countMax: number,
): Promise<StoredEvent[]> {
  const events: StoredEvent[] = [];
  for (const { firstNo, lastNo: rangeEnd } of await listNumberRanges(sql, planId, filter)) {
    const lastNo = Math.min(rangeEnd ?? Number.MAX_SAFE_INTEGER, (upperNo ?? Infinity) - 1);
    if (lastNo < firstNo) continue;

    const flags = await listFlags(sql, planId, firstNo, lastNo);
    const isMatch = (event: SealedEvent) =>
      event.no >= firstNo &&
      event.no <= lastNo &&
      matchesFilter(event, filter, flags.get(event.no));

    const blockRanges = await listRanges(sql, planId, firstNo, lastNo);
    for (const range of blockRanges.reverse()) {
      if (events.length >= countMax) break;

      const areFlagged = [...flags.keys()].some(
        (flaggedNo) => flaggedNo >= range.firstNo && flaggedNo <= range.lastNo,
      );
      if (!mayHoldMatches(range, filter, areFlagged)) continue;

      const matches = (await blocks.read(range)).filter(isMatch).reverse();
      events.push(...(await withFindings(sql, matches.slice(0, countMax - events.length), flags)));
    }
  }

  return events.slice(0, countMax);
}

/** Whether a range can hold events of this filter, according to its manifest. */
function mayHoldMatches(range: BlockRange, filter: EventFilter, areFlagged: boolean): boolean {
  const { kind, counted, reason } = filter;
  if (kind !== undefined && (range.kinds & (1 << kindCode(kind))) === 0) return false;
  if (reason !== undefined) {
    if (isFlagReason(reason)) return areFlagged;
    return (range.rules & (1 << (invalidCode(reason) ?? 0))) !== 0;
  }

  return counted !== 'invalid' || range.rules !== 0 || areFlagged;
}

function matchesFilter(
  event: SealedEvent,
  filter: EventFilter,
  flagged: string | undefined,
): boolean {
  const { kind, counted, reason, record, since, until } = filter;
  if (kind !== undefined && event.kind !== kind) return false;
  if (since && event.at < since) return false;
  if (until && event.at >= until) return false;

  const isValid = event.invalid === null && flagged === undefined;
  if (counted === 'valid') return isValid && reason === undefined && isBooked(event, record);
  if (reason !== undefined) return event.invalid === reason || flagged === reason;

  return counted === 'invalid' ? !isValid : isBooked(event, record);
}

/** A booking covers only events that cost something. */
const isBooked = ({ cost }: SealedEvent, record: string | undefined): boolean =>
  record === undefined || cost > 0n;
