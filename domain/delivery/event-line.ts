import type { Sha256 } from '../ledger/record-line.ts';
import { type EventKind, eventKinds, type InvalidReason, invalidReasons } from './event.ts';

/** Device types. The index is the code in the database, so only append. */
export const devices = ['other', 'phone', 'tablet', 'desktop'] as const;

export type Device = (typeof devices)[number];

/** An event as its hash covers it. Amounts are whole micro-units. */
export interface DeliveryEvent {
  readonly no: number;
  readonly kind: EventKind;
  /** In whole milliseconds: the hash covers no finer precision. */
  readonly at: Date;
  readonly serveId: string;
  readonly placementId: number;
  readonly creativeId: number;
  readonly invalid: InvalidReason | null;
  readonly price: bigint;
  readonly cost: bigint;
  readonly pay: bigint;
  readonly country: string;
  readonly device: Device;
  /** Hexadecimal. */
  readonly viewer: string;
}

/**
 * An event's line, which contains the previous event's hash, so that none can be changed or left
 * out unnoticed. The first contains the hash of the plan's number. It is canonical JSON, built by
 * hand because it is made for every event: only the country could need escaping.
 */
export const eventLine = (event: DeliveryEvent, previous: string): string =>
  `{"at":"${event.at.toISOString()}","cost":"${event.cost}",` +
  `"country":${JSON.stringify(event.country)},"creative":${event.creativeId},` +
  `"device":"${event.device}",` +
  `"invalid":${event.invalid === null ? 'null' : `"${event.invalid}"`},` +
  `"kind":"${event.kind}","no":${event.no},"pay":"${event.pay}",` +
  `"placement":${event.placementId},"previous":"${previous}",` +
  `"price":"${event.price}","serve":"${event.serveId}","viewer":"${event.viewer}"}`;

export const eventHash = (event: DeliveryEvent, previous: string, sha256: Sha256): string =>
  sha256(eventLine(event, previous));

/** The hash that a plan's first event links to. */
export const eventGenesis = (planNo: string, sha256: Sha256): string => sha256(planNo);

export const kindCode = (kind: EventKind): number => eventKinds.indexOf(kind);

export const invalidCode = (reason: InvalidReason | null): number | null =>
  reason === null ? null : invalidReasons.indexOf(reason);

export const serveCode = kindCode('serve');
export const impressionCode = kindCode('impression');
export const viewableCode = kindCode('viewable');
export const clickCode = kindCode('click');
