import type * as reviews from '#contract/review.ts';
import type { Input } from '#contract/route.ts';
import type { Facts } from '#domain/refusal.ts';
import type { CaseOutcome } from '#domain/support/support-case.ts';
import type { PayoutReason, Remedy } from '#domain/wallet/payout-refusals.ts';
import {
  fragment,
  insert,
  type List,
  type Page,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** A refusal to insert. It continues the partner's chain of refusals. */
export interface NewRefusalRow {
  readonly id: string;
  readonly partnerId: string;
  readonly seq: number;
  readonly at: Date;
  readonly reason: PayoutReason;
  readonly remedy: Remedy;
  /** Canonical JSON. */
  readonly facts: string;
  readonly payoutId: string | null;
  readonly causedBy: string | null;
  /** The same person by id. */
  readonly staffId: string | null;
  /** The hash of what identifies it. */
  readonly digest: Buffer;
  readonly previous: Buffer;
}

/** The refusal with this digest in the same hour, if there is one. */
export async function findSameRefusal(
  sql: Sql,
  partnerId: string,
  digest: Buffer,
  refusedAt: Date,
): Promise<string | null> {
  const row = await sql.maybeOne<{ id: string }>`
    select id from payout_refusal
     where partner_id = ${partnerId} and digest = ${digest}
       and hour = floor(extract(epoch from ${refusedAt}::timestamptz) / 3600)::bigint`;
  return row?.id ?? null;
}

/** The end of a partner's chain of refusals. */
export async function findLastRefusal(
  sql: Sql,
  partnerId: string,
): Promise<{ readonly seq: number; readonly hash: Buffer } | null> {
  return sql.maybeOne<{ seq: number; hash: Buffer }>`
    select seq, hash from payout_refusal
     where partner_id = ${partnerId} order by seq desc limit 1`;
}

export async function insertRefusal(sql: Sql, refusal: NewRefusalRow): Promise<void> {
  await insert(sql, 'payout_refusal', {
    id: refusal.id,
    partnerId: refusal.partnerId,
    seq: refusal.seq,
    at: refusal.at,
    reason: refusal.reason,
    remedy: refusal.remedy,
    facts: refusal.facts,
    payoutId: refusal.payoutId,
    causedBy: refusal.causedBy,
    staffId: refusal.staffId,
    digest: refusal.digest,
    previous: refusal.previous,
  });
}

export interface StoredReview {
  readonly text: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly outcome: CaseOutcome<'payout-refusal'> | null;
  readonly answer: string | null;
}

export interface StoredRefusal {
  readonly id: string;
  readonly partnerId: string;
  readonly at: Date;
  readonly reason: PayoutReason;
  readonly remedy: Remedy;
  readonly facts: Facts;
  readonly causedBy: string | null;
  /** The same person by id. */
  readonly staffId: string | null;
  /** The payout that staff rejected; null where a rule refused before there was one. */
  readonly payoutId: string | null;
  readonly review: StoredReview | null;
}

type RefusalRow = Omit<StoredRefusal, 'review' | 'facts'> & { readonly facts: string } & {
  readonly [Key in keyof StoredReview]: StoredReview[Key] | null;
};

const columns = fragment`
  f.id, f.partner_id, f.at, f.reason, f.remedy, f.facts, f.caused_by, f.staff_id, f.payout_id,
  c.text, c.opened_at asked_at, c.due_at, c.answered_at, c.answerer answered_by, c.outcome,
  c.answer`;

const tables = fragment`payout_refusal f left join support_case c on c.refusal_id = f.id`;

function toStoredRefusal(row: RefusalRow): StoredRefusal {
  const { text, askedAt, dueAt, answeredAt, answeredBy, outcome, answer, ...refusal } = row;

  const review =
    text === null || askedAt === null || dueAt === null
      ? null
      : { text, askedAt, dueAt, answeredAt, answeredBy, outcome, answer };

  return { ...refusal, facts: JSON.parse(row.facts) as Facts, review };
}

export async function findRefusal(sql: Sql, id: string): Promise<StoredRefusal | null> {
  const row = await sql.maybeOne<RefusalRow>`
    select ${columns} from ${tables} where f.id = ${id}`;
  return row ? toStoredRefusal(row) : null;
}

/** The partner's refusals, newest first: all, or only the disputed ones. */
export async function listRefusals(
  sql: Sql,
  partnerId: string,
  { only, cursor }: Input<typeof reviews.listPayoutRefusals>,
): Promise<Page<StoredRefusal>> {
  const refusals: List = {
    columns,
    from: fragment`
      from ${tables}
     where f.partner_id = ${partnerId}
       and (${only !== 'disputed'}::boolean or c.refusal_id is not null)`,
    id: fragment`f.seq`,
    idType: 'int',
    rowsMax: 20,
  };
  const { list, next } = await readPage<RefusalRow>(sql, refusals, cursor);
  return { list: list.map(toStoredRefusal), next };
}

/** How often each rule has refused a payout. */
export async function countRefusals(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql.many<{ reason: string; count: bigint }>`
    select reason, count(*) count from payout_refusal group by reason`;
  return new Map(rows.map(({ reason, count }) => [reason, Number(count)]));
}
