import type { FlagReason } from '#domain/delivery/flag.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { SealedEvent } from '../event-block/block-chain.ts';
import { isDropped, listRanges } from '../event-block/block-store.ts';
import type { EventBlocks } from '../event-block/event-blocks.ts';
import { findEventHash, listEventsAfter } from './plan-event-store.ts';
import { listFlags, listPlacementNames } from './sealed-event-store.ts';
import type { StoredEvent } from './stored-event.ts';

/** Where events are read from: the database, and blocks for sealed ones. */
export interface EventSource {
  readonly sql: Sql;
  readonly blocks: EventBlocks;
}

/** Gives sealed events the placement names and later flags that events in the database have. */
export async function withFindings(
  sql: Sql,
  events: readonly SealedEvent[],
  flags: ReadonlyMap<number, FlagReason>,
): Promise<StoredEvent[]> {
  const ids = new Set(events.map(({ placementId }) => placementId));
  const names = await listPlacementNames(sql, [...ids]);
  return events.map((event) => ({
    ...event,
    flagged: flags.get(event.no) ?? null,
    placement: names.get(event.placementId) ?? '',
  }));
}

/** A plan's events in order, after a number. */
export async function readEventsAfter(
  { sql, blocks }: EventSource,
  planId: bigint,
  previousNo: number,
  countMax: number,
): Promise<StoredEvent[]> {
  if (!(await isDropped(sql, planId))) return listEventsAfter(sql, planId, previousNo, countMax);

  const events: SealedEvent[] = [];
  for (const range of await listRanges(sql, planId, previousNo + 1, previousNo + countMax)) {
    const sealedEvents = await blocks.read(range);
    events.push(...sealedEvents.filter(({ no }) => no > previousNo && no <= previousNo + countMax));
  }

  return withFindings(
    sql,
    events,
    await listFlags(sql, planId, previousNo + 1, previousNo + countMax),
  );
}

/** The hash of an event, which the next event chains to. */
export async function readEventHash(
  { sql, blocks }: EventSource,
  planId: bigint,
  eventNo: number,
): Promise<string | null> {
  if (!(await isDropped(sql, planId))) return findEventHash(sql, planId, eventNo);

  const [range] = await listRanges(sql, planId, eventNo, eventNo);
  if (!range) return null;

  return (await blocks.read(range))[eventNo - range.firstNo]?.hash ?? null;
}
