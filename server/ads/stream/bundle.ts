import { eventKinds, invalidReasons } from '#domain/delivery/event.ts';
import { devices, invalidCode, kindCode } from '#domain/delivery/event-line.ts';
import type { NewEvent } from '#domain/delivery/record-events.ts';

/** The events of one partition, and this part's number among those of its producer there. */
export interface BundlePart {
  readonly partition: number;
  readonly counter: number;
  readonly events: readonly NewEvent[];
}

/** One message: the events that a delivering process has gathered, for any number of partitions. */
export interface Bundle {
  readonly producer: string;
  readonly parts: readonly BundlePart[];
}

type EventRow = readonly [
  planId: number,
  kind: number,
  at: number,
  serveId: string,
  placementId: number,
  creativeId: number,
  invalid: number | null,
  price: number,
  pay: number,
  isBillable: 0 | 1,
  isRated: 0 | 1,
  country: string,
  device: number,
  viewer: string,
];

type WireBundle = readonly [
  version: 1,
  producer: string,
  parts: readonly (readonly [partition: number, counter: number, events: readonly EventRow[]])[],
];

/** Prices are far below what a double can hold exactly. */
function plainNumber(amount: bigint): number {
  const number = Number(amount);
  if (!Number.isSafeInteger(number)) throw new Error('An amount is too large for the stream');
  return number;
}

const toRow = (event: NewEvent): EventRow => [
  event.planId,
  kindCode(event.kind),
  event.at.getTime(),
  event.serveId,
  event.placementId,
  event.creativeId,
  invalidCode(event.invalid),
  plainNumber(event.price),
  plainNumber(event.pay),
  event.isBillable ? 1 : 0,
  event.isRated ? 1 : 0,
  event.country,
  devices.indexOf(event.device),
  event.viewer,
];

const toEvent = ([
  planId,
  kind,
  at,
  serveId,
  placementId,
  creativeId,
  invalid,
  price,
  pay,
  isBillable,
  isRated,
  country,
  device,
  viewer,
]: EventRow): NewEvent => ({
  planId,
  serveId,
  placementId,
  creativeId,
  country,
  viewer,
  kind: eventKinds[kind] ?? 'serve',
  at: new Date(at),
  invalid: invalid === null ? null : (invalidReasons[invalid] ?? null),
  price: BigInt(price),
  pay: BigInt(pay),
  isBillable: isBillable === 1,
  isRated: isRated === 1,
  device: devices[device] ?? 'other',
});

export const encodeBundle = ({ producer, parts }: Bundle): Buffer =>
  Buffer.from(
    JSON.stringify([
      1,
      producer,
      parts.map(({ partition, counter, events }) => [partition, counter, events.map(toRow)]),
    ] satisfies WireBundle),
  );

/** Only the requested parts are decoded into events. */
export function decodeBundle(
  bytes: Uint8Array,
  isWanted: (partition: number) => boolean = () => true,
): Bundle {
  const [version, producer, parts] = JSON.parse(Buffer.from(bytes).toString('utf8')) as WireBundle;
  if (version !== 1) throw new Error(`The stream has a message of version ${version}`);

  return {
    producer,
    parts: parts
      .filter(([partition]) => isWanted(partition))
      .map(([partition, counter, events]) => ({ partition, counter, events: events.map(toEvent) })),
  };
}
