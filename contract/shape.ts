import * as v from 'valibot';
import { formatMicro, type Micro } from '#domain/money.ts';

/** Text from the caller. Every text is bounded; a longer one is refused, never truncated. */
/* @__NO_SIDE_EFFECTS__ */
export const text = (lengthMax: number) => v.pipe(v.string(), v.maxLength(lengthMax));

/** An id made by us: opaque to the caller. */
export const id = v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/));

/** The id of one request, made by the browser and kept until the answer is known. */
export const requestId = id;

/** A moment that a caller sends, as ISO 8601 in UTC. */
export const momentText = v.pipe(v.string(), v.isoTimestamp(), v.maxLength(30));

/**
 * A moment of an answer: the server gives a date, and ISO 8601 in UTC goes out. A stored answer,
 * which is repeated, is text already.
 */
export const moment = v.pipe(
  v.custom<Date>((value) => value instanceof Date || typeof value === 'string'),
  v.transform<Date, string>((value: Date | string) =>
    typeof value === 'string' ? value : value.toISOString(),
  ),
  ...momentText.pipe,
);

/** An amount that a caller sends back as it was shown. */
export const moneyText = v.pipe(v.string(), v.regex(/^-?\d{1,13}\.\d{2,6}$/));

/**
 * Money of an answer: the server gives micro-units, and a decimal string with up to six places goes
 * out: never a floating-point number.
 */
export const money = v.pipe(
  v.custom<Micro>((value) => typeof value === 'bigint' || typeof value === 'string'),
  v.transform<Micro, string>((value: Micro | string) =>
    typeof value === 'string' ? value : formatMicro(value),
  ),
  ...moneyText.pipe,
);

/** What a person types as an amount: at most two decimals. */
export const typedMoney = v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,2})?$/));

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2 ** 53 - 1));

/** A whole number that is kept in 32 bits: a version, a place in a list. */
export const int32 = v.pipe(whole, v.maxValue(2 ** 31 - 1));

export const listOf = <S extends v.GenericSchema>(item: S, lengthMax: number) =>
  v.pipe(v.array(item), v.maxLength(lengthMax));

/** The 32 hexadecimal digits of an MD5, which is how the transaction password travels. */
export const hashedPayPassword = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));

/** What `/check/password` answered with, to be shown with the act that it is for. */
export const confirmation = text(100);

export const nothing = v.strictObject({});

const isStream = (body: unknown): boolean =>
  typeof body === 'object' && body !== null && Symbol.asyncIterator in body;

/** A file that was composed by a thread, as a stream of so many bytes. */
export const composedReply = v.object({
  name: v.string(),
  type: v.string(),
  body: v.custom<AsyncIterable<Uint8Array>>(isStream),
  bytes: whole,
});

/** What a call answers that sends a file: its bytes, or a stream of so many. */
export const fileReply = v.union([
  v.object({ name: v.string(), type: v.string(), body: v.instance(Uint8Array) }),
  composedReply,
]);

export type FileReply = v.InferOutput<typeof fileReply>;

/** A list is read page by page: `cursor` is the `next` of the page before. */
export const page = {
  cursor: v.optional(text(200)),
};

export const pageOf = <S extends v.GenericSchema>(item: S) =>
  v.object({ list: listOf(item, 50), next: v.nullable(v.string()) });
