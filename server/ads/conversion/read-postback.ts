import * as v from 'valibot';
import { type Micro, micro } from '#domain/money.ts';

const visibleText = (lengthMax: number) =>
  v.pipe(v.string(), v.regex(/^[!-~]+$/), v.maxLength(lengthMax));

const reportSchema = v.strictObject({
  click_id: v.pipe(v.string(), v.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/)),
  txid: visibleText(100),
  event: v.optional(visibleText(40), 'sale'),
  amount: v.optional(v.pipe(v.string(), v.regex(/^\d{1,12}(\.\d{1,6})?$/))),
  currency: v.optional(visibleText(10)),
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

/** What makes a report invalid: the wrong field, or `body` when it is not an object. */
export interface InvalidPostback {
  readonly wrongField: string;
}

/** Other clocks may be off by as much as a signature's timestamp may. */
const aheadMsMax = 300_000;

/** Strict: no coercion, no unknown fields, no duplicate keys. */
export function readPostback(text: string, now: Date): Postback | InvalidPostback {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return { wrongField: 'body' };
  }

  const duplicateKey = findDuplicate(keysIn(text));
  return duplicateKey === null ? readFields(body, text, now) : { wrongField: duplicateKey };
}

/** Reads a query, leaving out the ignored fields, which only sign it. */
export function readQuery(
  query: URLSearchParams,
  ignoredNames: readonly string[],
  now: Date,
): Postback | InvalidPostback {
  const fields = [...query].filter(([name]) => !ignoredNames.includes(name));
  const duplicateName = findDuplicate(fields.map(([name]) => name));
  if (duplicateName !== null) return { wrongField: duplicateName };

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

const findDuplicate = (names: readonly string[]): string | null =>
  names.find((name, index) => names.indexOf(name) !== index) ?? null;

function readFields(value: unknown, text: string, now: Date): Postback | InvalidPostback {
  const { success, output, issues } = v.safeParse(reportSchema, value);
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
