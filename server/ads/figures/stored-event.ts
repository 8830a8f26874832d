import type { EventKind, InvalidReason } from '#domain/delivery/event.ts';
import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { type DeliveryEvent, devices } from '#domain/delivery/event-line.ts';
import type { FlagReason } from '#domain/delivery/flag.ts';

/** An event with any flag that was set later. */
export interface StoredEvent extends DeliveryEvent {
  readonly hash: string;
  readonly flagged: FlagReason | null;
  readonly placement: string;
}

export interface EventRow extends Omit<DeliveryEvent, 'no' | 'kind' | 'invalid' | 'device'> {
  readonly no: bigint;
  readonly kind: number;
  readonly invalid: number | null;
  readonly device: number;
  readonly hash: string;
  readonly flagged: FlagReason | null;
  readonly placement: string;
}

export const toStoredEvent = (row: EventRow): StoredEvent => ({
  ...row,
  no: Number(row.no),
  // The table takes no other codes.
  kind: eventKinds[row.kind] as EventKind,
  invalid: row.invalid === null ? null : (invalidReasons[row.invalid] as InvalidReason),
  device: devices[row.device] ?? 'other',
});
