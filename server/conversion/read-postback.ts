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

/** Null when it is not a postback; nothing is coerced, and what is not known is not taken. */
export function readPostback(text: string): Postback | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  return readFields(value, text);
}

/** The same from the query of a url, where only the fields of a report are fields of it. */
export function readQuery(query: URLSearchParams, ignored: readonly string[]): Postback | null {
  const fields = [...query].filter(([name]) => !ignored.includes(name));
  const names = new Set(fields.map(([name]) => name));
  return names.size === fields.length
    ? readFields(Object.fromEntries(fields), query.toString())
    : null;
}

function readFields(value: unknown, text: string): Postback | null {
  const { success, output } = v.safeParse(shape, value);
  if (!success) return null;
  const occurredAt = output.occurred_at === undefined ? null : new Date(output.occurred_at);
  if (occurredAt && Number.isNaN(occurredAt.getTime())) return null;
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
