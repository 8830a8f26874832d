import * as v from 'valibot';
import { type Micro, micro } from '#domain/money.ts';

const plain = (lengthMax: number) =>
  v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(lengthMax));

const shape = v.strictObject({
  click_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  txid: plain(100),
  event: v.optional(plain(40), 'sale'),
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))),
  currency: v.optional(plain(10)),
  status: v.optional(v.picklist(['accepted', 'reversed', 'disputed']), 'accepted'),
  occurred_at: v.optional(v.pipe(v.string(), v.isoTimestamp(), v.maxLength(40))),
  reason: v.optional(v.pipe(v.string(), v.regex(/^[^\p{Cc}\p{Cs}]+$/u), v.maxLength(200))),
});

/** A merchant's report, from a body or a query alike. */
export interface Postback {
  readonly serveId: string;
  readonly txid: string;
  readonly name: string;
  readonly orderAmount: Micro | null;
  readonly currency: string | null;
  readonly isReversed: boolean;
  /** Whether the merchant disputes the conversion, for two people to decide. */
  readonly isDisputed?: boolean;
  readonly occurredAt: Date | null;
  readonly reason: string | null;
  /** The original text, kept for later inspection. */
  readonly text: string;
}

/** Why a report is invalid: the wrong field, or `body` when it is not an object. */
export interface NotPostback {
  readonly wrongField: string;
}

/** Other clocks may be off by as much as a signature's timestamp may. */
const aheadMsMax = 300_000;

/** Strict: no coercion, no unknown fields, no duplicate keys. */
export function readPostback(text: string, now: Date): Postback | NotPostback {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { wrongField: 'body' };
  }
  const repeated = findRepeated(keysIn(text));
  return repeated === null ? readFields(value, text, now) : { wrongField: repeated };
}

/** Reads a query, leaving out the ignored fields, which only sign it. */
export function readQuery(
  query: URLSearchParams,
  ignored: readonly string[],
  now: Date,
): Postback | NotPostback {
  const fields = [...query].filter(([name]) => !ignored.includes(name));
  const repeated = findRepeated(fields.map(([name]) => name));
  if (repeated !== null) return { wrongField: repeated };
  return readFields(Object.fromEntries(fields), query.toString(), now);
}

/**
 * A JSON text's keys in order, duplicates included: a parser keeps the last of two equal keys,
 * while another program may keep the first.
 */
const keysIn = (json: string): string[] =>
  [...json.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?/g)].flatMap(([, key, colon]) =>
    key !== undefined && colon !== undefined ? [String(JSON.parse(key))] : [],
  );

const findRepeated = (names: readonly string[]): string | null =>
  names.find((name, at) => names.indexOf(name) !== at) ?? null;

function readFields(value: unknown, text: string, now: Date): Postback | NotPostback {
  const { success, output, issues } = v.safeParse(shape, value);
  if (!success) return { wrongField: String(issues[0].path?.[0]?.key ?? 'body') };
  const occurredAt = output.occurred_at === undefined ? null : new Date(output.occurred_at);
  // Written as a negation so that an invalid date, whose time is NaN, is refused too.
  if (occurredAt && !(occurredAt.getTime() <= now.getTime() + aheadMsMax)) {
    return { wrongField: 'occurred_at' };
  }
  return {
    serveId: output.click_id,
    txid: output.txid,
    name: output.event,
    orderAmount: output.amount === undefined ? null : readAmount(output.amount),
    currency: output.currency ?? null,
    isReversed: output.status === 'reversed',
    isDisputed: output.status === 'disputed',
    occurredAt,
    reason: output.reason ?? null,
    text,
  };
}

function readAmount(text: string): Micro {
  const [units = '', places = ''] = text.split('.');
  return micro(BigInt(units + places.padEnd(6, '0')));
}
