import { createHash, randomUUID } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import type { Facts } from '#domain/refusal.ts';
import type { PayoutReason, Remedy } from '#domain/wallet/payout.ts';
import type { ReviewOutcome } from '#domain/wallet/review.ts';
import type { Db, Sql } from '../database/database.ts';
import { lockPartner } from '../partner/partner.ts';

/** A refusal to record. Its reason and facts identify it; `more` is informational only. */
export interface NewRefusal {
  readonly partnerId: string;
  readonly reason: PayoutReason;
  readonly remedy: Remedy;
  readonly facts: Facts;
  readonly more?: Facts;
  /** Set when a member of staff rejected a payout. */
  readonly rejected?: { readonly payoutId: string; readonly by: string };
}

const sha256 = (text: string) => createHash('sha256').update(text).digest();

const find = async (sql: Sql, partnerId: string, mark: Buffer, at: Date) => {
  const [row] = await sql<{ id: string }>(
    `select id from payout_refusal
      where partner_id = $1 and mark = $2
        and hour = floor(extract(epoch from $3::timestamptz) / 3600)::bigint`,
    [partnerId, mark, at],
  );
  return row?.id ?? null;
};

/** Records a refusal and returns its id; repeats within the same hour are recorded once. */
export async function keepRefusal(db: Db, refusal: NewRefusal, at: Date): Promise<string> {
  const known = await find(db.sql, refusal.partnerId, markOf(refusal), at);
  return known ?? db.transaction((sql) => keepRefusalIn(sql, refusal, at));
}

const markOf = ({ reason, facts, rejected }: NewRefusal) =>
  sha256(canonicalJson([reason, { ...facts }, rejected?.payoutId ?? null]));

export async function keepRefusalIn(sql: Sql, refusal: NewRefusal, at: Date): Promise<string> {
  const { partnerId, reason, remedy, rejected } = refusal;
  // Serialised per partner, so that each refusal finds and chains to the one before.
  await lockPartner(sql, partnerId);
  const known = await find(sql, partnerId, markOf(refusal), at);
  if (known) return known;
  const [last] = await sql<{ seq: number; hash: Buffer }>(
    'select seq, hash from payout_refusal where partner_id = $1 order by seq desc limit 1',
    [partnerId],
  );
  const id = randomUUID();
  await sql(
    `insert into payout_refusal (id, partner_id, seq, at, reason, remedy, facts, payout_id,
       caused_by, mark, previous)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      id,
      partnerId,
      (last?.seq ?? 0) + 1,
      at,
      reason,
      remedy,
      canonicalJson({ ...refusal.facts, ...refusal.more }),
      rejected?.payoutId ?? null,
      rejected?.by ?? null,
      markOf(refusal),
      last?.hash ?? sha256(partnerId),
    ],
  );
  return id;
}

export interface StoredReview {
  readonly text: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly causedBy: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly outcome: ReviewOutcome | null;
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
  readonly review: StoredReview | null;
}

type RefusalRow = Omit<StoredRefusal, 'review' | 'facts'> & { readonly facts: string } & {
  readonly [Key in Exclude<keyof StoredReview, 'causedBy'>]: StoredReview[Key] | null;
};

const select = `select f.id, f.partner_id "partnerId", f.at, f.reason, f.remedy, f.facts,
    f.caused_by "causedBy", v.text, v.asked_at "askedAt", v.due_at "dueAt",
    v.answered_at "answeredAt", v.answered_by "answeredBy", v.outcome, v.answer
  from payout_refusal f left join payout_review v on v.refusal_id = f.id`;

function refusalOf(row: RefusalRow): StoredRefusal {
  const { id, partnerId, at, reason, remedy, causedBy, text, askedAt, dueAt } = row;
  const { answeredAt, answeredBy, outcome, answer } = row;
  const review =
    text === null || askedAt === null || dueAt === null
      ? null
      : { text, askedAt, dueAt, causedBy, answeredAt, answeredBy, outcome, answer };
  const facts = JSON.parse(row.facts) as Facts;
  return { id, partnerId, at, reason, remedy, facts, causedBy, review };
}

export async function findRefusal(sql: Sql, id: string): Promise<StoredRefusal | null> {
  const [row] = await sql<RefusalRow>(`${select} where f.id = $1`, [id]);
  return row ? refusalOf(row) : null;
}

const pageSize = 20;

/** The partner's refusals, newest first: all, or only the disputed ones. */
export async function listRefusals(
  sql: Sql,
  partnerId: string,
  isDisputedOnly: boolean,
  cursor: string | null,
) {
  const below = cursor !== null && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
  const rows = await sql<RefusalRow & { seq: number }>(
    `${select.replace('select ', 'select f.seq, ')}
      where f.partner_id = $1 and ($2::int is null or f.seq < $2)
        and (not $3::boolean or v.refusal_id is not null)
      order by f.seq desc limit ${pageSize + 1}`,
    [partnerId, below, isDisputedOnly],
  );
  const shown = rows.slice(0, pageSize);
  const next = rows.length > pageSize ? String(shown.at(-1)?.seq) : null;
  return { list: shown.map(refusalOf), next };
}

/** How often each rule has refused a payout. */
export async function countRefusals(sql: Sql): Promise<Map<string, number>> {
  const rows = await sql<{ reason: string; count: bigint }>(
    'select reason, count(*) count from payout_refusal group by reason',
  );
  return new Map(rows.map(({ reason, count }) => [reason, Number(count)]));
}
