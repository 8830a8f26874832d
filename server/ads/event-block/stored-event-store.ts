import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { devices } from '#domain/delivery/event-line.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { SealedEvent } from './block-chain.ts';

/** An event as the database stores it. */
export type StoredRow = SealedEvent;

type EventRow = Omit<StoredRow, 'planId' | 'no' | 'kind' | 'invalid' | 'device'> & {
  readonly no: bigint;
  readonly kind: number;
  readonly invalid: number | null;
  readonly device: number;
};

/** The events of a plan after a number, in order. */
export async function readEvents(
  sql: Sql,
  planId: bigint,
  previousNo: number,
  countMax: number,
): Promise<StoredRow[]> {
  const rows = await sql.many<EventRow>`
    select no, kind, at, serve_id, placement_id, creative_id, invalid, price, cost, pay, country,
           device, encode(viewer, 'hex') viewer, encode(hash, 'hex') hash
      from event where plan_id = ${planId} and no > ${previousNo} order by no limit ${countMax}`;

  return rows.map((row) => ({
    ...row,
    planId: Number(planId),
    no: Number(row.no),
    kind: eventKinds[row.kind] ?? 'serve',
    invalid: row.invalid === null ? null : (invalidReasons[row.invalid] ?? null),
    device: devices[row.device] ?? 'other',
  }));
}
