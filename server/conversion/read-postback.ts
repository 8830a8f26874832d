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

/** What a merchant reports, whichever way it came. */
export interface Postback {
  readonly serveId: string;
  readonly txid: string;
  readonly name: string;
  readonly orderAmount: Micro | null;
  readonly currency: string | null;
  readonly isReversed: boolean;
  /** Objected to, for two people to decide. */
  readonly isDisputed?: boolean;
  readonly occurredAt: Date | null;
  readonly reason: string | null;
  /** As it came, to look at it later. */
  readonly text: string;
}

/** Why something is not a postback: the field that is wrong, or `body` when it is no object. */
export interface NotPostback {
  readonly wrongField: string;
}

/** Clocks of others differ by as much as a signature may be old. */
const aheadMsMax = 300_000;

/** Nothing is coerced, what is not known is not taken, and nothing is said twice. */
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

/** The same from the query of a url, where only the fields of a report are fields of it. */
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
 * The keys of a text that is JSON, in order and with those that stand in it twice, of which a
 * parser would keep the last and another program perhaps the first.
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
  // Not a number is not above anything, so that what is no time at all is refused here as well.
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
