import type { PayoutReason } from '#domain/wallet/payout-refusals.ts';
import type { OpenReview, ReviewOutcome } from '#domain/wallet/review.ts';
import {
  insertIfAbsent,
  newestFirst,
  oldestFirst,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

export interface NewReview {
  readonly refusalId: string;
  readonly partnerId: string;
  readonly text: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly causedBy: string | null;
}

/** Returns false when this refusal was already disputed. */
export async function insertReview(sql: Sql, review: NewReview): Promise<boolean> {
  return insertIfAbsent(sql, 'payout_review', {
    refusalId: review.refusalId,
    partnerId: review.partnerId,
    text: review.text,
    askedAt: review.askedAt,
    dueAt: review.dueAt,
    causedBy: review.causedBy,
  });
}

interface LockedReview extends OpenReview {
  readonly partnerId: string;
  /** The payout that staff rejected; null when a rule refused it before it existed. */
  readonly payoutId: string | null;
}

export async function lockReview(sql: Sql, refusalId: string): Promise<LockedReview | null> {
  return sql.maybeOne<LockedReview>`
    select v.partner_id, v.caused_by, v.answered_at, f.payout_id
      from payout_review v join payout_refusal f on f.id = v.refusal_id
     where v.refusal_id = ${refusalId} for update of v`;
}

export interface ReviewAnswer {
  readonly refusalId: string;
  readonly by: string;
  readonly outcome: ReviewOutcome;
  readonly reason: string;
}

export async function saveAnswer(sql: Sql, answer: ReviewAnswer, at: Date): Promise<void> {
  await sql`
    update payout_review set answered_at = ${at}, answered_by = ${answer.by},
      outcome = ${answer.outcome}, answer = ${answer.reason}
     where refusal_id = ${answer.refusalId}`;
}

export interface ListedReview {
  readonly refusalId: string;
  readonly partnerId: string;
  readonly partner: string;
  readonly reason: PayoutReason;
  readonly text: string;
  readonly askedAt: Date;
  readonly dueAt: Date;
  readonly causedBy: string | null;
  readonly answeredAt: Date | null;
  readonly answeredBy: string | null;
  readonly outcome: ReviewOutcome | null;
  readonly answer: string | null;
}

/** Open reviews, the most urgent first; or answered ones, the newest first. */
export async function listReviewPage(sql: Sql, isOpen: boolean, cursor: string | undefined) {
  const { at, id } = pageEnd(cursor);
  const { beyond, order } = isOpen ? oldestFirst : newestFirst;
  const rows = await sql.many<ListedReview>`
    select v.refusal_id, v.partner_id, coalesce(p.username, p.nickname) partner, f.reason, v.text,
           v.asked_at, v.due_at, v.caused_by, v.answered_at, v.answered_by, v.outcome, v.answer
      from payout_review v join payout_refusal f on f.id = v.refusal_id
      join partner p on p.id = v.partner_id
     where (v.answered_at is null) = ${isOpen}
       and (${at}::timestamptz is null or (v.due_at, v.refusal_id) ${beyond} (${at}, ${id}::uuid))
     order by v.due_at ${order}, v.refusal_id ${order} ${pageLimit}`;
  return timePage(rows, (row) => ({ at: row.dueAt, id: row.refusalId }));
}
